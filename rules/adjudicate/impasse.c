#include "rules/adjudicate/impasse.h"

enum { PIECES_NEEDED = 10 };

/* Points needed to win, by side, and for a draw; 0: no draw. */
static const struct {
	unsigned name;
	unsigned win[2], draw;
} declarations[DECLARATION_COUNT] = {
	[DECLARATION_27] = { 27, { 28, 27 }, 0 },
	[DECLARATION_24] = { 24, { 31, 31 }, 24 },
};

/* The pieces of a side in some ranks of the board, without kings. */
struct rank_count {
	unsigned pieces, points;
};

enum declaration
impasse_declaration(unsigned points)
{
	unsigned i;

	for (i = DECLARATION_COUNT - 1; i > DECLARATION_none; i--)
		if (declarations[i].name == points)
			break;
	return (enum declaration)i;
}

/* Counts a side's pieces in a set of ranks, with a bit for each. */
static struct rank_count
count_ranks(const struct position *position, enum side side, unsigned ranks)
{
	struct rank_count tally = { 0, 0 };

	for (square_t square = NO_SQUARE; position_next(position, &square);) {
		piece_t piece = position_at(position, square);
		unsigned points = position->compiled->points[piece_kind(piece)];

		if (points == 0 || piece_side(piece) != side ||
		    (ranks >> square_rank(square) & 1) == 0)
			continue;
		tally.pieces++;
		tally.points += points;
	}
	return tally;
}

static unsigned
in_hand(const struct position *position, enum side side)
{
	unsigned points = 0;

	for (unsigned kind = 1; kind < KIND_COUNT; kind++)
		points += position->compiled->points[kind] * (unsigned)position->hands[side][kind];
	return points;
}

/* Returns the points of a full set that neither side has: those that white gave. */
static unsigned
missing(const struct position *position)
{
	const struct compiled_variant *compiled = position->compiled;
	unsigned full = 0, present = 0;

	for (unsigned kind = 1; kind < KIND_COUNT; kind++)
		full += compiled->points[kind] * (unsigned)compiled->set[kind];
	for (unsigned side = BLACK; side <= WHITE; side++)
		present += count_ranks(position, (enum side)side, UINT32_MAX).points +
			   in_hand(position, (enum side)side);
	return full > present ? full - present : 0;
}

unsigned
impasse_total(const struct position *position, enum side side, bool given)
{
	return count_ranks(position, side, UINT32_MAX).points + in_hand(position, side) +
	       (given && side == WHITE ? missing(position) : 0);
}

struct impasse
impasse_judge(const struct position *position, enum declaration declaration, bool given)
{
	enum side side = position->side;
	struct rank_count tally = count_ranks(position, side, position->compiled->zone[side]);
	unsigned needed = declarations[declaration].win[side];
	unsigned draw = declarations[declaration].draw;

	tally.points += in_hand(position, side) + (given && side == WHITE ? missing(position) : 0);
	if (declaration == DECLARATION_none || !position->compiled->variant->adjudicated)
		return (struct impasse){ IMPASSE_lose, PHRASE_no_declaration, 0, 0 };
	if (position->royals[side] != 1 ||
	    (position->compiled->zone[side] >> square_rank(position->royal[side][0]) & 1) == 0)
		return (struct impasse){ IMPASSE_lose, PHRASE_king_outside, 0, 0 };
	if (tally.pieces < PIECES_NEEDED)
		return (
		    struct impasse){ IMPASSE_lose, PHRASE_few_pieces, tally.pieces, PIECES_NEEDED };
	if (position->checked)
		return (struct impasse){ IMPASSE_lose, PHRASE_declares_in_check, 0, 0 };
	if (tally.points >= needed)
		return (struct impasse){ .verdict = IMPASSE_win };
	return (struct impasse){ draw != 0 && tally.points >= draw ? IMPASSE_draw : IMPASSE_lose,
		PHRASE_few_points, tally.points, needed };
}
