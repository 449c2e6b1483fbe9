#ifndef CMD_SINK_ANSWER_H
#define CMD_SINK_ANSWER_H

#include "cmd/sink/report.h"
#include "cmd/visit/convert_visitor.h"

/* The report of --ndjson-in: a line of JSON for each file, with all its results; with
 * a run line (report_style), as ndjson has it. */
extern const struct report_functions report_answer;

/* Writes a result of the convert visitor to such a report. */
void answer_convert(struct report *report, const struct result_item *item);

#endif
