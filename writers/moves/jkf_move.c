#include "writers/moves/jkf_move.h"

#include "writers/common/append.h"
#include "writers/moves/csa_move.h"
#include "writers/moves/relative.h"

/* Stores {"x":7,"y":6}; no larger board is written. */
static char *
put_place(char *p, square_t square)
{
	char *after = APPEND(p, "{\"x\":0,\"y\":0}");

	p[sizeof "{\"x\":" - 1] = (char)('0' + square_file(square));
	after[-2] = (char)('0' + square_rank(square));
	return after;
}

/* Stores the two letters of a piece, which an illegal promotion may lack, and a quote. */
static inline char *
put_piece(char *p, piece_t piece)
{
	const char *code = csa_move_codes[piece_face(piece)];

	return APPEND(code[0] == '\0' ? p : append_bytes(p, code, 2), "\"");
}

/* Stores the letters of relative marks: left, center, right; up, middle, down; H from the hand. */
static char *
put_relative(char *p, const struct game *game, const struct move *move)
{
	static const struct {
		unsigned mark;
		char letter;
	} letters[] = {
		{ MARK_left, 'L' },
		{ MARK_straight, 'C' },
		{ MARK_right, 'R' },
		{ MARK_up, 'U' },
		{ MARK_side, 'M' },
		{ MARK_down, 'D' },
	};
	unsigned marks = relative_marks(game, move);
	bool drop = move->kind == MOVE_drop && move->rivals != 0;
	size_t i;

	if (marks == 0 && !drop)
		return p;
	p = APPEND(p, ",\"relative\":\"");
	if (drop)
		*p++ = 'H';
	for (i = 0; i < sizeof letters / sizeof *letters; i++) {
		if ((marks & letters[i].mark) != 0)
			*p++ = letters[i].letter;
	}
	return APPEND(p, "\"");
}

char *
jkf_move_put(char *p, const struct game *game, const struct move *move)
{
	p = APPEND(p, "{\"color\":");
	*p++ = move->side == WHITE ? '1' : '0';
	if (move->kind == MOVE_board)
		p = put_place(APPEND(p, ",\"from\":"), move->from);
	p = put_place(APPEND(p, ",\"to\":"), move->to);
	/* a drop is of what it puts on the board, should that be promoted (a foul) */
	p = put_piece(APPEND(p, ",\"piece\":\""), game_named(move));
	if ((move->flags & MOVE_same) != 0)
		p = APPEND(p, ",\"same\":true");
	if ((move->flags & MOVE_promotes) != 0)
		p = APPEND(p, ",\"promote\":true");
	else if ((move->flags & MOVE_may_promote) != 0)
		p = APPEND(p, ",\"promote\":false");
	if (move->captured != 0)
		p = put_piece(APPEND(p, ",\"capture\":\""), move->captured);
	p = put_relative(p, game, move);
	return APPEND(p, "}");
}
