#include "rules/lint/lint_record.h"
#include "rules/lint/testing_lint.h"

/* Adds a move after parent, as an alternative if there is one, with times in milliseconds. */
static uint32_t
add(uint32_t parent, enum side side, uint32_t spent, uint32_t total)
{
	uint32_t node = record_add_ply(&record, parent, false);
	struct ply *ply = &record.plies[node];

	ply->claim.kind = CLAIM_move;
	ply->spent = spent;
	ply->total = total;
	ply->at = (struct span){ node * 10, 5 };
	moves[node] = (struct move){ .kind = MOVE_board, .side = (uint8_t)side };
	return node;
}

static void
add_header(enum header_id id, const char *key, const char *value, uint32_t at)
{
	struct span span = { at, (uint32_t)str_of(value).n };

	record_add_header(&record, id, str_of(key), str_of(value), span);
}

static void
run(void)
{
	lint_game(&game, value_patterns, &diags);
}

/* Expects finding i. */
static void
expect(size_t i, enum diag rule, uint32_t at, uint32_t ply, const char *message)
{
	struct buffer out;

	assert_true(i < diags.count);
	assert_int_equal(diags.list[i].rule, rule);
	assert_int_equal(diags.list[i].at.at, at);
	assert_int_equal(diags.list[i].ply, ply);
	buffer_init(&out, &memory);
	diag_message(&diags.list[i], LANGUAGE_en, &out);
	buffer_char(&out, '\0');
	assert_string_equal(out.p, message);
	buffer_free(&out);
}

static void
test_totals_right(void **state)
{
	uint32_t node;

	(void)state;
	node = add(0, BLACK, 2000, 2000);
	node = add(node, WHITE, 1000, 1000);
	node = add(node, BLACK, 5000, 7000);
	node = add(node, WHITE, 3000, 4000);
	add(node, BLACK, 0, 7000);
	run();
	assert_int_equal(diags.count, 0);
}

/* A slip is one finding: later totals are compared with the sum from the written one. */
static void
test_one_slip(void **state)
{
	uint32_t node;

	(void)state;
	node = add(0, BLACK, 2000, 2000);
	node = add(node, WHITE, 1000, 1000);
	node = add(node, BLACK, 5000, 9000);
	node = add(node, WHITE, 3000, 4000);
	node = add(node, BLACK, 1000, 10000);
	add(node, WHITE, 3600000, 3700000);
	run();
	assert_int_equal(diags.count, 2);
	expect(0, DIAG_time_total_mismatch, 30, 3,
	    "total time 0:00:09, but the moves add up to 0:00:07");
	expect(1, DIAG_time_total_mismatch, 60, 6,
	    "total time 1:01:40, but the moves add up to 1:00:04");
}

/* A total less than the one before it, in each line of play. */
static void
test_less(void **state)
{
	uint32_t node, branch;

	(void)state;
	node = add(0, BLACK, 9000, 9000);
	node = add(node, WHITE, 1000, 1000);
	branch = add(node, BLACK, 1000, 2000);
	add(branch, WHITE, 1000, 2000);
	add(node, BLACK, 1000, 10000);
	branch = add(0, BLACK, 3000, 3000);
	branch = add(branch, WHITE, 1000, 1000);
	add(branch, BLACK, 1000, 4000);
	run();
	assert_int_equal(diags.count, 1);
	expect(0, DIAG_time_negative, 30, 3,
	    "total time 0:00:02 is less than the previous total 0:00:09");
}

static void
test_fractions(void **state)
{
	uint32_t node;

	(void)state;
	node = add(0, BLACK, 1600, 1000);
	node = add(node, BLACK, 1600, 3000); /* 3.2 seconds */
	node = add(node, BLACK, 1600, 4000); /* 4.8: fractions count */
	node = add(node, BLACK, 100, 5000);  /* 4.9 */
	node = add(node, BLACK, 1000, 6400); /* written with a fraction: within a second */
	add(node, BLACK, 1000, 7000);
	run();
	assert_int_equal(diags.count, 1);
	expect(0, DIAG_time_total_mismatch, 40, 4,
	    "total time 0:00:05, but the moves add up to 0:00:04.900");
}

/* Times cut to seconds with totals that are not: each sum goes on from the last total. */
static void
test_fractional_totals(void **state)
{
	uint32_t node = 0;

	(void)state;
	for (uint32_t i = 1; i < 20; i++)
		node = add(node, BLACK, 1000, 1450 * i);
	run();
	assert_int_equal(diags.count, 0);
}

static void
test_variations(void **state)
{
	uint32_t first, second, branch;

	(void)state;
	first = add(0, BLACK, 2000, 2000);
	second = add(first, WHITE, 1000, 1000);
	add(second, BLACK, 5000, 7000);
	branch = add(second, BLACK, 1000, 3000); /* 2 + 1: not 7 + 1 */
	add(branch, WHITE, 1000, 2000);
	branch = add(first, WHITE, 9000, 9000); /* 0 + 9: not 1 + 9 */
	add(branch, BLACK, 1000, 5000);         /* 2 + 1 */
	add(0, BLACK, 4000, 4000);
	run();
	assert_int_equal(diags.count, 1);
	expect(0, DIAG_time_total_mismatch, 70, 3,
	    "total time 0:00:05, but the moves add up to 0:00:03");
}

/* A total may be a second more or less than the sum, after each move, but not run backwards. */
static void
test_rounded(void **state)
{
	uint32_t node;

	(void)state;
	node = add(0, BLACK, 2000, 2000);
	node = add(node, BLACK, 3000, 6000);
	node = add(node, BLACK, 3000, 10000);
	node = add(node, BLACK, 3000, 12000);
	node = add(node, BLACK, 3000, 17000);
	add(node, BLACK, 0, 16000);
	run();
	assert_int_equal(diags.count, 2);
	expect(0, DIAG_time_total_mismatch, 50, 5,
	    "total time 0:00:17, but the moves add up to 0:00:15");
	expect(1, DIAG_time_negative, 60, 6,
	    "total time 0:00:16 is less than the previous total 0:00:17");
}

/* After a missing time the next total is believed. */
static void
test_unknown_times(void **state)
{
	uint32_t node;

	(void)state;
	node = add(0, BLACK, TIME_NONE, TIME_NONE);
	node = add(node, WHITE, 1000, TIME_NONE);
	node = add(node, BLACK, 5000, 60000);
	node = add(node, WHITE, 1000, 2000);
	node = add(node, BLACK, TIME_NONE, 70000);
	node = add(node, WHITE, 1000, 5000);
	add(node, BLACK, 1000, 73000);
	run();
	assert_int_equal(diags.count, 2);
	expect(0, DIAG_time_total_mismatch, 60, 6,
	    "total time 0:00:05, but the moves add up to 0:00:03");
	expect(1, DIAG_time_total_mismatch, 70, 7,
	    "total time 0:01:13, but the moves add up to 0:01:11");
}

static void
test_unplayed_moves(void **state)
{
	uint32_t node;

	(void)state;
	node = add(0, BLACK, 2000, 2000);
	node = add(node, BLACK, 2000, 99000);
	moves[node].kind = MOVE_none;
	add(node, BLACK, 2000, 99000);
	run();
	assert_int_equal(diags.count, 0);
}

static void
test_starts_in_the_middle(void **state)
{
	uint32_t node;

	(void)state;
	record.setup.first_number = 40;
	node = add(0, BLACK, 2000, 600000);
	add(node, BLACK, 2000, 604000);
	run();
	assert_int_equal(diags.count, 1);
	expect(0, DIAG_time_total_mismatch, 20, 2,
	    "total time 0:10:04, but the moves add up to 0:10:02");
}

static void
test_first_number(void **state)
{
	(void)state;
	record.plies[add(0, BLACK, 2000, 600000)].number = 41;
	run();
	assert_int_equal(diags.count, 0);
}

static void
test_added_minutes(void **state)
{
	uint32_t node;

	(void)state;
	add_header(HEADER_other, "先手消費時間加算", "10", 500);
	add_header(HEADER_other, "後手消費時間加算", "0", 510);
	node = add(0, BLACK, 2000, 602000);
	add(node, WHITE, 2000, 602000);
	run();
	assert_int_equal(diags.count, 1);
	expect(0, DIAG_time_total_mismatch, 20, 2,
	    "total time 0:10:02, but the moves add up to 0:00:02");
}

/* The time of an ending counts, except zeros, which mean none. */
static void
test_endings(void **state)
{
	uint32_t node, ending;

	(void)state;
	node = add(0, BLACK, 2000, 2000);
	node = add(node, WHITE, 2000, 2000);
	ending = add(node, BLACK, 0, 0);
	record.plies[ending].claim.kind = CLAIM_end;
	moves[ending].kind = MOVE_end;
	ending = add(node, BLACK, 3000, 7000);
	record.plies[ending].claim.kind = CLAIM_end;
	moves[ending].kind = MOVE_end;
	run();
	assert_int_equal(diags.count, 1);
	expect(0, DIAG_time_total_mismatch, 40, 3,
	    "total time 0:00:07, but the moves add up to 0:00:05");
}

static void
test_time_place(void **state)
{
	static const struct {
		const char *body;
		uint32_t at, n;
	} rows[] = {
		{ "76歩 ( 0:02/00:00:04)+ x)", 6, 16 },
		{ "76歩 （0:02/00:00:04） x)", 6, 19 },
		{ "76歩 ( 0:02/00:00:04\nx)", 6, 15 },
		{ "76歩 ( 0:02/00:00:04", 6, 15 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct ply *ply;

		text.body = str_of(rows[i].body);
		record_init(&record, &text, &arena, FORMAT_kif);
		ply = &record.plies[add(0, BLACK, 2000, 4000)];
		ply->at = (struct span){ 0, 5 };
		ply->time_at = 6;
		diags.count = 0;
		run();
		assert_int_equal(diags.count, 1);
		assert_int_equal(diags.list[0].at.at, rows[i].at);
		assert_int_equal(diags.list[0].at.n, rows[i].n);
	}
}

static void
test_dates(void **state)
{
	(void)state;
	add_header(HEADER_start_time, "開始日時", "2004/02/30", 0);
	add_header(HEADER_start_time, "開始日時", "21世紀", 20);
	add_header(HEADER_end_time, "終了日時", "2004/05/31 25:00", 40);
	add_header(HEADER_start_time, "対局日", "2004/05/31(火)", 60);
	run();
	assert_int_equal(diags.count, 4);
	expect(0, DIAG_bad_date, 0, 0, "not a date: 2004/02/30");
	expect(1, DIAG_bad_date, 20, 0, "not a date: 21世紀");
	expect(2, DIAG_bad_date, 40, 0, "not a date: 2004/05/31 25:00");
	expect(3, DIAG_weekday_mismatch, 60, 0, "2004/05/31 is a Monday, not a Tuesday");
}

static void
test_dates_right(void **state)
{
	(void)state;
	add_header(HEADER_start_time, "開始日時", "2004/05/31(月) 10:00", 0);
	add_header(HEADER_start_time, "開始日時", "0000/00/00 00:00:00", 0);
	add_header(HEADER_start_time, "開始日時", "2017/03/13 ??:??", 0);
	add_header(HEADER_start_time, "開始日時", "-", 0);
	add_header(HEADER_start_time, "開始日時", "？", 0);
	add_header(HEADER_start_time, "開始日時", "不明", 0);
	add_header(HEADER_start_time, "開始日時", "----/--/-- --:--", 0);
	add_header(HEADER_end_time, "終了日時", "", 0);
	add_header(HEADER_end_time, "終了日時", "1709/02/30(月)", 0); /* the old calendar */
	add_header(HEADER_other, "発表年月", "いつか", 0);
	add_header(HEADER_event, "棋戦", "いつか", 0);
	run();
	assert_int_equal(diags.count, 0);
}

static void
test_players(void **state)
{
	(void)state;
	add(0, BLACK, TIME_NONE, TIME_NONE);
	add_header(HEADER_black, "先手", "羽生", 7);
	run();
	assert_int_equal(diags.count, 1);
	expect(0, DIAG_missing_player, 7, 0, "no name for white");
	add_header(HEADER_white, "後手", "", 9);
	run();
	expect(1, DIAG_missing_player, 9, 0, "no name for white");
	assert_int_equal(diags.count, 2);
}

static void
test_no_players(void **state)
{
	(void)state;
	add(0, BLACK, TIME_NONE, TIME_NONE);
	run();
	add_header(HEADER_other, "作者", "伊藤看寿", 1); /* a problem */
	run();
	assert_int_equal(diags.count, 0);
	add_header(HEADER_event, "棋戦", "名人戦", 5);
	run();
	assert_int_equal(diags.count, 2);
	expect(0, DIAG_missing_player, 1, 0, "no name for black");
	expect(1, DIAG_missing_player, 1, 0, "no name for white");
}

static void
test_nothing_played(void **state)
{
	uint32_t node;

	(void)state;
	add_header(HEADER_event, "棋戦", "名人戦", 5);
	run();
	node = add(0, BLACK, TIME_NONE, TIME_NONE);
	record.plies[node].claim.kind = CLAIM_end;
	moves[node].kind = MOVE_end;
	run();
	assert_int_equal(diags.count, 0);
}

/* Deeply nested branches, as in a hostile file, need no recursion. */
static void
test_deep(void **state)
{
	enum { DEPTH = 100000 };
	uint32_t node = 0;

	(void)state;
	game.moves = arena_zero(&arena, (2 * DEPTH + 1) * sizeof *game.moves);
	for (uint32_t i = 0; i < DEPTH; i++) {
		uint32_t next = record_add_ply(&record, node, false);

		record_add_ply(&record, next, true);
		record.plies[next].spent = record.plies[next + 1].spent = 1000;
		record.plies[next].total = 1000 * (i + 1);
		record.plies[next + 1].total = 1000 * (i + 1) + (i == DEPTH - 1 ? 5000 : 0);
		game.moves[next].kind = game.moves[next + 1].kind = MOVE_board;
		node = next;
	}
	run();
	assert_int_equal(diags.count, 1);
	assert_int_equal(diags.list[0].ply, DEPTH);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up_lint, tear_down_lint)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_totals_right),
		TEST(test_one_slip),
		TEST(test_less),
		TEST(test_fractions),
		TEST(test_fractional_totals),
		TEST(test_variations),
		TEST(test_rounded),
		TEST(test_unknown_times),
		TEST(test_unplayed_moves),
		TEST(test_starts_in_the_middle),
		TEST(test_first_number),
		TEST(test_added_minutes),
		TEST(test_endings),
		TEST(test_time_place),
		TEST(test_dates),
		TEST(test_dates_right),
		TEST(test_players),
		TEST(test_no_players),
		TEST(test_nothing_played),
		TEST(test_deep),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
