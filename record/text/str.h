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
	return a.n == b.n && (a.n == 0 || (*a.p == *b.p && memcmp(a.p, b.p, a.n) == 0));
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

/* Returns the rest of s after its first n bytes (n <= s.n). */
static inline struct str
str_after(struct str s, size_t n)
{
	return (struct str){ s.p + n, s.n - n };
}

/* Returns the first n bytes of s (n <= s.n). */
static inline struct str
str_first(struct str s, size_t n)
{
	return (struct str){ s.p, n };
}

/*
 * Bytes as ASCII, whatever the locale.  A space here is any byte up to the blank: control
 * characters, line ends and NUL too; a blank only a space or a tab.
 */
static inline bool
str_is_digit(int c)
{
	return c >= '0' && c <= '9';
}

static inline bool
str_is_letter(int c)
{
	return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

static inline bool
str_is_blank(int c)
{
	return c == ' ' || c == '\t';
}

static inline bool
str_is_space(int c)
{
	return c >= 0 && c <= ' ';
}

static inline bool
str_is_line_end(int c)
{
	return c == '\n' || c == '\r';
}

static inline char
str_lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c | 0x20) : c;
}

static inline char
str_upper(char c)
{
	return c >= 'a' && c <= 'z' ? (char)(c & ~0x20) : c;
}

/* Returns the first byte from p on that is no space, or end. */
static inline const char *
str_skip_spaces(const char *p, const char *end)
{
	while (p != end && str_is_space(*p))
		p++;
	return p;
}

/* Returns less than, equal to or more than 0 as a sorts before, with or after b, byte by byte. */
int str_order(struct str a, struct str b);

/* Compare without regard to the case of ASCII letters. */
bool str_starts_nocase(struct str s, struct str with);
bool str_eq_nocase(struct str a, struct str b);

/* Returns whether word is one of the words of a list, separated by spaces, in any case. */
bool str_listed(struct str word, struct str list);

/* Returns where needle first occurs in s, or s.n. */
size_t str_find(struct str s, struct str needle);

/* Removes the part of *s before the first separator, and the separator, and returns that part; if
 * there is no separator, all of *s. */
struct str str_cut(struct str *s, char separator);

/* Removes the first word of *s, and the blanks before it, and returns it; empty: there is none. */
struct str str_cut_word(struct str *s);

/* Return s without blanks (space, tab, CR, ideographic space U+3000) at both ends, at its start, at
 * its end. */
struct str str_trim(struct str s);
struct str str_ltrim(struct str s);
struct str str_rtrim(struct str s);

#endif
