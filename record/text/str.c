#include "record/text/str.h"

/* Needles are short words of ours, so that looking at each place costs no more than the reading. */
size_t
str_find(struct str s, struct str needle)
{
	const char *at = s.p, *hit;
	size_t left;

	if (needle.n == 0)
		return 0;
	if (s.n < needle.n)
		return s.n;
	left = s.n - needle.n + 1; /* places where it can still begin */
	while (left > 0 && (hit = memchr(at, needle.p[0], left)) != NULL) {
		if (memcmp(hit, needle.p, needle.n) == 0)
			return (size_t)(hit - s.p);
		left -= (size_t)(hit - at) + 1;
		at = hit + 1;
	}
	return s.n;
}

/* U+3000, the blank as wide as a kanji. */
#define WIDE_BLANK STR("\xE3\x80\x80")

static size_t
blank_at_start(struct str s)
{
	if (s.n > 0 && (s.p[0] == ' ' || s.p[0] == '\t' || s.p[0] == '\r'))
		return 1;
	return str_starts(s, WIDE_BLANK) ? WIDE_BLANK.n : 0;
}

static size_t
blank_at_end(struct str s)
{
	if (s.n > 0 && (s.p[s.n - 1] == ' ' || s.p[s.n - 1] == '\t' || s.p[s.n - 1] == '\r'))
		return 1;
	return str_ends(s, WIDE_BLANK) ? WIDE_BLANK.n : 0;
}

struct str
str_ltrim(struct str s)
{
	size_t n;

	while ((n = blank_at_start(s)) > 0)
		s = str_after(s, n);
	return s;
}

struct str
str_rtrim(struct str s)
{
	size_t n;

	while ((n = blank_at_end(s)) > 0)
		s.n -= n;
	return s;
}

struct str
str_trim(struct str s)
{
	return str_ltrim(str_rtrim(s));
}
