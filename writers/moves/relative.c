#include "writers/moves/relative.h"

/* By face: whether the piece goes far in some directions and one step in the others: 龍, 馬 (dragon
 * king, dragon horse).  A side has at most two: one is to the right or left of the other, never
 * straight. */
static const bool promoted_sliders[PIECE_WHITE] = {
	[KIND_rook | PIECE_PROMOTED] = true,
	[KIND_bishop | PIECE_PROMOTED] = true,
	[KIND_dragon_king] = true,
	[KIND_dragon_horse] = true,
	[KIND_free_king] = true,
};

/* Returns how far to the left of the destination a square lies, as the mover sees it. */
static int
leftness(const struct move *move, square_t from)
{
	int files = (int)square_file(from) - (int)square_file(move->to);

	return move->side == BLACK ? files : -files;
}

/* Returns the motion of a move from a square: up, sideways or down. */
static unsigned
motion(const struct move *move, square_t from)
{
	int ranks = (int)square_rank(from) - (int)square_rank(move->to);

	if (move->side != BLACK)
		ranks = -ranks;
	return ranks > 0 ? MARK_up : ranks < 0 ? MARK_down : MARK_side;
}

/* Returns on which side of the destination a square lies; 0: on its file. */
static unsigned
side(const struct move *move, square_t from)
{
	int left = leftness(move, from);

	return left > 0 ? MARK_left : left < 0 ? MARK_right : 0u;
}

unsigned
relative_marks(const struct game *game, const struct move *move)
{
	const square_t *rivals;
	unsigned up, across, count, i, same_motion = 0, same_side = 0, to_left = 0;

	if (move->kind != MOVE_board || move->rivals == 0)
		return 0;
	up = motion(move, move->from);
	across = side(move, move->from);
	rivals = &game->rivals[move->rivals];
	count = rivals[-1];
	for (i = 0; i < count; i++) {
		if (motion(move, rivals[i]) == up) {
			same_motion++;
			to_left += leftness(move, rivals[i]) > leftness(move, move->from);
		}
		same_side += side(move, rivals[i]) == across;
	}
	if (same_motion == 0)
		return up;
	if (promoted_sliders[piece_face(move->piece)])
		return to_left == 0 ? MARK_left : MARK_right;
	if (across == 0)
		return up == MARK_up ? MARK_straight : up;
	return same_side == 0 ? across : across | up;
}

bool
relative_suffices(const struct game *game, const struct move *move, unsigned marks)
{
	const square_t *rivals = &game->rivals[move->rivals];
	unsigned motions = marks & (MARK_up | MARK_side | MARK_down),
		 sides = marks & (MARK_left | MARK_right);

	/* (one of two is left or right of the other one, which readers know of shogi) */
	if (move->rivals == 0 || promoted_sliders[piece_face(move->piece)])
		return move->rivals == 0 || sides == 0 || game->pieces == NULL ||
		       game->pieces->written.n == 0;
	for (unsigned i = 0; i < rivals[-1]; i++) {
		unsigned across = side(move, rivals[i]), how = motion(move, rivals[i]);

		if ((motions == 0 || motions == how) && (sides == 0 || sides == across) &&
		    ((marks & MARK_straight) == 0 || (across == 0 && how == MARK_up)))
			return false;
	}
	return true;
}
