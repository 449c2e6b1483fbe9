#ifndef CMD_INPUT_BLOCKS_H
#define CMD_INPUT_BLOCKS_H

#include "cmd/input/input.h"
#include "lib/session.h"

/*
 * Leads a file into a session window by window (lib/session.h), so that memory does not grow with
 * the number of its games.  A game that is longer than a window makes the window grow.  UTF-16
 * comes as a whole, for a byte LF may be part of another character there.
 *
 * The encoding is detected from the whole of a file of up to BLOCKS_WHOLE bytes, which is one
 * window, and from the first BLOCKS_SAMPLE bytes of a larger one; while these and what follows are
 * ASCII alone, from so many bytes from the first other line on.
 */

/* Bytes of a file that is not read in windows; bytes from which the encoding of others is detected;
 * bytes of a window, about. */
enum { BLOCKS_WHOLE = 1 << 20, BLOCKS_SAMPLE = 256 << 10, BLOCKS_WINDOW = 512 << 10 };

struct blocks {
	struct session *session;
	struct buffer *bytes; /* what was read and is still needed; kept from file to file */
	struct input input;
	uint64_t at;        /* bytes of the file before them */
	size_t used;        /* so many of them are the session's window */
	uint32_t lines;     /* lines of the file before the window */
	size_t window;      /* bytes of a window, about */
	uint64_t until;     /* games that begin in lines after so many bytes are not wanted */
	uint32_t stop;      /* where that is in the window */
	bool over;          /* no game follows */
	const char *reason; /* why the rest of the file could not be read; NULL: it was */
};

/* Between two games of a file. */
struct blocks_place {
	uint64_t at;    /* bytes before the line with which the window begins */
	uint32_t lines; /* lines before it */
	struct session_place session;
};

/* Begins the file path ("-": standard input), called shown in messages; size is that of a regular
 * file, as it was a moment ago, or 0.  Returns NULL, or why it cannot be worked on.  bytes and
 * shown are borrowed until blocks_close. */
const char *blocks_open(struct blocks *blocks, struct session *session, struct buffer *bytes,
    const char *path, struct str shown, uint64_t size);

/* The same with an input, which stays the caller's. */
const char *blocks_begin(struct blocks *blocks, struct session *session, struct buffer *bytes,
    const struct input *input, struct str shown);

/* Makes windows of so many bytes, even of the first, which is read already (for tests). */
void blocks_shorten(struct blocks *blocks, size_t window);

/*
 * Goes on with a file from a place in it, of which another one found out; input (input_share) reads
 * from there, less one byte.  Games that begin from until on are not wanted.
 */
void blocks_join(struct blocks *blocks, struct session *session, struct buffer *bytes,
    const struct input *input, const struct blocks_place *place, uint64_t until);

/* Where it stands, and leaves it.  place->session.version is borrowed from the session.  place->at
 * is 0 when all is on the file's first line. */
void blocks_where(struct blocks *blocks, struct blocks_place *place);

/* As session_next, of the whole file.  Returns false at its end (blocks->over), before a game that
 * is not wanted, and where it cannot be read further (blocks->reason). */
bool blocks_next(struct blocks *blocks);

/* Ends the file, whether all of it was asked for or not. */
void blocks_close(struct blocks *blocks);

#endif
