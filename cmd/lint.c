#include "cmd/lint.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/run/run.h"
#include "cmd/command.h"
#include "cmd/host/replace.h"
#include "cmd/input/sandbox.h"
#include "cmd/host/messages.h"
#include "cmd/judge/config.h"
#include "cmd/options/run_line.h"
#include "cmd/sink/baseline.h"
#include "cmd/sink/reports.h"

/* Findings of a file that are listed at most, unless --max-findings says otherwise. */
enum { LISTED = 1000 };

/* A run of kifu lint or kifu check. */
struct lint {
	struct program *program;
	const struct options *options;
	bool check;
	const struct lint_games
	    *games; /* what is done instead of listing findings; NULL: nothing */
	struct linter_options linting;
	struct filters filters;
	struct reports reports;
	struct batch batch;
	struct baseline baseline; /* findings that are not reported */
	bool takes_input;         /* standard input is among the files */
	struct config *config;
	bool bad_settings; /* a kifu.ini could not be used: stop */
	bool again;        /* the files are read again: what is wrong with them was reported */
	int status;
};

static int
add_reports(struct lint *lint, const struct files *files)
{
	const struct options *options = lint->options;
	enum fixing fixing = lint->linting.fixing;
	enum { AUTO, ALWAYS, NEVER };
	int when = options_word(options, OPTION_color, AUTO);
	const char *no = getenv("NO_COLOR"), *terminal = getenv("TERM");
	/* "auto" means a terminal and no NO_COLOR (no-color.org) */
	bool automatic = (no == NULL || no[0] == '\0') && terminal != NULL &&
			 !str_eq(str_of(terminal), STR("dumb")) && isatty(STDOUT_FILENO) == 1;
	struct report_style style = { .language = options_text(options, OPTION_lang),
		.colour = when == ALWAYS || (when == AUTO && automatic),
		.verdicts = lint->check,
		.fixes = !lint->check,
		.aside = fixing == FIXING_diff || (fixing == FIXING_fix && lint->takes_input),
		.of = lint->games != NULL ? lint->games->of : NULL };
	int status = STATUS_ok;
	struct buffer line;
	size_t i;

	buffer_init(&line, &lint->program->memory);
	run_line(options, files, lint->check ? COMMAND_check : COMMAND_lint, &line);
	style.run = arena_str(&lint->program->arena, buffer_str(&line));
	buffer_free(&line);
	if (lint->games != NULL)
		return reports_add(
		    lint->program, &lint->reports, lint->games->report, NULL, &style);
	if (lint->batch.ndjson)
		status = reports_add(lint->program, &lint->reports, &report_result, NULL,
		    &(struct report_style){ .language = style.language,
			.run = options_has(options, OPTION_part) ? style.run : NO_STR });
	for (i = 0; i < options->given_count && status == STATUS_ok; i++) {
		const struct option_value *value = &options->given[i].value;

		if (options->given[i].option == OPTION_format)
			status = reports_add(lint->program, &lint->reports,
			    report_formats[value->is.report.format], value->is.report.file, &style);
	}
	if (fixing != FIXING_diff && status == STATUS_ok && lint->reports.first == NULL)
		status = reports_add(lint->program, &lint->reports, &report_text, NULL, &style);
	return status;
}

/* Writes a fixed file, the fixed standard input, or the difference.  Returns false if that failed.
 */
static bool
write_fixed(struct lint *lint, const struct event *event)
{
	const char *reason;

	if (lint->linting.fixing == FIXING_diff)
		lint->status = program_worse(lint->status, STATUS_found);
	if (event->is.fixed->path == NULL || lint->linting.fixing == FIXING_diff)
		return output_write(&lint->program->out, event->is.fixed->bytes);
	reason = replace_file(lint->program, event->is.fixed);
	if (reason != NULL)
		lint->status = program_fail(lint->program, "%.*s: %s", program_width(event->file),
		    event->file.p, messages_in(lint->program->language, reason));
	return reason == NULL;
}

/* Reports on standard error a finding that kept a file from being read. */
static void
report_grave(struct lint *lint, const struct event *event)
{
	progress_clear(&lint->batch.progress);
	report_line(program_name(lint->program, event->file), event->is.finding,
	    lint->program->language, true, false, &lint->program->err.buffer);
	buffer_char(&lint->program->err.buffer, '\n');
	output_flush(&lint->program->err);
}

/* Whether an event is a finding that makes the run fail. */
static bool
fails(const struct event *event)
{
	return event->kind == EVENT_finding ? event->is.finding->fails
					    : event->kind == EVENT_beyond && event->is.fails;
}

/* Writes events to the reports.  Returns false if standard output cannot be written. */
static bool
report_events(void *arg, struct events *events)
{
	struct lint *lint = arg;
	struct str name, failure;
	size_t i;

	baseline_settle(&lint->baseline, events);
	for (i = 0; i < events->count; i++) {
		const struct event *event = &events->list[i];

		if (lint->batch.progress.shown &&
		    event->kind == (lint->games != NULL ? EVENT_game : EVENT_finding))
			progress_clear(&lint->batch.progress);
		if (!lint->again)
			batch_why(&lint->batch, event);
		if (event->kind == EVENT_fixed && !write_fixed(lint, event))
			continue;
		reports_write(&lint->reports, event);
		if (lint->batch.ndjson || lint->again) /* each line has its own status */
			continue;
		if (fails(event) && lint->games == NULL &&
		    !options_has(lint->options, OPTION_write_baseline) &&
		    lint->linting.fixing != FIXING_diff)
			lint->status = program_worse(lint->status, STATUS_found);
		if (event->kind == EVENT_finding && event->is.finding->grave) {
			lint->status = STATUS_failed;
			if (lint->games != NULL)
				report_grave(lint, event);
		}
		if (event->kind == EVENT_failure) {
			failure = event->is.failure[lint->program->language];
			progress_clear(&lint->batch.progress);
			name = program_name(lint->program, event->file);
			lint->status = program_fail(lint->program, "%.*s: %.*s",
			    program_width(name), name.p, program_width(failure), failure.p);
		}
	}
	return lint->program->out.error == 0;
}

static bool
wants(void *arg, struct job *job)
{
	const struct lint_games *games = ((const struct lint *)arg)->games;

	return games == NULL || games->wants == NULL || games->wants(games->of, job);
}

/* Finds the settings of a job. */
static bool
prepare(void *arg, struct job *job)
{
	struct lint *lint = arg;

	job->linting = config_for(lint->config, job->path.n > 0 ? job->path.p : "-");
	lint->bad_settings = job->linting == NULL;
	return !lint->bad_settings;
}

/* Reads --baseline, or adds the report of --write-baseline. */
static int
set_baseline(struct lint *lint)
{
	const char *from = options_text(lint->options, OPTION_baseline);
	const char *to = options_text(lint->options, OPTION_write_baseline);
	const struct report_style style = { .language = "en" };

	if (from != NULL && to != NULL)
		return program_usage(
		    lint->program, "--write-baseline and --baseline cannot be used together");
	if (to == NULL)
		return from == NULL || baseline_read(&lint->baseline, lint->program, from)
			   ? STATUS_ok
			   : STATUS_failed;
	return baseline_replaces(lint->program, to)
		   ? reports_add(lint->program, &lint->reports, &baseline_report, to, &style)
		   : STATUS_failed;
}

/* Reports names that no kifu.ini has. */
static void
check_settings(struct lint *lint)
{
	struct str rule = config_missing_rule(lint->config);

	if (!config_has_profile(lint->config))
		lint->status = program_fail(lint->program, "no profile '%s' in the settings",
		    options_text(lint->options, OPTION_profile));
	if (rule.n > 0)
		lint->status = program_fail(
		    lint->program, "no rule '%.*s' in the settings", program_width(rule), rule.p);
}

static int
lint_files(struct lint *lint, const struct files *files)
{
	struct program *program = lint->program;
	struct tally *tally = &lint->reports.tally;
	struct batch *batch = &lint->batch;

	batch->program = program;
	batch->options = lint->options;
	batch->files = files;
	batch->linting = &lint->linting;
	batch->tally = tally;
	batch->arg = lint;
	batch->wants = wants;
	batch->prepare = prepare;
	batch->report = report_events;
	lint->config = config_new(program, lint->options, &lint->linting);
	reports_begin(&lint->reports);
	program_worsen(&lint->status, batch_run(batch));
	if (lint->linting.fixing == FIXING_diff && tally->fixed > 0)
		report_fixed(tally, false, program->language, &program->err.buffer);
	tally->left_out = batch->paths.left_out;
	if (lint->bad_settings)
		lint->status = STATUS_failed;
	if (tally->unwanted > 0 && tally->games == 0 && !batch->ndjson)
		filters_none(program, tally->unwanted);
	if (!lint->bad_settings) {
		if (!lint->again)
			check_settings(lint);
		program_worsen(&lint->status, reports_end(program, &lint->reports));
	}
	config_free(lint->config);
	return lint->status;
}

/* Lints the files once.  Sets lint->again if that is to be done once more. */
static int
lint_pass(struct lint *lint, const struct files *files)
{
	const struct lint_games *games = lint->games;
	int status;

	if (games != NULL)
		games->set(games->of, &lint->linting);
	status = lint_files(lint, files);
	lint->again = games != NULL && games->again != NULL && !lint->bad_settings &&
		      lint->program->out.error == 0 && games->again(games->of);
	return status;
}

/* Sets up --fix and --diff. */
static int
set_fixing(struct lint *lint, const struct files *files)
{
	bool fix = options_has(lint->options, OPTION_fix);
	bool diff = options_has(lint->options, OPTION_diff);
	size_t i;

	lint->linting.unsafe_fixes = options_has(lint->options, OPTION_unsafe_fixes);
	if (!fix && !diff)
		return STATUS_ok;
	if (lint->filters.count > 0)
		return program_usage(lint->program,
		    "--%s cannot be used with --fix or --diff, which are about whole files",
		    lint->filters.list[0].name);
	lint->linting.fixing = diff ? FIXING_diff : FIXING_fix;
	for (i = 0; i < files->count; i++)
		lint->takes_input |= strcmp(files->names[i], "-") == 0;
	if (options_has(lint->options, OPTION_write_baseline))
		return program_usage(
		    lint->program, "--write-baseline cannot be used with --fix or --diff");
	return STATUS_ok;
}

static int
run(struct program *program, const struct options *options, bool check,
    const struct lint_games *games)
{
	struct lint lint = {
		.program = program, .options = options, .check = check, .games = games
	};
	struct linter_options *linting = &lint.linting;
	const struct option_value *most = options_last(options, OPTION_max_findings);
	struct files files;
	int status = STATUS_failed;

	lint.reports.max_findings = most != NULL                                  ? most->is.number
				    : options_has(options, OPTION_write_baseline) ? 0
										  : LISTED;
	lint.batch.ndjson = options_has(options, OPTION_ndjson_in);
	if (lint.batch.ndjson && options_has(options, OPTION_shard))
		return program_usage(program, "--ndjson-in and --shard cannot be used together");
	if (!lint.batch.ndjson && options_has(options, OPTION_part))
		return program_usage(program, "--part needs --ndjson-in");
	linting->fail_on = config_fail_on(options);
	linting->min_severity = check ? linting->fail_on : SEVERITY_note;
	linting->reading = options_reading(options);
	policy_make(&linting->policy, &program->arena, options, NULL);
	baseline_init(&lint.baseline, &program->memory);
	if (filters_read(program, options, &lint.filters) == STATUS_ok &&
	    files_collect(program, options, &files) == STATUS_ok &&
	    set_fixing(&lint, &files) == STATUS_ok && add_reports(&lint, &files) == STATUS_ok &&
	    set_baseline(&lint) == STATUS_ok &&
	    reports_spare(program, &lint.reports, options, &files) == STATUS_ok &&
	    (games == NULL || games->prepare == NULL ||
		games->prepare(games->of, &files) == STATUS_ok) &&
	    sandbox_enter(program, options, &files) == STATUS_ok) {
		linting->reading.lint = true;
		linting->filters = lint.filters.count > 0 ? &lint.filters : NULL;
		linting->may_be_empty = files.unnamed;
		linting->verbose = options_has(options, OPTION_verbose);
		linting->language = program->language;
		linting->excerpts = !check && lint.reports.excerpts;
		if (lint.reports.columns != NULL) {
			linting->cells = columns_cells;
			linting->cells_of = lint.reports.columns;
		}
		linting->boards = lint.reports.boards;
		linting->fingerprints = lint.reports.fingerprints || lint.baseline.known.count > 0;
		/* known findings, which are not listed, are told by their text */
		linting->max_findings =
		    lint.baseline.known.count > 0 ? 0 : lint.reports.max_findings;
		do
			status = lint_pass(&lint, &files);
		while (lint.again);
	}
	reports_free(&lint.reports);
	filters_free(&lint.filters);
	baseline_free(&lint.baseline);
	return status;
}

int
lint_run(struct program *program, const struct options *options)
{
	return run(program, options, false, NULL);
}

int
check_run(struct program *program, const struct options *options)
{
	return run(program, options, true, NULL);
}

int
lint_games(struct program *program, const struct options *options, const struct lint_games *games)
{
	return run(program, options, true, games);
}
