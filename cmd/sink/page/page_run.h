#ifndef CMD_SINK_PAGE_PAGE_RUN_H
#define CMD_SINK_PAGE_PAGE_RUN_H

#include "cmd/sink/report.h"

/* Appends what was checked, when, by which version, rules and command.  The date is that of
 * SOURCE_DATE_EPOCH if this is set (reproducible-builds.org), in UTC. */
void page_run_write(struct report *report);

/* Returns a file's name as the page shows it, without the folder that all are in, until the next
 * call of program_name. */
struct str page_run_name(const struct report *report, struct str file);

/* Appends a text, cut if it is very long. */
void page_run_text(struct str text, struct buffer *out);

#endif
