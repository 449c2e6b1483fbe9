#ifndef WRITERS_WESTERN_WESTERN_H
#define WRITERS_WESTERN_WESTERN_H

#include "record/tables/alphabet.h"
#include "writers/common/ending_words.h"
#include "writers/common/writer.h"

/* Shared by the writers of PSN and of bare Hodges text. */

enum { WESTERN_MOVE = 32 }; /* bytes that a move takes at most */

/*
 * Stores a move at p and returns the place after it: P-7f, Bx2b+, N-3c=, B*4e, G6i-5h; with lion
 * power Lnx3hx2i, Lnx10f-10g, Lnx!9d, Ln8k-8k.  The origin is included if another piece could
 * legally make the move, or if the move is illegal: readers look for legal ones.
 */
char *western_append(
    char *p, const struct game *game, const struct move *move, const struct alphabet *alphabet);

/* Appends the tag [name "value"] and a line's end. */
void western_tag(struct buffer *out, struct str name, struct str value);

/* Appends the tags of the start position, Variant, Handicap, SFEN; none for the even start of shogi
 * if there are moves and black makes the first. */
void western_start(const struct game *game, struct buffer *out);

/* Returns the result of the line of play that ends with node: 1-0, 0-1, 1/2-1/2, * (unknown). */
const char *western_outcome(const struct game *game, uint32_t node);

/* Returns the last node of the main line. */
uint32_t western_last(const struct game *game);

/*
 * Appends the moves in pairs, ten plies a line, with their comments, and variations in parentheses
 * after the move that they replace, with their own variations inside.
 */
void western_score(
    const struct game *game, const struct write_options *options, struct buffer *out);

extern const struct ending_words western_endings;
extern const struct writer_swap western_swap;

#endif
