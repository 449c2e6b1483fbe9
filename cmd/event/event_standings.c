#include <stdlib.h>

#include "cmd/event/event.h"

/* Returns what a slot counts for a player; -1: it does not count. */
static double
share(const struct event_slot *slot, size_t player)
{
	if (slot->result < 0 || slot->disputed ||
	    (slot->players[0] != player && slot->players[1] != player))
		return -1;
	return slot->players[0] == player ? slot->result : 1 - slot->result;
}

static size_t
other(const struct event_slot *slot, size_t player)
{
	return slot->players[slot->players[0] == player];
}

static void
add_points(struct event *event, size_t of)
{
	struct event_player *player = &event->players[of];
	size_t i;

	player->points = player->macmahon;
	for (i = 0; i < event->slot_count; i++)
		if (share(&event->slots[i], of) >= 0) {
			player->points += share(&event->slots[i], of);
			player->counted++;
		}
	for (i = 0; player->row > 0 && i < event->row_rounds[player->row - 1]; i++) {
		const struct event_cell *cell = &event->rows[player->row - 1][i];

		if (cell->opponent == 0 && cell->result == '+')
			player->points += event->ini.has_bye ? event->ini.bye : 1;
		if (cell->opponent == 0 && cell->result == '=')
			player->points += 0.5;
	}
}

static void
add_sums(struct event *event, bool second)
{
	size_t i, p;

	for (p = 0; p < event->player_count; p++)
		for (i = 0; i < event->slot_count; i++) {
			double won = share(&event->slots[i], p);
			const struct event_player *met;

			if (won < 0)
				continue;
			met = &event->players[other(&event->slots[i], p)];
			if (second) {
				event->players[p].sosos += met->sos;
				continue;
			}
			event->players[p].sos += met->points;
			event->players[p].sodos += met->points * won;
			if (met->points == event->players[p].points)
				event->players[p].direct += won;
		}
}

void
event_standings_find(struct event *event)
{
	size_t i;

	for (i = 0; i < event->slot_count; i++) {
		struct event_slot *slot = &event->slots[i];
		const struct event_line *line;

		if (event->is_crosstable || slot->records == 0)
			continue;
		line = &event->lines[slot->last - 1];
		slot->result =
		    line->is.winner != NO_SIDE ? line->players[line->is.winner] == slot->players[0]
		    : line->is.ending == ENDING_none || line->is.ending == ENDING_interrupted ||
			    line->is.ending == ENDING_error
			? -1
			: 0.5;
	}
	for (i = 0; i < event->player_count; i++)
		add_points(event, i);
	add_sums(event, false);
	add_sums(event, true);
}

/* Returns the value of a tie-break. */
static double
value_of(const struct event_player *player, struct str name)
{
	return str_eq(name, STR("points"))   ? player->points
	       : str_eq(name, STR("sos"))    ? player->sos
	       : str_eq(name, STR("sodos"))  ? player->sodos
	       : str_eq(name, STR("sosos"))  ? player->sosos
	       : str_eq(name, STR("direct")) ? player->direct
					     : 0;
}

/* Returns less than, equal to or more than 0 as a stands above, with or below b; *by: the tie-break
 * that decides. */
static int
compare(const struct event *event, const struct event_player *a, const struct event_player *b,
    struct str *by)
{
	struct str list =
	    event->ini.tie_break.n > 0 ? event->ini.tie_break : STR("points, sos, sodos, sosos");

	while (list.n > 0) {
		*by = str_trim(str_cut(&list, ','));
		if (value_of(a, *by) != value_of(b, *by))
			return value_of(a, *by) > value_of(b, *by) ? -1 : 1;
	}
	return 0;
}

void
event_ranks_check(struct event *event)
{
	struct str by;
	size_t i;

	if (!event->is_crosstable || event->ini.tie_break.n == 0)
		return;
	for (i = 1; i < event->row_count; i++)
		if (event->players[i].points > event->players[i - 1].points)
			return;
	for (i = 1; i < event->row_count; i++)
		if (compare(event, &event->players[i - 1], &event->players[i], &by) > 0)
			event->found(event, DIAG_rank_mismatch, NULL, event->table_file,
			    event->players[i].at,
			    ARGS(A_STR(by), A_NUMBER((int64_t)i), A_STR(event->players[i].name)));
}

void
event_text(struct event *event, struct buffer *out)
{
	size_t *order = arena_take(event->arena, (event->player_count + 1) * sizeof *order), i, j,
	       n;
	struct str by;

	for (i = n = 0; i < event->player_count; i++) {
		if (event->players[i].games + event->players[i].row + event->players[i].counted ==
		    0)
			continue;
		for (j = n++; j > 0 && compare(event, &event->players[order[j - 1]],
					   &event->players[i], &by) > 0;
		     j--)
			order[j] = order[j - 1];
		order[j] = i;
	}
	buffer_add(out, STR("#rank\tplayer\tgames\tpoints\tsos\tsodos\tsosos\n"));
	for (i = 0; i < n; i++) {
		const struct event_player *p = &event->players[order[i]];

		buffer_printf(out, "%zu\t%.*s\t%zu\t%g\t%g\t%g\t%g\n", i + 1,
		    program_width(p->name), p->name.p, p->counted, p->points, p->sos, p->sodos,
		    p->sosos);
	}
}
