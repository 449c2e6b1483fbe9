#include "cmd/report/report.h"

/* One line a finding, as compilers print them, for editors and scripts. */

static void
write_finding(struct report *report, const struct event *event)
{
	report_line(
	    event->file, event->is.finding, report->language, false, false, &report->out->buffer);
	buffer_char(&report->out->buffer, '\n');
}

const struct report_functions report_gcc = { .for_people = true,
	.write = { [EVENT_finding] = write_finding } };
