#include "cmd/archive/packed.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "cmd/archive/archive_library.h"

enum { BLOCK = 64 << 10 };

struct packed {
	struct memory *memory;
	const struct archive_library *library;
	struct archive *archive;
	int fd;
	struct str head;  /* bytes before those that are read from fd */
	uint64_t in, out; /* bytes read and unpacked */
	bool ended;
	enum packed_fault fault;
	struct arg reason;
	char block[BLOCK];
};

/* How packed files begin; ? is any byte. */
static const struct magic {
	char bytes[PACKED_HEAD + 1];
	size_t n;
} magics[] = {
	{ "\x1F\x8B\x08", 3 },     /* gzip: RFC 1952 */
	{ "\x28\xB5\x2F\xFD", 4 }, /* zstd: RFC 8878 */
	{ "\xFD"
	  "7zXZ",
	    6 },              /* xz */
	{ "BZh?1AY&SY", 10 }, /* bzip2: a digit between its name and the mark of a block */
};

/* Returns whether the first bytes, as far as they are there, are those of the magic. */
static bool
agrees(struct str bytes, const struct magic *magic)
{
	size_t i = 0;

	while (i < bytes.n && i < magic->n &&
	       (bytes.p[i] == magic->bytes[i] || magic->bytes[i] == '?'))
		i++;
	return i == bytes.n || i == magic->n;
}

bool
packed_begins(struct str bytes)
{
	size_t i = 0;

	while (i < sizeof magics / sizeof *magics &&
	       !(bytes.n >= magics[i].n && agrees(bytes, &magics[i])))
		i++;
	return i < sizeof magics / sizeof *magics;
}

bool
packed_may_begin(struct str bytes)
{
	size_t i = 0;

	while (i < sizeof magics / sizeof *magics && !agrees(bytes, &magics[i]))
		i++;
	return i < sizeof magics / sizeof *magics;
}

/* Gives the library the next bytes of the file. */
static la_ssize_t
read_block(struct archive *archive, void *arg, const void **bytes)
{
	struct packed *packed = arg;
	struct str head = packed->head;
	ssize_t n;

	(void)archive;
	packed->head = NO_STR;
	*bytes = packed->block;
	if (head.n > 0) {
		memcpy(packed->block, head.p, head.n);
		packed->in += head.n;
		return (la_ssize_t)head.n;
	}
	while ((n = read(packed->fd, packed->block, BLOCK)) < 0) {
		if (errno == EAGAIN || errno == EWOULDBLOCK) {
			poll(&(struct pollfd){ .fd = packed->fd, .events = POLLIN }, 1, -1);
		} else if (errno != EINTR) {
			packed->reason = (struct arg)A_STR(str_of(strerror(errno)));
			return -1;
		}
	}
	packed->in += (uint64_t)n;
	return n;
}

struct packed *
packed_open(struct memory *memory, int fd, struct str head, const char **reason)
{
	const struct archive_library *library = archive_loaded();
	struct packed *packed;

	*reason = library == NULL ? "packed file, but libarchive was not loaded" : library->missing;
	if (*reason != NULL)
		return NULL;
	packed = memory_resize(memory, NULL, 0, sizeof *packed);
	packed->memory = memory;
	packed->library = library;
	packed->archive = NULL;
	packed->fd = fd;
	packed->head = head;
	packed->in = packed->out = 0;
	packed->reason = (struct arg){ .kind = ARG_end };
	packed->fault = PACKED_whole;
	packed->ended = false;
	return packed;
}

void
packed_close(struct packed *packed)
{
	if (packed->archive != NULL)
		packed->library->calls.archive_read_free(packed->archive);
	memory_resize(packed->memory, packed, sizeof *packed, 0);
}

static size_t
end(struct packed *packed, enum packed_fault fault, struct arg reason)
{
	packed->ended = true;
	packed->fault = fault;
	if (packed->reason.kind == ARG_end)
		packed->reason = reason;
	return 0;
}

/* Ends with what the library says of it. */
static size_t
end_damaged(struct packed *packed)
{
	const char *error = packed->archive == NULL
				? NULL
				: packed->library->calls.archive_error_string(packed->archive);

	return end(packed, PACKED_damaged,
	    error == NULL ? (struct arg)A_PHRASE(PHRASE_cut_off)
			  : (struct arg)A_STR(str_of(error)));
}

/* Makes the library's reader and goes to the bytes.  Returns false when it is not packed. */
static bool
begin(struct packed *packed)
{
	const struct archive_library *library = packed->library;
	struct archive *archive = library->calls.archive_read_new();
	struct archive_entry *entry;

	packed->archive = archive;
	if (archive == NULL)
		return false;
	library->calls.archive_read_support_filter_gzip(archive);
	library->calls.archive_read_support_filter_bzip2(archive);
	library->calls.archive_read_support_filter_xz(archive);
	library->calls.archive_read_support_filter_zstd(archive);
	library->calls.archive_read_support_format_raw(archive);
	if (library->calls.archive_read_open(archive, packed, NULL, read_block, NULL) <
		ARCHIVE_WARN ||
	    library->calls.archive_read_next_header(archive, &entry) < ARCHIVE_WARN)
		return false;
	if (library->calls.archive_filter_code(archive, 0) != ARCHIVE_FILTER_NONE)
		return true;
	packed->reason = (struct arg)A_PHRASE(PHRASE_not_packed);
	return false;
}

size_t
packed_read(struct packed *packed, char *to, size_t max)
{
	la_ssize_t n;

	if (packed->ended)
		return 0;
	if (packed->archive == NULL && !begin(packed))
		return end_damaged(packed);
	n = packed->library->calls.archive_read_data(packed->archive, to, max);
	if (n < 0)
		return end_damaged(packed);
	packed->out += (uint64_t)n;
	if (packed->out > ARCHIVE_MAX_BYTES)
		return end(packed, PACKED_bursts, (struct arg)A_PHRASE(PHRASE_limit_bytes));
	if (archive_bursts(packed->out, packed->in))
		return end(packed, PACKED_bursts, (struct arg)A_PHRASE(PHRASE_limit_ratio));
	packed->ended = n == 0;
	return (size_t)n;
}

enum packed_fault
packed_fault(const struct packed *packed, struct arg *reason)
{
	*reason = packed->reason;
	return packed->fault;
}
