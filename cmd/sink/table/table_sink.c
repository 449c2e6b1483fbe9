#include "cmd/sink/table/table_sink.h"

#include "lib/escape.h"
#include "record/codec/codec.h"
#include "record/text/utf8.h"
#include "record/values/csv.h"

/* --- csv, tsv and ndjson: one line a row */

/* Returns whether a spreadsheet might run a cell as a formula (OWASP, CSV injection). */
static bool
is_formula(struct str cell)
{
	return cell.n > 0 && memchr("=+-@\t\r", cell.p[0], 6) != NULL;
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

char
table_sink_separator(const struct table_sink *table)
{
	return table->form == TABLE_csv ? ',' : '\t';
}

/* Appends what separates a cell of csv or tsv from the one before. */
static void
separate(const struct table_sink *table, size_t column, struct buffer *out)
{
	if (column > 0)
		buffer_char(out, table_sink_separator(table));
}

/* Whether cells of a column are written as they are. */
static bool
is_bare(const struct table_sink *table, size_t column)
{
	return column_rows[table->columns->list[column]].kind != COLUMN_KIND_text &&
	       !table->safe_cells && (table->form == TABLE_csv || table->form == TABLE_tsv);
}

/* Appends a cell of csv or tsv with what separates it from the one before. */
static void
add_separated(const struct table_sink *table, size_t column, struct str cell, struct buffer *out)
{
	struct str prefix = table->safe_cells && is_formula(cell) ? STR("'") : NO_STR;

	separate(table, column, out);
	if (cell.n > 0)
		(table->form == TABLE_csv ? csv_add : add_tsv)(prefix, cell, out);
}

/* Ends a line: the one that table->cells holds, which is written in the encoding of the table, or
 * one that stands in the output already. */
static void
end_line(struct table_sink *table, struct buffer *line)
{
	struct buffer *out = &table->out->buffer;
	struct codec_gap gap = { .count = 0 };

	buffer_add(line, table->form == TABLE_csv      ? STR("\r\n")
			 : table->form == TABLE_ndjson ? STR("}\n")
						       : STR("\n"));
	if (table->coding.codec != NULL)
		codec_encode(table->coding.codec, buffer_str(line), table->coding.to, out, &gap);
	else if (line != out)
		buffer_add(out, buffer_str(line));
	table->coding.gaps += gap.count;
}

/* Begins with a byte order mark if it is wanted, or if it shows what UTF-16 this is. */
static void
write_mark(struct table_sink *table)
{
	const struct str mark = STR("\xEF\xBB\xBF");
	bool must = table->coding.to == ENCODING_utf16;

	if (must)
		table->coding.to = ENCODING_utf16le;
	if (must || table->coding.mark)
		buffer_add(&table->cells, mark);
}

/* --- text: rows are held until their widths are known */

/* Bytes of text that are held at most: the rows after them are as wide or wider.  A cell that is
 * wider than WIDEST moves the rest of its own row only. */
enum { HELD = 1 << 20, WIDEST = 60, GAP = 2, NARROWEST = 8 };

static bool
is_number(const struct table_sink *table, size_t column)
{
	return column_rows[table->columns->list[column]].kind == COLUMN_KIND_number;
}

static void
hold(struct table_sink *table, size_t column, struct str cell)
{
	struct buffer *cells = &table->cells;
	size_t begin = cells->n, length, used;

	escape_text(cell, cells);
	length = cells->n - begin;
	buffer_add(&table->lengths, (struct str){ (const char *)&length, sizeof length });
	used = utf8_columns(str_after(buffer_str(cells), begin));
	used = used < WIDEST ? used : WIDEST;
	if (used > table->widths[column])
		table->widths[column] = used;
}

/* Narrows the widest columns of text until a row fits the terminal, but none below NARROWEST. */
static void
fit_screen(struct table_sink *table)
{
	size_t count = table->columns->count, total, widest, i;

	for (;;) {
		total = (count - 1) * GAP;
		widest = count;
		for (i = 0; i < count; i++) {
			total += table->widths[i];
			if (!is_number(table, i) &&
			    (widest == count || table->widths[i] > table->widths[widest]))
				widest = i;
		}
		if (total <= table->screen || widest == count || table->widths[widest] <= NARROWEST)
			return;
		table->widths[widest]--;
	}
}

/* Returns the beginning of a cell that leaves a column of the width for a sign that it is cut. */
static struct str
cut_cell(struct str cell, size_t width)
{
	size_t used = 0, n = 0;
	uint32_t code;

	while (n < cell.n) {
		size_t length = utf8_read(str_after(cell, n), &code);

		used += utf8_width(code);
		if (used > width - 1)
			break;
		n += length;
	}
	return str_first(cell, n);
}

/* Appends a cell; the last one of a row without blanks after it. */
static void
add_padded(const struct table_sink *table, size_t column, struct str cell, struct buffer *out)
{
	size_t used = utf8_columns(cell), width = table->widths[column], blanks;
	bool right = is_number(table, column);
	bool cut = table->screen > 0 && used > width && !right;

	if (cut) {
		cell = cut_cell(cell, width);
		used = utf8_columns(cell) + 1;
	}
	blanks = used < width ? width - used : 0;

	if (right)
		buffer_fill(out, ' ', blanks);
	buffer_add(out, cell);
	if (cut)
		buffer_add(out, STR("…"));
	if (column + 1 < table->columns->count)
		buffer_fill(out, ' ', GAP + (right ? 0 : blanks));
}

static void
write_held(struct table_sink *table)
{
	size_t columns = table->columns->count, i, n;
	struct str rest = buffer_str(&table->cells);
	struct buffer *out = &table->out->buffer;

	if (table->screen > 0)
		fit_screen(table);
	for (i = 0; i < table->lengths.n / sizeof n; i++) {
		memcpy(&n, table->lengths.p + i * sizeof n, sizeof n);
		add_padded(table, i % columns, str_first(rest, n), out);
		rest = str_after(rest, n);
		if (i % columns + 1 < columns)
			continue;
		out->n = str_rtrim(buffer_str(out)).n;
		buffer_char(out, '\n');
	}
	buffer_clear(&table->cells);
	buffer_clear(&table->lengths);
}

/* --- the table */

void
table_sink_begin(struct table_sink *table, struct memory *memory)
{
	size_t i;

	buffer_init(&table->cells, memory);
	buffer_init(&table->lengths, memory);
	while (table->shared < table->columns->count &&
	       column_rows[table->columns->list[table->shared]].each == EACH_game)
		table->shared++;
	table->joined = table->shared < table->columns->count;
	for (i = table->shared; i < table->columns->count; i++)
		table->joined &=
		    is_bare(table, i) && column_rows[table->columns->list[i]].each != EACH_game;
	if (table->form == TABLE_ndjson)
		return;
	if (table->form != TABLE_text)
		write_mark(table);
	for (i = 0; i < table->columns->count; i++) {
		struct str name = str_of(column_rows[table->columns->list[i]].name);

		if (table->form == TABLE_text)
			hold(table, i, name);
		else
			add_separated(table, i, name, &table->cells);
	}
	if (table->form != TABLE_text)
		end_line(table, &table->cells);
}

/* Appends a cell after those of its line. */
static void
add_cell(struct table_sink *table, size_t column, struct str cell, struct buffer *line)
{
	enum column of = table->columns->list[column];

	if (table->form == TABLE_ndjson) {
		columns_member(of, cell, line);
	} else if (is_bare(table, column)) {
		separate(table, column, line);
		buffer_add(line, cell);
	} else {
		add_separated(table, column, cell, line);
	}
}

/* Writes a row as a line.  If it is not the game's first, table->cells still has the line up to the
 * cells that differ from those of the row before, as far as the rows share them. */
static void
write_row(
    struct table_sink *table, const struct game_summary *game, const struct str *cells, bool first)
{
	struct buffer *line = &table->cells, *to = line;
	size_t columns = table->columns->count, i = first ? 0 : table->shared;
	char number[COLUMNS_NUMBER];

	line->n = i > 0 ? table->widths[i - 1] : 0;
	if (!first && table->coding.codec == NULL) {
		to = &table->out->buffer;
		buffer_add(to, buffer_str(line));
	}
	if (i == 0 && table->form == TABLE_ndjson)
		buffer_char(to, '{');
	if (!first && table->joined) {
		const struct str *last = &cells[columns - 1];

		separate(table, i, to);
		buffer_add(
		    to, (struct str){ cells[i].p, (size_t)(last->p + last->n - cells[i].p) });
		i = columns;
	}
	for (; i < columns; i++) {
		add_cell(table, i,
		    cells[i].n > 0 ? cells[i]
				   : columns_cell(table->columns, i, game, cells, number),
		    to);
		if (first)
			table->widths[i] = line->n;
	}
	end_line(table, to);
}

void
table_sink_rows(struct table_sink *table, const struct game_summary *game, const struct str *cells,
    size_t count)
{
	size_t columns = table->columns->count, row, i;
	char number[COLUMNS_NUMBER];

	for (row = 0; row < count; row++, cells += columns) {
		if (table->form != TABLE_text)
			write_row(table, game, cells, row == 0);
		for (i = 0; i < columns && table->form == TABLE_text; i++)
			hold(table, i, columns_cell(table->columns, i, game, cells, number));
		if (table->form == TABLE_text && table->cells.n > HELD)
			write_held(table);
		output_more(table->out);
	}
}

void
table_sink_end(struct table_sink *table)
{
	if (table->form == TABLE_text)
		write_held(table);
	buffer_free(&table->cells);
	buffer_free(&table->lengths);
}
