#ifndef RECORD_TEXT_SWAR_H
#define RECORD_TEXT_SWAR_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/*
 * Eight bytes of text at a time (SIMD within a register).  The first byte in memory is the lowest
 * of the word on every machine.  A search returns a word of hits: the high bit of each byte that
 * matches is set, all other bits are clear.
 */

#define SWAR_ONES UINT64_C(0x0101010101010101)
#define SWAR_LOWS UINT64_C(0x7F7F7F7F7F7F7F7F)
#define SWAR_HIGHS UINT64_C(0x8080808080808080)

/* Returns the eight bytes at p. */
static inline uint64_t
swar_load(const void *p)
{
	uint64_t word;

	memcpy(&word, p, sizeof word);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	word = __builtin_bswap64(word);
#endif
	return word;
}

/* Stores eight bytes at p. */
static inline void
swar_store(void *p, uint64_t word)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	word = __builtin_bswap64(word);
#endif
	memcpy(p, &word, sizeof word);
}

/* Returns the four bytes at p. */
static inline uint32_t
swar_load_half(const void *p)
{
	uint32_t half;

	memcpy(&half, p, sizeof half);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	half = __builtin_bswap32(half);
#endif
	return half;
}

/* Finds the bytes that equal c. */
static inline uint64_t
swar_equal(uint64_t word, unsigned char c)
{
	uint64_t differ = word ^ (SWAR_ONES * c);

	return ~(((differ & SWAR_LOWS) + SWAR_LOWS) | differ) & SWAR_HIGHS;
}

/* Finds the bytes below limit, which is at most 0x80. */
static inline uint64_t
swar_below(uint64_t word, unsigned char limit)
{
	return ~((word & SWAR_LOWS) + SWAR_ONES * (unsigned char)(0x80 - limit)) & ~word &
	       SWAR_HIGHS;
}

/* Returns the index of the first hit; hits is not 0. */
static inline unsigned
swar_first(uint64_t hits)
{
	return (unsigned)__builtin_ctzll(hits) / 8;
}

/* Returns the hits as a set of bits, the first the lowest. */
static inline unsigned
swar_bits(uint64_t hits)
{
	return (unsigned)((hits >> 7) * UINT64_C(0x0102040810204080) >> 56);
}

/* Returns the number made of n digits (1 to 8), whose values are the first bytes. */
static inline uint32_t
swar_number(uint64_t digits, unsigned n)
{
	digits <<= 64 - 8 * n; /* zeros in front; then pairs, fours and the eight */
	digits = (digits * (10 << 8 | 1)) >> 8 & UINT64_C(0x00FF00FF00FF00FF);
	digits = (digits * (100 << 16 | 1)) >> 16 & UINT64_C(0x0000FFFF0000FFFF);
	return (uint32_t)(digits * (UINT64_C(10000) << 32 | 1) >> 32);
}

/* Returns whether word equals pattern except for its digits: a 0 in pattern stands for any digit, a
 * 6 for a digit below 6.  *digits gets the values of the digits, and 0 for the other bytes. */
static inline bool
swar_like(uint64_t word, uint64_t pattern, uint64_t *digits)
{
	uint64_t tens = swar_equal(pattern, '0') >> 7, sixes = swar_equal(pattern, '6') >> 7;
	uint64_t bias = SWAR_LOWS - tens * 9 - sixes * 5;

	*digits = word ^ (pattern - sixes * 6);
	return ((((*digits & SWAR_LOWS) + bias) | *digits) & SWAR_HIGHS) == 0;
}

/* Returns the number of two digits at byte i of the digits found by swar_like. */
static inline unsigned
swar_pair(uint64_t digits, unsigned i)
{
	return (unsigned)((digits * 10 + (digits >> 8)) >> (8 * i)) & 0xFF;
}

#endif
