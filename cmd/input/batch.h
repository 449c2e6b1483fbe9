#ifndef CMD_INPUT_BATCH_H
#define CMD_INPUT_BATCH_H

#include "cmd/fix/fix.h"
#include "cmd/input/job.h"

/* So many workers may be wanted. */
enum { BATCH_MOST = 256 };

/*
 * Many files, linted by several workers, told in order.  The only file that knows <pthread.h>.
 *
 * Jobs come from next, one after the other; each worker lints one at a time with a session of
 * its own; their events are told in the order in which the jobs came, so that what is told is the
 * same for every number of workers.  Memory is bounded: only so many jobs are on their way at
 * once, and a job whose events grow many waits until it is its turn to tell them.
 */
struct batch {
	const struct linter_options *linting;
	unsigned workers; /* workers; 1: everything is done by the calling thread */
	void *arg;        /* for the functions below, which the calling thread alone calls */
	/* Fills an empty job; false: there are no more. */
	bool (*next)(void *arg, struct job *job);
	/* Whether next may be asked now; else it is asked when all jobs on their way were told.
	 * NULL: it may at any time. */
	bool (*ready)(void *arg);
	/* Tells the job's events; last: no more will come.  May set job->dropped.  Returns false
	 * when nobody wants more. */
	bool (*tell)(void *arg, struct job *job, bool last);
	/* Called now and then while workers are busy; NULL: not wanted. */
	void (*tick)(void *arg);
};

/* Does all jobs of the batch, or as many as somebody wants. */
void batch_run(const struct batch *batch, struct memory *memory);

/* How many workers this machine can do with. */
unsigned batch_processors(void);

#endif
