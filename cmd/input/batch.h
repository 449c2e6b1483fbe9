#ifndef CMD_INPUT_BATCH_H
#define CMD_INPUT_BATCH_H

#include "cmd/fix/fix.h"
#include "cmd/input/job.h"

/* So many workers may be wanted. */
enum { BATCH_MOST = 256 };

/*
 * Many files, examined by several workers, told in order.  The only file that knows <pthread.h>.
 *
 * Units come from next, one after the other; each worker examines one at a time with a session of
 * its own; their entries are told in the order in which the units came, so that what is told is the
 * same for every number of workers.  Memory is bounded: only so many units are on their way at
 * once, and a unit whose entries grow many waits until it is its turn to tell them.
 */
struct batch {
	const struct examine_options *examine;
	unsigned jobs; /* workers; 1: everything is done by the calling thread */
	void *arg;     /* for the functions below, which the calling thread alone calls */
	/* Fills an empty unit; false: there are no more. */
	bool (*next)(void *arg, struct unit *unit);
	/* Whether next may be asked now; else it is asked when all units on their way were told.
	 * NULL: it may at any time. */
	bool (*ready)(void *arg);
	/* Tells the unit's entries; last: no more will come.  May set unit->dropped.  Gives false
	 * when nobody wants more. */
	bool (*tell)(void *arg, struct unit *unit, bool last);
	/* Called now and then while workers are busy; NULL: not wanted. */
	void (*tick)(void *arg);
};

/* Does all units of the batch, or as many as somebody wants. */
void batch_run(const struct batch *batch, struct memory *memory);

/* How many workers this machine can do with. */
unsigned batch_processors(void);

#endif
