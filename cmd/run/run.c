#include "cmd/run/run.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/archive/archive_name.h"
#include "cmd/fence/sandbox.h"
#include "cmd/host/finding_line.h"
#include "cmd/host/messages.h"
#include "cmd/run/chunk_jobs.h"
#include "cmd/run/pool.h"
#include "lib/escape.h"

/* --- jobs */

/* Makes job the next file to read.  Returns false at the end. */
static bool
next_file(struct run *run, struct job *job)
{
	while (paths_next(&run->own.paths, job)) {
		if (run->wants == NULL || run->wants(run->sinks, job))
			return true;
		job_clear(job);
	}
	return false;
}

static bool
next_job(void *arg, struct job *job)
{
	struct run *run = arg;

	if (run->program->out.error != 0)
		return false;
	if (!(run_has_lines(run) ? ndjson_input_next(&run->own.lines, job) : next_file(run, job)))
		return false;
	return job->kind == JOB_results || run->prepare == NULL || run->prepare(run->sinks, job);
}

static bool
is_ready(void *arg)
{
	struct run *run = arg;

	return !run_has_lines(run) || ndjson_input_ready(&run->own.lines);
}

/* --- results */

/* Reports on standard error why a file was taken for what it is, or left out, if asked to. */
static void
report_why(struct run *run, const struct result_item *item)
{
	struct output *err = &run->program->err;

	if (item->is.why.n == 0)
		return;
	run_clear(run);
	escape_text(item->file, &err->buffer);
	buffer_add(&err->buffer, STR(": "));
	escape_text(item->is.why, &err->buffer);
	buffer_char(&err->buffer, '\n');
	output_flush(err);
}

/* Reports on standard error what kept a file from being read as a whole. */
static void
report_fault(struct run *run, const struct result_item *item)
{
	struct program *program = run->program;

	run_clear(run);
	finding_line(program_name(program, item->file), item->is.fault, program->language, true,
	    false, &program->err.buffer);
	buffer_char(&program->err.buffer, '\n');
	output_flush(&program->err);
	run->status = STATUS_failed;
}

static void
report_failure(struct run *run, const struct result_item *item)
{
	struct program *program = run->program;
	struct str failure = item->is.failure[program->language];
	struct str name;

	run_clear(run);
	name = program_name(program, item->file);
	run->status = program_fail(
	    program, "%.*s: %.*s", program_width(name), name.p, program_width(failure), failure.p);
}

/* Counts and reports what the runner knows of a result. */
static void
see(struct run *run, const struct result_item *item)
{
	run->counts.files += item->kind == RESULT_file;
	run->counts.games += item->kind == RESULT_game;
	run->counts.left_out += item->kind == RESULT_left_out;
	if (run->own.later)
		return;
	if (item->kind == RESULT_file || item->kind == RESULT_skipped)
		report_why(run, item);
	else if (item->kind == RESULT_fault && !run_has_lines(run))
		report_fault(run, item);
	else if (item->kind == RESULT_failure && !run_has_lines(run))
		report_failure(run, item);
}

static bool
deliver(void *arg, struct results *results, uint64_t done)
{
	struct run *run = arg;
	size_t i;

	for (i = 0; i < results->count && run->program->out.error == 0; i++) {
		see(run, &results->list[i]);
		if (run->deliver != NULL)
			run->deliver(run->sinks, &results->list[i]);
	}
	if (run->flush != NULL)
		run->flush(run->sinks);
	run->own.progress.done += done;
	run->own.seen_files = run->counts.files;
	run->own.seen_games = run->counts.games;
	return run->program->out.error == 0;
}

static void
tick(void *arg)
{
	struct run *run = arg;

	run->own.progress.unread = run->own.paths.archive.unread;
	progress_show(&run->own.progress, &run->counts);
}

/* --- the run */

/* Returns how many workers are of use: one for one file that workers would not share.  Files are
 * fixed one after the other: if one is named twice, it is read as it was written. */
static unsigned
useful_workers(const struct run *run)
{
	const struct option_value *jobs = options_last(run->options, OPTION_jobs);
	const struct visitor *visitor = run->reading.visitor;
	const char *name = run->files.count == 1 ? run->files.names[0] : NULL;
	struct stat st;
	bool input = name != NULL && strcmp(name, "-") == 0;
	bool file = input || (name != NULL && stat(name, &st) == 0 && S_ISREG(st.st_mode) &&
				 !archive_name_known(str_of(name)));
	bool small = input || (file && st.st_size < CHUNK_LARGE_FILE);

	if (visitor->serial || (file && visitor->whole != NULL) || (small && !run_has_lines(run)))
		return 1;
	return jobs != NULL ? jobs->is.number : pool_processors();
}

/* Reads all records once. */
static void
run_pass(struct run *run)
{
	struct program *program = run->program;
	struct work work = { .reading = &run->reading,
		.workers = useful_workers(run),
		/* a worker who begins inside a file does not know the numbers of its games */
		.large = options_has(run->options, OPTION_game) ? 0 : CHUNK_LARGE_FILE,
		.chunk = CHUNK_OF_JOB,
		.arg = run,
		.next = next_job,
		.ready = is_ready,
		.deliver = deliver,
		.tick = tick };

	paths_init(&run->own.paths, program, run->options, &run->files, &run->reading);
	ndjson_input_init(&run->own.lines, program, &run->files);
	progress_init(&run->own.progress, program, run->options);
	if (run->own.progress.on && !run_has_lines(run))
		run->own.progress.total =
		    paths_measure(program, run->options, &run->files, &run->reading);
	run->own.paths.sizes = work.workers > 1 || run->own.progress.on;
	pool_run(&work, &program->memory);
	progress_clear(&run->own.progress);
	run->counts.skipped = run->own.paths.left_out;
	paths_free(&run->own.paths);
	ndjson_input_free(&run->own.lines);
	if (run->own.lines.failed)
		run->status = STATUS_failed;
}

/* Copies standard input to an open file.  Returns whether that worked; else errno says why not. */
static bool
copy_input(int to)
{
	enum { SIZE = 1 << 16 };
	char bytes[SIZE];
	ssize_t got, put, n;

	while ((got = read(STDIN_FILENO, bytes, sizeof bytes)) > 0) {
		for (put = 0; put < got; put += n) {
			n = write(to, bytes + put, (size_t)(got - put));
			if (n < 0)
				return false;
		}
	}
	return got == 0;
}

/* Makes standard input one that can be read again, if it is among the files: what comes from a pipe
 * is copied to a file without a name, which takes its place. */
static int
keep_input(struct run *run)
{
	struct program *program = run->program;
	const struct files *files = &run->files;
	struct stat st;
	size_t i;
	FILE *copy;
	bool copied;

	for (i = 0; i < files->count && strcmp(files->names[i], "-") != 0; i++)
		;
	if (i == files->count || fstat(STDIN_FILENO, &st) != 0) /* reading it will fail */
		return STATUS_ok;
	if (!S_ISREG(st.st_mode)) {
		copy = tmpfile();
		copied = copy != NULL && copy_input(fileno(copy)) &&
			 lseek(fileno(copy), 0, SEEK_SET) == 0 &&
			 dup2(fileno(copy), STDIN_FILENO) == STDIN_FILENO;
		if (!copied)
			program_fail(
			    program, "-: %s", messages_in(program->language, strerror(errno)));
		if (copy != NULL)
			fclose(copy);
		if (!copied)
			return STATUS_failed;
	}
	run->own.input = lseek(STDIN_FILENO, 0, SEEK_CUR);
	return STATUS_ok;
}

int
run_begin(struct run *run)
{
	struct program *program = run->program;
	const struct options *options = run->options;

	run->own.input = -1;
	if (filters_read(program, options, &run->own.filters) != STATUS_ok ||
	    files_collect(program, options, &run->files) != STATUS_ok)
		return STATUS_failed;
	run->reading.filters = run->own.filters.count > 0 ? &run->own.filters : NULL;
	run->reading.may_be_empty = run->files.unnamed;
	run->reading.why = options_has(options, OPTION_verbose) ? &program->language : NULL;
	return STATUS_ok;
}

enum { COUNT_SIZE = 64 };

/* Says what was read before a signal ended the run. */
static void
say_interrupted(void *arg)
{
	const struct run *run = arg;
	enum language language = run->program->language;
	char games[COUNT_SIZE], files[COUNT_SIZE], said[3 * COUNT_SIZE];
	size_t seen_games = run->own.seen_games, seen_files = run->own.seen_files;
	ssize_t written;

	snprintf(games, sizeof games, MESSAGES_COUNT(language, seen_games, "game"));
	snprintf(files, sizeof files, MESSAGES_COUNT(language, seen_files, "file"));
	snprintf(said, sizeof said,
	    messages_in(language, "\r\033[Kkifu: interrupted after %s in %s\n"), games, files);
	written = write(STDERR_FILENO, said, strlen(said));
	(void)written; /* an error cannot be reported */
}

int
run_enter(struct run *run)
{
	const struct options *settled;

	if (progress_wanted(run->options))
		outputs_on_signal(&run->program->outputs, say_interrupted, run);
	if (run->again != NULL && keep_input(run) != STATUS_ok)
		return STATUS_failed;
	if (sandbox_enter(run->program, run->options, &run->files) != STATUS_ok)
		return STATUS_failed;
	outputs_on_signal(&run->program->outputs, NULL, NULL); /* the language may change */
	settled = run->settle == NULL ? run->options : run->settle(run->program, run->options);
	if (settled == NULL)
		return STATUS_failed;
	run->options = settled;
	run->reading.reading = options_reading(run->options);
	if (progress_wanted(run->options))
		outputs_on_signal(&run->program->outputs, say_interrupted, run);
	return STATUS_ok;
}

int
run_all(struct run *run)
{
	run_pass(run);
	while (run->again != NULL && !run->stopped && run->program->out.error == 0 &&
	       run->again(run->sinks)) {
		run->own.later = true;
		if (run->own.input >= 0)
			lseek(STDIN_FILENO, run->own.input, SEEK_SET);
		run_pass(run);
	}
	return run->status;
}

void
run_total(struct run *run)
{
	enum language language = run->program->language;
	char games[COUNT_SIZE], files[COUNT_SIZE];

	if (!run->own.progress.was_shown)
		return;
	snprintf(games, sizeof games, MESSAGES_COUNT(language, run->counts.games, "game"));
	snprintf(files, sizeof files, MESSAGES_COUNT(language, run->counts.files, "file"));
	buffer_printf(
	    &run->program->err.buffer, messages_in(language, "%s in %s.\n"), games, files);
	output_flush(&run->program->err);
}

void
run_none(const struct run *run)
{
	const struct run_counts *counts = &run->counts;

	if (counts->left_out > 0 && counts->games == 0 && !run_has_lines(run))
		filters_none(run->program, counts->left_out);
}

void
run_free(struct run *run)
{
	outputs_on_signal(&run->program->outputs, NULL, NULL);
	filters_free(&run->own.filters);
}

int
run_records(struct run *run)
{
	int status = run_begin(run);

	if (status == STATUS_ok)
		status = run_enter(run);
	if (status == STATUS_ok) {
		status = run_all(run);
		run_none(run);
	}
	run_free(run);
	return status;
}
