/* Time controls. */
#include "record/values/testing_value_patterns.h"

static void
test_clocks(void **state)
{
	static const struct {
		const char *text;
		uint32_t main, byoyomi, increment, periods;
	} rows[] = {
		{ "6時間", 21600000, 0, 0, 0 },
		{ "各５時間", 18000000, 0, 0, 0 },
		{ "三時間", 10800000, 0, 0, 0 },
		{ "十時間", 36000000, 0, 0, 0 },
		{ "持ち時間各4時間", 14400000, 0, 0, 0 },
		{ "1 時間 30 分", 5400000, 0, 0, 0 },
		{ "0分", 0, 0, 0, 0 },
		{ "90秒", 90000, 0, 0, 0 },
		{ "15分+60秒", 900000, 60000, 0, 0 },
		{ "15分＋30秒", 900000, 30000, 0, 0 },
		{ "10分切れ負け", 600000, 0, 0, 0 },
		{ "10分（切れ負け）", 600000, 0, 0, 0 },
		{ "60分 切れたら1分将棋", 3600000, 60000, 0, 0 },
		{ "25分、切れたら一手30秒未満", 1500000, 30000, 0, 0 },
		{ "30分（切れたら1手30秒）", 1800000, 30000, 0, 0 },
		{ "各1時間、使い切ったら1手60秒未満の秒読み", 3600000, 60000, 0, 0 },
		{ "10分、秒読み30秒", 600000, 30000, 0, 0 },
		{ "10分+30秒(3)", 600000, 30000, 0, 3 },
		{ "10分+30秒（３回）", 600000, 30000, 0, 3 },
		{ "1手30秒", 0, 30000, 0, 0 },
		{ "初手から1手30秒未満", 0, 30000, 0, 0 },
		{ "30秒将棋", 0, 30000, 0, 0 },
		{ "5分+5秒追加", 300000, 0, 5000, 0 },
		{ "5分、1手5秒加算", 300000, 0, 5000, 0 },
		{ "フィッシャールール：5分+5秒", 300000, 0, 5000, 0 },
		{ "6時間(チェスクロック使用)", 21600000, 0, 0, 0 },
		{ "00:25+00", 1500000, 0, 0, 0 },
		{ "00:10+10", 600000, 10000, 0, 0 },
		{ "24:00+60", 86400000, 60000, 0, 0 },
		{ "900+0+5", 900000, 0, 5000, 0 },
		{ "600+30+0", 600000, 30000, 0, 0 },
		{ "0.5+0.25+1.0", 500, 250, 1000, 0 },
		{ "０．５+0+１.０２５", 500, 0, 1025, 0 },
		{ "4294967秒", 4294967000u, 0, 0, 0 },
		{ "1190時間182分", 4294920000u, 0, 0, 0 },
	};

	(void)state;
	EACH(i, rows)
	{
		struct clock clock;

		if (!value_clock(value_patterns, str_of(rows[i].text), &clock))
			fail_msg("%s: refused", rows[i].text);
		if (clock.main != rows[i].main || clock.byoyomi != rows[i].byoyomi ||
		    clock.increment != rows[i].increment || clock.periods != rows[i].periods)
			fail_msg("%s: %u %u %u %u", rows[i].text, clock.main, clock.byoyomi,
			    clock.increment, clock.periods);
	}
}

/* Blanks within a control are spaces, tabs and wide spaces; a line's or page's end is none. */
static void
test_blanks(void **state)
{
	static const char *const rows[] = { " 1 時間 30 分 10 秒 ", "10 分 切れ負け",
		"10分（ 切れ負け ）", "15分 + 60 秒", "60分 切れたら 1 分 将棋",
		"25分、 切れたら一手 30 秒未満", "30分（ 切れたら 1手 30 秒 ）",
		"10分、 秒読み 30 秒", "10分+30秒 ( 3 )", "1手 1 分 30 秒", "5分+ 5 秒追加",
		"フィッシャールール： 5分+5 秒", "6時間 ( チェスクロック使用 )",
		"5分、1手 5 秒加算" };
	static const char blanks[][4] = { " ", "\t", "　" }, others[] = "\n\v\f\r\1";

	(void)state;
	EACH(i, rows)
	for (const char *at = strchr(rows[i], ' '); at != NULL; at = strchr(at + 1, ' ')) {
		struct clock clock, as;
		char text[128];

		for (size_t k = 0; k < sizeof blanks / sizeof *blanks; k++) {
			snprintf(text, sizeof text, "%.*s%s%s", (int)(at - rows[i]), rows[i],
			    blanks[k], at + 1);
			if (!value_clock(value_patterns, str_of(text), &as) ||
			    (k > 0 && (as.main != clock.main || as.byoyomi != clock.byoyomi ||
					  as.increment != clock.increment)))
				fail_msg("%s: not read as with blanks", text);
			clock = as;
		}
		for (const char *p = others; *p != '\0'; p++) {
			snprintf(text, sizeof text, "%.*s%c%s", (int)(at - rows[i]), rows[i], *p,
			    at + 1);
			if (value_clock(value_patterns, str_of(text), &as))
				fail_msg("%s: read with %d", rows[i], *p);
		}
	}
}

/* Whether the value is the whole control, and whether "+" leaves open what follows it. */
static void
test_server_clocks(void **state)
{
	static const struct {
		const char *text;
		uint32_t main, byoyomi, increment;
	} rows[] = {
		{ "wdoor+floodgate-300-10F+a+b+20260101120000", 300000, 0, 10000 },
		{ "wdoor+floodgate-900-0+gps_normal+Bonanza+20261121100000", 900000, 0, 0 },
		{ "wdoor+buoy_x-3-1500-60+a+b+c+20261121100000", 1500000, 60000, 0 },
	};
	static const char *const not [] = { "", "floodgate-300-10F",
		"a+b-300-01+c+d+20260101120000", "a+b-300-10G+c+d+20260101120000",
		"a+b-300+c+d+20260101120000", "a+b-300-10F+c+d+2026",
		"a+b+c-300-10F+d+20260101120000" };
	struct clock clock;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		assert_true(value_server_clock(value_patterns, str_of(rows[i].text), &clock));
		assert_true(clock.whole);
		if (clock.main != rows[i].main || clock.byoyomi != rows[i].byoyomi ||
		    clock.increment != rows[i].increment)
			fail_msg("%s: %u %u %u", rows[i].text, clock.main, clock.byoyomi,
			    clock.increment);
	}
	for (size_t i = 0; i < sizeof not / sizeof *not ; i++)
		if (value_server_clock(value_patterns, str_of(not [i]), &clock))
			fail_msg("%s", not [i]);
}

static void
test_whole_clocks(void **state)
{
	static const struct {
		const char *text;
		bool whole, either;
	} rows[] = {
		{ "6時間", false, false },
		{ "0分", false, false },
		{ "10分切れ負け", true, false },
		{ "10分（切れ負け）", true, false },
		{ "15分+60秒", true, true },
		{ "10分＋0秒", true, true },
		{ "5分+5秒追加", true, false },
		{ "フィッシャールール：5分+5秒", true, false },
		{ "10分、秒読み30秒", true, false },
		{ "30分（切れたら1手30秒）", true, false },
		{ "60分 切れたら1分将棋", true, false },
		{ "30秒将棋", true, false },
		{ "00:25+00", true, false },
		{ "00:10+10", true, false },
		{ "900+0+5", true, false },
	};

	(void)state;
	EACH(i, rows)
	{
		struct clock clock;

		assert_true(value_clock(value_patterns, str_of(rows[i].text), &clock));
		if (clock.whole != rows[i].whole || clock.either != rows[i].either)
			fail_msg("%s: %d %d", rows[i].text, clock.whole, clock.either);
	}
}

static void
test_no_clocks(void **state)
{
	static const char *const rows[] = { "", "なし", "秒", "10", "(持ち時間)", "一億年",
		"00:00:90", "90分+", "10分10分", "6時間x", "15分＋30秒＋（考慮時間10分）", "1+2",
		"1+2+3+4", "0.5.5+0+0", "2000時間", "4294968秒", "1190時間183分", "4294967秒+1秒x",
		"1000時間100000分", "99999999999999999時間", "\xE3\x81", "6時間\xE6" };

	(void)state;
	EACH(i, rows)
	{
		struct clock clock = { .main = 77 };

		if (value_clock(value_patterns, str_of(rows[i]), &clock) || clock.main != 77)
			fail_msg("%s: taken for a time control", rows[i]);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_clocks),
		cmocka_unit_test(test_blanks),
		cmocka_unit_test(test_server_clocks),
		cmocka_unit_test(test_whole_clocks),
		cmocka_unit_test(test_no_clocks),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
