#include "record/values/round.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define EACH(row, rows) for (size_t row = 0; row < sizeof(rows) / sizeof *(rows); row++)

static void
test_rounds(void **state)
{
	static const struct {
		const char *text;
		uint32_t number, from_end;
		const char *stage, *words;
	} rows[] = {
		{ "第3回戦", 3, 0, "", "第3回戦" },
		{ "3回戦", 3, 0, "", "3回戦" },
		{ "三回戦", 3, 0, "", "三回戦" },
		{ "３回戦", 3, 0, "", "３回戦" },
		{ "第三回戦", 3, 0, "", "第三回戦" },
		{ "十二回戦", 12, 0, "", "十二回戦" },
		{ "10回戦", 10, 0, "", "10回戦" },
		{ "1回戦-4", 1, 0, "", "1回戦" },
		{ "1回戦 上田江口", 1, 0, "", "1回戦" },
		{ "3回戦 上田青木 指し直し", 3, 0, "", "3回戦" },
		{ "第7回みどり支部リーグ 1回戦", 1, 0, "", "1回戦" },
		{ "第7回みどり支部リーグ第2回戦", 2, 0, "", "第2回戦" },
		{ "順位戦B級1組10回戦", 10, 0, "", "10回戦" },
		{ "A級9回戦", 9, 0, "", "9回戦" },
		{ "グループA1回戦", 1, 0, "", "1回戦" },
		{ "NHK杯 2回戦 第4局", 2, 0, "", "2回戦" },
		{ "1回戦第3局", 1, 0, "", "1回戦" },
		{ "20260606 2回戦", 2, 0, "", "2回戦" },
		{ "第1ラウンド", 1, 0, "", "第1ラウンド" },
		{ "ラウンド2", 2, 0, "", "ラウンド2" },
		{ "予選 2回戦", 2, 0, "予選", "2回戦" },
		{ "一次予選3回戦", 3, 0, "一次予選", "3回戦" },
		{ "本戦1回戦", 1, 0, "本戦", "1回戦" },
		{ "決勝トーナメント 2回戦", 2, 0, "決勝トーナメント", "2回戦" },
		{ "決勝2回戦", 2, 0, "決勝", "2回戦" },
		{ "2回戦 敗者復活戦", 2, 0, "敗者復活戦", "2回戦" },
		{ "Qualifying, round 2", 2, 0, "Qualifying", "round 2" },
		{ "①", 1, 0, "", "①" },
		{ "春の大会③", 3, 0, "", "③" },
		{ "⑳", 20, 0, "", "⑳" },
		{ "1R", 1, 0, "", "1R" },
		{ "２Ｒ", 2, 0, "", "２Ｒ" },
		{ "Open 3R", 3, 0, "", "3R" },
		{ "支部大会 2R 決勝", 2, 0, "決勝", "2R" },
		{ "R1", 1, 0, "", "R1" },
		{ "r4", 4, 0, "", "r4" },
		{ "r1-b2", 1, 0, "", "r1" },
		{ "r12b3", 12, 0, "", "r12" },
		{ "games-r2", 2, 0, "", "r2" },
		{ "R3_Kovac", 3, 0, "", "R3" },
		{ "round 1", 1, 0, "", "round 1" },
		{ "Round 1", 1, 0, "", "Round 1" },
		{ "Round 11", 11, 0, "", "Round 11" },
		{ "round1", 1, 0, "", "round1" },
		{ "ROUND-2", 2, 0, "", "ROUND-2" },
		{ "round_2", 2, 0, "", "round_2" },
		{ "Rd. 3", 3, 0, "", "Rd. 3" },
		{ "World Open, Round 3.2", 3, 0, "", "Round 3" },
		{ "Round: 4", 4, 0, "", "Round: 4" },
		{ "2nd round", 2, 0, "", "2nd round" },
		{ "4th Round", 4, 0, "", "4th Round" },
		{ "round 2 board 3", 2, 0, "", "round 2" },
		{ "board 3 round 2", 2, 0, "", "round 2" },
		{ "Final Round 3", 3, 0, "Final", "Round 3" },
		{ "WCSC28_L4_HFW_APR", 4, 0, "L", "_L4" },
		{ "WCSC28_U4_HFW_APR", 4, 0, "U", "_U4" },
		{ "WCSC32_F7_NBS_DLS", 7, 0, "F", "_F7" },
		{ "WCSC28_U4_HFW_APR_2", 4, 0, "U", "_U4" },
		{ "WCSC28_L10", 10, 0, "L", "_L10" },
		{ "準々決勝", 0, 3, "", "準々決勝" },
		{ "準準決勝-1", 0, 3, "", "準準決勝" },
		{ "準決勝", 0, 2, "", "準決勝" },
		{ "準決勝-2", 0, 2, "", "準決勝" },
		{ "決勝", 0, 1, "", "決勝" },
		{ "決勝戦", 0, 1, "", "決勝戦" },
		{ "決勝三番勝負第2局", 0, 1, "", "決勝" },
		{ "決勝トーナメント準決勝", 0, 2, "決勝トーナメント", "準決勝" },
		{ "本戦 準々決勝", 0, 3, "本戦", "準々決勝" },
		{ "ベスト8", 0, 3, "", "ベスト8" },
		{ "ベスト４", 0, 2, "", "ベスト４" },
		{ "ベスト16", 0, 4, "", "ベスト16" },
		{ "ベスト8決定戦", 0, 4, "", "ベスト8決定戦" },
		{ "final", 0, 1, "", "final" },
		{ "Finals", 0, 1, "", "Finals" },
		{ "Cup Final", 0, 1, "", "Final" },
		{ "semifinal", 0, 2, "", "semifinal" },
		{ "Semi-Finals", 0, 2, "", "Semi-Finals" },
		{ "semi final 2", 0, 2, "", "semi final" },
		{ "SF1", 0, 2, "", "SF" },
		{ "quarterfinal", 0, 3, "", "quarterfinal" },
		{ "Quarter-final 3", 0, 3, "", "Quarter-final" },
		{ "QF4", 0, 3, "", "QF" },
		{ "1/4 final", 0, 3, "", "1/4 final" },
		{ "Round of 16", 0, 4, "", "Round of 16" },
		{ "第3局", 3, 0, "", "第3局" },
		{ "第76期名人戦七番勝負第3局", 3, 0, "", "第3局" },
		{ "第十一局", 11, 0, "", "第十一局" },
		{ "リーグ 第3戦", 3, 0, "", "第3戦" },
	};

	(void)state;
	EACH(i, rows)
	{
		struct round round;

		if (!round_find(str_of(rows[i].text), &round))
			fail_msg("%s: none", rows[i].text);
		if (round.number != rows[i].number || round.from_end != rows[i].from_end ||
		    !str_eq(round.stage, str_of(rows[i].stage)) ||
		    !str_eq(round.words, str_of(rows[i].words)) || round.third_place)
			fail_msg("%s: %u, %u, %.*s, %.*s", rows[i].text, round.number,
			    round.from_end, (int)round.stage.n, round.stage.p, (int)round.words.n,
			    round.words.p);
	}
}

static void
test_third_place(void **state)
{
	static const char *const rows[] = { "3位決定戦", "三位決定戦", "３位決定戦",
		"決勝大会 3位決定戦", "Third place", "3rd place", "third-place game" };

	(void)state;
	EACH(i, rows)
	{
		struct round round;

		if (!round_find(str_of(rows[i]), &round) || !round.third_place ||
		    round.from_end != 1 || round.number != 0)
			fail_msg("%s", rows[i]);
	}
}

static void
test_no_rounds(void **state)
{
	static const char *const rows[] = {
		"",
		" ",
		"第3回さくら杯",
		"第3回戦国杯",
		"第7回みどり支部リーグ",
		"第3回",
		"3回",
		"回戦",
		"0回戦",
		"100回戦",
		"1.5回戦",
		"20260606",
		"2026-06-06",
		"0606-inoue-ogawa",
		"2026年6月6日",
		"wdoor+ev-600-10+Kaede-v3+Mizuki_1.2+20260711093000",
		"wdoor+ev-600-10+bot-R2+final+20260711093000",
		"wdoor+floodgate-300-10F+A+B+20200101000000",
		"dr2tsec+buoy_dr2b3-11-bottom_43_dlshogi_xylty-60-2F+dlshogi+xylty+20210718131042",
		"board 2",
		"b2",
		"Board 12",
		"1-kovac-novak",
		"kovac-novak",
		"1",
		"12",
		"game 3",
		"game-3",
		"第3期",
		"第3位",
		"1組",
		"B級1組",
		"1級",
		"初段",
		"順位戦",
		"名人戦",
		"三番勝負",
		"七番勝負",
		"ランキング戦",
		"予選",
		"本戦",
		"決勝トーナメント",
		"決勝リーグ",
		"5位決定戦",
		"ベスト3",
		"ベスト",
		"ベストゲーム",
		"R1850",
		"(R1850)",
		"R",
		"R0",
		"R-1",
		"r",
		"R100",
		"Rook 1",
		"for1",
		"bear3",
		"1Rook",
		"x1R",
		"1r",
		"r1x",
		"round",
		"Round",
		"round robin",
		"Round Robin 2026",
		"ground 3",
		"around 4",
		"round 2026",
		"thunderbird 4",
		"board 4th",
		"Finale",
		"finalist",
		"semifinalist",
		"quarterfinalists",
		"SFX",
		"Sfinal",
		"Round of 12",
		"WCSC28",
		"WCSC28_HFW_APR",
		"WCSC28_X4_HFW",
		"WCSC28_U_HFW",
		"WCSC28_U4HFW",
		"foo_U4x",
		"foo_l4_bar",
		"_U",
		"_U0_",
		"㉑",
		"⓪",
		"第局",
		"第3",
		"3局",
		"第100局",
		"(1)",
		"\xFF\xFE",
		"\xE7\xAC",
	};

	(void)state;
	EACH(i, rows)
	{
		struct round round;

		if (round_find(str_of(rows[i]), &round))
			fail_msg("%s: %.*s", rows[i], (int)round.words.n, round.words.p);
		assert_int_equal(round.number, 0);
		assert_int_equal(round.from_end, 0);
		assert_int_equal(round.words.n, 0);
	}
}

/* A stage may be named without a round. */
static void
test_stages(void **state)
{
	struct round round;

	(void)state;
	assert_false(round_find(STR("春季大会 予選"), &round));
	assert_true(str_eq(round.stage, STR("予選")));
	assert_false(round_find(STR("決勝トーナメント"), &round));
	assert_true(str_eq(round.stage, STR("決勝トーナメント")));
}

static void
test_numbers(void **state)
{
	static const struct {
		const char *text;
		uint32_t number;
	} rows[] = {
		{ "1-kovac-novak", 1 },
		{ "12_kovac", 12 },
		{ "01 kovac", 1 },
		{ "3.novak", 3 },
		{ "２-青木", 2 },
		{ "1-2", 1 },
		{ "1", 0 },
		{ "1-", 0 },
		{ "1kovac", 0 },
		{ "100-kovac", 0 },
		{ "0-kovac", 0 },
		{ "20260606-a", 0 },
		{ "0606-inoue-ogawa", 0 },
		{ "kovac-1", 0 },
		{ "-1-kovac", 0 },
		{ "三-青木", 0 },
		{ "", 0 },
	};

	(void)state;
	EACH(i, rows)
	{
		struct round round;

		if (round_find_number(str_of(rows[i].text), &round) != (rows[i].number != 0) ||
		    round.number != rows[i].number)
			fail_msg("%s: %u", rows[i].text, round.number);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_rounds),
		cmocka_unit_test(test_third_place),
		cmocka_unit_test(test_no_rounds),
		cmocka_unit_test(test_stages),
		cmocka_unit_test(test_numbers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
