#include "record/text/buffer.h"

#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

struct fault {
	jmp_buf back;
	int count;
};

static void
out_of_memory(void *arg)
{
	struct fault *fault = arg;

	fault->count++;
	longjmp(fault->back, 1);
}

static struct fault fault;
static struct memory memory;
static struct buffer buffer;

static int
set_up(void **state)
{
	(void)state;
	fault.count = 0;
	memory = (struct memory){ .fail = out_of_memory, .arg = &fault };
	buffer_init(&buffer, &memory);
	return 0;
}

static int
tear_down(void **state)
{
	(void)state;
	buffer_free(&buffer);
	return memory.used == 0 ? 0 : -1;
}

static void
assert_holds(const char *expected)
{
	assert_int_equal(buffer.n, strlen(expected));
	assert_memory_equal(buffer.p, expected, buffer.n);
}

static void
appends(void **state)
{
	(void)state;
	buffer_add(&buffer, NO_STR);
	assert_int_equal(buffer.n, 0);
	buffer_add(&buffer, STR("+77"));
	buffer_char(&buffer, '7');
	buffer_fill(&buffer, '6', 2);
	buffer_fill(&buffer, 'x', 0);
	assert_holds("+77766");
	assert_true(str_eq(buffer_str(&buffer), STR("+77766")));
	buffer_clear(&buffer);
	assert_int_equal(buffer.n, 0);
	assert_true(memory.used > 0);
}

static void
grows(void **state)
{
	size_t i;

	(void)state;
	for (i = 0; i < 100000; i++)
		buffer_char(&buffer, (char)('a' + i % 26));
	assert_int_equal(buffer.n, 100000);
	for (i = 0; i < 100000; i++)
		assert_int_equal(buffer.p[i], 'a' + i % 26);
	memset(buffer_room(&buffer, 1 << 20), 'z', 1 << 20);
	buffer.n += 1 << 20;
	assert_int_equal(buffer.p[99999], 'a' + 99999 % 26);
	assert_int_equal(buffer.cap, memory.used);
}

static void
numbers(void **state)
{
	(void)state;
	buffer_number(&buffer, 0, 0, ' ');
	buffer_char(&buffer, '|');
	buffer_number(&buffer, 7, 4, ' ');
	buffer_char(&buffer, '|');
	buffer_number(&buffer, 5, 2, '0');
	buffer_char(&buffer, '|');
	buffer_number(&buffer, 12345, 3, '0');
	buffer_char(&buffer, '|');
	buffer_number(&buffer, 18446744073709551615ul, 0, ' ');
	assert_holds("0|   7|05|12345|18446744073709551615");
}

static void
prints(void **state)
{
	size_t i;

	(void)state;
	buffer_printf(&buffer, "%d手", 76);
	assert_holds("76手");
	buffer_clear(&buffer);
	buffer_fill(&buffer, '.', 1000);
	buffer_printf(&buffer, "%0127d", 1);
	buffer_printf(&buffer, "%0128d", 2);
	buffer_printf(&buffer, "%05000d", 3);
	assert_int_equal(buffer.n, 1000 + 127 + 128 + 5000);
	assert_int_equal(buffer.p[1126], '1');
	assert_int_equal(buffer.p[1254], '2');
	assert_int_equal(buffer.p[6254], '3');
	for (i = 0; i < 1000; i++)
		assert_int_equal(buffer.p[i], '.');
}

/* What buffer_printf does by itself is what printf does. */
static void
prints_the_usual(void **state)
{
	static const char bytes[] = { 'a', 'b', 'c', 'd' }; /* no string */
	char expected[256];

	(void)state;
#define SAME(...)                                                                                  \
	buffer_clear(&buffer), buffer_printf(&buffer, __VA_ARGS__),                                \
	    snprintf(expected, sizeof expected, __VA_ARGS__), assert_holds(expected)
	SAME("plain");
	SAME("%s", "");
	SAME("<%s%s>", "あ", "b");
	SAME("%u %u", 0u, UINT_MAX);
	SAME("%lu,%zu", ULONG_MAX, SIZE_MAX);
	SAME("%d %d %d", 0, INT_MAX, INT_MIN);
	SAME("%ld %ld", LONG_MAX, LONG_MIN);
	SAME("%.*s|%.*s|", 3, bytes, 9, "short");
	SAME("%.*s|", 0, "x");
	SAME("%s %02d %s", "a", 3, "b"); /* one that is left to printf, and usual ones around it */
	SAME("%d%%", 5);
	SAME("%c%u", 'x', 1u);
	SAME("%5s|%-3u|%llu|%lx", "a", 1u, 1ull, 255ul);
	SAME("%.2s|%zd", "abc", (size_t)3);
#undef SAME
}

static void
impossible_sizes_fail(void **state)
{
	(void)state;
	buffer_char(&buffer, 'x');
	if (setjmp(fault.back) == 0)
		buffer_room(&buffer, SIZE_MAX);
	assert_int_equal(fault.count, 1);
	assert_holds("x");
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(appends),
		TEST(grows),
		TEST(numbers),
		TEST(prints),
		TEST(prints_the_usual),
		TEST(impossible_sizes_fail),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
