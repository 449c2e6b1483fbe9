#ifndef WRITERS_APPEND_H
#define WRITERS_APPEND_H

#include <stdint.h>
#include <string.h>

/*
 * Fast appending, for text that every move has: the writer makes room for a whole line
 * (buffer_room) and stores into it.  Each function stores at p and returns the place after.
 */

/* A short word, stored by copying the whole struct: p must have room for 16 bytes. */
struct append_word {
	char p[15];
	uint8_t n;
};

#define APPEND_WORD(literal)                                                                       \
	{                                                                                          \
		(literal), sizeof(literal) - 1                                                     \
	}

/* Stores a word. */
static inline char *
append_word(char *p, const struct append_word *word)
{
	memcpy(p, word, sizeof *word);
	return p + word->n;
}

enum { APPEND_DIGITS = 20 }; /* of a 64-bit number at most */

/* Stores n in decimal, padded on the left with pad to width (at most APPEND_DIGITS) characters. */
static inline char *
append_number(char *p, uint64_t n, unsigned width, char pad)
{
	char digits[APPEND_DIGITS];
	unsigned count = 0;

	do
		digits[count++] = (char)('0' + n % 10);
	while ((n /= 10) > 0);
	while (count < width)
		digits[count++] = pad;
	while (count > 0)
		*p++ = digits[--count];
	return p;
}

/* Does what append_number does with width 2. */
static inline char *
append_two(char *p, uint64_t n, char pad)
{
	if (n >= 100)
		return append_number(p, n, 2, pad);
	p[0] = n < 10 ? pad : (char)('0' + n / 10);
	p[1] = (char)('0' + n % 10);
	return p + 2;
}

#endif
