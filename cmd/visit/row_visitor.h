#ifndef CMD_VISIT_ROW_VISITOR_H
#define CMD_VISIT_ROW_VISITOR_H

#include "cmd/judge/finding_judge.h"
#include "lib/columns.h"

/* Makes the rows of cells of each game. */

/* RESULT_game. */
struct row {
	const struct str *cells; /* of plan->columns, in their order, of one row after the other;
				    the texts of those that differ from move to move stand in memory
				    as in a line, with the separator between them */
	size_t count;            /* of rows */
	struct arena *arena;     /* holds them */
};

struct row_plan {
	const struct columns *columns;
	char separator;          /* of the cells that stand in memory as in a line */
	struct judge_plan judge; /* row_counts_visitor: which findings count, for files without
				    settings of their own */
};

/* No column counts findings; some do: then a file's settings are a struct judge_plan. */
extern const struct visitor row_visitor, row_counts_visitor;

#endif
