/* Moves that took longer than the clock allows. */
#include "rules/lint/lint_time.h"
#include "rules/lint/testing_lint.h"

static void
add_header(enum header_id id, const char *key, const char *value)
{
	record_add_header(&record, id, str_of(key), str_of(value), (struct span){ 900, 1 });
}

enum { NONE = -1, END = -2 };

/* Makes a game of moves that took these seconds, black's and white's by turns, and judges it. */
static void
play(const int *seconds, size_t count)
{
	uint32_t node = 0;

	for (size_t i = 0; i < count; i++) {
		struct ply *ply;

		node = record_add_ply(&record, node, false);
		ply = &record.plies[node];
		ply->claim.kind = seconds[i] == END ? CLAIM_end : CLAIM_move;
		ply->spent = seconds[i] < 0 ? TIME_NONE : (uint32_t)seconds[i] * 1000;
		ply->at = (struct span){ node * 10, 5 };
		moves[node] = (struct move){ .kind = seconds[i] == END ? MOVE_end : MOVE_board,
			.side = (uint8_t)(i % 2) };
	}
	lint_clock(&game, value_patterns, &diags);
}

/* Expects the messages of all findings, each with its ply, joined by "; ". */
static void
expect(size_t row, const char *expected)
{
	struct buffer out;

	buffer_init(&out, &memory);
	for (size_t i = 0; i < diags.count; i++) {
		assert_int_equal(diags.list[i].rule, DIAG_over_time_limit);
		assert_int_equal(diags.list[i].at.at, diags.list[i].ply * 10);
		buffer_printf(&out, "%s%u: ", i == 0 ? "" : "; ", diags.list[i].ply);
		diag_message(&diags.list[i], LANGUAGE_en, &out);
	}
	if (!str_eq(buffer_str(&out), str_of(expected)))
		fail_msg("row %zu: %.*s", row, (int)out.n, out.p);
	buffer_free(&out);
}

#define TOOK(side, spent, left) side " took " spent " with " left " left"

/* The headers of a control, the times, and the findings. */
static const struct {
	const char *limit, *byoyomi, *black;
	int seconds[10];
	size_t count;
	const char *expected;
} rows[] = {
	/* sudden death: exact, and exceeded by more than rounding explains */
	{ "00:01+00", NULL, NULL, { 30, 0, 30, 0, 1 }, 5, "" },
	{ "00:01+00", NULL, NULL, { 30, 0, 40, 0, 1 }, 5,
	    "3: " TOOK("black", "0:00:40", "0:00:30") },
	{ "1分切れ負け", NULL, NULL, { 0, 70 }, 2, "2: " TOOK("white", "0:01:10", "0:01:00") },
	{ "1分切れ負け", NULL, NULL, { 70, 70, 70, 70 }, 4,
	    "1: " TOOK("black", "0:01:10", "0:01:00") "; 2: " TOOK("white", "0:01:10", "0:01:00") },
	/* each time may have been rounded up by a second */
	{ "00:01+00", NULL, NULL, { 20, 0, 20, 0, 20, 0, 4 }, 7, "" },
	{ "00:01+00", NULL, NULL, { 20, 0, 20, 0, 20, 0, 5 }, 7,
	    "7: " TOOK("black", "0:00:05", "0:00:00") },
	/* byoyomi begins when the main time is used up */
	{ "00:01+10", NULL, NULL, { 65, 0, 10, 0, 10, 0, 11 }, 7, "" },
	{ "00:01+10", NULL, NULL, { 65, 0, 10, 0, 12 }, 5,
	    "5: " TOOK("black", "0:00:12", "0:00:10") },
	{ "00:00+10", NULL, NULL, { 10, 11, 9, 12 }, 4, "4: " TOOK("white", "0:00:12", "0:00:10") },
	{ "1分、秒読み10秒", NULL, NULL, { 72 }, 1, "1: " TOOK("black", "0:01:12", "0:01:10") },
	{ "1分+10秒(3)", NULL, NULL, { 91, 92 }, 2, "2: " TOOK("white", "0:01:32", "0:01:30") },
	/* in a header of its own (秒読み) */
	{ "1分", "10秒", NULL, { 72 }, 1, "1: " TOOK("black", "0:01:12", "0:01:10") },
	{ "1分", "1手10秒", NULL, { 72 }, 1, "1: " TOOK("black", "0:01:12", "0:01:10") },
	{ "1分", "0秒", NULL, { 62 }, 1, "1: " TOOK("black", "0:01:02", "0:01:00") },
	{ "1分", "秒読みテスト", NULL, { 900 }, 1, "" },
	/* increments add up */
	{ "60+0+10", NULL, NULL, { 5, 0, 5, 0, 5, 0, 70 }, 7, "" },
	{ "60+0+10", NULL, NULL, { 5, 0, 5, 0, 5, 0, 90 }, 7,
	    "7: " TOOK("black", "0:01:30", "0:01:25") },
	/* 分+秒 may be either: over by both readings, or not over */
	{ "1分+10秒", NULL, NULL, { 5, 0, 5, 0, 5, 0, 70 }, 7, "" },
	{ "1分+10秒", NULL, NULL, { 60, 0, 24 }, 3, "3: " TOOK("black", "0:00:24", "0:00:20") },
	/* a side's own control */
	{ "00:01+00", NULL, "120+0+0", { 110, 70 }, 2, "2: " TOOK("white", "0:01:10", "0:01:00") },
	/* unknown times and controls are not judged */
	{ "1分", NULL, NULL, { 900 }, 1, "" },
	{ "いつまでも", NULL, NULL, { 900 }, 1, "" },
	{ NULL, NULL, NULL, { 900 }, 1, "" },
	{ "00:00+00", NULL, NULL, { 900 }, 1, "" },
	{ "00:01+00", NULL, NULL, { NONE, 0, 900, 70 }, 4,
	    "4: " TOOK("white", "0:01:10", "0:01:00") },
	/* the time before a resignation is not a move's */
	{ "00:01+00", NULL, NULL, { 10, 10, END }, 3, "" },
};

static void
test_controls(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		begin_lint();
		if (rows[i].limit != NULL)
			add_header(HEADER_time_limit, "持ち時間", rows[i].limit);
		if (rows[i].byoyomi != NULL)
			add_header(HEADER_byoyomi, "秒読み", rows[i].byoyomi);
		if (rows[i].black != NULL)
			add_header(HEADER_black_clock, "$TIME+:", rows[i].black);
		play(rows[i].seconds, rows[i].count);
		expect(i, rows[i].expected);
	}
}

/* Two controls that differ, a clock in remarks, totals that do not agree: not judged. */
static void
test_contradictions(void **state)
{
	static const int seconds[] = { 900 };
	static const char *const remarks[] = { "Increment:10", "Byoyomi:10", "Total_Time:900",
		"Time_Roundup:YES" };

	(void)state;
	begin_lint();
	add_header(HEADER_time_limit, "$TIME_LIMIT", "00:01+00");
	add_header(HEADER_time_limit, "持ち時間", "15分切れ負け");
	play(seconds, 1);
	expect(0, "");
	for (size_t i = 0; i < sizeof remarks / sizeof *remarks; i++) {
		begin_lint();
		add_header(HEADER_time_limit, "$TIME_LIMIT", "00:01+00");
		record_add_note(&record, 0, NOTE_remark, str_of(remarks[i]), (struct span){ 0, 1 });
		play(seconds, 1);
		expect(i, "");
	}
	begin_lint(); /* other remarks, and a comment, do not */
	add_header(HEADER_time_limit, "$TIME_LIMIT", "00:01+00");
	record_add_note(&record, 0, NOTE_remark, STR("Black_Increment:10"), (struct span){ 0, 1 });
	record_add_note(&record, 0, NOTE_comment, STR("Increment:10"), (struct span){ 0, 1 });
	play(seconds, 1);
	expect(1, "1: " TOOK("black", "0:15:00", "0:01:00"));
	begin_lint();
	add_header(HEADER_time_limit, "$TIME_LIMIT", "00:01+00");
	record.plies[record_add_ply(&record, 0, false)].total = 1000;
	record.plies[1].spent = 900000;
	moves[1].kind = MOVE_board;
	lint_clock(&game, value_patterns, &diags);
	expect(2, "");
	record.plies[1].total = 900000;
	record.plies[1].at = (struct span){ 10, 5 };
	lint_clock(&game, value_patterns, &diags);
	expect(3, "1: " TOOK("black", "0:15:00", "0:01:00"));
}

/* The name of a game on shogi-server is its clock, if no header has one. */
static void
test_server(void **state)
{
	static const int fischer[] = { 20, 9, 2, 2 }, sudden[] = { 10, 3, 5 },
			 byoyomi[] = { 14, 9, 8 };

	(void)state;
	begin_lint();
	add_header(HEADER_event, "$EVENT", "wdoor+floodgate-5-10F+a+b+20260101120000");
	record_add_note(&record, 0, NOTE_remark, STR("Increment:10"), (struct span){ 0, 1 });
	play(fischer, 4);
	expect(0, "1: " TOOK("black", "0:00:20", "0:00:15"));
	begin_lint();
	add_header(HEADER_event, "$EVENT", "wdoor+floodgate-12-0+a+b-9-9+20260101120000");
	play(sudden, 3);
	expect(1, "3: " TOOK("black", "0:00:05", "0:00:02"));
	begin_lint();
	add_header(HEADER_event, "$EVENT", "wdoor+test-12-5+a+b+20260101120000");
	play(byoyomi, 3);
	expect(2, "3: " TOOK("black", "0:00:08", "0:00:05"));
	begin_lint();
	add_header(HEADER_event, "$EVENT", "wdoor+floodgate-5-10F+a+b+20260101120000");
	add_header(HEADER_time_limit, "$TIME_LIMIT", "00:10+00");
	play(fischer, 4);
	expect(3, "");
}

/* $TIME overrides $TIME_LIMIT, which is written for older programs. */
static void
test_newer(void **state)
{
	static const int seconds[] = { 100 };

	(void)state;
	begin_lint();
	add_header(HEADER_time_limit, "$TIME_LIMIT", "00:01+00");
	add_header(HEADER_time_limit, "$TIME", "90+0+5");
	play(seconds, 1);
	expect(0, "1: " TOOK("black", "0:01:40", "0:01:35"));
	begin_lint();
	add_header(HEADER_time_limit, "$TIME", "900+0+5");
	add_header(HEADER_time_limit, "$TIME_LIMIT", "00:01+00");
	play(seconds, 1);
	expect(1, "");
	begin_lint();
	add_header(HEADER_time_limit, "$TIME", "60+0+5");
	add_header(HEADER_time_limit, "$TIME", "50+0+5");
	play(seconds, 1);
	expect(2, "");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up_lint, tear_down_lint)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_controls),
		TEST(test_contradictions),
		TEST(test_server),
		TEST(test_newer),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
