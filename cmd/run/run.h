#ifndef CMD_RUN_RUN_H
#define CMD_RUN_RUN_H

#include "cmd/run/ndjson_input.h"
#include "cmd/run/paths.h"
#include "cmd/run/progress.h"

/*
 * The way of all commands through their records: the operands' files, folders and archives, or the
 * lines of --ndjson-in, are given to workers (cmd/run/pool.h), and what came of them is reported
 * in order.
 */
struct batch {
	struct program *program;
	const struct options *options;
	const struct files *files;
	struct linter_options *linting;
	bool ndjson; /* records are lines, not files */
	const struct tally *tally;
	void *arg;
	/* Returns whether a job that was found is to be done.  NULL: each is. */
	bool (*wants)(void *arg, struct job *job);
	/* Prepares a job that was found; may make it a job of events alone.  Returns false: no more
	 * jobs are wanted. */
	bool (*prepare)(void *arg, struct job *job);
	/* Called by the worker when a job is done, in its thread.  NULL: nothing. */
	void (*finish)(struct job *job);
	/* Reports events.  Returns false when standard output cannot be written. */
	bool (*report)(void *arg, struct events *events);
	/* The rest is batch_run's. */
	struct paths paths;
	struct ndjson_input lines;
	struct progress progress;
};

/* Reads all records.  The caller has set the first fields.  Returns STATUS_failed when a file of
 * lines could not be read, after reporting it. */
int batch_run(struct batch *batch);

/* Reports on standard error why a file was taken for what it is, or left out, if that is wanted. */
void batch_why(struct batch *batch, const struct event *event);

#endif
