#ifndef PARSERS_WESTERN_PSN_SAVED_H
#define PARSERS_WESTERN_PSN_SAVED_H

#include "parsers/western/psn_reader.h"

/* Whether the text at p is a game saved or listed by GNU Shogi. */
bool psn_saved_begins(const char *p, const char *end);

/* Reads it. */
void psn_saved_read(struct psn *psn);

#endif
