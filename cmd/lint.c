#include "cmd/lint.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/command.h"
#include "cmd/judge/config.h"
#include "cmd/options/run_line.h"
#include "cmd/run/run.h"
#include "cmd/sink/answer.h"
#include "cmd/sink/baseline.h"
#include "cmd/sink/page/pages.h"
#include "cmd/sink/replace.h"
#include "cmd/sink/report_set.h"
#include "cmd/visit/fixer.h"

/* A run of kifu lint or kifu check. */
struct lint {
	const struct lint_command *command;
	struct run run;
	struct lint_plan plan;
	struct reports reports;
	struct baseline baseline;         /* findings that are not reported */
	struct replacements replacements; /* of --fix */
	struct pages pages;
	struct config *config;
	bool fails; /* findings at or above --fail-on make the run fail */
};

/* --- results */

/* Writes a result to the reports. */
static void
deliver(void *of, const struct result_item *item)
{
	struct lint *lint = of;
	struct run *run = &lint->run;
	const struct lint_finding *finding = item->is.own;
	struct result_item known = { .kind = LINT_known, .file = item->file };

	if (baseline_settle(&lint->baseline, item))
		item = &known;
	if (item->kind == LINT_finding)
		run_clear(run);
	reports_write(&lint->reports, item);
	run->counts.findings = lint->reports.tally.findings;
	if (run_has_lines(run)) /* each line has its own status */
		return;
	if (lint->fails &&
	    (item->kind == LINT_finding ? finding->fails
					: item->kind == LINT_beyond &&
					      ((const struct lint_beyond *)item->is.own)->fails))
		program_worsen(&run->status, STATUS_found);
	if (item->kind == LINT_finding && finding->fatal)
		run->status = STATUS_failed;
}

/* Counts a file that was fixed, or would be. */
static void
count_fixed(struct lint *lint, const struct fix_fixed *fixed)
{
	lint->reports.tally.fixed += fixed->findings;
	lint->reports.tally.fixed_files += fixed->changed;
}

/* Replaces a file by the fixed one, or writes the fixed standard input. */
static void
deliver_fixed(void *of, const struct result_item *item)
{
	struct lint *lint = of;
	struct program *program = lint->run.program;
	const struct fix_fixed *fixed = item->is.own;
	const char *reason;

	if (item->kind != FIX_fixed) {
		deliver(of, item);
		return;
	}
	if (fixed->path == NULL) {
		if (output_write(&program->out, fixed->bytes))
			count_fixed(lint, fixed);
		return;
	}
	reason = replace_file(&lint->replacements, program, fixed->path, fixed->bytes, fixed->was);
	if (reason == NULL)
		count_fixed(lint, fixed);
	else
		lint->run.status = program_fail(program, "%.*s: %s", program_width(item->file),
		    item->file.p, messages_in(program->language, reason));
}

/* Prints the difference that fixing would make. */
static void
deliver_difference(void *of, const struct result_item *item)
{
	struct lint *lint = of;
	const struct fix_fixed *fixed = item->is.own;

	if (item->kind != FIX_fixed) {
		deliver(of, item);
		return;
	}
	program_worsen(&lint->run.status, STATUS_found);
	if (output_write(&lint->run.program->out, fixed->bytes))
		count_fixed(lint, fixed);
}

/* Finds the settings of a job. */
static bool
prepare(void *of, struct job *job)
{
	struct lint *lint = of;

	job->settings = config_for(lint->config, job->path.n > 0 ? job->path.p : "-");
	lint->run.stopped = job->settings == NULL;
	return !lint->run.stopped;
}

/* --- setting up */

/* Returns whether what is fixed takes standard output. */
static bool
takes_output(const struct lint *lint)
{
	const struct files *files = &lint->run.files;
	size_t i = 0;

	if (lint->run.reading.visitor == &fix_diff_visitor)
		return true;
	while (i < files->count && strcmp(files->names[i], "-") != 0)
		i++;
	return lint->run.reading.visitor == &fix_visitor && i < files->count;
}

/* Adds the report of --ndjson-in. */
static int
add_answer(struct lint *lint, const struct report_style *style)
{
	struct report_style plain = { .language = style->language };

	if (options_has(lint->run.options, OPTION_part))
		plain.run = style->run;
	return reports_add(lint->run.program, &lint->reports, &report_answer, NULL, &plain);
}

/* Returns the line that names the run, by the options that are known so far. */
static struct str
line_of(const struct lint *lint)
{
	return run_line(
	    lint->run.program, lint->run.options, &lint->run.files, lint->command->command);
}

static int
add_reports(struct lint *lint)
{
	const struct lint_command *command = lint->command;
	const struct options *options = lint->run.options;
	struct program *program = lint->run.program;
	struct report_style style = { .language = options_text(options, OPTION_lang),
		.colour = report_colours(options),
		.verdicts = command->verdicts,
		.fixes = command->fixes,
		.aside = takes_output(lint),
		.run = line_of(lint),
		.folder = files_folder(&lint->run.files),
		.pages = &lint->pages };
	int status = pages_open(&lint->pages, program, options);
	size_t i;

	if (status == STATUS_ok && run_has_lines(&lint->run))
		status = add_answer(lint, &style);
	for (i = 0; i < options->given_count && status == STATUS_ok; i++) {
		const struct option_value *value = &options->given[i].value;

		if (options->given[i].option == OPTION_format)
			status = reports_add(program, &lint->reports,
			    report_formats[value->is.report.format], value->is.report.file, &style);
	}
	if (lint->run.reading.visitor != &fix_diff_visitor && status == STATUS_ok &&
	    lint->reports.first == NULL)
		status = reports_add(program, &lint->reports, &report_text, NULL, &style);
	return status;
}

/* Chooses what is done about findings that can be fixed. */
static int
set_visitor(struct lint *lint)
{
	struct run *run = &lint->run;
	const struct options *options = run->options;

	run->reading.visitor = &lint_visitor;
	run->deliver = deliver;
	if (options_has(options, OPTION_fix)) {
		run->reading.visitor = &fix_visitor;
		run->deliver = deliver_fixed;
	}
	if (options_has(options, OPTION_diff)) {
		run->reading.visitor = &fix_diff_visitor;
		run->deliver = deliver_difference;
	}
	if (run->reading.visitor == &lint_visitor)
		return STATUS_ok;
	if (run->reading.filters != NULL)
		return program_usage(run->program,
		    "--%s cannot be used with --fix or --diff, which are about whole files",
		    run->reading.filters->list[0].name);
	if (run->reading.visitor == &fix_visitor)
		replace_prepare(&lint->replacements, run->program, &run->files);
	return STATUS_ok;
}

/* Sets that pages are made, in the language of the report that links them. */
static void
set_pages(struct lint *lint)
{
	struct replay_options *replay = &lint->run.reading.reading.replay;
	const struct report *report = lint->reports.first;

	while (report->functions != &report_html)
		report = report->next;
	lint->plan.language = report->language;
	lint->plan.shows |= SHOWS_pages;
	replay->rivals = true;
	replay->pvs = REPLAY_PVS_written;
}

/* Sets how files are linted, when the reports are known. */
static void
set_plan(struct lint *lint)
{
	const struct options *options = lint->run.options;
	const struct reports *reports = &lint->reports;
	bool known = lint->baseline.known.count > 0;
	bool everything = (reports->shows & SHOWS_everything) != 0;
	struct judge_plan *judge = &lint->plan.judge;

	judge->fail_on = config_fail_on(options);
	judge->min_severity = lint->command->all || everything ? SEVERITY_note : SEVERITY_off;
	policy_make(&judge->policy, &lint->run.program->arena, options, NULL);
	lint->plan.unsafe_fixes = options_has(options, OPTION_unsafe_fixes);
	lint->plan.shows = reports->shows | (known ? SHOWS_fingerprints : 0u);
	if (!lint->command->excerpts)
		lint->plan.shows &= ~(unsigned)SHOWS_excerpts;
	if (lint->pages.directory != NULL)
		set_pages(lint);
	lint->plan.columns = reports->columns;
	/* known findings are matched by their text: the text of every one is kept */
	lint->plan.max_findings = known || everything ? 0 : reports->max_findings;
	lint->fails = !options_has(options, OPTION_write_baseline) &&
		      lint->run.reading.visitor != &fix_diff_visitor;
	lint->run.reading.plan = &lint->plan;
}

/* --- the run */

static int
lint_files(struct lint *lint)
{
	struct run *run = &lint->run;
	struct program *program = run->program;
	struct tally *tally = &lint->reports.tally;

	reports_settle(&lint->reports, run->options, line_of(lint));
	set_plan(lint);
	lint->config = config_new(program, run->options, &lint->plan.judge);
	reports_begin(&lint->reports);
	run_all(run);
	if (run->reading.visitor == &fix_diff_visitor && tally->fixed > 0)
		report_fixed(tally, false, program->language, &program->err.buffer);
	tally->left_out = run->counts.skipped;
	run_none(run);
	if (options_has(run->options, OPTION_require_games) && run->counts.games == 0)
		run->status = program_fail(program, "no game was read (--require-games)");
	if (run->stopped) {
		run->status = STATUS_failed;
	} else {
		program_worsen(&run->status, config_check(lint->config));
		program_worsen(&run->status, reports_end(program, &lint->reports));
	}
	config_free(lint->config);
	return run->status;
}

/* Reads the options and opens the reports.  Returns a status. */
static int
set_up(struct lint *lint)
{
	struct run *run = &lint->run;
	struct program *program = run->program;
	const struct options *options = run->options;
	const struct option_value *most = options_last(options, OPTION_max_findings);

	lint->reports.failing_only = !lint->command->all;
	lint->reports.max_findings = most != NULL                                  ? most->is.number
				     : options_has(options, OPTION_write_baseline) ? 0
										   : REPORTS_LISTED;
	if (run_begin(run) != STATUS_ok || set_visitor(lint) != STATUS_ok ||
	    add_reports(lint) != STATUS_ok ||
	    baseline_open(&lint->baseline, program, options, &lint->reports) != STATUS_ok ||
	    reports_spare(program, &lint->reports, options, &run->files) != STATUS_ok)
		return STATUS_failed;
	return run_enter(run);
}

int
lint_command(
    struct program *program, const struct options *options, const struct lint_command *command)
{
	struct lint lint = { .command = command,
		.run = { .program = program,
		    .options = options,
		    .sinks = &lint,
		    .settle = config_settle,
		    .prepare = prepare } };
	int status;

	baseline_init(&lint.baseline, &program->memory);
	status = set_up(&lint);
	if (status == STATUS_ok)
		status = lint_files(&lint);
	program_worsen(&status, pages_close(&lint.pages));
	replace_free(&lint.replacements);
	reports_free(&lint.reports);
	run_free(&lint.run);
	baseline_free(&lint.baseline);
	return status;
}

int
lint_run(struct program *program, const struct options *options)
{
	static const struct lint_command lint = {
		.command = COMMAND_lint, .all = true, .excerpts = true, .fixes = true
	};

	return lint_command(program, options, &lint);
}
