#ifndef CMD_RUN_POOL_H
#define CMD_RUN_POOL_H

#include "cmd/run/chunk_jobs.h"

/* The largest number of workers. */
enum { POOL_MAX = 256 };

/*
 * Does all jobs of work, or until no more results are wanted, in several threads.  Delivers the
 * results in the order of the jobs, so that the output is the same for every number of workers.
 * Memory is bounded: few jobs are on their way at once, and those with many results wait for their
 * turn to deliver them.  pool.c is the only file that knows <pthread.h>.
 */
void pool_run(const struct work *work, struct memory *memory);

/* Returns the number of workers that this machine has processors for. */
unsigned pool_processors(void);

#endif
