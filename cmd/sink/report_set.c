#include "cmd/sink/report_set.h"

#include "cmd/run/clobber.h"

const struct report_functions *const report_formats[REPORT_COUNT] = {
#define REPORT(name) &report_##name,
#include "cmd/options/report.def"
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
	if (report->path == NULL && report->style.aside && !report->functions->for_people)
		return program_usage(program,
		    "standard output is what --diff or --fix writes: write the report to a file "
		    "(--format=FORMAT:FILE)");
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

static enum language
language_of(const struct report *report, const char *language)
{
	return program_language(
	    language != NULL || report->functions->for_people ? language : "en");
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
	report->language = language_of(report, style->language);
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
	reports->shows |= functions->shows;
	reports->shows |= functions->game != NULL ? SHOWS_games : 0;
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
reports_settle(struct reports *reports, const struct options *options, struct str run)
{
	struct report *report;

	for (report = reports->first; report != NULL; report = report->next) {
		report->language = language_of(report, options_text(options, OPTION_lang));
		report->style.rules = options_text(options, OPTION_rules);
		if (report->style.run.n > 0)
			report->style.run = run;
	}
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

/* Writes a finding to the reports that list everything, or to all others. */
static void
write_to(const struct reports *reports, bool everything, const struct result_item *item)
{
	struct report *report;

	for (report = reports->first; report != NULL; report = report->next) {
		if (((report->functions->shows & SHOWS_everything) != 0) == everything &&
		    report->functions->finding != NULL)
			report->functions->finding(report, item, item->is.own);
		output_more(report->out);
	}
}

/* Counts a finding that is listed. */
static void
count_finding(struct tally *tally, const struct lint_finding *finding)
{
	tally->findings++;
	tally->severities[finding->text.severity]++;
	tally->rules[finding->text.rule]++;
	tally->fixable += finding->fixable;
}

/* Writes a finding that is shown. */
static void
show_finding(struct reports *reports, const struct result_item *item)
{
	count_finding(&reports->tally, item->is.own);
	write_to(reports, false, item);
}

static void
write_game(struct reports *reports, const struct result_item *item, const struct lint_game *game)
{
	struct report *report;

	reports->tally.games++;
	reports->tally.verdicts[item->game->verdict]++;
	for (report = reports->first; report != NULL; report = report->next) {
		if (report->functions->game != NULL)
			report->functions->game(report, item, game);
		output_more(report->out);
	}
}

/* Writes a result of the runner's own. */
static void
write_item(struct reports *reports, const struct result_item *item)
{
	struct report *report;
	void (*function)(struct report *, const struct result_item *);

	for (report = reports->first; report != NULL; report = report->next) {
		function = item->kind == RESULT_file      ? report->functions->file
			   : item->kind == RESULT_failure ? report->functions->failure
			   : item->kind == RESULT_end     ? report->functions->end_file
							  : NULL;
		if (function != NULL)
			function(report, item);
		output_more(report->out);
	}
}

/* Says how many findings of the file were omitted. */
static void
write_omitted(struct reports *reports, struct str file)
{
	struct lint_finding note = { .fails = false };
	struct result_item item = { .kind = LINT_finding, .file = file, .is.own = &note };
	struct arena arena;

	arena_init(&arena, reports->first->numbers.memory);
	finding_text_bare(&note.text, DIAG_max_findings, ARGS(A_NUMBER(reports->omitted)), &arena);
	show_finding(reports, &item);
	arena_free(&arena);
}

/* Counts a finding that is not listed; reports of verdicts need to know of it. */
static void
omit_finding(
    struct reports *reports, const struct result_item *item, const struct lint_beyond *beyond)
{
	struct report *report;

	reports->omitted++;
	for (report = reports->first; report != NULL; report = report->next) {
		if (report->functions->beyond != NULL)
			report->functions->beyond(report, item, beyond);
	}
}

/* Writes a finding, unless enough of its file were listed. */
static void
list_finding(struct reports *reports, const struct result_item *item)
{
	const struct lint_finding *finding = item->is.own;
	bool full = reports->max_findings > 0 && reports->listed >= reports->max_findings;

	write_to(reports, true, item);
	if (reports->failing_only && !finding->fails && !finding->fatal)
		return;
	if (full && !finding->fatal) {
		omit_finding(
		    reports, item, &(struct lint_beyond){ finding->fails, finding->text.game });
		return;
	}
	reports->listed++;
	show_finding(reports, item);
}

void
reports_write(struct reports *reports, const struct result_item *item)
{
	struct tally *tally = &reports->tally;

	switch (item->kind) {
	case LINT_finding:
		list_finding(reports, item);
		return;
	case LINT_known:
		tally->known++;
		return;
	case LINT_beyond:
		omit_finding(reports, item, item->is.own);
		return;
	case RESULT_game:
		write_game(reports, item, item->is.own);
		return;
	case RESULT_clean:
		tally->games += item->is.count;
		tally->verdicts[VERDICT_ok] += item->is.count;
		return;
	case RESULT_end:
		if (reports->omitted > 0 && reports->first != NULL)
			write_omitted(reports, item->file);
		reports->listed = reports->omitted = 0;
		break;
	default:
		break;
	}
	tally->files += item->kind == RESULT_file;
	tally->unwanted += item->kind == RESULT_left_out;
	tally->failures += item->kind == RESULT_failure;
	write_item(reports, item);
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
		reason =
		    report->path == NULL || report->nothing ? NULL : output_commit(&report->own);
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
