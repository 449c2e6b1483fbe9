#include "cmd/sink/table_sink.h"

#include "lib/event/escape.h"
#include "record/text/utf8.h"

void
table_set(void *of, struct linter_options *linting)
{
	const struct table *table = of;

	linting->cells = columns_cells;
	linting->cells_of = &table->columns;
	linting->lines = columns_have(&table->columns, COLUMN_line);
	linting->only_counted = true;
	linting->fail_on = SEVERITY_error;
	linting->min_severity = columns_have(&table->columns, COLUMN_notes)      ? SEVERITY_note
				: columns_have(&table->columns, COLUMN_warnings) ? SEVERITY_warning
										 : SEVERITY_error;
}

static const struct table *
table_of(const struct report *report)
{
	return report->style.of;
}

/* --- csv, tsv and ndjson: one line a row */

/* Returns whether a spreadsheet might run a cell as a formula (OWASP, CSV injection). */
static bool
is_formula(struct str cell)
{
	return cell.n > 0 && memchr("=+-@\t\r", cell.p[0], 6) != NULL;
}

/* Returns whether the cell must be quoted. */
static bool
is_special(struct str cell)
{
	static const char special[] = { ',', '"', '\n', '\r' };
	size_t i = 0;

	while (i < sizeof special && memchr(cell.p, special[i], cell.n) == NULL)
		i++;
	return i < sizeof special;
}

/* Appends a cell as RFC 4180 has it, after a prefix. */
static void
add_csv(struct str prefix, struct str cell, struct buffer *out)
{
	bool quoted = cell.n > 0 && is_special(cell);
	struct str part;

	if (quoted)
		buffer_char(out, '"');
	buffer_add(out, prefix);
	while (quoted && (part = str_first(cell, str_find(cell, STR("\"")))).n < cell.n) {
		buffer_add(out, part);
		buffer_add(out, STR("\"\""));
		cell = str_after(cell, part.n + 1);
	}
	buffer_add(out, cell);
	if (quoted)
		buffer_char(out, '"');
}

/* Appends a cell with a blank for each tab and line end, after a prefix. */
static void
add_tsv(struct str prefix, struct str cell, struct buffer *out)
{
	size_t i;

	buffer_add(out, prefix);
	for (i = 0; i < cell.n; i++)
		buffer_char(out, cell.p[i] == '\t' || str_is_line_end(cell.p[i]) ? ' ' : cell.p[i]);
}

/* Appends a cell of csv or tsv with what separates it from the one before. */
static void
add_separated(const struct table *table, size_t column, struct str cell, struct buffer *out)
{
	bool csv = table->form == TABLE_csv;
	struct str prefix = table->safe_cells && is_formula(cell) ? STR("'") : NO_STR;

	if (column > 0)
		buffer_char(out, csv ? ',' : '\t');
	(csv ? add_csv : add_tsv)(prefix, cell, out);
}

static void
end_line(const struct table *table, struct buffer *out)
{
	buffer_add(out, table->form == TABLE_csv ? STR("\r\n") : STR("\n"));
}

/* --- text: rows are held until their widths are known */

/* Bytes of text that are held at most: the rows after them are as wide or wider.  A cell that is
 * wider than WIDEST moves the rest of its own row only. */
enum { HELD = 1 << 20, WIDEST = 60, GAP = 2 };

/* report->held: the cells, their lengths, and the widths of the columns. */
enum { CELLS, LENGTHS, WIDTHS };

static size_t
number_at(const struct buffer *buffer, size_t i)
{
	size_t n;

	memcpy(&n, buffer->p + i * sizeof n, sizeof n);
	return n;
}

static void
add_number_to(struct buffer *buffer, size_t n)
{
	buffer_add(buffer, (struct str){ (const char *)&n, sizeof n });
}

static void
hold(struct report *report, size_t column, struct str cell)
{
	struct buffer *cells = &report->held[CELLS], *widths = &report->held[WIDTHS];
	size_t begin = cells->n, used;

	escape_text(cell, cells);
	add_number_to(&report->held[LENGTHS], cells->n - begin);
	used = utf8_columns(str_after(buffer_str(cells), begin));
	used = used < WIDEST ? used : WIDEST;
	if (used > number_at(widths, column))
		memcpy(widths->p + column * sizeof used, &used, sizeof used);
}

/* Appends a cell; the last one of a row without blanks after it. */
static void
add_padded(const struct report *report, size_t column, struct str cell, struct buffer *out)
{
	const struct columns *columns = &table_of(report)->columns;
	size_t used = utf8_columns(cell), width = number_at(&report->held[WIDTHS], column);
	size_t blanks = used < width ? width - used : 0;
	bool right = column_rows[columns->list[column]].kind == COLUMN_KIND_number;

	if (right)
		buffer_fill(out, ' ', blanks);
	buffer_add(out, cell);
	if (column + 1 < columns->count)
		buffer_fill(out, ' ', GAP + (right ? 0 : blanks));
}

static void
write_held(struct report *report)
{
	size_t columns = table_of(report)->columns.count, i, n;
	struct str rest = buffer_str(&report->held[CELLS]);
	struct buffer *out = &report->out->buffer;

	for (i = 0; i < report->held[LENGTHS].n / sizeof n; i++) {
		n = number_at(&report->held[LENGTHS], i);
		add_padded(report, i % columns, str_first(rest, n), out);
		rest = str_after(rest, n);
		if (i % columns + 1 < columns)
			continue;
		out->n = str_rtrim(buffer_str(out)).n;
		buffer_char(out, '\n');
	}
	buffer_clear(&report->held[CELLS]);
	buffer_clear(&report->held[LENGTHS]);
}

/* --- the report */

static void
begin_table(struct report *report)
{
	const struct table *table = table_of(report);
	struct buffer *out = &report->out->buffer;
	size_t i;

	if (table->form == TABLE_ndjson)
		return;
	for (i = 0; i < table->columns.count; i++) {
		struct str name = str_of(column_rows[table->columns.list[i]].name);

		add_number_to(&report->held[WIDTHS], 0);
		if (table->form == TABLE_text)
			hold(report, i, name);
		else
			add_separated(table, i, name, out);
	}
	if (table->form != TABLE_text)
		end_line(table, out);
}

static void
write_row(struct report *report, const struct event *event)
{
	const struct table *table = table_of(report);
	const struct event_game *game = event->is.game;
	struct buffer *out = &report->out->buffer;
	char number[COLUMNS_NUMBER];
	struct str cell;
	size_t i;

	if (table->form == TABLE_ndjson) {
		buffer_char(out, '{');
		columns_members(&table->columns, game, out);
		buffer_add(out, STR("}\n"));
		return;
	}
	for (i = 0; i < table->columns.count; i++) {
		cell = columns_cell(&table->columns, i, game, number);
		if (table->form == TABLE_text)
			hold(report, i, cell);
		else
			add_separated(table, i, cell, out);
	}
	if (table->form != TABLE_text)
		end_line(table, out);
	else if (report->held[CELLS].n > HELD)
		write_held(report);
}

static void
end_table(struct report *report, const struct tally *tally)
{
	(void)tally;
	write_held(report);
}

const struct report_functions table_report = {
	.begin = begin_table,
	.write = { [EVENT_game] = write_row },
	.end = end_table,
};
