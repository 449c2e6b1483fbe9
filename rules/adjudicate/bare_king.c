#include "rules/adjudicate/bare_king.h"

/* What a side has on the board. */
struct force {
	unsigned all;    /* pieces that count */
	unsigned strong; /* of these, those that can hold a lone king: no pawns and go-betweens */
	bool beside;     /* one of the strong stands beside the other side's royal piece */
};

static bool
is_stuck(const struct position *position, square_t square, piece_t piece)
{
	return (position->compiled->stuck[piece] >> square_rank(square) & 1) != 0;
}

/* Counts one piece.  Where the rule weighs what the winner has, one that can never move again
 * counts for nothing. */
static void
count(const struct position *position, square_t square, piece_t piece, struct force forces[2])
{
	const struct compiled_variant *compiled = position->compiled;
	struct force *force = &forces[piece_side(piece)];
	square_t royal = position->royal[side_other(piece_side(piece))][0];

	if (compiled->variant->bare_king == BARE_KING_weighed && is_stuck(position, square, piece))
		return;
	force->all++;
	if ((compiled->traits[piece] & TRAIT_minor) != 0)
		return;
	force->strong++;
	force->beside |= compiled->lines[movement_line(square, royal)].distance == 1;
}

/* Whether a side has enough to win against a lone royal piece: not in check itself, two strong
 * pieces, a third where one of them could be taken at once. */
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
	const struct variant *variant = position->compiled->variant;
	struct force forces[2] = { { .all = 0 }, { .all = 0 } };

	*winner = NO_SIDE;
	if (variant->bare_king == BARE_KING_plays_on)
		return ENDING_none;
	for (unsigned rank = 1; rank <= variant->height; rank++)
		for (unsigned file = 1; file <= variant->width; file++) {
			square_t square = square_make(file, rank);
			piece_t piece = position_at(position, square);

			if (piece != 0)
				count(position, square, piece, forces);
		}
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
