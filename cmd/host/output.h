#ifndef CMD_HOST_OUTPUT_H
#define CMD_HOST_OUTPUT_H

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>

#include "cmd/host/output_path.h"
#include "record/text/buffer.h"

/*
 * Output to a stream that is open already, or to a file that gets its name only when it is
 * complete. The first error is kept; what is written after it is discarded.
 */

enum on_exists { ON_EXISTS_error, ON_EXISTS_skip, ON_EXISTS_overwrite };

/*
 * The outputs that have a temporary file.  From the first on, the signals that end a program are
 * blocked, and a thread waits for them: it removes the temporary files and lets the signal end the
 * program, whatever the other threads are waiting for.  Zeroed: none yet.
 */
struct outputs {
	struct output *first;
	pthread_mutex_t lock; /* held to change the list or to name a file */
	sigset_t signals;     /* that are blocked; empty: not yet */
	pthread_t watcher;
	bool is_blocking, is_watched;
	_Atomic bool ends;           /* the watcher is to return */
	void (*farewell)(void *arg); /* called before a signal ends the program; NULL: nothing */
	void *farewell_arg;
};

struct output {
	struct buffer buffer; /* not written yet: append to it, then call output_more */
	int fd;               /* -1: not open */
	int error;            /* errno of what failed first, or 0 */
	/* The rest is for files. */
	struct outputs *outputs;
	struct output *next;
	struct buffer path, temporary; /* ended by NUL; temporary empty: no such file */
	enum on_exists on_exists;
	bool sync;     /* force the bytes to the disk before the file takes its name */
	bool direct;   /* a device or a pipe: written in place */
	bool complete; /* output_take has named it */
	unsigned mode; /* the file's, as it is created */
	int folder;    /* to force a new name to the disk; -1: not open */
};

void outputs_init(struct outputs *outputs);

/* Lets the thread that waits for signals call this before one ends the program: in that thread, so
 * that it may only read what is atomic.  NULL: no longer. */
void outputs_on_signal(struct outputs *outputs, void (*farewell)(void *arg), void *arg);

/* Starts the thread that waits for signals, if there is a temporary file or a farewell.  Writing
 * does it too; call it before what may wait long, and after what must be done by one thread. */
void outputs_watch(struct outputs *outputs);

/* Removes all temporary files. */
void outputs_drop(struct outputs *outputs);

/* Removes all temporary files and ends the watcher; signals end the program as before. */
void outputs_free(struct outputs *outputs);

/* Makes an output to an open descriptor, which stays open. */
void output_stream(struct output *output, struct memory *memory, int fd);

/*
 * Makes an output to the file path.  The bytes go to a temporary file in the same folder, which is
 * created when output_more has much to write or at output_commit, and renamed by output_commit.  A
 * device, pipe or socket of that name is opened and written directly instead.  A symbolic link
 * stays, the file it points to is replaced.  Returns NULL, or why path cannot be written (it
 * exists, is a folder, cannot be opened).  Free it with output_free.
 */
const char *output_file(struct output *output, struct memory *memory, struct outputs *outputs,
    const char *path, enum on_exists on_exists, bool sync);

/* As output_file, where the caller has seen that nothing has that name. */
void output_new(struct output *output, struct memory *memory, struct outputs *outputs,
    const char *path, enum on_exists on_exists, bool sync);

/* Opens what is written now, the temporary file and its folder: in a sandbox it would be too late.
 * Returns NULL, or why that failed. */
const char *output_prepare(struct output *output);

/* The reason why a file that exists is not replaced. */
extern const char output_taken[];

/* Writes the buffer out if it has grown large.  Returns false once something has failed. */
bool output_more(struct output *output);

/* Appends a large text, writing it out in pieces.  Returns false once something has failed. */
bool output_write(struct output *output, struct str bytes);

/* Writes the buffer out.  Returns false once something has failed. */
bool output_flush(struct output *output);

/*
 * Completes a file and renames it in one step.  That replaces a file created meanwhile only with
 * ON_EXISTS_overwrite; with ON_EXISTS_skip such a file is not an error.  Returns NULL, or why it
 * failed; then path is as it was before.
 */
const char *output_commit(struct output *output);

/*
 * Writes parts to a new file without a name in the folder of path, where the system has such files.
 * Any thread may call it.  Returns its descriptor, for output_take, or -1: write in the usual way.
 */
int output_ahead(const char *path, const struct str *parts, size_t count);

/*
 * Makes a complete file without a name the output, of which nothing was written yet, and which is
 * committed by that.  Closes fd; output NULL: nothing else.  Returns false, with nothing done, if
 * it cannot: then write in the usual way, which replaces files and says what is wrong.
 */
bool output_take(struct output *output, int fd);

/* Closes and removes a file that is not committed, and frees the memory.  Streams stay open. */
void output_free(struct output *output);

#endif
