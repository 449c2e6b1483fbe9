#include "cmd/event/event.h"

static void
report(struct event *event, enum diag rule, const struct event_line *line, const struct arg *args)
{
	event->found(event, rule, line, line->file, (struct place){ line->is.line, 1 }, args);
}

#define NAME_OF(i) A_STR(event->players[i].name)

static bool
is_draw(const struct event_line *line)
{
	enum ending ending = line->is.ending;

	return line->is.winner == NO_SIDE &&
	       (ending == ENDING_sennichite || ending == ENDING_jishogi || ending == ENDING_draw ||
		   ending == ENDING_declaration_draw || ending == ENDING_max_moves);
}

static bool
is_open(const struct event_line *line)
{
	return line->is.winner == NO_SIDE && !is_draw(line);
}

/* Returns the first move that differs, from 1; 0: one record begins the other. */
static uint32_t
difference(const struct event_facts *a, const struct event_facts *b)
{
	uint32_t i, n = a->plies < b->plies ? a->plies : b->plies;

	for (i = 0; i < n && a->moves[i] == b->moves[i]; i++)
		;
	return i < n ? i + 1 : n == 0;
}

/* Compares a record with the one before it in its slot. */
static void
check_second(struct event *event, const struct event_line *before, struct event_line *line)
{
	struct event_slot *slot = &event->slots[line->slot - 1];
	uint32_t at = difference(&before->is, &line->is);

	if (at == 0) {
		line->copy = true;
		report(event, DIAG_duplicate_board, line, ARGS(A_STR(before->file)));
	} else if (!is_draw(before)) {
		slot->disputed = true;
		report(event, DIAG_rival_record, line, ARGS(A_STR(before->file), A_NUMBER(at)));
	} else if (event->ini.halves || line->players[0] == before->players[0]) {
		report(event, DIAG_replay_mismatch, line, NO_ARGS);
	}
}

/* Goes through the records of a slot in the order of their times. */
static void
check_slot(struct event *event, size_t index)
{
	struct event_slot *slot = &event->slots[index];
	struct event_line *before = NULL, *next;
	size_t i, n;

	for (n = 0; n < slot->records; n++) {
		next = NULL;
		for (i = 0; i < event->line_count; i++) {
			struct event_line *line = &event->lines[i];
			bool after = before == NULL || line->is.start > before->is.start ||
				     (line->is.start == before->is.start && line > before);

			if (line->slot == index + 1 && after &&
			    (next == NULL || line->is.start < next->is.start))
				next = line;
		}
		if (next == NULL)
			break;
		if (before != NULL)
			check_second(event, before, next);
		if (!next->copy)
			before = next;
		if (before != NULL)
			slot->last = (size_t)(before - event->lines) + 1;
	}
	if (event->ini.replays && before != NULL && is_draw(before))
		report(event, DIAG_replay_mismatch, before, NO_ARGS);
}

/* Compares a slot of the table with its last record. */
static void
check_result(struct event *event, const struct event_slot *slot)
{
	const struct event_line *line = &event->lines[slot->last - 1];
	const char *named = slot->handicap == NULL ? "hirate" : slot->handicap;
	size_t winner, giver;

	if (is_open(line)) {
		report(event, DIAG_open_result, line, NO_ARGS);
		return;
	}
	if (!slot->listed || slot->disputed)
		return;
	if (slot->forfeit) {
		report(event, DIAG_forfeit_mismatch, line,
		    ARGS(A_STR(event->table_file), A_NUMBER(line->is.plies)));
		return;
	}
	winner = is_draw(line) ? SIZE_MAX : line->players[line->is.winner];
	if (slot->result >= 0 &&
	    (is_draw(line) ? slot->result != 0.5
			   : slot->players[slot->result < 0.5] != winner || slot->result == 0.5))
		report(event, DIAG_result_mismatch, line,
		    ARGS(is_draw(line) ? (struct arg)A_STR(STR("-")) : (struct arg)NAME_OF(winner),
			slot->result == 0.5
			    ? (struct arg)A_STR(STR("-"))
			    : (struct arg)NAME_OF(slot->players[slot->result < 0.5]),
			A_STR(event->table_file)));
	if (slot->coloured && slot->players[0] != line->players[0])
		report(event, DIAG_colour_mismatch, line,
		    ARGS(NAME_OF(line->players[0]), A_STR(event->table_file)));
	giver = slot->players[slot->giver];
	if (event->ini.grades && line->is.handicap != NULL &&
	    (strcmp(named, line->is.handicap) != 0 ||
		(strcmp(named, "hirate") != 0 && line->players[WHITE] != giver)))
		report(event, DIAG_handicap_mismatch, line,
		    ARGS(A_STR(str_of(line->is.handicap)), A_STR(event->table_file),
			A_STR(str_of(named))));
}

/* Returns whether the table says that a player of this record had no game in its round. */
static bool
was_idle(const struct event *event, const struct event_line *line)
{
	size_t k, row;

	for (k = 0; k < 2; k++) {
		row = event->players[line->players[k]].row;
		if (row > 0 && line->round > 0 &&
		    (unsigned)line->round <= event->row_rounds[row - 1] &&
		    event->rows[row - 1][line->round - 1].opponent == 0)
			return true;
	}
	return false;
}

static void
check_strays(struct event *event)
{
	size_t i;

	for (i = 0; i < event->line_count; i++) {
		struct event_line *line = &event->lines[i];

		if (line->players[0] == line->players[1])
			report(event, DIAG_self_pairing, line, ARGS(NAME_OF(line->players[0])));
		else if (line->slot == 0 && was_idle(event, line))
			report(event, DIAG_forfeit_mismatch, line,
			    ARGS(A_STR(event->table_file), A_NUMBER(line->is.plies)));
		else if (line->slot == 0)
			report(event, DIAG_extra_board, line,
			    ARGS(NAME_OF(line->players[0]), NAME_OF(line->players[1]),
				A_NUMBER(line->round)));
	}
}

static void
check_copies(struct event *event)
{
	size_t i, j;

	for (i = 0; i < event->line_count; i++)
		for (j = 0; j < event->line_count; j++) {
			const struct event_line *a = &event->lines[i], *b = &event->lines[j];
			bool later =
			    b->is.start > a->is.start || (b->is.start == a->is.start && j > i);

			if (i != j && later && a->is.plies >= 20 && a->is.plies == b->is.plies &&
			    memcmp(&a->is.key, &b->is.key, sizeof a->is.key) == 0 &&
			    (a->slot == 0 || a->slot != b->slot))
				report(event, DIAG_copied_game, b, ARGS(A_STR(a->file)));
		}
}

static bool
has_player(const struct event_line *line, size_t player)
{
	return line->players[0] == player || line->players[1] == player;
}

/* Compares the games of each player with one another. */
static void
check_times(struct event *event)
{
	size_t i, j, k;

	for (i = 0; i < event->line_count; i++)
		for (j = 0; j < event->line_count; j++) {
			const struct event_line *a = &event->lines[i], *b = &event->lines[j];

			for (k = 0; k < 2; k++)
				if (i != j && has_player(a, b->players[k]) && a->is.start >= 0 &&
				    a->slot != b->slot && (a->round == 0 || a->round != b->round) &&
				    (a->is.start < b->is.start ||
					(a->is.start == b->is.start && i < j)) &&
				    a->is.end - b->is.start >= 60)
					report(event, DIAG_overlapping_games, b,
					    ARGS(NAME_OF(b->players[k]), A_STR(a->file),
						A_STR(b->file)));
		}
}

/* Reports a player's second game in a round, pairs that meet again, and who plays on. */
static void
check_slots_of(struct event *event, size_t index)
{
	const struct event_slot *slot = &event->slots[index];
	const struct event_line *line = &event->lines[slot->first - 1];
	bool twice = event->ini.form == EVENT_double_round_robin ||
		     event->ini.form == EVENT_match || event->ini.form == EVENT_arena ||
		     event->ini.form == EVENT_team;
	size_t i, k;

	for (i = 0; i < event->slot_count; i++) {
		const struct event_slot *before = &event->slots[i];
		const struct event_line *other = &event->lines[before->first - 1];

		if (before->records == 0 || i == index)
			continue;
		for (k = 0; k < 2; k++) {
			if (!has_player(other, slot->players[k]))
				continue;
			if (i < index && before->round == slot->round && slot->round > 0 &&
			    event->ini.form != EVENT_arena)
				report(event, DIAG_double_booking, line,
				    ARGS(NAME_OF(slot->players[k]), A_NUMBER(slot->round)));
			if (event->ini.form == EVENT_knockout && before->round < slot->round &&
			    !line->third && other->is.winner != NO_SIDE &&
			    other->players[other->is.winner] != slot->players[k])
				report(event, DIAG_extra_board, line,
				    ARGS(NAME_OF(line->players[0]), NAME_OF(line->players[1]),
					A_NUMBER(slot->round)));
		}
		if (!twice && before->round < slot->round && before->round > 0 && !is_draw(other) &&
		    has_player(other, slot->players[0]) && has_player(other, slot->players[1]))
			report(event, DIAG_repeated_pairing, line,
			    ARGS(NAME_OF(slot->players[0]), NAME_OF(slot->players[1]),
				A_NUMBER(before->round), A_NUMBER(slot->round)));
	}
}

static void
check_missing(struct event *event)
{
	size_t i, j, k, met;

	for (i = 0; i < event->slot_count; i++) {
		const struct event_slot *slot = &event->slots[i];

		if (slot->listed && !slot->forfeit && slot->records == 0 && event->line_count > 0)
			event->found(event, DIAG_missing_board, NULL, event->table_file, slot->at,
			    ARGS(NAME_OF(slot->players[0]), NAME_OF(slot->players[1]),
				A_NUMBER(slot->round)));
	}
	for (i = 0; event->ini.form == EVENT_round_robin && event->table_file.n == 0 &&
		    i < event->player_count;
	     i++)
		for (j = i + 1; j < event->player_count; j++) {
			for (k = met = 0; k < event->slot_count; k++)
				met += (event->slots[k].players[0] == i &&
					   event->slots[k].players[1] == j) ||
				       (event->slots[k].players[0] == j &&
					   event->slots[k].players[1] == i);
			if (met == 0 && event->players[i].games > 0 && event->players[j].games > 0)
				event->found(event, DIAG_missing_board, NULL, event->ini_file,
				    (struct place){ 1, 1 },
				    ARGS(NAME_OF(i), NAME_OF(j), A_NUMBER(0)));
		}
	for (i = 0; i < event->player_count; i++) {
		const struct event_player *player = &event->players[i];

		for (k = met = 0; k < event->slot_count; k++)
			met += event->slots[k].players[0] == i || event->slots[k].players[1] == i;
		if (player->listed && player->row == 0 && player->games == 0 && met == 0)
			event->found(event, DIAG_idle_entrant, NULL, event->ini_file, player->at,
			    ARGS(NAME_OF(i)));
	}
}

void
event_records_check(struct event *event)
{
	bool small = event->line_count < 3 || event->player_count < 3;
	size_t i;

	for (i = 0; i < event->slot_count; i++)
		check_slot(event, i);
	check_strays(event);
	check_copies(event);
	for (i = 0; i < event->slot_count && !small; i++)
		if (event->slots[i].records > 0) {
			check_result(event, &event->slots[i]);
			if (event->table_file.n == 0)
				check_slots_of(event, i);
		}
	if (small)
		return;
	check_times(event);
	check_missing(event);
	event_headers_check(event);
}
