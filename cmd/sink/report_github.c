#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "cmd/sink/report.h"
#include "lib/escape.h"

/*
 * GitHub's workflow commands: annotations at the lines of a pull request, then a summary, which
 * also goes to the job's page when the runner names a file for it.
 */

/* The runner shows this many annotations of each level of a step, and drops the rest silently. */
enum { MAX_ANNOTATIONS = 10 };

/* Appends s, escaped so that it cannot end the command or, in a property, the property. */
static void
add_value(struct str s, bool property, struct buffer *out)
{
	struct buffer shown;
	size_t i;

	buffer_init(&shown, out->memory);
	escape_text(s, &shown);
	for (i = 0; i < shown.n; i++) {
		char c = shown.p[i];

		if (c == '%' || c == '\r' || c == '\n' || (property && (c == ':' || c == ',')))
			buffer_printf(out, "%%%02X", (unsigned)c);
		else
			buffer_char(out, c);
	}
	buffer_free(&shown);
}

static void
write_finding(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	struct buffer *out = &report->out->buffer;

	if (report->counts[finding->text.severity]++ >= MAX_ANNOTATIONS)
		return;
	buffer_printf(out, "::%s file=",
	    finding->text.severity == SEVERITY_note ? "notice"
						    : diag_severity_names[finding->text.severity]);
	add_value(item->file, true, out);
	buffer_printf(out, ",line=%lu", (unsigned long)finding->text.at.line);
	if (finding->text.end.line == finding->text.at.line) /* else columns are not allowed */
		buffer_printf(out, ",col=%lu,endColumn=%lu", (unsigned long)finding->text.at.column,
		    (unsigned long)finding->text.end.column);
	buffer_add(out, STR(",title="));
	add_value(finding->text.name, true, out);
	buffer_add(out, STR("::"));
	add_value(finding->text.messages[report->language], false, out);
	buffer_char(out, '\n');
}

static void
write_failure(struct report *report, const struct result_item *item)
{
	struct buffer *out = &report->out->buffer;

	if (report->counts[SEVERITY_error]++ >= MAX_ANNOTATIONS)
		return;
	buffer_add(out, STR("::error file="));
	add_value(item->file, true, out);
	buffer_add(out, STR("::"));
	add_value(item->is.failure[report->language], false, out);
	buffer_char(out, '\n');
}

static void
add_summary(const struct tally *tally, enum language language, struct buffer *out)
{
	unsigned rule;

	buffer_add(out, STR("### kifu\n\n"));
	report_tally(tally, language, out);
	buffer_printf(out, messages_in(language, ".\n"));
	if (tally->failures > 0) {
		buffer_char(out, '\n');
		buffer_printf(out, MESSAGES_COUNT(language, tally->failures, "file"));
		buffer_printf(out, messages_in(language, " could not be checked.\n"));
	}
	if (tally->findings == 0)
		return;
	buffer_printf(out, "\n| %s | %s |\n| --- | ---: |\n", messages_in(language, "rule"),
	    messages_in(language, "findings"));
	for (rule = 0; rule < DIAG_COUNT; rule++) {
		if (tally->rules[rule] > 0)
			buffer_printf(
			    out, "| %s | %zu |\n", diag_rows[rule].name, tally->rules[rule]);
	}
}

const char *
report_github_summary(void)
{
	const char *path = getenv("GITHUB_STEP_SUMMARY");

	return path == NULL || path[0] == '\0' ? NULL : path;
}

/* Appends the summary to the file that the runner names. */
static void
write_summary(struct report *report, const struct tally *tally)
{
	const char *path = report_github_summary();
	struct output output;
	int fd;

	if (path == NULL)
		return;
	fd = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
	if (fd < 0 && errno == ENOENT)
		fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, output_mode(0666));
	if (fd < 0) {
		report->failure = "cannot open the file of GITHUB_STEP_SUMMARY";
		return;
	}
	output_stream(&output, report->held[0].memory, fd);
	add_summary(tally, report->language, &output.buffer);
	if (!output_flush(&output))
		report->failure = "cannot write the file of GITHUB_STEP_SUMMARY";
	output_free(&output);
	close(fd);
}

static void
end_report(struct report *report, const struct tally *tally)
{
	struct buffer *out = &report->out->buffer;
	unsigned severity;

	for (severity = SEVERITY_error; severity > SEVERITY_off; severity--) {
		if (report->counts[severity] <= MAX_ANNOTATIONS)
			continue;
		report_count_severity(report->counts[severity] - MAX_ANNOTATIONS,
		    (enum severity)severity, report->language, out);
		buffer_printf(out, messages_in(report->language, " more without annotation.\n"));
	}
	report_tally(tally, report->language, out);
	buffer_printf(out, messages_in(report->language, ".\n"));
	write_summary(report, tally);
}

const struct report_functions report_github = {
	.finding = write_finding,
	.failure = write_failure,
	.end = end_report,
};
