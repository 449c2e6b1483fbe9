#include "cmd/archive/unpack.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "cmd/archive/gzip_check.h"

enum { BLOCK = 64 << 10 };

struct raw {
	struct memory *memory;
	const struct archive_library *library;
	struct archive *archive;  /* NULL: out of memory */
	struct gzip_check *check; /* NULL: it is not of gzip */
	struct str bytes;         /* before those that are read from fd */
	int fd;
	uint64_t in;
	bool once; /* packed: not twice, so that checksums are those of what comes out */
	bool ended, checked, failed;
	struct arg reason;    /* of the failure; ARG_end: libarchive knows it */
	char kept[2 * BLOCK]; /* the last packed bytes */
	size_t n;
};

/* Reads packed bytes, as read(2), but waits for them. */
static ssize_t
read_packed(struct raw *raw, char *to)
{
	ssize_t n = raw->bytes.n < BLOCK ? (ssize_t)raw->bytes.n : BLOCK;

	if (n > 0) {
		memcpy(to, raw->bytes.p, (size_t)n);
		raw->bytes = str_after(raw->bytes, (size_t)n);
	}
	if (n > 0 || raw->fd < 0)
		return n;
	while ((n = read(raw->fd, to, BLOCK)) < 0) {
		if (errno == EAGAIN || errno == EWOULDBLOCK)
			poll(&(struct pollfd){ .fd = raw->fd, .events = POLLIN }, 1, -1);
		else if (errno != EINTR)
			break;
	}
	return n;
}

/* archive_read_open's callback. */
static la_ssize_t
pass_packed(struct archive *archive, void *arg, const void **p)
{
	struct raw *raw = arg;
	ssize_t n;

	(void)archive;
	if (raw->n > BLOCK) {
		memmove(raw->kept, raw->kept + raw->n - BLOCK, BLOCK);
		raw->n = BLOCK;
	}
	*p = raw->kept + raw->n;
	n = read_packed(raw, raw->kept + raw->n);
	if (n < 0) {
		raw->reason = (struct arg)A_STR(str_of(strerror(errno)));
		return -1;
	}
	raw->in += (uint64_t)n;
	raw->n += (size_t)n;
	if (raw->check != NULL)
		gzip_check_packed(raw->check, (struct str){ raw->kept, raw->n }, (size_t)n);
	return n;
}

static void
drop_check(struct raw *raw)
{
	gzip_check_free(raw->check, raw->memory);
	raw->check = NULL;
}

/* Goes to the bytes, if there are any. */
static void
begin(struct raw *raw)
{
	struct archive_entry *entry;
	int got = raw->library->calls.archive_read_next_header(raw->archive, &entry);

	raw->ended = got == ARCHIVE_EOF;
	raw->failed = got < ARCHIVE_WARN;
}

struct raw *
raw_open(const struct archive_library *library, struct memory *memory, struct str bytes, int fd)
{
	struct raw *raw = memory_resize(memory, NULL, 0, sizeof *raw);
	struct archive *archive = library->calls.archive_read_new();

	raw->memory = memory;
	raw->library = library;
	raw->archive = archive;
	raw->check = gzip_check_new(library, memory);
	raw->bytes = bytes;
	raw->fd = fd;
	raw->in = 0;
	raw->n = 0;
	raw->ended = raw->checked = raw->failed = false;
	raw->reason = (struct arg){ .kind = ARG_end };
	if (archive == NULL) {
		raw->failed = true;
		return raw;
	}
	library->calls.archive_read_support_filter_gzip(archive);
	library->calls.archive_read_support_filter_bzip2(archive);
	library->calls.archive_read_support_filter_xz(archive);
	library->calls.archive_read_support_filter_zstd(archive);
	library->calls.archive_read_support_format_raw(archive);
	library->calls.archive_read_support_format_empty(archive);
	/* What cannot be unpacked also looks empty, but with an error. */
	if (library->calls.archive_read_open(archive, raw, NULL, pass_packed, NULL) <
		ARCHIVE_WARN ||
	    library->calls.archive_error_string(archive) != NULL)
		raw->failed = true;
	else
		begin(raw);
	raw->once = library->calls.archive_filter_code(archive, 0) != ARCHIVE_FILTER_NONE &&
		    library->calls.archive_filter_code(archive, 1) == ARCHIVE_FILTER_NONE;
	if (!raw->once || library->calls.archive_filter_code(archive, 0) != ARCHIVE_FILTER_GZIP)
		drop_check(raw);
	return raw;
}

void
raw_close(struct raw *raw)
{
	if (raw->archive != NULL)
		raw->library->calls.archive_read_free(raw->archive);
	drop_check(raw);
	memory_resize(raw->memory, raw, sizeof *raw, 0);
}

bool
raw_is_packed(const struct raw *raw)
{
	return raw->archive != NULL &&
	       raw->library->calls.archive_filter_code(raw->archive, 0) != ARCHIVE_FILTER_NONE;
}

/* Fails with this reason unless it holds. */
static void
require(struct raw *raw, bool holds, enum phrase reason)
{
	if (raw->failed || holds)
		return;
	raw->failed = true;
	raw->reason = (struct arg)A_PHRASE(reason);
}

/* Looks at what libarchive does not: gzip's checksums, and what follows the packed bytes. */
static void
check_end(struct raw *raw)
{
	la_int64_t used = raw->library->calls.archive_filter_bytes(raw->archive, -1);
	uint64_t left = used < 0 ? 0 : raw->in - (uint64_t)used;
	struct str kept = { raw->kept, raw->n };
	ssize_t n;

	raw->checked = true;
	if (!raw->once || left > kept.n)
		return;
	require(raw,
	    raw->check == NULL ||
		gzip_check_agrees(raw->check, str_first(kept, kept.n - (size_t)left)),
	    PHRASE_wrong_checksum);
	kept = str_after(kept, kept.n - (size_t)left);
	while (archive_is_padding(kept) && (n = read_packed(raw, raw->kept)) > 0)
		kept = (struct str){ raw->kept, (size_t)n };
	require(raw, archive_is_padding(kept), PHRASE_data_after);
}

bool
raw_read(struct raw *raw, struct str *block)
{
	const void *p = NULL;
	size_t n = 0;
	la_int64_t offset;
	int got;

	while (!raw->ended && !raw->failed && n == 0) {
		got = raw->library->calls.archive_read_data_block(raw->archive, &p, &n, &offset);
		raw->ended = got == ARCHIVE_EOF;
		raw->failed = got < ARCHIVE_WARN;
	}
	*block = n > 0 ? (struct str){ p, n } : STR("");
	if (raw->check != NULL)
		gzip_check_unpacked(raw->check, *block);
	if (raw->ended && !raw->checked)
		check_end(raw);
	return !raw->failed;
}

uint64_t
raw_bytes(const struct raw *raw)
{
	return raw->in;
}

bool
raw_failed(const struct raw *raw, struct arg *reason)
{
	const char *error = NULL;

	if (raw->archive != NULL)
		error = raw->library->calls.archive_error_string(raw->archive);
	*reason = raw->reason.kind != ARG_end ? raw->reason
		  : raw->archive == NULL      ? (struct arg)A_PHRASE(PHRASE_no_memory)
		  : error == NULL             ? (struct arg)A_PHRASE(PHRASE_cut_off)
					      : (struct arg)A_STR(str_of(error));
	return raw->failed;
}
