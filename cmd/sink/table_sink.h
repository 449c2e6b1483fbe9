#ifndef CMD_SINK_TABLE_SINK_H
#define CMD_SINK_TABLE_SINK_H

#include "cmd/run/reader.h"
#include "cmd/sink/report.h"
#include "lib/event/columns.h"

/* kifu table: a row for each game.  It is a run of kifu check (lint.c) with a report of its own, in
 * which the workers make the cells (columns.h). */

enum table_form { TABLE_text, TABLE_csv, TABLE_tsv, TABLE_ndjson };

struct table {
	struct columns columns;
	enum table_form form;
	bool safe_cells; /* no cell of csv and tsv begins as a formula does */
};

/* Sets how files are linted for a table (of), which is borrowed. */
void table_set(void *of, struct linter_options *linting);

/* Writes the table. */
extern const struct report_functions table_report;

#endif
