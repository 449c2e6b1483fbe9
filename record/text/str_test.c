#include "record/text/str.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void
finds(void **state)
{
	(void)state;
	assert_int_equal(str_find(STR("abcabd"), STR("abd")), 3);
	assert_int_equal(str_find(STR("abcabd"), STR("abc")), 0);
	assert_int_equal(str_find(STR("abcabd"), STR("d")), 5);
	assert_int_equal(str_find(STR("aaab"), STR("aab")), 1);
	assert_int_equal(str_find(STR("abcabd"), STR("abe")), 6);
	assert_int_equal(str_find(STR("ab"), STR("abc")), 2);
	assert_int_equal(str_find(STR("ab"), STR("")), 0);
	assert_int_equal(str_find(NO_STR, STR("a")), 0);
	assert_int_equal(str_find(STR("先手：羽生"), STR("：")), 6);
	assert_int_equal(str_find(str_first(STR("abcd"), 3), STR("cd")), 3); /* cut off */
	assert_int_equal(str_find(str_first(STR("aaaaaaab"), 4), STR("ab")), 4);
}

static void
trims(void **state)
{
	(void)state;
	assert_true(str_eq(str_trim(STR(" \t　a b　 \r\r")), STR("a b")));
	assert_true(str_eq(str_ltrim(STR("　a　")), STR("a　")));
	assert_true(str_eq(str_rtrim(STR("　a　")), STR("　a")));
	assert_int_equal(str_trim(STR(" 　\t")).n, 0);
	assert_int_equal(str_trim(NO_STR).n, 0);
	assert_true(str_eq(str_trim(STR("、a、")), STR("、a、"))); /* begins as U+3000 does */
	assert_true(str_eq(str_trim(STR("\x80\x80")), STR("\x80\x80")));
}

static void
compares(void **state)
{
	(void)state;
	assert_true(str_eq(NO_STR, STR("")));
	assert_false(str_eq(STR("a"), STR("b")));
	assert_true(str_starts(STR("まで76手"), STR("まで")));
	assert_false(str_starts(STR("ま"), STR("まで")));
	assert_true(str_ends(STR("a.kif"), STR(".kif")));
	assert_false(str_ends(STR("kif"), STR(".kif")));
	assert_int_equal(str_of(NULL).n, 0);
	assert_true(str_eq(str_after(STR("abc"), 1), STR("bc")));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(finds),
		cmocka_unit_test(trims),
		cmocka_unit_test(compares),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
