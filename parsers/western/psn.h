#ifndef PARSERS_WESTERN_PSN_H
#define PARSERS_WESTERN_PSN_H

#include "parsers/parser.h"

/* Reads the next game of PSN or Hodges text: see struct parser. */
bool psn_next(struct parse *parse, struct record *record);

#endif
