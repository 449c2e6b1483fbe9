#ifndef LIB_READ_FEED_H
#define LIB_READ_FEED_H

#include <stdbool.h>

#include "record/text/buffer.h"

struct feed;

/* How bytes of a kind are read.  The functions return NULL, or why no more can be read. */
struct feed_kind {
	/* Reads until bytes hold max bytes or a few more, or all is read. */
	const char *(*fill)(struct feed *feed, struct buffer *bytes, size_t max);
	/* The same, but reads only once, waiting for the first byte; it may read nothing. */
	const char *(*more)(struct feed *feed, struct buffer *bytes, size_t max);
	/* Returns whether bytes, the end or an error can be read without waiting. */
	bool (*ready)(const struct feed *feed);
};

/* Bytes that are read as they are wanted: a file, a pipe, what a program unpacks.  It is the first
 * member of the struct of its kind. */
struct feed {
	const struct feed_kind *kind;
	size_t size; /* of a regular file; SIZE_MAX: not known */
	bool live;   /* more may come later; more and ready are then needed */
	bool ended;  /* all of it was read */
};

#endif
