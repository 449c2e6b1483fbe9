#include "rules/board/generate.h"

struct generator {
	const struct position *position;
	generate_visit *visit;
	void *arg;
};

static inline struct move
make_move(const struct generator *generator, enum move_kind kind, piece_t piece, square_t from,
    square_t mid, square_t to)
{
	return (struct move){ .kind = (uint8_t)kind,
		.from = from,
		.mid = mid,
		.to = to,
		.piece = piece,
		.after = piece,
		.side = generator->position->side };
}

/* Both choices of promotion of a move on the board, capturing what is on mid on the way. */
static bool
visit_choices(
    const struct generator *generator, piece_t piece, square_t from, square_t mid, square_t to)
{
	struct move move = make_move(generator, MOVE_board, piece, from, mid, to);

	if (generator->visit(generator->arg, &move))
		return true;
	if (!position_may_promote(generator->position, piece, from, to))
		return false;
	move.after = piece | PIECE_PROMOTED;
	move.flags = MOVE_promotes | MOVE_may_promote;
	return generator->visit(generator->arg, &move);
}

static bool
is_free(piece_t there, enum side side)
{
	return there == 0 || ((there & PIECE_WALL) == 0 && piece_side(there) != side);
}

/*
 * Lion power: captures an enemy piece on the next square and takes another step, in any direction
 * or on or back along the line.  Steps over an empty square are the jumps and have no mid.
 */
static bool
visit_lion_moves(const struct generator *generator, piece_t piece, square_t from)
{
	const struct position *position = generator->position;
	const struct reach *reach = &position->compiled->reach[piece];
	enum side side = piece_side(piece);

	for (unsigned d = 0; d < DIRECTIONS; d++) {
		int mid = from + movement_step[d];
		piece_t there = position_at(position, mid);

		if ((reach->lion >> d & 1) == 0 || there == 0 || !is_free(there, side))
			continue;
		for (unsigned e = 0; e < DIRECTIONS; e++) {
			int to = mid + movement_step[e];

			if ((reach->lion_free || e == d || to == from) &&
			    (to == from || is_free(position_at(position, to), side)) &&
			    visit_choices(generator, piece, from, (square_t)mid, (square_t)to))
				return true;
		}
	}
	return false;
}

/* The pass of a piece with lion power.  Each such piece has its own, though all lead to the same
 * position: perft counts them so. */
static bool
visit_pass(const struct generator *generator, piece_t piece, square_t from)
{
	struct move move = make_move(
	    generator, MOVE_pass, piece, from, position_pass(generator->position, from), from);

	return generator->visit(generator->arg, &move);
}

static bool
visit_piece_moves(const struct generator *generator, piece_t piece, square_t from)
{
	const struct position *position = generator->position;
	const struct compiled_variant *compiled = position->compiled;
	const struct reach *reach = &compiled->reach[piece];
	enum side side = piece_side(piece);

	for (unsigned d = 0; d < DIRECTIONS; d++) {
		int to = from;

		for (unsigned n = 0; n < reach->range[d]; n++) {
			to += movement_step[d];
			if (!is_free(position_at(position, to), side))
				break;
			if (visit_choices(generator, piece, from, NO_SQUARE, (square_t)to))
				return true;
			if (position_at(position, to) != 0)
				break;
		}
	}
	if (reach->lion != 0 &&
	    (visit_lion_moves(generator, piece, from) || visit_pass(generator, piece, from)))
		return true;
	for (unsigned j = 0; j < compiled->jump_count[side]; j++) {
		int to = from + compiled->jumps[side][j];

		if ((reach->jumps >> compiled->jump_bits[side][j] & 1) != 0 &&
		    is_free(position_at(position, to), side) &&
		    visit_choices(generator, piece, from, NO_SQUARE, (square_t)to))
			return true;
	}
	return false;
}

static bool
visit_drops(const struct generator *generator, square_t to)
{
	const struct position *position = generator->position;
	enum side side = position->side;

	for (unsigned kind = 1; kind < KIND_COUNT; kind++) {
		struct move move;

		if (position->hands[side][kind] == 0)
			continue;
		move = make_move(
		    generator, MOVE_drop, piece_make(kind, false, side), NO_SQUARE, NO_SQUARE, to);
		if (generator->visit(generator->arg, &move))
			return true;
	}
	return false;
}

bool
generate_moves(const struct position *position, generate_visit *visit, void *arg)
{
	const struct generator generator = { position, visit, arg };

	for (square_t square = NO_SQUARE; position_next(position, &square);) {
		piece_t piece = position_at(position, square);

		if (piece != 0 && piece_side(piece) == position->side &&
		    visit_piece_moves(&generator, piece, square))
			return true;
	}
	for (square_t square = NO_SQUARE; position_next(position, &square);)
		if (position_at(position, square) == 0 && visit_drops(&generator, square))
			return true;
	return false;
}
