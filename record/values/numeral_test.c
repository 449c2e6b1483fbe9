#include "record/values/numeral.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void
test_numbers(void **state)
{
	static const struct {
		const char *text;
		uint32_t value;
	} rows[] = {
		{ "0", 0 },
		{ "007", 7 },
		{ "107", 107 },
		{ "１０７", 107 },
		{ "1０7", 107 },
		{ "９", 9 },
		{ "〇", 0 },
		{ "零", 0 },
		{ "元", 1 },
		{ "七", 7 },
		{ "十", 10 },
		{ "十七", 17 },
		{ "二十", 20 },
		{ "九十九", 99 },
		{ "百", 100 },
		{ "百七", 107 },
		{ "百十", 110 },
		{ "千五百二十五", 1525 },
		{ "二千四", 2004 },
		{ "二〇〇四", 2004 },
		{ "一二三四五六七八九", 123456789 },
		{ "１千", 1000 },
		{ "4294967294", UINT32_MAX - 1 },
		{ "4294967295", UINT32_MAX },
		{ "4294967296", UINT32_MAX },
		{ "18446744073709551616", UINT32_MAX },
		{ "99999999999999999999999999999999999999", UINT32_MAX },
		{ "99999999999999999999千千千千千千千千千千", UINT32_MAX },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		uint32_t value;

		if (!numeral_read(str_of(rows[i].text), &value))
			fail_msg("%s: refused", rows[i].text);
		if (value != rows[i].value)
			fail_msg("%s: %u", rows[i].text, value);
	}
}

static void
test_no_numbers(void **state)
{
	static const char *const rows[] = { "", " 1", "1 ", "1手", "-1", "+1", "万", "x",
		"１\xEF\xBC", "\xEF\xBC\x8F", "\xEF\xBC\x9A", "\xE4\xB8", "\xFF" };

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		uint32_t value = 77;

		if (numeral_read(str_of(rows[i]), &value) || value != 77)
			fail_msg("%s: taken for a number", rows[i]);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_numbers),
		cmocka_unit_test(test_no_numbers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
