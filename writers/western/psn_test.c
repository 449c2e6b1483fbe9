#include "writers/testing_game.h"

#include <stdio.h>

#include "record/values/value_patterns.h"

#define NO_TAGS                                                                                    \
	"[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n[Sente \"?\"]\n[Gote \"?\"]\n"

/* Returns the text after the tags. */
static const char *
score(struct game_fixture *f)
{
	return strstr(game_fixture_write(f, FORMAT_psn), "]\n\n") + 3;
}

static void
writes_appendix(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_appendix(&f);
	assert_string_equal(game_fixture_write(&f, FORMAT_psn), "[Event \"?\"]\n"
								"[Site \"?\"]\n"
								"[Date \"?\"]\n"
								"[Round \"?\"]\n"
								"[Sente \"A\"]\n"
								"[Gote \"B\"]\n"
								"[Result \"1-0\"]\n"
								"\n"
								"1. P-7f P-3d 2. Bx2b+\n"
								"( 2. P-2f Interrupt )\n"
								"2. … Sx2b 3. B*4e Resigns 1-0\n");
	f.options.first = false;
	assert_int_equal(strncmp(game_fixture_write(&f, FORMAT_psn), "\n[Event ", 8), 0);
	game_fixture_close(&f);
}

/* Seven tags in a fixed order, then the others in the record's order. */
static void
writes_tags(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	f.game.winner = NO_SIDE;
	game_fixture_header(&f, HEADER_note, "備考", "a \"b\" \\c");
	game_fixture_header(&f, HEADER_other, "手数", "no tag has such a name");
	game_fixture_header(&f, HEADER_white, "後手", "w");
	game_fixture_header(&f, HEADER_other, "$FOO_1", "line\nline");
	game_fixture_header(&f, HEADER_other, "ROUND", "3");
	game_fixture_header(&f, HEADER_site, "場所", "");
	game_fixture_header(&f, HEADER_event, "棋戦", "e");
	game_fixture_header(&f, HEADER_event, "棋戦", "f");
	game_fixture_header(&f, HEADER_other, "Venue", "site");
	game_fixture_header(&f, HEADER_other, "Black", "b");
	game_fixture_header(&f, HEADER_title, "表題", "t");
	game_fixture_header(&f, HEADER_other, "Result", "the writer's own");
	game_fixture_header(&f, HEADER_other, "1st", "begins with a digit");
	assert_string_equal(game_fixture_write(&f, FORMAT_psn), "[Event \"e\"]\n"
								"[Event \"f\"]\n"
								"[Site \"\"]\n"
								"[Date \"?\"]\n"
								"[Round \"3\"]\n"
								"[Sente \"b\"]\n"
								"[Gote \"w\"]\n"
								"[Result \"*\"]\n"
								"[Comment \"a \\\"b\\\" \\\\c\"]\n"
								"[FOO_1 \"line line\"]\n"
								"[Title \"t\"]\n"
								"[Venue \"site\"]\n"
								"[Handicap \"even\"]\n"
								"\n"
								"*\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_psn),
	    "headers-dropped 0 headers cannot be written in psn: 手数, Result, 1st\n");
	game_fixture_close(&f);
}

/* A reader takes the first tag for the time control, and ? for no value. */
static void
writes_tags_as_they_are_read(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	f.game.winner = NO_SIDE;
	game_fixture_header(&f, HEADER_other, "TIME", "second");
	game_fixture_header(&f, HEADER_other, "TimeControl", "third");
	game_fixture_header(&f, HEADER_time_limit, "持ち時間", "first");
	game_fixture_header(&f, HEADER_white, "後手", "?");
	game_fixture_header(&f, HEADER_other, "White", "w");
	game_fixture_header(&f, HEADER_other, "FOO", "?");
	assert_string_equal(game_fixture_write(&f, FORMAT_psn), "[Event \"?\"]\n"
								"[Site \"?\"]\n"
								"[Date \"?\"]\n"
								"[Round \"?\"]\n"
								"[Sente \"?\"]\n"
								"[Gote \"w\"]\n"
								"[Result \"*\"]\n"
								"[TimeControl \"first\"]\n"
								"[TIME \"second\"]\n"
								"[TimeControl \"third\"]\n"
								"[Handicap \"even\"]\n"
								"\n"
								"*\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_psn),
	    "headers-dropped 0 headers cannot be written in psn: 後手, FOO\n");
	game_fixture_close(&f);
}

static void
writes_dates(void **state)
{
	static const char *const rows[][2] = {
		{ "2004年5月31日(月) 9:00", "2004/05/31 09:00" },
		{ "2004/05/31 9:00:01", "2004/05/31 09:00:01" },
		{ "May 31, 2004", "2004/05/31" },
		{ "20040531", "2004/05/31" },
		{ "2004/05/??", "2004/05/??" },
		{ "2005/11/29･30日", "2005/11/29･30日" },
		{ "2004年2月30日", "2004年2月30日" },
		{ "no date", "no date" },
	};
	char expected[128];
	struct game_fixture f;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		game_fixture_open(&f, EVEN, NULL);
		f.options.value_patterns = value_patterns_new(&f.memory);
		game_fixture_header(&f, HEADER_start_time, "開始日時", rows[i][0]);
		game_fixture_header(&f, HEADER_end_time, "終了日時", rows[i][0]);
		snprintf(expected, sizeof expected, "[Date \"%s\"]\n", rows[i][1]);
		if (strstr(game_fixture_write(&f, FORMAT_psn), expected) == NULL)
			fail_msg("%s: %s", rows[i][0], f.out.p);
		snprintf(expected, sizeof expected, "[EndDate \"%s\"]\n", rows[i][1]);
		assert_non_null(strstr(f.out.p, expected));
		value_patterns_free(f.options.value_patterns);
		game_fixture_close(&f);
	}
}

/* Handicaps whose names mean one position; any other start, or one with a number, is SFEN. */
static void
writes_starts(void **state)
{
#define TWO "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
#define MINI "rbsgk/4p/5/P4/KGSBR b - 1"
	static const struct handicap two = { .name = "二枚落ち", .english = "two-piece" },
				     three = { .name = "三枚落ち", .english = "three-piece" },
				     even = { .name = "平手", .english = "hirate" };
	static const struct {
		const char *sfen;
		const struct handicap *handicap;
		const char *variant;
		uint32_t number;
		const char *tags;
	} rows[] = {
		{ EVEN, &even, "shogi", 0, "[Handicap \"even\"]\n" },
		{ EVEN, &even, "shogi", 2,
		    "[SFEN \"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - "
		    "3\"]\n" },
		{ TWO, &two, "shogi", 0, "[Handicap \"2 piece\"]\n" },
		{ TWO, &three, "shogi", 0, "[SFEN \"" TWO "\"]\n" },
		{ TWO, NULL, "shogi", 0, "[SFEN \"" TWO "\"]\n" },
		{ MINI, &even, "minishogi", 0, "[Variant \"Minishogi\"]\n" },
		{ MINI, NULL, "minishogi", 0, "[Variant \"Minishogi\"]\n[SFEN \"" MINI "\"]\n" },
		{ MINI, &even, "chu", 0, "[Variant \"Chu Shogi\"]\n" },
		{ MINI, &even, "dai", 0, "[Variant \"Dai Shogi\"]\n" },
	};
	char expected[512];
	struct game_fixture f;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		game_fixture_open(&f, rows[i].sfen, NULL);
		f.game.handicap = rows[i].handicap;
		f.game.variant = rows[i].variant;
		f.game.pieces = testing_pieces(rows[i].variant);
		f.game.start.number = rows[i].number;
		f.game.winner = NO_SIDE;
		snprintf(
		    expected, sizeof expected, NO_TAGS "[Result \"*\"]\n%s\n*\n", rows[i].tags);
		assert_string_equal(game_fixture_write(&f, FORMAT_psn), expected);
		game_fixture_close(&f);
	}
	game_fixture_open(&f, EVEN, NULL); /* no position could be read */
	f.game.start = (struct diagram){ .width = 0 };
	assert_non_null(strstr(game_fixture_loss(&f, FORMAT_psn),
	    "start-unrepresentable 0 the start position cannot be written in psn: 0x0\n"));
	game_fixture_close(&f);
}

static void
writes_comments(void **state)
{
	static const struct {
		const char *lines[6];
		const char *text;
	} rows[] = {
		{ { "a" }, "{a}" },
		{ { "a", "b", "", "c" }, "{a\nb\n\nc}" },
		{ { "", "", "a", "" }, "{} {} {a} {}" },
		{ { "" }, "{}" },
		{ { "a}b}", "}" }, "{a｝b｝\n｝}" },
		{ { " a", "  b " }, "{\n a\n  b \n}" },
		{ { "a ", " b" }, "{a \n b}" },
		{ { "~a~" }, "{\n~a~}" },
		{ { "0:12" }, "{\n0:12}" },
		{ { "00:12 / 1:00:00.5" }, "{\n00:12 / 1:00:00.5}" },
		{ { "0:12 left" }, "{0:12 left}" },
		{ { "1-0" }, "{\n1-0}" },
		{ { "½-½", "x" }, "{\n½-½\nx}" },
		{ { "-" }, "{-}" },
		{ { "White resigns" }, "{\nWhite resigns}" },
		{ { "gote" }, "{\ngote}" },
		{ { "got" }, "{got}" },
		{ { "(1. P-2f) [Event \"x\"] ; % {" }, "{(1. P-2f) [Event \"x\"] ; % ｛}" },
	};
	struct game_fixture f;
	char expected[128];
	size_t i, n;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		game_fixture_open(&f, EVEN, NULL);
		game_fixture_move(
		    &f, game_fixture_move(&f, 0, "7g7f", TIME_NONE), "3c3d", TIME_NONE);
		for (n = 0; rows[i].lines[n] != NULL; n++)
			game_fixture_note(&f, 1, NOTE_comment, rows[i].lines[n]);
		snprintf(expected, sizeof expected, "1. P-7f %s\n1. … P-3d *\n", rows[i].text);
		assert_string_equal(score(&f), expected);
		game_fixture_close(&f);
	}
}

/* Comments before the moves and on endings; bookmarks are lost, remarks are lines. */
static void
writes_notes(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	f.game.winner = WHITE;
	game_fixture_note(&f, 0, NOTE_remark, "CSA encoding=UTF-8");
	game_fixture_note(&f, 0, NOTE_comment, "first");
	node = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	game_fixture_note(&f, node, NOTE_comment, "a");
	game_fixture_note(&f, node, NOTE_bookmark, "here");
	game_fixture_note(&f, node, NOTE_comment, "b");
	game_fixture_note(&f, node, NOTE_remark, "skipped");
	game_fixture_note(&f, node, NOTE_line, "what is this?");
	game_fixture_note(&f, node, NOTE_comment, "c");
	node = game_fixture_move(&f, node, "3c3d", TIME_NONE);
	game_fixture_note(
	    &f, game_fixture_end(&f, node, ENDING_resign, TIME_NONE), NOTE_comment, "well");
	game_fixture_note(
	    &f, game_fixture_move(&f, node, "2g2f", TIME_NONE), NOTE_comment, "better");
	assert_string_equal(score(&f), "{first}\n"
				       "1. P-7f {a\nb}\n"
				       "%skipped\n"
				       "%what is this?\n"
				       "{c}\n"
				       "1. … P-3d Resigns {well}\n"
				       "( 2. P-2f {better} )\n"
				       "0-1\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_psn),
	    "comments-dropped 1 1 comment or bookmark cannot be written in psn\n");
	game_fixture_close(&f);
}

/* Each ending with its word, and the result that follows from the word and the mover. */
static void
writes_endings(void **state)
{
	static const struct {
		enum ending ending;
		enum side winner;
		const char *text, *result;
	} rows[] = {
		{ ENDING_resign, WHITE, "Resigns 0-1", "0-1" },
		{ ENDING_mate, WHITE, "Mate 0-1", "0-1" },
		{ ENDING_time_up, WHITE, "Timeup 0-1", "0-1" },
		{ ENDING_illegal_move, WHITE, "IllegalMove 0-1", "0-1" },
		{ ENDING_illegal_action, BLACK, "IllegalAction 1-0", "1-0" },
		{ ENDING_perpetual_self, WHITE, "IllegalMove {連続王手の千日手}\n0-1", "0-1" },
		{ ENDING_perpetual_check, BLACK, "RepetitionWin 1-0", "1-0" },
		{ ENDING_sennichite, NO_SIDE, "Sennichite 1/2-1/2", "1/2-1/2" },
		{ ENDING_jishogi, NO_SIDE, "Jishogi 1/2-1/2", "1/2-1/2" },
		{ ENDING_declaration, BLACK, "DeclarationWin 1-0", "1-0" },
		{ ENDING_failed_declaration, WHITE, "IllegalMove {入玉宣言失敗}\n0-1", "0-1" },
		{ ENDING_declaration_draw, NO_SIDE, "Jishogi {入玉宣言引き分け}\n1/2-1/2",
		    "1/2-1/2" },
		{ ENDING_try_rule, WHITE, "TryRuleWin 0-1", "0-1" },
		{ ENDING_max_moves, NO_SIDE, "MaxMovesDraw 1/2-1/2", "1/2-1/2" },
		{ ENDING_interrupted, NO_SIDE, "Interrupt *", "*" },
		{ ENDING_forfeit_win, BLACK, "Interrupt {不戦勝}\n1-0", "1-0" },
		{ ENDING_forfeit_loss, WHITE, "Interrupt {不戦敗}\n0-1", "0-1" },
		{ ENDING_no_mate, NO_SIDE, "Interrupt {不詰}\n*", "*" },
		{ ENDING_sealed, NO_SIDE, "Interrupt {封じ手}\n*", "*" },
		{ ENDING_error, NO_SIDE, "Interrupt {エラー}\n*", "*" },
		{ ENDING_takeback, NO_SIDE, "Interrupt {待った}\n*", "*" },
		{ ENDING_draw, NO_SIDE, "Draw 1/2-1/2", "1/2-1/2" },
		{ ENDING_other, NO_SIDE, "Interrupt {その他}\n*", "*" },
	};
	char expected[512];
	struct game_fixture f;
	size_t i;
	uint32_t end;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		game_fixture_open(&f, EVEN, NULL);
		end = game_fixture_end(&f, 0, rows[i].ending, TIME_NONE);
		f.record.plies[end].at.n = 0;
		f.game.winner = rows[i].winner;
		snprintf(expected, sizeof expected,
		    NO_TAGS "[Result \"%s\"]\n[Handicap \"even\"]\n\n%s\n", rows[i].result,
		    rows[i].text);
		assert_string_equal(game_fixture_write(&f, FORMAT_psn), expected);
		assert_int_equal(
		    strstr(game_fixture_loss(&f, FORMAT_psn), "terminator-coerced") == NULL,
		    strchr(rows[i].text, '{') == NULL);
		game_fixture_close(&f);
	}
}

/* An unknown ending is a bare result with the winner; its own words are not PSN's. */
static void
writes_unknown_endings(void **state)
{
	struct game_fixture f;
	uint32_t end;

	(void)state;
	game_fixture_open(&f, EVEN, "謎の終局");
	end = game_fixture_end(
	    &f, game_fixture_move(&f, 0, "7g7f", TIME_NONE), ENDING_other, TIME_NONE);
	f.record.plies[end].at = (struct span){ 0, (uint32_t)f.text.body.n };
	f.game.winner = NO_SIDE;
	assert_string_equal(score(&f), "1. P-7f Interrupt {謎の終局}\n*\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_psn),
	    "terminator-coerced 2 ending '謎の終局' becomes 'Interrupt' in psn\n");
	f.record.plies[end].claim.winner = WHITE;
	f.game.winner = WHITE;
	assert_string_equal(score(&f), "1. P-7f 0-1\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_psn), "");
	game_fixture_close(&f);
}

/* What is noted at a bare result belongs to the move before it: before the variations of that. */
static void
notes_of_a_bare_result(void **state)
{
	struct game_fixture f;
	uint32_t end;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	end = game_fixture_end(
	    &f, game_fixture_move(&f, 0, "7g7f", TIME_NONE), ENDING_other, TIME_NONE);
	f.record.plies[end].claim.winner = f.game.winner = WHITE;
	game_fixture_move(&f, 0, "2g2f", TIME_NONE);
	game_fixture_note(&f, 1, NOTE_comment, "a");
	game_fixture_note(&f, end, NOTE_comment, "b");
	game_fixture_note(&f, end, NOTE_remark, "c");
	assert_string_equal(score(&f), "1. P-7f {\na\nb}\n%c\n( 1. P-2f )\n0-1\n");
	game_fixture_close(&f);
}

/* A bare result is only read after moves. */
static void
names_unknown_ending_without_moves(void **state)
{
	struct game_fixture f;
	uint32_t end;

	(void)state;
	game_fixture_open(&f, EVEN, "謎の終局");
	end = game_fixture_end(&f, 0, ENDING_other, TIME_NONE);
	f.record.plies[end].at = (struct span){ 0, (uint32_t)f.text.body.n };
	f.record.plies[end].claim.winner = f.game.winner = BLACK;
	assert_string_equal(score(&f), "Interrupt {謎の終局}\n1-0\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_psn),
	    "terminator-coerced 1 ending '謎の終局' becomes 'Interrupt' in psn\n");
	game_fixture_close(&f);
}

/* A line of play has the result of its end: none if moves follow an ending. */
static void
writes_moves_after_the_end(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	game_fixture_move(&f, game_fixture_end(&f, 0, ENDING_resign, TIME_NONE), "7g7f", TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_psn),
	    NO_TAGS "[Result \"*\"]\n[Handicap \"even\"]\n\nResigns 1. P-7f *\n");
	game_fixture_close(&f);
}

/* The first } is reported at its place in the text. */
static void
names_replaced_characters(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, "     }    *a}b}");
	game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	game_fixture_note(&f, 1, NOTE_remark, "}");
	game_fixture_note(&f, 1, NOTE_comment, "no brace");
	game_fixture_note(&f, 1, NOTE_comment, "a}b}");
	f.record.notes[0].text = str_first(str_after(f.text.body, 5), 1);
	f.record.notes[0].at = (struct span){ 5, 1 };
	f.record.notes[2].text = str_after(f.text.body, 11);
	f.record.notes[2].at = (struct span){ 10, 5 }; /* with the mark before it */
	assert_string_equal(
	    game_fixture_loss(&f, FORMAT_psn), "character-replaced 1 } becomes ｝\n");
	assert_int_equal(f.diags.list[0].at.at, 12);
	assert_int_equal(f.diags.list[0].at.n, 1);
	assert_string_equal(game_fixture_loss(&f, FORMAT_kif), "");
	game_fixture_close(&f);
}

static void
names_losses(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_appendix(&f);
	assert_string_equal(game_fixture_loss(&f, FORMAT_psn),
	    "times-dropped 1 8 times cannot be written in psn\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_hodges),
	    "headers-dropped 0 headers cannot be written in hodges: 先手, 後手\n"
	    "times-dropped 1 8 times cannot be written in hodges\n");
	game_fixture_close(&f);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_appendix),
		cmocka_unit_test(writes_tags),
		cmocka_unit_test(writes_tags_as_they_are_read),
		cmocka_unit_test(writes_dates),
		cmocka_unit_test(writes_starts),
		cmocka_unit_test(writes_comments),
		cmocka_unit_test(writes_notes),
		cmocka_unit_test(writes_endings),
		cmocka_unit_test(writes_unknown_endings),
		cmocka_unit_test(notes_of_a_bare_result),
		cmocka_unit_test(names_unknown_ending_without_moves),
		cmocka_unit_test(writes_moves_after_the_end),
		cmocka_unit_test(names_replaced_characters),
		cmocka_unit_test(names_losses),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
