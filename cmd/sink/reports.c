#include "cmd/sink/reports.h"

#include "cmd/input/clobber.h"

const struct report_functions *const report_formats[REPORT_COUNT] = {
#define REPORT(name) &report_##name,
#include "cmd/sink/report.def"
#undef REPORT
};

/* Opens the report's file, or takes standard output if no other report has. */
static int
open_report(struct program *program, const struct reports *reports, struct report *report)
{
	const struct report *other;
	const char *reason;

	for (other = reports->first; other != NULL; other = other->next) {
		if (report->path == NULL && other->path == NULL)
			return program_usage(program, "two reports to standard output: write one "
						      "to a file (--format=FORMAT:FILE)");
		if (report->path != NULL && other->path != NULL &&
		    output_same(other->path, report->path))
			return program_usage(program,
			    "%s: two reports to the same file: name another for one of them",
			    report->path);
	}
	report->out = report->style.aside ? &program->err : &program->out;
	if (report->path == NULL)
		return STATUS_ok;
	report->out = &report->own;
	reason = output_file(&report->own, &program->memory, &program->outputs, report->path,
	    ON_EXISTS_overwrite, false);
	if (reason == NULL)
		reason = output_prepare(&report->own);
	return reason == NULL ? STATUS_ok
			      : program_fail(program, "%s: %s", report->path,
				    messages_in(program->language, reason));
}

int
reports_add(struct program *program, struct reports *reports,
    const struct report_functions *functions, const char *path, const struct report_style *style)
{
	struct report *report = arena_zero(&program->arena, sizeof *report), **last;
	size_t i;

	report->program = program;
	report->functions = functions;
	report->path = path;
	report->language = program_language(
	    style->language != NULL || functions->for_people ? style->language : "en");
	report->style = *style;
	report->style.colour = style->colour && path == NULL && !style->aside;
	report->numbers.memory = &program->memory;
	output_stream(&report->own, &program->memory, -1);
	for (i = 0; i < sizeof report->held / sizeof *report->held; i++)
		buffer_init(&report->held[i], &program->memory);
	if (open_report(program, reports, report) != STATUS_ok) {
		output_free(&report->own);
		return STATUS_failed;
	}
	reports->excerpts |= functions->excerpts;
	reports->fingerprints |= functions->fingerprints;
	reports->boards |= functions->boards;
	if (functions->columns != NULL)
		reports->columns = functions->columns;
	for (last = &reports->first; *last != NULL; last = &(*last)->next)
		;
	*last = report;
	return STATUS_ok;
}

int
reports_spare(struct program *program, const struct reports *reports, const struct options *options,
    const struct files *files)
{
	const struct report *report;

	for (report = reports->first; report != NULL; report = report->next) {
		const char *summary =
		    report->functions == &report_github ? report_github_summary() : NULL;
		const char *read =
		    report->path == NULL ? NULL : spare_read(options, files, report->path);

		if (read == NULL && summary != NULL)
			read = spare_read(options, files, summary);
		if (read != NULL)
			return program_usage(program,
			    "%s: a report would replace this file, which is read: name another",
			    read);
	}
	return STATUS_ok;
}

void
reports_begin(struct reports *reports)
{
	struct report *report;

	for (report = reports->first; report != NULL; report = report->next) {
		buffer_add(&report->out->buffer, str_of(report->functions->opening));
		if (report->functions->begin != NULL)
			report->functions->begin(report);
	}
}

static void
count_event(struct tally *tally, const struct event *event)
{
	switch (event->kind) {
	case EVENT_fixed:
		tally->fixed += event->is.fixed->findings;
		tally->fixed_files += event->is.fixed->changed;
		break;
	case EVENT_file:
		tally->files++;
		break;
	case EVENT_finding:
		tally->findings++;
		tally->severities[event->is.finding->severity]++;
		tally->rules[event->is.finding->rule]++;
		tally->fixable += event->is.finding->fixable;
		break;
	case EVENT_known:
		tally->known++;
		break;
	case EVENT_game:
		tally->games++;
		tally->verdicts[event->is.game->verdict]++;
		break;
	case EVENT_left_out:
		tally->unwanted++;
		break;
	case EVENT_failure:
		tally->failures++;
		break;
	case EVENT_beyond:
	case EVENT_chunk:
	case EVENT_skipped:
	case EVENT_end:
		break;
	}
}

static void
write_event(struct reports *reports, const struct event *event)
{
	struct report *report;

	count_event(&reports->tally, event);
	for (report = reports->first; report != NULL; report = report->next) {
		if (report->functions->write[event->kind] != NULL)
			report->functions->write[event->kind](report, event);
		output_more(report->out);
	}
}

/* Says how many findings of the file were omitted. */
static void
write_omitted(struct reports *reports, struct str file)
{
	struct events note;

	events_init(&note, reports->first->numbers.memory);
	events_bare(&note, file, DIAG_max_findings, ARGS(A_NUMBER(reports->omitted)));
	write_event(reports, note.list);
	events_free(&note);
}

void
reports_write(struct reports *reports, const struct event *event)
{
	bool full = reports->max_findings > 0 && reports->listed >= reports->max_findings;

	if (event->kind == EVENT_beyond ||
	    (event->kind == EVENT_finding && full && !event->is.finding->grave)) {
		reports->omitted++;
		return;
	}
	reports->listed += event->kind == EVENT_finding;
	if (event->kind == EVENT_end) {
		if (reports->omitted > 0 && reports->first != NULL)
			write_omitted(reports, event->file);
		reports->listed = reports->omitted = 0;
	}
	write_event(reports, event);
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
		buffer_add(&report->out->buffer, str_of(report->functions->closing));
		if (report->failure != NULL)
			status = program_fail(
			    program, "%s", messages_in(program->language, report->failure));
		reason = report->path == NULL ? NULL : output_commit(&report->own);
		if (reason != NULL)
			status = program_fail(program, "%s: %s", report->path,
			    messages_in(program->language, reason));
	}
	return status;
}

void
reports_free(struct reports *reports)
{
	struct report *report;
	size_t i;

	for (report = reports->first; report != NULL; report = report->next) {
		output_free(&report->own);
		hash_table_free(&report->numbers);
		for (i = 0; i < sizeof report->held / sizeof *report->held; i++)
			buffer_free(&report->held[i]);
	}
	reports->first = NULL;
}
