#include "rules/laws/judge.h"

#include "rules/laws/fast_move.h"

/* The search for the legal moves of the side to move. */
struct search {
	struct position *position;
	judge_visit *visit;
	void *context;
};

unsigned
judge_after(struct position *position, const struct move *move, const struct undo *undo)
{
	return judge_kind(position, move, undo, move->kind, false);
}

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

/* Visits a move if it is legal.  Like the functions below, returns true to stop the search. */
static bool
try_move(struct search *search, struct move move, bool promotes)
{
	struct trial trial = { .mover = (uint8_t)search->position->side, .promotes = promotes };

	move.after = promotes ? search->position->compiled->becomes[move.piece] : move.piece;
	move.flags = promotes ? MOVE_promotes | MOVE_may_promote : 0;
	move.side = trial.mover;
	trial.move = move;
	return judge_legal(search->position, &trial) &&
	       search->visit(search->context, search->position, &trial.move);
}

/* Tries a move on the board, capturing what is on mid on the way, promoting and not. */
static bool
try_choices(struct search *search, piece_t piece, square_t from, square_t mid, int to)
{
	const struct move move = {
		.kind = MOVE_board, .piece = piece, .from = from, .mid = mid, .to = (square_t)to
	};

	return try_move(search, move, false) ||
	       (position_may_promote(search->position, piece, from, move.to) &&
		   try_move(search, move, true));
}

/* Whether a piece of a side may move to a square: it is empty or the other side's. */
static bool
is_free(const struct position *position, int square, enum side side)
{
	piece_t there = position_at(position, square);

	return there == 0 || (there != PIECE_WALL && piece_side(there) != side);
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

		if (((reach->lion | reach->igui) >> d & 1) == 0 ||
		    position_at(position, mid) == 0 || !is_free(position, mid, side))
			continue;
		for (unsigned e = 0; e < DIRECTIONS; e++) {
			int to = mid + movement_step[e];

			if ((to == from || is_free(position, to, side)) &&
			    position_reaches(position, piece, from, (square_t)mid, (square_t)to) &&
			    try_choices(search, piece, from, (square_t)mid, to))
				return true;
		}
	}
	if (reach->lion == 0)
		return false;
	/* each piece has its own pass, though all lead to the same position: perft counts them so
	 */
	return try_move(search,
	    (struct move){ .kind = MOVE_pass,
		.piece = piece,
		.from = from,
		.mid = position_pass(position, from),
		.to = from },
	    false);
}

/* Tries each square that a piece of a variant with odd movements may go to. */
static bool
try_odd_moves(struct search *search, piece_t piece, square_t from)
{
	const struct position *position = search->position;

	for (square_t to = NO_SQUARE; position_next(position, &to);)
		if (is_free(position, to, piece_side(piece)) &&
		    position_attacks_oddly(position, piece, from, to) &&
		    try_choices(search, piece, from, NO_SQUARE, to))
			return true;
	return false;
}

static bool
try_piece(struct search *search, piece_t piece, square_t from)
{
	const struct position *position = search->position;
	const struct compiled_variant *compiled = position->compiled;
	const struct reach *reach = &compiled->reach[piece];
	enum side side = piece_side(piece);

	if (compiled->odd != NULL)
		return try_odd_moves(search, piece, from) ||
		       ((reach->lion | reach->igui) != 0 && try_lion_moves(search, piece, from));
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
	if ((reach->lion | reach->igui) != 0 && try_lion_moves(search, piece, from))
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
	struct move move = { .kind = MOVE_drop, .from = NO_SQUARE, .mid = NO_SQUARE, .to = to };
	const struct compiled_variant *compiled = search->position->compiled;

	for (unsigned kind = 1; kind < KIND_LIMIT; kind++) {
		if (search->position->hands[side][kind] == 0)
			continue;
		move.piece = piece_make(kind, false, side);
		if (try_move(search, move, false))
			return true;
		move.piece = compiled->becomes[move.piece];
		if (compiled->variant->drops == DROPS_either_face && move.piece != 0 &&
		    try_move(search, move, false))
			return true;
	}
	return false;
}

bool
judge_each(struct position *position, judge_visit *visit, void *context)
{
	struct search search = { position, visit, context };

	for (square_t square = NO_SQUARE; position_next(position, &square);) {
		piece_t piece = position_at(position, square);

		if (piece != 0 && piece_side(piece) == position->side &&
		    try_piece(&search, piece, square))
			return true;
	}
	for (square_t square = NO_SQUARE; position_next(position, &square);)
		if (position_at(position, square) == 0 && try_drops(&search, square))
			return true;
	return false;
}

bool
judge_each_to(struct position *position, square_t to, judge_visit *visit, void *context)
{
	struct search search = { position, visit, context };

	for (square_t from = NO_SQUARE; position_next(position, &from);) {
		piece_t piece = position_at(position, from);

		if (piece != 0 && piece_side(piece) == position->side &&
		    position_attacks(position, piece, from, to) &&
		    try_choices(&search, piece, from, NO_SQUARE, to))
			return true;
	}
	return false;
}

/* A list of moves that is being filled. */
struct list {
	struct move *moves;
	size_t count;
};

static bool
keep(void *context, struct position *position, const struct move *move)
{
	struct list *list = context;

	(void)position;
	if (list->count < JUDGE_MOVES_MAX)
		list->moves[list->count++] = *move;
	return false;
}

size_t
judge_legal_moves(struct position *position, struct move *moves)
{
	struct list list = { moves, 0 };

	judge_each(position, keep, &list);
	return list.count;
}

static bool
stop(void *context, struct position *position, const struct move *move)
{
	(void)context;
	(void)position;
	(void)move;
	return true;
}

unsigned
judge_played(struct position *position, struct move *move)
{
	struct undo undo;

	play_move(position, move, &undo);
	return judge_after(position, move, &undo);
}

/* Whether a move or drop goes where it meets a check by the piece on this square: there, or between
 * it and the only royal piece. */
static bool
meets_check(struct search *search, square_t from)
{
	struct position *position = search->position;
	struct line line = movement_line(from, position->royal[position->side][0]);
	bool jumps =
	    (position->compiled->reach[position_at(position, from)].near >> line.jump & 1) != 0;
	int to = from;

	for (unsigned left = jumps ? 1 : line.distance; left > 0; left--) {
		if (judge_each_to(position, (square_t)to, stop, NULL) ||
		    (to != from && try_drops(search, (square_t)to)))
			return true;
		to += movement_step[line.direction];
	}
	return false;
}

bool
judge_any_reply(struct position *position)
{
	struct search search = { position, stop, NULL };
	const struct compiled_variant *compiled = position->compiled;
	square_t royal = position->royal[position->side][0], from;

	/* most likely a royal piece can move, as this is asked about checks */
	if (position->royals[position->side] != 0 &&
	    try_piece(&search, position_at(position, royal), royal))
		return true;
	from = fast_move_game(compiled) && (compiled->laws & LAWS_KING) != 0
		   ? position_check(position, (enum side)position->side)
		   : NO_SQUARE;
	return from != NO_SQUARE ? meets_check(&search, from) : judge_each(position, stop, NULL);
}
