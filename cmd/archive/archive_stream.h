#ifndef CMD_ARCHIVE_ARCHIVE_STREAM_H
#define CMD_ARCHIVE_ARCHIVE_STREAM_H

#include <stdbool.h>

#include "cmd/archive/archive_library.h"
#include "record/diag.h"
#include "record/text/str.h"

/*
 * What tar and lha are read from: an archive's bytes, unpacked.  libarchive alone stops at their
 * end and so misses damage that shows only in a checksum after it, further archives, and gzip's
 * checksum at all.
 */
struct archive_stream;

/* Opens the file path, or with NULL the bytes, which are borrowed.  Returns NULL if it is neither
 * compressed nor tar or lha. */
struct archive_stream *archive_stream_open(const struct archive_library *library,
    struct memory *memory, const char *path, struct str bytes);
void archive_stream_close(struct archive_stream *stream);

/* Makes reader read the stream.  Returns what archive_read_open does. */
int archive_stream_read(struct archive_stream *stream, struct archive *reader);

/* Returns the number of bytes that were read, packed. */
uint64_t archive_stream_bytes(const struct archive_stream *stream);

/* Returns whether the stream could not be unpacked, and why. */
bool archive_stream_failed(const struct archive_stream *stream, struct arg *reason);

/* What follows the end of the archive. */
enum archive_rest {
	ARCHIVE_REST_blank,   /* padding; there may be more */
	ARCHIVE_REST_over,    /* nothing */
	ARCHIVE_REST_data,    /* something else than padding */
	ARCHIVE_REST_damaged, /* it cannot be unpacked, or its checksum is wrong */
};

/* Reads on after the end, of which used bytes are before it.  *n: how many bytes. */
enum archive_rest archive_stream_rest(struct archive_stream *stream, uint64_t used, uint64_t *n);

#endif
