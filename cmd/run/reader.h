#ifndef CMD_RUN_READER_H
#define CMD_RUN_READER_H

#include "cmd/filter/filter.h"
#include "cmd/run/job.h"
#include "cmd/run/visitor.h"
#include "lib/read/chunk.h"

/* How files are read, and by which visitor.  Constant while they are, and shared by all workers. */
struct reader_options {
	struct session_options reading;
	const struct filters *filters; /* games that are wanted; NULL: all */
	bool may_be_empty;             /* standard input without bytes is no file */
	const enum language *why; /* report how each file's format was recognised, in this language;
				     NULL: do not */
	const struct visitor *visitor;
	const void *plan;
};

/* Reads files, one after the other, and shows them to its visitor; each worker has one. */
struct reader {
	const struct reader_options *options;
	bool begun;           /* the visitor has the settings */
	const void *settings; /* of the present file; NULL: none of its own */
	struct memory *memory;
	struct session session;
	struct buffer bytes; /* of the file, when the reader reads it */
	struct chooser chooser;
	void *payload; /* of the present game */
	struct reading reading;
};

void reader_init(
    struct reader *reader, struct memory *memory, const struct reader_options *options);
void reader_free(struct reader *reader);

/* Goes on with files of these settings. */
void reader_use(struct reader *reader, const void *settings);

/* Reads bytes as a file of this name (borrowed until the results are delivered).  Returns false
 * when no more results are wanted. */
bool reader_bytes(
    struct reader *reader, struct str name, struct str bytes, struct results *results);

/* Reads the file path ("-": standard input) under the name shown; size as for chunk_open. */
bool reader_file(struct reader *reader, const char *path, struct str shown, uint64_t size,
    struct results *results);

/* Reads job->ranges of a job's file, one after the other; all of the file if it can be read only
 * from its beginning. */
bool reader_ranges(struct reader *reader, struct job *job);

/* Returns whether path, which has no bytes, is no file: standard input that was not named. */
static inline bool
reader_may_be_empty(const struct reader *reader, const char *path)
{
	return reader->options->may_be_empty && str_eq(str_of(path), STR("-"));
}

/* The same in steps.  reader_begin begins the file, after session_open, which returned reason; it
 * returns false when nothing more can be done with the file.  reader_chunks reads a chunk and those
 * after it.  reader_end adds what can be known at the end only, and the end. */
bool reader_begin(
    struct reader *reader, struct str name, const char *reason, struct results *results);
void reader_chunks(struct reader *reader, struct chunk *chunk, struct results *results);
void reader_end(struct reader *reader, struct results *results);

/* Begins a chunk at *from (NULL: with the file), and reads its next game: returns false when there
 * is none. */
void reader_begin_chunk(struct reader *reader, const struct resume *from, struct results *results);
bool reader_next(struct reader *reader);

/* Returns the offset from which the text is still needed when the chunk is left. */
uint32_t reader_keep(const struct reader *reader);

/* Adds that something is wrong with file, of which nothing was read, and its end: see
 * visitor->fault.  Returns false when nothing was added. */
bool reader_fault(const struct reader_options *options, const void *settings,
    struct results *results, const struct fault *fault);

#endif
