#include "rules/laws/judge.h"

/* The search for the legal moves of the side to move. */
struct search {
	struct position *position;
	struct move *moves; /* NULL: stops at the first */
	size_t count;       /* found so far */
};

bool
judge_legal(struct position *position, struct trial *trial)
{
	struct undo undo;
	unsigned broken;

	if (laws_before(position, trial) != 0)
		return false;
	play_move(position, &trial->move, &undo);
	broken = judge_after(position, &trial->move, &undo);
	play_undo(position, &trial->move, &undo);
	return broken == 0;
}

/* Keeps a move if it is legal.  Like the functions below, returns true to stop the search. */
static bool
try_move(struct search *search, enum move_kind kind, piece_t piece, square_t from, square_t mid,
    square_t to, bool promotes)
{
	enum side side = search->position->side;
	struct trial trial = { .mover = (uint8_t)side, .promotes = promotes };

	trial.move = (struct move){ .kind = (uint8_t)kind,
		.from = from,
		.mid = mid,
		.to = to,
		.piece = piece,
		.after = promotes ? piece | PIECE_PROMOTED : piece,
		.flags = promotes ? MOVE_promotes | MOVE_may_promote : 0,
		.side = (uint8_t)side };
	if (!judge_legal(search->position, &trial))
		return false;
	if (search->moves != NULL && search->count < JUDGE_MOVES_MAX)
		search->moves[search->count++] = trial.move;
	return search->moves == NULL;
}

/* Tries a move on the board, capturing what is on mid on the way, promoting and not. */
static bool
try_choices(struct search *search, piece_t piece, square_t from, square_t mid, int to)
{
	return try_move(search, MOVE_board, piece, from, mid, (square_t)to, false) ||
	       (position_may_promote(search->position, piece, from, (square_t)to) &&
		   try_move(search, MOVE_board, piece, from, mid, (square_t)to, true));
}

/* Whether a piece of a side may move to a square: it is empty or the other side's. */
static bool
is_free(const struct position *position, int square, enum side side)
{
	piece_t there = position_at(position, square);

	return there == 0 || ((there & PIECE_WALL) == 0 && piece_side(there) != side);
}

/*
 * Lion power: captures an enemy piece on the next square and takes another step, in any direction
 * or on or back along the line.  Steps over an empty square are the jumps and have no mid.
 */
static bool
try_lion_moves(struct search *search, piece_t piece, square_t from)
{
	const struct position *position = search->position;
	const struct reach *reach = &position->compiled->reach[piece];
	enum side side = piece_side(piece);

	for (unsigned d = 0; d < DIRECTIONS; d++) {
		int mid = from + movement_step[d];

		if ((reach->lion >> d & 1) == 0 || position_at(position, mid) == 0 ||
		    !is_free(position, mid, side))
			continue;
		for (unsigned e = 0; e < DIRECTIONS; e++) {
			int to = mid + movement_step[e];

			if ((reach->lion_free || e == d || to == from) &&
			    (to == from || is_free(position, to, side)) &&
			    try_choices(search, piece, from, (square_t)mid, to))
				return true;
		}
	}
	/* each piece has its own pass, though all lead to the same position: perft counts them so
	 */
	return try_move(search, MOVE_pass, piece, from, position_pass(position, from), from, false);
}

static bool
try_piece(struct search *search, piece_t piece, square_t from)
{
	const struct position *position = search->position;
	const struct compiled_variant *compiled = position->compiled;
	const struct reach *reach = &compiled->reach[piece];
	enum side side = piece_side(piece);

	for (unsigned d = 0; d < DIRECTIONS; d++) {
		int to = from + movement_step[d];

		for (unsigned n = 0; n < reach->range[d]; n++, to += movement_step[d]) {
			if (!is_free(position, to, side))
				break;
			if (try_choices(search, piece, from, NO_SQUARE, to))
				return true;
			if (position_at(position, to) != 0)
				break;
		}
	}
	if (reach->lion != 0 && try_lion_moves(search, piece, from))
		return true;
	for (unsigned j = 0; j < compiled->jump_count[side]; j++) {
		int to = from + compiled->jumps[side][j];

		if ((reach->jumps >> compiled->jump_bits[side][j] & 1) != 0 &&
		    is_free(position, to, side) && try_choices(search, piece, from, NO_SQUARE, to))
			return true;
	}
	return false;
}

static bool
try_drops(struct search *search, square_t to)
{
	enum side side = search->position->side;

	for (unsigned kind = 1; kind < KIND_COUNT; kind++)
		if (search->position->hands[side][kind] != 0 &&
		    try_move(search, MOVE_drop, piece_make(kind, false, side), NO_SQUARE, NO_SQUARE,
			to, false))
			return true;
	return false;
}

/* Tries the moves on the board first, then drops. */
static bool
search_moves(struct search *search)
{
	const struct position *position = search->position;

	for (square_t square = NO_SQUARE; position_next(position, &square);) {
		piece_t piece = position_at(position, square);

		if (piece != 0 && piece_side(piece) == position->side &&
		    try_piece(search, piece, square))
			return true;
	}
	for (square_t square = NO_SQUARE; position_next(position, &square);)
		if (position_at(position, square) == 0 && try_drops(search, square))
			return true;
	return false;
}

size_t
judge_legal_moves(struct position *position, struct move *moves)
{
	struct search search = { position, moves, 0 };

	search_moves(&search);
	return search.count;
}

bool
judge_any_reply(struct position *position)
{
	return search_moves(&(struct search){ position, NULL, 0 });
}
