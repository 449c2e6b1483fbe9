#include "rules/board/position.h"

#include <stdlib.h>

void
position_clear(struct position *position, const struct compiled_variant *compiled)
{
	memset(position, 0, offsetof(struct position, cells));
	position->compiled = compiled;
	memset(position->cells, PIECE_WALL, sizeof position->cells);
	for (unsigned rank = 1; rank <= compiled->variant->height; rank++)
		memset(&position->cells[BOARD_PAD + square_make(1, rank)], 0,
		    compiled->variant->width);
}

void
position_add_royal(struct position *position, enum side side, square_t square)
{
	if (position->royals[side] < 2)
		position->royal[side][position->royals[side]] = square;
	position->royals[side]++;
	position->ray_mask[side] = POSITION_ALL_RAYS;
}

void
position_find_royals(struct position *position, enum side side)
{
	position->royals[side] = 0;
	for (square_t square = NO_SQUARE; position_next(position, &square);) {
		piece_t piece = position_at(position, square);

		if (piece_side(piece) == side && compiled_is_royal(position->compiled, piece))
			position_add_royal(position, side, square);
	}
}

void
position_put(struct position *position, square_t square, piece_t piece)
{
	position->cells[BOARD_PAD + square] = piece;
	position->hash += compiled_key(position->compiled, piece, square);
	if (compiled_is_royal(position->compiled, piece))
		position_add_royal(position, piece_side(piece), square);
}

void
position_lift(struct position *position, square_t square)
{
	piece_t piece = position_at(position, square);

	position->cells[BOARD_PAD + square] = 0;
	position->hash -= compiled_key(position->compiled, piece, square);
	if (compiled_is_royal(position->compiled, piece))
		position_find_royals(position, piece_side(piece));
}

void
position_hand(struct position *position, enum side side, enum kind kind, int count)
{
	piece_t piece = piece_make(kind, false, side);

	position->hands[side][kind] = (uint8_t)(position->hands[side][kind] + count);
	position->hash +=
	    compiled_key(position->compiled, piece, NO_SQUARE) * (uint64_t)(int64_t)count;
}

void
position_turn(struct position *position, enum side side)
{
	position->side = (uint8_t)side;
	position_find_check(position);
	position_find_rays(position, BLACK);
	position_find_rays(position, WHITE);
	position->exposed = position_check(position, side_other(side)) != NO_SQUARE;
}

void
position_load(
    struct position *position, const struct compiled_variant *compiled, const struct diagram *from)
{
	position_clear(position, compiled);
	for (square_t square = NO_SQUARE; position_next(position, &square);)
		if (from->cells[square] != 0)
			position_put(position, square, from->cells[square]);
	for (unsigned side = BLACK; side <= WHITE; side++)
		for (unsigned kind = 1; kind < KIND_LIMIT; kind++)
			if (from->hands[side][kind] != 0)
				position_hand(position, side, kind, from->hands[side][kind]);
	position_turn(position, from->turn);
}

void
position_save(const struct position *position, struct diagram *to)
{
	const struct variant *variant = position->compiled->variant;

	memset(to, 0, sizeof *to);
	to->pieces = position->compiled->pieces;
	to->width = variant->width;
	to->height = variant->height;
	to->turn = position->side;
	for (unsigned rank = 1; rank <= variant->height; rank++)
		memcpy(&to->cells[square_make(1, rank)],
		    &position->cells[BOARD_PAD + square_make(1, rank)], variant->width);
	memcpy(to->hands, position->hands, sizeof to->hands);
}

bool
position_equal(const struct position *a, const struct position *b)
{
	return a->side == b->side && memcmp(a->hands, b->hands, sizeof a->hands) == 0 &&
	       memcmp(a->cells, b->cells, sizeof a->cells) == 0;
}

/* Returns the direction of a single step, or DIRECTIONS. */
static unsigned
step_direction(square_t from, square_t to)
{
	struct line line = movement_line(from, to);

	return line.distance == 1 ? line.direction : DIRECTIONS;
}

square_t
position_on_file(const struct position *position, piece_t piece, unsigned file)
{
	for (unsigned rank = 1; rank <= position->compiled->variant->height; rank++)
		if (position_at(position, square_make(file, rank)) == piece)
			return square_make(file, rank);
	return NO_SQUARE;
}

unsigned
position_others_on_file(const struct position *position, piece_t piece, square_t square)
{
	unsigned count = 0;

	for (unsigned rank = 1; rank <= position->compiled->variant->height; rank++)
		count += position_at(position, square_make(square_file(square), rank)) == piece;
	return count - (position_at(position, square) == piece);
}

bool
position_reaches(
    const struct position *position, piece_t piece, square_t from, square_t mid, square_t to)
{
	const struct reach *reach = &position->compiled->reach[piece];
	unsigned first, second;

	if (mid == NO_SQUARE)
		return position_attacks(position, piece, from, to);
	first = step_direction(from, mid);
	second = step_direction(mid, to);
	if (first == DIRECTIONS || second == DIRECTIONS)
		return false;
	if ((reach->lion >> first & 1) == 0)
		return to == from && (reach->igui >> first & 1) != 0;
	return reach->lion_free || second == first || to == from;
}

bool
position_only_stays(const struct position *position, piece_t piece, square_t from, square_t square)
{
	return position_at(position, square) != 0 &&
	       position_reaches(position, piece, from, square, from) &&
	       !position_attacks(position, piece, from, square);
}

square_t
position_pass(const struct position *position, square_t from)
{
	piece_t piece = position_at(position, from);
	unsigned lion = piece == 0 ? 0 : position->compiled->reach[piece].lion;

	for (unsigned d = 0; d < DIRECTIONS; d++)
		if ((lion >> d & 1) != 0 && position_at(position, from + movement_step[d]) == 0)
			return (square_t)(from + movement_step[d]);
	return NO_SQUARE;
}

bool
position_passes_by(const struct position *position, square_t from, square_t mid)
{
	piece_t piece = position_at(position, from);
	unsigned step = step_direction(from, mid);

	return piece != 0 && step != DIRECTIONS && position_at(position, mid) == 0 &&
	       (position->compiled->reach[piece].lion >> step & 1) != 0;
}

/* Returns the piece as which a piece on a square moves. */
static piece_t
moves_as(const struct position *position, piece_t piece, square_t square)
{
	bool black = piece_side(piece) == BLACK;
	/* forward and back are on the board or walls */
	piece_t behind = position_at(position, square + (black ? RANK_STEP : -RANK_STEP));

	return position->compiled->variant->borrow && behind != 0 && behind != PIECE_WALL &&
		       piece_side(behind) == piece_side(piece)
		   ? behind
		   : piece;
}

/* The pieces strictly between two squares of a line. */
struct between {
	unsigned count, first; /* first: of those on the next square */
	unsigned rank;         /* the highest */
};

static struct between
find_between(const struct position *position, square_t from, struct line line)
{
	int step = movement_step[line.direction], square = from;
	struct between between = { .count = 0 };

	for (unsigned n = 1; n < line.distance; n++) {
		piece_t piece = position_at(position, square += step);

		between.count += piece != 0;
		between.first += piece != 0 && n == 1;
		if (position->compiled->ranks[piece] > between.rank)
			between.rank = position->compiled->ranks[piece];
	}
	return between;
}

/* Whether a line is free for one of the odd ways to go along it. */
static bool
goes_along(const struct position *position, piece_t as, square_t from, struct line line,
    enum intent intent)
{
	const struct compiled_variant *compiled = position->compiled;
	const struct movement *movement = &compiled->odd[as];
	unsigned d = line.direction;
	struct between between = find_between(position, from, line);

	if (between.count == 0 && (movement->reach.range[d] >= line.distance ||
				      movement->slides[intent][d] >= line.distance))
		return true;
	if (between.count == 1 && movement->hops[intent][d] >= line.distance)
		return true;
	if (between.count == between.first && movement->skips[d] >= line.distance &&
	    line.distance > 1)
		return true;
	return intent == INTENT_capture && (movement->flies >> d & 1) != 0 &&
	       movement->reach.range[d] >= line.distance && between.rank < compiled->ranks[as];
}

/* Whether a number of single steps leads to a square over empty ones. */
static bool
walks(const struct position *position, square_t from, square_t to, unsigned steps)
{
	unsigned files = (unsigned)abs((int)square_file(to) - (int)square_file(from));
	unsigned ranks = (unsigned)abs((int)square_rank(to) - (int)square_rank(from));

	if (files <= 1 && ranks <= 1)
		return true;
	if (files > steps || ranks > steps)
		return false;
	for (unsigned d = 0; d < DIRECTIONS; d++) {
		int next = from + movement_step[d];

		if (position_at(position, next) == 0 &&
		    walks(position, (square_t)next, to, steps - 1))
			return true;
	}
	return false;
}

bool
position_attacks_oddly(const struct position *position, piece_t piece, square_t from, square_t to)
{
	const struct compiled_variant *compiled = position->compiled;
	const struct movement *movement;
	struct line line;
	enum intent intent = position_at(position, to) != 0 ? INTENT_capture : INTENT_move;
	piece_t as;

	if (compiled->odd == NULL)
		return false;
	as = moves_as(position, piece, from);
	movement = &compiled->odd[as];
	line = movement_line(from, to);
	if (((movement->reach.near | movement->leaps[intent]) >> line.jump & 1) != 0)
		return true;
	if (movement->area > 0 && from != to && walks(position, from, to, movement->area))
		return true;
	return line.distance != OFF_LINE && goes_along(position, as, from, line, intent);
}

square_t
position_blocker(const struct position *position, piece_t piece, square_t from, square_t to)
{
	const struct compiled_variant *compiled = position->compiled;
	const struct movement *odd = compiled->odd;
	piece_t as = moves_as(position, piece, from), there;
	const struct reach *reach = odd == NULL ? &compiled->reach[piece] : &odd[as].reach;
	struct line line = movement_line(from, to);
	bool flies = odd != NULL && position_at(position, to) != 0 &&
		     (odd[as].flies >> line.direction & 1) != 0;
	square_t square = from;

	if (position_attacks(position, piece, from, to) ||
	    reach->range[line.direction] < line.distance)
		return NO_SQUARE;
	do {
		square = (square_t)(square + movement_step[line.direction]);
		there = position_at(position, square);
	} while (there == 0 || (flies && compiled->ranks[there] < compiled->ranks[as]));
	return square;
}

/* Returns a square from which a piece of side by attacks square in its odd way, or NO_SQUARE. */
static square_t
find_odd(const struct position *position, square_t square, enum side by)
{
	for (square_t from = NO_SQUARE; position_next(position, &from);) {
		piece_t piece = position_at(position, from);

		if (piece != 0 && piece_side(piece) == by &&
		    position_attacks_oddly(position, piece, from, square))
			return from;
	}
	return NO_SQUARE;
}

enum side
position_winner(const struct position *position)
{
	const struct variant *variant = position->compiled->variant;

	if (variant->check == CHECK_ends && position->checked)
		return side_other((enum side)position->side);
	for (unsigned side = BLACK; side <= WHITE && variant->try; side++) {
		unsigned last = side == BLACK ? 1 : variant->height;

		if (position->royals[side] == 1 && square_rank(position->royal[side][0]) == last &&
		    position_check(position, (enum side)side) == NO_SQUARE)
			return (enum side)side;
	}
	return NO_SIDE;
}

/* Returns the square of a piece of side by that jumps to square, or attacks it in an odd way, or
 * NO_SQUARE. */
static square_t
find_jumper(const struct position *position, square_t square, enum side by)
{
	const struct compiled_variant *compiled = position->compiled;

	for (unsigned j = 0; j < compiled->jump_count[by]; j++) {
		int from = square - compiled->jumps[by][j];
		piece_t piece = position_at(position, from);

		if ((compiled->reach[piece].jumps >> compiled->jump_bits[by][j] &
			(piece_side(piece) == by)) != 0 &&
		    position_attacks(position, piece, (square_t)from, square))
			return (square_t)from;
	}
	return compiled->odd == NULL ? NO_SQUARE : find_odd(position, square, by);
}

square_t
position_attacker(const struct position *position, square_t square, enum side by)
{
	for (unsigned d = 0; d < DIRECTIONS; d++) {
		square_t from = position_attacker_along(position, square, d, by);

		if (from != NO_SQUARE)
			return from;
	}
	return find_jumper(position, square, by);
}

square_t
position_royal_attacker(const struct position *position, enum side side)
{
	enum side by = side_other(side);
	const uint8_t *beside = position->compiled->beside[by];
	square_t royal = position->royal[side][0], from = NO_SQUARE;
	unsigned touched = 0, ray_mask = position->ray_mask[side];

	for (unsigned d = 0; d < DIRECTIONS; d++) /* without branches: most of them are empty */
		touched |= 1u << d & beside[position_at(position, royal + movement_step[d])];
	if (touched != 0)
		return (square_t)(royal + movement_step[__builtin_ctz(touched)]);
	for (; ray_mask != 0 && from == NO_SQUARE; ray_mask &= ray_mask - 1)
		from =
		    position_attacker_along(position, royal, (unsigned)__builtin_ctz(ray_mask), by);
	return from != NO_SQUARE ? from : find_jumper(position, royal, by);
}

square_t
position_check(const struct position *position, enum side side)
{
	if (position->royals[side] != 1)
		return NO_SQUARE;
	return position_attacker(position, position->royal[side][0], side_other(side));
}

/* Returns the directions in which the rows of afar point along three lines that step from rank to
 * rank: to the right, straight, to the left. */
static inline unsigned
rays_by_rank(
    const uint8_t *afar, const piece_t *cell, int step, unsigned ranks, const uint8_t directions[3])
{
	const piece_t *right = cell, *straight = cell, *left = cell;
	unsigned a = 0, b = 0, c = 0;

	for (; ranks > 0; ranks--) {
		a |= afar[*(right += step - 1)];
		b |= afar[*(straight += step)];
		c |= afar[*(left += step + 1)];
	}
	return (a & directions[0]) | (b & directions[1]) | (c & directions[2]);
}

void
position_find_rays(struct position *position, enum side side)
{
	static const uint8_t up[] = { 1 << 1, 1 << 0, 1 << 7 }, down[] = { 1 << 3, 1 << 4, 1 << 5 };
	const struct variant *variant = position->compiled->variant;
	const uint8_t *afar = position->compiled->afar[side_other(side)];
	square_t royal = position->royal[side][0];
	const piece_t *cell = &position->cells[BOARD_PAD + royal];
	unsigned rank = square_rank(royal), file = square_file(royal), right = 0, left = 0;

	position->ray_mask[side] = POSITION_ALL_RAYS;
	if (position->royals[side] != 1)
		return;
	for (unsigned n = file - 1; n > 0; n--)
		right |= afar[cell[-(int)n]];
	for (unsigned n = variant->width - file; n > 0; n--)
		left |= afar[cell[n]];
	/* a diagonal may go on beyond the left or right edge: a bit that is set may be wrong */
	position->ray_mask[side] =
	    (uint8_t)((right & 1 << 2) | (left & 1 << 6) |
		      rays_by_rank(afar, cell, -RANK_STEP, rank - 1, up) |
		      rays_by_rank(afar, cell, RANK_STEP, variant->height - rank, down));
}
