#ifndef RECORD_BYTES_H
#define RECORD_BYTES_H

#include "record/text/buffer.h"

/* Numbers as engines keep them: the lowest byte first. */

/* Returns the number in n bytes, at most 8. */
static inline uint64_t
bytes_number(const char *p, unsigned n)
{
	uint64_t number = 0;

	while (n-- > 0)
		number = number << 8 | (unsigned char)p[n];
	return number;
}

/* Returns the number in two bytes. */
static inline unsigned
bytes_u16(const char *p)
{
	return (unsigned)bytes_number(p, 2);
}

/* Appends the n lowest bytes of a number. */
static inline void
bytes_add(struct buffer *out, uint64_t number, unsigned n)
{
	for (; n > 0; n--, number >>= 8)
		buffer_char(out, (char)(number & 0xFF));
}

#endif
