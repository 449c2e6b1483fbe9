#include "record/diag.h"

#include <stdio.h>

#include "record/text/testing_arena.h"

static struct diags diags;
static struct buffer out;

static int
set_up(void **state)
{
	set_up_arena(state);
	buffer_init(&out, &memory);
	diags_init(&diags, &arena, 1000000);
	return 0;
}

static int
tear_down(void **state)
{
	(void)state;
	arena_free(&arena);
	buffer_free(&out);
	return memory.used == 0 ? 0 : -1;
}

static struct finding *
add(enum diag rule, const struct arg *args)
{
	return diags_add(&diags, rule, (struct span){ 5, 2 }, 3, args);
}

static void
assert_says(const struct finding *finding, const char *english, const char *japanese)
{
	buffer_clear(&out);
	diag_message(finding, LANGUAGE_en, &out);
	buffer_char(&out, '\0');
	assert_string_equal(out.p, english);
	buffer_clear(&out);
	diag_message(finding, LANGUAGE_ja, &out);
	buffer_char(&out, '\0');
	assert_string_equal(out.p, japanese);
}

static void
a_finding_is_filled_in(void **state)
{
	struct finding *finding;

	(void)state;
	diags.game = 4;
	finding = add(DIAG_unknown_line, ARGS(A_STR(STR("x"))));
	assert_ptr_equal(finding, &diags.list[0]);
	assert_int_equal(finding->rule, DIAG_unknown_line);
	assert_int_equal(finding->severity, SEVERITY_warning);
	assert_int_equal(finding->game, 4);
	assert_int_equal(finding->ply, 3);
	assert_int_equal(finding->at.at, 5);
	assert_int_equal(finding->at.n, 2);
	assert_int_equal(finding->related.n, 0);
	assert_int_equal(finding->args[1].kind, ARG_end);
}

static void
strings_outlive_the_caller(void **state)
{
	char word[] = "word";
	struct finding *finding = add(DIAG_unknown_line, ARGS(A_STR(str_of(word))));

	(void)state;
	memset(word, 'x', 4);
	assert_says(finding, "unknown line: word", "解釈できない行です: word");
}

static void
messages_show_each_kind(void **state)
{
	const piece_t pawn = piece_make(KIND_pawn, false, WHITE);
	const piece_t promoted = piece_make(KIND_silver, true, BLACK);
	const piece_t wrong = piece_make(KIND_gold, true, BLACK);

	(void)state;
	assert_says(
	    add(DIAG_bad_move, ARGS(A_PIECE(promoted), A_SQUARE(square_make(7, 6)),
				   A_SQUARE(square_make(10, 13)), A_PHRASE(PHRASE_no_more))),
	    "a promoted silver cannot move from 76 to 10m", "成銀は76から10mへ動けません");
	assert_says(add(DIAG_no_piece, ARGS(A_SQUARE(square_make(12, 5)))), "no piece on 12e",
	    "12eに駒がありません");
	assert_says(add(DIAG_no_piece, ARGS(A_SQUARE(square_make(5, 12)))), "no piece on 5l",
	    "5lに駒がありません");
	diags.letters = true;
	assert_says(add(DIAG_no_piece, ARGS(A_SQUARE(square_make(7, 6)))), "no piece on 7f",
	    "7fに駒がありません");
	diags.letters = false;
	assert_says(add(DIAG_not_in_hand, ARGS(A_SIDE(WHITE), A_PIECE(pawn))),
	    "white has no pawn in hand", "後手の持駒に歩がありません");
	assert_says(add(DIAG_cannot_promote, ARGS(A_PIECE(wrong))),
	    "a promoted gold cannot promote", "成金は成れません");
	assert_says(add(DIAG_terminator_coerced,
			ARGS(A_ENDING(ENDING_mate), A_STR(STR("TSUMI")), A_STR(STR("csa")))),
	    "ending 'mate' becomes 'TSUMI' in csa", "終局「詰み」はcsaでは「TSUMI」になります");
	assert_says(add(DIAG_ply_number_gap, ARGS(A_NUMBER(-7), A_NUMBER(12345678901))),
	    "move number -7, expected 12345678901",
	    "手数が-7になっています（正しくは12345678901）");
	assert_says(add(DIAG_time_total_mismatch, ARGS(A_TIME(5000), A_TIME(36001023))),
	    "total time 0:00:05, but the moves add up to 10:00:01.023",
	    "累計は0:00:05ですが、消費時間の合計は10:00:01.023です");
	assert_says(add(DIAG_missing_player, ARGS(A_SIDE(BLACK))), "no name for black",
	    "先手の対局者名がありません");
	assert_says(add(DIAG_bad_setup, ARGS(A_PHRASE(PHRASE_off_board))),
	    "not a position: a square outside the board", "局面として読めません: 盤外のマスです");
}

/* A phrase may name arguments of its message, but no other phrase. */
static void
phrases_show_arguments(void **state)
{
	struct arg args[] = { A_ENDING(ENDING_jishogi), A_PHRASE(PHRASE_agreed_below),
		A_SIDE(WHITE), A_NUMBER(23), A_NUMBER(24), { .kind = ARG_end } };

	(void)state;
	assert_says(add(DIAG_result_contradiction, args),
	    "impasse is contradicted: white has 23 points, fewer than 24: the game is lost, not "
	    "drawn",
	    "持将棋の記載が矛盾しています: "
	    "後手は23点で24点に足りず、引き分けではなく負けになります");
	args[2] = (struct arg)A_PHRASE(PHRASE_agreed_below);
	assert_says(add(DIAG_result_contradiction, args),
	    "impasse is contradicted: {2} has 23 points, fewer than 24: the game is lost, not "
	    "drawn",
	    "持将棋の記載が矛盾しています: "
	    "{2}は23点で24点に足りず、引き分けではなく負けになります");
	args[2].kind = ARG_end;
	assert_says(add(DIAG_result_contradiction, args),
	    "impasse is contradicted: {2} has {3} {3:point|points}, fewer than {4}: the game is "
	    "lost, not drawn",
	    "持将棋の記載が矛盾しています: "
	    "{2}は{3}点で{4}点に足りず、引き分けではなく負けになります");
}

/* What one language says, the other does too. */
static void
phrases_name_the_same_arguments(void **state)
{
	static const char *const phrases[PHRASE_COUNT][2] = {
#define PHRASE(id, english, japanese) [PHRASE_##id] = { english, japanese },
#include "record/tables/phrase.def"
#undef PHRASE
	};
	char mark[] = "{0}";

	(void)state;
	for (unsigned i = 0; i < PHRASE_COUNT; i++) {
		for (mark[1] = '0'; mark[1] <= '9'; mark[1]++) {
			bool named = strstr(phrases[i][0], mark) != NULL;

			if (named != (strstr(phrases[i][1], mark) != NULL) ||
			    (named && mark[1] - '0' >= DIAG_ARGS_MAX))
				fail_msg("%s: %s", phrases[i][0], mark);
		}
	}
}

static void
characters_are_shown_when_they_can_be(void **state)
{
	static const struct {
		uint32_t code;
		const char *english, *japanese;
	} cases[] = {
		{ 0x2617, "U+2617 \"☗\"", "U+2617「☗」" },
		{ 0x41, "U+0041 \"A\"", "U+0041「A」" },
		{ 0x20BB7, "U+20BB7 \"𠮷\"", "U+20BB7「𠮷」" },
		{ 0x07, "U+0007", "U+0007" },
		{ 0x7F, "U+007F", "U+007F" },
		{ 0x85, "U+0085", "U+0085" },
		{ 0x202E, "U+202E", "U+202E" },
		{ 0x301, "U+0301", "U+0301" },
		{ 0xD800, "U+D800", "U+D800" },
		{ 0xFEFF, "U+FEFF", "U+FEFF" },
		{ 0xFFFE, "U+FFFE", "U+FFFE" },
		{ 0x2FFFF, "U+2FFFF", "U+2FFFF" },
		{ 0xFFFFFFFF, "U+FFFFFFFF", "U+FFFFFFFF" },
	};
	char english[100], japanese[100];
	size_t i;

	(void)state;
	for (i = 0; i < sizeof cases / sizeof *cases; i++) {
		snprintf(
		    english, sizeof english, "control character %s in the text", cases[i].english);
		snprintf(japanese, sizeof japanese, "制御文字%sがあります", cases[i].japanese);
		assert_says(
		    add(DIAG_control_character, ARGS(A_CODE(cases[i].code))), english, japanese);
	}
}

static void
long_strings_are_cut(void **state)
{
	char line[400] = "", expected[600];
	struct finding *finding;
	size_t used;
	int i;

	(void)state;
	for (i = 0; i < 60; i++)
		strcat(line, "歩");
	snprintf(expected, sizeof expected, "unknown line: %s", line);
	finding = add(DIAG_unknown_line, ARGS(A_STR(str_of(line))));
	buffer_clear(&out);
	diag_message(finding, LANGUAGE_en, &out);
	assert_true(str_eq(buffer_str(&out), str_of(expected)));
	strcat(line, "x");
	strcat(expected, "…");
	finding = add(DIAG_unknown_line, ARGS(A_STR(str_of(line))));
	buffer_clear(&out);
	diag_message(finding, LANGUAGE_en, &out);
	assert_true(str_eq(buffer_str(&out), str_of(expected)));
	/* A long line that is named often is not copied as often. */
	buffer_clear(&out);
	buffer_fill(&out, 'x', 1 << 20);
	used = memory.used;
	for (i = 0; i < 1000; i++)
		add(DIAG_unknown_line, ARGS(A_STR(buffer_str(&out))));
	assert_true(memory.used - used < 8 << 20);
}

static void
an_argument_that_is_missing_leaves_its_mark(void **state)
{
	(void)state;
	assert_says(
	    add(DIAG_bad_setup, NO_ARGS), "not a position: {0}", "局面として読めません: {0}");
}

/* Every {n} of a message must be a place for an argument, in both languages alike. */
static void
rows_name_the_same_arguments(void **state)
{
	unsigned rule, n;
	const char *s;
	char mark[] = "{0}";

	(void)state;
	for (rule = 0; rule < DIAG_COUNT; rule++) {
		const struct diag_row *row = &diag_rows[rule];

		assert_int_equal(diag_named(str_of(row->name)), rule);
		assert_true(row->severity != SEVERITY_off);
		for (s = strchr(row->message[LANGUAGE_en], ':'); s != NULL; s = strchr(s + 1, ':'))
			assert_true(s[-2] != '{' || s[-1] < '0' || s[-1] > '9' ||
				    strcspn(s, "|") < strcspn(s, "}"));
		for (n = 0; n < 10; n++) {
			mark[1] = (char)('0' + n);
			if ((strstr(row->message[LANGUAGE_en], mark) != NULL) !=
				(strstr(row->message[LANGUAGE_ja], mark) != NULL) ||
			    (n >= DIAG_ARGS_MAX && strstr(row->message[LANGUAGE_en], mark) != NULL))
				fail_msg("%s: %s", row->name, mark);
		}
	}
	assert_int_equal(diag_named(STR("no-such-rule")), DIAG_COUNT);
	assert_string_equal(diag_group_names[diag_rows[DIAG_nifu].group], "legality");
	assert_string_equal(diag_severity_names[diag_rows[DIAG_nifu].severity], "error");
}

static void
the_limit_only_counts(void **state)
{
	struct finding *finding;
	int i;

	(void)state;
	diags.limit = 10;
	for (i = 0; i < 25; i++) {
		finding = add(DIAG_unknown_line, ARGS(A_STR(STR("x"))));
		finding->severity = SEVERITY_note;
		finding->related = (struct span){ 1, 1 };
	}
	assert_int_equal(diags.count, 10);
	assert_int_equal(diags.left_out, 15);
	assert_ptr_equal(finding, &diags.scratch);
}

static void
sorts_stably(void **state)
{
	enum { MANY = 20000 };
	uint32_t random = 12345, i;
	const struct finding *a, *b;

	(void)state;
	diags_sort(&diags); /* none */
	for (i = 0; i < MANY; i++) {
		random = random * 1664525u + 1013904223u;
		diags.game = random >> 30;
		diags_add(&diags, DIAG_nifu, (struct span){ (random >> 20) % 64, i }, i, NO_ARGS);
	}
	diags_sort(&diags);
	assert_int_equal(diags.count, MANY);
	for (i = 1; i < MANY; i++) {
		a = &diags.list[i - 1];
		b = &diags.list[i];
		assert_true(a->game <= b->game);
		if (a->game == b->game)
			assert_true(a->at.at <= b->at.at);
		if (a->game == b->game && a->at.at == b->at.at)
			assert_true(a->ply < b->ply);
	}
	assert_int_equal(diags.list[0].game, 0);
	add(DIAG_nifu, NO_ARGS); /* the list still grows */
	assert_int_equal(diags.count, MANY + 1);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(a_finding_is_filled_in),
		TEST(strings_outlive_the_caller),
		TEST(messages_show_each_kind),
		TEST(phrases_show_arguments),
		TEST(phrases_name_the_same_arguments),
		TEST(characters_are_shown_when_they_can_be),
		TEST(long_strings_are_cut),
		TEST(an_argument_that_is_missing_leaves_its_mark),
		TEST(rows_name_the_same_arguments),
		TEST(the_limit_only_counts),
		TEST(sorts_stably),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
