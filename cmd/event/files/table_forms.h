#ifndef CMD_EVENT_FILES_TABLE_FORMS_H
#define CMD_EVENT_FILES_TABLE_FORMS_H

#include "cmd/event/files/table_reading.h"

/* The forms of tables, for table_read. */

/* Read the whole text. */
void table_read_grid(struct table_reading *reading);  /* turnering.txt, American grid */
void table_read_fesa(struct table_reading *reading);  /* FESA's published table */
void table_read_rows(struct table_reading *reading);  /* CSV */
void table_read_lines(struct table_reading *reading); /* lishogi's ndjson */

/* Return whether a line is a player's row of a grid; the header of a CSV. */
bool table_is_row(struct str line);
bool table_is_header(struct str line);

/* Reads the cell of a grid that s, a part of the current line, begins with: 3+(-r).  loose: blanks
 * may be between its parts.  Reports what is wrong in the parentheses.  Returns its length, or 0 if
 * it is none. */
size_t table_read_cell(struct table_reading *reading, struct str s, bool loose, struct cell *cell);

#endif
