#include "writers/kif_key.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "record/record.h"

static void
knows_keys(void **state)
{
	static const struct {
		const char *key;
		bool fits;
	} rows[] = {
		{ "１日目", true },
		{ "１手目", true },
		{ "１手目 x", false },
		{ "１ 手", false },
		{ "１．a", false },
		{ "１一歩目a", false },
		{ "２０２６年度", true },
		{ "２六歩問題", true },
		{ "２六歩 x", false },
		{ "２６歩(x", false },
		{ "七六歩▲", false },
		{ "２六歩まで", false },
		{ "二人 x", true },
		{ "同　歩 x", false },
		{ "同門", true },
		{ "トライ", true },
		{ "トライ x", false },
		{ "時間切れ x", false },
		{ "pass x", false },
		{ "passed x", true },
		{ "｜a", false },
		{ "盤面回転", false },
		{ "手数", true },
		{ "手数―", false },
		{ "手番", false },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct header header = { .id = HEADER_other, .key = str_of(rows[i].key) };

		if (kif_key_fits(&header) != rows[i].fits)
			fail_msg("%s", rows[i].key);
	}
}

/* A key that formats share has a word of its own. */
static void
knows_ids(void **state)
{
	struct header header = { .id = HEADER_note, .key = STR("２六歩 x") };

	(void)state;
	assert_true(kif_key_fits(&header));
	header = (struct header){ .id = HEADER_other, .key = STR("$MY_KEY") };
	assert_true(kif_key_fits(&header));
	header.key = STR("$１ a");
	assert_false(kif_key_fits(&header));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(knows_keys),
		cmocka_unit_test(knows_ids),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
