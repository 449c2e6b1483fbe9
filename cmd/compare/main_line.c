#include "cmd/compare/main_line.h"

#include "cmd/host/hash.h"
#include "writers/common/board.h"

/* What of a position is hashed: a piece on a square, and the number of a kind in a hand. */
static uint64_t
hash_piece(square_t square, piece_t piece)
{
	return piece == 0 ? 0 : hash_mixed((uint64_t)square << 8 | piece | 1 << 20);
}

static uint64_t
hash_hand(unsigned side, unsigned kind, unsigned count)
{
	return hash_mixed((uint64_t)(count << 16 | kind << 8 | side) | 1u << 30);
}

/* Returns the hash of the start; *hands gets its hands. */
static uint64_t
hash_start(const struct diagram *start, unsigned hands[2][KIND_LIMIT])
{
	uint64_t hash = start->turn;
	unsigned side, kind, square;

	for (square = 0; square < BOARD_SQUARES; square++)
		hash ^= hash_piece((square_t)square, start->cells[square]);
	for (side = BLACK; side <= WHITE; side++) {
		for (kind = 0; kind < KIND_LIMIT; kind++) {
			hands[side][kind] = start->hands[side][kind];
			hash ^= hash_hand(side, kind, hands[side][kind]);
		}
	}
	return hash;
}

static uint64_t
change_hand(unsigned hands[2][KIND_LIMIT], unsigned side, piece_t piece, int by)
{
	unsigned kind = piece_kind(piece), was = hands[side][kind];

	hands[side][kind] += (unsigned)by;
	return hash_hand(side, kind, was) ^ hash_hand(side, kind, hands[side][kind]);
}

/* Returns a captured piece as it comes into a hand.  It does in every variant: without drops that
 * changes nothing in what is the same. */
static piece_t
captive(const struct game *game, piece_t piece)
{
	return game->captives[piece] != 0 ? game->captives[piece] : piece;
}

/* Returns what a move changes in the hash of the position. */
static uint64_t
hash_move(const struct game *game, const struct move *move, unsigned hands[2][KIND_LIMIT])
{
	uint64_t hash = 1; /* the other side is to move */

	if (move->kind == MOVE_drop)
		return hash ^ hash_piece(move->to, move->after) ^
		       change_hand(hands, move->side, game->held[move->piece], -1);
	if (move->kind == MOVE_board)
		hash ^= hash_piece(move->from, move->piece) ^ hash_piece(move->to, move->captured) ^
			hash_piece(move->to, move->after);
	if (move->captured != 0)
		hash ^= change_hand(hands, move->side, captive(game, move->captured), 1);
	if (move->captured_mid != 0)
		hash ^= hash_piece(move->mid, move->captured_mid) ^
			change_hand(hands, move->side, captive(game, move->captured_mid), 1);
	return hash;
}

/* Returns what a move changes by the pieces that it burns, after some plies of the main line: of
 * those there are at most as many as on a board. */
static uint64_t
hash_burned(const struct game *game, const struct move *move, uint32_t plies)
{
	unsigned burned = game_burned(move);
	struct diagram before;
	uint64_t hash = 0;

	if (burned != 0)
		board_at(game, plies, &before);
	for (; burned != 0; burned &= burned - 1) {
		square_t square = game_burned_square(move, burned);

		hash ^= hash_piece(square, square == move->to ? move->after : before.cells[square]);
	}
	return hash;
}

/* Returns a move that could not be played, after one to the square `last`. */
static struct main_line_move
claimed(const struct claim *claim, square_t last)
{
	enum { HAND = 1 }; /* a place that is no square, for drops */
	struct main_line_move move = { .kind = MOVE_none };

	move.to = (claim->has & CLAIM_HAS_to) != 0     ? claim->to
		  : (claim->has & CLAIM_HAS_same) != 0 ? last
						       : NO_SQUARE;
	if ((claim->has & CLAIM_HAS_from) != 0)
		move.from = claim->from;
	else if ((claim->has & CLAIM_HAS_drop) != 0)
		move.from = HAND;
	return move;
}

struct main_line
main_line_of(const struct game *game, struct arena *arena)
{
	const struct ply *plies = game->record->plies;
	size_t most = game->record->ply_count;
	struct main_line line = { .game = game,
		.moves = arena_take(arena, most * sizeof *line.moves),
		.positions = arena_take(arena, most * sizeof *line.positions) };
	unsigned hands[2][KIND_LIMIT];
	square_t last = NO_SQUARE;
	uint32_t node;

	line.positions[0] = hash_start(&game->start, hands);
	for (node = plies[0].next; node != 0; node = plies[node].next) {
		const struct move *move = &game->moves[node];
		struct main_line_move *added = &line.moves[line.count];

		if (plies[node].claim.kind != CLAIM_move && plies[node].claim.kind != CLAIM_pass)
			continue;
		*added = claimed(&plies[node].claim, last);
		if (move->kind != MOVE_none && line.played == line.count) {
			*added = (struct main_line_move){ .kind = move->kind,
				.from = move->from,
				.mid = move->mid,
				.to = move->to,
				.piece = move->piece,
				.after = move->after };
			line.positions[line.played + 1] = line.positions[line.played] ^
							  hash_move(game, move, hands) ^
							  hash_burned(game, move, line.played);
			line.played++;
		}
		added->node = node;
		last = added->to;
		line.count++;
	}
	return line;
}

bool
main_line_same(const struct main_line_move *a, const struct main_line_move *b)
{
	if (a->kind == MOVE_none || b->kind == MOVE_none)
		return a->to == b->to && a->to != NO_SQUARE &&
		       (a->from == b->from || a->from == NO_SQUARE || b->from == NO_SQUARE);
	return a->kind == b->kind && a->from == b->from && a->mid == b->mid && a->to == b->to &&
	       piece_face(a->piece) == piece_face(b->piece) &&
	       piece_face(a->after) == piece_face(b->after);
}

/* Returns how many moves are the same from these on. */
static uint32_t
run_length(const struct main_line *a, uint32_t first, const struct main_line *b, uint32_t second)
{
	uint32_t n = 0;

	while (first + n < a->count && second + n < b->count &&
	       main_line_same(&a->moves[first + n], &b->moves[second + n]))
		n++;
	return n;
}

/* Finds where, after as few moves as possible, the lines have the same moves again: some of them,
 * or all to both ends. */
static bool
find_run(const struct main_line *a, const struct main_line *b, uint32_t from,
    struct main_line_again *again)
{
	enum { FAR = 40, ENOUGH = 4 };
	uint32_t total, skip, n;

	again->count = 0;
	for (total = 1; total <= FAR && again->count == 0; total++) {
		for (skip = 0; skip <= total; skip++) {
			uint32_t first = from + skip, second = from + total - skip;

			if (first >= a->count || second >= b->count)
				continue;
			n = run_length(a, first, b, second);
			if (n < ENOUGH && (first + n < a->count || second + n < b->count))
				continue;
			if (n > again->count)
				*again = (struct main_line_again){
					.first = first, .second = second, .count = n
				};
		}
	}
	return again->count > 0;
}

/* Finds where, after as few moves as possible, both lines reach the same position. */
static bool
find_position(const struct main_line *a, const struct main_line *b, uint32_t from,
    struct memory *memory, struct main_line_again *again)
{
	struct hash_table table = { .memory = memory };
	uint32_t best = UINT32_MAX, i;
	size_t *number;

	for (i = from + 1; i <= b->played; i++) {
		number = hash_table_number(&table, b->positions[i]);
		if (*number == 0)
			*number = i;
	}
	for (i = from + 1; i <= a->played && i < best; i++) {
		if (!hash_table_has(&table, a->positions[i]))
			continue;
		number = hash_table_number(&table, a->positions[i]);
		if (i + *number >= best)
			continue;
		best = i + (uint32_t)*number;
		again->first = i;
		again->second = (uint32_t)*number;
	}
	hash_table_free(&table);
	if (best == UINT32_MAX)
		return false;
	again->count = run_length(a, again->first, b, again->second);
	return true;
}

/* Whether both lines have the same moves between two indices. */
static bool
is_reordered(const struct main_line *a, const struct main_line *b, uint32_t from, uint32_t to)
{
	enum { MOST = 16 };
	bool used[MOST] = { false };
	uint32_t i, j;

	if (to - from > MOST)
		return false;
	for (i = from; i < to; i++) {
		for (j = from;
		     j < to && (used[j - from] || !main_line_same(&a->moves[i], &b->moves[j])); j++)
			;
		if (j == to)
			return false;
		used[j - from] = true;
	}
	return true;
}

struct main_line_again
main_line_again(
    const struct main_line *a, const struct main_line *b, uint32_t from, struct memory *memory)
{
	struct main_line_again run, position;
	bool moves = find_run(a, b, from, &run);
	bool reached = find_position(a, b, from, memory, &position);

	if (reached && position.first == position.second &&
	    is_reordered(a, b, from, position.first)) {
		position.relation = MAIN_LINE_reordered;
		return position;
	}
	if (moves && run.first - from <= 1 && run.second - from <= 1) {
		run.relation = run.first == run.second ? MAIN_LINE_one_move
			       : run.first > from      ? MAIN_LINE_missing_second
						       : MAIN_LINE_missing_first;
		return run;
	}
	if (reached) {
		position.relation = MAIN_LINE_position;
		return position;
	}
	run.relation = moves ? MAIN_LINE_alike : MAIN_LINE_apart;
	return run;
}
