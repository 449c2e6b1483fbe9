#include "record/tables/header.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void
kif_keys(void **state)
{
	(void)state;
	assert_int_equal(header_of_kif(STR("先手")), HEADER_black);
	assert_int_equal(header_of_kif(STR("上手")), HEADER_white);
	assert_int_equal(header_of_kif(STR("下手")), HEADER_black);
	assert_int_equal(header_of_kif(STR("開始日時")), HEADER_start_time);
	assert_int_equal(header_of_kif(STR("対局日")), HEADER_start_time);
	assert_int_equal(header_of_kif(STR("White")), HEADER_white);
	assert_int_equal(header_of_kif(STR("先手の備考")), HEADER_other);
	assert_int_equal(header_of_kif(STR("先")), HEADER_other);
	assert_int_equal(header_of_kif(STR("$備考")), HEADER_note);
	assert_int_equal(header_of_kif(STR("$$備考")), HEADER_other);
	assert_int_equal(header_of_kif(STR("$")), HEADER_other);
	assert_int_equal(header_of_kif(NO_STR), HEADER_other);
}

static void
csa_lines(void **state)
{
	size_t n = 99;

	(void)state;
	assert_int_equal(header_of_csa(STR("N+NAKAHARA"), &n), HEADER_black);
	assert_int_equal(n, 2);
	assert_int_equal(header_of_csa(STR("$TIME_LIMIT:00:25+00"), &n), HEADER_time_limit);
	assert_int_equal(n, 12);
	assert_int_equal(header_of_csa(STR("$TIME:900+0+5"), &n), HEADER_time_limit);
	assert_int_equal(n, 6);
	assert_int_equal(header_of_csa(STR("$TIMET-:900+0+5"), &n), HEADER_white_clock);
	assert_int_equal(n, 8);
	assert_int_equal(header_of_csa(STR("$EVENT"), &n), HEADER_other);
	assert_int_equal(n, 0);
	assert_int_equal(header_of_csa(STR("+7776FU"), &n), HEADER_other);
	assert_int_equal(header_of_csa(NO_STR, &n), HEADER_other);
}

static void
psn_tags(void **state)
{
	(void)state;
	assert_int_equal(header_of_psn(STR("Sente")), HEADER_black);
	assert_int_equal(header_of_psn(STR("GOTE")), HEADER_white);
	assert_int_equal(header_of_psn(STR("white")), HEADER_white);
	assert_int_equal(header_of_psn(STR("Tournament")), HEADER_event);
	assert_int_equal(header_of_psn(STR("UTCDate")), HEADER_start_time);
	assert_int_equal(header_of_psn(STR("Sent")), HEADER_other);
	assert_int_equal(header_of_psn(STR("Sentee")), HEADER_other);
	assert_int_equal(header_of_psn(STR("Round")), HEADER_other);
	assert_int_equal(header_of_psn(NO_STR), HEADER_other);
}

static void
rows_lead_back(void **state)
{
	unsigned id;
	size_t n;

	(void)state;
	for (id = 1; id < HEADER_COUNT; id++) {
		if (*header_rows[id].kif != '\0')
			assert_int_equal(header_of_kif(str_of(header_rows[id].kif)), id);
		if (*header_rows[id].csa != '\0')
			assert_int_equal(header_of_csa(str_of(header_rows[id].csa), &n), id);
		assert_int_equal(header_of_psn(str_of(header_rows[id].psn)), id);
	}
	assert_string_equal(header_rows[HEADER_start_time].name, "start_time");
}

/* The words that files have, in KIF, CSA and PSN. */
static void
words(void **state)
{
	static const struct {
		enum header_id id;
		const char *kif, *csa, *psn;
	} rows[] = {
		{ HEADER_black, "先手", "N+", "Sente" },
		{ HEADER_white, "後手", "N-", "Gote" },
		{ HEADER_start_time, "開始日時", "$START_TIME:", "Date" },
		{ HEADER_end_time, "終了日時", "$END_TIME:", "EndDate" },
		{ HEADER_title, "表題", "", "Title" },
		{ HEADER_event, "棋戦", "$EVENT:", "Event" },
		{ HEADER_opening, "戦型", "$OPENING:", "Opening" },
		{ HEADER_time_limit, "持ち時間", "$TIME_LIMIT:", "TimeControl" },
		{ HEADER_byoyomi, "秒読み", "", "Byoyomi" },
		{ HEADER_black_clock, "先手持ち時間", "$TIME+:", "BlackTimeControl" },
		{ HEADER_white_clock, "後手持ち時間", "$TIME-:", "WhiteTimeControl" },
		{ HEADER_site, "場所", "$SITE:", "Site" },
		{ HEADER_max_moves, "最大手数", "$MAX_MOVES:", "MaxMoves" },
		{ HEADER_jishogi_rule, "持将棋", "$JISHOGI:", "JishogiRule" },
		{ HEADER_note, "備考", "$NOTE:", "Comment" },
	};

	(void)state;
	assert_int_equal(sizeof rows / sizeof *rows, HEADER_COUNT - 1);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct header_row *row = &header_rows[rows[i].id];
		struct str csa = str_of(rows[i].csa);

		if (csa.n > 2) /* as --header names it */
			assert_int_equal(header_named(str_first(csa, csa.n - 1)), rows[i].id);
		assert_string_equal(row->kif, rows[i].kif);
		assert_string_equal(row->csa, rows[i].csa);
		assert_string_equal(row->psn, rows[i].psn);
	}
}

static void
keys(void **state)
{
	(void)state;
	assert_true(str_eq(header_bare_key(STR("$EVENT2")), STR("EVENT2")));
	assert_true(str_eq(header_bare_key(STR("$\t x ")), STR("x")));
	assert_true(str_eq(header_bare_key(STR("$ \x01 x\x1F")), STR("x")));
	assert_true(str_eq(header_bare_key(STR("$$x")), STR("$$x")));
	assert_true(str_eq(header_bare_key(STR("$ $x")), STR("$ $x")));
	assert_true(str_eq(header_bare_key(STR("備考")), STR("備考")));
	assert_true(header_is_kif_key(STR("後手の戦型")));
	assert_false(header_is_kif_key(STR("")));
	assert_false(header_is_kif_key(STR("角換わり。先手")));
	assert_false(header_is_kif_key(STR("a<b")));
	assert_false(header_is_kif_key(STR("a\0b")));
	assert_true(header_is_kif_key((struct str){ "一二三四五六七八九十一二三四五六七八九十"
						    "一二三四五六七八九十一二三四",
	    96 }));
	assert_false(header_is_kif_key((struct str){ "一二三四五六七八九十一二三四五六七八九十"
						     "一二三四五六七八九十一二三四",
	    99 }));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(keys),
		cmocka_unit_test(words),
		cmocka_unit_test(kif_keys),
		cmocka_unit_test(csa_lines),
		cmocka_unit_test(psn_tags),
		cmocka_unit_test(rows_lead_back),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
