#include "rules/lint/fix_totals.h"

#include <inttypes.h>

#include "rules/lint/lint_time.h"

/* A total that is wrong if a later one agrees with the times. */
struct doubt {
	uint32_t node;
	uint64_t sum; /* of the times, in milliseconds */
};

struct totals {
	const struct game *game;
	struct diags *diags;
	uint32_t *findings; /* by node: 1 + index of the finding about its total; 0: none */
	struct doubt *doubts;
	size_t count, cap;
};

/* Returns the place of the total in a time, 00:00:02 of ( 0:02/00:00:02); *hours gets the number of
 * digits of its hours.  n == 0: it is written differently. */
static struct span
find_total(const struct record *record, const struct ply *ply, int *hours)
{
	struct span at = lint_time_span(record, ply);
	struct str words = text_str(record->text, at), rest;
	size_t slash = str_find(words, STR("/")), from, n = 0, i;

	rest = str_after(words, slash < words.n ? slash + 1 : slash);
	from = words.n - rest.n;
	while (n < rest.n && rest.p[n] == ' ')
		n++;
	from += n;
	rest = str_after(rest, n);
	for (n = 0; n < rest.n && str_is_digit(rest.p[n]); n++)
		;
	*hours = (int)n;
	for (i = 0; i < 2; i++, n += 3) {
		if (n == 0 || rest.n - n < 3 || rest.p[n] != ':' || !str_is_digit(rest.p[n + 1]) ||
		    !str_is_digit(rest.p[n + 2]))
			return (struct span){ 0, 0 };
	}
	if (n < rest.n && rest.p[n] != ')' && rest.p[n] != ' ')
		return (struct span){ 0, 0 };
	return (struct span){ at.at + (uint32_t)from, (uint32_t)n };
}

/* Returns the last node whose text begins at or before a place: nodes are in the order of the text.
 */
static uint32_t
node_at(const struct record *record, uint32_t at)
{
	size_t low = 1, high = record->ply_count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (record->plies[middle].at.at <= at)
			low = middle + 1;
		else
			high = middle;
	}
	return (uint32_t)low - 1;
}

static void
find_findings(struct totals *totals)
{
	const struct record *record = totals->game->record;

	totals->findings = arena_zero(record->arena, record->ply_count * sizeof *totals->findings);
	for (uint32_t i = 0; i < totals->diags->count; i++) {
		const struct finding *finding = &totals->diags->list[i];

		if (finding->rule == DIAG_time_total_mismatch ||
		    finding->rule == DIAG_time_negative)
			totals->findings[node_at(record, finding->at.at)] = i + 1;
	}
}

/* Returns the finding about the total of a node, or NULL. */
static struct finding *
finding_of(struct totals *totals, uint32_t node)
{
	uint32_t index = totals->findings[node];

	return index == 0 ? NULL : &totals->diags->list[index - 1];
}

/* Adds one fix to the findings about all totals in doubt, which are wrong because that of the node
 * last is right. */
static void
fix_doubts(struct totals *totals, uint32_t last)
{
	const struct record *record = totals->game->record;
	struct finding *first = NULL;
	int hours;
	size_t i;

	for (i = 0; i < totals->count && first == NULL; i++)
		first = finding_of(totals, totals->doubts[i].node);
	if (first == NULL)
		return;
	for (i = 0; i < totals->count; i++) {
		const struct doubt *doubt = &totals->doubts[i];
		struct span at = find_total(record, &record->plies[doubt->node], &hours);
		uint64_t seconds = doubt->sum / 1000;

		if (at.n == 0) {
			first->fix = 0;
			return;
		}
		diags_fix(totals->diags, first, at,
		    arena_printf(record->arena, "%0*" PRIu64 ":%02u:%02u", hours, seconds / 3600,
			(unsigned)(seconds / 60 % 60), (unsigned)(seconds % 60)));
	}
	for (i = 0; i <= totals->count; i++) {
		struct finding *finding =
		    finding_of(totals, i < totals->count ? totals->doubts[i].node : last);

		if (finding != NULL)
			finding->fix = first->fix;
	}
}

static void
add_doubt(struct totals *totals, uint32_t node, uint64_t sum)
{
	totals->doubts = arena_grow(totals->game->record->arena, totals->doubts,
	    sizeof *totals->doubts, totals->count + 1, &totals->cap);
	totals->doubts[totals->count++] = (struct doubt){ node, sum };
}

static void
fix_side(struct totals *totals, enum side side)
{
	const struct record *record = totals->game->record;
	uint64_t sum = 0;

	totals->count = 0;
	for (uint32_t node = record->plies[0].next; node != 0; node = record->plies[node].next) {
		const struct ply *ply = &record->plies[node];
		const struct move *move = &totals->game->moves[node];

		if (move->kind == MOVE_none || move->side > WHITE)
			return;
		if ((enum side)move->side != side)
			continue;
		if (ply->spent == TIME_NONE)
			return;
		sum += ply->spent;
		if (ply->total == TIME_NONE || lint_time_filler(ply))
			continue;
		if (!lint_time_agrees(sum, ply->total)) {
			add_doubt(totals, node, sum);
			continue;
		}
		if (totals->count > 0)
			fix_doubts(totals, node);
		totals->count = 0;
	}
}

void
fix_totals(const struct game *game, struct diags *diags)
{
	struct totals totals = { .game = game, .diags = diags };

	find_findings(&totals);
	for (enum side side = BLACK; side <= WHITE; side++)
		if (lint_time_from_zero(game->record, side))
			fix_side(&totals, side);
}
