#include "cmd/event/event.h"

static bool
is_pair(const struct event_slot *slot, const size_t players[2])
{
	return (slot->players[0] == players[0] && slot->players[1] == players[1]) ||
	       (slot->players[0] == players[1] && slot->players[1] == players[0]);
}

static const struct event_cell *
cell_of(const struct event *event, size_t row, size_t round)
{
	return row < event->row_count && round < event->row_rounds[row] ? &event->rows[row][round]
									: NULL;
}

/* Returns the cell of a cell's opponent, or NULL. */
static const struct event_cell *
facing(const struct event *event, size_t row, size_t round)
{
	const struct event_cell *cell = cell_of(event, row, round);

	return cell == NULL || cell->opponent == 0 || cell->opponent - 1 == row
		   ? NULL
		   : cell_of(event, cell->opponent - 1, round);
}

static bool
is_opposite(const struct event_cell *a, const struct event_cell *b)
{
	bool result = a->result == '='   ? b->result == '='
		      : a->result == '+' ? b->result == '-'
					 : b->result == '+';

	return result && str_eq(str_of(a->handicap), str_of(b->handicap)) &&
	       (a->handicap == NULL || a->giver != b->giver);
}

static void
add_slot(struct event *event, size_t row, size_t round)
{
	const struct event_cell *cell = cell_of(event, row, round);
	struct event_slot *slot =
	    ARENA_ADD(event->arena, event->slots, event->slot_count, event->slot_cap);

	*slot = (struct event_slot){ .round = (int)round + 1,
		.players = { row, cell->opponent - 1 },
		.result = cell->result == '+'   ? 1
			  : cell->result == '=' ? 0.5
						: 0,
		.listed = true,
		.handicap = cell->handicap,
		.giver = cell->giver == '-' ? 0 : 1,
		.at = cell->at };
	event->rows[row][round].settled = true;
	if (cell->opponent <= event->row_count && round < event->row_rounds[cell->opponent - 1])
		event->rows[cell->opponent - 1][round].settled = true;
}

static struct str
cell_text(struct event *event, const struct event_cell *cell)
{
	return cell == NULL ? STR("-")
			    : arena_printf(event->arena, "%u%c%s%s", cell->opponent, cell->result,
				  cell->handicap == NULL ? ""
				  : cell->giver == '-'   ? " -"
							 : " +",
				  cell->handicap == NULL ? "" : cell->handicap);
}

static void
report_cell(struct event *event, size_t row, size_t round)
{
	const struct event_cell *cell = cell_of(event, row, round);
	size_t other = cell->opponent == 0 ? row : cell->opponent - 1;

	event->found(event, DIAG_table_asymmetry, NULL, event->table_file, cell->at,
	    ARGS(A_NUMBER((int64_t)round + 1), A_STR(event->players[row].name),
		A_STR(cell_text(event, cell)),
		other < event->row_count ? (struct arg)A_STR(event->players[other].name)
					 : (struct arg)A_STR(STR("?")),
		A_STR(cell_text(event, cell_of(event, other, round)))));
}

/* Makes slots of the cells of one round: first of those that agree about the opponent. */
static void
read_round(struct event *event, size_t round)
{
	const struct event_cell *cell, *other;
	bool free_opponent;
	size_t row;

	for (row = 0; row < event->row_count; row++) {
		cell = cell_of(event, row, round);
		other = facing(event, row, round);
		if (cell == NULL || cell->settled || other == NULL || other->opponent != row + 1)
			continue;
		if (!is_opposite(cell, other))
			report_cell(event, row, round);
		add_slot(event, row, round);
	}
	for (row = 0; row < event->row_count; row++) {
		cell = cell_of(event, row, round);
		if (cell == NULL || cell->settled || cell->opponent == 0)
			continue;
		other = facing(event, row, round);
		free_opponent = other != NULL && !other->settled;
		report_cell(event, row, round);
		if (free_opponent)
			add_slot(event, row, round);
		else
			event->rows[row][round].settled = true;
	}
}

void
event_table_check(struct event *event)
{
	size_t i, round;
	double points, byes;

	for (round = 0; round < event->round_cap; round++)
		read_round(event, round);
	for (i = 0; i < event->player_count; i++) {
		const struct event_player *player = &event->players[i];

		if (!player->has_written)
			continue;
		points = player->macmahon;
		byes = 0;
		for (round = 0; round < event->row_rounds[player->row - 1]; round++) {
			const struct event_cell *cell = &event->rows[player->row - 1][round];

			points += cell->result == '+' ? 1 : cell->result == '=' ? 0.5 : 0;
			byes += cell->opponent == 0 && cell->result == '+';
		}
		if (event->ini.has_bye) {
			points -= byes * (1 - event->ini.bye);
			byes = 0;
		}
		if (player->written <= points && player->written >= points - byes)
			continue;
		event->found(event, DIAG_points_mismatch, NULL, event->table_file, player->at,
		    ARGS(A_STR(player->name),
			A_STR(arena_printf(event->arena, "%g", player->written)),
			A_STR(arena_printf(event->arena, "%g", points))));
	}
}

/* Returns whether one record's moves are, or begin, the other's. */
static bool
same_moves(const struct event_facts *a, const struct event_facts *b)
{
	uint32_t n = a->plies < b->plies ? a->plies : b->plies;

	return n > 0 && str_eq(str_of(a->handicap), str_of(b->handicap)) &&
	       memcmp(a->moves, b->moves, n * sizeof *a->moves) == 0;
}

static void
attach(struct event *event, size_t line, size_t slot)
{
	struct event_slot *to = &event->slots[slot];

	event->lines[line].slot = slot + 1;
	if (to->round > 0)
		event->lines[line].round = to->round;
	if (to->records++ == 0)
		to->first = line + 1;
	to->last = line + 1;
}

/* Returns when a round began, as far as its records say; -1: not at all. */
static int64_t
round_start(const struct event *event, int round)
{
	int64_t start = -1;
	size_t i;

	for (i = 0; i < event->line_count; i++)
		if (event->lines[i].slot > 0 && event->lines[i].round == round &&
		    event->lines[i].is.start >= 0 &&
		    (start < 0 || event->lines[i].is.start < start))
			start = event->lines[i].is.start;
	return start;
}

/* Gives a slot the record of its pair without a round that is nearest to its round's begin. */
static void
attach_nearest(struct event *event, size_t slot, bool only_if_all_fit)
{
	const struct event_slot *to = &event->slots[slot];
	size_t i, best = SIZE_MAX, open = 0, held = 0;
	int64_t start = round_start(event, to->round), away, least = INT64_MAX;

	for (i = 0; i < event->slot_count; i++)
		open += event->slots[i].records == 0 && is_pair(&event->slots[i], to->players);
	for (i = 0; i < event->line_count; i++) {
		const struct event_line *line = &event->lines[i];

		if (line->slot > 0 || line->round > 0 || !is_pair(to, line->players))
			continue;
		held++;
		away = start < 0 || only_if_all_fit ? line->is.start : line->is.start - start;
		away = away < 0 ? -away : away;
		if (away < least) {
			least = away;
			best = i;
		}
	}
	if (best != SIZE_MAX && (!only_if_all_fit || held <= open))
		attach(event, best, slot);
}

/* Returns the slot of a record by its round and pair, or SIZE_MAX. */
static size_t
slot_of(const struct event *event, const struct event_line *line)
{
	size_t i;

	for (i = 0; i < event->slot_count; i++)
		if (is_pair(&event->slots[i], line->players) &&
		    event->slots[i].round == line->round)
			return i;
	for (i = 0; i < event->line_count; i++) { /* a copy that names no round */
		const struct event_line *other = &event->lines[i];

		if (other != line && other->slot > 0 && same_moves(&other->is, &line->is) &&
		    is_pair(&event->slots[other->slot - 1], line->players))
			return other->slot - 1;
	}
	return SIZE_MAX;
}

void
event_slots_find(struct event *event)
{
	size_t i, slot, listed = event->slot_count, pass;

	for (pass = 0; pass < 2; pass++)
		for (i = 0; i < listed; i++)
			if (event->slots[i].records == 0)
				attach_nearest(event, i, pass == 0);
	for (i = 0; i < event->line_count; i++) {
		struct event_line *line = &event->lines[i];

		if (line->slot > 0 || line->players[0] == line->players[1])
			continue;
		slot = slot_of(event, line);
		if (slot == SIZE_MAX && listed > 0)
			continue;
		if (slot == SIZE_MAX) {
			*ARENA_ADD(event->arena, event->slots, event->slot_count, event->slot_cap) =
			    (struct event_slot){ .round = line->round,
				    .players = { line->players[0], line->players[1] },
				    .result = -1 };
			slot = event->slot_count - 1;
		}
		attach(event, i, slot);
	}
}
