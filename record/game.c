#include "record/game.h"

#include <string.h>

bool
game_is_foul(const struct game *game, uint32_t node)
{
	const struct move *move = &game->moves[node];
	uint8_t claimed = game->record->plies[node].claim.kind;

	if ((move->flags & MOVE_excused) != 0)
		return false;
	if (move->kind == MOVE_none)
		return claimed == CLAIM_move || claimed == CLAIM_pass;
	return (move->flags & MOVE_illegal) != 0;
}

uint32_t
game_first_illegal(const struct game *game)
{
	const struct ply *plies = game->record->plies;
	uint32_t node;

	for (node = plies[0].next; node != 0; node = plies[node].next) {
		if (game_is_foul(game, node))
			return node;
	}
	return 0;
}

/* Whether a player's header has a name, and not only the word for the side that programs fill in.
 */
static bool
has_name(const struct header *header)
{
	static const char *const sides[] = { "先手", "後手", "上手", "下手", "Sente", "Gote",
		"Black", "White" };

	if (header == NULL || header->value.n == 0)
		return false;
	for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
		if (str_eq_nocase(header->value, str_of(sides[i])))
			return false;
	return true;
}

bool
game_shows_players(const struct game *game)
{
	enum { LONG = 60 };
	const struct record *record = game->record;

	if (has_name(record_header(record, HEADER_black)) ||
	    has_name(record_header(record, HEADER_white)) || game->plies >= LONG)
		return true;
	for (size_t i = 0; i < record->header_count; i++) {
		const struct header *header = &record->headers[i];

		if (header->value.n > 0 &&
		    (header->id == HEADER_event || header->id == HEADER_site ||
			header_rows[header->id].value == VALUE_clock))
			return true;
	}
	return false;
}

const char *
game_ending_name(const struct game *game)
{
	if (game->ending == ENDING_illegal_action &&
	    (game->moves[game->end].flags & MOVE_illegal) != 0)
		return ending_rows[ENDING_illegal_move].name;
	return ending_rows[game->ending].name;
}

square_t
game_burned_square(const struct move *move, unsigned burned)
{
	unsigned d = (unsigned)__builtin_ctz(burned);

	if (d == DIRECTIONS)
		return move->to;
	return square_make(square_file(move->to) + (unsigned)betza_file_step[d],
	    square_rank(move->to) + (unsigned)betza_rank_step[d]);
}

uint32_t
game_continuation(const struct game *game, uint32_t next)
{
	if (next == 0 || game->moves[next].kind != MOVE_none)
		return next;
	while (next != 0 && (game->moves[next].flags & MOVE_after_unplayed) == 0)
		next = game->record->plies[next].next;
	return next;
}

enum side
game_winner_by(const struct game *game, uint32_t node)
{
	const struct claim *claim;
	const struct move *move;

	node = game_end_at(game, node);
	claim = &game->record->plies[node].claim;
	move = &game->moves[node];
	if (node == game->end)
		return game->winner;
	if (claim->winner != NO_SIDE ||
	    (move->flags & (MOVE_after_unplayed | MOVE_excused)) == MOVE_after_unplayed)
		return (enum side)claim->winner;
	return ending_winner((enum ending)move->ending, (enum side)move->side);
}

bool
game_contradicted(const struct result *result, enum ending ending, enum side winner)
{
	enum ending claimed = (enum ending)result->ending;

	if (result->winner != NO_SIDE || claimed == ENDING_draw)
		return (enum side)result->winner != winner;
	/* 千日手 also names perpetual check, which one side loses, and what black loses by in
	 * minishogi */
	return winner != NO_SIDE && claimed != ENDING_none && claimed != ENDING_other &&
	       claimed != ending && ending_rows[claimed].wins == WINS_nobody &&
	       ending != ENDING_perpetual_check && ending != ENDING_perpetual_self;
}

const struct result *
game_contradicted_result(const struct game *game, uint32_t node)
{
	return game->contradicted == NULL ? NULL : game->contradicted[node];
}

static bool
same_header(const struct header *a, const struct header *b)
{
	return str_eq(a->key, b->key) && str_eq(a->value, b->value);
}

/* Returns 0, GAME_header_order where only headers of different keys changed places, or both parts.
 */
static unsigned
compare_headers(const struct record *a, const struct record *b)
{
	const unsigned all = GAME_headers | GAME_header_order;
	const struct header **left, **right;
	size_t i = 0;

	if (a->header_count != b->header_count)
		return all;
	while (i < a->header_count && same_header(&a->headers[i], &b->headers[i]))
		i++;
	if (i == a->header_count)
		return 0;
	left = record_sort_headers(a);
	right = record_sort_headers(b);
	for (i = 0; i < a->header_count; i++)
		if (!same_header(left[i], right[i]))
			return all;
	return GAME_header_order;
}

static bool
same_results(const struct record *a, const struct record *b)
{
	size_t i;

	if (a->result_count != b->result_count)
		return false;
	for (i = 0; i < a->result_count; i++) {
		const struct result *x = &a->results[i], *y = &b->results[i];

		if (x->node != y->node || x->ending != y->ending || x->winner != y->winner)
			return false;
	}
	return true;
}

static bool
same_notes(const struct record *a, uint32_t first, const struct record *b, uint32_t second)
{
	while (first != 0 && second != 0) {
		const struct note *x = &a->notes[first - 1], *y = &b->notes[second - 1];

		if (x->kind != y->kind || !str_eq(x->text, y->text))
			return false;
		first = x->next;
		second = y->next;
	}
	return first == second;
}

/* Compares what two records of the same tree say at a node, the moves apart. */
static unsigned
compare_plies(const struct record *a, const struct record *b, uint32_t node)
{
	const struct ply *x = &a->plies[node], *y = &b->plies[node];
	unsigned parts = 0;

	if (x->next != y->next || x->alt != y->alt || x->claim.kind != y->claim.kind)
		parts |= GAME_moves;
	if (x->claim.kind == CLAIM_end &&
	    (x->claim.ending != y->claim.ending || x->claim.winner != y->claim.winner))
		parts |= GAME_ending;
	if (x->spent != y->spent)
		parts |= GAME_times;
	if (x->total != y->total)
		parts |= GAME_totals;
	if (!same_notes(a, x->notes, b, y->notes))
		parts |= GAME_notes;
	return parts;
}

/* Compares all but the moves and their words. */
static unsigned
compare_records(const struct record *a, const struct record *b)
{
	unsigned parts = 0;
	uint32_t node;

	if (a->ply_count != b->ply_count)
		return GAME_all;
	parts |= compare_headers(a, b);
	if (!same_results(a, b))
		parts |= GAME_ending;
	for (node = 0; node < a->ply_count; node++)
		parts |= compare_plies(a, b, node);
	return parts;
}

static bool
same_words(const struct record *a, const struct record *b, uint32_t node)
{
	return str_eq(text_str(a->text, a->plies[node].at), text_str(b->text, b->plies[node].at));
}

/* Compares what was played at a node; where nothing could be, the words. */
static unsigned
compare_moves(const struct game *a, const struct game *b, uint32_t node)
{
	const struct move *x = &a->moves[node], *y = &b->moves[node];

	if (x->kind == MOVE_none && y->kind == MOVE_none)
		return same_words(a->record, b->record, node) ? 0 : GAME_moves;
	if (x->kind == y->kind && x->side == y->side && x->flags == y->flags &&
	    x->from == y->from && x->mid == y->mid && x->to == y->to && x->piece == y->piece &&
	    x->after == y->after && x->captured == y->captured &&
	    x->captured_mid == y->captured_mid && x->ending == y->ending && x->burned == y->burned)
		return 0;
	return x->kind == MOVE_end && y->kind == MOVE_end ? GAME_ending : GAME_moves;
}

static bool
same_start(const struct game *one, const struct game *two)
{
	const struct diagram *a = &one->start, *b = &two->start;

	return str_eq(str_of(one->variant), str_of(two->variant)) && a->width == b->width &&
	       a->height == b->height && a->turn == b->turn && a->number == b->number &&
	       memcmp(a->cells, b->cells, sizeof a->cells) == 0 &&
	       memcmp(a->hands, b->hands, sizeof a->hands) == 0;
}

unsigned
game_compare_records(const struct record *a, const struct record *b)
{
	unsigned parts = compare_records(a, b);
	uint32_t node;

	for (node = 0; parts != GAME_all && node < a->ply_count; node++) {
		if (!same_words(a, b, node))
			return parts | GAME_moves;
	}
	return parts;
}

unsigned
game_compare(const struct game *a, const struct game *b)
{
	unsigned parts = compare_records(a->record, b->record);
	uint32_t node;

	if (!same_start(a, b))
		parts |= GAME_start;
	if (a->ending != b->ending || a->winner != b->winner || a->end != b->end ||
	    a->verdict != b->verdict)
		parts |= GAME_ending;
	if (a->plies != b->plies)
		parts |= GAME_moves;
	for (node = 0; parts != GAME_all && node < a->record->ply_count; node++)
		parts |= compare_moves(a, b, node);
	return parts;
}

void
game_kinds(const struct game *game, bool has[static KIND_LIMIT])
{
	const struct diagram *start = &game->start;
	size_t i;

	for (i = 0; i < KIND_LIMIT; i++)
		has[i] = start->hands[BLACK][i] > 0 || start->hands[WHITE][i] > 0;
	for (i = 0; i < sizeof start->cells / sizeof *start->cells; i++)
		has[piece_kind(start->cells[i])] = true;
	for (i = 1; i < game->record->ply_count; i++)
		has[piece_kind(game->moves[i].after)] = true;
	has[0] = false;
}
