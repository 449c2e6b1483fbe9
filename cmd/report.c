#include "cmd/report.h"

#include <string.h>

#include "cmd/escape.h"
#include "cmd/suggest.h"

static const struct {
	const char *name;
	const struct report_functions *functions;
} rows[] = {
#define REPORT(name) { #name, &report_##name },
#include "cmd/report.def"
#undef REPORT
};

enum { ROWS = sizeof rows / sizeof *rows };

static int
unknown_format(struct program *program, struct str name)
{
	struct buffer names;
	int status;
	size_t i;

	buffer_init(&names, &program->memory);
	for (i = 0; i < ROWS; i++)
		buffer_printf(&names, "%s%s", i > 0 ? ", " : "", rows[i].name);
	status = program_usage(program, "unknown report format '%.*s': this version has %.*s",
	    program_width(name), name.p, (int)names.n, names.p);
	buffer_free(&names);
	return status;
}

/* Opens the report's file, or takes standard output if no other report has. */
static int
open_report(struct program *program, const struct reports *reports, struct report *report)
{
	const struct report *other;
	const char *reason;

	if (report->path == NULL) {
		for (other = reports->first; other != NULL; other = other->next) {
			if (other->path == NULL)
				return program_usage(program,
				    "two reports want standard output: write one to a file "
				    "(--format=FORMAT:FILE)");
		}
		report->out = &program->out;
		return STATUS_ok;
	}
	report->out = &report->own;
	reason = output_file(&report->own, &program->memory, &program->outputs, report->path,
	    ON_EXISTS_overwrite, false);
	return reason == NULL ? STATUS_ok : program_fail(program, "%s: %s", report->path, reason);
}

int
reports_add(struct program *program, struct reports *reports, const char *said,
    const struct report_style *style)
{
	size_t name = strcspn(said, ":"), i;
	const char *path = said[name] == ':' ? said + name + 1 : NULL;
	struct report *report, **at;

	for (i = 0; i < ROWS && !str_eq((struct str){ said, name }, str_of(rows[i].name)); i++)
		;
	if (i == ROWS)
		return unknown_format(program, (struct str){ said, name });
	if (path != NULL && strcmp(path, "-") == 0)
		path = NULL;
	report = arena_zero(&program->arena, sizeof *report);
	report->functions = rows[i].functions;
	report->path = path;
	report->language = program_language(
	    style->language != NULL || report->functions->for_people ? style->language : "en");
	report->colour = style->colour && path == NULL;
	output_stream(&report->own, &program->memory, -1);
	buffer_init(&report->message, &program->memory);
	if (open_report(program, reports, report) != STATUS_ok)
		return STATUS_failed;
	for (at = &reports->first; *at != NULL; at = &(*at)->next)
		;
	*at = report;
	return STATUS_ok;
}

void
reports_begin(struct reports *reports)
{
	struct report *report;

	for (report = reports->first; report != NULL; report = report->next) {
		if (report->functions->begin != NULL)
			report->functions->begin(report);
	}
}

void
reports_file(struct reports *reports)
{
	reports->tally.files++;
}

void
reports_finding(struct reports *reports, struct session *session, const struct finding *finding)
{
	struct report *report;

	reports->tally.findings++;
	reports->tally.severities[finding->severity]++;
	for (report = reports->first; report != NULL; report = report->next) {
		if (report->functions->finding != NULL)
			report->functions->finding(report, session, finding);
		output_more(report->out);
	}
}

void
reports_game(struct reports *reports, struct session *session)
{
	struct report *report;

	reports->tally.games++;
	reports->tally.verdicts[session_verdict(session)]++;
	for (report = reports->first; report != NULL; report = report->next) {
		if (report->functions->game != NULL)
			report->functions->game(report, session);
		output_more(report->out);
	}
}

int
reports_end(struct program *program, struct reports *reports)
{
	struct report *report;
	const char *reason;
	int status = STATUS_ok;

	for (report = reports->first; report != NULL; report = report->next) {
		if (report->functions->end != NULL)
			report->functions->end(report, &reports->tally);
		reason = report->path == NULL ? NULL : output_commit(&report->own);
		if (reason != NULL)
			status = program_fail(program, "%s: %s", report->path, reason);
	}
	return status;
}

void
reports_free(struct reports *reports)
{
	struct report *report;

	for (report = reports->first; report != NULL; report = report->next) {
		output_free(&report->own);
		buffer_free(&report->message);
	}
	reports->first = NULL;
}

/* What goes around a severity on a terminal. */
static const char *const severity_colours[] = {
	[SEVERITY_off] = "",
	[SEVERITY_note] = "\033[1;36m",
	[SEVERITY_warning] = "\033[1;35m",
	[SEVERITY_error] = "\033[1;31m",
};

void
report_line(struct session *session, const struct finding *finding, enum language language,
    bool colour, struct buffer *out)
{
	struct place place = text_place(&session->text, finding->at.at);
	const char *bold = colour ? "\033[1m" : "", *off = colour ? "\033[0m" : "";
	struct buffer message;

	buffer_add(out, str_of(bold));
	escape_text(session->text.name, out);
	buffer_printf(out, ":%u:%u:%s ", (unsigned)place.line, (unsigned)place.column, off);
	buffer_printf(out, "%s%s:%s ", colour ? severity_colours[finding->severity] : "",
	    diag_severity_names[finding->severity], off);
	buffer_init(&message, out->memory);
	diag_message(finding, language, &message);
	escape_text(buffer_str(&message), out);
	buffer_free(&message);
	buffer_printf(out, " [%s]", diag_rows[finding->rule].name);
}
