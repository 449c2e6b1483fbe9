#ifndef CMD_SINK_PAGE_CHART_H
#define CMD_SINK_PAGE_CHART_H

#include "record/diag.h"
#include "record/text/buffer.h"

/* Charts of an HTML page: a picture (SVG) and, for whoever cannot see it, a table. */

enum { CHART_SERIES = 3 };

struct chart_row {
	struct str label;
	size_t parts[CHART_SERIES];
	const char *rule; /* to whose findings its label leads; NULL: to none */
};

struct chart {
	enum language language;
	const char *title, *what; /* in English (messages.def): of the chart, and of its labels */
	const char *series[CHART_SERIES]; /* of the numbers, in English; one: no legend */
	unsigned series_count;
	const struct chart_row *rows;
	size_t count;
	struct str note; /* of columns: what they leave out; empty: nothing */
};

/* Appends a bar for each row, which several series share among them; nothing if there is no row.
 * The table has rows for which the picture has no room. */
void chart_bars(const struct chart *chart, struct buffer *out);

/* Appends a column for each row, as rows follow each other in time or size; series_count is 1. What
 * a label begins with in ASCII stands beneath. */
void chart_columns(const struct chart *chart, struct buffer *out);

#endif
