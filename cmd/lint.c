#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/command.h"
#include "cmd/input/archive_name.h"
#include "cmd/input/files.h"
#include "cmd/input/ndjson_input.h"
#include "cmd/input/paths.h"
#include "cmd/input/pool.h"
#include "cmd/input/sandbox.h"
#include "cmd/input/share.h"
#include "cmd/options/config.h"
#include "cmd/report/baseline.h"
#include "cmd/report/escape.h"
#include "cmd/report/progress.h"
#include "cmd/report/reports.h"

/* A run of kifu lint or kifu check. */
struct lint {
	struct program *program;
	const struct options *options;
	bool check;
	struct linter_options linting;
	struct reports reports;
	struct paths paths;
	bool ndjson; /* records are lines of --ndjson-in, not files */
	struct ndjson_input lines;
	const struct baseline *baseline; /* findings that are not reported; NULL: none */
	struct fingerprints fingerprints;
	struct progress progress;
	unsigned workers;
	bool writes_baseline;
	bool takes_input; /* standard input is among the files */
	struct config *config;
	bool bad_settings; /* a kifu.ini could not be used: stop */
	int status;
};

/* Whether --color asks for colour: auto means a terminal and no NO_COLOR (no-color.org). */
static bool
wants_colour(const struct options *options)
{
	enum { AUTO, ALWAYS, NEVER };
	const char *no = getenv("NO_COLOR"), *terminal = getenv("TERM");
	int when = options_word(options, OPTION_color, AUTO);

	if (when != AUTO)
		return when == ALWAYS;
	return (no == NULL || no[0] == '\0') && terminal != NULL &&
	       !str_eq(str_of(terminal), STR("dumb")) && isatty(STDOUT_FILENO) == 1;
}

static int
add_reports(struct lint *lint)
{
	struct report_style style = { .language = options_text(lint->options, OPTION_lang),
		.colour = wants_colour(lint->options),
		.verdicts = lint->check,
		.fixes = !lint->check,
		.aside = lint->linting.fixing == FIXING_diff ||
			 (lint->linting.fixing == FIXING_fix && lint->takes_input) };
	int status = STATUS_ok;
	size_t i;

	if (lint->ndjson)
		status =
		    reports_add_own(lint->program, &lint->reports, &report_result, NULL, &style);
	for (i = 0; i < lint->options->given_count && status == STATUS_ok; i++) {
		const struct option_value *value = &lint->options->given[i].value;

		if (lint->options->given[i].option == OPTION_format)
			status = reports_add(lint->program, &lint->reports, value->is.report.format,
			    value->is.report.file, &style);
	}
	if (lint->linting.fixing == FIXING_diff)
		return status;
	if (status == STATUS_ok && lint->reports.first == NULL)
		status = reports_add(lint->program, &lint->reports, REPORT_text, NULL, &style);
	return status;
}

/* Returns why a file cannot be replaced by a fixed one, or NULL. */
static const char *
cannot_replace(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0 && !S_ISREG(st.st_mode) ? "not a regular file" : NULL;
}

/* Appends a large text, writing it in pieces. */
static bool
write_all(struct output *output, struct str bytes)
{
	enum { PIECE = 64 << 10 };

	for (; bytes.n > PIECE && output_more(output); bytes = str_after(bytes, PIECE))
		buffer_add(&output->buffer, str_first(bytes, PIECE));
	buffer_add(&output->buffer, bytes);
	return output_more(output);
}

/* Writes a fixed file, the fixed standard input, or the difference.  Returns false if that failed.
 */
static bool
write_fixed(struct lint *lint, const struct event *event)
{
	const struct event_fixed *fixed = event->is.fixed;
	struct program *program = lint->program;
	struct output file;
	const char *reason;

	if (lint->linting.fixing == FIXING_diff)
		lint->status = program_worse(lint->status, STATUS_found);
	if (fixed->path == NULL || lint->linting.fixing == FIXING_diff)
		return write_all(&program->out, fixed->bytes);
	reason = cannot_replace(fixed->path);
	if (reason == NULL) {
		reason = output_file(&file, &program->memory, &program->outputs, fixed->path,
		    ON_EXISTS_overwrite, true);
		if (reason == NULL) {
			write_all(&file, fixed->bytes); /* output_commit returns an error */
			reason = output_commit(&file);
		}
		output_free(&file);
	}
	if (reason != NULL)
		lint->status = program_fail(
		    program, "%.*s: %s", program_width(event->file), event->file.p, reason);
	return reason == NULL;
}

static void
report_failure(struct lint *lint, const struct event *event)
{
	const struct str *failure = &event->is.failure[lint->program->language];

	progress_clear(&lint->progress);
	lint->status = program_fail(lint->program, "%.*s: %.*s", program_width(event->file),
	    event->file.p, program_width(*failure), failure->p);
}

/* Reports on standard error why a file was taken for what it is. */
static void
report_why(struct lint *lint, const struct event *event)
{
	struct output *err = &lint->program->err;

	progress_clear(&lint->progress);
	escape_text(event->file, &err->buffer);
	buffer_add(&err->buffer, STR(": "));
	escape_text(event->is.why, &err->buffer);
	buffer_char(&err->buffer, '\n');
	output_flush(err);
}

/* Writes events to the reports.  Returns false if standard output cannot be written. */
static bool
report_events(void *arg, struct events *events, uint64_t done)
{
	struct lint *lint = arg;
	size_t i;

	fingerprints_settle(&lint->fingerprints, lint->baseline, events);
	for (i = 0; i < events->count; i++) {
		const struct event *event = &events->list[i];

		if (event->kind == EVENT_finding && lint->progress.shown)
			progress_clear(&lint->progress);
		if (event->kind == EVENT_file && event->is.why.n > 0)
			report_why(lint, event);
		if (event->kind == EVENT_fixed && !write_fixed(lint, event))
			continue;
		reports_write(&lint->reports, event);
		if (lint->ndjson) /* each line has its own status */
			continue;
		if (event->kind == EVENT_finding && event->is.finding->fails &&
		    !lint->writes_baseline && lint->linting.fixing != FIXING_diff)
			lint->status = program_worse(lint->status, STATUS_found);
		if (event->kind == EVENT_finding && event->is.finding->grave)
			lint->status = STATUS_failed;
		if (event->kind == EVENT_failure)
			report_failure(lint, event);
	}
	lint->progress.done += done;
	outputs_poll(&lint->program->outputs);
	return lint->program->out.error == 0;
}

static bool
next_job(void *arg, struct job *job)
{
	struct lint *lint = arg;

	if (lint->program->out.error != 0 || lint->bad_settings)
		return false;
	if (!(lint->ndjson ? ndjson_input_next(&lint->lines, job) : paths_next(&lint->paths, job)))
		return false;
	if (job->kind == JOB_events)
		return true;
	job->linting = config_for(lint->config, job->path.n > 0 ? job->path.p : "-");
	lint->bad_settings = job->linting == NULL;
	return !lint->bad_settings;
}

static bool
is_ready(void *arg)
{
	struct lint *lint = arg;

	return !lint->ndjson || ndjson_input_ready(&lint->lines);
}

static void
tick(void *arg)
{
	struct lint *lint = arg;

	lint->progress.unread = lint->paths.unread;
	progress_show(&lint->progress, &lint->reports.tally);
	outputs_poll(&lint->program->outputs);
}

/* Reads --baseline, or adds the report of --write-baseline. */
static int
set_baseline(struct lint *lint)
{
	const char *from = options_text(lint->options, OPTION_baseline);
	const char *to = options_text(lint->options, OPTION_write_baseline);

	if (from != NULL && to != NULL)
		return program_usage(
		    lint->program, "--write-baseline and --baseline cannot be used together");
	lint->writes_baseline = to != NULL;
	if (to != NULL && !baseline_replaces(lint->program, to))
		return STATUS_failed;
	if (to != NULL)
		return reports_add_own(lint->program, &lint->reports, &baseline_report, to,
		    &(struct report_style){ .language = "en" });
	if (from != NULL)
		lint->baseline = baseline_read(lint->program, from);
	return from != NULL && lint->baseline == NULL ? STATUS_failed : STATUS_ok;
}

/* Refuses reports that would replace an input. */
static int
spare_inputs(struct lint *lint, const struct files *files)
{
	int status = STATUS_ok;
	size_t i;

	for (i = 0; i < files->count && status == STATUS_ok; i++)
		status = reports_spare(lint->program, &lint->reports, files->names[i]);
	return status;
}

/* Reports on standard error how much --diff found. */
static void
sum_up_diff(struct lint *lint)
{
	const struct tally *tally = &lint->reports.tally;
	enum language language = program_language(options_text(lint->options, OPTION_lang));

	if (tally->fixed > 0)
		report_fixed(tally, false, language, &lint->program->err.buffer);
}

/* Whether the only input is one file that workers would not share. */
static bool
is_one_job(const struct lint *lint, const struct files *files)
{
	struct stat st;

	if (files->count != 1 || (lint->check && lint->ndjson))
		return false;
	return !lint->check || strcmp(files->names[0], "-") == 0 ||
	       (stat(files->names[0], &st) == 0 && S_ISREG(st.st_mode) &&
		   st.st_size < SHARE_LARGE && !archive_name_known(str_of(files->names[0])));
}

/* Returns how many workers are of use.  Files are fixed one after the other: if one is named twice,
 * it is read as it was written. */
static unsigned
useful_workers(const struct lint *lint, const struct files *files)
{
	return is_one_job(lint, files) || lint->linting.fixing == FIXING_fix ? 1 : lint->workers;
}

static int
lint_files(struct lint *lint, const struct files *files)
{
	unsigned workers = useful_workers(lint, files);
	struct work work = { .linting = &lint->linting,
		.workers = workers,
		.large = workers > 1 ? SHARE_LARGE : 0,
		.chunk = SHARE_CHUNK,
		.arg = lint,
		.next = next_job,
		.ready = is_ready,
		.report = report_events,
		.tick = tick };
	struct str missing;

	paths_init(
	    &lint->paths, lint->program, lint->options, files, lint->check ? &lint->linting : NULL);
	ndjson_input_init(&lint->lines, lint->program, files);
	fingerprints_init(&lint->fingerprints, &lint->program->memory);
	lint->config = config_new(lint->program, lint->options, &lint->linting);
	progress_init(&lint->progress, lint->program, lint->options);
	if (lint->progress.on && !lint->ndjson)
		lint->progress.total =
		    paths_measure(lint->program, lint->options, files, lint->paths.archives);
	reports_begin(&lint->reports);
	pool_run(&work, &lint->program->memory);
	progress_clear(&lint->progress);
	if (lint->linting.fixing == FIXING_diff)
		sum_up_diff(lint);
	lint->reports.tally.left_out = lint->paths.left_out;
	paths_free(&lint->paths);
	ndjson_input_free(&lint->lines);
	if (lint->lines.failed)
		lint->status = STATUS_failed;
	fingerprints_free(&lint->fingerprints);
	if (lint->bad_settings) {
		config_free(lint->config);
		return STATUS_failed;
	}
	if (!config_has_profile(lint->config))
		lint->status = program_fail(lint->program, "no profile '%s' in the settings",
		    options_text(lint->options, OPTION_profile));
	missing = config_missing_rule(lint->config);
	if (missing.n > 0)
		lint->status = program_fail(lint->program, "no rule '%.*s' in the settings",
		    program_width(missing), missing.p);
	config_free(lint->config);
	return program_worse(lint->status, reports_end(lint->program, &lint->reports));
}

/* Sets up --fix and --diff. */
static int
set_fixing(struct lint *lint, const struct files *files)
{
	bool fix = options_has(lint->options, OPTION_fix);
	bool diff = options_has(lint->options, OPTION_diff);
	size_t i;

	if (!fix && !diff)
		return STATUS_ok;
	lint->linting.fixing = diff ? FIXING_diff : FIXING_fix;
	for (i = 0; i < files->count; i++)
		lint->takes_input |= strcmp(files->names[i], "-") == 0;
	if (options_has(lint->options, OPTION_write_baseline))
		return program_usage(
		    lint->program, "--write-baseline cannot be used with --fix or --diff");
	return STATUS_ok;
}

static int
run(struct program *program, const struct options *options, bool check)
{
	struct lint lint = { .program = program, .options = options, .check = check };
	struct linter_options *linting = &lint.linting;
	const struct option_value *jobs = options_last(options, OPTION_jobs);
	struct files files;
	int status;

	lint.ndjson = options_has(options, OPTION_ndjson_in);
	if (lint.ndjson && options_has(options, OPTION_shard))
		return program_usage(program, "--ndjson-in and --shard cannot be used together");
	linting->fail_on = config_fail_on(options);
	linting->min_severity = check ? linting->fail_on : SEVERITY_note;
	linting->reading = options_reading(options);
	policy_make(&linting->policy, &program->arena, options, NULL);
	lint.workers = jobs != NULL ? jobs->is.number : pool_processors();
	status = files_collect(program, options, &files);
	if (status == STATUS_ok)
		status = set_fixing(&lint, &files);
	if (status == STATUS_ok)
		status = add_reports(&lint);
	if (status == STATUS_ok)
		status = set_baseline(&lint);
	if (status == STATUS_ok)
		status = spare_inputs(&lint, &files);
	if (status == STATUS_ok)
		status = sandbox_enter(program, options, &files);
	if (status == STATUS_ok) {
		linting->reading.lint = true;
		linting->verbose = options_has(options, OPTION_verbose);
		linting->language = program->language;
		linting->excerpts = !check && reports_want_excerpts(&lint.reports);
		linting->fingerprints =
		    lint.baseline != NULL || reports_want_fingerprints(&lint.reports);
		status = lint_files(&lint, &files);
	}
	reports_free(&lint.reports);
	return status;
}

int
lint_run(struct program *program, const struct options *options)
{
	return run(program, options, false);
}

int
check_run(struct program *program, const struct options *options)
{
	return run(program, options, true);
}
