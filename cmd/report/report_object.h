#ifndef CMD_REPORT_REPORT_OBJECT_H
#define CMD_REPORT_REPORT_OBJECT_H

#include "cmd/report/report.h"

/*
 * What is told as JSON objects, for the reports that are made of them.  Keys may be added; none is
 * renamed and their order stays.  Nothing is appended after an object.
 */

/* {"type":"finding",…}: the message in language, and in Japanese. */
void report_object_finding(const struct event *event, enum language language, struct buffer *out);

/* {"type":"game",…} */
void report_object_game(const struct event *event, struct buffer *out);

/* {"type":"failure",…}, its message as report_object_finding's. */
void report_object_failure(const struct event *event, enum language language, struct buffer *out);

/* {"type":"summary",…} */
void report_object_summary(const struct tally *tally, struct buffer *out);

#endif
