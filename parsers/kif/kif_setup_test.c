#include "parsers/kif/testing_kif_dump.h"

/* Prints the position of the steps as SFEN rows, and the hands. */
static void
show_setup(void)
{
	const struct setup *setup = &record.setup;
	piece_t cells[BOARD_SQUARES] = { 0 };
	unsigned rank, file;
	size_t i;

	for (i = 0; i < setup->step_count; i++) {
		const struct setup_step *step = &setup->steps[i];

		if (step->op == SETUP_put)
			cells[step->square] = step->piece;
	}
	for (rank = 1; rank <= setup->height; rank++) {
		buffer_printf(&out, "%s", rank > 1 ? "/" : " ");
		for (file = setup->width; file > 0; file--) {
			piece_t piece = cells[square_make(file, rank)];

			buffer_printf(&out, "%s%s%s", piece_side(piece) == WHITE ? "v" : "",
			    piece_promoted(piece) ? "+" : "",
			    piece == 0 ? "." : piece_rows[piece_kind(piece)].letter);
		}
	}
	for (i = 0; i < setup->step_count; i++) {
		const struct setup_step *step = &setup->steps[i];

		if (step->op != SETUP_put)
			buffer_printf(&out, " %c%s%u%s",
			    piece_side(step->piece) == WHITE ? 'w' : 'b',
			    piece_rows[piece_kind(step->piece)].letter, step->count,
			    step->op == SETUP_rest ? "rest" : "");
	}
}

static void
headers(void **state)
{
	struct str body = STR("開始日時：2004/05/31 10:00:00\n持ち時間:14：59=▲\n図：http://a/b:c\n"
			      "先手： A　\n後手：\n棋戦：x\n棋戦：y\n1 ７六歩(77)\n");
	static const struct {
		enum header_id id;
		const char *key, *value;
	} rows[] = {
		{ HEADER_start_time, "開始日時", "2004/05/31 10:00:00" },
		{ HEADER_time_limit, "持ち時間", "14：59=▲" },
		{ HEADER_other, "図", "http://a/b:c" },
		{ HEADER_black, "先手", "A" },
		{ HEADER_white, "後手", "" },
		{ HEADER_event, "棋戦", "x" },
		{ HEADER_event, "棋戦", "y" },
	};
	char *copy = open_text(body);
	size_t i;

	(void)state;
	assert_true(next_record());
	assert_int_equal(record.header_count, sizeof rows / sizeof *rows);
	for (i = 0; i < record.header_count; i++) {
		assert_int_equal(record.headers[i].id, rows[i].id);
		assert_true(str_eq(record.headers[i].key, str_of(rows[i].key)));
		assert_true(str_eq(record.headers[i].value, str_of(rows[i].value)));
	}
	assert_true(str_eq(text_str(&text, record.headers[3].at), STR("A")));
	assert_true(str_eq(text_str(&text, record.headers[4].at), STR("後手：")));
	assert_int_equal(diags.count, 1);
	assert_int_equal(diags.list[0].rule, DIAG_duplicate_header);
	assert_int_equal(text_place(&text, diags.list[0].at.at).line, 7);
	close_text(copy, body.n);
}

#define RULER "  ９ ８ ７ ６ ５ ４ ３ ２ １\n"
#define BORDER "+---------------------------+\n"
#define EMPTY(rank) "| ・ ・ ・ ・ ・ ・ ・ ・ ・|" rank "\n"
#define SIX EMPTY("四") EMPTY("五") EMPTY("六") EMPTY("七") EMPTY("八") EMPTY("九")
#define NINE "/........./........./........./........./........./........."

struct setup_row {
	const char *body;
	enum setup_base base;
	enum side turn;
	unsigned first;
	bool labels;
	const char *expected;
};

static void
setups(void **state)
{
	static const struct setup_row rows[] = {
		{ "1 ７六歩(77)\n", SETUP_default, NO_SIDE, 0, false, "" },
		{ "手合割：平手　　\n", SETUP_even, NO_SIDE, 0, false, "" },
		{ "手合割：二枚落ち\n", SETUP_named, NO_SIDE, 0, false, "" },
		{ "手合割：その他　\n上手：A\n下手：B\n", SETUP_named, NO_SIDE, 0, true, "" },
		{ "手合割：平手\n手番：後手\n", SETUP_even, WHITE, 0, false, "" },
		{ "12 ７六歩(77)\n13 ３四歩(33)\n", SETUP_default, NO_SIDE, 11, false, "" },
		{ "手合割：平手\n後手の持駒：飛　角二　歩十八　\n" RULER BORDER
		  "|v香v桂 ・ ・ ・ ・ ・ ・ ・|一\n"
		  "| ・ ・ ・ ・v王 ・ ・ ・ ・|二\n"
		  "| 龍 馬 全 圭 杏 と ・ ・ ・|三\n" SIX BORDER "先手の持駒：なし\n"
		  "手数＝171  ▲６二角成  まで\n後手番\n",
		    SETUP_board, WHITE, 171, false,
		    " vLvN......./....vK..../+R+B+S+N+L+P..." NINE " wR1 wB2 wP18" },
		/* marks, empty squares, no border, no ruler, no labels, no right edge */
		{ "|V香w桂-歩^香+桂b歩 銀 ・ *\n|．．□□.. 　　  . . .|\n|v成銀 と ・ ・ ・ ・ ・ "
		  "・ ・|\n"
		  "| v香 v桂 ・ ・ ・ ・ ・ ・ 金|\n" EMPTY("五") EMPTY("5") EMPTY("７") EMPTY("八")
			EMPTY(""),
		    SETUP_board, NO_SIDE, 0, false, NULL },
		{ "下手の持駒：歩十三 金 銀2 角２\n上手の持駒：飛歩四\n", SETUP_default, NO_SIDE, 0,
		    true, " bP13 bG1 bS2 bB2 wR1 wP4" },
		{ "先手の持駒：\n後手の持ち駒：なし　\n先手持駒：飛二 角\n下手の持駒\n",
		    SETUP_default, NO_SIDE, 0, true, " bR2 bB1" },
		{ "手合割：平手\n上手の備考：x\n1 ７六歩(77)\n上手くいった\n", SETUP_even, NO_SIDE,
		    0, false, " unknown-line@4:1" },
		{ "持駒：金　銀二\n", SETUP_default, NO_SIDE, 0, false, " bG1 bS2 w0rest" },
		{ "先手の持駒：と　玉　犬　歩三百\n", SETUP_default, NO_SIDE, 0, false,
		    " !bad-setup@1:7 !bad-setup@1:9 !bad-setup@1:11 !bad-setup@1:13" },
		/* characters of two and four bytes */
		{ "先手の持駒：é　金　𠮷　歩二\n", SETUP_default, NO_SIDE, 0, false,
		    " bG1 bP2 !bad-setup@1:7" },
		{ "先手の持駒：𠮷　金\n", SETUP_default, NO_SIDE, 0, false, " bG1 !bad-setup@1:7" },
		{ RULER BORDER "| ・ é ・ 金 ・ 𠮷 ・ ・ 銀|一\n" EMPTY("二") EMPTY("三")
			SIX BORDER,
		    SETUP_board, NO_SIDE, 0, false,
		    " ...G....S/........./........." NINE " !bad-setup@3:5 !bad-setup@3:13" },
		{ "先手の持駒：歩百十七　香二百五十五　桂百　銀九十九\n", SETUP_default, NO_SIDE, 0,
		    false, " bP117 bL255 bN100 bS99" },
		{ RULER BORDER "| ・ ・ ・ ・ ・ ・ ・ ・ ・|一\n" BORDER "下手番\n", SETUP_board,
		    BLACK, 0, true, " ......... !bad-setup@2:1" },
		{ BORDER "| ・ ・ ・ ・ 犬 ・ ・ ・ ・|一\n" EMPTY("三") EMPTY("三") SIX BORDER
		    "先手番\n",
		    SETUP_board, BLACK, 0, false,
		    " ........./........./........." NINE " !bad-setup@2:11 bad-setup@3:21" },
		{ BORDER "| ・ ・ ・ ・ 金 ・ ・ ・|一\n" EMPTY("二") EMPTY("三") SIX BORDER,
		    SETUP_board, NO_SIDE, 0, false, NULL },
		{ RULER BORDER "| ・ ・ ・ ・ 金 ・ ・ ・|一\n*note\n" EMPTY("二") "鬼" EMPTY("三")
			SIX BORDER,
		    SETUP_board, NO_SIDE, 0, false,
		    " ....G..../........./........." NINE " !bad-setup@3:1" },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct str body = str_of(rows[i].body);
		char *copy = open_text(body);

		buffer_clear(&out);
		assert_true(next_record());
		if (record.setup.base != rows[i].base || record.setup.turn != rows[i].turn ||
		    record.setup.first_number != rows[i].first ||
		    record.setup.handicap_labels != rows[i].labels)
			fail_msg("%s: base %d, turn %d, first %u, labels %d", rows[i].body,
			    record.setup.base, record.setup.turn, record.setup.first_number,
			    record.setup.handicap_labels);
		show_setup();
		show_findings();
		if (rows[i].expected != NULL)
			expect(rows[i].body, rows[i].expected);
		close_text(copy, body.n);
	}
}

/* The square of the move before the first one, for 同. */
static void
last_moves(void **state)
{
	static const struct {
		const char *body;
		square_t to;
	} rows[] = {
		{ "手数＝24  ▲７六歩  まで\n1 ２六歩(27)\n", SQUARE(7, 6) },
		{ "手数＝24  △２二角成(88)  まで\n", SQUARE(2, 2) },
		{ "手数＝24  まで\n", NO_SQUARE },
		{ "手数＝24\n", NO_SQUARE },
		{ "手数＝24  ▲同　歩  まで\n", NO_SQUARE },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct str body = str_of(rows[i].body);
		char *copy = open_text(body);

		assert_true(next_record());
		assert_int_equal(record.setup.first_number, i == 0 ? 0 : 24);
		assert_int_equal(record.setup.last.to, rows[i].to);
		close_text(copy, body.n);
	}
}

static void
tolerant_rows(void **state)
{
	static const struct row rows[] = {
		{ "|V香w桂-歩^香+桂b歩 銀 ・ *|\n", "vLvNvPLNPS.." },
		{ "|v香v桂 ・ ・ 玉 ・ ・ ・ ・\n", "vLvN..K...." },
		{ "| v香 v桂 ・ ・ ・ ・ ・ ・ 金|\n", "vLvN......G" },
		{ "|v成銀 と ・ ・ ・ ・ ・ ・ ・|\n", "v+S+P......." },
		{ "｜v香v桂 ・ ・ 玉 ・ ・ ・ ・｜一\n", "vLvN..K...." },
		{ "| ・ ・ ・ ・　　 ・ ・ ．  |一\n", "........." },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct str body = str_of(rows[i].body);
		char *copy = open_text(body), *end;

		buffer_clear(&out);
		assert_true(next_record());
		assert_int_equal(record.setup.base, SETUP_board);
		show_setup();
		buffer_char(&out, '\0');
		end = strchr(out.p + 1, '/');
		assert_null(end);
		assert_string_equal(out.p + 1, rows[i].expected);
		close_text(copy, body.n);
	}
}

static void
handicap_names(void **state)
{
	struct str body = STR("手合割：平手　　\n手合割： 香落ち　\n");
	char *copy = open_text(body);

	(void)state;
	assert_true(next_record());
	assert_true(str_eq(record.setup.handicap.name, STR("香落ち")));
	assert_true(str_eq(text_str(&text, record.setup.handicap.at), STR("香落ち")));
	assert_int_equal(diags.count, 1);
	assert_int_equal(diags.list[0].rule, DIAG_duplicate_header);
	close_text(copy, body.n);
}

static void
several_records(void **state)
{
	static const struct {
		const char *body;
		unsigned plies[4]; /* nodes of each record, the root included; 0: no more */
	} rows[] = {
		{ "", { 0 } },
		{ " \n　\r\n\n", { 0 } },
		{ "1 ７六歩(77)\n#--separator--\n1 ７六歩(77)\n2 ３四歩(33)\n#--separator--\n\n",
		    { 2, 3 } },
		{ "1 ７六歩(77)\n#--separator--\n#--separator--\n", { 2 } },
		{ "手合割：平手\n1 ７六歩(77)\n2 投了\n\n手合割：香落ち\n1 ８四歩(83)\n",
		    { 3, 2 } },
		{ "1 ７六歩(77)\nまで1手で中断\n開始日時：2004/05/31\n先手：A\n1 ７六歩(77)\n",
		    { 3, 2 } },
		{ "1 ７六歩(77)\n2 投了\n終了日時：2004/05/31\n", { 3 } },
		{ "1 ７六歩(77)\n先手：A\n2 ３四歩(33)\n", { 3 } },
		{ "#KIF version=2.0\n1 ７六歩(77)\n#KIF version=2.0\n1 ７六歩(77)\n", { 2, 2 } },
		{ "手数----指手--\n1 投了\n手数----指手--\n1 ７六歩(77)\n", { 2, 2 } },
		{ "1 投了\n後手の持駒：なし\n" BORDER, { 2, 1 } },
	};
	size_t i;
	unsigned n;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct str body = str_of(rows[i].body);
		char *copy = open_text(body);

		for (n = 0; next_record(); n++) {
			if (n == 4 || record.ply_count != rows[i].plies[n])
				fail_msg("%s: record %u has %zu nodes", rows[i].body, n + 1,
				    record.ply_count);
		}
		if (n < 4 && rows[i].plies[n] != 0)
			fail_msg("%s: %u records", rows[i].body, n);
		close_text(copy, body.n);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(headers),
		cmocka_unit_test(setups),
		cmocka_unit_test(last_moves),
		cmocka_unit_test(tolerant_rows),
		cmocka_unit_test(handicap_names),
		cmocka_unit_test(several_records),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
