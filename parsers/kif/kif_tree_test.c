#include "parsers/kif/testing_kif.h"

static void
every_ending(void **state)
{
	static const struct row rows[] = {
		{ "1 ７六歩(77)\n2 投了\n", " 1:76P<77 2:!resign" },
		{ "1 中断\n", " 1:!interrupted" },
		{ "1 持将棋\n", " 1:!jishogi" },
		{ "1 千日手\n", " 1:!sennichite" },
		{ "1 先日手\n", " 1:!sennichite" },
		{ "1 詰み\n", " 1:!mate" },
		{ "1 詰\n", " 1:!mate" },
		{ "1 不詰\n", " 1:!no-mate" },
		{ "1 切れ負け\n", " 1:!time-up" },
		{ " 194  Time-up   ( 0:0/)\n", " 194:!time-upt0" },
		{ "1 時間切れ\n", " 1:!time-up" },
		{ "1 反則勝ち\n", " 1:!illegal-action" },
		{ "1 反則負け\n", " 1:!illegal-move" },
		{ "1 不正着手負け\n", " 1:!illegal-move" },
		{ "1 入玉勝ち\n", " 1:!declaration" },
		{ "1 勝ち宣言\n", " 1:!declaration" },
		{ "1 不戦勝\n", " 1:!forfeit" },
		{ "1 封じ手\n", " 1:!sealed" },
		{ "1 最大手数超過\n", " 1:!max-moves" },
		{ "1 王手連続千日手\n", " 1:!perpetual-check" },
		{ "1 トライ\n", " 1:!try" },
		{ "1 △投了\n", " 1:side!resign" },
		/* unknown */
		{ "1 ７六歩(77)\n2 時計故障\n", " 1:76P<77 2:!none unknown-terminator@2:3" },
		/* a second ending, numbered as the first or as what follows it */
		{ "1 ７六歩(77)\n2 中断\n2 時計故障\n",
		    " 1:76P<77 2:!interrupted 2:!none unknown-terminator@3:3" },
		{ "1 ７六歩(77)\n2 中断\n3 時計故障\n",
		    " 1:76P<77 2:!interrupted 3:!none unknown-terminator@3:3" },
		{ "1 ７六歩(77)\n2 時計故障 ( 0:01/00:00:01)\n",
		    " 1:76P<77 2:!nonet1000/1000 unknown-terminator@2:3" },
		/* the text plays on: with the number of the ending, which stood in for the move, or
		 * with the next */
		{ "1 ７六歩(77)\n2 封じ手\n2 ３四歩(33)\n3 ２六歩(27)\n",
		    " 1:76P<77 2:!sealed 2:34P<33 3:26P<27" },
		{ "1 ７六歩(77)\n2 中断\nまで1手で中断\n\n2 ３四歩(33)\n",
		    " 1:76P<77 2:!interrupted 2:34P<33" },
		{ "1 投了\n2 ７六歩(77)\n3 中断\n", " 1:!resign 2:76P<77 3:!interrupted" },
		{ "1 投了\n３四歩(33)\n2 ２六歩(27)\n", " 1:!resign 0:34P<33 2:26P<27" },
		{ "1 投了\n5 ７六歩(77)\n", " 1:!resign 5:76P<77 ply-number-gap@2:1" },
		/* a variation replaces the move after the ending */
		{ "1 ７六歩(77)\n2 封じ手\n2 ３四歩(33)\n3 ２六歩(27)\n変化：3手\n3 ６六歩(67)\n"
		  "変化：2手\n2 ８四歩(83)\n変化：1手\n1 ２六歩(27)\n",
		    " 1:76P<77 [ 1:26P<27 ] 2:!sealed 2:34P<33 [ 2:84P<83 ] 3:26P<27 [ 3:66P<67 "
		    "]" },
		/* of two endings it replaces the one with its number */
		{ "1 ７六歩(77)\n2 投了\n2 中断\n変化：2手\n2 ８四歩(83)\n",
		    " 1:76P<77 2:!resign [ 2:84P<83 ] 2:!interrupted" },
		{ "1 ７六歩(77)\n2 投了\n3 中断\n変化：3手\n3 ８四歩(83)\n",
		    " 1:76P<77 2:!resign 3:!interrupted [ 3:84P<83 ]" },
	};

	(void)state;
	CHECK_GAMES(rows);
}

static void
result_lines(void **state)
{
	static const struct row rows[] = {
		/* the move line counts; the まで line is kept too */
		{ "1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n", " 1:76P<77 2:!resign" },
		/* it is the ending if there is no move line */
		{ "1 ７六歩(77)\nまで1手で先手の勝ち\n*note\n", " 1:76P<77 0:!resign!{*note}" },
		{ "1 ７六歩(77)\nまで1手で後手の反則負け\n", " 1:76P<77 0:!illegal-move!" },
		{ "1 ７六歩(77)\nまで1手詰\n", " 1:76P<77 0:!mate!" },
		{ "1 ７六歩(77)\n2 投了\n*after the end\nまで1手で先手の勝ち\n*later\n",
		    " 1:76P<77 2:!resign{*after the end}{*later}" },
		{ "まで0手で中断\n", " 0:!interrupted!" },
		{ "1 ７六歩(77)\n2 投了\nまで1手で先手の勝ちx\n",
		    " 1:76P<77 2:!resign{?まで1手で先手の勝ちx} unknown-terminator@3:1" },
	};

	(void)state;
	CHECK_GAMES(rows);
}

/* A result line may name the winner. */
static void
results_with_names(void **state)
{
	static const struct {
		const char *black, *white, *words;
		enum side winner;
		bool exact;
	} rows[] = {
		{ "羽生善治 九段", "森内俊之", "羽生の勝ち", BLACK, true },
		{ "羽生善治 九段", "森内俊之", "森内俊之の勝ち", WHITE, true },
		{ "羽生善治 九段", "森内俊之", "、羽生九段の反則負け", WHITE, true },
		{ "A", "B", "Bの勝ち", WHITE, true },
		{ "森内俊之", "森下卓", "森内の勝ち", BLACK, true },
		/* both or neither; no result */
		{ "鈴木一郎", "鈴木大介", "鈴木の勝ち", NO_SIDE, false },
		{ "羽生善治", "森内俊之", "佐藤の勝ち", NO_SIDE, false },
		{ "羽生善治", "森内俊之", "羽の勝ち", NO_SIDE, false },
		{ "", "森内俊之", "羽生の勝ち", NO_SIDE, false },
		{ "羽生善治", "森内俊之", "羽生のお茶", NO_SIDE, false },
	};
	char body[256];
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		char *copy;

		snprintf(body, sizeof body, "先手：%s\n後手：%s\n1 ７六歩(77)\nまで1手で%s\n",
		    rows[i].black, rows[i].white, rows[i].words);
		copy = open_text(str_of(body));
		assert_true(next_record());
		assert_int_equal(record.result_count, 1);
		if (record.results[0].winner != rows[i].winner ||
		    (diags.count == 0) != rows[i].exact)
			fail_msg("%s: winner %d, %zu findings", body, record.results[0].winner,
			    diags.count);
		close_text(copy, strlen(body));
	}
}

static void
results_are_kept(void **state)
{
	struct str body = STR("1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n変化：1手\n"
			      "1 ２六歩(27)\nまで1手で千日手\n");
	char *copy = open_text(body);

	(void)state;
	assert_true(next_record());
	assert_int_equal(record.result_count, 2);
	assert_int_equal(record.results[0].node, 2);
	assert_int_equal(record.results[0].plies, 1);
	assert_int_equal(record.results[0].winner, BLACK);
	assert_int_equal(record.results[1].ending, ENDING_sennichite);
	assert_int_equal(record.plies[record.results[1].node].claim.kind, CLAIM_end);
	close_text(copy, body.n);
}

static void
variations(void **state)
{
	static const struct row rows[] = {
		/* the usual order */
		{ "   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)+\n   4 同　銀(31)\n"
		  "   5 投了\nまで4手で後手の勝ち\n\n変化：3手\n   3 ２六歩(27)\n   4 中断\n",
		    " 1:76P<77 2:34P<33 3:22B+<88 [ 3:26P<27 4:!interrupted ] 4:xS<31 5:!resign" },
		/* depth first, the variations of a variation before the older ones; 同 in a
		   variation */
		{ "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n\n"
		  "変化：4手\n4 同　飛(82)\n5 ４五角打\n\n変化：5手\n5 ５五角打\n\n"
		  "変化：2手\n2 ８四歩(83)\n3 同　歩(84)\n\n変化：3手\n3 ２六歩(27)\n\n"
		  "変化：1手\n1 ２六歩(27)\n",
		    " 1:76P<77 [ 1:26P<27 ] 2:34P<33 [ 2:84P<83 3:xP<84 [ 3:26P<27 ] ] 3:22B+<88"
		    " 4:xS<31 [ 4:xR<82 5:45B* [ 5:55B* ] ]" },
		/* an ending as a variation, and a variation in place of an ending */
		{ "1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n2 投了\n変化：2手\n2 ８四歩(83)\n",
		    " 1:76P<77 2:34P<33 [ 2:!resign ] [ 2:84P<83 ]" },
		/* other spellings */
		{ "1 ７六歩(77)\n変化:   1手\n1 ２六歩(27)\n", " 1:76P<77 [ 1:26P<27 ]" },
		{ "1 ７六歩(77)\n変化：１手\n1 ２六歩(27)\n", " 1:76P<77 [ 1:26P<27 ]" },
		{ "8 ７六歩(77)\n9 ３四歩(33)\n10 ２六歩(27)\n変化：10手\n10 ６六歩(67)\n",
		    " 8:76P<77 9:34P<33 10:26P<27 [ 10:66P<67 ]" },
		/* comments after the line belong to the position before */
		{ "1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n*here\n2 ８四歩(83)\n*there\n",
		    " 1:76P<77{*here} 2:34P<33 [ 2:84P<83{*there} ]" },
		{ "1 ７六歩(77)\n#--separator--\n変化：1手\n1 ２六歩(27)\n",
		    " 1:76P<77 [ 1:26P<27 ]" },
		/* no 変化 line: by number, silently after an empty line, but from the first move it
		   may be another game */
		{ "1 ７六歩(77)\n2 ３四歩(33)\n\n2 ８四歩(83)\n3 ２六歩(27)\n",
		    " 1:76P<77 2:34P<33 [ 2:84P<83 3:26P<27 ]" },
		{ "1 ７六歩(77)\n2 ３四歩(33)\n\n1 ２六歩(27)\n2 ８四歩(83)\n",
		    " 1:76P<77 [ 1:26P<27 2:84P<83 ] 2:34P<33 ply-number-gap@4:1" },
		{ "1 ７六歩(77)\n2 ３四歩(33)\n1 ２六歩(27)\n",
		    " 1:76P<77 [ 1:26P<27 ] 2:34P<33 ply-number-gap@3:1" },
		/* announced, but without a move */
		{ "1 ７六歩(77)\n変化：1手\n*what now\n変化：1手\n1 ２六歩(27)\n変化：1手\n",
		    "{*what now} 1:76P<77 [ 1:26P<27 ] orphan-variation@2:1 orphan-variation@6:1" },
		/* out of range */
		{ "1 ７六歩(77)\n変化：5手\n5 ２六歩(27)\n",
		    " 1:76P<77 [ 5:26P<27 ] !orphan-variation@2:1" },
		{ "1 ７六歩(77)\n変化：2手\n2 ２六歩(27)\n",
		    " 1:76P<77 2:26P<27 orphan-variation@2:1" },
		{ "変化：3手\n1 ７六歩(77)\n2 ３四歩(33)\n",
		    " 1:76P<77 2:34P<33 orphan-variation@1:1" },
		/* announced at the wrong ply */
		{ "1 ７六歩(77)\n2 ３四歩(33)\n変化：1手\n2 ８四歩(83)\n",
		    " 1:76P<77 2:34P<33 [ 2:84P<83 ] ply-number-gap@4:1" },
		/* gaps */
		{ "1 ７六歩(77)\n3 ２六歩(27)\n4 ８四歩(83)\n",
		    " 1:76P<77 3:26P<27 4:84P<83 ply-number-gap@2:1" },
		{ "1 ７六歩(77)\n   3 ２六歩(27)\n 4 ８四歩(83)\n変化：3手\n3 ６六歩(67)\n",
		    " 1:76P<77 3:26P<27 [ 3:66P<67 ] 4:84P<83 ply-number-gap@2:4" },
		{ "1 ７六歩(77)\n  5手目 ２六歩 (27)\n", " 1:76P<77 5:26P<27 ply-number-gap@2:3" },
	};

	(void)state;
	CHECK_GAMES(rows);
}

/* Ten thousand nested variations, then a hundred thousand at one move, are read in linear time. */
static void
many_variations(void **state)
{
	enum { NESTED = 10000, BESIDE = 100000 };
	struct buffer body;
	uint32_t node, count;
	unsigned i;
	char *copy;

	(void)state;
	buffer_init(&body, &memory);
	for (i = 1; i <= NESTED; i++)
		buffer_printf(&body, "%u ７六歩(77)\n", i);
	for (i = NESTED; i > 0; i--)
		buffer_printf(&body, "変化：%u手\n%u ２六歩(27)\n", i, i);
	for (i = 0; i < BESIDE; i++)
		buffer_printf(&body, "変化：1手\n1 ５六歩(57)\n");
	copy = open_text(buffer_str(&body));
	assert_true(next_record());
	assert_int_equal(diags.count + diags.left_out, 0);
	assert_int_equal(record.ply_count, 1 + 2 * NESTED + BESIDE);
	for (node = record.plies[0].next, count = 0; node != 0; count++)
		node = record.plies[node].alt;
	assert_int_equal(count, 2 + BESIDE);
	for (node = record.plies[0].next, count = 0; node != 0; count++) {
		assert_int_not_equal(record.plies[node].alt, 0);
		node = record.plies[node].next;
	}
	assert_int_equal(count, NESTED);
	close_text(copy, body.n);
	buffer_free(&body);
}

/* Words of which none is known, 60,000 on a line.  The origin far after makes each number count,
 * though none is the one that is awaited.  testdata/bin/long/linear counts what they cost. */
static void
many_strange_words(void **state)
{
	enum { WORDS = 60000 };
	static const char *const ends[] = { "\n", "9 あ(77)\n" };
	struct buffer body;
	unsigned i, which;
	char *copy;

	(void)state;
	buffer_init(&body, &memory);
	for (which = 0; which < 2; which++) {
		buffer_clear(&body);
		for (i = 0; i < WORDS; i++)
			buffer_printf(&body, "%u あ ", which == 0 ? i + 1 : WORDS - i);
		buffer_add(&body, str_of(ends[which]));
		copy = open_text(buffer_str(&body));
		assert_true(next_record());
		assert_true(record.ply_count > (which == 0 ? WORDS : WORDS / 2));
		close_text(copy, body.n);
	}
	buffer_free(&body);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_ending),
		cmocka_unit_test(result_lines),
		cmocka_unit_test(results_with_names),
		cmocka_unit_test(results_are_kept),
		cmocka_unit_test(variations),
		cmocka_unit_test(many_variations),
		cmocka_unit_test(many_strange_words),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
