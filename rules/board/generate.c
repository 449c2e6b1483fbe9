#include "rules/board/generate.h"

#include "rules/laws/laws.h"

/* Where found moves go: a list, or only the word that there is one. */
struct harvest {
	struct position *position;
	struct move *moves; /* NULL: stop at the first */
	size_t count;
};

/* Judges one move by all laws and keeps it if it breaks none.  Returns true when the search may
 * stop.
 */
static bool
keep_if_legal(struct harvest *harvest, const struct trial *trial)
{
	struct position *position = harvest->position;
	struct trial copy = *trial;
	struct undo undo;
	unsigned broken;

	if (laws_before(position, trial) != 0)
		return false;
	position_play(position, &copy.move, &undo);
	broken = laws_after(position, &copy.move, &undo);
	position_undo(position, &copy.move, &undo);
	if (broken != 0)
		return false;
	if (harvest->moves == NULL)
		return true;
	if (harvest->count < GENERATE_MAX)
		harvest->moves[harvest->count++] = copy.move;
	return false;
}

/* Both choices of promotion of a move on the board; mid is taken on the way. */
static bool
keep_choices(struct harvest *harvest, piece_t piece, square_t from, square_t mid, square_t to)
{
	enum side side = piece_side(piece);
	struct trial trial = { .move = { .kind = MOVE_board,
				   .from = from,
				   .mid = mid,
				   .to = to,
				   .piece = piece,
				   .after = piece,
				   .side = (uint8_t)side },
		.mover = (uint8_t)side };

	if (keep_if_legal(harvest, &trial))
		return true;
	if (!position_may_promote(harvest->position, piece, from, to))
		return false;
	trial.move.after = piece | PIECE_PROMOTED;
	trial.move.flags = MOVE_promotes | MOVE_may_promote;
	trial.promotes = true;
	return keep_if_legal(harvest, &trial);
}

static bool
free_for(piece_t there, enum side side)
{
	return there == 0 || ((there & PIECE_WALL) == 0 && piece_side(there) != side);
}

/*
 * Lion power: an enemy piece beside it is taken, and then another step made: any way, or on or back
 * along the line.  Steps over an empty square are the jumps and need no first square.
 */
static bool
keep_lion_moves(struct harvest *harvest, piece_t piece, square_t from)
{
	const struct position *position = harvest->position;
	const struct reach *reach = &position->compiled->reach[piece];
	enum side side = piece_side(piece);

	for (unsigned d = 0; d < DIRECTIONS; d++) {
		int mid = from + movement_step[d];
		piece_t there = position_at(position, mid);

		if ((reach->lion >> d & 1) == 0 || there == 0 || !free_for(there, side))
			continue;
		for (unsigned e = 0; e < DIRECTIONS; e++) {
			int to = mid + movement_step[e];

			if ((reach->lion_free || e == d || to == from) &&
			    (to == from || free_for(position_at(position, to), side)) &&
			    keep_choices(harvest, piece, from, (square_t)mid, (square_t)to))
				return true;
		}
	}
	return false;
}

/* The pass of a piece with lion power; each such piece has one of its own (dai-shogi.md 4.4). */
static bool
keep_pass(struct harvest *harvest, piece_t piece, square_t from)
{
	struct trial trial = { .move = { .kind = MOVE_pass,
				   .from = from,
				   .mid = position_pass(harvest->position, from),
				   .to = from,
				   .piece = piece,
				   .after = piece,
				   .side = (uint8_t)piece_side(piece) },
		.mover = (uint8_t)piece_side(piece) };

	return keep_if_legal(harvest, &trial);
}

static bool
keep_piece_moves(struct harvest *harvest, piece_t piece, square_t from)
{
	const struct position *position = harvest->position;
	const struct compiled_variant *compiled = position->compiled;
	const struct reach *reach = &compiled->reach[piece];
	enum side side = piece_side(piece);

	for (unsigned d = 0; d < DIRECTIONS; d++) {
		int to = from;

		for (unsigned n = 0; n < reach->range[d]; n++) {
			to += movement_step[d];
			if (!free_for(position_at(position, to), side))
				break;
			if (keep_choices(harvest, piece, from, NO_SQUARE, (square_t)to))
				return true;
			if (position_at(position, to) != 0)
				break;
		}
	}
	if (reach->lion != 0 &&
	    (keep_lion_moves(harvest, piece, from) || keep_pass(harvest, piece, from)))
		return true;
	for (unsigned j = 0; j < compiled->jump_count[side]; j++) {
		int to = from + compiled->jumps[side][j];

		if ((reach->jumps >> compiled->jump_bits[side][j] & 1) != 0 &&
		    free_for(position_at(position, to), side) &&
		    keep_choices(harvest, piece, from, NO_SQUARE, (square_t)to))
			return true;
	}
	return false;
}

static bool
keep_drops(struct harvest *harvest, square_t to)
{
	const struct position *position = harvest->position;
	enum side side = position->side;

	for (unsigned kind = 1; kind < KIND_COUNT; kind++) {
		piece_t piece = piece_make(kind, false, side);
		struct trial trial = { .move = { .kind = MOVE_drop,
					   .to = to,
					   .piece = piece,
					   .after = piece,
					   .side = (uint8_t)side },
			.mover = (uint8_t)side };

		if (position->hands[side][kind] != 0 && keep_if_legal(harvest, &trial))
			return true;
	}
	return false;
}

/* Board moves first, drops after them. */
static bool
harvest_all(struct harvest *harvest)
{
	const struct position *position = harvest->position;
	const struct variant *variant = position->compiled->variant;

	for (unsigned drops = 0; drops < 2; drops++)
		for (unsigned rank = 1; rank <= variant->height; rank++)
			for (unsigned file = 1; file <= variant->width; file++) {
				square_t square = square_make(file, rank);
				piece_t piece = position_at(position, square);

				if (drops ? piece == 0 && keep_drops(harvest, square)
					  : piece != 0 && piece_side(piece) == position->side &&
						keep_piece_moves(harvest, piece, square))
					return true;
			}
	return false;
}

size_t
generate_legal(struct position *position, struct move *moves)
{
	struct harvest harvest = { position, moves, 0 };

	harvest_all(&harvest);
	return harvest.count;
}

bool
generate_any_reply(struct position *position)
{
	struct harvest harvest = { position, NULL, 0 };

	return harvest_all(&harvest);
}
