/* What contradicts what within a table: cells, points, the order of the rows. */
#include <math.h>
#include <stdlib.h>

#include "cmd/event/event.h"

/* --- cells */

/* Returns the cell of a row in a round, or NULL. */
static struct cell *
cell_at(const struct table *table, const struct hash_table *cells, uint32_t round, uint32_t row)
{
	size_t found = hash_table_find(cells, event_hash(round, row));

	return found == 0 ? NULL : &table->cells[found - 1];
}

/* Returns whether the cell of the opponent says the same of their game. */
static bool
mirrors(const struct cell *cell, const struct cell *other)
{
	return other != cell && other->opponent == cell->player &&
	       other->outcome == outcome_other(cell->outcome) &&
	       str_eq(other->handicap, cell->handicap) &&
	       (cell->handicap.n == 0 || other->gives != cell->gives);
}

static void
check_cell(
    struct event *event, struct table *table, const struct hash_table *cells, struct cell *cell)
{
	const struct entrant *rows = table->entrants;
	struct cell *other;

	if (cell->unknown) {
		cell->bad = table->has_bad = true;
		event_add(event, DIAG_table_asymmetry, cell->at,
		    ARGS(A_PHRASE(PHRASE_cell_nobody), A_NUMBER(cell->round),
			A_STR(rows[cell->player].name), A_STR(cell->words)));
	}
	if (cell->opponent == EVENT_NONE || cell->bad || rows[cell->player].host ||
	    rows[cell->opponent].host)
		return;
	other = cell_at(table, cells, cell->round, cell->opponent);
	if (other != NULL && other->opponent == cell->player && other->forfeit && cell->forfeit &&
	    other->outcome == OUTCOME_loss && cell->outcome == OUTCOME_loss)
		cell->outcome = other->outcome = OUTCOME_neither;
	if (other != NULL && mirrors(cell, other))
		return;
	cell->bad = table->has_bad = true;
	/* the other cell was reported with a third one, or both are a game of their own */
	if (other != NULL && other != cell && other->bad)
		return;
	event_add(event, DIAG_table_asymmetry, cell->at,
	    ARGS(A_PHRASE(PHRASE_cells_differ), A_NUMBER(cell->round),
		A_STR(rows[cell->player].name), A_STR(cell->words),
		A_STR(rows[cell->opponent].name), A_STR(other == NULL ? STR("-") : other->words)));
	if (other != NULL &&
	    (other->opponent == cell->player || other->opponent == EVENT_NONE ||
		!cell_at(table, cells, other->round, other->opponent) ||
		cell_at(table, cells, other->round, other->opponent)->opponent != other->player))
		other->bad = true;
}

static void
check_rows(struct event *event, const struct table *table)
{
	for (size_t i = 0; i < table->entrant_count; i++) {
		const struct entrant *row = &table->entrants[i];

		if (row->number != 0 && row->number != i + 1) {
			event_add(event, DIAG_table_asymmetry, row->at,
			    ARGS(A_PHRASE(PHRASE_row_number), A_NUMBER(row->number),
				A_STR(row->name), A_NUMBER((int64_t)i + 1)));
			return; /* those after it follow */
		}
	}
}

/* Reports a row of a player who has one already. */
static void
check_twice(struct event *event, const struct table *table)
{
	size_t *first = arena_zero(event->arena, (event->player_count + 1) * sizeof *first), i;

	for (i = 0; i < table->entrant_count; i++) {
		const struct entrant *row = &table->entrants[i];

		if (first[row->player] > 0)
			event_add(event, DIAG_table_asymmetry, row->at,
			    ARGS(A_PHRASE(PHRASE_row_twice), A_NUMBER((int64_t)first[row->player]),
				A_NUMBER((int64_t)i + 1), A_STR(row->name)));
		else
			first[row->player] = i + 1;
	}
}

/* Reports the first row with fewer cells than the longest. */
static void
check_lengths(struct event *event, const struct table *table)
{
	uint32_t *lengths = arena_zero(event->arena, (table->entrant_count + 1) * sizeof *lengths);

	for (size_t i = 0; i < table->cell_count; i++) {
		if (table->cells[i].round > lengths[table->cells[i].player])
			lengths[table->cells[i].player] = table->cells[i].round;
	}
	for (size_t i = 0; i < table->entrant_count; i++) {
		if (lengths[i] == 0 || lengths[i] >= table->rounds)
			continue;
		event_add(event, DIAG_table_asymmetry, table->entrants[i].at,
		    ARGS(A_PHRASE(PHRASE_row_length), A_NUMBER(lengths[i]),
			A_STR(table->entrants[i].name), A_NUMBER(table->rounds)));
		return;
	}
}

/* --- points */

static struct str
number(struct event *event, double value)
{
	return arena_printf(event->arena, "%g", value);
}

/* Returns whether the written points of a row are a sum, with byes that may be worth nothing. */
static bool
is_sum(double points, double sum, double byes)
{
	return isnan(points) || points == sum || points == sum - byes;
}

/* Compares the points of each row with its cells; byes may be worth nothing, unless event.ini says
 * what they are worth, and MacMahon points may be left out in all rows. */
static void
check_points(struct event *event, const struct table *table)
{
	double *sums = arena_zero(event->arena, (table->entrant_count + 1) * sizeof *sums);
	double *byes = arena_zero(event->arena, (table->entrant_count + 1) * sizeof *byes);
	bool *doubtful = arena_zero(event->arena, table->entrant_count + 1); /* a cell is */
	size_t with = 0, without = 0;

	for (size_t i = 0; i < table->cell_count; i++) {
		const struct cell *cell = &table->cells[i];
		bool bye = cell->opponent == EVENT_NONE && !cell->unknown && cell->forfeit;
		double value = event_worth(event, cell->outcome, bye);

		sums[cell->player] += value;
		doubtful[cell->player] |= cell->bad;
		if (cell->opponent == EVENT_NONE && isnan(event->settings.bye))
			byes[cell->player] += value;
	}
	for (size_t i = 0; i < table->entrant_count; i++) {
		const struct entrant *row = &table->entrants[i];

		with += is_sum(row->points, sums[i] + row->macmahon, byes[i]);
		without += is_sum(row->points, sums[i], byes[i]);
	}
	for (size_t i = 0; i < table->entrant_count; i++) {
		const struct entrant *row = &table->entrants[i];
		double sum = sums[i] + (with >= without ? row->macmahon : 0);

		if (!doubtful[i] && !is_sum(row->points, sum, byes[i]))
			event_add(event, DIAG_points_mismatch, row->points_at,
			    ARGS(A_STR(row->name), A_STR(number(event, row->points)),
				A_STR(number(event, sum))));
	}
}

/* Compares the cells of a grid.  Where most of many contradict others, a row is missing or twice,
 * which is one fault. */
static void
check_cells(struct event *event, struct table *table)
{
	enum { MANY = 10 };
	struct hash_table cells = { .memory = event->arena->memory };
	size_t before = event->finding_count, found;

	for (size_t i = 0; i < table->cell_count; i++)
		*hash_table_number(
		    &cells, event_hash(table->cells[i].round, table->cells[i].player)) = i + 1;
	for (size_t i = 0; i < table->cell_count; i++)
		check_cell(event, table, &cells, &table->cells[i]);
	hash_table_free(&cells);
	found = event->finding_count - before;
	if (found < MANY || found * 8 < table->cell_count)
		return;
	event->finding_count = before;
	event_add(event, DIAG_table_asymmetry, event->findings[before].at,
	    ARGS(A_PHRASE(PHRASE_cells_many), A_NUMBER((int64_t)found)));
}

void
rules_tables(struct event *event)
{
	for (size_t i = 0; i < event->table_count; i++) {
		struct table *table = &event->tables[i];

		if (!table_is_grid(table))
			continue;
		check_rows(event, table);
		check_twice(event, table);
		if (table->form == TABLE_turnering)
			check_lengths(event, table);
		check_cells(event, table);
		check_points(event, table);
	}
}

/* --- the order of the rows */

/* Returns the name of the first key of the order in which two standings differ. */
static const char *
reason(const struct event *event, const struct standing *a, const struct standing *b)
{
	const struct event_settings *settings = &event->settings;

	for (size_t i = 0; i < settings->order_count; i++) {
		if (a->values[settings->order[i]] != b->values[settings->order[i]])
			return tie_break_names[settings->order[i]];
	}
	return tie_break_names[TIE_points];
}

/* Reports rows of equal points whose order is another than the tie-breaks make; rows: the standings
 * by player. */
static void
check_order(struct event *event, const struct table *table, const struct standing *const *rows)
{
	for (size_t i = 1; i < table->entrant_count; i++) { /* an order by another key is none */
		if (rows[table->entrants[i - 1].player]->values[TIE_points] <
		    rows[table->entrants[i].player]->values[TIE_points])
			return;
	}
	for (size_t i = 1; i < table->entrant_count; i++) {
		const struct standing *above = rows[table->entrants[i - 1].player],
				      *here = rows[table->entrants[i].player];

		if (above->rank <= here->rank)
			continue;
		event_add(event, DIAG_rank_mismatch, table->entrants[i - 1].at,
		    ARGS(A_PHRASE(PHRASE_rank_place), A_NUMBER((int64_t)i),
			A_STR(table->entrants[i].name), A_STR(str_of(reason(event, above, here)))));
		while (i + 1 < table->entrant_count &&
		       rows[table->entrants[i + 1].player]->values[TIE_points] ==
			   here->values[TIE_points])
			i++; /* once for all with these points */
	}
}

/* Reports the value of a tie-break that is not the computed one, where all other rows have that:
 * else the table's program defines it in another way. */
static void
check_values(struct event *event, const struct table *table, enum tie_break key,
    const struct standing *const *rows)
{
	const struct written_value *odd = NULL;
	size_t agree = 0;

	for (size_t i = 0; i < table->value_count; i++) {
		const struct written_value *value = &table->values[i];
		uint32_t player = table->entrants[value->entrant].player;

		if (value->key != key)
			continue;
		if (fabs(value->value - rows[player]->values[key]) < 0.01)
			agree++;
		else
			odd = value;
	}
	if (odd == NULL || agree < EVENT_GAMES_MIN || agree + 1 != table->entrant_count)
		return;
	event_add(event, DIAG_rank_mismatch, odd->at,
	    ARGS(A_PHRASE(PHRASE_rank_value), A_STR(table->entrants[odd->entrant].name),
		A_STR(str_of(tie_break_names[key])), A_STR(number(event, odd->value)),
		A_STR(number(event, rows[table->entrants[odd->entrant].player]->values[key]))));
}

void
rules_ranks(struct event *event)
{
	const struct standing **rows =
	    arena_zero(event->arena, (event->player_count + 1) * sizeof *rows);
	enum tie_break key;

	for (size_t i = 0; i < event->player_count; i++)
		rows[event->standings[i].player] = &event->standings[i];
	for (size_t i = 0; i < event->table_count; i++) {
		if (table_is_grid(&event->tables[i]) && event->settings.order_count > 0)
			check_order(event, &event->tables[i], rows);
		for (key = TIE_sos; key < TIE_COUNT; key++)
			check_values(event, &event->tables[i], key, rows);
	}
}
