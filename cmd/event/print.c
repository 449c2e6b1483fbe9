#include <math.h>

#include "cmd/event/crosstable.h"
#include "cmd/event/standings.h"
#include "cmd/host/messages.h"
#include "lib/escape.h"
#include "lib/object.h"
#include "record/text/utf8.h"
#include "record/values/csv.h"

/* --- text */

/* Cells that are held until the widths of their columns are known. */
struct grid {
	struct buffer cells; /* each has a line end after it */
	size_t start;        /* of the last one */
	size_t *widths, columns, count;
	size_t numbers; /* the column from which on all are numbers, as the first is */
};

/* Ends the cell that was appended to grid->cells. */
static void
end_cell(struct grid *grid)
{
	size_t used = utf8_columns(str_after(buffer_str(&grid->cells), grid->start));
	size_t *width = &grid->widths[grid->count++ % grid->columns];

	*width = used > *width ? used : *width;
	buffer_char(&grid->cells, '\n');
	grid->start = grid->cells.n;
}

static void
add_cell(struct grid *grid, const char *text)
{
	buffer_add(&grid->cells, str_of(text));
	end_cell(grid);
}

static void
add_number(struct grid *grid, uint32_t number)
{
	buffer_number(&grid->cells, number, 1, '0');
	end_cell(grid);
}

/* Appends the rows. */
static void
write_grid(const struct grid *grid, struct buffer *out)
{
	struct str rest = buffer_str(&grid->cells);

	for (size_t i = 0; i < grid->count; i++) {
		struct str cell = str_cut(&rest, '\n');
		size_t column = i % grid->columns;
		size_t blanks = grid->widths[column] - utf8_columns(cell);
		bool left = column > 0 && column < grid->numbers;

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

	for (size_t at = 0; (board = crosstable_next(crosstable, player, round, &at)) != NULL;) {
		if (grid->cells.n > grid->start)
			buffer_char(&grid->cells, ',');
		crosstable_cell(crosstable, board, player, &grid->cells);
	}
	end_cell(grid);
}

static void
add_head(const struct crosstable *crosstable, enum language language, struct grid *grid)
{
	add_cell(grid, "#");
	add_cell(grid, messages_in(language, "player"));
	for (uint32_t round = 1; round <= crosstable->rounds; round++)
		add_number(grid, round);
	for (size_t i = 0; i < crosstable->key_count; i++)
		add_cell(grid, messages_in(language, crosstable_title(crosstable->keys[i])));
}

static void
add_player(const struct crosstable *crosstable, const struct standing *standing, struct grid *grid)
{
	add_number(grid, crosstable->rows[standing->player]);
	escape_text(crosstable->event->players[standing->player].name, &grid->cells);
	end_cell(grid);
	for (uint32_t round = 1; round <= crosstable->rounds; round++)
		add_round(crosstable, standing->player, round, grid);
	for (size_t i = 0; i < crosstable->key_count; i++) {
		crosstable_value(standing->values[crosstable->keys[i]], &grid->cells);
		end_cell(grid);
	}
}

/* Appends the line above the table: NAME STAGE: 8 players, 4 rounds, 16 boards. */
static void
add_title(const struct crosstable *crosstable, enum language language, struct buffer *out)
{
	const struct event *event = crosstable->event;

	crosstable_name(event, escape_text, out);
	if (event->name.n + event->stage.n > 0)
		buffer_add(out, STR(": "));
	crosstable_counts(crosstable, language, out);
	buffer_char(out, '\n');
}

void
standings_text(const struct event *event, enum language language, struct buffer *out)
{
	struct crosstable crosstable;
	struct grid grid = { 0 };
	struct arena arena;

	if (event->standings == NULL)
		return;
	arena_init(&arena, event->arena->memory);
	buffer_init(&grid.cells, event->arena->memory);
	crosstable_make(event, &arena, &crosstable);
	grid.numbers = 2 + crosstable.rounds;
	grid.columns = grid.numbers + crosstable.key_count;
	grid.widths = arena_zero(&arena, grid.columns * sizeof *grid.widths);
	add_head(&crosstable, language, &grid);
	for (size_t i = 0; i < event->player_count; i++)
		add_player(&crosstable, &event->standings[i], &grid);
	add_title(&crosstable, language, out);
	write_grid(&grid, out);
	buffer_free(&grid.cells);
	arena_free(&arena);
}

/* --- csv */

void
standings_csv(const struct event *event, struct buffer *out)
{
	enum tie_break keys[TIE_COUNT];
	size_t key_count = crosstable_keys(event, keys);

	buffer_add(out, STR("rank,player,games"));
	for (size_t i = 0; i < key_count; i++)
		buffer_printf(out, ",%s", tie_break_names[keys[i]]);
	buffer_add(out, STR("\r\n"));
	for (size_t i = 0; i < event->player_count && event->standings != NULL; i++) {
		const struct standing *standing = &event->standings[i];

		buffer_printf(out, "%u,", standing->rank);
		csv_add(NO_STR, event->players[standing->player].name, out);
		buffer_printf(out, ",%u", standing->games);
		for (size_t k = 0; k < key_count; k++) {
			buffer_char(out, ',');
			crosstable_value(standing->values[keys[k]], out);
		}
		buffer_add(out, STR("\r\n"));
	}
}

/* --- JSON */

static void
add_board(const struct event *event, const struct board *board, struct buffer *out)
{
	static const char *const results[] = { [OUTCOME_open] = "*",
		[OUTCOME_loss] = "0-1",
		[OUTCOME_draw] = "½-½",
		[OUTCOME_win] = "1-0",
		[OUTCOME_neither] = "0-0" };

	object_number("round", board->round, out);
	buffer_add(out, STR(",\"players\":["));
	for (unsigned i = 0; i < 2 && board->players[i] != EVENT_NONE; i++) {
		if (i > 0)
			buffer_char(out, ',');
		escape_json(event->players[board->players[i]].name, out);
	}
	buffer_char(out, ']');
	object_name("result", results[board->open ? OUTCOME_open : board->outcome], out);
	if (board->forfeit)
		buffer_add(out, STR(",\"forfeit\":true"));
	if (board->contradicted)
		buffer_add(out, STR(",\"contradicted\":true"));
	if (board->first != EVENT_NONE) {
		object_text("file", event->games[board->first].file, out);
		object_number("game", event->games[board->first].summary.number, out);
	}
}

static void
add_standing(const struct event *event, const struct standing *standing, struct buffer *out)
{
	enum tie_break keys[TIE_COUNT];
	size_t key_count = crosstable_keys(event, keys);

	object_number("rank", standing->rank, out);
	object_text("player", event->players[standing->player].name, out);
	object_number("games", standing->games, out);
	for (size_t i = 0; i < key_count; i++) {
		if (isnan(standing->values[keys[i]]))
			continue;
		object_key(tie_break_names[keys[i]], out);
		crosstable_value(standing->values[keys[i]], out);
	}
}

static void
add_person(const struct event_player *player, struct buffer *out)
{
	object_text("name", player->name, out);
	if (player->about.n > 0)
		object_text("about", player->about, out);
	if (player->rating > 0)
		object_number("rating", player->rating, out);
}

/* Begins the next object of an array. */
static void
begin_object(size_t index, struct buffer *out)
{
	buffer_add(out, index > 0 ? STR("},{") : STR("{"));
}

/* Ends an array of this many objects. */
static void
end_objects(size_t count, struct buffer *out)
{
	buffer_add(out, count > 0 ? STR("}]") : STR("]"));
}

void
standings_json(const struct event *event, struct buffer *out)
{
	size_t ranked = event->standings == NULL ? 0 : event->player_count;

	buffer_char(out, '{');
	object_text("name", event->name, out);
	object_text("stage", event->stage, out);
	object_name("format", event_format_names[event->format], out);
	object_number("rounds", event->rounds, out);
	buffer_add(out, STR(",\"players\":["));
	for (size_t i = 0; i < event->player_count; i++) {
		begin_object(i, out);
		add_person(&event->players[i], out);
	}
	end_objects(event->player_count, out);
	buffer_add(out, STR(",\"boards\":["));
	for (size_t i = 0; i < event->board_count; i++) {
		begin_object(i, out);
		add_board(event, &event->boards[i], out);
	}
	end_objects(event->board_count, out);
	buffer_add(out, STR(",\"standings\":["));
	for (size_t i = 0; i < ranked; i++) {
		begin_object(i, out);
		add_standing(event, &event->standings[i], out);
	}
	end_objects(ranked, out);
	buffer_add(out, STR("}\n"));
}
