#ifndef PARSERS_USI_USI_WORDS_H
#define PARSERS_USI_USI_WORDS_H

#include "record/record.h"

/* Reads a word among the moves of USI.  Returns false if it is no move, no ending and no pass. */
bool usi_words_claim(struct str word, struct claim *claim);

/* Returns whether a word may be a board where one is expected.  An empty board has no letters, but
 * more slashes than a date. */
bool usi_words_is_board(struct str word);

/* Returns how much a line looks like a game, from 0 to 100, by its first words; -1 for an empty
 * line or one that begins with #, which are skipped. */
int usi_words_weigh(struct str line);

#endif
