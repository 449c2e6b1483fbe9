#include "cmd/dedup/dedup_print.h"

#include <stdio.h>

#include "cmd/sink/report.h"
#include "lib/escape.h"
#include "lib/object.h"
#include "record/values/name.h"

/* A group: games with one key, or a game and one that begins with its moves. */
struct group {
	bool begins;
	struct str (*cells)[DEDUP_COLUMNS]; /* of each game */
	size_t count, cap;
	bool differs[DEDUP_COLUMNS]; /* not all games have the same in a column */
};

static void
add_game(struct dedup *dedup, struct group *group, struct arena *arena, uint32_t game)
{
	const struct dedup_row *row = dedup_rows_of(&dedup->rows, game);
	struct str *cells;
	struct buffer key;
	size_t i;

	group->cells =
	    arena_grow(arena, group->cells, sizeof *group->cells, group->count + 1, &group->cap);
	cells = group->cells[group->count++];
	dedup_row_cells(row, cells);
	for (i = DEDUP_date; i < DEDUP_file; i++)
		group->differs[i] |= i == DEDUP_black || i == DEDUP_white
					 ? !name_same(cells[i], group->cells[0][i])
					 : !str_eq(cells[i], group->cells[0][i]);
	if (dedup->keys.by_position) /* the rows have the keys of games */
		return;
	buffer_init(&key, &dedup->run.program->memory);
	game_key_write(dedup_games_at(&dedup->games, game)->key, &key);
	dedup->changed |= !str_eq(cells[DEDUP_key], buffer_str(&key));
	buffer_free(&key);
}

static const char *
column_name(size_t column)
{
	return column_rows[dedup_columns.list[column]].name;
}

/* --- text */

/* Appends ": date "2004", white "B"" for a game's cells in columns that differ. */
static void
add_differences(const struct group *group, size_t game, struct buffer *out)
{
	const char *before = ": ";
	size_t i;

	for (i = DEDUP_date; i < DEDUP_file; i++) {
		if (!group->differs[i])
			continue;
		buffer_printf(out, "%s%s \"", before, column_name(i));
		escape_text(group->cells[game][i], out);
		buffer_char(out, '"');
		before = ", ";
	}
}

static void
print_text(const struct dedup *dedup, const struct group *group)
{
	enum language language = dedup->run.program->language;
	struct buffer *out = &dedup->run.program->out.buffer;
	struct str plies = group->cells[0][DEDUP_plies];
	size_t i;

	if (group->begins)
		buffer_printf(out,
		    messages_in(language, "A game with which a longer one begins (plies: %.*s):\n"),
		    program_width(plies), plies.p);
	else if (dedup->keys.by_position)
		buffer_printf(
		    out, messages_in(language, "%zu times the same position:\n"), group->count);
	else
		buffer_printf(out,
		    messages_in(language, "%zu times the same game (plies: %.*s):\n"), group->count,
		    program_width(plies), plies.p);
	for (i = 0; i < group->count; i++) {
		const struct str *cells = group->cells[i];

		buffer_add(out, STR("  "));
		escape_text(cells[DEDUP_file], out);
		buffer_printf(
		    out, ":%.*s: ", program_width(cells[DEDUP_line]), cells[DEDUP_line].p);
		buffer_printf(out, messages_in(language, "game %.*s"),
		    program_width(cells[DEDUP_game]), cells[DEDUP_game].p);
		if (group->begins && i > 0)
			buffer_printf(out, messages_in(language, " (plies: %.*s)"),
			    program_width(cells[DEDUP_plies]), cells[DEDUP_plies].p);
		add_differences(group, i, out);
		buffer_char(out, '\n');
	}
}

/* --- ndjson */

const char *const dedup_relations[DEDUP_RELATIONS] = { "same", "begins" };

static void
print_object(const struct dedup *dedup, const struct group *group)
{
	struct buffer *out = &dedup->run.program->out.buffer;
	const char *before = "";
	size_t i, column;

	buffer_add(out, STR("{\"type\":\"group\""));
	object_name("relation", dedup_relations[group->begins], out);
	object_key("differ", out);
	buffer_char(out, '[');
	for (i = DEDUP_date; i < DEDUP_file; i++) {
		if (!group->differs[i])
			continue;
		buffer_printf(out, "%s\"%s\"", before, column_name(i));
		before = ",";
	}
	buffer_char(out, ']');
	object_key("games", out);
	for (i = 0; i < group->count; i++) {
		buffer_add(out, i == 0 ? STR("[{") : STR(",{"));
		object_text("file", group->cells[i][DEDUP_file], out);
		for (column = 0; column < DEDUP_file; column++)
			columns_member(dedup_columns.list[column], group->cells[i][column], out);
		buffer_char(out, '}');
	}
	buffer_add(out, STR("]}\n"));
}

/* --- both */

static void
print_group(struct dedup *dedup, const struct group *group)
{
	if (dedup->changed)
		return;
	(dedup->form == DEDUP_ndjson ? print_object : print_text)(dedup, group);
	output_more(&dedup->run.program->out);
}

void
dedup_print(struct dedup *dedup)
{
	const struct dedup_games *games = &dedup->games;
	struct arena arena;
	uint32_t game, other;

	arena_init(&arena, &dedup->run.program->memory);
	for (game = dedup->rows.from; game < dedup->rows.to && !dedup->changed; game++) {
		const struct dedup_game *of = dedup_games_at(games, game);
		struct group same = { .begins = false }, begins = { .begins = true };

		arena_reset(&arena);
		if (of->same != game && dedup_games_is_first(games, game)) {
			other = game;
			do
				add_game(dedup, &same, &arena, other);
			while ((other = dedup_games_at(games, other)->same) != game);
			print_group(dedup, &same);
		}
		if (of->longer != 0) {
			add_game(dedup, &begins, &arena, game);
			add_game(dedup, &begins, &arena, of->longer - 1);
			print_group(dedup, &begins);
		}
	}
	arena_free(&arena);
}

void
dedup_print_totals(const struct dedup *dedup)
{
	enum { SIZE = 64 };
	enum language language = dedup->run.program->language;
	struct buffer *out = &dedup->run.program->out.buffer;
	char found[2 * SIZE], games[SIZE], files[SIZE];
	int n;

	if (dedup->form == DEDUP_ndjson) {
		buffer_add(out, STR("{\"type\":\"summary\""));
		object_number("files", dedup->totals.files, out);
		object_number("games", dedup->totals.games, out);
		object_number("groups", dedup->totals.groups, out);
		object_number("repetitions", dedup->totals.repetitions, out);
		object_number("beginnings", dedup->totals.beginnings, out);
		buffer_add(out, STR("}\n"));
		return;
	}
	n = snprintf(
	    found, SIZE, MESSAGES_COUNT(language, dedup->totals.repetitions, "repetition"));
	if (dedup->contained) {
		n += snprintf(found + n, SIZE, "%s", messages_in(language, ", "));
		snprintf(found + n, SIZE,
		    MESSAGES_COUNT(language, dedup->totals.beginnings, "beginning"));
	}
	snprintf(games, SIZE, MESSAGES_COUNT(language, dedup->totals.games, "game"));
	snprintf(files, SIZE, MESSAGES_COUNT(language, dedup->totals.files, "file"));
	buffer_printf(out, messages_in(language, "%s in %s of %s"), found, games, files);
	buffer_printf(out, messages_in(language, ".\n"));
}
