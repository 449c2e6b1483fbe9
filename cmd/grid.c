#include "cmd/grid.h"

#include "cmd/host/messages.h"
#include "record/text/utf8.h"

void
grid_pad(const char *text, size_t width, struct buffer *out)
{
	size_t used = utf8_columns(str_of(text));

	buffer_add(out, str_of(text));
	buffer_fill(out, ' ', used < width ? width - used : 1);
}

/* Returns the heading of a column (row 0), or the cell of a row. */
static const char *
cell_text(const struct grid_cell *const *rows, size_t row, size_t column, enum language language)
{
	return messages_in(
	    language, row == 0 ? rows[0][column].heading : rows[row - 1][column].text);
}

void
grid_write(const struct grid_cell *const *rows, size_t count, size_t columns,
    enum language language, struct buffer *out)
{
	enum { GAP = 2 };
	size_t row, column, other, width, used;

	for (row = 0; row <= count; row++) {
		for (column = 0; column + 1 < columns; column++) {
			for (other = width = 0; other <= count; other++) {
				used =
				    utf8_columns(str_of(cell_text(rows, other, column, language)));
				width = used > width ? used : width;
			}
			grid_pad(cell_text(rows, row, column, language), width + GAP, out);
		}
		buffer_printf(out, "%s\n", cell_text(rows, row, column, language));
	}
}

void
grid_list(const struct grid_cell *row, size_t columns, size_t blanks, size_t width,
    enum language language, struct buffer *out)
{
	size_t i;

	for (i = 0; i < columns; i++) {
		buffer_fill(out, ' ', blanks);
		grid_pad(messages_in(language, row[i].heading), width, out);
		buffer_printf(out, "%s\n", messages_in(language, row[i].text));
	}
}
