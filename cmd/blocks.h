#ifndef CMD_BLOCKS_H
#define CMD_BLOCKS_H

#include "cmd/input.h"
#include "cmd/session.h"

/*
 * Leads a file into a session.  A text whose games are lines comes in blocks, so that memory does
 * not grow with it; any other comes as a whole, for what stands in it may refer to all of it.
 * Findings about a later block as a text come with its first game.
 */
struct blocks {
	struct session *session;
	struct buffer *bytes; /* what was read; kept from file to file */
	struct input input;
	size_t used;        /* bytes that the session has got */
	uint32_t lines;     /* lines of the file before them */
	const char *reason; /* why the rest of the file could not be read; NULL: it was */
};

/* Begins the file path ("-": standard input), called shown in messages.  Gives NULL, or why it
 * cannot be worked on.  bytes and shown are borrowed until blocks_close. */
const char *blocks_open(struct blocks *blocks, struct session *session, struct buffer *bytes,
    const char *path, struct str shown);

/* As session_next, of the whole file.  Gives false at its end and where it cannot be read
 * further (blocks->reason). */
bool blocks_next(struct blocks *blocks);

/* Ends the file, whether all of it was asked for or not. */
void blocks_close(struct blocks *blocks);

#endif
