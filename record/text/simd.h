#ifndef RECORD_TEXT_SIMD_H
#define RECORD_TEXT_SIMD_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/*
 * Sixteen bytes of text at a time, with the vector extension of gcc and clang.  A comparison sets
 * all bits of the lanes in which it holds and clears the others.
 */
typedef uint8_t simd_bytes __attribute__((vector_size(16)));

/* Returns the bytes at p. */
static inline simd_bytes
simd_load(const void *p)
{
	simd_bytes bytes;

	memcpy(&bytes, p, sizeof bytes);
	return bytes;
}

/* Returns whether no lane has a bit set. */
static inline bool
simd_clear(simd_bytes bits)
{
	uint64_t words[2];

	memcpy(words, &bits, sizeof words);
	return (words[0] | words[1]) == 0;
}

#endif
