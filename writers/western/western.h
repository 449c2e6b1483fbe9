#ifndef WRITERS_WESTERN_WESTERN_H
#define WRITERS_WESTERN_WESTERN_H

#include "record/tables/alphabet.h"
#include "writers/ending_words.h"
#include "writers/writer.h"

/*
 * What the writers of PSN and of bare Hodges text share: moves, the score made of them, and the
 * tags that say what the start is.  Source: psn-hodges.md 2 and 8, dai-shogi.md 8.1.
 */

enum { WESTERN_MOVE = 32 }; /* bytes that a move takes at most */

/*
 * Stores a move at p and gives the place after: P-7f, Bx2b+, N-3c=, B*4e, G6i-5h; with lion power
 * Lnx3hx2i, Lnx10f-10g, Lnx!9d, Ln8k-8k.  The origin is given where another piece could legally
 * have been meant, and where the move is illegal: a reader looks for legal ones.
 */
char *western_append(char *p, const struct move *move, enum alphabet alphabet);

/* Appends the tag [name "value"] and a line's end. */
void western_tag(struct buffer *out, struct str name, struct str value);

/* Appends the tags that say what the start is: Variant, Handicap, SFEN; none for the even start of
 * shogi, where there are moves and black makes the first. */
void western_start(const struct game *game, struct buffer *out);

/* Who wins by the ending at node: 1-0, 0-1, 1/2-1/2, or * where nobody does and at a move. */
const char *western_outcome(const struct game *game, uint32_t node);

/* The last node of the main line. */
uint32_t western_last(const struct game *game);

/*
 * Appends the moves in pairs, ten plies a line, with their comments, and variations in parentheses
 * after the move they replace, each with its own inside it.
 */
void western_score(
    const struct game *game, const struct write_options *options, struct buffer *out);

extern const struct ending_words western_endings;
extern const struct writer_swap western_swap;

#endif
