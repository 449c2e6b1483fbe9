#include "writers/testing_game.h"

#include <stdio.h>

#define APPENDIX_HEAD                                                                              \
	"手合割：平手　　\n"                                                               \
	"先手：A\n"                                                                             \
	"後手：B\n"                                                                             \
	"手数----指手---------消費時間--\n"
#define APPENDIX_MAIN                                                                              \
	"   4 同　銀(31)   ( 0:03/00:00:04)\n"                                                  \
	"   5 ４五角打     ( 0:08/00:00:15)\n"                                                 \
	"   6 投了         ( 0:02/00:00:06)\n"                                                   \
	"まで5手で先手の勝ち\n"

static const char appendix[] =
    APPENDIX_HEAD "   1 ７六歩(77)   ( 0:02/00:00:02)\n"
		  "   2 ３四歩(33)   ( 0:01/00:00:01)\n"
		  "   3 ２二角成(88) ( 0:05/00:00:07)+\n" APPENDIX_MAIN "\n"
		  "変化：3手\n"
		  "   3 ２六歩(27)   ( 0:04/00:00:06)\n"
		  "   4 中断         ( 0:01/00:00:02)\n"
		  "まで3手で中断\n";

static void
writes_appendix(void **state)
{
	struct game_fixture f;
	char expected[2048];

	(void)state;
	game_fixture_appendix(&f);
	assert_string_equal(game_fixture_write(&f, FORMAT_kif), appendix);
	f.options.to_file = true;
	snprintf(expected, sizeof expected, "#KIF version=2.0 encoding=UTF-8\n# ---- kifu ----\n%s",
	    appendix);
	assert_string_equal(game_fixture_write(&f, FORMAT_kif), expected);
	f.options.encoding = ENCODING_cp932;
	assert_non_null(
	    strstr(game_fixture_write(&f, FORMAT_kif), "#KIF version=2.0 encoding=Shift_JIS\n"));
	f.options.encoding = ENCODING_eucjp; /* has no name there */
	assert_string_equal(game_fixture_write(&f, FORMAT_kif), appendix);
	f.options.first = false;
	snprintf(expected, sizeof expected, "#--separator--\n%s", appendix);
	assert_string_equal(game_fixture_write(&f, FORMAT_kif), expected);
	game_fixture_close(&f);
}

static void
leaves_variations_out(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_appendix(&f);
	f.options.mainline_only = true;
	assert_string_equal(game_fixture_write(&f, FORMAT_kif),
	    APPENDIX_HEAD "   1 ７六歩(77)   ( 0:02/00:00:02)\n"
			  "   2 ３四歩(33)   ( 0:01/00:00:01)\n"
			  "   3 ２二角成(88) ( 0:05/00:00:07)\n" APPENDIX_MAIN);
	game_fixture_close(&f);
}

/* Without times the blanks stay, and + follows one more. */
static void
writes_without_times(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	game_fixture_note(&f, 0, NOTE_comment, "before the game");
	node = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	game_fixture_move(&f, 0, "2g2f", TIME_NONE);
	game_fixture_note(&f, node, NOTE_comment, " two blanks kept");
	game_fixture_note(&f, node, NOTE_comment, "");
	game_fixture_note(&f, node, NOTE_bookmark, "here");
	game_fixture_note(&f, node, NOTE_remark, "skipped");
	game_fixture_note(&f, node, NOTE_line, "what is this?");
	game_fixture_note(&f, node, NOTE_remark, "KIF version=2.0 encoding=Shift_JIS");
	game_fixture_node(&f, node, MOVE_pass, TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_kif), "手合割：平手　　\n"
								"手数----指手--\n"
								"*before the game\n"
								"   1 ７六歩(77)   +\n"
								"* two blanks kept\n"
								"*\n"
								"&here\n"
								"#skipped\n"
								"#what is this?\n"
								"   2 パス        \n"
								"\n"
								"\n"
								"変化：1手\n"
								"   1 ２六歩(27)  \n"
								"\n");
	game_fixture_close(&f);
}

/* Minutes and hours grow beyond their columns; fractions are cut off before they are added up; a
 * move without a time adds nothing. */
static void
adds_times_up(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	node = game_fixture_move(&f, 0, "7g7f", 7425900);
	node = game_fixture_move(&f, node, "3c3d", TIME_NONE);
	node = game_fixture_move(&f, node, "2g2f", 1900);
	node = game_fixture_move(&f, node, "8c8d", 999);
	node = game_fixture_move(&f, node, "2f2e", 360000000);
	assert_string_equal(game_fixture_write(&f, FORMAT_kif),
	    "手合割：平手　　\n"
	    "手数----指手---------消費時間--\n"
	    "   1 ７六歩(77)   (123:45/02:03:45)\n"
	    "   2 ３四歩(33)   \n"
	    "   3 ２六歩(27)   ( 0:01/02:03:46)\n"
	    "   4 ８四歩(83)   ( 0:00/00:00:00)\n"
	    "   5 ２五歩(26)   (6000:00/102:03:46)\n"
	    "\n");
	game_fixture_close(&f);
}

/* The order of variations, with the number and totals of the ply where each begins. */
static void
orders_variations(void **state)
{
	struct game_fixture f;
	uint32_t a, b;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	a = game_fixture_move(&f, 0, "7g7f", 1000); /* main line */
	b = game_fixture_move(&f, a, "3c3d", 2000);
	game_fixture_move(&f, b, "2g2f", 3000);
	game_fixture_move(&f, 0, "5g5f", 10000); /* two more first moves */
	game_fixture_move(&f, 0, "1g1f", 20000);
	a = game_fixture_move(&f, a, "8c8d", 40000); /* a second answer, which branches itself */
	game_fixture_move(&f, a, "6i7h", 50000);
	game_fixture_move(&f, a, "4i5h", 60000);
	assert_string_equal(game_fixture_write(&f, FORMAT_kif),
	    "手合割：平手　　\n"
	    "手数----指手---------消費時間--\n"
	    "   1 ７六歩(77)   ( 0:01/00:00:01)+\n"
	    "   2 ３四歩(33)   ( 0:02/00:00:02)+\n"
	    "   3 ２六歩(27)   ( 0:03/00:00:04)\n"
	    "\n\n変化：2手\n"
	    "   2 ８四歩(83)   ( 0:40/00:00:40)\n"
	    "   3 ７八金(69)   ( 0:50/00:00:51)+\n"
	    "\n\n変化：3手\n"
	    "   3 ５八金(49)   ( 1:00/00:01:01)\n"
	    "\n\n変化：1手\n"
	    "   1 ５六歩(57)   ( 0:10/00:00:10)+\n"
	    "\n\n変化：1手\n"
	    "   1 １六歩(17)   ( 0:20/00:00:20)\n"
	    "\n");
	game_fixture_close(&f);
}

/* What could not be played ends its line; an alternative to it is still a variation. */
static void
stops_at_unplayed(void **state)
{
	struct game_fixture f;
	uint32_t a, none;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	a = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	game_fixture_node(&f, 0, MOVE_none, TIME_NONE);
	none = game_fixture_node(&f, a, MOVE_none, 5000); /* its time is no reason for a column */
	game_fixture_node(&f, none, MOVE_none, TIME_NONE);
	game_fixture_end(&f, game_fixture_move(&f, a, "3c3d", TIME_NONE), ENDING_resign, TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_kif), "手合割：平手　　\n"
								"手数----指手--\n"
								"   1 ７六歩(77)  \n\n");
	assert_string_equal(game_fixture_loss(&f, FORMAT_kif),
	    "variations-dropped 0 1 variation cannot be written in kif\n"
	    "moves-dropped 0 3 moves cannot be written in kif\n");
	game_fixture_close(&f);
}

/* After one black move: white is to move. */
static const struct {
	enum ending ending;
	const char *lines;
} finishes[] = {
	{ ENDING_resign, "   2 投了        \nまで1手で先手の勝ち\n" },
	{ ENDING_mate, "   2 詰み        \nまで1手で詰み\n" },
	{ ENDING_time_up, "   2 切れ負け    \nまで1手で時間切れにより先手の勝ち\n" },
	{ ENDING_illegal_move, "   2 反則負け    \nまで1手で後手の反則負け\n" },
	{ ENDING_illegal_action, "   2 反則勝ち    \nまで1手で後手の反則勝ち\n" },
	{ ENDING_perpetual_check,
	    "   2 反則勝ち    \n*連続王手の千日手\nまで1手で後手の反則勝ち\n" },
	{ ENDING_sennichite, "   2 千日手      \nまで1手で千日手\n" },
	{ ENDING_jishogi, "   2 持将棋      \nまで1手で持将棋\n" },
	{ ENDING_declaration, "   2 入玉勝ち    \nまで1手で後手の入玉勝ち\n" },
	{ ENDING_declaration_draw, "   2 持将棋      \n*入玉宣言引き分け\nまで1手で持将棋\n" },
	{ ENDING_max_moves, "   2 持将棋      \n*最大手数\nまで1手で持将棋\n" },
	{ ENDING_try_rule, "   2 トライ      \n\n" },
	{ ENDING_interrupted, "   2 中断        \nまで1手で中断\n" },
	{ ENDING_forfeit_win, "   2 不戦勝      \n\n" },
	{ ENDING_no_mate, "   2 不詰        \nまで1手で不詰\n" },
	{ ENDING_sealed, "   2 封じ手      \nまで1手で封じ手\n" },
	{ ENDING_error, "   2 中断        \n*エラー\nまで1手で中断\n" },
	{ ENDING_takeback, "   2 中断        \n*待った\nまで1手で中断\n" },
	{ ENDING_none, "\n" },
};

static void
writes_endings(void **state)
{
	struct game_fixture f;
	char expected[512];
	uint32_t node;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof finishes / sizeof *finishes; i++) {
		game_fixture_open(&f, EVEN, NULL);
		node = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
		game_fixture_end(&f, node, finishes[i].ending, TIME_NONE);
		snprintf(expected, sizeof expected,
		    "手合割：平手　　\n手数----指手--\n   1 ７六歩(77)  \n%s", finishes[i].lines);
		assert_string_equal(game_fixture_write(&f, FORMAT_kif), expected);
		game_fixture_close(&f);
	}
}

/* An unknown word of KIF is kept; one of another format becomes a comment, once. */
static void
keeps_unknown_endings(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, "優等局面 %HOGE");
	node = game_fixture_end(&f, 0, ENDING_other, TIME_NONE);
	f.record.plies[node].at = (struct span){ 0, strlen("優等局面") };
	assert_non_null(strstr(game_fixture_write(&f, FORMAT_kif), "\n   1 優等局面    \n\n"));
	f.record.plies[node].at = (struct span){ (uint32_t)strlen("優等局面 "), 5 };
	assert_non_null(
	    strstr(game_fixture_write(&f, FORMAT_kif), "\n   1 中断        \n*%HOGE\nまで0"));
	game_fixture_note(&f, node, NOTE_comment, "%HOGE");
	assert_non_null(
	    strstr(game_fixture_write(&f, FORMAT_kif), "\n   1 中断        \n*%HOGE\nまで0"));
	game_fixture_close(&f);
}

/* What replay found out about an ending is not added to the record. */
static void
adds_no_reason(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	node = game_fixture_end(&f, 0, ENDING_perpetual_check, TIME_NONE);
	f.record.plies[node].claim.ending = ENDING_illegal_action;
	assert_non_null(strstr(
	    game_fixture_write(&f, FORMAT_kif), "\n   1 反則勝ち    \nまで0手で先手の反則勝ち\n"));
	game_fixture_close(&f);
}

/* 10^5 alternatives at one ply, and 10^4 variations inside one another are written. */
static void
takes_large_trees(void **state)
{
	struct game_fixture f;
	uint32_t node = 0, i;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	for (i = 0; i < 100000; i++) {
		node = record_add_ply(&f.record, 0, false);
		f.game.moves = arena_grow(
		    &f.arena, f.game.moves, sizeof *f.game.moves, f.record.ply_count, &f.move_cap);
		f.game.moves[node] = (struct move){ .kind = i % 2 == 0 ? MOVE_pass : MOVE_none };
	}
	for (i = 0; i < 20000; i++) {
		node = record_add_ply(&f.record, i % 2 == 0 ? node : node - 1, false);
		f.game.moves = arena_grow(
		    &f.arena, f.game.moves, sizeof *f.game.moves, f.record.ply_count, &f.move_cap);
		f.game.moves[node] = (struct move){ .kind = MOVE_pass };
	}
	f.game.moves[100000].kind = MOVE_pass;
	buffer_clear(&f.out);
	writer_write(&f.game, &f.options, &f.out);
	buffer_char(&f.out, '\0');
	assert_non_null(strstr(f.out.p, "変化：10001手\n10001 パス"));
	for (i = 0, node = 0; (size_t)node + 1 < f.out.n; node++)
		i += f.out.p[node] == '\n';
	assert_int_equal(i, 2 + 50001 * 2 + 50000 * 2 + 20000 + 10000 * 3);
	game_fixture_close(&f);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_appendix),
		cmocka_unit_test(leaves_variations_out),
		cmocka_unit_test(writes_without_times),
		cmocka_unit_test(adds_times_up),
		cmocka_unit_test(orders_variations),
		cmocka_unit_test(stops_at_unplayed),
		cmocka_unit_test(writes_endings),
		cmocka_unit_test(keeps_unknown_endings),
		cmocka_unit_test(adds_no_reason),
		cmocka_unit_test(takes_large_trees),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
