#include "cmd/table.h"

#include "cmd/messages.h"
#include "record/text/utf8.h"

void
table_pad(const char *text, size_t width, struct buffer *out)
{
	size_t used = utf8_columns(str_of(text));

	buffer_add(out, str_of(text));
	buffer_fill(out, ' ', used < width ? width - used : 1);
}

/* Returns the columns that the widest cell of a column takes, and a gap. */
static size_t
column_width(
    const struct table_cell *const *rows, size_t count, size_t column, enum language language)
{
	enum { GAP = 2 };
	size_t width = utf8_columns(str_of(messages_in(language, rows[0][column].heading))), i,
	       used;

	for (i = 0; i < count; i++) {
		used = utf8_columns(str_of(messages_in(language, rows[i][column].text)));
		width = used > width ? used : width;
	}
	return width + GAP;
}

void
table_write(const struct table_cell *const *rows, size_t count, size_t columns,
    enum language language, struct buffer *out)
{
	size_t row, column;

	for (row = 0; row <= count; row++) {
		for (column = 0; column < columns; column++) {
			const char *text = messages_in(language,
			    row == 0 ? rows[0][column].heading : rows[row - 1][column].text);

			if (column + 1 < columns)
				table_pad(text, column_width(rows, count, column, language), out);
			else
				buffer_printf(out, "%s\n", text);
		}
	}
}

void
table_list(const struct table_cell *row, size_t columns, size_t blanks, size_t width,
    enum language language, struct buffer *out)
{
	size_t i;

	for (i = 0; i < columns; i++) {
		buffer_fill(out, ' ', blanks);
		table_pad(messages_in(language, row[i].heading), width, out);
		buffer_printf(out, "%s\n", messages_in(language, row[i].text));
	}
}
