#include "writers/common/append.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

/* Compares what was appended from text to end with what printf makes of n. */
static void
assert_same(const char *text, const char *end, uint64_t n, int width, char pad)
{
	char expected[32];
	int length = pad == '0' ? snprintf(expected, sizeof expected, "%0*" PRIu64, width, n)
				: snprintf(expected, sizeof expected, "%*" PRIu64, width, n);

	assert_int_equal(end - text, length);
	assert_memory_equal(text, expected, (size_t)length);
}

static void
assert_appended(uint64_t n)
{
	static const int widths[] = { 0, 1, 2, 3, 6 };
	static const char pads[] = { '0', ' ' };
	char text[32];

	for (size_t k = 0; k < sizeof pads; k++) {
		for (size_t i = 0; i < sizeof widths / sizeof *widths; i++)
			assert_same(text, append_number(text, n, (unsigned)widths[i], pads[k]), n,
			    widths[i], pads[k]);
		assert_same(text, append_two(text, n, pads[k]), n, 2, pads[k]);
		assert_same(text, append_four(text, n, pads[k]), n, 4, pads[k]);
	}
}

static void
test_numbers(void **state)
{
	(void)state;
	for (uint64_t n = 0; n < 10100; n++)
		assert_appended(n);
	for (uint64_t n = 10000; n != 0; n = n > UINT64_MAX / 10 ? 0 : n * 10) {
		assert_appended(n - 1);
		assert_appended(n);
		assert_appended(n + 1);
	}
	assert_appended(UINT32_MAX);
	assert_appended((uint64_t)UINT32_MAX + 1);
	assert_appended(UINT64_MAX);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_numbers) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
