#include "parsers/parser_table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void
every_format_has_a_parser(void **state)
{
	unsigned format;

	(void)state;
	assert_null(parser_of(FORMAT_none));
	for (format = FORMAT_none + 1; format < FORMAT_COUNT; format++)
		assert_non_null(parser_of((enum format)format));
	assert_ptr_equal(parser_of(FORMAT_csa3), parser_of(FORMAT_csa));
	assert_ptr_equal(parser_of(FORMAT_sfen), parser_of(FORMAT_usi));
}

static void
formats_are_told_apart(void **state)
{
	static const struct {
		const char *body;
		enum format first, found;
	} rows[] = {
		{ "手合割：平手\n   1 ７六歩(77)\n", FORMAT_none, FORMAT_kif },
		{ "手合割：香落ち\n△３四歩 ▲７六歩\n", FORMAT_kif, FORMAT_ki2 },
		{ "| ・v玉|一\n| ・ ・|二\n", FORMAT_none, FORMAT_bod },
		{ "| ・v玉|一\n| ・ ・|二\n▲２二金\n", FORMAT_none, FORMAT_ki2 },
		{ "V2.2\nPI\n+\n+7776FU\n", FORMAT_none, FORMAT_csa },
		{ "V2.2\nPI\n+\n+7776FU\n", FORMAT_csa3, FORMAT_csa3 }, /* asked first, wins ties */
		{ "position startpos moves 7g7f\n", FORMAT_kif, FORMAT_usi },
		{ "{\"header\":{},\"moves\":[]}", FORMAT_none, FORMAT_jkf },
		{ "hello\n", FORMAT_kif, FORMAT_none },
		{ "", FORMAT_none, FORMAT_none },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct sign sign;
		enum format found = parser_detect(str_of(rows[i].body), rows[i].first, &sign);

		assert_int_equal(sign.score > 0, found != FORMAT_none);
		assert_true(sign.at.at + sign.at.n <= strlen(rows[i].body));
		assert_int_equal(sign.at.n > 0, found != FORMAT_none);

		if (found != rows[i].found)
			fail_msg("%s: %s", rows[i].body, format_rows[found].name);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_format_has_a_parser),
		cmocka_unit_test(formats_are_told_apart),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
