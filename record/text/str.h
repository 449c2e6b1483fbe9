#ifndef RECORD_TEXT_STR_H
#define RECORD_TEXT_STR_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* A borrowed run of bytes: a slice of a text, of an arena, or of a literal.  Not NUL-terminated,
 * never owned. */
struct str {
	const char *p;
	size_t n;
};

#define STR(literal) ((struct str){ (literal), sizeof(literal) - 1 })
#define NO_STR ((struct str){ NULL, 0 })

static inline struct str
str_of(const char *c)
{
	return (struct str){ c, c == NULL ? 0 : strlen(c) };
}

static inline bool
str_eq(struct str a, struct str b)
{
	return a.n == b.n && (a.n == 0 || memcmp(a.p, b.p, a.n) == 0);
}

static inline bool
str_starts(struct str s, struct str with)
{
	return s.n >= with.n && (with.n == 0 || memcmp(s.p, with.p, with.n) == 0);
}

static inline bool
str_ends(struct str s, struct str with)
{
	return s.n >= with.n && (with.n == 0 || memcmp(s.p + (s.n - with.n), with.p, with.n) == 0);
}

/* The rest of s after its first n bytes (n <= s.n). */
static inline struct str
str_after(struct str s, size_t n)
{
	return (struct str){ s.p + n, s.n - n };
}

/* The first n bytes of s (n <= s.n). */
static inline struct str
str_first(struct str s, size_t n)
{
	return (struct str){ s.p, n };
}

/* Where needle first stands in s, or s.n when it does not. */
size_t str_find(struct str s, struct str needle);

/* s without blanks at both ends: space, tab, CR, and the ideographic space U+3000. */
struct str str_trim(struct str s);

/* s without such blanks at its start. */
struct str str_ltrim(struct str s);

/* s without such blanks at its end. */
struct str str_rtrim(struct str s);

#endif
