#include "cmd/report/report_object.h"

/* One JSON document: the objects of ndjson. */

static void
begin(struct report *report)
{
	buffer_add(&report->out->buffer, STR("{\"results\":["));
}

/* Begins the next object of the array. */
static struct buffer *
next(struct report *report)
{
	struct buffer *out = &report->out->buffer;

	buffer_add(out, report->counts[0]++ == 0 ? STR("\n") : STR(",\n"));
	return out;
}

static void
tell_finding(struct report *report, const struct event *event)
{
	report_object_finding(event, report->language, next(report));
}

static void
tell_game(struct report *report, const struct event *event)
{
	report_object_game(event, next(report));
}

static void
tell_failure(struct report *report, const struct event *event)
{
	report_object_failure(event, report->language, next(report));
}

static void
end_report(struct report *report, const struct tally *tally)
{
	struct buffer *out = &report->out->buffer;

	buffer_add(out, STR("\n],\"summary\":"));
	report_object_summary(tally, out);
	buffer_add(out, STR("}\n"));
}

const struct report_functions report_json = {
	.begin = begin,
	.tell = { [EVENT_finding] = tell_finding,
	    [EVENT_game] = tell_game,
	    [EVENT_failure] = tell_failure },
	.end = end_report,
};
