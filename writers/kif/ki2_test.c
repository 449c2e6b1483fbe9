#include "writers/kif/testing_ki2.h"

static void
writes_appendix(void **state)
{
	struct page page;
	uint32_t node;

	(void)state;
	page_open(&page, "");
	page_header(&page, "先手", "A");
	page_header(&page, "後手", "B");
	node = page_moves(&page, 0, "7g7f 3c3d");
	page_end(&page, page_moves(&page, node, "8h2b+ 3a2b B*4e"), ENDING_resign);
	page_end(&page, page_moves(&page, node, "2g2f"), ENDING_interrupted);
	assert_string_equal(page_write(&page),
	    "先手：A\n"
	    "後手：B\n"
	    "\n"
	    "▲７六歩    △３四歩    ▲２二角成  △同　銀    ▲４五角\n"
	    "まで5手で先手の勝ち\n"
	    "\n"
	    "変化：   3手\n"
	    "▲２六歩\n"
	    "まで3手で中断\n");
	page_read_back(&page);
	page.options.mainline_only = true;
	assert_null(strstr(page_write(&page), "変化"));
	page_close(&page);
}

/* Six moves a row; a comment ends the row; comments on an ending follow the result. */
static void
lays_rows_out(void **state)
{
	struct page page;
	uint32_t node;

	(void)state;
	page_open(&page, "");
	page_note(&page, 0, NOTE_comment, "始め");
	page_moves(&page, 0, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c");
	page_note(&page, 3, NOTE_comment, "三");
	page_note(&page, 3, NOTE_bookmark, "印");
	node = page_end(&page, page.node, ENDING_interrupted);
	page_note(&page, node, NOTE_comment, "終り");
	page_note(&page, node, NOTE_remark, "remark");
	assert_string_equal(page_write(&page),
	    ""
	    "*始め\n"
	    "▲７六歩    △３四歩    ▲２六歩\n"
	    "*三\n"
	    "&印\n"
	    "△８四歩    ▲２五歩    △８五歩    ▲７八金    △３二金    ▲２四歩\n"
	    "△同　歩    ▲同　飛    △２三歩\n"
	    "まで12手で中断\n"
	    "*終り\n"
	    "#remark\n");
	page_read_back(&page);
	page_close(&page);
}

/* Without a result there is no line for it. */
static void
writes_no_line_without_result(void **state)
{
	struct page page;

	(void)state;
	page_open(&page, "");
	page_moves(&page, 0, "7g7f 3c3d");
	page_moves(&page, 0, "2g2f");
	page_end(&page, 1, ENDING_resign);
	assert_string_equal(page_write(&page),
	    "▲７六歩    △３四歩\n\n変化：   2手\nまで1手で先手の勝ち\n\n変化：   1手\n▲２六歩\n");
	page_read_back(&page);
	page_close(&page);
	page_open(&page, "");
	assert_string_equal(page_write(&page), "手合割：平手　　\n\n");
	page_read_back(&page);
	page_close(&page);
}

/* An ending for which there is no まで line is written as another, with a comment. */
static void
writes_endings(void **state)
{
	static const struct {
		enum ending ending;
		const char *lines;
	} rows[] = {
		{ ENDING_resign, "まで1手で先手の勝ち\n" },
		{ ENDING_time_up, "まで1手で時間切れにより先手の勝ち\n" },
		{ ENDING_illegal_move, "まで1手で後手の反則負け\n" },
		{ ENDING_illegal_action, "まで1手で後手の反則勝ち\n" },
		{ ENDING_declaration, "まで1手で後手の入玉勝ち\n" },
		{ ENDING_jishogi, "まで1手で持将棋\n" },
		{ ENDING_max_moves, "まで1手で持将棋\n*最大手数\n" },
		{ ENDING_sealed, "まで1手で封じ手\n" },
		{ ENDING_mate, "まで1手で詰み\n" },
		{ ENDING_forfeit_loss, "まで1手で中断\n*不戦敗\n" },
		{ ENDING_try_rule, "まで1手で中断\n*トライ\n" },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct page page;
		const char *lines;

		page_open(&page, "");
		page_end(&page, page_moves(&page, 0, "7g7f"), rows[i].ending);
		lines = strstr(page_write(&page), "▲７六歩\n");
		assert_non_null(lines);
		assert_string_equal(lines + strlen("▲７六歩\n"), rows[i].lines);
		page_close(&page);
	}
}

/* The winner is written as the record has it, even if the side to move cannot win so; if the winner
 * is unknown, because the moves cannot be played, none is made up. */
static void
names_the_winner(void **state)
{
	struct replay_options options = { .rivals = true };
	struct page page;
	uint32_t node;

	(void)state;
	page_open(&page, "");
	node = page_end(&page, page_moves(&page, 0, "7g7f 3c3d"), ENDING_resign);
	page.fixture.record.plies[node].claim.ending_flags = ENDING_summary;
	page.fixture.record.plies[node].claim.winner = BLACK;
	assert_string_equal(page_write(&page), "▲７六歩    △３四歩\nまで2手で先手の勝ち\n*投了\n");
	page_close(&page);

	page_open(&page, "");
	page_end(&page, page_moves(&page, 0, "7g7f 5e5d 2g2f"), ENDING_resign);
	page.fixture.game =
	    replay(page.fixture.rules, &page.fixture.record, &options, &page.fixture.diags);
	assert_int_equal(page.fixture.game->unplayed, 2);
	writer_write(page.fixture.game, &page.options, &page.out);
	buffer_char(&page.out, '\0');
	assert_string_equal(page.out.p, "▲７六歩\nまで1手で中断\n*投了\n");
	page_close(&page);
}

/* The even start needs no line; a handicap has one; a diagram is between the names. */
static void
writes_starts(void **state)
{
	struct page page;

	(void)state;
	page_open(&page, "");
	page_header(&page, "場所", "東京");
	page_header(&page, "先手", "A");
	page.fixture.record.setup.base = SETUP_named;
	page.fixture.record.setup.handicap.name = STR("六枚落ち");
	page_moves(&page, 0, "5a5b");
	assert_string_equal(
	    page_write(&page), "場所：東京\n手合割：六枚落ち\n下手：A\n\n△５二玉\n");
	page_close(&page);

	page_open(&page, "9/9/9/9/4k4/9/9/9/4K4 w G2p 1");
	page_header(&page, "下手", "A");
	page_header(&page, "上手", "B");
	page.fixture.record.setup.handicap_labels = true;
	page.fixture.record.setup.first_number = 6;
	page_moves(&page, 0, "5e5f");
	assert_string_equal(page_write(&page), "手合割：その他　\n"
					       "上手：B\n"
					       "上手の持駒：歩二　\n"
					       "  ９ ８ ７ ６ ５ ４ ３ ２ １\n"
					       "+---------------------------+\n"
					       "| ・ ・ ・ ・ ・ ・ ・ ・ ・|一\n"
					       "| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n"
					       "| ・ ・ ・ ・ ・ ・ ・ ・ ・|三\n"
					       "| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n"
					       "| ・ ・ ・ ・v玉 ・ ・ ・ ・|五\n"
					       "| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n"
					       "| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n"
					       "| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n"
					       "| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n"
					       "+---------------------------+\n"
					       "下手の持駒：金　\n"
					       "上手番\n"
					       "手数＝6  まで\n"
					       "下手：A\n"
					       "\n"
					       "△５六玉\n");
	page_read_back(&page);
	page_close(&page);
}

/* The mark of a first move out of turn would only mean that white begins. */
static void
writes_the_turn(void **state)
{
	struct page page;

	(void)state;
	page_open(&page, "4k4/9/9/9/9/9/9/9/4K4 b - 1");
	page_moves(&page, 0, "5a5b");
	assert_string_equal(
	    strstr(page_write(&page), "先手の持駒"), "先手の持駒：なし\n先手番\n\n△５二玉(51)\n");
	page_close(&page);
}

static void
declares_files(void **state)
{
	struct page page;

	(void)state;
	page_open(&page, "");
	page_moves(&page, 0, "7g7f");
	page.options.to_file = true;
	assert_string_equal(page_write(&page), "#KI2 version=2.0 encoding=UTF-8\n\n▲７六歩\n");
	page.options.encoding = ENCODING_cp932;
	assert_string_equal(page_write(&page), "▲７六歩\n");
	page.options.first = false;
	assert_string_equal(page_write(&page), "#--separator--\n\n▲７六歩\n");
	page_close(&page);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_appendix),
		cmocka_unit_test(lays_rows_out),
		cmocka_unit_test(writes_no_line_without_result),
		cmocka_unit_test(writes_endings),
		cmocka_unit_test(names_the_winner),
		cmocka_unit_test(writes_starts),
		cmocka_unit_test(writes_the_turn),
		cmocka_unit_test(declares_files),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
