#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/input/batch.h"
#include "cmd/command.h"
#include "cmd/options/config.h"
#include "cmd/report/escape.h"
#include "cmd/input/ndjson_input.h"
#include "cmd/input/files.h"
#include "cmd/input/paths.h"
#include "cmd/report/fingerprints.h"
#include "cmd/report/progress.h"
#include "cmd/report/report.h"
#include "cmd/input/sandbox.h"
#include "cmd/options/settings.h"
#include "cmd/input/split.h"

/* A run of kifu lint or kifu check. */
struct lint {
	struct program *program;
	const struct options *options;
	bool check;
	struct examine_options examine;
	struct reports reports;
	struct paths paths;
	bool feeds; /* records come one a line (--ndjson-in), and not as files */
	struct feed feed;
	struct split split;
	const struct baseline *baseline; /* findings that are not told; NULL: none */
	struct prints prints;
	struct progress progress;
	unsigned jobs;
	bool writes_baseline;
	bool takes_input; /* standard input is among the files */
	struct config *config;
	bool broken; /* a settings file was */
	int status;
};

/* --color: auto means a terminal whose user did not say no (no-color.org). */
static bool
wants_colour(const struct options *options)
{
	enum { AUTO, ALWAYS, NEVER };
	const char *no = getenv("NO_COLOR"), *terminal = getenv("TERM");
	int said = options_choice(options, OPTION_color, AUTO);

	if (said != AUTO)
		return said == ALWAYS;
	return (no == NULL || no[0] == '\0') && terminal != NULL &&
	       !str_eq(str_of(terminal), STR("dumb")) && isatty(STDOUT_FILENO) == 1;
}

static int
add_reports(struct lint *lint)
{
	struct report_style style = { .language = options_value(lint->options, OPTION_lang),
		.colour = wants_colour(lint->options),
		.verdicts = lint->check,
		.mends = !lint->check,
		.aside = lint->examine.mending == MENDING_diff ||
			 (lint->examine.mending == MENDING_fix && lint->takes_input) };
	int status = STATUS_ok;
	size_t i;

	if (lint->feeds)
		status =
		    reports_add_own(lint->program, &lint->reports, &report_result, NULL, &style);
	for (i = 0; i < lint->options->given_count && status == STATUS_ok; i++) {
		if (lint->options->given[i].option == OPTION_format)
			status = reports_add(
			    lint->program, &lint->reports, lint->options->given[i].value, &style);
	}
	if (lint->examine.mending == MENDING_diff)
		return status;
	if (status == STATUS_ok && lint->reports.first == NULL)
		status = reports_add(lint->program, &lint->reports, "text", &style);
	return status;
}

/* What is wrong with a file that cannot be replaced by a mended one, or NULL. */
static const char *
not_replaced(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0 && !S_ISREG(st.st_mode) ? "is no regular file" : NULL;
}

/* Appends many bytes some at a time. */
static bool
write_all(struct output *output, struct str bytes)
{
	enum { SOME = 64 << 10 };

	for (; bytes.n > SOME && output_more(output); bytes = str_after(bytes, SOME))
		buffer_add(&output->buffer, str_first(bytes, SOME));
	buffer_add(&output->buffer, bytes);
	return output_more(output);
}

/* Writes a mended file, the mended standard input, or the difference; false: it could not be. */
static bool
write_mended(struct lint *lint, const struct entry *entry)
{
	const struct entry_mended *mended = entry->is.mended;
	struct program *program = lint->program;
	struct output file;
	const char *reason;

	if (lint->examine.mending == MENDING_diff)
		lint->status = program_worse(lint->status, STATUS_found);
	if (mended->path == NULL || lint->examine.mending == MENDING_diff) {
		return write_all(&program->out, mended->bytes);
	}
	reason = not_replaced(mended->path);
	if (reason == NULL) {
		reason = output_file(&file, &program->memory, &program->outputs, mended->path,
		    ON_EXISTS_overwrite, true);
		if (reason == NULL) {
			write_all(&file, mended->bytes); /* what fails is told by: */
			reason = output_commit(&file);
		}
		output_free(&file);
	}
	if (reason != NULL)
		lint->status = program_fail(
		    program, "%.*s: %s", program_width(entry->file), entry->file.p, reason);
	return reason == NULL;
}

static void
fail(struct lint *lint, const struct entry *entry)
{
	const struct str *failure = &entry->is.failure[lint->program->language];

	progress_clear(&lint->progress);
	lint->status = program_fail(lint->program, "%.*s: %.*s", program_width(entry->file),
	    entry->file.p, program_width(*failure), failure->p);
}

/* Says on standard error what a file was taken for. */
static void
say_why(struct lint *lint, const struct entry *entry)
{
	struct output *err = &lint->program->err;

	progress_clear(&lint->progress);
	escape_text(entry->file, &err->buffer);
	buffer_add(&err->buffer, STR(": "));
	escape_text(entry->is.why, &err->buffer);
	buffer_char(&err->buffer, '\n');
	output_flush(err);
}

/* Lets the reports tell of what waits; false: nobody hears them. */
static bool
tell_unit(void *arg, struct unit *unit, bool last)
{
	struct lint *lint = arg;
	struct entries *entries = &unit->entries;
	size_t i;

	prints_settle(&lint->prints, lint->baseline, entries);
	for (i = 0; i < entries->count; i++) {
		const struct entry *entry = &entries->list[i];

		if (entry->kind == ENTRY_finding && lint->progress.shown)
			progress_clear(&lint->progress);
		if (entry->kind == ENTRY_file && entry->is.why.n > 0)
			say_why(lint, entry);
		if (entry->kind == ENTRY_mended && !write_mended(lint, entry))
			continue;
		reports_tell(&lint->reports, entry);
		if (lint->feeds) /* each line says it for itself */
			continue;
		if (entry->kind == ENTRY_finding && entry->is.finding->fails &&
		    !lint->writes_baseline && lint->examine.mending != MENDING_diff)
			lint->status = program_worse(lint->status, STATUS_found);
		if (entry->kind == ENTRY_finding && entry->is.finding->grave)
			lint->status = STATUS_failed;
		if (entry->kind == ENTRY_failure)
			fail(lint, entry);
	}
	lint->progress.done += last ? unit->size : 0;
	outputs_poll(&lint->program->outputs);
	return lint->program->out.error == 0;
}

static bool
next_unit(void *arg, struct unit *unit)
{
	struct lint *lint = arg;

	if (lint->program->out.error != 0 || lint->broken)
		return false;
	if (!(lint->feeds ? feed_next(&lint->feed, unit) : paths_next(&lint->paths, unit)))
		return false;
	if (unit->kind == UNIT_entries)
		return true;
	unit->examine = config_for(lint->config, unit->path.n > 0 ? unit->path.p : "-");
	lint->broken = unit->examine == NULL;
	return !lint->broken;
}

static bool
is_ready(void *arg)
{
	struct lint *lint = arg;

	return !lint->feeds || feed_ready(&lint->feed);
}

static void
tick(void *arg)
{
	const struct split *split = arg;
	struct lint *lint = split->arg;

	lint->progress.unread = lint->paths.unread;
	progress_show(&lint->progress, &lint->reports.tally);
	outputs_poll(&lint->program->outputs);
}

/* --baseline, --write-baseline. */
static int
set_baseline(struct lint *lint)
{
	const char *from = options_value(lint->options, OPTION_baseline);
	const char *to = options_value(lint->options, OPTION_write_baseline);

	if (from != NULL && to != NULL)
		return program_usage(
		    lint->program, "--write-baseline takes all findings: leave --baseline out");
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

/* No report may replace a file that is to be read. */
static int
spare_inputs(struct lint *lint, const struct files *files)
{
	int status = STATUS_ok;
	size_t i;

	for (i = 0; i < files->count && status == STATUS_ok; i++)
		status = reports_spare(lint->program, &lint->reports, files->names[i]);
	return status;
}

/* Says on standard error what --diff found. */
static void
sum_up_diff(struct lint *lint)
{
	const struct tally *tally = &lint->reports.tally;
	enum language language = program_language(options_value(lint->options, OPTION_lang));

	if (tally->mended > 0)
		report_mended(tally, false, language, &lint->program->err.buffer);
}

/* Files are mended one after the other: one that is named twice is to be read as it was written. */
static unsigned
useful_jobs(const struct lint *lint, const struct files *files)
{
	bool one = files->count == 1 && !lint->check;

	return one || lint->examine.mending == MENDING_fix ? 1 : lint->jobs;
}

static int
lint_files(struct lint *lint, const struct files *files)
{
	struct batch batch = { .examine = &lint->examine,
		.jobs = useful_jobs(lint, files),
		.arg = &lint->split,
		.next = split_next,
		.ready = split_ready,
		.tell = split_tell,
		.tick = tick };
	struct str unmet;

	paths_init(
	    &lint->paths, lint->program, lint->options, files, lint->check ? &lint->examine : NULL);
	if (settings_shard(lint->program, lint->options, &lint->paths.shard, &lint->paths.shards) !=
	    STATUS_ok)
		return STATUS_failed;
	lint->split = (struct split){ .memory = &lint->program->memory,
		.examine = &lint->examine,
		.large = batch.jobs > 1 && lint->examine.mending == MENDING_none ? SPLIT_LARGE : 0,
		.part = SPLIT_PART,
		.most = SPLIT_MOST * batch.jobs,
		.arg = lint,
		.next = next_unit,
		.ready = is_ready,
		.tell = tell_unit };
	feed_init(&lint->feed, lint->program, files);
	prints_init(&lint->prints, &lint->program->memory);
	lint->config = config_new(lint->program, lint->options, &lint->examine);
	progress_init(&lint->progress, lint->program, lint->options);
	if (lint->progress.on && !lint->feeds)
		lint->progress.total =
		    paths_measure(lint->program, lint->options, files, lint->paths.archives);
	reports_begin(&lint->reports);
	batch_run(&batch, &lint->program->memory);
	progress_clear(&lint->progress);
	if (lint->examine.mending == MENDING_diff)
		sum_up_diff(lint);
	lint->reports.tally.left_out = lint->paths.left_out;
	paths_free(&lint->paths);
	split_free(&lint->split);
	feed_free(&lint->feed);
	if (lint->feed.failed)
		lint->status = STATUS_failed;
	prints_free(&lint->prints);
	if (lint->broken) {
		config_free(lint->config);
		return STATUS_failed;
	}
	if (!config_met_profile(lint->config))
		lint->status = program_fail(lint->program, "no settings have a profile '%s'",
		    options_value(lint->options, OPTION_profile));
	unmet = config_unmet_rule(lint->config);
	if (unmet.n > 0)
		lint->status = program_fail(
		    lint->program, "no settings have a rule '%.*s'", program_width(unmet), unmet.p);
	config_free(lint->config);
	return program_worse(lint->status, reports_end(lint->program, &lint->reports));
}

/* --fix, --diff. */
static int
set_mending(struct lint *lint, const struct files *files)
{
	bool fix = options_has(lint->options, OPTION_fix);
	bool diff = options_has(lint->options, OPTION_diff);
	size_t i;

	if (!fix && !diff)
		return STATUS_ok;
	lint->examine.mending = diff ? MENDING_diff : MENDING_fix;
	for (i = 0; i < files->count; i++)
		lint->takes_input |= strcmp(files->names[i], "-") == 0;
	if (options_has(lint->options, OPTION_write_baseline))
		return program_usage(lint->program,
		    "--write-baseline takes all findings: leave --fix and --diff out");
	return STATUS_ok;
}

/* -j: a number of workers. */
static int
set_jobs(struct lint *lint)
{
	uint32_t jobs = batch_processors();
	int status =
	    settings_number(lint->program, lint->options, OPTION_jobs, "-j", 1, BATCH_MOST, &jobs);

	lint->jobs = jobs;
	return status;
}

static int
run(struct program *program, const struct options *options, bool check)
{
	struct lint lint = { .program = program, .options = options, .check = check };
	struct examine_options *examine = &lint.examine;
	struct files files;
	int status;

	lint.feeds = options_has(options, OPTION_ndjson_in);
	if (lint.feeds && options_has(options, OPTION_shard))
		return program_usage(program, "--ndjson-in and --shard cannot go together");
	examine->fail_on = config_fail_on(options);
	examine->least = check ? examine->fail_on : SEVERITY_note;
	status = settings_reading(program, options, &examine->reading);
	if (status == STATUS_ok)
		status = policy_make(&examine->policy, program, options, NULL);
	if (status == STATUS_ok)
		status = set_jobs(&lint);
	if (status == STATUS_ok)
		status = files_collect(program, options, &files);
	if (status == STATUS_ok)
		status = set_mending(&lint, &files);
	if (status == STATUS_ok)
		status = add_reports(&lint);
	if (status == STATUS_ok)
		status = set_baseline(&lint);
	if (status == STATUS_ok)
		status = spare_inputs(&lint, &files);
	if (status == STATUS_ok)
		status = sandbox_enter(program, options, &files);
	if (status == STATUS_ok) {
		examine->reading.lint = true;
		examine->verbose = options_has(options, OPTION_verbose);
		examine->language = program->language;
		examine->excerpts = !check && reports_want_excerpts(&lint.reports);
		examine->prints = lint.baseline != NULL || reports_want_prints(&lint.reports);
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
