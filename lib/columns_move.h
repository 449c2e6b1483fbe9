#ifndef LIB_COLUMNS_MOVE_H
#define LIB_COLUMNS_MOVE_H

#include "lib/game_summary.h"
#include "record/sfen.h"
#include "writers/common/board.h"

/* A row of kifu table, as the functions of columns.def see it, and those of them that are of a
 * move. */

/* The time that a side has used. */
struct row_clock {
	uint64_t used; /* milliseconds */
	bool known;    /* any time was written */
};

/* A way through the moves of a game's main line, a row each. */
struct row_walk {
	uint32_t node, ply; /* of the present move; ply: from 1 */
	struct row_clock clocks[2];
	struct board_walk board;       /* goes on when a column asks for the position */
	struct sfen_text text;         /* of the position there */
	uint32_t written;              /* the move before which it is; 0: none */
	const struct evaluation *said; /* of the position after the move; NULL: nothing */
};

/* A game, or one of its moves. */
struct game_row {
	const struct session *session;
	const struct game *game; /* NULL: none could be made */
	const size_t *counts;    /* of its findings, by enum severity */
	struct row_walk *walk;   /* at the move that the row is of; NULL: it is of the game */
};

/* Adds a move's time: the last total that is written counts, and the times after it. */
void columns_spend(struct row_clock *clock, const struct ply *ply);

/* Appends the seconds that a side used; nothing if no time is written. */
void columns_add_used(const struct row_clock *clock, struct buffer *out);

/* Appends the points of a side before the move, if a king has entered the promotion zone. */
void columns_add_points(const struct game_row *row, enum side side, struct buffer *out);

/* Declares the functions of columns of a move. */
#define COLUMN_OF_game(function)
#define COLUMN_OF_any(function)
#define COLUMN_OF_move(function) void function(const struct game_row *row, struct buffer *out);
#define COLUMN(id, name, kind, usual, each, function, ...) COLUMN_OF_##each(function)
#include "lib/columns.def"
#undef COLUMN

#endif
