#include "rules/adjudicate/bare_king.h"

/* The pieces of a side on the board. */
struct force {
	unsigned all;    /* pieces that count */
	unsigned strong; /* of these, all but pawns and go-betweens */
	bool beside;     /* a strong one stands next to the other side's royal piece */
};

/* Counts one piece.  Where the winner's force matters, a piece that can never move again does not
 * count. */
static void
count_piece(const struct position *position, square_t square, piece_t piece, struct force forces[2])
{
	const struct compiled_variant *compiled = position->compiled;
	struct force *force = &forces[piece_side(piece)];
	square_t royal = position->royal[side_other(piece_side(piece))][0];

	if (compiled->variant->bare_king == BARE_KING_weighed &&
	    compiled_is_stuck(compiled, piece, square))
		return;
	force->all++;
	if ((compiled->traits[piece] & TRAIT_minor) != 0)
		return;
	force->strong++;
	force->beside |= compiled->lines[movement_line(square, royal)].distance == 1;
}

/* Whether a side has enough to win against a lone royal piece: it is not in check and has two
 * strong pieces, or three if one of them could be captured at once. */
static bool
is_enough(const struct position *position, enum side side, const struct force *force)
{
	if (position->compiled->variant->bare_king == BARE_KING_alone)
		return true;
	return force->strong >= 2 && position_check(position, side) == NO_SQUARE &&
	       (force->strong >= 3 || !force->beside);
}

enum ending
bare_king_ending(const struct position *position, enum side *winner)
{
	struct force forces[2] = { { .all = 0 }, { .all = 0 } };

	*winner = NO_SIDE;
	if (position->compiled->variant->bare_king == BARE_KING_plays_on)
		return ENDING_none;
	for (square_t square = NO_SQUARE; position_next(position, &square);)
		if (position_at(position, square) != 0)
			count_piece(position, square, position_at(position, square), forces);
	if (forces[BLACK].all == 1 && forces[WHITE].all == 1)
		return position_check(position, BLACK) == NO_SQUARE &&
			       position_check(position, WHITE) == NO_SQUARE
			   ? ENDING_draw
			   : ENDING_none;
	for (unsigned side = BLACK; side <= WHITE; side++) {
		enum side other = side_other((enum side)side);

		if (forces[side].all == 1 && is_enough(position, other, &forces[other])) {
			*winner = other;
			return ENDING_mate;
		}
	}
	return ENDING_none;
}
