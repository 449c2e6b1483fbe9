#ifndef CMD_OUTPUT_H
#define CMD_OUTPUT_H

#include <signal.h>
#include <stdbool.h>

#include "record/text/buffer.h"

/*
 * Where bytes go: a stream that is open already, or a file that appears under its name only when it
 * is complete.  The first error is kept (sticky); what is written after it goes nowhere.
 */

enum on_exists { ON_EXISTS_error, ON_EXISTS_skip, ON_EXISTS_overwrite };

/*
 * The outputs that have a temporary file now.  While there are any, the signals that end a program
 * wait until outputs_poll, so that no temporary file is left after.
 */
struct outputs {
	struct output *first;
	sigset_t before; /* the signal mask of the time without temporary files */
};

struct output {
	struct buffer buffer; /* what is not written yet: append to it, then call output_more */
	int fd;               /* -1: not open */
	int error;            /* errno of what failed first, or 0 */
	/* The rest is for files. */
	struct outputs *outputs;
	struct output *next;
	struct buffer path, temporary; /* ended by NUL; temporary empty: none */
	enum on_exists on_exists;
	bool sync;     /* force the bytes to the disk before the file takes its name */
	bool direct;   /* a device or a pipe: written as it stands */
	unsigned mode; /* of the file that is replaced; 0: none is */
};

void outputs_init(struct outputs *outputs);

/* Removes all temporary files. */
void outputs_drop(struct outputs *outputs);

/* If a signal wants to end the program: removes all temporary files and lets it.  Call it often
 * where work is done while outputs may be open. */
void outputs_poll(struct outputs *outputs);

/* An output onto an open descriptor, which stays open. */
void output_stream(struct output *output, struct memory *memory, int fd);

/*
 * An output into the file path.  Nothing is touched before output_more finds much to write or
 * output_commit is called: then a temporary file in the same folder gets the bytes, and takes the
 * name path in output_commit.  A device, pipe or socket of that name is opened and written directly
 * instead.  A symbolic link that is to be overwritten keeps pointing to its file.  Returns NULL, or
 * why path cannot be had (it exists, is a folder, cannot be opened).  Give it back with
 * output_free.
 */
const char *output_file(struct output *output, struct memory *memory, struct outputs *outputs,
    const char *path, enum on_exists on_exists, bool sync);

/* Whether something of that name exists that output_file would have to replace. */
bool output_exists(const char *path);

/* Whether what is written to the one path would replace what the other is: both are one regular
 * file, or there is none yet and they are spelled alike. */
bool output_same(const char *a, const char *b);

/* Writes the buffer out if it has grown large.  Returns false once something has failed. */
bool output_more(struct output *output);

/* Writes the buffer out.  Returns false once something has failed. */
bool output_flush(struct output *output);

/*
 * Completes a file: all bytes out, to the disk if wanted, and then its name, in one step that
 * cannot replace a file that came up meanwhile unless on_exists is ON_EXISTS_overwrite.  Returns
 * NULL, or why it failed; then path is as it was before.  (With ON_EXISTS_skip a file that came up
 * is no failure.)
 */
const char *output_commit(struct output *output);

/* Closes and removes what is not committed, and gives the memory back.  Standard streams stay open.
 */
void output_free(struct output *output);

#endif
