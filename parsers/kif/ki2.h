#ifndef PARSERS_KIF_KI2_H
#define PARSERS_KIF_KI2_H

#include "parsers/parser.h"

/*
 * KI2: rows of moves without numbers, each after the mark of its side, with relative marks in place
 * of origins; no times; the result only in words.  Headers, diagrams, comments and variations are
 * those of KIF.  See kifu-formats(5).
 */
extern const struct parser ki2_parser;

#endif
