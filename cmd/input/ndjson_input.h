#ifndef CMD_INPUT_NDJSON_INPUT_H
#define CMD_INPUT_NDJSON_INPUT_H

#include "cmd/linter.h"
#include "cmd/input/files.h"
#include "cmd/input/job.h"

/*
 * Records that come one a line, in JSON, as the big engines hand them to a program (Spark's pipe,
 * Hadoop streaming, GNU parallel --pipe):
 *
 *	{"id":"a.kif","format":"kif","text":"…"}
 *	{"id":"b.kif","base64":"…"}
 *
 * text is the record's characters, base64 its bytes (RFC 4648).  format is a name of kifu formats;
 * without it the id's extension counts, and then the content.  Each line gives a unit, whatever is
 * wrong with it.  Lines are read as they come and never waited for as long as something is left to
 * be told.
 */

/* Bytes of the longest line that is read. */
enum { FEED_LONGEST = 32 << 20 };

struct feed {
	struct program *program;
	const struct files *files;
	size_t next;          /* file */
	int fd;               /* -1: none is open */
	struct buffer buffer; /* what was read and not given yet */
	size_t at, seen;      /* where the next line begins; no line ends before seen */
	bool failed;          /* a file could not be read */
};

/* Begins to read the files ("-": standard input); all pointers are borrowed. */
void feed_init(struct feed *feed, struct program *program, const struct files *files);
void feed_free(struct feed *feed);

/* Makes unit the next line; gives false at the end. */
bool feed_next(struct feed *feed, struct unit *unit);

/* Whether feed_next would not have to wait. */
bool feed_ready(struct feed *feed);

/* Examines the record of such a unit, whose name becomes the id, or NO_STR. */
void feed_examine(struct examiner *examiner, struct unit *unit);

#endif
