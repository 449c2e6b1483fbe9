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

	struct memory memory = { .limit = 0 };
	struct buffer a, b;

	(void)state;
	buffer_init(&a, &memory);
	buffer_init(&b, &memory);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		buffer_clear(&a);
		buffer_clear(&b);
		name_squeeze(str_of(rows[i].a), &a);
		name_squeeze(str_of(rows[i].b), &b);
		if (name_same(str_of(rows[i].a), str_of(rows[i].b)) != rows[i].same ||
		    name_same(str_of(rows[i].b), str_of(rows[i].a)) != rows[i].same ||
		    str_eq(buffer_str(&a), buffer_str(&b)) != rows[i].same)
			fail_msg("row %zu", i);
	}
	buffer_free(&a);
	buffer_free(&b);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_names) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
