#ifndef PARSERS_KIF_KI2_H
#define PARSERS_KIF_KI2_H

#include "parsers/kif/kif.h"

/*
 * KI2: rows of moves without numbers, each after the mark of its side, with relative marks in
 * place of origins; no times; the result in words alone (formats-japanese.md 2).  Headers,
 * diagrams, comments and variations are KIF's.
 */
extern const struct kif_dialect ki2_dialect;

extern const struct parser ki2_parser;

#endif
