#ifndef CMD_RUN_WORK_H
#define CMD_RUN_WORK_H

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

#endif
