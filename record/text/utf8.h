#ifndef RECORD_TEXT_UTF8_H
#define RECORD_TEXT_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "record/text/str.h"

/*
 * Reads one character of s (s.n > 0) into *code and returns its length in bytes.  For bytes that
 * are not well-formed UTF-8 (Unicode 15, table 3-7: no surrogates, no overlong forms, at most
 * U+10FFFF) *code is UTF8_BAD, and the length that of the maximal ill-formed part, at least 1.
 */
#define UTF8_BAD 0xFFFFFFFFu
size_t utf8_read(struct str s, uint32_t *code);

/* Writes code (a Unicode scalar value) to out, which has room for 4 bytes, and returns its length.
 */
size_t utf8_write(char *out, uint32_t code);

/* Returns whether word (swar_load) begins with a character of three bytes that is certainly
 * well-formed.  The first bytes E0 and ED, which restrict the second, are left to utf8_read. */
static inline bool
utf8_is_three(uint64_t word)
{
	const unsigned free_leads = 0xDFFE; /* by the low four bits of the first byte */

	return (word & 0xC0C0F0) == 0x8080E0 && (free_leads >> (word & 0xF) & 1) != 0;
}

/* Returns the code of that character. */
static inline uint32_t
utf8_three(uint64_t word)
{
	return (uint32_t)((word & 0xF) << 12 | (word >> 2 & 0xFC0) | (word >> 16 & 0x3F));
}

/* Returns the number of leading bytes of s that are ASCII. */
size_t utf8_ascii(struct str s);

/* Returns the number of leading bytes of s that are well-formed UTF-8. */
size_t utf8_valid(struct str s);

/* Returns the number of characters (code points) of s, which is well-formed. */
size_t utf8_count(struct str s);

/* Returns at most max bytes of s, cut between characters if it is well-formed. */
struct str utf8_clip(struct str s, size_t max);

/* Returns the columns that a terminal uses for code: 0 for combining marks and format characters, 2
 * for wide and full-width characters, else 1. */
unsigned utf8_width(uint32_t code);

/* Returns the columns that a terminal uses for s, which is well-formed. */
size_t utf8_columns(struct str s);

#endif
