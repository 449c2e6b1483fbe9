#ifndef CMD_INPUT_POOL_H
#define CMD_INPUT_POOL_H

#include "cmd/input/job.h"

/* The largest number of workers. */
enum { POOL_MAX = 256 };

/*
 * Does jobs in several threads and reports their events in the order of the jobs, so that the
 * output is the same for every number of workers.  The only file that knows <pthread.h>.
 *
 * Memory is bounded: only a number of jobs are on their way at once, a job with many events waits
 * for its turn to report them, and a large file is shared chunk by chunk (cmd/input/share.h).
 */

/* Does all jobs of work, or until no more are wanted. */
void pool_run(const struct work *work, struct memory *memory);

/* Returns the number of workers that this machine has processors for. */
unsigned pool_processors(void);

#endif
