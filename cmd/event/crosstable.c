#include <math.h>

#include "cmd/event/crosstable.h"
#include "cmd/host/messages.h"

const char *
crosstable_title(enum tie_break key)
{
	return key == TIE_points ? "pts" : tie_break_names[key];
}

size_t
crosstable_keys(const struct event *event, enum tie_break keys[TIE_COUNT])
{
	size_t count = 0;

	keys[count++] = TIE_points;
	for (size_t i = 0; i < event->settings.order_count; i++)
		if (event->settings.order[i] != TIE_points &&
		    event->settings.order[i] != TIE_previous)
			keys[count++] = event->settings.order[i];
	return count;
}

void
crosstable_make(const struct event *event, struct arena *arena, struct crosstable *crosstable)
{
	size_t *starts = arena_zero(arena, (event->player_count + 2) * sizeof *starts);
	const struct board **boards;

	/* starts[p + 2] counts the boards of p, so that starts[p + 1] can go on while they are
	 * filled in, and ends as what it is for */
	*crosstable = (struct crosstable){ .event = event, .rounds = event->rounds };
	crosstable->key_count = crosstable_keys(event, crosstable->keys);
	for (size_t b = 0; b < event->board_count; b++)
		for (unsigned i = 0; i < 2; i++)
			if (event->boards[b].players[i] != EVENT_NONE)
				starts[event->boards[b].players[i] + 2]++;
	for (size_t p = 2; p < event->player_count + 2; p++)
		starts[p] += starts[p - 1];
	boards = arena_take(arena, (starts[event->player_count + 1] + 1) * sizeof *boards);
	for (size_t b = 0; b < event->board_count; b++) {
		const struct board *board = &event->boards[b];

		for (unsigned i = 0; i < 2; i++)
			if (board->players[i] != EVENT_NONE)
				boards[starts[board->players[i] + 1]++] = board;
		if (board->round > crosstable->rounds)
			crosstable->rounds = board->round;
	}
	crosstable->boards = boards;
	crosstable->starts = starts;
	if (event->standings == NULL)
		return;
	crosstable->rows = arena_take(arena, (event->player_count + 1) * sizeof *crosstable->rows);
	for (uint32_t i = 0; i < event->player_count; i++)
		crosstable->rows[event->standings[i].player] = i + 1;
}

const struct board *
crosstable_next(const struct crosstable *crosstable, uint32_t player, uint32_t round, size_t *at)
{
	size_t start = crosstable->starts[player], end = crosstable->starts[player + 1];

	while (start + *at < end) {
		const struct board *board = crosstable->boards[start + (*at)++];

		if (board->round == round)
			return board;
	}
	return NULL;
}

void
crosstable_cell(const struct crosstable *crosstable, const struct board *board, uint32_t player,
    struct buffer *out)
{
	static const char signs[] = { [OUTCOME_open] = '?',
		[OUTCOME_loss] = '-',
		[OUTCOME_draw] = '=',
		[OUTCOME_win] = '+',
		[OUTCOME_neither] = '-' };
	uint32_t opponent = crosstable_opponent(board, player);

	buffer_printf(out, "%u%c", opponent == EVENT_NONE ? 0 : crosstable->rows[opponent],
	    signs[board->open ? OUTCOME_open : crosstable_outcome(board, player)]);
	if (board->forfeit && opponent != EVENT_NONE)
		buffer_char(out, 'f');
	if (board->contradicted)
		buffer_char(out, '*');
}

void
crosstable_name(
    const struct event *event, void (*escape)(struct str s, struct buffer *out), struct buffer *out)
{
	escape(event->name, out);
	if (event->name.n > 0 && event->stage.n > 0)
		buffer_char(out, ' ');
	escape(event->stage, out);
}

void
crosstable_counts(const struct crosstable *crosstable, enum language language, struct buffer *out)
{
	const struct event *event = crosstable->event;
	const char *comma = messages_in(language, ", ");
	size_t boards = 0, rounds = crosstable->rounds;

	for (size_t i = 0; i < event->board_count; i++)
		boards += event->boards[i].players[1] != EVENT_NONE;
	buffer_printf(out, MESSAGES_COUNT(language, event->player_count, "player"));
	if (rounds > 0) {
		buffer_add(out, str_of(comma));
		buffer_printf(out, MESSAGES_COUNT(language, rounds, "round"));
	}
	buffer_add(out, str_of(comma));
	buffer_printf(out, MESSAGES_COUNT(language, boards, "board"));
}

void
crosstable_value(double value, struct buffer *out)
{
	if (!isnan(value))
		buffer_printf(out, "%.10g", value);
}
