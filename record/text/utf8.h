#ifndef RECORD_TEXT_UTF8_H
#define RECORD_TEXT_UTF8_H

#include <stddef.h>
#include <stdint.h>

#include "record/text/str.h"

/*
 * Reads one character of s (s.n > 0) into *code and gives its length in bytes.  Bytes that are not
 * well-formed UTF-8 (Unicode 15, table 3-7: no surrogates, no overlong forms, at most U+10FFFF)
 * give *code = UTF8_BAD and the length of the maximal ill-formed part, at least 1.
 */
#define UTF8_BAD 0xFFFFFFFFu
size_t utf8_read(struct str s, uint32_t *code);

/* Writes code (a Unicode scalar value) to out, which has room for 4 bytes, and gives its length. */
size_t utf8_write(char *out, uint32_t code);

/* How many leading bytes of s are ASCII. */
size_t utf8_ascii(struct str s);

/* How many leading bytes of s are well-formed UTF-8. */
size_t utf8_valid(struct str s);

/* How many characters (code points) s holds; s is well-formed. */
size_t utf8_count(struct str s);

/* Columns that a terminal uses for code: 0 for combining marks and format characters, 2 for wide
 * and full-width, else 1. */
unsigned utf8_width(uint32_t code);

/* Columns that s uses; s is well-formed. */
size_t utf8_columns(struct str s);

#endif
