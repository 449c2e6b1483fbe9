#include "cmd/archive/gzip_check.h"

#include <stdint.h>
#include <string.h>

/* A member begins with a header and ends with a trailer. */
#define MAGIC STR("\x1F\x8B\x08")
enum { HEADER = 10, TRAILER = 8 };

enum { WAITING = 4096 };

struct trailer {
	uint32_t crc, size;
};

struct gzip_check {
	const struct archive_library *library;
	struct trailer sum;              /* of what was unpacked of the present member */
	struct trailer waiting[WAITING]; /* before each header that was read after the first */
	size_t count;
	bool unknown; /* there were too many */
};

struct gzip_check *
gzip_check_new(const struct archive_library *library, struct memory *memory)
{
	struct gzip_check *check = memory_resize(memory, NULL, 0, sizeof *check);

	check->library = library;
	check->sum = (struct trailer){ 0, 0 };
	check->count = 0;
	check->unknown = false;
	return check;
}

void
gzip_check_free(struct gzip_check *check, struct memory *memory)
{
	if (check != NULL)
		memory_resize(memory, check, sizeof *check, 0);
}

static uint32_t
number(const char *p)
{
	const unsigned char *bytes = (const unsigned char *)p;

	return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
	       (uint32_t)bytes[3] << 24;
}

/* Reads the trailer that ends there. */
static struct trailer
trailer_before(const char *end)
{
	return (struct trailer){ number(end - TRAILER), number(end - TRAILER / 2) };
}

/* Returns whether these bytes look like a header: flags, how hard it was packed, on what system. */
static bool
is_header(const char *p)
{
	unsigned char system = (unsigned char)p[9];

	return (p[3] & 0xE0) == 0 && (p[8] == 0 || p[8] == 2 || p[8] == 4) &&
	       (system <= 13 || system == 255);
}

void
gzip_check_packed(struct gzip_check *check, struct str bytes, size_t n)
{
	size_t at = bytes.n - n;

	at = at < TRAILER + HEADER ? TRAILER : at - (HEADER - 1);
	for (; at + HEADER <= bytes.n; at++) {
		at += str_find(str_after(bytes, at), MAGIC);
		if (at + HEADER > bytes.n)
			return;
		if (!is_header(bytes.p + at))
			continue;
		check->unknown |= check->count == WAITING;
		if (check->count < WAITING)
			check->waiting[check->count++] = trailer_before(bytes.p + at);
	}
}

/* Returns whether the trailer is that of the present member. */
static bool
is_own(const struct gzip_check *check, struct trailer trailer)
{
	return trailer.size == check->sum.size && trailer.crc == check->sum.crc;
}

/* Ends the present member if the first trailer is its own, and empty ones that follow it.  Drops a
 * trailer that was none, or that disagrees: then the sum is never right again. */
static void
end_members(struct gzip_check *check)
{
	size_t i;

	for (i = 0; i < check->count && check->waiting[i].size <= check->sum.size; i++) {
		if (is_own(check, check->waiting[i]))
			check->sum = (struct trailer){ 0, 0 };
	}
	check->count -= i;
	memmove(check->waiting, check->waiting + i, check->count * sizeof *check->waiting);
}

/* Adds bytes: at most a block of libarchive's, far below the 4 GiB that crc32 takes at once. */
static void
add(struct gzip_check *check, struct str bytes)
{
	check->sum.size += (uint32_t)bytes.n;
	check->sum.crc = (uint32_t)check->library->calls.crc32(
	    check->sum.crc, (const unsigned char *)bytes.p, (unsigned)bytes.n);
}

void
gzip_check_unpacked(struct gzip_check *check, struct str bytes)
{
	uint32_t left;
	size_t n;

	for (; bytes.n > 0; bytes = str_after(bytes, n)) {
		end_members(check);
		left = check->waiting[0].size - check->sum.size;
		n = check->count > 0 && left < bytes.n ? left : bytes.n;
		add(check, str_first(bytes, n));
	}
}

bool
gzip_check_agrees(struct gzip_check *check, struct str bytes)
{
	end_members(check);
	return check->unknown ||
	       (bytes.n >= TRAILER && is_own(check, trailer_before(bytes.p + bytes.n)));
}
