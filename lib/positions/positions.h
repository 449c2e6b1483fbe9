#ifndef LIB_POSITIONS_POSITIONS_H
#define LIB_POSITIONS_POSITIONS_H

#include "lib/positions/positions_count.h"

struct position;
struct position_boards;
struct rules;

/*
 * Engine data, judged as positions: a file of them is too large to make a record, a game and
 * findings of each.  Each record is decoded into a position, and its move judged on it by the same
 * laws; only one of which something is to be said becomes a game.  What no record shows by itself
 * is counted over the file.
 */

/* Reads the board at p into a position of shogi, without what only a game needs; *odd: its bits are
 * of an older form.  Returns false if it cannot be read. */
bool positions_load(struct position *position, const char *p, enum packing packing, bool *odd);

/* Plays the claimed move on *position, and returns whether it is legal. */
bool positions_play(struct position *position, const struct claim *claim);

/* Returns whether a move is a drop or a promotion in some encoding; *legal: the encodings in which
 * it is legal, a bit each. */
bool positions_fits(const struct position *position, unsigned bits, unsigned *legal);

/* A chunk of a file, and who reads it. */
struct positions_chunk {
	struct positions *file;
	struct position_boards **boards; /* NULL: none was read yet */
	const struct rules *rules;
	struct memory *memory;
	struct str body;
};

/* Begins a file of this format with a chunk: finds the encoding of its moves (move16: 1 + the one
 * that the user set, or 0), and reports it to diags if the format has another. */
void positions_begin(
    const struct positions_chunk *chunk, enum format format, unsigned move16, struct diags *diags);

/* Enters a later chunk of a file. */
void positions_enter(const struct positions_chunk *chunk);

void positions_free(struct position_boards *boards, struct memory *memory);

/* Goes from *at past the records before stop that have no finding; returns their number.
 */
uint32_t positions_skim(const struct positions_chunk *chunk, uint32_t *at, uint32_t stop);

/* Counts the record at this place, and reports what its game does not show. */
void positions_visit(const struct positions_chunk *chunk, uint32_t at, struct diags *diags);

#endif
