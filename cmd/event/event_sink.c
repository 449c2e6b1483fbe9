/* What becomes of an event: reports of its findings, standings, files. */
#include <stdlib.h>

#include "cmd/event/event_run.h"
#include "cmd/event/standings.h"
#include "cmd/host/output_path.h"
#include "cmd/options/run_line.h"

/* Whether standard output is taken by what --standings or --write names. */
static bool
takes_output(const struct options *options)
{
	for (size_t i = 0; i < options->given_count; i++) {
		const struct option_given *given = &options->given[i];

		if ((given->option == OPTION_write ||
			(given->option == OPTION_standings && given->value.is.form.word != 0)) &&
		    given->value.is.form.file == NULL)
			return true;
	}
	return false;
}

static struct str
line_of(const struct event_run *of)
{
	return run_line(of->run.program, of->run.options, &of->run.files, COMMAND_event);
}

/* Opens a report that an option names. */
static int
add_report(struct event_run *of, const struct option_given *given, const struct report_style *style)
{
	struct program *program = of->run.program;
	const struct option_value *value = &given->value;
	struct report_style extra = { .language = style->language, .of = of };

	switch (given->option) {
	case OPTION_format:
		return reports_add(program, &of->reports, report_formats[value->is.report.format],
		    value->is.report.file, style);
	case OPTION_standings:
		return reports_add(program, &of->extra, &event_forms_standings[value->is.form.word],
		    value->is.form.file, &extra);
	case OPTION_write:
		return reports_add(program, &of->extra, &event_forms_write[value->is.form.word],
		    value->is.form.file, &extra);
	default:
		return STATUS_ok;
	}
}

int
event_sink_open(struct event_run *of)
{
	struct program *program = of->run.program;
	const struct options *options = of->run.options;
	const struct option_value *most = options_last(options, OPTION_max_findings);
	struct report_style style = { .language = options_text(options, OPTION_lang),
		.colour = report_colours(options),
		.aside = takes_output(options),
		.run = line_of(of),
		.folder = files_folder(&of->run.files),
		.part = page_games_part,
		.figures = page_games_figures,
		.of = of };
	int status = STATUS_ok;

	baseline_init(&of->baseline, &program->memory);
	of->reports.max_findings = most == NULL ? 0 : most->is.number;
	for (size_t i = 0; i < options->given_count && status == STATUS_ok; i++)
		status = add_report(of, &options->given[i], &style);
	of->prints = of->extra.first == NULL && !options_has(options, OPTION_format);
	if (status == STATUS_ok && !options_has(options, OPTION_format))
		status = reports_add(program, &of->reports, &report_text, NULL, &style);
	if (status == STATUS_ok)
		status = baseline_open(&of->baseline, program, options, &of->reports);
	if (status == STATUS_ok)
		status = reports_spare(program, &of->reports, options, &of->run.files);
	return status == STATUS_ok ? reports_spare(program, &of->extra, options, &of->run.files)
				   : status;
}

void
event_sink_begin(struct event_run *of)
{
	reports_settle(&of->reports, of->run.options, line_of(of));
	reports_settle(&of->extra, of->run.options, NO_STR);
	reports_begin(&of->reports);
}

/* --- findings */

static const char *
path_of(struct event_run *of, struct str file)
{
	return arena_printf(&of->run.program->arena, "%.*s", program_width(file), file.p).p;
}

/* Returns the severity of a finding by the settings of its file, SEVERITY_off if it is not
 * reported. */
static enum severity
severity_of(struct event_run *of, const struct event_finding *finding)
{
	struct finding judged = { .rule = finding->rule,
		.severity = diag_rows[finding->rule].severity };
	const struct judge_plan *plan = config_for(of->config, path_of(of, finding->at.file));

	return judge_severity(plan != NULL ? plan : &of->plan.judge, &judged);
}

/* Whether a finding of the rule is about a cell of what --write writes. */
static bool
is_of_cell(enum diag rule)
{
	static const enum diag rules[] = { DIAG_table_asymmetry, DIAG_result_mismatch,
		DIAG_rival_record, DIAG_forfeit_mismatch, DIAG_double_booking, DIAG_bad_table };
	size_t i;

	for (i = 0; i < sizeof rules / sizeof *rules && rules[i] != rule; i++)
		;
	return i < sizeof rules / sizeof *rules;
}

static void
write_finding(struct event_run *of, const struct event_finding *finding)
{
	const struct event_place whole = { finding->at.file, 1, 1, 1 };
	const struct event_place *at = finding->at.line == 0 ? &whole : &finding->at;
	const struct event_place *related = &finding->related;
	struct lint_finding made = { .text = { .rule = finding->rule,
					 .name = str_of(diag_rows[finding->rule].name),
					 .severity = severity_of(of, finding),
					 .game = finding->number,
					 .at = { at->line, at->column },
					 .end = { at->line, at->end },
					 .messages = {
					     finding->messages[0], finding->messages[1] } } };
	struct result_item item = { .kind = LINT_finding, .file = at->file, .is.own = &made };
	const struct result_item known = { .kind = LINT_known, .file = at->file };

	if (made.text.severity == SEVERITY_off)
		return;
	if (related->line > 0 && str_eq(related->file, at->file)) {
		made.text.related = (struct place){ related->line, related->column };
		made.text.related_end = (struct place){ related->line, related->end };
	}
	of->unsettled |= made.text.severity == SEVERITY_error && is_of_cell(finding->rule);
	made.fails = made.text.severity >= of->plan.judge.fail_on &&
		     !options_has(of->run.options, OPTION_write_baseline);
	made.fatal = finding->rule == DIAG_bad_table;
	made.fingerprint.hash =
	    hash_add(hash_add(HASH_BEGIN, made.text.name), finding->messages[0]);
	if (baseline_settle(&of->baseline, &item)) {
		reports_write(&of->reports, &known);
		return;
	}
	reports_write(&of->reports, &item);
	if (made.fails)
		program_worsen(&of->run.status, STATUS_found);
	if (made.fatal)
		of->run.status = STATUS_failed;
}

static int
compare_findings(const void *a, const void *b)
{
	const struct event_finding *x = a, *y = b;
	int order = str_order(x->at.file, y->at.file);

	if (order != 0)
		return order;
	if (x->at.line != y->at.line)
		return x->at.line < y->at.line ? -1 : 1;
	if (x->at.column != y->at.column)
		return x->at.column < y->at.column ? -1 : 1;
	if (x->rule != y->rule)
		return x->rule < y->rule ? -1 : 1;
	return str_order(x->messages[0], y->messages[0]);
}

/* Returns the first finding of a file, of those that are sorted. */
static size_t
first_of(const struct event *event, struct str file)
{
	size_t low = 0, high = event->finding_count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (str_order(event->findings[middle].at.file, file) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Writes a file with its findings and games; event.ini and tables have no games. */
static void
write_file(struct event_run *of, const struct event_file *file)
{
	const struct event *event = &of->event;
	struct result_item item = { .kind = RESULT_file,
		.file = file->name,
		.format = file->format,
		.encoding = file->encoding };
	static const struct lint_game no_more = { .cells = NULL };
	size_t i;

	reports_write(&of->reports, &item);
	for (i = first_of(event, file->name);
	     i < event->finding_count && str_eq(event->findings[i].at.file, file->name); i++) {
		if (!event->findings[i].written) /* a table may also be a record */
			write_finding(of, &event->findings[i]);
		event->findings[i].written = true;
	}
	item.kind = RESULT_game;
	item.is.own = (void *)&no_more;
	for (i = 0; i < file->games; i++) {
		item.game = &event->games[file->first + i].summary;
		reports_write(&of->reports, &item);
	}
	item.kind = RESULT_end;
	reports_write(&of->reports, &item);
}

/* Returns the name of a file that was read beside the records: 0: event.ini, empty if there is
 * none; from 1: a table. */
static struct str
file_beside(const struct event *event, size_t i)
{
	return i == 0 ? event->settings.file : event->tables[i - 1].file;
}

/* Writes event.ini, the tables, and the records. */
static void
write_files(struct event_run *of)
{
	struct event *event = &of->event;

	if (event->finding_count > 0)
		qsort(event->findings, event->finding_count, sizeof *event->findings,
		    compare_findings);
	for (size_t i = 0; i <= event->table_count; i++) {
		const struct event_file file = { .name = file_beside(event, i) };

		if (file.name.n > 0)
			write_file(of, &file);
	}
	for (size_t i = 0; i < of->file_count; i++)
		write_file(of, &of->files[i]);
}

/* Returns whether a report would replace event.ini or a table that was read. */
static bool
is_read(struct event_run *of, const struct report *report)
{
	bool read = false;

	for (size_t i = 0; i <= of->event.table_count && report->path != NULL; i++) {
		struct str file = file_beside(&of->event, i);

		read |= file.n > 0 && output_same(path_of(of, file), report->path);
	}
	return read;
}

/* Makes a report leave its file as it was. */
static void
refuse(struct report *report)
{
	static const struct report_functions none = { .end = NULL };

	report->functions = &none;
	report->nothing = true;
}

/* Refuses to replace what was read, and to write results that are not settled. */
static void
refuse_files(struct event_run *of)
{
	struct program *program = of->run.program;
	bool results = false;

	for (struct report *report = of->extra.first; report != NULL; report = report->next) {
		if (is_read(of, report)) {
			of->run.status = program_fail(program,
			    "%s: a report would replace this file, which is read: name another",
			    report->path);
			refuse(report);
		} else if (of->unsettled && event_forms_has_results(report)) {
			results = true;
			refuse(report);
		}
	}
	if (results) {
		program_fail(
		    program, "--write: nothing was written, for errors above change results");
		program_worsen(&of->run.status, STATUS_found);
	}
}

/* Returns whether a file lies in a folder that was named. */
static bool
is_inside(const struct event_run *of, struct str file)
{
	for (size_t i = 0; i < of->run.files.count; i++) {
		struct str folder = str_of(of->run.files.names[i]);

		while (folder.n > 1 && folder.p[folder.n - 1] == '/')
			folder.n--;
		if (str_starts(file, folder) && str_starts(str_after(file, folder.n), STR("/")))
			return true;
	}
	return false;
}

/* Returns the number of files in folders that were neither records nor read beside them. */
static size_t
count_skipped(const struct event_run *of)
{
	size_t skipped = of->run.counts.skipped;

	for (size_t i = 0; i <= of->event.table_count; i++)
		skipped -= skipped > 0 && is_inside(of, file_beside(&of->event, i));
	return skipped;
}

/* Says how many findings records have that kifu check lists. */
static void
say_errors(struct event_run *of)
{
	struct output *err = &of->run.program->err;
	enum language language = of->run.program->language;
	size_t errors = 0, games = 0;

	for (size_t i = 0; i < of->event.game_count; i++) {
		errors += of->event.games[i].errors;
		games += of->event.games[i].errors > 0;
	}
	if (errors == 0)
		return;
	buffer_printf(&err->buffer,
	    messages_in(
		language, "Errors of single games: %zu, in %zu of %zu (kifu check lists them).\n"),
	    errors, games, of->event.game_count);
	output_flush(err);
}

/* Says so if no stage has enough to be an event. */
static void
say_fewness(struct event_run *of)
{
	struct output *err = &of->run.program->err;

	for (size_t i = 0; i < of->stage_count; i++) {
		if (event_is_one(&of->stages[i]))
			return;
	}
	buffer_add(&err->buffer,
	    str_of(messages_in(of->run.program->language,
		"Fewer than 3 games make no event: only players and moves were compared.\n")));
	output_flush(err);
}

void
event_sink_write(struct event_run *of)
{
	struct program *program = of->run.program;
	struct output *out = &program->out;
	const char *stage = options_text(of->run.options, OPTION_stage);

	write_files(of);
	of->reports.tally.left_out = count_skipped(of);
	program_worsen(&of->run.status, reports_end(program, &of->reports));
	if (of->prints)
		event_forms_text(of, program->language, &out->buffer);
	refuse_files(of);
	program_worsen(&of->run.status, reports_end(program, &of->extra));
	output_flush(out);
	say_fewness(of);
	say_errors(of);
	if (stage != NULL && !of->tables_alone && of->stages[0].game_count == 0)
		of->run.status = program_fail(program, "--stage: no game of '%s'", stage);
	if (options_has(of->run.options, OPTION_require_games) && of->event.game_count == 0)
		of->run.status = program_fail(program, "no game was read (--require-games)");
}

void
event_sink_free(struct event_run *of)
{
	reports_free(&of->reports);
	reports_free(&of->extra);
	baseline_free(&of->baseline);
}
