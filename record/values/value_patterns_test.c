#include "record/text/utf8.h"
#include "record/values/testing_value_patterns.h"

/* Dates are compared as one line: year month day, weekday, time, and ! when something was left. */
static void
test_dates(void **state)
{
	static const struct {
		const char *text, *parts;
	} rows[] = {
		{ "2004/05/31", "2004 5 31 w-1 -1 -1 -1" },
		{ "2004/5/1", "2004 5 1 w-1 -1 -1 -1" },
		{ "2004-05-31", "2004 5 31 w-1 -1 -1 -1" },
		{ "2004.05.31", "2004 5 31 w-1 -1 -1 -1" },
		{ "2004 / 05 / 31", "2004 5 31 w-1 -1 -1 -1" },
		{ "20040531", "2004 5 31 w-1 -1 -1 -1" },
		{ "2004/05/31 10:00:00", "2004 5 31 w-1 10 0 0" },
		{ "2014/07/08 9:00", "2014 7 8 w-1 9 0 -1" },
		{ "2014/09/13 14：59", "2014 9 13 w-1 14 59 -1" },
		{ "２００４／０５／３１　９：００", "2004 5 31 w-1 9 0 -1" },
		{ "1999/07/15(木) 19:07:12", "1999 7 15 w4 19 7 12" },
		{ "2003/09/08（月）20:03", "2003 9 8 w1 20 3 -1" },
		{ "2004/05/31(月・祝)", "2004 5 31 w1 -1 -1 -1" },
		{ "2004/05/31(祝)", "2004 5 31 w-1 -1 -1 -1" },
		{ "2004/05/31 (Mon) 10:00", "2004 5 31 w1 10 0 -1" },
		{ "2004/05/31 Sunday", "2004 5 31 w0 -1 -1 -1" },
		{ "2004年5月31日(日曜日) 9時30分", "2004 5 31 w0 9 30 -1" },
		{ "1997 年 3 月 12 日", "1997 3 12 w-1 -1 -1 -1" },
		{ "2004年5月31日　土曜　午後1時5分6秒", "2004 5 31 w6 13 5 6" },
		{ "平成十六年五月三十一日", "2004 5 31 w-1 -1 -1 -1" },
		{ "二〇〇四年五月三十一日", "2004 5 31 w-1 -1 -1 -1" },
		{ "令和元年5月1日", "2019 5 1 w-1 -1 -1 -1" },
		{ "明治45年7月29日", "1912 7 29 w-1 -1 -1 -1" },
		{ "大正15年12月24日", "1926 12 24 w-1 -1 -1 -1" },
		{ "昭和64年1月7日", "1989 1 7 w-1 -1 -1 -1" },
		{ "西暦2004年5月", "2004 5 -1 w-1 -1 -1 -1" },
		{ "2004年", "2004 -1 -1 w-1 -1 -1 -1" },
		{ "2004/05", "2004 5 -1 w-1 -1 -1 -1" },
		{ "2004", "2004 -1 -1 w-1 -1 -1 -1" },
		{ "1997 February 8th", "1997 2 8 w-1 -1 -1 -1" },
		{ "1986 September", "1986 9 -1 w-1 -1 -1 -1" },
		{ "April 18-th, 1989", "1989 4 18 w-1 -1 -1 -1" },
		{ "8 February 1997", "1997 2 8 w-1 -1 -1 -1" },
		{ "Feb 1997", "1997 2 -1 w-1 -1 -1 -1" },
		{ "2004 May 31 10:00", "2004 5 31 w-1 10 0 -1" },
		{ "2017/03/13 ??:??", "2017 3 13 w-1 -1 -1 -1" },
		{ "2017/03/13 午後??:??", "2017 3 13 w-1 -1 -1 -1" },
		{ "2017/03/？？", "2017 3 -1 w-1 -1 -1 -1" },
		{ "????"
		  "/??"
		  "/??",
		    "-1 -1 -1 w-1 -1 -1 -1" },
		{ "0000/00/00 00:00:00", "-1 -1 -1 w-1 0 0 0" },
		{ "1711/03/00", "1711 3 -1 w-1 -1 -1 -1" },
		{ "2017-03-22T01:00:00.000Z", "2017 3 22 w-1 1 0 0!" },
		{ "2017-03-22T10:00:00+09:00", "2017 3 22 w-1 10 0 0!" },
		{ "2005/11/29･30日", "2005 11 29 w-1 -1 -1 -1!" },
		{ "2005年11月30日～12月1日", "2005 11 30 w-1 -1 -1 -1!" },
		{ "2005/11/29-30 9:00", "2005 11 29 w-1 9 0 -1!" },
		{ "2017-03-22T01:00:00.000", "2017 3 22 w-1 1 0 0" },
		{ "2017/03/22 01:00:00.5", "2017 3 22 w-1 1 0 0!" },
		{ "2017/03/22 01:00:00 JST", "2017 3 22 w-1 1 0 0" },
		{ "Aug 31, 2020 6:39:53 PM", "2020 8 31 w-1 18 39 53" },
		{ "2020/08/31 12:05 PM", "2020 8 31 w-1 12 5 -1" },
		{ "december 1st 2020 12:01 a.m.", "2020 12 1 w-1 0 1 -1" },
		{ "2004/13/45", "2004 13 45 w-1 -1 -1 -1" }, /* date_exists refuses it */
		{ "2004/05/31 10:00～18:00", "2004 5 31 w-1 10 0 -1!" },
		{ "2004/05/31 日", "2004 5 31 w-1 -1 -1 -1!" },
		{ "2004/05/31 第1局", "2004 5 31 w-1 -1 -1 -1!" },
		{ "2004/05/31 10:000", "2004 5 31 w-1 -1 -1 -1!" },
	};

	(void)state;
	EACH(i, rows)
	{
		struct date date;
		char parts[100];

		if (!value_date(value_patterns, str_of(rows[i].text), &date))
			fail_msg("%s: refused", rows[i].text);
		snprintf(parts, sizeof parts, "%d %d %d w%d %d %d %d%s", date.year, date.month,
		    date.day, date.weekday, date.hour, date.minute, date.second,
		    date.exact ? "" : "!");
		if (strcmp(parts, rows[i].parts) != 0)
			fail_msg("%s: %s, not %s", rows[i].text, parts, rows[i].parts);
	}
}

static void
test_no_dates(void **state)
{
	static const char *const rows[] = { "", "21世紀", "開始日時テスト", "13:28:35", "04/05/31",
		"2004/05/311", "2004/123/1", "2004/05/3110:00", "200405", "200405310", "1500点",
		"5月31日", "慶応3年5月1日", "Foo 31, 2020", " 2004/05/31", "２", "\xFF\xFE",
		"2004/05/31\xFF" };

	(void)state;
	EACH(i, rows)
	{
		struct date date = { .year = 77 };

		if (value_date(value_patterns, str_of(rows[i]), &date) || date.year != 77)
			fail_msg("%s: taken for a date", rows[i]);
	}
}

/* Dates of the usual shapes, and what is nearly one, are read as the pattern reads them, which a
 * full stop after them leads to. */
static void
test_usual_dates(void **state)
{
	static const char *const rows[] = { "2004/05/31", "2004/05/31 10:20",
		"2004/05/31 10:20:30" };
	static const char others[] = "069/: ?T";

	(void)state;
	EACH(i, rows)
	{
		size_t n = strlen(rows[i]);

		for (size_t k = 0; k < n * (sizeof others - 1); k++) {
			struct date date = { .year = 77 }, full = { .year = 77 };
			char text[32];

			snprintf(text, sizeof text, "%s.", rows[i]);
			text[k % n] = others[k / n];
			assert_int_equal(value_date(value_patterns, (struct str){ text, n }, &date),
			    value_date(value_patterns, str_of(text), &full));
			if (date.year != full.year || date.month != full.month ||
			    date.day != full.day || date.weekday != full.weekday ||
			    date.hour != full.hour || date.minute != full.minute ||
			    date.second != full.second || date.exact != full.exact)
				fail_msg("%s", text);
		}
	}
}

static void
test_players(void **state)
{
	static const struct {
		const char *text, *name, *title;
	} rows[] = {
		{ "羽生善治 九段", "羽生善治", "九段" },
		{ "二上達也八段", "二上達也", "八段" },
		{ "花村元司9段", "花村元司", "9段" },
		{ "加藤一二三十段", "加藤一二三", "十段" },
		{ "中原　誠十段・名人・王将・王位", "中原　誠", "十段・名人・王将・王位" },
		{ "大山康晴前名人", "大山康晴", "前名人" },
		{ "大山十五世名人", "大山", "十五世名人" },
		{ "大山康晴永世王将", "大山康晴", "永世王将" },
		{ "豊島竜王名人", "豊島", "竜王名人" },
		{ "羽生七冠", "羽生", "七冠" },
		{ "里見香奈 女流王座", "里見香奈", "女流王座" },
		{ "小池重明アマ名人", "小池重明", "アマ名人" },
		{ "山本 奨励会三段", "山本", "奨励会三段" },
		{ "鈴木宏元七段", "鈴木宏元", "七段" },
		{ "Habu Yoshiharu, 9dan", "Habu Yoshiharu", "9dan" },
		{ "Habu 9d", "Habu", "9d" },
		{ "hisashi2(188)", "hisashi2", "188" },
		{ "Lv16 ピヨ郎(R810)", "Lv16 ピヨ郎", "R810" },
		{ "name（五段）", "name", "五段" },
		{ "hanairobiyori 1級", "hanairobiyori", "1級" },
		{ "fukkachan1 12級", "fukkachan1", "12級" },
		{ "  羽生　", "羽生", "" },
		{ "名人", "名人", "" },
		{ "九段", "九段", "" },
		{ "奨励会員", "奨励会員", "" },
		{ "六代大橋宗銀", "六代大橋宗銀", "" },
		{ "柿木将棋", "柿木将棋", "" },
		{ "(先手)", "(先手)", "" },
		{ "gpsusione (smp) r2614", "gpsusione (smp) r2614", "" },
		{ "Sunfish4 v0.1.2 - depth15", "Sunfish4 v0.1.2 - depth15", "" },
		{ "", "", "" },
		{ "\xFF 九段", "\xFF 九段", "" },
	};

	(void)state;
	EACH(i, rows)
	{
		struct player player;

		value_player(value_patterns, str_of(rows[i].text), &player);
		if (!str_eq(player.name, str_of(rows[i].name)) ||
		    !str_eq(player.title, str_of(rows[i].title)))
			fail_msg("%s: [%.*s] [%.*s]", rows[i].text, (int)player.name.n,
			    player.name.p, (int)player.title.n,
			    player.title.n > 0 ? player.title.p : "");
	}
}

/* A value as long as a file costs no more than a short one, and none is cut inside a character. */
static void
test_long_values(void **state)
{
	enum { SIZE = 1 << 20 };
	char *big = test_malloc(SIZE);
	struct str s = { big, SIZE };
	struct player player;
	struct clock clock;
	struct result_line made;
	struct date date;

	(void)state;
	for (size_t shift = 0; shift < 3; shift++) {
		memset(big, ' ', SIZE);
		for (size_t i = 20 + shift; i + 3 <= SIZE; i += 3)
			memcpy(big + i, "　", 3);
		memcpy(big, "2004/05/31", 10);
		assert_true(value_date(value_patterns, s, &date) && date.day == 31 && !date.exact);
		memcpy(big, "6\xE6\x99\x82\xE9\x96\x93   ", 10);
		assert_false(value_clock(value_patterns, s, &clock));
		memcpy(big, "まで7手", 10);
		assert_true(
		    value_result_line(value_patterns, s, &made) && made.plies == 7 && !made.exact);
	}
	s.n = SIZE / 9 * 9;
	for (size_t i = 0; i < s.n; i += 9)
		memcpy(big + i, "名人・", 9);
	value_player(value_patterns, s, &player);
	assert_true(str_eq(player.name, s) && player.title.n == 0);
	value_player(value_patterns, str_first(s, 252), &player);
	assert_int_equal(player.name.n, 252);
	test_free(big);
}

/* Random words of the value patterns' own alphabet; now and then any character, or a byte that is
 * none.
 */
static size_t
random_value(char *out, uint64_t *seed)
{
	static const char *const words[] = { "まで", "手", "で", "先手", "後手", "上手", "の",
		"勝ち", "負け", "反則", "千日手", "時間切れ", "により", "入玉", "詰", "中断",
		"引き分け", "、", "。", " ", "　", "1", "20", "３", "十", "百", "九", "2004", "/",
		"-", ":", "：", "年", "月", "日", "(", ")", "（", "火", "曜", "午後", "時", "分",
		"秒", "時間", "各", "+", "＋", "切れたら", "1手", "将棋", "追加", "名人", "・",
		"九段", "アマ", "前", "世", "dan", "R", "?", ".", "T", "Z", "平成", "元", "aug",
		",", "pm" };
	size_t n = 0, count = 1 + (*seed >> 40) % 24;

	for (size_t i = 0; i < count; i++) {
		uint64_t roll = *seed = *seed * 6364136223846793005u + 1442695040888963407u;

		roll >>= 33;
		if (roll % 50 == 0) {
			out[n++] = (char)(roll >> 8);
		} else if (roll % 20 == 0) {
			uint32_t code = (uint32_t)(roll >> 5) % 0x110000;

			n += utf8_write(out + n, code >= 0xD800 && code < 0xE000 ? 'x' : code);
		} else {
			const char *word = words[roll / 64 % (sizeof words / sizeof *words)];

			n += str_of(word).n;
			memcpy(out + n - str_of(word).n, word, str_of(word).n);
		}
	}
	return n;
}

/* Whatever comes, values stay within their bounds and slices within the value. */
static void
test_random(void **state)
{
	uint64_t seed = 20040531;
	unsigned dates = 0, clocks = 0, mades = 0, titles = 0;

	(void)state;
	for (unsigned round = 0; round < 20000; round++) {
		char bytes[24 * 16], *exact;
		size_t n = random_value(bytes, &seed);
		struct player player;
		struct clock clock;
		struct result_line made;
		struct date date;
		struct str s;

		exact = test_malloc(n); /* lest a read after the end goes unseen */
		memcpy(exact, bytes, n);
		s = (struct str){ exact, n };
		if (value_date(value_patterns, s, &date)) {
			dates++;
			assert_in_range(date.year + 1, 0, 12018 + 1);
			assert_in_range(date.month + 1, 0, 100);
			assert_in_range(date.weekday + 1, 0, 7);
			assert_in_range(date_weekday(&date) + 1, 0, 7);
		}
		clocks += value_clock(value_patterns, s, &clock);
		if (value_result_line(value_patterns, s, &made)) {
			mades++;
			assert_in_range(made.ending, 0, ENDING_COUNT - 1);
			assert_in_range(made.winner, 0, NO_SIDE);
			assert_in_range(made.named, 0, NO_SIDE);
		}
		value_player(value_patterns, s, &player);
		titles += player.title.n > 0;
		assert_true(player.name.p >= s.p && player.name.n + player.title.n <= s.n);
		test_free(exact);
	}
	assert_true(dates > 0 && clocks > 0 && mades > 0 && titles > 0);
}

/* Wherever memory runs out, inside PCRE2 too, value_patterns_free finds all of it. */
static void
test_out_of_memory(void **state)
{
	struct memory poor = { .fail = give_up };
	volatile long failures = 0;

	(void)state;
	for (volatile long after = 1; failures == after - 1; after++) {
		struct value_patterns *volatile small = NULL;
		struct player player;
		struct clock clock;
		struct result_line made;
		struct date date;

		poor.fail_after = after;
		if (setjmp(out_of_memory) == 0) {
			small = value_patterns_new(&poor);
			assert_true(value_date(small, STR("2004/05/31"), &date));
			assert_true(value_clock(small, STR("6時間"), &clock));
			assert_true(value_result_line(small, STR("まで7手詰"), &made));
			value_player(small, STR("羽生 九段"), &player);
		} else {
			failures++;
		}
		poor.fail_after = 0;
		value_patterns_free(small);
		assert_int_equal(poor.used, 0);
	}
	assert_true(failures > 5);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_dates),
		cmocka_unit_test(test_no_dates),
		cmocka_unit_test(test_usual_dates),
		cmocka_unit_test(test_players),
		cmocka_unit_test(test_long_values),
		cmocka_unit_test(test_random),
		cmocka_unit_test(test_out_of_memory),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
