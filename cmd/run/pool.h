#ifndef CMD_RUN_POOL_H
#define CMD_RUN_POOL_H

#include "cmd/run/job.h"
#include "cmd/run/reader.h"

/* Where jobs come from and where their results go.  One thread alone calls the functions. */
struct work {
	const struct reader_options *reading;
	unsigned workers;
	size_t large; /* bytes from which on workers share a file; 0: never */
	size_t chunk; /* bytes of a chunk of such a file */
	void *arg;
	/* Fills an empty job; false: there are no more. */
	bool (*next)(void *arg, struct job *job);
	/* Whether next would return at once; else it is called when nothing is left to be
	 * delivered.  NULL: it always would. */
	bool (*ready)(void *arg);
	/* Delivers the next results, in the order of the jobs; done bytes more of the input are
	 * finished.  Returns false when no more are wanted. */
	bool (*deliver)(void *arg, struct results *results, uint64_t done);
	/* Called now and then while workers are busy; NULL: never. */
	void (*tick)(void *arg);
};

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
