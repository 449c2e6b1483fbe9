#ifndef CMD_RUN_JOB_H
#define CMD_RUN_JOB_H

#include "cmd/run/chunk.h"
#include "cmd/judge/suppress.h"
#include "lib/event/event.h"

struct linter;
struct linter_options;

/* A job for a worker: a file to read, bytes that were read already, or nothing but events. */

enum job_kind {
	JOB_file,  /* lint the file path */
	JOB_bytes, /* lint bytes: a member of an archive */
	JOB_lines, /* lint the records in bytes, lines of JSON (cmd/run/ndjson_input.h) */
	JOB_chunk, /* lint a chunk of a large file (cmd/run/share.h) */
	JOB_events /* nothing to do */
};

/* A chunk of a large file: the games that begin in its lines. */
struct job_chunk {
	struct input input;
	struct resume from; /* where it seems to begin, and what seems to carry over to it */
	uint64_t until;     /* byte of the file where it seems to end */
	struct suppressions comments; /* in: those for the whole file; out: what became of them */
	struct buffer used;           /* which of them were used */
	size_t listed;                /* findings that were reported when it was filled */
	/* What came of it. */
	struct resume to;            /* where it really ended */
	bool whole;                  /* it was read to its end */
	bool over;                   /* no game follows it in the file */
	const struct linter *linter; /* that is linting it; NULL: none is, or it is done */
	size_t text_reported;        /* findings about its text */
	size_t events_reported;      /* while it was being linted */
};

struct job {
	enum job_kind kind;
	const struct linter_options *linting; /* the pool's, unless work->next sets others */
	struct buffer path;                   /* ended by NUL; "-": standard input */
	struct buffer shown;                  /* the name in reports */
	const char *output; /* the file its game becomes, if it is alone; borrowed; or NULL */
	size_t below;       /* length of the operand's part of path */
	const struct stretch *stretches; /* that are wanted of the file; borrowed */
	size_t stretch_count;            /* 0: all of it is */
	struct buffer bytes;
	uint64_t size; /* bytes of input that it covers; 0: not known */
	struct job_chunk chunk;
	bool dropped;         /* its events are not wanted any more */
	struct events events; /* what came of it */
};

/* Makes an empty job over memory. */
void job_init(struct job *job, struct memory *memory);
void job_free(struct job *job);

/* Empties a job for its next use; frees a large buffer. */
void job_clear(struct job *job);

/* Where jobs come from and where their events go.  One thread alone calls the functions,
 * but for finish. */
struct work {
	const struct linter_options *linting;
	unsigned workers;
	size_t large; /* bytes from which on workers share a file; 0: never */
	size_t chunk; /* bytes of a chunk of such a file */
	void *arg;
	/* Fills an empty job; false: there are no more. */
	bool (*next)(void *arg, struct job *job);
	/* Whether next would return at once; else it is called when nothing is left to be reported.
	 * NULL: it always would. */
	bool (*ready)(void *arg);
	/* Called by the worker when a job is done; NULL: never.  Any thread. */
	void (*finish)(struct job *job);
	/* Reports the next events, in the order of the jobs; done bytes more of the input are
	 * finished.  Returns false when no more are wanted. */
	bool (*report)(void *arg, struct events *events, uint64_t done);
	/* Called now and then while workers are busy; NULL: never. */
	void (*tick)(void *arg);
};

#endif
