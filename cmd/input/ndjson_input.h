#ifndef CMD_INPUT_NDJSON_INPUT_H
#define CMD_INPUT_NDJSON_INPUT_H

#include "cmd/input/files.h"
#include "cmd/input/job.h"
#include "cmd/linter.h"

/*
 * Records that come one a line, in JSON, as the big engines hand them to a program (Spark's pipe,
 * Hadoop streaming, GNU parallel --pipe):
 *
 *	{"id":"a.kif","format":"kif","text":"…"}
 *	{"id":"b.kif","base64":"…"}
 *
 * text is the record's characters, base64 its bytes (RFC 4648).  format is a name of kifu formats;
 * without it the id's extension counts, and then the content.  Each line gives a job, whatever is
 * wrong with it.  Lines are read as they come and never waited for as long as something is left to
 * be told.
 */

/* Bytes of the longest line that is read. */
enum { NDJSON_INPUT_LONGEST = 32 << 20 };

struct ndjson_input {
	struct program *program;
	const struct files *files;
	size_t next;          /* file */
	int fd;               /* -1: none is open */
	struct buffer buffer; /* what was read and not given yet */
	size_t at, seen;      /* where the next line begins; no line ends before seen */
	bool failed;          /* a file could not be read */
};

/* Begins to read the files ("-": standard input); all pointers are borrowed. */
void ndjson_input_init(
    struct ndjson_input *lines, struct program *program, const struct files *files);
void ndjson_input_free(struct ndjson_input *lines);

/* Makes job the next line; returns false at the end. */
bool ndjson_input_next(struct ndjson_input *lines, struct job *job);

/* Whether ndjson_input_next would not have to wait. */
bool ndjson_input_ready(struct ndjson_input *lines);

/* Lints the record of such a job, whose name becomes the id, or NO_STR. */
void ndjson_input_lint(struct linter *linter, struct job *job);

#endif
