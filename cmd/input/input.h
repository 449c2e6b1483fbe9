#ifndef CMD_INPUT_INPUT_H
#define CMD_INPUT_INPUT_H

#include <stdbool.h>
#include <stdint.h>

#include "cmd/archive/packed.h"
#include "lib/read/feed.h"

/* A file that is being read and perhaps unpacked, or bytes in memory.  Files are never mapped: they
 * may change meanwhile. */
struct input {
	struct feed feed; /* size: of a regular file when it was opened */
	int fd;
	const char *memory;       /* the bytes; NULL: read from fd */
	bool opened;              /* fd is ours to close */
	bool shared;              /* others read from fd too: its file offset is left alone */
	bool guessed;             /* size was passed by the caller, and nothing was read yet */
	bool packed;              /* it is to be unpacked, */
	struct packed *unpacking; /* which has begun; NULL: not yet */
	size_t read;              /* bytes of it that were read */
};

/* The reason for which a folder cannot be opened; commands replace it by their own advice. */
extern const char input_folder[];

/* Reads the beginning of standard input, which shows whether it is packed; input_open goes on from
 * there.  Returns whether it is. */
bool input_peek(void);

/* Returns whether the file path, or standard input ("-"), is to be unpacked: a file by its name. */
bool input_is_packed(const char *path);

/* The size of a regular file, which nobody asked for. */
#define INPUT_REGULAR UINT64_MAX

/* Opens path ("-": standard input).  size: of the regular file that path was a moment ago, or
 * INPUT_REGULAR, or 0; if one read shows that it is right, or that the file is small, the system is
 * not asked for it.  Returns NULL, or why not. */
const char *input_open(struct input *input, const char *path, uint64_t size);

/* Opens bytes in memory, which are borrowed. */
void input_memory(struct input *input, struct str bytes);

/* Makes input read the regular file or the bytes of another input, from byte at on, until that is
 * closed.  Several threads may have one each. */
void input_share(struct input *input, const struct input *of, uint64_t at);

/* Reads until bytes hold max bytes or a few more, or the file ends where it did when it was opened.
 * Returns NULL, or why it cannot be read: it became shorter, or bytes would hold 4 GiB, for offsets
 * in a text have 32 bits. */
const char *input_fill(struct input *input, struct buffer *bytes, size_t max);

/* As input_fill, but reads only once, waiting for the first byte; it may read nothing. */
const char *input_more(struct input *input, struct buffer *bytes, size_t max);

/* Returns whether bytes, the end or an error can be read without waiting. */
bool input_ready(const struct input *input);

/* Returns what ended a packed input; see packed_fault. */
enum packed_fault input_fault(const struct input *input, struct arg *reason);

void input_close(struct input *input);

/* Reads the whole file path ("-": standard input) into bytes, replacing their content.  Returns
 * NULL, or why it cannot be read. */
const char *input_read(const char *path, struct buffer *bytes);

/* The same of a file of settings, or a table, which may be a stranger's: at most max bytes, and
 * only a regular file, and no link, unless any. */
enum { INPUT_SETTINGS_MAX = 64 << 10, INPUT_TABLE_MAX = 64 << 20 };
const char *input_read_settings(const char *path, bool any, size_t max, struct buffer *bytes);

#endif
