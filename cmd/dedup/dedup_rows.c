#include "cmd/dedup/dedup_rows.h"

#include <stdlib.h>

/* Ends a cell: no byte of UTF-8, which all cells are.  The name of the file, which may be anything,
 * comes last. */
#define CELL_END '\xFF'

const struct columns dedup_columns = {
	.list = { [DEDUP_key] = COLUMN_key,
	    [DEDUP_line] = COLUMN_line,
	    [DEDUP_game] = COLUMN_game,
	    [DEDUP_plies] = COLUMN_plies,
	    [DEDUP_date] = COLUMN_date,
	    [DEDUP_event] = COLUMN_event,
	    [DEDUP_site] = COLUMN_site,
	    [DEDUP_opening] = COLUMN_opening,
	    [DEDUP_black] = COLUMN_black,
	    [DEDUP_white] = COLUMN_white,
	    [DEDUP_time_limit] = COLUMN_time_limit,
	    [DEDUP_ending] = COLUMN_ending,
	    [DEDUP_winner] = COLUMN_winner },
	.count = DEDUP_file,
};

const struct row_plan dedup_row_plan = { .columns = &dedup_columns };

void
dedup_rows_init(struct dedup_rows *rows, struct memory *memory)
{
	*rows = (struct dedup_rows){ .list = NULL };
	arena_init(&rows->arena, memory);
	buffer_init(&rows->scratch, memory);
}

void
dedup_rows_free(struct dedup_rows *rows)
{
	arena_free(&rows->arena);
	buffer_free(&rows->scratch);
}

static void
add_wanted(struct dedup_rows *rows, uint32_t game)
{
	rows->list =
	    arena_grow(&rows->arena, rows->list, sizeof *rows->list, rows->count + 1, &rows->cap);
	rows->list[rows->count++] = (struct dedup_row){ .game = game };
}

static int
compare_games(const void *a, const void *b)
{
	const struct dedup_row *x = a, *y = b;

	return x->game < y->game ? -1 : x->game > y->game;
}

/* Sorts the rows, and leaves one of each game. */
static void
sort(struct dedup_rows *rows)
{
	size_t count = 0, i;

	if (rows->count > 0)
		qsort(rows->list, rows->count, sizeof *rows->list, compare_games);
	for (i = 0; i < rows->count; i++) {
		if (count == 0 || rows->list[count - 1].game != rows->list[i].game)
			rows->list[count++] = rows->list[i];
	}
	rows->count = count;
}

/* Returns the number of the row's file. */
static uint32_t
file_of(const struct dedup_rows *rows, const struct dedup_games *games, size_t row)
{
	return dedup_games_at(games, rows->list[row].game)->file;
}

bool
dedup_rows_choose(struct dedup_rows *rows, const struct dedup_games *games)
{
	enum { FEW = 4096, PART = 16 };
	size_t most = FEW + games->count / PART;
	uint32_t game, other;

	arena_reset(&rows->arena);
	rows->list = NULL;
	rows->count = rows->cap = rows->asked = rows->next = 0;
	for (rows->from = game = rows->to; game < games->count && rows->count < most; game++) {
		const struct dedup_game *of = dedup_games_at(games, game);
		bool repeated = of->same != game && dedup_games_is_first(games, game);

		if (repeated || of->longer != 0)
			add_wanted(rows, game);
		if (of->longer != 0)
			add_wanted(rows, of->longer - 1);
		for (other = of->same; repeated && other != game;
		     other = dedup_games_at(games, other)->same)
			add_wanted(rows, other);
	}
	rows->to = game;
	sort(rows);
	if (rows->count > 0)
		rows->file = file_of(rows, games, 0);
	return rows->count > 0;
}

bool
dedup_rows_want(struct dedup_rows *rows, const struct dedup_games *games, uint32_t file)
{
	size_t before = rows->asked;

	while (rows->asked < rows->count && file_of(rows, games, rows->asked) == file)
		rows->asked++;
	return rows->asked > before;
}

size_t
dedup_rows_ranges(struct dedup_rows *rows, const struct dedup_games *games,
    const struct dedup_chunks *chunks, const struct chunk_range **ranges)
{
	uint32_t file = file_of(rows, games, rows->asked - 1), *numbers;
	size_t first = rows->asked, i;

	while (first > 0 && file_of(rows, games, first - 1) == file)
		first--;
	numbers = arena_take(&rows->arena, (rows->asked - first) * sizeof *numbers);
	for (i = first; i < rows->asked; i++)
		numbers[i - first] = dedup_games_at(games, rows->list[i].game)->number;
	return dedup_chunks_find(chunks, file, numbers, rows->asked - first, &rows->arena, ranges);
}

void
dedup_rows_add(
    struct dedup_rows *rows, const struct dedup_games *games, const struct result_item *item)
{
	const struct row *of = item->is.own;
	struct dedup_row *row = rows->list + rows->next;
	char number[COLUMNS_NUMBER];
	size_t i;

	if (rows->next == rows->count || file_of(rows, games, rows->next) != rows->file ||
	    dedup_games_at(games, row->game)->number != item->game->number)
		return;
	rows->next++;
	buffer_clear(&rows->scratch);
	for (i = 0; i < DEDUP_file; i++) {
		buffer_add(
		    &rows->scratch, columns_cell(&dedup_columns, i, item->game, of->cells, number));
		buffer_char(&rows->scratch, CELL_END);
	}
	buffer_add(&rows->scratch, item->file);
	row->text = arena_str(&rows->arena, buffer_str(&rows->scratch));
}

void
dedup_rows_end_file(struct dedup_rows *rows, const struct dedup_games *games)
{
	uint32_t file = rows->file;

	while (rows->next < rows->count && file_of(rows, games, rows->next) == file)
		rows->next++;
	if (rows->next < rows->count)
		rows->file = file_of(rows, games, rows->next);
}

const struct dedup_row *
dedup_rows_of(const struct dedup_rows *rows, uint32_t game)
{
	struct dedup_row key = { .game = game };

	return bsearch(&key, rows->list, rows->count, sizeof *rows->list, compare_games);
}

void
dedup_row_cells(const struct dedup_row *row, struct str cells[static DEDUP_COLUMNS])
{
	struct str rest = row->text;
	size_t i;

	for (i = 0; i < DEDUP_file; i++)
		cells[i] = str_cut(&rest, CELL_END);
	cells[DEDUP_file] = rest;
}
