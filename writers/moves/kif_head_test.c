#include "writers/testing_game.h"

#include <stdio.h>

static void
writes_all_pieces(void **state)
{
	/* Each face of black moves one rank up, then white's does. */
	static const char sfen[] = "4k4/9/9/9/+P+L+N+S+B+RGKP/9/9/9/9 b - 1";
	static const char *const moves[][2] = {
		{ "9e9d", "   1 ９四と(95)  \n" },
		{ "8e8d", "   1 ８四成香(85)\n" },
		{ "7e7d", "   1 ７四成桂(75)\n" },
		{ "6e6d", "   1 ６四成銀(65)\n" },
		{ "5e5d", "   1 ５四馬(55)  \n" },
		{ "4e4d", "   1 ４四龍(45)  \n" },
		{ "3e3d", "   1 ３四金(35)  \n" },
		{ "2e2d", "   1 ２四玉(25)  \n" },
		{ "1e1d", "   1 １四歩(15)  \n" },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof moves / sizeof *moves; i++) {
		struct game_fixture f;

		game_fixture_open(&f, sfen, NULL);
		game_fixture_move(&f, 0, moves[i][0], TIME_NONE);
		assert_non_null(strstr(game_fixture_write(&f, FORMAT_kif), moves[i][1]));
		game_fixture_close(&f);
	}
}

static void
writes_handicaps(void **state)
{
	static const char sfen[] = "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
	struct handicap two = { .name = "二枚落ち", .csa = "82HI22KA", .kif = true };
	struct handicap rook = { .name = "角落ち", .csa = "22KA", .kif = true };
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, sfen, NULL);
	f.game.handicap = &two;
	game_fixture_header(&f, HEADER_white, "上手", "W");
	game_fixture_header(&f, HEADER_black, "下手", "B");
	game_fixture_end(
	    &f, game_fixture_move(&f, 0, "4a3b", TIME_NONE), ENDING_illegal_action, TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_kif),
	    "手合割：二枚落ち\n下手：B\n上手：W\n手数----指手--\n"
	    "   1 ３二金(41)  \n"
	    "   2 反則勝ち    \n"
	    "まで1手で下手の反則勝ち\n");
	f.game.handicap = &rook;
	assert_int_equal(
	    strncmp(game_fixture_write(&f, FORMAT_kif), "手合割：角落ち　\n下手", 30), 0);
	game_fixture_close(&f);
}

static void
writes_boards(void **state)
{
	static const char sfen[] =
	    "ln1g5/1r2S1k2/p2pppn2/2ps2p2/1p7/2P6/PPSPPPPLP/2G2K1pr/LN4G1b w BGSLPnp 62";
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, sfen, NULL);
	game_fixture_header(&f, HEADER_black, "先手", "B");
	game_fixture_move(&f, 0, "3b2c", 61000);
	assert_string_equal(game_fixture_write(&f, FORMAT_kif),
	    "後手の持駒：桂　歩　\n"
	    "  ９ ８ ７ ６ ５ ４ ３ ２ １\n"
	    "+---------------------------+\n"
	    "|v香v桂 ・v金 ・ ・ ・ ・ ・|一\n"
	    "| ・v飛 ・ ・ 銀 ・v玉 ・ ・|二\n"
	    "|v歩 ・ ・v歩v歩v歩v桂 ・ ・|三\n"
	    "| ・ ・v歩v銀 ・ ・v歩 ・ ・|四\n"
	    "| ・v歩 ・ ・ ・ ・ ・ ・ ・|五\n"
	    "| ・ ・ 歩 ・ ・ ・ ・ ・ ・|六\n"
	    "| 歩 歩 銀 歩 歩 歩 歩 香 歩|七\n"
	    "| ・ ・ 金 ・ ・ 玉 ・v歩v飛|八\n"
	    "| 香 桂 ・ ・ ・ ・ 金 ・v角|九\n"
	    "+---------------------------+\n"
	    "先手の持駒：角　金　銀　香　歩　\n"
	    "後手番\n"
	    "手数＝61  まで\n"
	    "先手：B\n"
	    "手数----指手---------消費時間--\n"
	    "  62 ２三玉(32)   ( 1:01/00:01:01)\n"
	    "\n");
	game_fixture_close(&f);
}

static void
writes_hands_and_turns(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, "4k4/9/9/9/9/9/9/9/4K4 b 2R18P10L 1", NULL);
	assert_non_null(strstr(game_fixture_write(&f, FORMAT_kif), "後手の持駒：なし\n  ９"));
	assert_non_null(strstr(f.out.p, "+\n先手の持駒：飛二　香十　歩十八　\n手数----"));
	f.record.setup.handicap_labels = true;
	assert_int_equal(strncmp(game_fixture_write(&f, FORMAT_kif),
			     "手合割：その他　\n上手の持駒：なし\n  ９", 55),
	    0);
	assert_non_null(strstr(f.out.p, "下手の持駒：飛二　香十　歩十八　\n下手番\n手数----"));
	f.game.start.turn = WHITE;
	assert_non_null(strstr(game_fixture_write(&f, FORMAT_kif), "\n上手番\n手数----"));
	f.record.setup.handicap_labels = false;
	assert_non_null(strstr(game_fixture_write(&f, FORMAT_kif), "\n後手番\n手数----"));
	game_fixture_close(&f);
}

/* The even start after some moves needs the board too, or their number would be lost. */
static void
keeps_the_number(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	f.game.start.number = 9999;
	game_fixture_end(
	    &f, game_fixture_move(&f, 0, "7g7f", TIME_NONE), ENDING_sennichite, TIME_NONE);
	assert_non_null(strstr(game_fixture_write(&f, FORMAT_kif), "\n手数＝9999  まで\n"));
	assert_non_null(strstr(f.out.p, "\n10000 ７六歩(77)  \n10001 千日手      \n"
					"まで10000手で千日手\n"));
	game_fixture_close(&f);
}

/* Stands in for the parser: lines with these keys are not headers. */
static bool
takes_header(
    struct memory *memory, struct value_patterns *value_patterns, struct str key, struct str value)
{
	(void)memory;
	(void)value_patterns;
	(void)value;
	return !str_eq(key, STR("変化")) && !str_eq(key, STR("手合割"));
}

/* A header that readers would not take for one is written as a remark. */
static void
orders_headers(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	game_fixture_header(&f, HEADER_white, "後手", "");
	game_fixture_header(&f, HEADER_note, "備考", "a：b");
	game_fixture_header(&f, HEADER_other, "先手省略名", "x");
	game_fixture_header(&f, HEADER_event, "$EVENT", "e1");
	game_fixture_header(&f, HEADER_other, "$MY_KEY", "y");
	game_fixture_header(&f, HEADER_event, "棋戦", "e2");
	game_fixture_header(&f, HEADER_start_time, "対局日", "2004/05/31(月) 9:00");
	game_fixture_header(&f, HEADER_other, "$変化", "3");
	game_fixture_header(&f, HEADER_other, "手合割", "平手");
	game_fixture_header(&f, HEADER_other, "$1", "2");
	f.options.header_line = takes_header;
	f.record.format = FORMAT_csa; /* its order is not that of KIF's keys */
	assert_string_equal(game_fixture_write(&f, FORMAT_kif), "開始日時：2004/05/31(月) 9:00\n"
								"棋戦：e1\n"
								"棋戦：e2\n"
								"備考：a：b\n"
								"先手省略名：x\n"
								"MY_KEY：y\n"
								"#変化：3\n"
								"#手合割：平手\n"
								"1：2\n"
								"手合割：平手　　\n"
								"後手：\n"
								"手数----指手--\n"
								"\n");
	game_fixture_close(&f);
}

/* Headers of a record with the same keys stay as they were. */
static void
keeps_the_order_of_headers(void **state)
{
	static const enum format formats[] = { FORMAT_kif, FORMAT_ki2, FORMAT_bod, FORMAT_jkf };
	size_t i;

	(void)state;
	for (i = 0; i < sizeof formats / sizeof *formats; i++) {
		struct game_fixture f;

		game_fixture_open(&f, EVEN, NULL);
		f.record.format = formats[i];
		game_fixture_header(&f, HEADER_title, "表題", "t");
		game_fixture_header(&f, HEADER_other, "先手省略名", "x");
		game_fixture_header(&f, HEADER_black, "先手", "A");
		game_fixture_header(&f, HEADER_event, "棋戦", "e");
		assert_string_equal(game_fixture_write(&f, FORMAT_kif), "表題：t\n"
									"先手省略名：x\n"
									"棋戦：e\n"
									"手合割：平手　　\n"
									"先手：A\n"
									"手数----指手--\n"
									"\n");
		game_fixture_close(&f);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_all_pieces),
		cmocka_unit_test(writes_handicaps),
		cmocka_unit_test(writes_boards),
		cmocka_unit_test(writes_hands_and_turns),
		cmocka_unit_test(keeps_the_number),
		cmocka_unit_test(orders_headers),
		cmocka_unit_test(keeps_the_order_of_headers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
