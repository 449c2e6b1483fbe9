#include "record/tables/format.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void
names(void **state)
{
	unsigned format;

	(void)state;
	for (format = 1; format < FORMAT_COUNT; format++)
		assert_int_equal(format_named(str_of(format_rows[format].name)), format);
	assert_int_equal(format_named(STR("CSA3")), FORMAT_csa3);
	assert_int_equal(format_named(STR("csa2")), FORMAT_csa);
	assert_int_equal(format_named(STR("ki")), FORMAT_none);
	assert_int_equal(format_named(STR("kif ")), FORMAT_none);
	assert_int_equal(format_named(NO_STR), FORMAT_none);
}

static void
files(void **state)
{
	(void)state;
	assert_int_equal(format_of_file(STR("a.kif")), FORMAT_kif);
	assert_int_equal(format_of_file(STR("dir.csa/b.KIFU")), FORMAT_kif);
	assert_int_equal(format_of_file(STR("a.kif.Csa")), FORMAT_csa);
	assert_int_equal(format_of_file(STR("x.usi")), FORMAT_usi);
	assert_int_equal(format_of_file(STR("kif")), FORMAT_none);
	assert_int_equal(format_of_file(STR("dir.kif/b")), FORMAT_none);
	assert_int_equal(format_of_file(STR("a.")), FORMAT_none);
	assert_int_equal(format_of_file(STR("a.ki")), FORMAT_none);
	assert_int_equal(format_of_file(STR("a.csa3")), FORMAT_none); /* by name only */
	assert_int_equal(format_of_file(NO_STR), FORMAT_none);
}

/* A comment's sign begins a line that other programs skip: no control character does. */
static void
comment_signs(void **state)
{
	(void)state;
	for (unsigned format = 0; format < FORMAT_COUNT; format++) {
		char sign = format_rows[format].comment;

		if (sign != 0 && (sign <= ' ' || sign == 0x7F || str_is_digit(sign)))
			fail_msg("%s: sign %d", format_rows[format].name, sign);
	}
	assert_int_equal(format_rows[FORMAT_kif].comment, '#');
	assert_int_equal(format_rows[FORMAT_csa3].comment, '\'');
	assert_int_equal(format_rows[FORMAT_psn].comment, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(names),
		cmocka_unit_test(files),
		cmocka_unit_test(comment_signs),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
