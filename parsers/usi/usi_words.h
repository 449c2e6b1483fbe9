#ifndef PARSERS_USI_USI_WORDS_H
#define PARSERS_USI_USI_WORDS_H

#include "parsers/parser.h"

/* Reads a word among the moves of USI.  Returns false if it is no move, no ending and no pass. */
bool usi_words_claim(const struct piece_set *set, struct str word, struct claim *claim);

/* Claims a word, of this place, for a node; reports one that is none.  ply: that of the node. */
void usi_words_ply(struct parse *parse, struct record *record, uint32_t node, struct span at,
    struct str word, uint32_t ply);

/* Returns whether a word may be a board where one is expected.  An empty board has no letters, but
 * more slashes than a date. */
bool usi_words_is_board(struct str word);

/* Returns how much a line looks like a game, from 0 to 100, by its first words; -1 for an empty
 * line or one that begins with #, which are skipped. */
int usi_words_weigh(struct str line);

#endif
