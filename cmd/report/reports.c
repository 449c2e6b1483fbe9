#include "cmd/report/reports.h"

static const struct report_functions *const formats[REPORT_COUNT] = {
#define REPORT(name) &report_##name,
#include "cmd/report/report.def"
#undef REPORT
};

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
				    "two reports to standard output: write one to a file "
				    "(--format=FORMAT:FILE)");
		}
		report->out = report->aside ? &program->err : &program->out;
		return STATUS_ok;
	}
	for (other = reports->first; other != NULL; other = other->next) {
		if (other->path != NULL && output_same(other->path, report->path))
			return program_usage(program,
			    "%s: two reports to the same file: name another for one of them",
			    report->path);
	}
	report->out = &report->own;
	reason = output_file(&report->own, &program->memory, &program->outputs, report->path,
	    ON_EXISTS_overwrite, false);
	return reason == NULL ? STATUS_ok
			      : program_fail(program, "%s: %s", report->path,
				    messages_in(program->language, reason));
}

/* Adds a report and opens its output. */
static int
add_report(struct program *program, struct reports *reports, struct report report)
{
	struct report *kept = arena_zero(&program->arena, sizeof *kept), **at;
	size_t i;

	*kept = report;
	output_stream(&kept->own, &program->memory, -1);
	for (i = 0; i < 3; i++)
		buffer_init(&kept->held[i], &program->memory);
	if (open_report(program, reports, kept) != STATUS_ok)
		return STATUS_failed;
	for (at = &reports->first; *at != NULL; at = &(*at)->next)
		;
	*at = kept;
	return STATUS_ok;
}

int
reports_add(struct program *program, struct reports *reports, enum report_format format,
    const char *file, const struct report_style *style)
{
	struct report report = { .functions = formats[format], .path = file };

	report.language = program_language(
	    style->language != NULL || report.functions->for_people ? style->language : "en");
	report.colour = style->colour && file == NULL && !style->aside;
	report.verdicts = style->verdicts;
	report.fixes = style->fixes;
	report.aside = style->aside;
	return add_report(program, reports, report);
}

int
reports_add_own(struct program *program, struct reports *reports,
    const struct report_functions *functions, const char *path, const struct report_style *style)
{
	struct report report = { .functions = functions, .path = path };

	report.language = program_language(style->language != NULL ? style->language : "en");
	return add_report(program, reports, report);
}

int
reports_spare(struct program *program, const struct reports *reports, const char *path)
{
	const struct report *report;

	for (report = reports->first; report != NULL; report = report->next) {
		if (report->path != NULL && output_same(report->path, path))
			return program_usage(program,
			    "%s: a report would replace this input file: name another", path);
	}
	return STATUS_ok;
}

bool
reports_want_excerpts(const struct reports *reports)
{
	const struct report *report = reports->first;

	while (report != NULL && !report->functions->excerpts)
		report = report->next;
	return report != NULL;
}

bool
reports_want_fingerprints(const struct reports *reports)
{
	const struct report *report = reports->first;

	while (report != NULL && !report->functions->fingerprints)
		report = report->next;
	return report != NULL;
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

static void
count_file(struct tally *tally, const struct event *event)
{
	(void)event;
	tally->files++;
}

static void
count_finding(struct tally *tally, const struct event *event)
{
	tally->findings++;
	tally->severities[event->is.finding->severity]++;
	tally->rules[event->is.finding->rule]++;
	tally->fixable += event->is.finding->fixable;
}

static void
count_fixed(struct tally *tally, const struct event *event)
{
	tally->fixed += event->is.fixed->findings;
	tally->fixed_files += event->is.fixed->changed;
}

static void
count_known(struct tally *tally, const struct event *event)
{
	(void)event;
	tally->known++;
}

static void
count_game(struct tally *tally, const struct event *event)
{
	tally->games++;
	tally->verdicts[event->is.game->verdict]++;
}

static void
count_failure(struct tally *tally, const struct event *event)
{
	(void)event;
	tally->failures++;
}

static void (*const counts[EVENT_end + 1])(struct tally *, const struct event *) = {
	[EVENT_fixed] = count_fixed,
	[EVENT_file] = count_file,
	[EVENT_finding] = count_finding,
	[EVENT_known] = count_known,
	[EVENT_game] = count_game,
	[EVENT_failure] = count_failure,
};

void
reports_write(struct reports *reports, const struct event *event)
{
	struct report *report;

	if (counts[event->kind] != NULL)
		counts[event->kind](&reports->tally, event);
	for (report = reports->first; report != NULL; report = report->next) {
		if (report->functions->write[event->kind] != NULL)
			report->functions->write[event->kind](report, event);
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
		for (i = 0; i < 3; i++)
			buffer_free(&report->held[i]);
	}
	reports->first = NULL;
}
