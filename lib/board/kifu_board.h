#ifndef LIB_BOARD_KIFU_BOARD_H
#define LIB_BOARD_KIFU_BOARD_H

#include "lib/kifu_context.h"

/* What a position's name or SFEN means. */
struct kifu_board_start {
	const struct compiled_variant *compiled;
	const struct handicap *handicap; /* NULL: the even start, or a position of its own */
	bool is_set;                     /* by an SFEN: */
	struct diagram diagram;
};

/* Finds what the name of a variant or of a handicap, or an SFEN, means; NULL: the start of the
 * context's variant.  Makes the session. */
enum kifu_result kifu_board_find(
    struct kifu *kifu, const char *position, struct kifu_board_start *start);

/* Does the work of a function of a board, as kifu_run. */
enum kifu_result kifu_board_run(
    struct kifu_board *board, enum kifu_result (*work)(struct kifu *kifu, void *call), void *call);

/* Finds the legal moves of the position, if they are not known yet. */
void kifu_board_find_moves(struct kifu_board *board);

/* Judges a move of USI: adds what is wrong with it to the findings (NULL: none are wanted). Returns
 * whether it is legal, and stores it in *move then. */
bool kifu_board_judge(
    struct kifu_board *board, struct str usi, struct move *move, struct diags *diags);

/* Plays a move, and enters the position that it leads to. */
void kifu_board_enter(struct kifu_board *board, const struct move *move);

#endif
