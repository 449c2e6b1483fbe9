#ifndef PARSERS_KIF_KIF_WORDS_H
#define PARSERS_KIF_KIF_WORDS_H

#include "record/record.h"

/*
 * Reads a word that stands for a move at p, up to a blank or a parenthesis, into *claim: an ending
 * or a pass, with its mark (△投了).  Returns the place after it, or NULL when it is not such a
 * word.
 */
const char *kif_words_read(const char *p, const char *end, struct claim *claim);

/* The end of the word at p, if it could be an ending not known to us (letters and kana alone), or
 * NULL. */
const char *kif_words_unknown(const char *p, const char *end);

/* Whether the word at p is the beginning of one that kif_words_read knows. */
bool kif_words_begun(const char *p, const char *end);

#endif
