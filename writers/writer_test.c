#include "writers/testing_game.h"

#include <stdio.h>

static void
loses_nothing_in_kif(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_appendix(&f);
	game_fixture_note(&f, 1, NOTE_comment, "c");
	game_fixture_note(&f, 1, NOTE_bookmark, "b");
	game_fixture_header(&f, HEADER_other, "key", "value");
	f.game.start.number = 3;
	assert_string_equal(game_fixture_loss(&f, FORMAT_kif), "");
	game_fixture_close(&f);
}

static void
names_what_csa_cannot_hold(void **state)
{
	struct game_fixture f;
	size_t i;

	(void)state;
	game_fixture_appendix(&f);
	game_fixture_note(&f, 1, NOTE_comment, "c");
	game_fixture_note(&f, 4, NOTE_comment, "in the variation: lost with it");
	game_fixture_note(&f, 6, NOTE_bookmark, "b");
	game_fixture_note(&f, 3, NOTE_bookmark, "b");
	game_fixture_header(&f, HEADER_other, "key", "value");
	game_fixture_header(&f, HEADER_title, "表題", "t");
	game_fixture_header(&f, HEADER_other, "empty", "");
	f.record.plies[2].spent = 1001;
	f.game.start.number = 3;
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa),
	    "start-unrepresentable 0 the start position cannot be written in csa: 手数＝3\n"
	    "headers-dropped 0 headers cannot be written in csa: key, 表題, empty\n"
	    "variations-dropped 0 1 variation cannot be written in csa\n"
	    "comments-dropped 3 2 comments or bookmarks cannot be written in csa\n"
	    "times-truncated 2 fractions of a second in 1 time cannot be written in csa\n");
	/* At the place of the first thing lost; the number alone is a warning. */
	assert_int_equal(f.diags.list[0].severity, SEVERITY_warning);
	assert_int_equal(f.diags.list[1].at.at, 2);
	assert_int_equal(f.diags.list[2].at.at, 400);
	assert_int_equal(f.diags.list[3].at.at, 350);
	assert_int_equal(f.diags.list[4].at.at, 200);
	for (i = 0; i < f.diags.count; i++)
		assert_int_equal(diag_rows[f.diags.list[i].rule].group, GROUP_loss);
	assert_null(strstr(game_fixture_loss(&f, FORMAT_csa3), "times"));
	f.options.mainline_only = true;
	assert_null(strstr(game_fixture_loss(&f, FORMAT_csa), "variations"));
	game_fixture_close(&f);
}

static void
names_what_usi_cannot_hold(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_appendix(&f);
	game_fixture_note(&f, 0, NOTE_remark, "KIF version=2.0 encoding=UTF-8");
	game_fixture_note(&f, 0, NOTE_remark, "a remark");
	assert_string_equal(game_fixture_loss(&f, FORMAT_usi),
	    "headers-dropped 0 headers cannot be written in usi: 先手, 後手\n"
	    "variations-dropped 0 1 variation cannot be written in usi\n"
	    "comments-dropped 0 1 comment or bookmark cannot be written in usi\n"
	    "times-dropped 1 6 times cannot be written in usi\n"
	    "terminator-coerced 6 ending 'resignation' becomes 'no ending recorded' in usi\n");
	game_fixture_close(&f);
}

static void
names_what_sfen_cannot_hold(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	game_fixture_move(&f, game_fixture_move(&f, 0, "7g7f", TIME_NONE), "3c3d", TIME_NONE);
	assert_string_equal(game_fixture_loss(&f, FORMAT_sfen),
	    "moves-dropped 1 2 moves cannot be written in sfen\n");
	game_fixture_close(&f);
	game_fixture_open(&f, EVEN, NULL);
	assert_string_equal(game_fixture_loss(&f, FORMAT_sfen), "");
	game_fixture_close(&f);
}

static void
counts_unplayed_moves(void **state)
{
	struct game_fixture f;
	uint32_t a, b;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	a = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	b = game_fixture_node(&f, a, MOVE_none, 1000);
	b = game_fixture_node(&f, b, MOVE_none, 1000);
	b = game_fixture_node(&f, b, MOVE_none, TIME_NONE);
	f.record.plies[b].claim.kind = CLAIM_end;
	b = game_fixture_node(&f, a, MOVE_none, TIME_NONE); /* a variation, not played either */
	f.record.plies[2].number = 2;
	assert_string_equal(game_fixture_loss(&f, FORMAT_kif),
	    "moves-dropped 2 3 moves cannot be written in kif\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa),
	    "moves-dropped 2 2 moves cannot be written in csa\n");
	game_fixture_close(&f);
}

/* An ending counts as changed when its word reads back as another, unless the record has that one.
 */
static void
names_coerced_endings(void **state)
{
	struct game_fixture f;
	uint32_t a, b;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	a = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	b = game_fixture_end(&f, a, ENDING_perpetual_check, TIME_NONE);
	game_fixture_end(&f, a, ENDING_max_moves, TIME_NONE);
	game_fixture_end(&f, a, ENDING_max_moves, TIME_NONE);
	assert_string_equal(game_fixture_loss(&f, FORMAT_kif),
	    "terminator-coerced 2 ending 'perpetual check by the previous side' becomes "
	    "'反則勝ち' in kif\n"
	    "terminator-coerced 2 ending 'move limit' becomes '持将棋' in kif\n");
	f.record.plies[b].claim.ending = ENDING_illegal_action;
	assert_string_equal(game_fixture_loss(&f, FORMAT_kif),
	    "terminator-coerced 2 ending 'move limit' becomes '持将棋' in kif\n");
	assert_int_equal(f.diags.list[0].at.at, 300);
	f.game.moves[b].ending = ENDING_takeback;
	f.record.plies[b].claim.ending = ENDING_takeback;
	f.options.mainline_only = true;
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa), "");
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa3),
	    "terminator-coerced 2 ending 'takeback' becomes 'CHUDAN' in csa3\n");
	game_fixture_close(&f);
}

/* Of endings right after one another the first counts; those after it are comments, without a
 * time, where the format has one ending. */
static void
names_overruled_endings(void **state)
{
	static const struct {
		enum format format;
		const char *times, *word;
	} rows[] = {
		{ FORMAT_csa, "times-dropped 2 1 time cannot be written in csa\n", "csa" },
		{ FORMAT_csa3, "times-dropped 2 1 time cannot be written in csa3\n", "csa3" },
		{ FORMAT_ki2, "times-dropped 2 2 times cannot be written in ki2\n", "ki2" },
		{ FORMAT_psn, "times-dropped 2 2 times cannot be written in psn\n", "psn" },
		{ FORMAT_hodges, "times-dropped 2 2 times cannot be written in hodges\n",
		    "hodges" },
	};
	struct game_fixture f;
	char expected[256];
	uint32_t a;
	size_t i;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	a = game_fixture_end(&f, game_fixture_move(&f, 0, "7g7f", TIME_NONE), ENDING_resign, 1000);
	game_fixture_end(&f, a, ENDING_interrupted, 2000);
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		snprintf(expected, sizeof expected,
		    "%sterminator-coerced 2 ending 'interrupted' becomes 'no ending recorded' in "
		    "%s\n",
		    rows[i].times, rows[i].word);
		assert_string_equal(game_fixture_loss(&f, rows[i].format), expected);
	}
	assert_string_equal(game_fixture_loss(&f, FORMAT_kif), "");
	assert_string_equal(game_fixture_loss(&f, FORMAT_jkf), "");
	assert_string_equal(game_fixture_write(&f, FORMAT_csa),
	    "'CSA encoding=UTF-8\nV2.2\nPI\n+\n+7776FU\n%TORYO\nT1\n'*中断\n");
	game_fixture_close(&f);
}

/* The variations of three consecutive endings are written after the last. */
static void
keeps_variations_of_overruled_endings(void **state)
{
	struct game_fixture f;
	uint32_t move, first, second;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	move = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	first = game_fixture_end(&f, move, ENDING_resign, TIME_NONE);
	second = game_fixture_end(&f, first, ENDING_interrupted, TIME_NONE);
	game_fixture_end(&f, second, ENDING_time_up, TIME_NONE);
	game_fixture_move(&f, move, "8c8d", TIME_NONE);
	game_fixture_move(&f, first, "3c3d", TIME_NONE);
	game_fixture_move(&f, second, "1c1d", TIME_NONE);
	assert_non_null(strstr(game_fixture_write(&f, FORMAT_psn),
	    "\n1. P-7f Resigns {中断\n切れ負け}\n( 1. … P-1d )\n( 1. … P-3d )\n"
	    "( 1. … P-8d )\n"));
	game_fixture_close(&f);
}

/* The list of keys stays short whatever the record holds. */
static void
names_few_headers(void **state)
{
	struct game_fixture f;
	int i;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	for (i = 0; i < 1000; i++)
		game_fixture_header(&f, HEADER_other, "k", "v");
	assert_string_equal(game_fixture_loss(&f, FORMAT_csa),
	    "headers-dropped 0 headers cannot be written in csa: k, k, k, k, k, k, k, k + 992\n");
	game_fixture_close(&f);
}

/* A record without a start position: every format reports it, and none invents one. */
static void
writes_no_board_where_none_is(void **state)
{
	struct game_fixture f;
	char expected[128];
	unsigned format;

	(void)state;
	for (format = 1; format < FORMAT_COUNT; format++) {
		game_fixture_open(&f, EVEN, NULL);
		f.game.handicap = NULL;
		f.after[0] = f.game.start = f.game.final = (struct diagram){ 0 };
		snprintf(expected, sizeof expected,
		    "start-unrepresentable 0 the start position cannot be written in %s: 0x0\n",
		    format_rows[format].name);
		assert_string_equal(game_fixture_loss(&f, (enum format)format), expected);
		assert_null(strstr(game_fixture_write(&f, (enum format)format), " b - 1"));
		assert_null(strstr(f.out.p, "\n|"));
		assert_null(strstr(f.out.p, "<svg xmlns"));
		assert_null(strstr(f.out.p, "P1"));
		game_fixture_close(&f);
	}
}

static void
has_a_writer_for_each_row(void **state)
{
	unsigned format;

	(void)state;
	assert_null(writer_of(FORMAT_none));
	for (format = 1; format < FORMAT_COUNT; format++) {
		const struct writer *writer = writer_of((enum format)format);
		bool endings = (format_rows[format].carries & CARRIES_endings) != 0;

		assert_non_null(writer->write);
		if ((writer->endings != NULL) != endings)
			fail_msg("%s: its row and its writer differ about endings",
			    format_rows[format].name);
	}
	assert_ptr_equal(writer_of(FORMAT_csa3), writer_of(FORMAT_csa));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(loses_nothing_in_kif),
		cmocka_unit_test(names_what_csa_cannot_hold),
		cmocka_unit_test(names_what_usi_cannot_hold),
		cmocka_unit_test(names_what_sfen_cannot_hold),
		cmocka_unit_test(counts_unplayed_moves),
		cmocka_unit_test(names_coerced_endings),
		cmocka_unit_test(names_overruled_endings),
		cmocka_unit_test(keeps_variations_of_overruled_endings),
		cmocka_unit_test(names_few_headers),
		cmocka_unit_test(writes_no_board_where_none_is),
		cmocka_unit_test(has_a_writer_for_each_row),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
