#ifndef CMD_SINK_PAGE_CHARTS_H
#define CMD_SINK_PAGE_CHARTS_H

#include "cmd/sink/report.h"

/* Counts a game for the charts.  cells: of the report's columns, or NULL. */
void charts_count(struct report *report, const struct game_summary *game, const struct str *cells);

/* Appends the charts, or that there is no game. */
void charts_write(struct report *report, const struct tally *tally);

#endif
