#ifndef RECORD_TEXT_SIMD_H
#define RECORD_TEXT_SIMD_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#include "record/text/swar.h"

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

/* Returns the high bit of each lane, that of the first byte in memory as the lowest. */
static inline unsigned
simd_highs(simd_bytes bytes)
{
#ifdef __SSE2__
	return (unsigned)_mm_movemask_epi8((__m128i)bytes);
#elif defined(__wasm_simd128__)
	return wasm_i8x16_bitmask((v128_t)bytes);
#else
	const uint64_t gather = UINT64_C(0x0002040810204081); /* the high bits, to the top byte */

	return (unsigned)((swar_load(&bytes) & SWAR_HIGHS) * gather >> 56) |
	       (unsigned)((swar_load((const char *)&bytes + 8) & SWAR_HIGHS) * gather >> 56) << 8;
#endif
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
