#ifndef CMD_COMPARE_MAIN_LINE_H
#define CMD_COMPARE_MAIN_LINE_H

#include "record/game.h"
#include "record/text/arena.h"

/* Main lines, move by move, as two records of one game are compared. */

/* A move as it was played, or as it is claimed if it could not be. */
struct main_line_move {
	uint32_t node;
	uint8_t kind; /* enum move_kind; MOVE_none: it could not be played */
	square_t from, mid, to;
	piece_t piece, after;
};

struct main_line {
	const struct game *game;
	struct main_line_move *moves;
	uint64_t *positions; /* a hash of the position after each of the first `played` moves, from
				that of the start on */
	uint32_t count, played;
};

/* Returns the main line of a game, in arena. */
struct main_line main_line_of(const struct game *game, struct arena *arena);

/* Returns whether two moves are the same, as far as it is known what a move that could not be
 * played is. */
bool main_line_same(const struct main_line_move *a, const struct main_line_move *b);

/* How two lines go on after their first different move. */
enum main_line_relation {
	MAIN_LINE_apart,         /* nothing that could be said with certainty */
	MAIN_LINE_missing_first, /* the first line lacks a move */
	MAIN_LINE_missing_second,
	MAIN_LINE_one_move,  /* only that move differs */
	MAIN_LINE_reordered, /* the same moves in another order */
	MAIN_LINE_position,  /* the same position later */
	MAIN_LINE_alike,     /* the same moves later */
	MAIN_LINE_RELATIONS
};

/* Where they are the same again: from the moves with these indices on. */
struct main_line_again {
	enum main_line_relation relation;
	uint32_t first, second;
	uint32_t count; /* of moves that are the same from there on */
};

/* Returns that for two lines that differ from move `from` on. */
struct main_line_again main_line_again(
    const struct main_line *a, const struct main_line *b, uint32_t from, struct memory *memory);

#endif
