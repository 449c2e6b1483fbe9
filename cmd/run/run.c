#include "cmd/run/run.h"

#include <string.h>
#include <sys/stat.h>

#include "cmd/archive/archive.h"
#include "cmd/run/pool.h"
#include "cmd/run/share.h"
#include "lib/event/escape.h"

/* Makes job the next file that is wanted.  Returns false at the end. */
static bool
next_file(struct batch *batch, struct job *job)
{
	while (paths_next(&batch->paths, job)) {
		if (batch->wants == NULL || batch->wants(batch->arg, job))
			return true;
		job_clear(job);
	}
	return false;
}

static bool
next_job(void *arg, struct job *job)
{
	struct batch *batch = arg;

	if (batch->program->out.error != 0)
		return false;
	if (!(batch->ndjson ? ndjson_input_next(&batch->lines, job) : next_file(batch, job)))
		return false;
	return job->kind == JOB_events || batch->prepare(batch->arg, job);
}

static bool
is_ready(void *arg)
{
	struct batch *batch = arg;

	return !batch->ndjson || ndjson_input_ready(&batch->lines);
}

static bool
report(void *arg, struct events *events, uint64_t done)
{
	struct batch *batch = arg;
	bool more = batch->report(batch->arg, events);

	batch->progress.done += done;
	return more;
}

static void
tick(void *arg)
{
	struct batch *batch = arg;

	batch->progress.unread = batch->paths.unread;
	progress_show(&batch->progress, batch->tally);
}

/* Returns how many workers are of use: one for one file that workers would not share.  Files are
 * fixed one after the other: if one is named twice, it is read as it was written. */
static unsigned
useful_workers(const struct batch *batch)
{
	const struct option_value *jobs = options_last(batch->options, OPTION_jobs);
	const char *name = batch->files->count == 1 ? batch->files->names[0] : NULL;
	struct stat st;
	bool input = name != NULL && strcmp(name, "-") == 0;
	bool file = input || (name != NULL && stat(name, &st) == 0 && S_ISREG(st.st_mode) &&
				 !archive_name_known(str_of(name)));
	bool small = input || (file && st.st_size < SHARE_LARGE);
	enum fixing fixing = batch->linting->fixing;

	if (fixing == FIXING_fix || (file && fixing != FIXING_none) || (small && !batch->ndjson))
		return 1;
	return jobs != NULL ? jobs->is.number : pool_processors();
}

int
batch_run(struct batch *batch)
{
	struct program *program = batch->program;
	struct work work = { .linting = batch->linting,
		.workers = useful_workers(batch),
		/* a worker who begins inside a file does not know the numbers of its games */
		.large = options_has(batch->options, OPTION_game) ? 0 : SHARE_LARGE,
		.chunk = SHARE_CHUNK,
		.arg = batch,
		.next = next_job,
		.ready = is_ready,
		.finish = batch->finish,
		.report = report,
		.tick = tick };

	paths_init(&batch->paths, program, batch->options, batch->files, batch->linting);
	ndjson_input_init(&batch->lines, program, batch->files);
	progress_init(&batch->progress, program, batch->options);
	if (batch->progress.on && !batch->ndjson)
		batch->progress.total =
		    paths_measure(program, batch->options, batch->files, batch->linting);
	batch->paths.sizes = work.workers > 1 || batch->progress.on;
	pool_run(&work, &program->memory);
	progress_clear(&batch->progress);
	paths_free(&batch->paths);
	ndjson_input_free(&batch->lines);
	return batch->lines.failed ? STATUS_failed : STATUS_ok;
}

void
batch_why(struct batch *batch, const struct event *event)
{
	struct output *err = &batch->program->err;
	bool why =
	    event->kind == EVENT_skipped || (event->kind == EVENT_file && event->is.why.n > 0);

	if (!why)
		return;
	progress_clear(&batch->progress);
	escape_text(event->file, &err->buffer);
	buffer_add(&err->buffer, STR(": "));
	escape_text(event->is.why, &err->buffer);
	buffer_char(&err->buffer, '\n');
	output_flush(err);
}
