#include "cmd/report.h"

/* One line a finding, as compilers print them: for editors and scripts. */

static void
tell_finding(struct report *report, struct session *session, const struct finding *finding)
{
	report_line(session, finding, report->language, false, &report->out->buffer);
	buffer_char(&report->out->buffer, '\n');
}

const struct report_functions report_gcc = { .for_people = true, .finding = tell_finding };
