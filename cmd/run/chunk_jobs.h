#ifndef CMD_RUN_CHUNK_JOBS_H
#define CMD_RUN_CHUNK_JOBS_H

#include "cmd/run/chunk_border.h"
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

/*
 * Shares one large file of many games among workers, with the outcome of one who reads all of it.
 *
 * The thread that fills and reports jobs reads the first game, and learns from the second how games
 * begin.  A worker gets a chunk from where a game seems to begin to where a later one does.  When
 * its turn to be reported comes, its real beginning is known.  If the guess was right, its results
 * are delivered, with game and line numbers counted on; if not, this thread reads the chunk again.
 * After a few wrong guesses the rest of the file is one chunk.  One file is shared at a time.
 */

/* Usual values of work->large and work->chunk. */
enum { CHUNK_LARGE_FILE = 2 << 20, CHUNK_OF_JOB = 512 << 10 };

struct chunk_jobs {
	const struct work *work;
	struct memory *memory;
	/* The file that is being shared. */
	bool open;
	struct arena arena; /* holds its name, and its bytes if it is in memory */
	struct str name;
	struct input input;
	struct chunk_border border;
	struct {
		uint64_t size;     /* bytes of one */
		uint64_t given;    /* bytes of the file that were given to workers */
		unsigned away;     /* given and not yet reported */
		unsigned mistakes; /* wrong guesses */
	} chunks;
	/* All before here has been reported. */
	struct resume at;
	bool over;            /* no game follows */
	const char *reason;   /* why the file cannot be read further; NULL: it can */
	struct reader reader; /* knows what carries over in the whole file */
	struct {
		struct results results;
		size_t skip; /* the first of them, which were delivered already */
	} own;               /* what this thread reads itself */
};

void chunk_jobs_free(struct chunk_jobs *jobs);

/* As the functions of jobs->work, which the caller has set, with jobs->memory. */
bool chunk_jobs_next(struct chunk_jobs *jobs, struct job *job);
bool chunk_jobs_ready(const struct chunk_jobs *jobs);

/* Delivers a job's results.  last: these are all.  May set job->dropped.  Returns false when no
 * more are wanted. */
bool chunk_jobs_deliver(struct chunk_jobs *jobs, struct job *job, bool last);

/* Reads a chunk, in a worker's thread. */
void chunk_jobs_read(struct reader *reader, struct job *job);

#endif
