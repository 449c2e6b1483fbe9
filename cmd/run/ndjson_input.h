#ifndef CMD_RUN_NDJSON_INPUT_H
#define CMD_RUN_NDJSON_INPUT_H

#include "cmd/input/input.h"
#include "cmd/options/files.h"
#include "cmd/run/job.h"
#include "cmd/run/reader.h"

/*
 * Records in JSON, one per line, as batch systems pipe them to a program (Spark's pipe, Hadoop
 * streaming, GNU parallel --pipe):
 *
 *	{"id":"a.kif","format":"kif","text":"…"}
 *	{"id":"b.kif","base64":"…"}
 *
 * text holds the record's characters, base64 its bytes (RFC 4648).  format is a name that kifu
 * formats lists; without it the id's extension counts, then the content.  Lines are read as they
 * come, and not waited for while results are left to be delivered.
 */

/* Bytes of the longest line that is read. */
enum { NDJSON_INPUT_MAX = 32 << 20 };

struct ndjson_input {
	struct program *program;
	const struct files *files;
	size_t next;          /* file */
	struct input input;   /* the file */
	bool open;            /* there is one */
	struct buffer buffer; /* what was read */
	size_t at, scanned;   /* where the next line begins; no line ends from there to scanned */
	bool failed;          /* a file could not be read */
};

/* Begins to read the files ("-": standard input).  All pointers are borrowed. */
void ndjson_input_init(
    struct ndjson_input *lines, struct program *program, const struct files *files);
void ndjson_input_free(struct ndjson_input *lines);

/* Makes job the next lines.  Returns false at the end. */
bool ndjson_input_next(struct ndjson_input *lines, struct job *job);

/* Returns whether ndjson_input_next would return at once. */
bool ndjson_input_ready(struct ndjson_input *lines);

/* Reads the records of such a job, each under its id's name, or NO_STR. */
void ndjson_input_read(struct reader *reader, struct job *job);

#endif
