#ifndef CMD_SINK_TABLE_SORT_SINK_H
#define CMD_SINK_TABLE_SORT_SINK_H

#include "cmd/sink/table/table_sink.h"

/* Holds the rows of a table until all are there, and gives them to it in another order. */
struct sort_sink {
	struct table_sink *table;
	struct {
		size_t column[COLUMN_COUNT]; /* place among those of the table */
		bool falls[COLUMN_COUNT];
		size_t count;
	} by;
	struct arena arena; /* holds what the rows refer to */
	struct sorted_row *rows;
	size_t count, cap;
};

/* Reads "COLUMN,-COLUMN", of which - is for falling, among the columns of the table.  Returns
 * STATUS_failed after reporting a name that is not one. */
int sort_sink_read(struct sort_sink *sort, struct program *program, const char *names);

/* Adds a row of a game. */
void sort_sink_row(
    struct sort_sink *sort, const struct game_summary *game, const struct str *cells);

/* Gives the rows to the table; frees the memory. */
void sort_sink_end(struct sort_sink *sort);

#endif
