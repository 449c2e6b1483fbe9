#include "cmd/report/report_object.h"

/* One JSON document: the objects of ndjson, and the summary. */

static void
begin(struct report *report)
{
	buffer_add(&report->out->buffer, STR("{\"results\":["));
}

static void
write_object(struct report *report, const struct event *event)
{
	buffer_add(&report->out->buffer, report->counts[0]++ == 0 ? STR("\n") : STR(",\n"));
	report_object(event, report->language, &report->out->buffer);
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
	.write = { [EVENT_finding] = write_object,
	    [EVENT_game] = write_object,
	    [EVENT_failure] = write_object },
	.end = end_report,
};
