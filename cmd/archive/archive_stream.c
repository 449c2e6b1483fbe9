#include "cmd/archive/archive_stream.h"

#include <stdio.h>
#include <string.h>

#include "cmd/input/input.h"

enum { BLOCK = 64 << 10, TRAILER = 8, RECORD = 512 };

struct archive_stream {
	const struct archive_library *library;
	struct memory *memory;
	struct archive *archive; /* reads raw data */
	struct buffer path;      /* ends with NUL; empty: bytes */
	struct str bytes;
	struct str block; /* unpacked last */
	bool waiting;     /* block was not passed on yet */
	uint64_t passed;  /* bytes unpacked and passed on */
	bool gzip;
	uint32_t crc; /* of all bytes unpacked, as gzip has it (RFC 1952), inverted */
};

/* Returns crc after n more bytes. */
static uint32_t
add_crc(uint32_t crc, const char *p, size_t n)
{
	static const uint32_t table[16] = { 0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC,
		0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C, 0xEDB88320, 0xF00F9344, 0xD6D6A3E8,
		0xCB61B38C, 0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C };

	for (; n > 0; n--) {
		crc ^= (unsigned char)*p++;
		crc = crc >> 4 ^ table[crc & 15];
		crc = crc >> 4 ^ table[crc & 15];
	}
	return crc;
}

/* Unpacks the next block.  Returns its size, 0 at the end, or less if it cannot be unpacked. */
static la_ssize_t
next_block(struct archive_stream *stream)
{
	const void *p = NULL;
	size_t n = 0;
	la_int64_t offset;
	int got;

	if (stream->waiting) {
		stream->waiting = false;
		return (la_ssize_t)stream->block.n;
	}
	do
		got = stream->library->calls.archive_read_data_block(
		    stream->archive, &p, &n, &offset);
	while (got == ARCHIVE_OK && n == 0);
	stream->block = (struct str){ p, got == ARCHIVE_OK ? n : 0 };
	if (got != ARCHIVE_OK)
		return got == ARCHIVE_EOF ? 0 : -1;
	if (stream->gzip)
		stream->crc = add_crc(stream->crc, p, n);
	return (la_ssize_t)n;
}

/* archive_read_open's callback. */
static la_ssize_t
pass_block(struct archive *archive, void *arg, const void **p)
{
	struct archive_stream *stream = arg;
	la_ssize_t n = next_block(stream);

	(void)archive;
	*p = stream->block.p;
	stream->passed += n > 0 ? (uint64_t)n : 0;
	return n;
}

static bool
is_blank(struct str s)
{
	size_t i;

	for (i = 0; i < s.n && (s.p[i] == '\0' || s.p[i] == '\x1A'); i++)
		;
	return i == s.n;
}

/*
 * Whether the stream's first block, not compressed, is that of a tar or lha archive, or zero, which
 * is where a tar archive ends.
 */
static bool
is_sequential(struct str block)
{
	return (block.n >= RECORD && is_blank(str_first(block, RECORD))) ||
	       (block.n > 262 && memcmp(block.p + 257, "ustar", 5) == 0) ||
	       (block.n > 7 && memcmp(block.p + 2, "-l", 2) == 0 && block.p[6] == '-');
}

/* Opens the file or the bytes as raw data.  Returns false if that is of no use. */
static bool
open_raw(struct archive_stream *stream)
{
	const struct archive_library *library = stream->library;
	struct archive_entry *entry;
	struct archive *archive = library->calls.archive_read_new();
	bool opened;
	int filter;

	if ((stream->archive = archive) == NULL)
		return false;
	library->calls.archive_read_support_filter_gzip(archive);
	library->calls.archive_read_support_filter_bzip2(archive);
	library->calls.archive_read_support_filter_xz(archive);
	library->calls.archive_read_support_filter_zstd(archive);
	library->calls.archive_read_support_format_raw(archive);
	if (stream->path.n > 0)
		library->calls.archive_read_open_filename(archive, stream->path.p, BLOCK);
	else
		library->calls.archive_read_open_memory(archive, stream->bytes.p, stream->bytes.n);
	opened = library->calls.archive_read_next_header(archive, &entry) == ARCHIVE_OK;
	filter = library->calls.archive_filter_code(archive, 0);
	stream->gzip = filter == ARCHIVE_FILTER_GZIP;
	if (filter != ARCHIVE_FILTER_NONE || !opened)
		return filter != ARCHIVE_FILTER_NONE;
	stream->waiting = next_block(stream) > 0;
	return stream->waiting && is_sequential(stream->block);
}

struct archive_stream *
archive_stream_open(const struct archive_library *library, struct memory *memory, const char *path,
    struct str bytes)
{
	struct archive_stream *stream = memory_resize(memory, NULL, 0, sizeof *stream);

	*stream = (struct archive_stream){
		.library = library, .memory = memory, .bytes = bytes, .crc = UINT32_MAX
	};
	buffer_init(&stream->path, memory);
	if (path != NULL)
		buffer_add(&stream->path, (struct str){ path, strlen(path) + 1 });
	if (open_raw(stream))
		return stream;
	archive_stream_close(stream);
	return NULL;
}

void
archive_stream_close(struct archive_stream *stream)
{
	if (stream == NULL)
		return;
	if (stream->archive != NULL)
		stream->library->calls.archive_read_free(stream->archive);
	buffer_free(&stream->path);
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
	la_int64_t n = stream->library->calls.archive_filter_bytes(stream->archive, -1);

	return n > 0 ? (uint64_t)n : 0;
}

const char *
archive_stream_error(const struct archive_stream *stream)
{
	return stream->library->calls.archive_error_string(stream->archive);
}

/* Whether the file holds the word at byte from or later. */
static bool
file_has(const char *path, off_t from, struct str word)
{
	static const size_t kept = TRAILER;
	FILE *file = fopen(path, "rb");
	char bytes[TRAILER + BLOCK];
	size_t had = 0, n;
	bool found = false;

	if (file == NULL)
		return false;
	for (fseeko(file, from, SEEK_SET);
	     !found && (n = fread(bytes + had, 1, BLOCK, file)) > 0;) {
		struct str s = { bytes, had + n };

		found = str_find(s, word) < s.n;
		had = s.n < kept ? s.n : kept;
		memmove(bytes, s.p + s.n - had, had);
	}
	fclose(file);
	return found;
}

/* Whether what was packed, from byte from on, holds the word. */
static bool
packed_has(const struct archive_stream *stream, uint64_t from, struct str word)
{
	struct str rest = str_after(stream->bytes, (size_t)from);

	return stream->path.n > 0 ? file_has(stream->path.p, (off_t)from, word)
				  : str_find(rest, word) < rest.n;
}

/*
 * Whether the bytes may be what was unpacked: their checksum and length are among the last ones,
 * which padding may follow, or there are several parts, each with its own.
 */
static bool
has_checksum(const struct archive_stream *stream)
{
	uint64_t size = archive_stream_bytes(stream);
	char trailer[TRAILER];
	size_t i;

	if (size <= TRAILER)
		return false;
	for (i = 0; i < TRAILER; i++)
		trailer[i] =
		    (char)((i < 4 ? ~stream->crc : (uint32_t)stream->passed) >> 8 * (i % 4));
	return packed_has(
		   stream, size > BLOCK ? size - BLOCK : 0, (struct str){ trailer, TRAILER }) ||
	       packed_has(stream, 1, STR("\x1F\x8B\x08"));
}

enum archive_rest
archive_stream_rest(struct archive_stream *stream, uint64_t used, uint64_t *n)
{
	uint64_t left = stream->passed > used ? stream->passed - used : 0;
	la_ssize_t got;

	*n = 0;
	if (left > 0 && left <= stream->block.n && !stream->waiting &&
	    !is_blank(str_after(stream->block, stream->block.n - (size_t)left)))
		return ARCHIVE_REST_data;
	got = next_block(stream);
	if (got < 0)
		return ARCHIVE_REST_damaged;
	if (got == 0)
		return stream->gzip && !has_checksum(stream) ? ARCHIVE_REST_damaged
							     : ARCHIVE_REST_over;
	stream->passed += (uint64_t)got;
	*n = (uint64_t)got;
	return is_blank(stream->block) ? ARCHIVE_REST_blank : ARCHIVE_REST_data;
}
