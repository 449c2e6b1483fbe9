#ifndef CMD_INPUT_WORKER_H
#define CMD_INPUT_WORKER_H

#include "cmd/fix/fix.h"
#include "cmd/input/job.h"

/* Does jobs, one after the other; each thread has one. */
struct worker {
	struct linter linter;
	struct fixer fixer;
};

void worker_init(
    struct worker *worker, struct memory *memory, const struct linter_options *linting);
void worker_free(struct worker *worker);

/* Does a job: its events are added to job->events.  linting: for jobs that do not say. */
void worker_do(struct worker *worker, const struct linter_options *linting, struct job *job);

#endif
