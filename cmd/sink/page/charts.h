#ifndef CMD_SINK_PAGE_CHARTS_H
#define CMD_SINK_PAGE_CHARTS_H

#include "cmd/sink/report.h"

/* Counts a game for the charts. */
void charts_count(struct report *report, const struct lint_game *game);

/* Appends the charts. */
void charts_write(struct report *report, const struct tally *tally);

#endif
