/* Lines that name the result: まで107手で先手の勝ち. */
#include "record/values/testing_value_patterns.h"

#define NONE NO_SIDE

static void
test_made(void **state)
{
	static const struct {
		const char *text;
		uint32_t plies;
		enum ending ending;
		enum side winner, named;
	} rows[] = {
		{ "まで107手で先手の勝ち", 107, ENDING_resign, BLACK, BLACK },
		{ "まで110手で後手の勝ち", 110, ENDING_resign, WHITE, WHITE },
		{ "まで86手で下手の勝ち", 86, ENDING_resign, BLACK, BLACK },
		{ "まで121手で上手の勝ち", 121, ENDING_resign, WHITE, WHITE },
		{ "まで、先手の勝ち", UINT32_MAX, ENDING_resign, BLACK, BLACK },
		{ "まで 107 手で 先手の勝ち。", 107, ENDING_resign, BLACK, BLACK },
		{ "まで１０７手で先手の勝ち", 107, ENDING_resign, BLACK, BLACK },
		{ "まで百七手にて後手勝", 107, ENDING_resign, WHITE, WHITE },
		{ "まで30手で☖の勝ち", 30, ENDING_resign, WHITE, WHITE },
		{ "まで30手で先手（羽生）の勝ち", 30, ENDING_resign, BLACK, BLACK },
		{ "まで30手で勝ち", 30, ENDING_none, NONE, NONE }, /* whose, and of what? */
		{ "まで30手で負け", 30, ENDING_resign, NONE, NONE },
		{ "まで30手で反則勝ち", 30, ENDING_illegal_action, NONE, NONE },
		{ "まで30手で先手の負け", 30, ENDING_resign, WHITE, BLACK },
		{ "まで13手で投了", 13, ENDING_resign, NONE, NONE },
		{ "まで13手で後手の投了", 13, ENDING_resign, BLACK, WHITE },
		{ "まで3手で時間切れにより後手の勝ち", 3, ENDING_time_up, WHITE, WHITE },
		{ "まで3手で先手の切れ負け", 3, ENDING_time_up, WHITE, BLACK },
		{ "まで3手で後手の時間切れ", 3, ENDING_time_up, BLACK, WHITE },
		{ "まで3手で切れ負け", 3, ENDING_time_up, NONE, NONE },
		{ "まで194手でTime-up", 194, ENDING_time_up, NONE, NONE },
		{ "まで3手で先手の反則勝ち", 3, ENDING_illegal_action, BLACK, BLACK },
		{ "まで2手で後手の反則負け", 2, ENDING_illegal_move, BLACK, WHITE },
		{ "まで50手で二歩により後手の勝ち", 50, ENDING_illegal_action, WHITE, WHITE },
		{ "まで50手で先手の二歩", 50, ENDING_illegal_move, WHITE, BLACK },
		{ "まで50手で連続王手の千日手により先手の勝ち", 50, ENDING_perpetual_check, BLACK,
		    BLACK },
		{ "まで50手で先手の連続王手千日手反則負け", 50, ENDING_perpetual_self, WHITE,
		    BLACK },
		{ "まで50手で王手連続千日手", 50, ENDING_perpetual_check, NONE, NONE },
		{ "まで50手で後手の入玉勝ち", 50, ENDING_declaration, WHITE, WHITE },
		{ "まで50手で先手の入玉宣言勝ち", 50, ENDING_declaration, BLACK, BLACK },
		{ "まで50手で入玉宣言により後手の勝ち", 50, ENDING_declaration, WHITE, WHITE },
		{ "まで50手で先手の勝ち宣言", 50, ENDING_declaration, BLACK, BLACK },
		{ "まで50手で先手の宣言負け", 50, ENDING_failed_declaration, WHITE, BLACK },
		{ "まで0手で先手の不戦勝", 0, ENDING_forfeit_win, BLACK, BLACK },
		{ "まで0手で後手の不戦敗", 0, ENDING_forfeit_loss, BLACK, WHITE },
		{ "まで60手で先手のトライ勝ち", 60, ENDING_try_rule, BLACK, BLACK },
		{ "まで7手詰", 7, ENDING_mate, NONE, NONE },
		{ "まで7手詰め", 7, ENDING_mate, NONE, NONE },
		{ "まで7手で詰み", 7, ENDING_mate, NONE, NONE },
		{ "まで7手で後手の詰み", 7, ENDING_mate, BLACK, WHITE },
		{ "まで3手で不詰", 3, ENDING_no_mate, NONE, NONE },
		{ "まで3手で詰みなし", 3, ENDING_no_mate, NONE, NONE },
		{ "まで25手で中断", 25, ENDING_interrupted, NONE, NONE },
		{ "まで25手で先手の中断", 25, ENDING_interrupted, NONE, BLACK },
		{ "まで25手で指し掛け", 25, ENDING_interrupted, NONE, NONE },
		{ "まで25手で持将棋", 25, ENDING_jishogi, NONE, NONE },
		{ "まで25手で千日手", 25, ENDING_sennichite, NONE, NONE },
		{ "まで千日手", UINT32_MAX, ENDING_sennichite, NONE, NONE },
		{ "まで十手で千日手により引き分け", 10, ENDING_sennichite, NONE, NONE },
		{ "まで25手で封じ手", 25, ENDING_sealed, NONE, NONE },
		{ "まで256手で最大手数により引き分け", 256, ENDING_max_moves, NONE, NONE },
		{ "まで256手で最大手数により先手の勝ち", 256, ENDING_max_moves, BLACK, BLACK },
		{ "まで30手で引き分け", 30, ENDING_draw, NONE, NONE },
		{ "まで67手で対局終了", 67, ENDING_none, NONE, NONE },
		{ "まで107手", 107, ENDING_none, NONE, NONE },
		{ "まで4294967295手で先手の勝ち", UINT32_MAX - 1, ENDING_resign, BLACK, BLACK },
		{ "まで999999999999999999999手で先手の勝ち", UINT32_MAX - 1, ENDING_resign, BLACK,
		    BLACK },
	};

	(void)state;
	EACH(i, rows)
	{
		struct result_line made;

		if (!value_result_line(value_patterns, str_of(rows[i].text), &made))
			fail_msg("%s: refused", rows[i].text);
		if (made.plies != rows[i].plies || made.ending != rows[i].ending ||
		    made.winner != rows[i].winner || made.named != rows[i].named || !made.exact)
			fail_msg("%s: %u %s, winner %d, named %d%s", rows[i].text, made.plies,
			    ending_rows[made.ending].name, made.winner, made.named,
			    made.exact ? "" : ", not all read");
	}
}

/* What each cause makes of a win, a loss and a draw. */
static void
test_causes(void **state)
{
	static const struct {
		const char *word;
		enum ending win, loss, draw;
	} rows[] = {
		{ "投了", ENDING_resign, ENDING_resign, ENDING_draw },
		{ "時間切れ", ENDING_time_up, ENDING_time_up, ENDING_draw },
		{ "連続王手の千日手", ENDING_perpetual_check, ENDING_perpetual_self,
		    ENDING_sennichite },
		{ "反則", ENDING_illegal_action, ENDING_illegal_move, ENDING_draw },
		{ "千日手", ENDING_perpetual_check, ENDING_perpetual_self, ENDING_sennichite },
		{ "入玉宣言", ENDING_declaration, ENDING_failed_declaration,
		    ENDING_declaration_draw },
		{ "持将棋", ENDING_declaration, ENDING_failed_declaration, ENDING_jishogi },
		{ "不詰", ENDING_no_mate, ENDING_no_mate, ENDING_draw },
		{ "詰み", ENDING_mate, ENDING_mate, ENDING_draw },
		{ "トライ", ENDING_try_rule, ENDING_try_rule, ENDING_draw },
		{ "最大手数", ENDING_max_moves, ENDING_max_moves, ENDING_max_moves },
		{ "中断", ENDING_interrupted, ENDING_interrupted, ENDING_draw },
		{ "封じ手", ENDING_sealed, ENDING_sealed, ENDING_draw },
		{ "終局", ENDING_resign, ENDING_resign, ENDING_draw },
	};
	static const char *const outcomes[] = { "先手の勝ち", "先手の負け", "引き分け" };

	(void)state;
	for (unsigned i = 0; i < 3 * sizeof rows / sizeof *rows; i++) {
		enum ending want[] = { rows[i / 3].win, rows[i / 3].loss, rows[i / 3].draw };
		enum side winners[] = { BLACK, WHITE, NO_SIDE };
		struct result_line made;
		char line[256];

		snprintf(
		    line, sizeof line, "まで9手で%sにより%s", rows[i / 3].word, outcomes[i % 3]);
		assert_true(value_result_line(value_patterns, str_of(line), &made));
		if (made.ending != want[i % 3] || made.winner != winners[i % 3])
			fail_msg("%s: %d, winner %d", line, made.ending, made.winner);
	}
}

/* A line whose words were met before, with another number, says what it would say if it were the
 * first. */
static void
test_made_again(void **state)
{
	static const char *const words[] = { "手で先手の勝ち", "手で後手の勝ち", "手で千日手",
		"手で先手の反則負け", "手で中断", "", "手詰", "目", "日で先手の勝ち",
		"手で先手（羽生善治竜王・名人・王位・棋王・王将・棋聖）の勝ち",
		"手で先手の勝ち 以下略" };
	static const char *const numbers[] = { "7", "107", "000", "１０７", "999999999",
		"1234567890", "4294967295", "" };
	char line[256];
	struct result_line made, first;

	(void)state;
	for (unsigned i = 0; i < 3 * 7 * sizeof words / sizeof *words; i++) {
		struct value_patterns *fresh = value_patterns_new(&memory);

		snprintf(line, sizeof line, "まで%s%s", numbers[i % 8],
		    words[i * 5 / 3 % (sizeof words / sizeof *words)]);
		assert_true(value_result_line(value_patterns, str_of(line), &made));
		assert_true(value_result_line(fresh, str_of(line), &first));
		if (made.plies != first.plies || made.ending != first.ending ||
		    made.winner != first.winner || made.named != first.named ||
		    made.exact != first.exact)
			fail_msg("%s: %u %s, winner %d, named %d%s", line, made.plies,
			    ending_rows[made.ending].name, made.winner, made.named,
			    made.exact ? "" : ", not all read");
		value_patterns_free(fresh);
	}
}

/* The usual lines are known as the pattern reads them, which a full stop leads to. */
static void
test_made_usual(void **state)
{
	static const char *const sides[] = { "先手", "後手", "下手", "上手" };

	(void)state;
	EACH(i, sides)
	{
		struct result_line known, read;
		char text[64];

		snprintf(text, sizeof text, "まで7手で%sの勝ち。", sides[i]);
		assert_true(value_result_line(value_patterns, str_of(text), &read));
		text[strlen(text) - strlen("。")] = '\0';
		assert_true(value_result_line(value_patterns, str_of(text), &known));
		if (known.plies != read.plies || known.ending != read.ending ||
		    known.winner != read.winner || known.named != read.named ||
		    known.exact != read.exact)
			fail_msg("%s", text);
	}
}

/* What was read before the end of understanding is kept. */
static void
test_made_in_part(void **state)
{
	static const struct {
		const char *text;
		uint32_t plies;
		enum ending ending;
		enum side winner;
	} rows[] = {
		{ "まで121手で上手の勝ちx", 121, ENDING_resign, WHITE },
		{ "まで30手で羽生の勝ち", 30, ENDING_none, NONE },
		{ "まで30手で何か", 30, ENDING_none, NONE },
		{ "まで何か", UINT32_MAX, ENDING_none, NONE },
		{ "まで3手で先手の勝ち\xFF", UINT32_MAX, ENDING_none, NONE },
	};
	struct result_line made;

	(void)state;
	EACH(i, rows)
	{
		if (!value_result_line(value_patterns, str_of(rows[i].text), &made))
			fail_msg("%s: refused", rows[i].text);
		if (made.plies != rows[i].plies || made.ending != rows[i].ending ||
		    made.winner != rows[i].winner || made.exact)
			fail_msg("%s: %u %s, winner %d%s", rows[i].text, made.plies,
			    ending_rows[made.ending].name, made.winner,
			    made.exact ? ", all read" : "");
	}
	assert_false(value_result_line(value_patterns, STR("107手で先手の勝ち"), &made));
	assert_false(value_result_line(value_patterns, STR("ま"), &made));
	assert_false(value_result_line(value_patterns, NO_STR, &made));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_made),
		cmocka_unit_test(test_causes),
		cmocka_unit_test(test_made_again),
		cmocka_unit_test(test_made_usual),
		cmocka_unit_test(test_made_in_part),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
