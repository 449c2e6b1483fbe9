#include <stdlib.h>

#include "cmd/event/event.h"
#include "record/text/utf8.h"

/* Returns the bytes as UTF-8: what is not is ISO 8859-1. */
static struct str
as_utf8(struct event *event, struct str bytes)
{
	struct buffer out;
	size_t i;

	if (utf8_valid(bytes) == bytes.n)
		return arena_str(event->arena, bytes);
	buffer_init(&out, event->arena->memory);
	for (i = 0; i < bytes.n; i++) {
		char *room = buffer_room(&out, 4);

		out.n += utf8_write(room, (unsigned char)bytes.p[i]);
	}
	bytes = arena_str(event->arena, buffer_str(&out));
	buffer_free(&out);
	return bytes;
}

/* Cuts the text up to the next bracket pair and returns what is within it. */
static bool
next_brackets(struct str *s, struct str *within)
{
	size_t open = str_find(*s, STR("[")), close;

	if (open >= s->n)
		return false;
	*s = str_after(*s, open + 1);
	close = str_find(*s, STR("]"));
	if (close >= s->n)
		return false;
	*within = str_first(*s, close);
	*s = str_after(*s, close + 1);
	return true;
}

static const char *
handicap_of(struct str code)
{
	static const char *const codes[][2] = { { "l", "lance" }, { "b", "bishop" },
		{ "r", "rook" }, { "rl", "rook-lance" }, { "2p", "two-piece" },
		{ "4p", "four-piece" }, { "5p", "five-piece" }, { "6p", "six-piece" },
		{ "s", "hirate" }, { "m", "hirate" } };
	size_t i;

	for (i = 0; i < sizeof codes / sizeof *codes; i++)
		if (str_eq_nocase(code, str_of(codes[i][0])))
			return codes[i][1];
	return NULL;
}

/* Reads the cells of a row; line: all of it. */
static void
read_cells(struct event *event, struct str cells, struct str line, uint32_t number)
{
	struct event_cell *row = NULL, *cell;
	size_t count = 0, cap = 0, n;

	for (;;) {
		const char *at = str_skip_spaces(cells.p, cells.p + cells.n);

		cells = str_after(cells, (size_t)(at - cells.p));
		for (n = 0; n < cells.n && str_is_digit(cells.p[n]); n++)
			;
		if (n == 0 || n >= cells.n || n > 6)
			break;
		cell = ARENA_ADD(event->arena, row, count, cap);
		*cell = (struct event_cell){ .opponent = (unsigned)atoi(cells.p),
			.result = cells.p[n],
			.at = { number, 1 + (uint32_t)utf8_count(
						str_first(line, (size_t)(cells.p - line.p))) } };
		cells = str_after(cells, n + 1);
		if (cells.n > 2 && *cells.p == '(') {
			size_t close = str_find(cells, STR(")"));

			cell->giver = cells.p[1];
			if (close > 2)
				cell->handicap =
				    handicap_of(str_trim((struct str){ cells.p + 2, close - 2 }));
			cells = str_after(cells, close < cells.n ? close + 1 : cells.n);
		}
	}
	n = event->row_count;
	if (n == event->row_cap) {
		size_t other = event->row_cap;

		event->rows = arena_grow(
		    event->arena, event->rows, sizeof *event->rows, n + 1, &event->row_cap);
		event->row_rounds = arena_grow(event->arena, event->row_rounds,
		    sizeof *event->row_rounds, event->row_cap, &other);
	}
	event->rows[n] = row;
	event->row_rounds[n] = (unsigned)count;
	event->row_count++;
	if (count > event->round_cap)
		event->round_cap = count;
}

/* Reads a row of turnering.txt. */
static void
read_row(struct event *event, struct str line, uint32_t number)
{
	struct str rest = line, last, first, cells, more, name;
	struct event_player *player;
	struct place at = { number, 1 };
	char *end;

	if (!next_brackets(&rest, &last) || !next_brackets(&rest, &first) ||
	    !next_brackets(&rest, &cells))
		return;
	name = first.n == 0 ? last
			    : arena_printf(event->arena, "%.*s %.*s", program_width(last), last.p,
				  program_width(first), first.p);
	/* a row is a player, even of a name that another row has */
	player = ARENA_ADD(event->arena, event->players, event->player_count, event->player_cap);
	*player = (struct event_player){
		.name = name, .same = event_name_same(event, name), .listed = true, .at = at
	};
	read_cells(event, cells, line, number);
	player->row = event->row_count;
	if (next_brackets(&rest, &more))
		player->macmahon =
		    strtod(arena_printf(event->arena, "%.*s", program_width(more), more.p).p, NULL);
	rest = str_trim(rest);
	rest =
	    arena_printf(event->arena, "%.*s", program_width(rest), rest.p == NULL ? "" : rest.p);
	player->written = strtod(rest.p, &end);
	player->has_written = end != rest.p;
	player->at =
	    (struct place){ number, (uint32_t)utf8_count(line) - (uint32_t)utf8_count(rest) + 1 };
}

/* Reads a line of a list: round,black,white,result. */
static void
read_result(struct event *event, struct str line, uint32_t number)
{
	struct str round = str_trim(str_cut(&line, ',')), names[2], result;
	struct event_slot *slot;
	struct place at = { number, 1 };
	size_t players[2], i;

	names[0] = str_trim(str_cut(&line, ','));
	names[1] = str_trim(str_cut(&line, ','));
	result = str_trim(str_cut(&line, ','));
	if (names[0].n == 0 || names[1].n == 0)
		return;
	for (i = 0; i < 2; i++)
		players[i] = event_player_add(event, names[i], true, at);
	slot = ARENA_ADD(event->arena, event->slots, event->slot_count, event->slot_cap);
	*slot = (struct event_slot){ .round = atoi(round.p),
		.players = { players[0], players[1] },
		.result = -1,
		.listed = true,
		.coloured = event->ini.coloured,
		.at = at };
	slot->forfeit =
	    str_find(result, STR("/")) < result.n || str_find(result, STR("不戦")) < result.n;
	if (str_starts(result, STR("1-0")) || str_starts(result, STR("+/")) ||
	    str_starts(result, STR("勝")) || str_eq(result, STR("不戦勝")))
		slot->result = 1;
	else if (str_starts(result, STR("0-1")) || str_starts(result, STR("-/+")) ||
		 str_starts(result, STR("負")) || str_eq(result, STR("不戦敗")))
		slot->result = 0;
	else if (str_starts(result, STR("½")) || str_starts(result, STR("分")))
		slot->result = 0.5;
}

void
event_table_read(struct event *event, struct str bytes)
{
	struct str line;
	struct span span;
	uint32_t at = 0, number = 0;
	bool list = false;

	bytes = as_utf8(event, bytes);
	event->has_list = true;
	while (text_next_line(bytes, &at, &span)) {
		line = (struct str){ bytes.p + span.at, span.n };
		number++;
		if (number == 1 && str_starts_nocase(line, STR("round,"))) {
			list = true;
			continue;
		}
		if (list)
			read_result(event, line, number);
		else if (line.n > 0 && str_is_digit(*str_skip_spaces(line.p, line.p + line.n)))
			read_row(event, line, number);
	}
	event->is_crosstable = !list;
}
