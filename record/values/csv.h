#ifndef RECORD_CSV_H
#define RECORD_CSV_H

#include "record/text/arena.h"
#include "record/text/buffer.h"

/* Cells of CSV (RFC 4180). */

/* Appends a cell, quoted if it must be, after a prefix that needs no quotes. */
void csv_add(struct str prefix, struct str cell, struct buffer *out);

/* Returns the length of the quoted cell that s begins with, or s.n + 1 if it is not closed. */
size_t csv_quoted(struct str s);

/* Returns what is in a quoted cell: "" is a quote, line ends are a blank. */
struct str csv_unquoted(struct arena *arena, struct str inside);

#endif
