#ifndef CMD_INPUT_INPUT_H
#define CMD_INPUT_INPUT_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/buffer.h"

/* A file that is being read, or bytes in memory.  Files are never mapped: they may change while we
 * read. */
struct input {
	int fd;
	const char *memory; /* the bytes; NULL: read from fd */
	bool opened;        /* fd is ours to close */
	bool shared;        /* others read from fd too: its own place is not moved */
	bool ended;         /* all of it was read */
	bool guessed;       /* the size is that of a moment ago, and nothing was read yet */
	size_t size; /* of a regular file, so much read its end need not be seen; else SIZE_MAX */
	size_t read; /* so much of it was */
};

/* Why a folder cannot be opened: commands may know better what to say. */
extern const char input_folder[];

/* Opens path ("-": standard input).  Returns NULL, or why it could not be opened. */
const char *input_open(struct input *input, const char *path);

/*
 * The same for what was a regular file of so many bytes a moment ago (0: nothing is known).  A file
 * that one reading shows to end there is not asked for its size again.
 */
const char *input_open_again(struct input *input, const char *path, uint64_t size);

/* The same for bytes in memory, which are borrowed. */
void input_memory(struct input *input, struct str bytes);

/* Another reading of the regular file or bytes that of reads, from so many bytes on, which lasts no
 * longer.  Several threads may have one each. */
void input_share(struct input *input, const struct input *of, uint64_t at);

/* Whether it can be shared. */
bool input_can_share(const struct input *of);

/* Reads on into bytes, after what they hold, until they are most or a little more, or the file
 * ends: where it ended as it was opened, though it may have grown; one that became shorter cannot
 * be read.  Returns NULL, or why it could not be read: bytes hold 4 GiB - 1 at most, for places in
 * a text are 32-bit numbers. */
const char *input_fill(struct input *input, struct buffer *bytes, size_t most);

void input_close(struct input *input);

/*
 * Reads the whole file path ("-": standard input) into bytes, replacing its content.  Returns NULL,
 * or why it could not be read.
 */
const char *input_read(const char *path, struct buffer *bytes);

#endif
