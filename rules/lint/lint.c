#include "rules/lint/lint.h"

#include "rules/lint/lint_clock.h"
#include "rules/lint/lint_time.h"

enum { SECOND = 1000 };

/* The time each side used so far on a line of play. */
struct used {
	uint64_t ms[2];
	bool known[2];
	uint32_t written[2]; /* the last total */
};

/* A place where the walk goes on when the present line is done. */
struct branch {
	uint32_t node, number;
	struct used used;
};

/* What the walk over the tree needs. */
struct walk {
	const struct game *game;
	struct diags *diags;
	struct branch *stack;
	size_t count, cap;
};

/* Says that a written total is not the sum; or, which is worse, less than the one before it. */
static void
report_total(const struct walk *walk, const struct branch *here, uint32_t before, uint64_t sum)
{
	const struct record *record = walk->game->record;
	const struct ply *ply = &record->plies[here->node];
	bool less = ply->total < before;
	uint32_t expected = less ? before : (uint32_t)(sum < UINT32_MAX ? sum : UINT32_MAX);

	diags_add(walk->diags, less ? DIAG_time_negative : DIAG_time_total_mismatch,
	    lint_time_span(record, ply), here->number, ARGS(A_TIME(ply->total), A_TIME(expected)));
}

static void
check_time(const struct walk *walk, const struct branch *here, struct used *used)
{
	const struct record *record = walk->game->record;
	const struct ply *ply = &record->plies[here->node];
	const struct move *move = &walk->game->moves[here->node];
	uint64_t sum;

	if (move->kind == MOVE_none || move->side > WHITE) { /* nobody knows whose time it is */
		used->known[BLACK] = used->known[WHITE] = false;
		return;
	}
	if (ply->spent == TIME_NONE)
		used->known[move->side] = false;
	else
		used->ms[move->side] += ply->spent;
	sum = used->ms[move->side];
	if (ply->total == TIME_NONE || lint_time_filler(ply))
		return;
	if (used->known[move->side] && sum == ply->total) {
		used->written[move->side] = ply->total;
		return;
	}
	if (used->known[move->side] && ply->total % SECOND == 0 &&
	    lint_time_agrees(sum, ply->total)) {
		used->written[move->side] = ply->total;
		return; /* the sum may know fractions that the total does not */
	}
	if (used->known[move->side] && !lint_time_agrees(sum, ply->total))
		report_total(walk, here, used->written[move->side], sum);
	used->written[move->side] = ply->total;
	used->ms[move->side] = ply->total;
	used->known[move->side] = true;
}

static void
push(struct walk *walk, uint32_t node, uint32_t number, const struct used *used)
{
	walk->stack = arena_grow(walk->game->record->arena, walk->stack, sizeof *walk->stack,
	    walk->count + 1, &walk->cap);
	walk->stack[walk->count++] = (struct branch){ node, number, *used };
}

/* Whether some node has a total: without, there is nothing to compare. */
static bool
has_totals(const struct record *record)
{
	for (size_t i = 0; i < record->ply_count; i++)
		if (record->plies[i].total != TIME_NONE)
			return true;
	return false;
}

static void
check_times(const struct game *game, struct diags *diags)
{
	const struct record *record = game->record;
	struct walk walk = { .game = game, .diags = diags };
	struct used used = { .known = { lint_time_from_zero(record, BLACK),
				 lint_time_from_zero(record, WHITE) } };
	struct branch here;

	push(&walk, record->plies[0].next, 1, &used);
	while (walk.count > 0) {
		here = walk.stack[--walk.count];
		for (used = here.used; here.node != 0;) {
			const struct ply *ply = &record->plies[here.node];

			if (ply->alt != 0)
				push(&walk, ply->alt, here.number, &used);
			check_time(&walk, &here, &used);
			here.number += ply->claim.kind != CLAIM_end;
			here.node = ply->next;
		}
	}
}

static void
check_date(const struct record *record, const struct header *header,
    struct value_patterns *value_patterns, struct diags *diags)
{
	struct date date;
	int weekday;

	if (header->value.n == 0)
		return;
	if (!value_date(value_patterns, header->value, &date) || !date_exists(&date)) {
		diags_add(diags, DIAG_bad_date, header->at, 0, ARGS(A_STR(header->value)));
		return;
	}
	weekday = date_weekday(&date);
	if (weekday >= 0 && date.weekday >= 0 && weekday != date.weekday)
		diags_add(diags, DIAG_weekday_mismatch, header->at, 0,
		    ARGS(A_STR(arena_printf(
			     record->arena, "%04d/%02d/%02d", date.year, date.month, date.day)),
			A_PHRASE((enum phrase)(PHRASE_sunday + weekday)),
			A_PHRASE((enum phrase)(PHRASE_sunday + date.weekday))));
}

/* The header that names a side's player, or NULL. */
static const struct header *
player_header(const struct record *record, enum side side)
{
	return record_header(record, side == BLACK ? HEADER_black : HEADER_white);
}

static bool
is_named(const struct record *record, enum side side)
{
	const struct header *header = player_header(record, side);

	return header != NULL && header->value.n > 0;
}

/* Problems and bare move lists name no players: a record that does is one with headers about a
 * game. */
static bool
tells_of_a_game(const struct record *record)
{
	size_t i;

	if (record->plies[record->plies[0].next].claim.kind != CLAIM_move)
		return false;
	for (i = 0; i < record->header_count; i++) {
		if (record->headers[i].id != HEADER_other && record->headers[i].value.n > 0)
			return true;
	}
	return false;
}

static void
check_players(const struct record *record, struct diags *diags)
{
	if (!tells_of_a_game(record))
		return;
	for (enum side side = BLACK; side <= WHITE; side++) {
		const struct header *near = player_header(record, side);

		if (is_named(record, side))
			continue;
		if (near == NULL)
			near = player_header(record, side_other(side));
		if (near == NULL)
			near = &record->headers[0];
		diags_add(diags, DIAG_missing_player, near->at, 0, ARGS(A_SIDE(side)));
	}
}

void
lint_game(const struct game *game, struct value_patterns *value_patterns, struct diags *diags)
{
	const struct record *record = game->record;
	size_t i;

	for (i = 0; i < record->header_count; i++) {
		if (header_rows[record->headers[i].id].value == VALUE_date)
			check_date(record, &record->headers[i], value_patterns, diags);
	}
	check_players(record, diags);
	if (has_totals(record))
		check_times(game, diags);
	if (lint_time_from_zero(record, BLACK) && lint_time_from_zero(record, WHITE))
		lint_clock(game, value_patterns, diags);
}
