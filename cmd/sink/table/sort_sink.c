#include "cmd/sink/table/sort_sink.h"

#include <stdlib.h>
#include <string.h>

#include "cmd/options/suggest.h"

/* A row that is held. */
struct sorted_row {
	const struct sort_sink *sort; /* qsort passes nothing else on */
	size_t number;                /* of rows with equal cells the first stays the first */
	struct game_summary game;
	struct str *cells;
	struct str *keys; /* the cells to sort by */
};

int
sort_sink_read(struct sort_sink *sort, struct program *program, const char *names)
{
	const struct columns *columns = sort->table->columns;
	struct str list = str_of(names);
	size_t i;

	arena_init(&sort->arena, &program->memory);
	while (list.n > 0) {
		struct str name = str_cut(&list, ',');
		bool falls = str_starts(name, STR("-"));
		struct suggest suggest = { .word = str_after(name, falls) };

		for (i = 0; i < columns->count; i++) {
			suggest_offer(&suggest, column_rows[columns->list[i]].name);
			if (str_eq(suggest.word, str_of(column_rows[columns->list[i]].name)))
				break;
		}
		if (i == columns->count || sort->by.count == COLUMN_COUNT)
			return program_usage(program,
			    "--sort: column '%.*s' is not shown (see --columns)%s",
			    program_width(suggest.word), suggest.word.p,
			    suggest_hint(&suggest, "", program));
		sort->by.column[sort->by.count] = i;
		sort->by.falls[sort->by.count++] = falls;
	}
	return STATUS_ok;
}

void
sort_sink_row(struct sort_sink *sort, const struct game_summary *game, const struct str *cells)
{
	size_t columns = sort->table->columns->count, i;
	char number[COLUMNS_NUMBER];
	struct sorted_row *added;

	sort->rows =
	    arena_grow(&sort->arena, sort->rows, sizeof *added, sort->count + 1, &sort->cap);
	added = &sort->rows[sort->count];
	*added = (struct sorted_row){ .sort = sort, .number = sort->count++, .game = *game };
	added->cells = arena_take(&sort->arena, (columns + 1) * sizeof *cells);
	for (i = 0; i < columns; i++)
		added->cells[i] = arena_str(&sort->arena, cells[i]);
	added->keys = arena_take(&sort->arena, (sort->by.count + 1) * sizeof *added->keys);
	for (i = 0; i < sort->by.count; i++)
		added->keys[i] = arena_str(&sort->arena,
		    columns_cell(sort->table->columns, sort->by.column[i], game, cells, number));
}

/* Compares two cells of a column, rising or falling; an empty one comes last. */
static int
compare_cells(enum column column, struct str a, struct str b, bool falls)
{
	size_t n = a.n < b.n ? a.n : b.n;
	int order;

	if (a.n == 0 || b.n == 0)
		return (a.n == 0) - (b.n == 0);
	if (column_rows[column].kind == COLUMN_KIND_number) {
		double one = strtod(a.p, NULL), other = strtod(b.p, NULL); /* arena_str ends them */

		order = (one > other) - (one < other);
	} else {
		order = memcmp(a.p, b.p, n);
		order = order != 0 ? order : (a.n > b.n) - (a.n < b.n);
	}
	return falls ? -order : order;
}

static int
compare_rows(const void *a, const void *b)
{
	const struct sorted_row *one = a, *other = b;
	const struct sort_sink *sort = one->sort;
	const struct columns *columns = sort->table->columns;
	size_t i;
	int order;

	for (i = 0; i < sort->by.count; i++) {
		order = compare_cells(columns->list[sort->by.column[i]], one->keys[i],
		    other->keys[i], sort->by.falls[i]);
		if (order != 0)
			return order;
	}
	return one->number > other->number ? 1 : -1;
}

void
sort_sink_end(struct sort_sink *sort)
{
	size_t i;

	if (sort->count > 0)
		qsort(sort->rows, sort->count, sizeof *sort->rows, compare_rows);
	for (i = 0; i < sort->count; i++)
		table_sink_rows(sort->table, &sort->rows[i].game, sort->rows[i].cells, 1);
	arena_free(&sort->arena);
}
