#ifndef PARSERS_KIF_KIF_WORD_H
#define PARSERS_KIF_KIF_WORD_H

#include "record/record.h"
#include "record/scan.h"

/* The word in place of a move: an ending or a pass. */

/* Reads an ending or a pass at p, with its side's mark (△投了) and up to a blank or a parenthesis,
 * into *claim.  Returns the place after it, or NULL when it is neither. */
const char *kif_word_read(const char *p, const char *end, struct claim *claim);

/* Returns the end of the word at p if it may be an unknown ending, being neither a move nor ASCII
 * other than letters; else NULL. */
const char *kif_word_unknown(const char *p, const char *end);

/* Whether the words from p to end are the beginning of one that kif_word_read knows. */
bool kif_word_begun(const char *p, const char *end);

#endif
