#ifndef WRITERS_APPEND_H
#define WRITERS_APPEND_H

#include <stdint.h>
#include <string.h>

/*
 * Stores for the path that every move takes: the writer makes room for a whole line once
 * (buffer_room) and stores into it.  Each function stores at p and gives the place after.
 */

/* A short word that is stored by copying all of it, whatever its length: p needs room for 16 bytes.
 */
struct append_word {
	char p[15];
	uint8_t n;
};

#define APPEND_WORD(literal)                                                                       \
	{                                                                                          \
		(literal), sizeof(literal) - 1                                                     \
	}

static inline char *
append_word(char *p, const struct append_word *word)
{
	memcpy(p, word, sizeof *word);
	return p + word->n;
}

enum { APPEND_DIGITS = 20 }; /* bytes that append_number stores at most, width aside */

/* n in decimal, padded on the left with pad to at least width (at most APPEND_DIGITS) characters.
 */
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

/* As append_number with width 2. */
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
