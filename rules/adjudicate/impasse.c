#include "rules/adjudicate/impasse.h"

#include <string.h>

enum { PIECES_NEEDED = 10 };

/* Points needed to win, by side, and for a draw; 0: no draw. */
static const struct {
	unsigned name;
	unsigned win[2], draw;
} declarations[DECLARATION_COUNT] = {
	[DECLARATION_27] = { 27, { 28, 27 }, 0 },
	[DECLARATION_24] = { 24, { 31, 31 }, 24 },
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

/* Returns the points of a full set that neither side has: those that white gave. */
static unsigned
missing(const struct position *position)
{
	const struct compiled_variant *compiled = position->compiled;
	unsigned full = 0, present = 0;

	for (unsigned kind = 1; kind < KIND_LIMIT; kind++) {
		unsigned held = position->hands[BLACK][kind] + position->hands[WHITE][kind];

		full += compiled->points[kind] * (unsigned)compiled->set[kind];
		present += compiled->points[kind] * held;
	}
	for (square_t square = NO_SQUARE; position_next(position, &square);)
		present += compiled->points[piece_kind(position_at(position, square))];
	return full > present ? full - present : 0;
}

bool
impasse_entered(const struct position *position, enum side side)
{
	return position->royals[side] == 1 &&
	       compiled_in_zone(position->compiled, side, position->royal[side][0]);
}

struct impasse_count
impasse_count(const struct position *position, enum side side, bool given)
{
	const uint8_t *worth = position->compiled->points;
	unsigned points = given && side == WHITE ? missing(position) : 0, elsewhere = 0;
	struct impasse_count count = { .entered = impasse_entered(position, side),
		.given = (uint16_t)points };

	for (square_t square = NO_SQUARE; position_next(position, &square);) {
		piece_t piece = position_at(position, square);
		unsigned kind = piece_kind(piece);

		if (worth[kind] == 0 || piece_side(piece) != side)
			continue;
		if (!compiled_in_zone(position->compiled, side, square)) {
			elsewhere += worth[kind];
			continue;
		}
		count.there[kind]++;
		count.pieces++;
		points += worth[kind];
	}
	for (unsigned kind = 1; kind < KIND_LIMIT; kind++) {
		count.held[kind] = position->hands[side][kind];
		points += worth[kind] * (unsigned)count.held[kind];
	}
	count.points = (uint16_t)points;
	count.total = (uint16_t)(points + elsewhere);
	memcpy(count.worth, worth, sizeof count.worth);
	return count;
}

struct impasse
impasse_judge(const struct position *position, enum declaration declaration, bool given)
{
	enum side side = position->side;
	struct impasse_count count = impasse_count(position, side, given);
	unsigned needed = declarations[declaration].win[side];
	unsigned draw = declarations[declaration].draw;

	if (declaration == DECLARATION_none || !position->compiled->variant->adjudicated)
		return (struct impasse){ IMPASSE_lose, PHRASE_no_declaration, 0, 0 };
	if (!count.entered)
		return (struct impasse){ IMPASSE_lose, PHRASE_king_outside, 0, 0 };
	if (count.pieces < PIECES_NEEDED)
		return (
		    struct impasse){ IMPASSE_lose, PHRASE_few_pieces, count.pieces, PIECES_NEEDED };
	if (position->checked)
		return (struct impasse){ IMPASSE_lose, PHRASE_declares_in_check, 0, 0 };
	if (count.points >= needed)
		return (struct impasse){ .verdict = IMPASSE_win };
	return (struct impasse){ draw != 0 && count.points >= draw ? IMPASSE_draw : IMPASSE_lose,
		PHRASE_few_points, count.points, needed };
}
