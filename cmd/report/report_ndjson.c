#include "cmd/report/report_object.h"

/* One JSON object a line, for programs. */

static void
tell_finding(struct report *report, const struct event *event)
{
	report_object_finding(event, report->language, &report->out->buffer);
	buffer_char(&report->out->buffer, '\n');
}

static void
tell_game(struct report *report, const struct event *event)
{
	report_object_game(event, &report->out->buffer);
	buffer_char(&report->out->buffer, '\n');
}

static void
tell_failure(struct report *report, const struct event *event)
{
	report_object_failure(event, report->language, &report->out->buffer);
	buffer_char(&report->out->buffer, '\n');
}

static void
end_report(struct report *report, const struct tally *tally)
{
	report_object_summary(tally, &report->out->buffer);
	buffer_char(&report->out->buffer, '\n');
}

const struct report_functions report_ndjson = {
	.tell = { [EVENT_finding] = tell_finding,
	    [EVENT_game] = tell_game,
	    [EVENT_failure] = tell_failure },
	.end = end_report,
};
