#include "cmd/archive/packed.h"

#include <string.h>

#include "cmd/archive/unpack.h"

struct packed {
	struct memory *memory;
	const struct archive_library *library;
	struct raw *raw; /* NULL: nothing was read yet */
	int fd;
	struct str head;  /* bytes before those that are read from fd */
	struct str block; /* unpacked, and not passed on yet */
	uint64_t out;     /* bytes unpacked */
	bool ended;
	enum packed_fault fault;
	struct arg reason;
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
	    6 },                    /* xz */
	{ "BZh?1AY&SY", 10 },       /* bzip2: a digit between its name and the mark of a block, */
	{ "BZh?\x17rE8P\x90", 10 }, /* or of the end */
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

struct packed *
packed_open(struct memory *memory, int fd, struct str head, const char **reason)
{
	const struct archive_library *library = archive_loaded();
	struct packed *packed;

	*reason = library == NULL ? "packed file, but libarchive was not loaded" : library->missing;
	if (*reason != NULL)
		return NULL;
	packed = memory_resize(memory, NULL, 0, sizeof *packed);
	*packed = (struct packed){
		.memory = memory, .library = library, .fd = fd, .head = head, .block = NO_STR
	};
	return packed;
}

void
packed_close(struct packed *packed)
{
	if (packed->raw != NULL)
		raw_close(packed->raw);
	memory_resize(packed->memory, packed, sizeof *packed, 0);
}

static size_t
end(struct packed *packed, enum packed_fault fault, struct arg reason)
{
	packed->ended = true;
	packed->fault = fault;
	packed->reason = reason;
	return 0;
}

/* Ends where nothing more can be unpacked. */
static size_t
end_damaged(struct packed *packed)
{
	struct arg reason;

	if (!raw_failed(packed->raw, &reason))
		reason = (struct arg)A_PHRASE(PHRASE_not_packed);
	return end(packed, PACKED_damaged, reason);
}

size_t
packed_read(struct packed *packed, char *to, size_t max)
{
	size_t n;

	if (packed->ended)
		return 0;
	if (packed->raw == NULL)
		packed->raw = raw_open(packed->library, packed->memory, packed->head, packed->fd);
	if (packed->block.n == 0 &&
	    (!raw_read(packed->raw, &packed->block) || !raw_is_packed(packed->raw)))
		return end_damaged(packed);
	n = packed->block.n < max ? packed->block.n : max;
	memcpy(to, packed->block.p, n);
	packed->block = str_after(packed->block, n);
	packed->out += n;
	if (packed->out > ARCHIVE_MAX_BYTES)
		return end(packed, PACKED_bursts, (struct arg)A_PHRASE(PHRASE_limit_bytes));
	if (archive_bursts(packed->out, raw_bytes(packed->raw)))
		return end(packed, PACKED_bursts, (struct arg)A_PHRASE(PHRASE_limit_ratio));
	packed->ended = n == 0;
	return n;
}

enum packed_fault
packed_fault(const struct packed *packed, struct arg *reason)
{
	*reason = packed->reason;
	return packed->fault;
}
