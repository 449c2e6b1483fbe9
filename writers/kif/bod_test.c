#include "record/variants/testing_variants.h"
#include "writers/kif/testing_ki2.h"

#define BOARD_AFTER_SIX                                                                            \
	"  ９ ８ ７ ６ ５ ４ ３ ２ １\n"                                                  \
	"+---------------------------+\n"                                                          \
	"|v香v桂v銀v金v玉v金 ・v桂v香|一\n"                                              \
	"| ・v飛 ・ ・ ・ ・ ・ 馬 ・|二\n"                                              \
	"|v歩v歩v歩v歩v歩v歩 ・v歩v歩|三\n"                                              \
	"| ・ ・ ・ ・ ・ ・v歩 ・ ・|四\n"                                              \
	"| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n"                                              \
	"| ・ ・ 歩 ・ ・ ・ ・ ・ ・|六\n"                                              \
	"| 歩 歩 ・ 歩 歩 歩 歩 歩 歩|七\n"                                              \
	"| ・ ・ ・ ・ ・ ・ ・ 飛 ・|八\n"                                              \
	"| 香 桂 銀 金 玉 金 銀 桂 香|九\n"                                              \
	"+---------------------------+\n"

static void
bod_open(struct page *page, const char *sfen)
{
	page_open(page, sfen);
	page->options.format = FORMAT_bod;
}

/* The last position; turn and last move as Kifu for Windows has them. */
static void
writes_last_position(void **state)
{
	struct page page;

	(void)state;
	bod_open(&page, "lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1");
	page.fixture.record.setup.first_number = 4;
	page_end(&page, page_moves(&page, 0, "8h2b+"), ENDING_resign);
	assert_string_equal(page_write(&page),
	    "後手の持駒：なし\n" BOARD_AFTER_SIX
	    "先手の持駒：銀　\n手数＝5  ▲２二角成  まで\n\n後手番\n");
	page_close(&page);
}

/* The position after a number of moves; the first has no last move, and black's turn no line. */
static void
writes_position_after(void **state)
{
	static const struct {
		uint32_t ply;
		const char *end;
	} rows[] = {
		{ 0, "先手の持駒：なし\n手数＝0  まで\n" },
		{ 1, "先手の持駒：なし\n手数＝1  ▲７六歩  まで\n\n後手番\n" },
		{ 3, "先手の持駒：角　\n手数＝3  ▲２二角成  まで\n\n後手番\n" },
		{ 4, "先手の持駒：角　\n手数＝4  △２二同銀  まで\n" },
		{ 5, "先手の持駒：なし\n手数＝5  ▲４五角  まで\n\n後手番\n" },
		{ 9, "先手の持駒：なし\n手数＝5  ▲４五角  まで\n\n後手番\n" },
	};
	struct page page;
	size_t i;

	(void)state;
	bod_open(&page, "");
	page_end(&page, page_moves(&page, 0, "7g7f 3c3d 8h2b+ 3a2b B*4e"), ENDING_resign);
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		size_t n = strlen(rows[i].end);

		page.options.ply = rows[i].ply;
		page_write(&page);
		if (page.out.n <= n || strcmp(page.out.p + page.out.n - 1 - n, rows[i].end) != 0)
			fail_msg("%s\nand not: %s", page.out.p, rows[i].end);
	}
	page_close(&page);
}

/* In a handicap game the players have other names, and there is always a line for the turn. */
static void
names_players_of_handicaps(void **state)
{
	struct page page;
	const char *words;

	(void)state;
	bod_open(&page, "");
	page.fixture.record.setup.base = SETUP_named;
	page.fixture.record.setup.handicap.name = STR("角落ち");
	page_moves(&page, 0, "5a5b");
	words = page_write(&page);
	assert_int_equal(strncmp(words, "上手の持駒：なし\n", strlen("上手の持駒：なし\n")), 0);
	assert_non_null(strstr(words, "下手の持駒：なし\n手数＝1  △５二玉  まで\n\n下手番\n"));
	page.options.ply = 0;
	assert_non_null(strstr(page_write(&page), "手数＝0  まで\n\n上手番\n"));
	page.options.first = false;
	words = page_write(&page);
	assert_int_equal(strncmp(words, "#--separator--\n上手", strlen("#--separator--\n上手")), 0);
	page_close(&page);
}

/* What was written is read as that position, with its number and its turn. */
static void
reads_back(void **state)
{
	static const char *const starts[] = {
		"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
		"4k4/4+P4/9/9/3+S1+N3/9/9/9/4K4 w 2R17Pb4g 171",
		"l+N1g+rk2l/9/9/+l8/9/9/9/9/4K4 b - 8",
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof starts / sizeof *starts; i++) {
		struct diagram before, after;
		struct page page;
		struct text text = { .arena = &page.fixture.arena };
		struct parse parse = { .text = &text, .diags = &page.fixture.diags };
		struct replay_options options = { .rivals = true };
		struct record record;
		size_t bad;

		bod_open(&page, starts[i]);
		sfen_find(testing_variants(), NULL, str_of(starts[i]), &before, &bad);
		page.fixture.record.setup.first_number = before.number;
		page_write(&page);
		text.body = (struct str){ page.out.p, page.out.n - 1 };
		parse.value_patterns = value_patterns_new(&page.fixture.memory);
		record_init(&record, &text, &page.fixture.arena, FORMAT_bod);
		assert_true(ki2_parser.next(&parse, &record));
		after = replay(page.fixture.rules, &record, &options, &page.fixture.diags)->start;
		assert_memory_equal(before.cells, after.cells, sizeof before.cells);
		assert_memory_equal(before.hands, after.hands, sizeof before.hands);
		assert_int_equal(before.turn, after.turn);
		assert_int_equal(before.number, after.number);
		value_patterns_free(parse.value_patterns);
		page_close(&page);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_last_position),
		cmocka_unit_test(writes_position_after),
		cmocka_unit_test(names_players_of_handicaps),
		cmocka_unit_test(reads_back),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
