#ifndef CMD_RUN_TESTING_CHUNK_H
#define CMD_RUN_TESTING_CHUNK_H

/* For tests: all results of a file as a text, whether it is read chunk by chunk or shared among
 * workers. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/run/pool.h"
#include "cmd/sink/baseline.h"
#include "cmd/visit/testing_lint.h"

#define OUTCOME_CHECK(what)                                                                        \
	do {                                                                                       \
		if (!(what)) {                                                                     \
			fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #what);         \
			abort();                                                                   \
		}                                                                                  \
	} while (0)

static inline void
outcome_no_memory(void *arg)
{
	(void)arg;
	fputs("out of memory\n", stderr);
	abort();
}

/* A run over one file, and its results so far. */
struct outcome_run {
	struct str name, body;
	const char *path; /* a file that is cut in half after its first game was read; NULL: body */
	bool given;
	struct baseline baseline; /* empty */
	struct buffer out;
	unsigned ends;
};

static inline bool
outcome_next(void *arg, struct job *job)
{
	struct outcome_run *run = arg;

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

static inline void
outcome_add_finding(const struct lint_finding *finding, struct buffer *out)
{
	const struct finding_text *text = &finding->text;

	buffer_printf(out, " %u %u %u:%u-%u:%u %u:%u %.*s %.*s %llx %u", text->game, text->ply,
	    text->at.line, text->at.column, text->end.line, text->end.column, text->related.line,
	    text->related.column, (int)text->name.n, text->name.p, (int)text->messages[0].n,
	    text->messages[0].p, (unsigned long long)finding->fingerprint.hash,
	    finding->fingerprint.occurrence);
}

static inline void
outcome_add_game(const struct game_summary *game, struct buffer *out)
{
	buffer_printf(out, " %u %u %s", game->number, game->plies, game->ending);
}

static inline void
outcome_add(struct outcome_run *run, const struct result_item *item)
{
	struct buffer *out = &run->out;

	buffer_printf(out, "%d %.*s %d %d", (int)item->kind, (int)item->file.n, item->file.p,
	    (int)item->format, (int)item->encoding);
	if (item->kind == RESULT_game)
		outcome_add_game(item->game, out);
	if (item->kind == LINT_finding)
		outcome_add_finding(item->is.own, out);
	if (item->kind == RESULT_failure)
		buffer_add(out, item->is.failure[0]);
	buffer_char(out, '\n');
	run->ends += item->kind == RESULT_end;
}

static inline bool
outcome_deliver(void *arg, struct results *results, uint64_t done)
{
	struct outcome_run *run = arg;
	size_t i;

	for (i = 0; i < results->count; i++) {
		baseline_settle(&run->baseline, &results->list[i]);
		outcome_add(run, &results->list[i]);
	}
	if (run->path != NULL && done > 0) /* the first game's */
		OUTCOME_CHECK(truncate(run->path, (off_t)run->body.n / 2) == 0);
	return true;
}

static inline void
outcome_options(struct lint_plan *plan, struct reader_options *reading)
{
	lint_all(plan, reading);
	plan->shows |= SHOWS_fingerprints;
	reading->reading.lint = true;
}

/* Does a run in chunks of this size (0: whole), shared among workers; appends its results. */
static inline void
outcome_run_shared(struct outcome_run run, uint32_t chunk, unsigned workers, struct buffer *out)
{
	struct memory memory = { .fail = outcome_no_memory };
	struct reader_options reading;
	struct lint_plan plan;
	struct work work = { .reading = &reading,
		.workers = workers,
		.large = chunk > 0 ? 1 : 0,
		.chunk = chunk,
		.arg = &run,
		.next = outcome_next,
		.deliver = outcome_deliver };

	outcome_options(&plan, &reading);
	baseline_init(&run.baseline, &memory);
	buffer_init(&run.out, &memory);
	pool_run(&work, &memory);
	OUTCOME_CHECK(run.ends == 1);
	buffer_add(out, buffer_str(&run.out));
	buffer_free(&run.out);
	baseline_free(&run.baseline);
	OUTCOME_CHECK(memory.used == 0);
}

/* Lints a text in this way. */
static inline void
outcome_shared(
    struct str name, struct str body, uint32_t chunk, unsigned workers, struct buffer *out)
{
	outcome_run_shared((struct outcome_run){ .name = name, .body = body }, chunk, workers, out);
}

/* Lints a text in chunks of this size, one after the other; appends its results. */
static inline void
outcome_in_chunks(struct str name, struct str body, uint32_t size, struct buffer *out)
{
	struct memory memory = { .fail = outcome_no_memory };
	struct reader_options options;
	struct lint_plan plan;
	struct reader reader;
	struct chunk chunk;
	struct input input;
	struct outcome_run run = { .name = name };
	struct job job;

	outcome_options(&plan, &options);
	reader_init(&reader, &memory, &options);
	baseline_init(&run.baseline, &memory);
	buffer_init(&run.out, &memory);
	job_init(&job, &memory);
	input_memory(&input, body);
	OUTCOME_CHECK(
	    chunk_begin(&chunk, &reader.session, &reader.bytes, &input.feed, name) == NULL);
	chunk_shorten(&chunk, size);
	OUTCOME_CHECK(reader_begin(&reader, name, NULL, &job.results));
	reader_chunks(&reader, &chunk, &job.results);
	OUTCOME_CHECK(chunk.reason == NULL);
	OUTCOME_CHECK(reader.session.over);
	chunk_close(&chunk);
	reader_end(&reader, &job.results);
	outcome_deliver(&run, &job.results, 0);
	buffer_add(out, buffer_str(&run.out));
	job_free(&job);
	buffer_free(&run.out);
	baseline_free(&run.baseline);
	reader_free(&reader);
	OUTCOME_CHECK(memory.used == 0);
}

/* Ways to read a text, all with the same results. */
static const struct {
	uint32_t size;    /* of a chunk */
	unsigned workers; /* 0: it is not shared */
} outcome_ways[] = { { 60, 2 }, { 1200, 2 }, { 2500, 3 }, { 100, 0 }, { 1300, 0 } };

enum { OUTCOME_WAYS = sizeof outcome_ways / sizeof *outcome_ways };

/* Appends the results of a text that is read in one of these ways. */
static inline void
outcome_in(unsigned way, struct str name, struct str body, struct buffer *out)
{
	if (outcome_ways[way].workers > 0)
		outcome_shared(name, body, outcome_ways[way].size, outcome_ways[way].workers, out);
	else
		outcome_in_chunks(name, body, outcome_ways[way].size, out);
}

/* Returns where two begin to differ, the size of both when they do not. */
static inline size_t
outcome_same(const struct buffer *a, const struct buffer *b)
{
	size_t n = 0;

	while (n < a->n && n < b->n && a->p[n] == b->p[n])
		n++;
	return n;
}

#endif
