#ifndef LIB_READ_CHUNK_H
#define LIB_READ_CHUNK_H

#include "lib/read/feed.h"
#include "lib/read/resume.h"

/*
 * Reads a file into a session chunk by chunk (lib/read/resume.h), so that memory does not grow with
 * the number of its games.  A file of up to CHUNK_WHOLE bytes is one chunk, and so is UTF-16, where
 * a byte LF may be part of another character.  The encoding of a larger file is detected from its
 * first CHUNK_SAMPLE bytes; if these are ASCII, from as many from the first line on that is not.
 *
 * With session->options.live, a chunk of a pipe also ends where nothing more can be read yet, if
 * what follows cannot change what was read: its format is set, and so is its encoding, or all so
 * far is ASCII.  The games are the same as without.
 */
enum { CHUNK_WHOLE = 1 << 20, CHUNK_SAMPLE = 256 << 10, CHUNK_SIZE = 512 << 10 };

/* The chunk that a session reads, and the way to the next. */
struct chunk {
	struct session *session;
	struct buffer *bytes; /* of the chunk, and what was read after it; kept from file to file */
	size_t used;          /* bytes of the chunk */
	size_t size;          /* bytes of a chunk, about */
	struct feed *feed;    /* borrowed */
	/* A pipe of which no more is waited for than a game needs, and all that was dropped of it
	 * while it was ASCII and no larger than CHUNK_WHOLE: the encoding of the rest is detected
	 * as that of a file with both. */
	bool live;
	struct buffer dropped;
	bool once;          /* the bytes of a long game that ends the file are not wanted any more
			     * when they have been decoded */
	struct resume at;   /* where the chunk begins */
	uint64_t until;     /* games that begin from this byte of the file on are not wanted */
	const char *reason; /* why the rest of the file cannot be read; NULL: it can */
};

/* Begins a file, called shown in messages.  feed, bytes and shown are borrowed until chunk_close.
 * Returns NULL, or why the file cannot be read. */
const char *chunk_begin(struct chunk *chunk, struct session *session, struct buffer *bytes,
    struct feed *feed, struct str shown);

/* Sets the size of chunks; shortens even the first, which was read already (for tests). */
void chunk_shorten(struct chunk *chunk, size_t size);

/* Goes on with a file at *at, which another session may have found.  feed reads from
 * resume_offset(at).  Games that begin from byte `until` of the file on are not wanted. */
void chunk_resume(struct chunk *chunk, struct session *session, struct buffer *bytes,
    struct feed *feed, const struct resume *at, uint64_t until);

/* Goes on to the next chunk, after session_next returned false.  keep, at most session->parse.at:
 * the text is still needed from there on.  Returns false when no game that is wanted follows, and
 * when the file cannot be read further (chunk->reason). */
bool chunk_next(struct chunk *chunk, uint32_t keep);

/* Leaves the chunk, from which the text is still needed from offset keep on; sets *to to where the
 * file goes on. */
void chunk_leave(struct chunk *chunk, uint32_t keep, struct resume *to);

/* Returns whether chunk_next would wait for more of a pipe. */
bool chunk_waits(const struct chunk *chunk);

/* Ends the file, whether all of it was read or not.  The feed stays open. */
void chunk_close(struct chunk *chunk);

#endif
