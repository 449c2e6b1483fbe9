#include "rules/lint/lint.h"

#include "rules/lint/lint_clock.h"
#include "rules/lint/lint_time.h"

enum { SECOND = 1000 };

/* The time that each side has used so far on a line of play. */
struct used {
	uint64_t ms[2];
	bool known[2];
	uint32_t written[2]; /* the last total */
};

/* A line of play that is still to be checked. */
struct branch {
	uint32_t node, number;
	struct used used;
};

/* The check of the times in all lines of play. */
struct time_check {
	const struct game *game;
	struct diags *diags;
	struct branch *branches;
	size_t count, cap;
};

/* Reports a written total that is not the sum or, worse, is less than the one before it. */
static void
report_total(
    const struct time_check *check, const struct branch *here, uint32_t before, uint64_t sum)
{
	const struct record *record = check->game->record;
	const struct ply *ply = &record->plies[here->node];
	bool less = ply->total < before;
	uint32_t expected = less ? before : (uint32_t)(sum < UINT32_MAX ? sum : UINT32_MAX);

	diags_add(check->diags, less ? DIAG_time_negative : DIAG_time_total_mismatch,
	    lint_time_span(record, ply), here->number, ARGS(A_TIME(ply->total), A_TIME(expected)));
}

static void
check_time(const struct time_check *check, const struct branch *here, struct used *used)
{
	const struct record *record = check->game->record;
	const struct ply *ply = &record->plies[here->node];
	const struct move *move = &check->game->moves[here->node];
	uint64_t sum;
	bool agrees;

	if (move->kind == MOVE_none || move->side > WHITE) { /* it may be either side's */
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
	agrees =
	    used->known[move->side] && (sum == ply->total || lint_time_agrees(sum, ply->total));
	if (used->known[move->side] && !agrees)
		report_total(check, here, used->written[move->side], sum);
	used->written[move->side] = ply->total;
	used->known[move->side] = true;
	/* the sum may have fractions that a total in whole seconds does not show */
	if (!agrees || ply->total % SECOND != 0)
		used->ms[move->side] = ply->total;
}

static void
push(struct time_check *check, uint32_t node, uint32_t number, const struct used *used)
{
	check->branches = arena_grow(check->game->record->arena, check->branches,
	    sizeof *check->branches, check->count + 1, &check->cap);
	check->branches[check->count++] = (struct branch){ node, number, *used };
}

/* Whether any node has a total to compare. */
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
	struct time_check check = { .game = game, .diags = diags };
	struct used used = { .known = { lint_time_from_zero(record, BLACK),
				 lint_time_from_zero(record, WHITE) } };
	struct branch here;

	push(&check, record->plies[0].next, 1, &used);
	while (check.count > 0) {
		here = check.branches[--check.count];
		for (used = here.used; here.node != 0;) {
			const struct ply *ply = &record->plies[here.node];

			if (ply->alt != 0)
				push(&check, ply->alt, here.number, &used);
			check_time(&check, &here, &used);
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

/* Returns the header that names a side's player, or NULL. */
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

/* Whether a record should name its players: it has moves and headers about a game, unlike problems
 * and plain lists of moves. */
static bool
should_name_players(const struct record *record)
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
	if (!should_name_players(record))
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
