#include "cmd/report/report_object.h"

/* One JSON object a line, for programs. */

static void
write_object(struct report *report, const struct event *event)
{
	report_object(event, report->language, &report->out->buffer);
	buffer_char(&report->out->buffer, '\n');
}

static void
end_report(struct report *report, const struct tally *tally)
{
	report_object_summary(tally, &report->out->buffer);
	buffer_char(&report->out->buffer, '\n');
}

const struct report_functions report_ndjson = {
	.write = { [EVENT_finding] = write_object,
	    [EVENT_game] = write_object,
	    [EVENT_failure] = write_object },
	.end = end_report,
};
