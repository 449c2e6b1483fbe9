#include <math.h>

#include "cmd/event/crosstable.h"
#include "cmd/event/standings.h"
#include "cmd/host/messages.h"
#include "lib/escape.h"
#include "record/text/utf8.h"
#include "record/values/csv.h"

/* --- text */

/* Cells that are held until the widths of their columns are known. */
struct grid {
	struct buffer cells, ends; /* ends: of each cell, a size_t */
	size_t *widths, columns, count;
	size_t numbers; /* the column from which on all are numbers, as the first is */
};

/* Ends the cell that was appended to grid->cells. */
static void
end_cell(struct grid *grid)
{
	size_t start = 0, end = grid->cells.n, used;
	size_t *width = &grid->widths[grid->count++ % grid->columns];

	if (grid->ends.n > 0)
		memcpy(&start, grid->ends.p + grid->ends.n - sizeof start, sizeof start);
	buffer_add(&grid->ends, (struct str){ (const char *)&end, sizeof end });
	used = utf8_columns(str_after(buffer_str(&grid->cells), start));
	*width = used > *width ? used : *width;
}

static void
add_cell(struct grid *grid, const char *text)
{
	buffer_add(&grid->cells, str_of(text));
	end_cell(grid);
}

/* Appends the rows. */
static void
write_grid(const struct grid *grid, struct buffer *out)
{
	size_t start = 0, end;

	for (size_t i = 0; i < grid->count; i++, start = end) {
		size_t column = i % grid->columns, blanks;
		bool left = column > 0 && column < grid->numbers;
		struct str cell;

		memcpy(&end, grid->ends.p + i * sizeof end, sizeof end);
		cell = (struct str){ grid->cells.p + start, end - start };
		blanks = grid->widths[column] - utf8_columns(cell);
		if (!left)
			buffer_fill(out, ' ', blanks);
		buffer_add(out, cell);
		if (column + 1 < grid->columns) {
			buffer_fill(out, ' ', left ? blanks + 2 : 2);
			continue;
		}
		out->n = str_rtrim(buffer_str(out)).n;
		buffer_char(out, '\n');
	}
}

/* Appends a player's boards of a round. */
static void
add_round(const struct crosstable *crosstable, uint32_t player, uint32_t round, struct grid *grid)
{
	const struct board *board;
	size_t at = 0, before = grid->cells.n;

	while ((board = crosstable_next(crosstable, player, round, &at)) != NULL) {
		if (grid->cells.n > before)
			buffer_char(&grid->cells, ',');
		crosstable_cell(crosstable, board, player, &grid->cells);
	}
	end_cell(grid);
}

static void
add_head(const struct crosstable *crosstable, enum language language, const enum tie_break *keys,
    size_t key_count, struct grid *grid)
{
	add_cell(grid, "#");
	add_cell(grid, messages_in(language, "player"));
	for (uint32_t round = 1; round <= crosstable->rounds; round++) {
		buffer_printf(&grid->cells, "%u", round);
		end_cell(grid);
	}
	add_cell(grid, messages_in(language, crosstable_titles[TIE_points]));
	for (size_t i = 0; i < key_count; i++)
		add_cell(grid, messages_in(language, crosstable_titles[keys[i]]));
}

static void
add_player(const struct crosstable *crosstable, const struct standing *standing,
    const enum tie_break *keys, size_t key_count, struct grid *grid)
{
	buffer_printf(&grid->cells, "%u", crosstable->rows[standing->player]);
	end_cell(grid);
	escape_text(crosstable->event->players[standing->player].name, &grid->cells);
	end_cell(grid);
	for (uint32_t round = 1; round <= crosstable->rounds; round++)
		add_round(crosstable, standing->player, round, grid);
	crosstable_value(standing->values[TIE_points], &grid->cells);
	end_cell(grid);
	for (size_t i = 0; i < key_count; i++) {
		crosstable_value(standing->values[keys[i]], &grid->cells);
		end_cell(grid);
	}
}

/* Appends the line above the table: NAME STAGE: 8 players, 4 rounds, 16 boards. */
static void
add_title(const struct crosstable *crosstable, enum language language, struct buffer *out)
{
	const struct event *event = crosstable->event;

	escape_text(event->name, out);
	if (event->name.n > 0 && event->stage.n > 0)
		buffer_char(out, ' ');
	escape_text(event->stage, out);
	if (event->name.n + event->stage.n > 0)
		buffer_add(out, STR(": "));
	crosstable_counts(crosstable, language, out);
	buffer_char(out, '\n');
}

void
standings_text(const struct event *event, enum language language, struct buffer *out)
{
	enum tie_break keys[TIE_COUNT];
	size_t key_count = crosstable_keys(event, keys);
	struct crosstable crosstable;
	struct grid grid = { 0 };
	struct arena arena;

	if (event->standings == NULL)
		return;
	arena_init(&arena, event->arena->memory);
	buffer_init(&grid.cells, event->arena->memory);
	buffer_init(&grid.ends, event->arena->memory);
	crosstable_make(event, &arena, &crosstable);
	grid.numbers = 2 + crosstable.rounds;
	grid.columns = 3 + crosstable.rounds + key_count;
	grid.widths = arena_zero(&arena, grid.columns * sizeof *grid.widths);
	add_head(&crosstable, language, keys, key_count, &grid);
	for (size_t i = 0; i < event->player_count; i++)
		add_player(&crosstable, &event->standings[i], keys, key_count, &grid);
	add_title(&crosstable, language, out);
	write_grid(&grid, out);
	buffer_free(&grid.ends);
	buffer_free(&grid.cells);
	arena_free(&arena);
}

/* --- csv */

void
standings_csv(const struct event *event, struct buffer *out)
{
	enum tie_break keys[TIE_COUNT];
	size_t key_count = crosstable_keys(event, keys);

	buffer_add(out, STR("rank,player,games,points"));
	for (size_t i = 0; i < key_count; i++)
		buffer_printf(out, ",%s", tie_break_names[keys[i]]);
	buffer_add(out, STR("\r\n"));
	for (size_t i = 0; i < event->player_count && event->standings != NULL; i++) {
		const struct standing *standing = &event->standings[i];

		buffer_printf(out, "%u,", standing->rank);
		csv_add(NO_STR, event->players[standing->player].name, out);
		buffer_printf(out, ",%u,", standing->games);
		crosstable_value(standing->values[TIE_points], out);
		for (size_t k = 0; k < key_count; k++) {
			buffer_char(out, ',');
			crosstable_value(standing->values[keys[k]], out);
		}
		buffer_add(out, STR("\r\n"));
	}
}

/* --- JSON */

static void
add_member(const char *key, struct str value, struct buffer *out)
{
	buffer_printf(out, "\"%s\":", key);
	escape_json(value, out);
}

static void
add_board(const struct event *event, const struct board *board, struct buffer *out)
{
	static const char *const results[] = { [OUTCOME_open] = "*",
		[OUTCOME_loss] = "0-1",
		[OUTCOME_draw] = "½-½",
		[OUTCOME_win] = "1-0",
		[OUTCOME_neither] = "0-0" };

	buffer_printf(out, "{\"round\":%u,\"players\":[", board->round);
	for (unsigned i = 0; i < 2 && board->players[i] != EVENT_NONE; i++) {
		if (i > 0)
			buffer_char(out, ',');
		escape_json(event->players[board->players[i]].name, out);
	}
	buffer_printf(
	    out, "],\"result\":\"%s\"", results[board->open ? OUTCOME_open : board->outcome]);
	if (board->forfeit)
		buffer_add(out, STR(",\"forfeit\":true"));
	if (board->contradicted)
		buffer_add(out, STR(",\"contradicted\":true"));
	if (board->first != EVENT_NONE) {
		buffer_char(out, ',');
		add_member("file", event->games[board->first].file, out);
		buffer_printf(out, ",\"game\":%u", event->games[board->first].summary.number);
	}
	buffer_char(out, '}');
}

static void
add_standing(const struct event *event, const struct standing *standing, const enum tie_break *keys,
    size_t key_count, struct buffer *out)
{
	buffer_printf(out, "{\"rank\":%u,", standing->rank);
	add_member("player", event->players[standing->player].name, out);
	buffer_printf(out, ",\"games\":%u,\"points\":", standing->games);
	crosstable_value(standing->values[TIE_points], out);
	for (size_t i = 0; i < key_count; i++) {
		if (isnan(standing->values[keys[i]]))
			continue;
		buffer_printf(out, ",\"%s\":", tie_break_names[keys[i]]);
		crosstable_value(standing->values[keys[i]], out);
	}
	buffer_char(out, '}');
}

static void
add_players(const struct event *event, struct buffer *out)
{
	for (size_t i = 0; i < event->player_count; i++) {
		const struct event_player *player = &event->players[i];

		buffer_add(out, i > 0 ? STR(",{") : STR("{"));
		add_member("name", player->name, out);
		if (player->about.n > 0) {
			buffer_char(out, ',');
			add_member("about", player->about, out);
		}
		if (player->rating > 0)
			buffer_printf(out, ",\"rating\":%u", player->rating);
		buffer_char(out, '}');
	}
}

void
standings_json(const struct event *event, enum language language, struct buffer *out)
{
	static const char *const formats[] = { "unknown", "swiss", "round-robin",
		"double-round-robin", "knockout", "match", "team", "arena" };
	enum tie_break keys[TIE_COUNT];
	size_t key_count = crosstable_keys(event, keys), i;

	(void)language; /* names and numbers only */
	buffer_char(out, '{');
	add_member("name", event->name, out);
	buffer_char(out, ',');
	add_member("stage", event->stage, out);
	buffer_printf(out, ",\"format\":\"%s\",\"rounds\":%u,\"players\":[", formats[event->format],
	    event->rounds);
	add_players(event, out);
	buffer_add(out, STR("],\"boards\":["));
	for (i = 0; i < event->board_count; i++) {
		buffer_add(out, i > 0 ? STR(",") : NO_STR);
		add_board(event, &event->boards[i], out);
	}
	buffer_add(out, STR("],\"standings\":["));
	for (i = 0; i < event->player_count && event->standings != NULL; i++) {
		buffer_add(out, i > 0 ? STR(",") : NO_STR);
		add_standing(event, &event->standings[i], keys, key_count, out);
	}
	buffer_add(out, STR("]}"));
}
