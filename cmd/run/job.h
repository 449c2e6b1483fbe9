#ifndef CMD_RUN_JOB_H
#define CMD_RUN_JOB_H

#include "cmd/input/input.h"
#include "cmd/run/results.h"
#include "lib/read/resume.h"

struct reader;
struct visitor_carry;

/* A job for a worker: a file to read, bytes that were read already, or nothing but results. */

enum job_kind {
	JOB_file,   /* read the file path */
	JOB_bytes,  /* read bytes: a member of an archive */
	JOB_lines,  /* read the records in bytes, lines of JSON (ndjson_input.h) */
	JOB_chunk,  /* read a chunk of a large file (chunk_jobs.h) */
	JOB_results /* nothing to do */
};

/* A chunk of a large file: the games that begin in its lines. */
struct job_chunk {
	struct input input;
	struct resume from; /* where it seems to begin, and what seems to carry over to it */
	uint64_t until;     /* byte of the file where it seems to end */
	const struct visitor_carry *row;
	void *carry; /* what the visitor carries over: the guess, then what became of it */
	/* What came of it. */
	struct resume to;            /* where it really ended */
	bool whole;                  /* it was read to its end */
	bool over;                   /* no game follows it in the file */
	const struct reader *reader; /* that is reading it; NULL: none is, or it is done */
	size_t text_reported;        /* findings about its text */
	size_t delivered;            /* results, while it was being read */
};

/* Successive chunks of a file. */
struct chunk_range {
	const struct resume *from; /* where they begin; NULL: with the file */
	uint64_t until;            /* as of struct chunk */
};

struct job {
	enum job_kind kind;
	const void *settings; /* of its file, for visitor->use */
	struct buffer path;   /* ended by NUL; "-": standard input */
	struct buffer shown;  /* the name in reports */
	const char *output;   /* the file its game becomes, if it is alone; borrowed; or NULL */
	size_t below;         /* length of the operand's part of path */
	const struct chunk_range *ranges; /* that are wanted of the file; borrowed */
	size_t range_count;               /* 0: all of it is */
	struct buffer bytes;
	uint64_t size; /* bytes of input that it covers; 0: not known */
	struct job_chunk chunk;
	bool dropped;           /* its results are not wanted any more */
	struct results results; /* what came of it */
};

/* Makes an empty job over memory. */
void job_init(struct job *job, struct memory *memory);
void job_free(struct job *job);

/* Empties a job for its next use; frees a large buffer. */
void job_clear(struct job *job);

#endif
