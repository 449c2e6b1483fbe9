#ifndef WRITERS_COMMON_APPEND_H
#define WRITERS_COMMON_APPEND_H

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

/* Stores n bytes. */
static inline char *
append_bytes(char *p, const char *text, size_t n)
{
	memcpy(p, text, n);
	return p + n;
}

/* Stores a literal, whose length the compiler knows. */
#define APPEND(p, literal) append_bytes(p, literal, sizeof(literal) - 1)

/* The numbers below 100, two characters each, padded with 0 or a blank. */
extern const char append_pairs[2][200];

enum { APPEND_DIGITS = 20 }; /* of a 64-bit number at most */

/* Stores n in decimal, padded on the left with pad to width (at most APPEND_DIGITS) characters. */
static inline char *
append_number(char *p, uint64_t n, unsigned width, char pad)
{
	unsigned count = 1;
	char *after;

	if (n < 100 && width <= 1) {
		*p = append_pairs[0][2 * n];
		p += n >= 10;
		*p = append_pairs[0][2 * n + 1];
		return p + 1;
	}
	for (uint64_t above = 10; n >= above && count < APPEND_DIGITS; above *= 10)
		count++;
	for (; width > count; width--)
		*p++ = pad;
	after = p += count;
	for (; count > 0; count--, n /= 10)
		*--p = (char)('0' + n % 10);
	return after;
}

/* Does what append_number does with width 2; pad is 0 or a blank. */
static inline char *
append_two(char *p, uint64_t n, char pad)
{
	if (n >= 100)
		return append_number(p, n, 2, pad);
	memcpy(p, &append_pairs[pad == ' '][2 * n], 2);
	return p + 2;
}

/* Does what append_number does with width 4; pad is 0 or a blank. */
static inline char *
append_four(char *p, uint64_t n, char pad)
{
	unsigned hundreds = (unsigned)n / 100;

	if (n >= 10000)
		return append_number(p, n, 4, pad);
	p[0] = p[1] = pad;
	if (hundreds > 0)
		append_two(p, hundreds, pad);
	return append_two(p + 2, (unsigned)n % 100, hundreds > 0 ? '0' : pad);
}

#endif
