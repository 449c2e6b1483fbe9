#ifndef CMD_TESTING_REPORT_H
#define CMD_TESTING_REPORT_H

/* For tests: all that is told of a file, as a text, whether it is read in windows or in parts. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/input/batch.h"
#include "cmd/input/split.h"
#include "cmd/report/fingerprints.h"

#define TOLD_CHECK(what)                                                                           \
	do {                                                                                       \
		if (!(what)) {                                                                     \
			fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #what);         \
			abort();                                                                   \
		}                                                                                  \
	} while (0)

static inline void
told_no_memory(void *arg)
{
	(void)arg;
	fputs("out of memory\n", stderr);
	abort();
}

/* A run over one file, and all that was told of it. */
struct told_run {
	struct str name, body;
	const char *path; /* a file that becomes shorter when its first game was read; NULL: body */
	bool given;
	struct fingerprints fingerprints;
	struct buffer told;
	unsigned ends;
};

static inline bool
told_next(void *arg, struct job *job)
{
	struct told_run *run = arg;

	if (run->given)
		return false;
	run->given = true;
	job->kind = run->path != NULL ? JOB_file : JOB_bytes;
	job->size = run->body.n;
	buffer_add(&job->shown, run->name);
	if (run->path != NULL)
		buffer_add(&job->path, (struct str){ run->path, strlen(run->path) + 1 });
	else
		buffer_add(&job->bytes, run->body);
	return true;
}

/* Cuts a file in half between its first game and its parts. */
static inline bool
told_split_next(void *arg, struct job *job)
{
	struct split *split = arg;
	const struct told_run *run = split->arg;
	bool before = run->given, more = split_next(split, job);

	if (run->path != NULL && !before)
		TOLD_CHECK(truncate(run->path, (off_t)run->body.n / 2) == 0);
	return more;
}

static inline void
told_add(struct told_run *run, const struct event *event)
{
	const struct event_finding *finding = event->is.finding;
	const struct event_game *game = event->is.game;
	struct buffer *told = &run->told;

	buffer_printf(told, "%d %.*s %d %d", (int)event->kind, (int)event->file.n, event->file.p,
	    (int)event->format, (int)event->encoding);
	if (event->kind == EVENT_game)
		buffer_printf(told, " %u %u %s", game->number, game->plies, game->ending);
	if (event->kind == EVENT_finding)
		buffer_printf(told, " %u %u %u:%u-%u:%u %u:%u %.*s %.*s %llx %u", finding->game,
		    finding->ply, finding->at.line, finding->at.column, finding->end.line,
		    finding->end.column, finding->related.line, finding->related.column,
		    (int)finding->name.n, finding->name.p, (int)finding->messages[0].n,
		    finding->messages[0].p, (unsigned long long)finding->fingerprint.hash,
		    finding->fingerprint.occurrence);
	if (event->kind == EVENT_failure)
		buffer_add(told, event->is.failure[0]);
	buffer_char(told, '\n');
	run->ends += event->kind == EVENT_end;
}

static inline bool
told_tell(void *arg, struct job *job, bool last)
{
	struct told_run *run = arg;
	size_t i;

	(void)last;
	fingerprints_settle(&run->fingerprints, NULL, &job->events);
	for (i = 0; i < job->events.count; i++)
		told_add(run, &job->events.list[i]);
	return true;
}

static inline void
told_options(struct linter_options *options)
{
	unsigned rule;

	*options = (struct linter_options){
		.least = SEVERITY_note, .fail_on = SEVERITY_error, .fingerprints = true
	};
	options->reading.lint = true;
	for (rule = 0; rule < DIAG_COUNT; rule++)
		options->policy.rules[rule].on = true;
}

static inline bool
told_keep(struct events *events, void *arg)
{
	(void)events;
	(void)arg;
	return true;
}

/* Does a run in parts of so many bytes (0: whole) with so many workers; appends what is told. */
static inline void
told_run_in_parts(struct told_run run, uint32_t part, unsigned workers, struct buffer *told)
{
	struct memory memory = { .fail = told_no_memory };
	struct linter_options linting;
	struct split split = { .memory = &memory,
		.linting = &linting,
		.large = part > 0 ? 1 : 0,
		.part = part,
		.most = SPLIT_MOST * workers,
		.arg = &run,
		.next = told_next,
		.tell = told_tell };
	struct batch batch = { .linting = &linting,
		.workers = workers,
		.arg = &split,
		.next = told_split_next,
		.ready = split_ready,
		.tell = split_tell };

	told_options(&linting);
	fingerprints_init(&run.fingerprints, &memory);
	buffer_init(&run.told, &memory);
	batch_run(&batch, &memory);
	TOLD_CHECK(run.ends == 1);
	buffer_add(told, buffer_str(&run.told));
	buffer_free(&run.told);
	fingerprints_free(&run.fingerprints);
	split_free(&split);
	TOLD_CHECK(memory.used == 0);
}

/* Lints a text so. */
static inline void
told_in_parts(
    struct str name, struct str body, uint32_t part, unsigned workers, struct buffer *told)
{
	told_run_in_parts((struct told_run){ .name = name, .body = body }, part, workers, told);
}

/* Lints a text in windows of so many bytes; appends what is told. */
static inline void
told_in_windows(struct str name, struct str body, uint32_t window, struct buffer *told)
{
	struct memory memory = { .fail = told_no_memory };
	struct linter_options options;
	struct linter linter;
	struct blocks blocks;
	struct input input;
	struct told_run run = { .name = name };
	struct job job;

	told_options(&options);
	linter_init(&linter, &memory, &options);
	fingerprints_init(&run.fingerprints, &memory);
	buffer_init(&run.told, &memory);
	job_init(&job, &memory);
	job.events.drain = told_keep;
	input_memory(&input, body);
	TOLD_CHECK(blocks_begin(&blocks, &linter.session, &linter.bytes, &input, name) == NULL);
	blocks_shorten(&blocks, window);
	TOLD_CHECK(linter_begin(&linter, name, buffer_str(&linter.bytes), NULL, &job.events));
	while (blocks_next(&blocks))
		linter_game(&linter, &job.events);
	TOLD_CHECK(blocks.reason == NULL);
	TOLD_CHECK(blocks.over);
	linter_end(&linter, &job.events);
	told_tell(&run, &job, true);
	buffer_add(told, buffer_str(&run.told));
	job_free(&job);
	buffer_free(&run.told);
	fingerprints_free(&run.fingerprints);
	linter_free(&linter);
	TOLD_CHECK(memory.used == 0);
}

/* Ways to read a text that must all tell the same. */
static const struct {
	uint32_t size;    /* of a part or a window */
	unsigned workers; /* workers; 0: windows are read */
} told_ways[] = { { 60, 1 }, { 1200, 1 }, { 1200, 2 }, { 2500, 3 }, { 100, 0 }, { 1300, 0 } };

enum { TOLD_WAYS = sizeof told_ways / sizeof *told_ways };

/* Appends what is told of a text that is read in one of these ways. */
static inline void
told_in(unsigned way, struct str name, struct str body, struct buffer *told)
{
	if (told_ways[way].workers > 0)
		told_in_parts(name, body, told_ways[way].size, told_ways[way].workers, told);
	else
		told_in_windows(name, body, told_ways[way].size, told);
}

/* Where two begin to differ; both sizes when they do not. */
static inline size_t
told_same(const struct buffer *a, const struct buffer *b)
{
	size_t n = 0;

	while (n < a->n && n < b->n && a->p[n] == b->p[n])
		n++;
	return n;
}

#endif
