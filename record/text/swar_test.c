#include "record/text/swar.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static uint64_t
next_random(uint64_t *seed)
{
	*seed ^= *seed << 13;
	*seed ^= *seed >> 7;
	return *seed ^= *seed << 17;
}

/* Searches find what a loop over the bytes finds, and swar_bits numbers the hits alike. */
static void
hits(void **state)
{
	uint64_t seed = 1;

	(void)state;
	for (int round = 0; round < 100000; round++) {
		uint64_t word = next_random(&seed) & next_random(&seed);
		unsigned char c = (unsigned char)(next_random(&seed) & next_random(&seed) & 0x7F);
		unsigned equal = 0, below = 0;

		if ((round & 1) != 0) /* with bytes that are c, and some that are c but for a bit */
			word = (word & SWAR_HIGHS * (round >> 1 & 1)) ^ SWAR_ONES * c ^
			       (word & SWAR_ONES);
		for (unsigned i = 0; i < 8; i++) {
			unsigned char byte = (unsigned char)(word >> 8 * i);

			equal |= (unsigned)(byte == c) << i;
			below |= (unsigned)(byte < c) << i;
		}
		assert_int_equal(swar_bits(swar_equal(word, c)), equal);
		assert_int_equal(swar_bits(swar_below(word, c)), below);
		if (equal != 0)
			assert_int_equal(
			    swar_first(swar_equal(word, c)), (unsigned)__builtin_ctz(equal));
	}
}

static void
numbers(void **state)
{
	static const char digits[] = "90817263";
	uint32_t number = 0;

	(void)state;
	for (unsigned n = 1; n <= 8; n++) {
		number = number * 10 + (uint32_t)(digits[n - 1] - '0');
		assert_int_equal(swar_number(swar_load(digits) ^ SWAR_ONES * '0', n), number);
	}
}

static void
patterns(void **state)
{
	uint64_t found;

	(void)state;
	assert_true(swar_like(swar_load("12:59/07"), swar_load("00:60/00"), &found));
	assert_int_equal(swar_pair(found, 0), 12);
	assert_int_equal(swar_pair(found, 3), 59);
	assert_int_equal(swar_pair(found, 6), 7);
	assert_false(swar_like(swar_load("12:60/07"), swar_load("00:60/00"), &found));
	assert_false(swar_like(swar_load("12:5a/07"), swar_load("00:60/00"), &found));
	assert_false(swar_like(swar_load("12.59/07"), swar_load("00:60/00"), &found));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hits),
		cmocka_unit_test(numbers),
		cmocka_unit_test(patterns),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
