#include "record/values/name.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void
test_names(void **state)
{
	static const struct {
		const char *a, *b;
		bool same;
	} rows[] = {
		{ "山田太郎", "山田　太郎", true },
		{ "山田 太郎", "山田　太郎 ", true },
		{ "　山田太郎", "山田太郎", true },
		{ "山田太郎", "山田次郎", false },
		{ "山田太郎", "山田太", false },
		{ "Ann Lee", "Ann  Lee", true },
		{ "Ann Lee", "AnnLee", false },
		{ "Ann Lee", "ann lee", false },
		{ "山田 A", "山田A", true },
		{ "", "", true },
		{ "　", "", true },
		{ "", "A", false },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (name_same(str_of(rows[i].a), str_of(rows[i].b)) != rows[i].same ||
		    name_same(str_of(rows[i].b), str_of(rows[i].a)) != rows[i].same)
			fail_msg("row %zu", i);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_names) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
