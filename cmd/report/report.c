#include "cmd/report/report.h"

#include "cmd/report/escape.h"

/* What goes around a severity on a terminal. */
static const char *const severity_colours[] = {
	[SEVERITY_off] = "",
	[SEVERITY_note] = "\033[1;36m",
	[SEVERITY_warning] = "\033[1;35m",
	[SEVERITY_error] = "\033[1;31m",
};

void
report_line(struct str file, const struct event_finding *finding, enum language language,
    bool for_people, bool colour, struct buffer *out)
{
	const char *severity = diag_severity_names[finding->severity];
	const char *bold = colour ? "\033[1m" : "", *off = colour ? "\033[0m" : "";

	buffer_add(out, str_of(bold));
	escape_line(file, out);
	buffer_printf(
	    out, ":%u:%u:%s ", (unsigned)finding->at.line, (unsigned)finding->at.column, off);
	buffer_printf(out, "%s%s:%s ", colour ? severity_colours[finding->severity] : "",
	    for_people ? messages_in(language, severity) : severity, off);
	escape_text(finding->messages[language], out);
	buffer_add(out, STR(" ["));
	escape_text(finding->name, out);
	buffer_char(out, ']');
}

void
report_count_severity(size_t n, enum severity severity, enum language language, struct buffer *out)
{
	if (severity == SEVERITY_error)
		buffer_printf(out, REPORT_COUNT(language, n, "error"));
	else if (severity == SEVERITY_warning)
		buffer_printf(out, REPORT_COUNT(language, n, "warning"));
	else
		buffer_printf(out, REPORT_COUNT(language, n, "note"));
}

/* "3 findings (1 error, 2 warnings)" */
static void
add_findings(const struct tally *tally, enum language language, struct buffer *out)
{
	const char *between = " (";
	unsigned severity;

	if (tally->findings == 0) {
		buffer_add(out, str_of(messages_in(language, "No findings")));
		return;
	}
	buffer_printf(out, REPORT_COUNT(language, tally->findings, "finding"));
	for (severity = SEVERITY_error; severity > SEVERITY_off; severity--) {
		if (tally->severities[severity] == 0)
			continue;
		buffer_add(out, str_of(messages_in(language, between)));
		report_count_severity(
		    tally->severities[severity], (enum severity)severity, language, out);
		between = ", ";
	}
	buffer_add(out, str_of(messages_in(language, ")")));
}

void
report_tally(const struct tally *tally, enum language language, struct buffer *out)
{
	struct buffer parts[3];
	unsigned i;

	for (i = 0; i < 3; i++)
		buffer_init(&parts[i], out->memory);
	add_findings(tally, language, &parts[0]);
	buffer_printf(&parts[1], REPORT_COUNT(language, tally->games, "game"));
	buffer_printf(&parts[2], REPORT_COUNT(language, tally->files, "file"));
	for (i = 0; i < 3; i++)
		buffer_char(&parts[i], '\0');
	buffer_printf(
	    out, messages_in(language, "%s in %s of %s"), parts[0].p, parts[1].p, parts[2].p);
	for (i = 0; i < 3; i++)
		buffer_free(&parts[i]);
}

void
report_fixed(const struct tally *tally, bool done, enum language language, struct buffer *out)
{
	struct buffer parts[2];
	unsigned i;

	for (i = 0; i < 2; i++)
		buffer_init(&parts[i], out->memory);
	buffer_printf(&parts[0], REPORT_COUNT(language, tally->fixed, "finding"));
	buffer_printf(&parts[1], REPORT_COUNT(language, tally->fixed_files, "file"));
	for (i = 0; i < 2; i++)
		buffer_char(&parts[i], '\0');
	buffer_printf(out,
	    messages_in(language, done ? "Fixed %s in %s.\n" : "--fix would fix %s in %s.\n"),
	    parts[0].p, parts[1].p);
	for (i = 0; i < 2; i++)
		buffer_free(&parts[i]);
}
