#ifndef CMD_INPUT_H
#define CMD_INPUT_H

#include <stdbool.h>

#include "record/buffer.h"

/* A file that is being read.  Files are never mapped: they may change while we read. */
struct input {
	int fd;
	bool opened; /* fd is ours to close */
	bool ended;  /* all of it was read */
	size_t size; /* of a regular file, so much read its end need not be seen; else SIZE_MAX */
	size_t read; /* so much of it was */
};

/* Opens path ("-": standard input).  Gives NULL, or why it could not be opened. */
const char *input_open(struct input *input, const char *path);

/* Reads on into bytes, behind what they hold, until they are most or a little more, or the file
 * ends.  Gives NULL, or why it could not be read: bytes hold 4 GiB - 1 at most, for places in a
 * text are 32-bit numbers. */
const char *input_fill(struct input *input, struct buffer *bytes, size_t most);

void input_close(struct input *input);

/*
 * Reads the whole file path ("-": standard input) into bytes, replacing its content.  Gives NULL,
 * or why it could not be read.
 */
const char *input_read(const char *path, struct buffer *bytes);

#endif
