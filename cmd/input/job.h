#ifndef CMD_INPUT_JOB_H
#define CMD_INPUT_JOB_H

#include "cmd/input/blocks.h"
#include "cmd/options/suppress.h"
#include "cmd/report/event.h"

struct linter_options;

/*
 * A job of work: a file that a worker is to read, bytes that were read already (a member of an
 * archive), or events that say all there is to say.
 */

enum job_kind {
	JOB_file,   /* read path */
	JOB_bytes,  /* lint bytes */
	JOB_line,   /* lint the record in a line of JSON (cmd/input/ndjson_input.h) */
	JOB_part,   /* lint a part of a large text */
	JOB_rest,   /* of a large text whose parts were all told: nothing to be done by a worker */
	JOB_events, /* nothing to be done */
};

/* A part of a large file (cmd/input/split.h): games that begin in its lines. */
struct job_part {
	struct split_book *book;
	struct input input; /* reads the part */
	struct blocks_place
	    from;       /* where it begins, and what is carried there from before, probably */
	uint64_t until; /* bytes of the file up to its end */
	struct suppressions of; /* the comments that speak of all of it */
	/* What came of it. */
	struct blocks_place to;
	bool whole;           /* all of it was done, and it needs nothing that it did not have */
	bool over;            /* no game follows */
	size_t text_reported; /* findings about its text */
	const struct linter *linter; /* who lints it */
	size_t told;                 /* of its events */
};

struct job {
	enum job_kind kind;
	const struct linter_options *linting; /* how; NULL: as all */
	struct buffer path;                   /* ended by NUL; "-": standard input */
	struct buffer shown;                  /* the name in reports */
	struct buffer bytes;
	uint64_t size; /* bytes of input it stands for; 0: not known */
	struct job_part part;
	struct buffer used;        /* of a part: which comments of the file were used */
	struct buffer versions[2]; /* of a part: from's and to's */
	bool dropped;              /* what comes of it is not wanted */
	struct events events;      /* what came of it */
};

/* Makes an empty job over memory. */
void job_init(struct job *job, struct memory *memory);
void job_free(struct job *job);

/* Empties a job for its next use; bytes that were many give their memory back. */
void job_clear(struct job *job);

/* Returns the name in reports. */
static inline struct str
job_name(const struct job *job)
{
	return buffer_str(&job->shown);
}

#endif
