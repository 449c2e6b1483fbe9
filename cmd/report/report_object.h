#ifndef CMD_REPORT_REPORT_OBJECT_H
#define CMD_REPORT_REPORT_OBJECT_H

#include "cmd/report/report.h"

/*
 * Events as JSON objects, for the reports that are made of them.  Keys may be added; none is
 * renamed and their order stays.  Nothing is appended after an object.
 */

/* Appends {"type":"finding",…}, {"type":"game",…} or {"type":"failure",…}, the message in language
 * and in Japanese. */
void report_object(const struct event *event, enum language language, struct buffer *out);

/* Appends {"type":"summary",…}. */
void report_object_summary(const struct tally *tally, struct buffer *out);

#endif
