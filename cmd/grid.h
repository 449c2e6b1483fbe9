#ifndef CMD_GRID_H
#define CMD_GRID_H

#include "record/diag.h"
#include "record/text/buffer.h"

/* What kifu formats and kifu variants print: rows of columns, or one row as a list. */

/* A cell under its column's heading.  Both are names, or English that messages.def has. */
struct grid_cell {
	const char *heading, *text;
};

/* Appends text and pads it with blanks, at least one, to width columns of the terminal. */
void grid_pad(const char *text, size_t width, struct buffer *out);

/* Appends the headings, and a line for each row of this number of columns. */
void grid_write(const struct grid_cell *const *rows, size_t count, size_t columns,
    enum language language, struct buffer *out);

/* Appends a row as lines of heading and text; the texts begin after this number of blanks and
 * columns. */
void grid_list(const struct grid_cell *row, size_t columns, size_t blanks, size_t width,
    enum language language, struct buffer *out);

#endif
