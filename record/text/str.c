#include "record/text/str.h"

bool
str_starts_nocase(struct str s, struct str with)
{
	size_t i;

	for (i = 0; i < with.n && i < s.n; i++) {
		if (s.p[i] != with.p[i] && str_lower(s.p[i]) != str_lower(with.p[i]))
			return false;
	}
	return i == with.n;
}

int
str_order(struct str a, struct str b)
{
	size_t n = a.n < b.n ? a.n : b.n;
	int order = n == 0 ? 0 : memcmp(a.p, b.p, n);

	return order != 0 ? order : (a.n > b.n) - (a.n < b.n);
}

bool
str_eq_nocase(struct str a, struct str b)
{
	return a.n == b.n && str_starts_nocase(a, b);
}

bool
str_listed(struct str word, struct str list)
{
	const char *p = list.p, *end = p + list.n;
	char first = word.n > 0 ? str_lower(word.p[0]) : '\0';

	while (word.n > 0 && word.n <= (size_t)(end - p)) {
		if (str_lower(*p) == first && (p + word.n == end || p[word.n] == ' ') &&
		    str_starts_nocase((struct str){ p, word.n }, word))
			return true;
		while (p < end && *p++ != ' ')
			;
	}
	return false;
}

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

struct str
str_cut(struct str *s, char separator)
{
	const char *at = s->n == 0 ? NULL : memchr(s->p, separator, s->n);
	struct str part = str_first(*s, at == NULL ? s->n : (size_t)(at - s->p));

	*s = str_after(*s, part.n + (at != NULL));
	return part;
}

struct str
str_cut_word(struct str *s)
{
	struct str word = str_ltrim(*s);
	size_t n = 0;

	while (n < word.n && !str_is_blank(word.p[n]))
		n++;
	*s = str_after(word, n);
	return str_first(word, n);
}

/* U+3000, the blank as wide as a kanji. */
#define WIDE_BLANK STR("\xE3\x80\x80")

static size_t
blank_at_start(struct str s)
{
	if (s.n > 0 && (str_is_blank(s.p[0]) || s.p[0] == '\r'))
		return 1;
	return str_starts(s, WIDE_BLANK) ? WIDE_BLANK.n : 0;
}

static size_t
blank_at_end(struct str s)
{
	if (s.n > 0 && (str_is_blank(s.p[s.n - 1]) || s.p[s.n - 1] == '\r'))
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
