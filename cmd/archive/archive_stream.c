#include "cmd/archive/archive_stream.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "cmd/archive/unpack.h"

enum { RECORD = 512 };

struct archive_stream {
	const struct archive_library *library;
	struct memory *memory;
	struct raw *raw;
	int fd;           /* -1: bytes are read */
	struct str block; /* unpacked last */
	bool waiting;     /* block was not passed on yet */
	uint64_t passed;  /* bytes unpacked and passed on */
};

/* Unpacks the next block.  Returns false if it cannot be unpacked. */
static bool
next_block(struct archive_stream *stream)
{
	bool waiting = stream->waiting;

	stream->waiting = false;
	return waiting || raw_read(stream->raw, &stream->block);
}

/* archive_read_open's callback. */
static la_ssize_t
pass_block(struct archive *archive, void *arg, const void **p)
{
	struct archive_stream *stream = arg;

	(void)archive;
	if (!next_block(stream))
		return -1;
	*p = stream->block.p;
	stream->passed += stream->block.n;
	return (la_ssize_t)stream->block.n;
}

/*
 * Whether the stream's first block, not compressed, is that of a tar or lha archive, or zero, which
 * is where a tar archive ends.
 */
static bool
is_sequential(struct str block)
{
	return (block.n >= RECORD && archive_is_padding(str_first(block, RECORD))) ||
	       (block.n > 262 && memcmp(block.p + 257, "ustar", 5) == 0) ||
	       (block.n > 7 && memcmp(block.p + 2, "-l", 2) == 0 && block.p[6] == '-');
}

struct archive_stream *
archive_stream_open(const struct archive_library *library, struct memory *memory, const char *path,
    struct str bytes)
{
	struct archive_stream *stream = memory_resize(memory, NULL, 0, sizeof *stream);

	*stream = (struct archive_stream){ .library = library, .memory = memory, .fd = -1 };
	if (path != NULL)
		stream->fd = open(path, O_RDONLY | O_CLOEXEC);
	stream->raw = raw_open(library, memory, path == NULL ? bytes : NO_STR, stream->fd);
	if (raw_is_packed(stream->raw))
		return stream;
	stream->waiting = raw_read(stream->raw, &stream->block) && stream->block.n > 0;
	if (stream->waiting && is_sequential(stream->block))
		return stream;
	archive_stream_close(stream);
	return NULL;
}

void
archive_stream_close(struct archive_stream *stream)
{
	if (stream == NULL)
		return;
	raw_close(stream->raw);
	if (stream->fd >= 0)
		close(stream->fd);
	memory_resize(stream->memory, stream, sizeof *stream, 0);
}

int
archive_stream_read(struct archive_stream *stream, struct archive *reader)
{
	return stream->library->calls.archive_read_open(reader, stream, NULL, pass_block, NULL);
}

uint64_t
archive_stream_bytes(const struct archive_stream *stream)
{
	return raw_bytes(stream->raw);
}

bool
archive_stream_failed(const struct archive_stream *stream, struct arg *reason)
{
	return raw_failed(stream->raw, reason);
}

enum archive_rest
archive_stream_rest(struct archive_stream *stream, uint64_t used, uint64_t *n)
{
	uint64_t left = stream->passed > used ? stream->passed - used : 0;

	*n = 0;
	if (left > 0 && left <= stream->block.n && !stream->waiting &&
	    !archive_is_padding(str_after(stream->block, stream->block.n - (size_t)left)))
		return ARCHIVE_REST_data;
	if (!next_block(stream))
		return ARCHIVE_REST_damaged;
	if (stream->block.n == 0)
		return ARCHIVE_REST_over;
	stream->passed += stream->block.n;
	*n = stream->block.n;
	return archive_is_padding(stream->block) ? ARCHIVE_REST_blank : ARCHIVE_REST_data;
}
