#include "parsers/kif/testing_kif.h"

#include "parsers/kif/kif_word.h"
#include "record/scan.h"

static void
moves_in_every_form(void **state)
{
	static const struct row rows[] = {
		{ "   1 ７六歩(77)   ( 0:02/00:00:03)\n", " 1:76P<77t2000/3000" },
		{ "   1 ７六歩(77)   ( 0:02/00:00:03)+\r\n", " 1:76P<77t2000/3000" },
		{ "1 ７六歩(77)", " 1:76P<77" },
		{ "   1 ２二角成(88) \n", " 1:22B+<88" },
		{ "1 ７二成銀(63)\n", " 1:72+S<63" },
		{ "1 ７二銀成(63)\n", " 1:72S+<63" },
		{ "1 ７二全(63)\n2 ７二圭(63)\n3 ７二杏(63)\n", " 1:72+S<63 2:72+N<63 3:72+L<63" },
		{ "1 ２三歩打\n", " 1:23P*" },
		{ "1 ３三角打(00)\n", " 1:33B*" },
		{ "1 ７六歩(77)\n2 同　歩(75)\n", " 1:76P<77 2:xP<75" },
		{ "1 同歩(25)\n", " 1:xP<25" },
		{ "1 同 歩(25)\n", " 1:xP<25" },
		{ "1 同銀　(79)\n", " 1:xS<79" },
		{ "1 同　　歩(25)\n", " 1:xP<25" },
		{ "1 同　成銀(31)\n", " 1:x+S<31" },
		{ "1 同　と金(73)\n", " 1:x+P<73" },
		{ "1 ５二飛車(82)\n", " 1:52R<82" },
		{ "1 ２二角不成(88)\n2 ２二角生(88)\n", " 1:22B=<88 2:22B=<88" },
		{ "1 76歩(77)\n2 7六歩(77)\n3 ７6歩(77)\n4 三四歩(33)\n",
		    " 1:76P<77 2:76P<77 3:76P<77 4:34P<33" },
		{ "１ ７六歩(77)\n", " 1:76P<77" },
		{ "1. ７六歩(77)\n2手目 ３四歩(33)\n3手目７六歩(77)\n",
		    " 1:76P<77 2:34P<33 3:76P<77" },
		{ "1▲７六歩(77)\n2△３四歩(33)\n", " 1:^76P<77 2:v34P<33" },
		{ "1７六歩(77)\n2３四歩(33)\n3同　歩(34)\n", " 1:76P<77 2:34P<33 3:xP<34" },
		{ "▲７六歩(77)\n☖３四歩(33)\n", " 0:^76P<77 0:v34P<33" },
		{ "７六歩\n３四歩\n同歩\n", " 0:76P 0:34P 0:xP" },
		{ "1 ５八金右\n2 ５八金右(49)\n", " 1:58G~1 2:58G<49" },
		{ "1 ５八金左上\n2 ５八金直\n3 ５八金寄\n4 ５八金引成\n",
		    " 1:58G~10 2:58G~4 3:58G~16 4:58G+~32" },
		{ "1 ３三同金(32)\n", " 1:33xG<32" },
		{ "　　1 ７六歩(77) ( 0:07/)\n", " 1:76P<77t7000" },
		{ "\t1\t７六歩（７７）\n", " 1:76P<77" },
		{ "1 ６八王(59)\n2 ４二竜(22)\n", " 1:68K<59 2:42+R<22" },
		{ "\xEF\xBB\xBF 1 ７六歩(77)\n\xEF\xBB\xBF"
		  "2 ３四歩(33)\n",
		    " 1:76P<77 2:34P<33" },
		{ "1 パス\n2 pass (0:01/0:0:1)\n", " 1:pass 2:passt1000/1000" },
		{ "1 ７六歩(77)\r\r\n2 ３四歩(33)\r3 ２六歩(27)\n", " 1:76P<77 2:34P<33 3:26P<27" },
		{ "1 ７六歩(77) * a note \n", " 1:76P<77{* a note }" },
	};

	(void)state;
	CHECK_GAMES(rows);
}

static void
times_in_every_form(void **state)
{
	static const struct row rows[] = {
		{ "1 ７六歩(77) (0:23/0:0:23)\n", " 1:76P<77t23000/23000" },
		{ "1 ７六歩(77) (00:31 / 00:00:31)\n", " 1:76P<77t31000/31000" },
		{ "1 ７六歩(77) ( 0:03/ 0:00:19)\n", " 1:76P<77t3000/19000" },
		{ "1 ７六歩(77) ( 0:7/)\n", " 1:76P<77t7000" },
		{ "1 ７六歩(77) (123:45/02:03:45)\n", " 1:76P<77t7425000/7425000" },
		{ "1 ７六歩(77) (1:02:03/01:02:03)\n", " 1:76P<77t3723000/3723000" },
		{ "1 ７六歩(77) ( 0:01.234/00:00:01.5)\n", " 1:76P<77t1234/1500" },
		{ "1 ７六歩(77)(0:05)\n2 ５五角打(0:05)\n", " 1:76P<77t5000 2:55B*t5000" },
		{ "1 ７六歩(77) （０：０５／００：００：０６）\n", " 1:76P<77t5000/6000" },
		{ "1 ７六歩(77) ( 0:01/00:00:01) ( 0:02/00:00:02)+\n", " 1:76P<77t2000/2000" },
		{ "1 ７六歩(77) ( 0:02/00:00:02) +\n", " 1:76P<77t2000/2000" },
		{ "1 投了 ( 0:02/00:00:06)\n", " 1:!resignt2000/6000" },
		/* not times; the move is read all the same */
		{ "1 ７六歩(77) ( 0:60/00:00:60)\n", " 1:76P<77{?( 0:60/00:00:60)} bad-time@1:11" },
		{ "1 ７六歩(77) (soon)\n", " 1:76P<77{?(soon)} bad-time@1:11" },
		{ "1 ７六歩(77) ( 0:02/00:00:99) ( 0:02/00:00:02)\n",
		    " 1:76P<77t2000/2000{?( 0:02/00:00:99)} bad-time@1:11" },
		{ "1 ７六歩(77) (99999999:00/0:00:00)\n",
		    " 1:76P<77{?(99999999:00/0:00:00)} bad-time@1:11" },
		{ "1 ７六歩(77) (:02/00:00:02)\n", " 1:76P<77{?(:02/00:00:02)} bad-time@1:11" },
		{ "1 ７六歩(77) ( 0:02/:00:02)\n", " 1:76P<77{?( 0:02/:00:02)} bad-time@1:11" },
	};

	(void)state;
	CHECK_GAMES(rows);
}

static void
spans_show_where(void **state)
{
	struct str body = STR("\n   1 ７六歩(77)   ( 0:02/00:00:02)\n");
	char *copy = open_text(body);
	const struct ply *ply;

	(void)state;
	assert_true(next_record());
	ply = &record.plies[1];
	assert_true(str_eq(text_str(&text, ply->at), STR("７六歩(77)")));
	assert_int_equal(body.p[ply->at.at + ply->time_at], '(');
	assert_int_equal(ply->time_at, ply->at.n + 3);
	assert_int_equal(ply->claim.has,
	    CLAIM_HAS_promotion_mark | CLAIM_HAS_to | CLAIM_HAS_piece | CLAIM_HAS_from);
	assert_int_equal(record.at.at, 0);
	assert_int_equal(record.at.n, body.n);
	close_text(copy, body.n);
}

static void
notes_and_unknown_lines(void **state)
{
	static const struct row rows[] = {
		{ "*before\n手数----指手--\n&here\n1 ７六歩(77)\n*a\n* b\n&mark\n*\n",
		    "{*before}{&here} 1:76P<77{*a}{* b}{&mark}{*}" },
		{ "#KIF version=2.0 encoding=UTF-8\n# ---- program 棋譜ファイル ----\n# remark\n"
		  "手合割：平手　　\n先手：A\n後手：B\n手数----指手---------消費時間--\n"
		  "1 ７六歩(77)\n#later\n",
		    "{# remark} 1:76P<77{#later}" },
		/* a banner is at the top, before anything else; other remarks are kept */
		{ "\n# ----  program  ----\n手数----指手--\n# ----  program  ----\n#--hello\n"
		  "1 ７六歩(77)\n# 棋譜ファイル\n#KIF is a format\n#--separators\n",
		    "{# ----  program  ----}{#--hello} 1:76P<77{# 棋譜ファイル}{#KIF is a format}"
		    "{#--separators}" },
		{ "# KIF形式棋譜ファイル\n#\n# -- note\n# --- program 棋譜ファイル ---\n1 投了\n",
		    "{# KIF形式棋譜ファイル}{#}{# -- note}{# --- program 棋譜ファイル ---} "
		    "1:!resign" },
		{ "手数―指し手――#\n1 ７六歩(77)\n", " 1:76P<77" },
		{ "手数---指手\n手数ー指手\n盤面回転\n1 ７六歩(77)\n", " 1:76P<77" },
		{ "1 ７六歩(77)\n銀\n2 ３四歩(33)\n", " 1:76P<77{?銀} 2:34P<33 unknown-line@2:1" },
		{ "手合割：平手\n2手目へのコメント\n1 ７六歩(77)\n",
		    "{?2手目へのコメント} 1:76P<77 unknown-line@2:1" },
		{ "1 ７六歩(77)\n先後：不明\n", " 1:76P<77{?先後：不明} unknown-line@2:1" },
		{ "1 ７六歩(77)\n終了日時：2004/05/31\n", " 1:76P<77 misplaced-line@2:1" },
		{ "1 ７六歩(77) ３\n", " 1:76P<77{?３} unknown-line@1:11" },
		{ "手合割：平手\n<a href=\"http://example.org\">x</a>\n",
		    "{?<a href=\"http://example.org\">x</a>} unknown-line@2:1" },
		/* several on one line */
		{ "▲７六歩 △３四歩\n", " 0:^76P 0:v34P glued-move@1:6" },
		{ "1 ７六歩(77) (0:01/0:00:01) 2 ３四歩(33) 3 投了\n",
		    " 1:76P<77t1000/1000 2:34P<33 3:!resign glued-move@1:26" },
		/* damaged */
		{ "1 ７六歩(77)\n2 ３四(33)\n3 ２六歩(27)\n",
		    " 1:76P<77 2:? 3:26P<27 !bad-move-text@2:3" },
		{ "1 ７六歩(7)\n2 ３四歩(33)\n", " 1:? 2:34P<33 !bad-move-text@1:3" },
		/* without anything else, no game */
		{ "1 ７六歩(7)\n", " 1:? !no-game@1:1" },
		{ "1 hello world\n2 pass\n", " 1:!none{?world} 2:pass !no-game@1:1" },
		{ "1 \xEF\xBF\xBD六歩(77) ( 0:01/00:00:01)\n",
		    " 1:?t1000/1000 !bad-move-text@1:3" },
		{ "1 ９九九九歩(99)\n2 ３四歩(33)\n", " 1:? 2:34P<33 !bad-move-text@1:3" },
		{ "1 ７六歩(77)\n12\n", " 1:76P<77{?12} unknown-line@2:1" },
		/* cut off */
		{ "1 ７六歩(77)\n   2 ３四", " 1:76P<77 2:? !truncated@2:6" },
		{ "1 ７六歩(77)\n2３四", " 1:76P<77 2:? !truncated@2:2" },
		{ "1 ７六歩(77)\n   2 ３四歩(3", " 1:76P<77 2:? !truncated@2:6" },
		{ "1 ７六歩(77)\n   2 ３四歩(33) ( 0:0",
		    " 1:76P<77 2:34P<33{?( 0:0} !truncated@2:14" },
		{ "1 ７六歩(77)\n   2 投", " 1:76P<77 2:? !truncated@2:6" },
		{ "1 ７六歩(77)\n   2 ", " 1:76P<77 !truncated@2:4" },
		{ "1 ７六歩(77)\n   2 時計故障", " 1:76P<77 2:!none unknown-terminator@2:6" },
		/* nothing */
		{ "hello\n", "{?hello} !no-game@1:1" },
		{ "\nhello\nworld\n変化：1手\na：1\na：2\n", "{?hello}{?world} !no-game@2:1" },
	};

	(void)state;
	CHECK_GAMES(rows);
}

static void
probe_scores(void **state)
{
	static const struct {
		const char *body;
		int min, max;
	} rows[] = {
		{ "#KIF version=2.0 encoding=UTF-8\n", 100, 100 },
		{ "開始日時：2004/05/31\n手数----指手--\n", 90, 100 },
		{ "手合割：平手\n", 50, 70 },
		{ "\n   1 ７六歩(77)\n", 90, 100 },
		{ "\xEF\xBB\xBF先手：A\n", 30, 60 },
		{ "先手：A\n後手：B\n\n▲７六歩    △３四歩\nまで2手で中断\n", 0, 0 },
		{ "V2.2\nN+A\nPI\n+\n+7776FU\nT2\n%TORYO\n", 0, 0 },
		{ "position startpos moves 7g7f\n", 0, 0 },
		{ "", 0, 0 },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		int score = kif_parser.probe(str_of(rows[i].body)).score;

		if (score < rows[i].min || score > rows[i].max)
			fail_msg("%s: %d", rows[i].body, score);
	}
}

/* The table of characters has every word of the table of pieces, with the same meaning. */
static void
pieces_agree(void **state)
{
	unsigned kind, promoted;

	(void)state;
	for (kind = 1; kind < KIND_COUNT; kind++) {
		for (promoted = 0; promoted < 2; promoted++) {
			piece_t face = piece_make((enum kind)kind, promoted != 0, BLACK), read;
			struct str word = str_of(piece_word(NULL, face)),
				   cell = str_of(piece_cell(NULL, face));

			if (word.n == 0 || *piece_rows[kind].letter == '\0')
				continue; /* not a piece of shogi */
			assert_ptr_equal(
			    scan_face(word.p, word.p + word.n, &read), word.p + word.n);
			assert_int_equal(read, face);
			assert_ptr_equal(
			    scan_face(cell.p, cell.p + cell.n, &read), cell.p + cell.n);
			assert_int_equal(read, face);
		}
	}
}

/* The word that a writer uses for an ending is read as an ending with that word. */
static void
endings_agree(void **state)
{
	unsigned ending;

	(void)state;
	for (ending = 1; ending < ENDING_COUNT; ending++) {
		struct str word = str_of(ending_rows[ending].kif);
		struct claim claim;

		if (word.n == 0)
			continue;
		assert_ptr_equal(kif_word_read(word.p, word.p + word.n, &claim), word.p + word.n);
		assert_string_equal(ending_rows[claim.ending].kif, ending_rows[ending].kif);
	}
}

/* Every text cut off anywhere, and with any byte of it replaced, is read to its end. */
static void
damaged_texts(void **state)
{
	static const char whole[] =
	    "手合割：平手\n後手の持駒：飛　歩十三\n+---+\n"
	    "|v香v桂 ・ ・ ・ ・ ・ ・ ・|一\n+---+\n"
	    "手数＝3 まで\n手数----指手--\n*note\n   1 ７六歩(77)   ( 0:02/00:00:02)+\n"
	    "   2 同　成銀不成打(00) (1:02:03.5 / 1:2)\n3 ５八金右直\n4 投了\nまで3手で先手の勝ち\n"
	    "変化：2手\n2 パス\n#--separator--\n1 ７六歩(77)";
	static const char bytes[] = " 1(:/*\n\r|";
	char spoilt[sizeof whole];
	size_t at, i;

	(void)state;
	for (at = 0; at < sizeof whole; at++) {
		for (i = 0; i < sizeof bytes; i++) {
			/* in the last round, cut off instead */
			struct str body = { spoilt, i + 1 < sizeof bytes ? sizeof whole - 1 : at };
			char *copy;

			memcpy(spoilt, whole, sizeof whole);
			if (i + 1 < sizeof bytes)
				spoilt[at] = bytes[i];
			copy = open_text(body);
			while (next_record())
				assert_true(parse.at > 0);
			kif_parser.probe(text.body);
			close_text(copy, body.n);
		}
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(moves_in_every_form),
		cmocka_unit_test(times_in_every_form),
		cmocka_unit_test(spans_show_where),
		cmocka_unit_test(notes_and_unknown_lines),
		cmocka_unit_test(probe_scores),
		cmocka_unit_test(pieces_agree),
		cmocka_unit_test(endings_agree),
		cmocka_unit_test(damaged_texts),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
