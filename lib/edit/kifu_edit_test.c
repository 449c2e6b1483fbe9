#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lib/kifu.h"
#include "lib/testing_heap.h"

/* Games that are made, and games that were read and are changed. */

static struct kifu *
new_game(const char *position)
{
	struct kifu *kifu = kifu_new(NULL);

	if (kifu_edit_new(kifu, position) != KIFU_OK)
		fail_msg("%s: %s", position, kifu_error(kifu));
	return kifu;
}

/* Adds moves after a node and returns the last one. */
static uint32_t
add(struct kifu *kifu, uint32_t node, const char *moves)
{
	char text[400], *word, *rest = text;

	snprintf(text, sizeof text, "%s", moves);
	while ((word = strtok_r(rest, " ", &rest)) != NULL)
		if (kifu_edit_move(kifu, node, word, NULL, &node) != KIFU_OK)
			fail_msg("%s: %s", word, kifu_error(kifu));
	return node;
}

static void
is_written(struct kifu *kifu, const char *format, const char *expected)
{
	const char *text;
	size_t size;

	if (kifu_write(kifu, format, NULL, &text, &size) != KIFU_OK)
		fail_msg("%s: %s", format, kifu_error(kifu));
	assert_string_equal(text, expected);
}

static const char *
verdict_of(struct kifu *kifu)
{
	struct kifu_game game = { .size = sizeof game };

	assert_int_equal(kifu_game(kifu, &game), KIFU_OK);
	return game.verdict;
}

static void
makes_a_game(void **state)
{
	struct kifu *kifu = new_game(NULL);
	struct kifu_game game = { .size = sizeof game };
	struct kifu_header header = { .size = sizeof header };
	struct kifu_node node = { .size = sizeof node };
	uint32_t at;

	(void)state;
	assert_int_equal(kifu_edit_header(kifu, "black", "A"), KIFU_OK);
	assert_int_equal(kifu_edit_header(kifu, "後手", "B"), KIFU_OK);
	assert_int_equal(kifu_edit_header(kifu, "備考欄", "x"), KIFU_OK);
	at = add(kifu, 0, "7g7f -3334FU ▲２二角成 同銀(31)");
	assert_int_equal(kifu_edit_time(kifu, at, 61000), KIFU_OK);
	assert_int_equal(kifu_edit_comment(kifu, at, "one\ntwo"), KIFU_OK);
	at = add(kifu, at, "B*4e");
	assert_int_equal(kifu_edit_ending(kifu, at, "resign", &at), KIFU_OK);
	assert_int_equal(kifu_edit_header(kifu, "black", "A\nN-B"), KIFU_WRONG);
	assert_string_equal(kifu_error(kifu), "a header is one line");
	assert_int_equal(kifu_edit_header(kifu, "a\rb", "B"), KIFU_WRONG);
	assert_int_equal(kifu_edit_comment(kifu, 1, "a\rN+evil\r\n+3334FU\n"), KIFU_OK);
	assert_int_equal(kifu_node(kifu, 1, &node), KIFU_OK);
	assert_string_equal(node.comment, "a\nN+evil\n+3334FU\n");
	assert_int_equal(kifu_edit_comment(kifu, 1, NULL), KIFU_OK);
	is_written(kifu, "kif",
	    "備考欄：x\n手合割：平手　　\n先手：A\n後手：B\n手数----指手---------消費時間--\n"
	    "   1 ７六歩(77)   \n   2 ３四歩(33)   \n   3 ２二角成(88) \n"
	    "   4 同　銀(31)   ( 1:01/00:01:01)\n*one\n*two\n   5 ４五角打     \n"
	    "   6 投了         \nまで5手で先手の勝ち\n");
	is_written(kifu, "usi", "position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e\n");
	assert_int_equal(kifu_game(kifu, &game), KIFU_OK);
	assert_null(game.format);
	assert_true(game.plies == 5 && game.headers == 3 && game.number == 1);
	assert_string_equal(game.ending, "resign");
	assert_string_equal(game.winner, "black");
	assert_string_equal(game.verdict, "ok");
	assert_int_equal(kifu_header(kifu, 1, &header), KIFU_OK);
	assert_string_equal(header.key, "後手");
	assert_string_equal(header.name, "white");
	assert_int_equal(kifu_node_at(kifu, 4, &at), KIFU_OK);
	assert_int_equal(kifu_node(kifu, at, &node), KIFU_OK);
	assert_string_equal(node.usi, "3a2b");
	assert_string_equal(node.comment, "one\ntwo");
	assert_int_equal(node.spent, 61000);
	assert_int_equal(kifu_next(kifu), KIFU_END);
	kifu_free(kifu);
}

/* A header that has no usual meaning is known by its key: another one stays as it is. */
static void
keeps_headers_apart(void **state)
{
	struct kifu *kifu = new_game(NULL);

	(void)state;
	assert_int_equal(kifu_edit_header(kifu, "大会番号", "7"), KIFU_OK);
	assert_int_equal(kifu_edit_header(kifu, "記念", "x"), KIFU_OK);
	assert_int_equal(kifu_edit_header(kifu, "大会番号", "8"), KIFU_OK);
	is_written(kifu, "kif", "大会番号：8\n記念：x\n手合割：平手　　\n手数----指手--\n\n");
	kifu_free(kifu);
}

static void
begins_anywhere(void **state)
{
	static const struct {
		const char *position, *moves, *written;
	} rows[] = {
		{ "二枚落ち", "3c3d 7g7f",
		    "position sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 "
		    "moves 3c3d 7g7f\n" },
		{ "minishogi", "1e1d 5a5b",
		    "position sfen rbsgk/4p/5/P4/KGSBR b - 1 moves 1e1d 5a5b\n" },
		{ "8k/9/7GP/9/9/9/9/9/4K4 b P 7", "1c1b+ 1a2a",
		    "position sfen 8k/9/7GP/9/9/9/9/9/4K4 b P 7 moves 1c1b+\n" },
	};

	(void)state;
	for (size_t i = 0; i < 2; i++) {
		struct kifu *kifu = new_game(rows[i].position);

		add(kifu, 0, rows[i].moves);
		is_written(kifu, "usi", rows[i].written);
		assert_string_equal(verdict_of(kifu), "ok");
		kifu_free(kifu);
	}
}

static void
refuses_or_keeps(void **state)
{
	static const struct {
		const char *move, *format, *message;
	} rows[] = {
		{ "7g7e", NULL, "a pawn cannot move from 77 to 75" },
		{ "３四歩", "ki2", "black has no pawn that can move to 34" },
		{ "-3334FU", NULL, "white moves first, out of turn" },
		{ "resign", NULL, "not a move: resign" },
		{ "7g7f 3c3d", NULL, "not a move: 7g7f 3c3d" },
		{ "7g7f\n2 ３四歩(33)", NULL, "not a move: 7g7f\n2 ３四歩(33)" },
		{ "", NULL, "not a move: " },
		{ "7g7f", "csa", "not a move: 7g7f" },
		{ "7g7f", "jkf", "not a move: 7g7f" },
		{ "7g7f", "xyz", "unknown format \"xyz\"" },
	};
	const struct kifu_adding keep = { .size = sizeof keep, .keep = 1 };
	struct kifu *kifu = new_game(NULL);
	struct kifu_node node = { .size = sizeof node };
	uint32_t at = 77;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct kifu_adding how = { .size = sizeof how, .format = rows[i].format };

		assert_int_equal(kifu_edit_move(kifu, 0, rows[i].move, &how, &at), KIFU_WRONG);
		assert_string_equal(kifu_error(kifu), rows[i].message);
		assert_int_equal(at, 77);
		assert_int_equal(kifu_node(kifu, 1, &node), KIFU_WRONG);
	}
	assert_int_equal(kifu_edit_move(kifu, 0, "7g7e", &keep, &at), KIFU_OK);
	assert_string_equal(verdict_of(kifu), "illegal");
	assert_int_equal(kifu_edit_move(kifu, 5, "7g7f", NULL, &at), KIFU_WRONG);
	assert_string_equal(kifu_error(kifu), "no node 5");
	kifu_close(kifu);
	assert_int_equal(kifu_edit_cut(kifu, 0), KIFU_WRONG);
	assert_string_equal(kifu_error(kifu), "there is no present game");
	assert_int_equal(kifu_edit_new(kifu, "no such name"), KIFU_WRONG);
	kifu_free(kifu);
}

static void
grows_and_cuts_a_tree(void **state)
{
	const struct kifu_adding before = { .size = sizeof before, .before = 1, .keep = 1 };
	struct kifu *kifu = new_game(NULL);
	uint32_t second, other, last;

	(void)state;
	second = add(kifu, 0, "7g7f 3c3d");
	last = add(kifu, second, "2g2f 8c8d");
	other = add(kifu, second, "6g6f 8c8d");
	is_written(kifu, "hodges", "1. P-7f P-3d 2. P-2f\n( 2. P-6f P-8d )\n2. … P-8d *\n");
	assert_int_equal(kifu_edit_cut(kifu, last - 1), KIFU_OK);
	is_written(kifu, "usi", "position startpos moves 7g7f 3c3d 6g6f 8c8d\n");
	assert_int_equal(kifu_edit_cut(kifu, last), KIFU_WRONG);
	/* two moves more before the last one */
	assert_int_equal(kifu_edit_move(kifu, other, "2g2f", &before, &last), KIFU_OK);
	assert_string_equal(verdict_of(kifu), "illegal");
	assert_int_equal(kifu_edit_move(kifu, last, "1c1d", &before, NULL), KIFU_OK);
	is_written(kifu, "usi", "position startpos moves 7g7f 3c3d 6g6f 1c1d 2g2f 8c8d\n");
	assert_string_equal(verdict_of(kifu), "ok");
	assert_int_equal(kifu_edit_ending(kifu, second, "resign", NULL), KIFU_OK);
	assert_int_equal(kifu_edit_ending(kifu, second, "interrupted", NULL), KIFU_OK);
	is_written(
	    kifu, "hodges", "1. P-7f P-3d 2. P-6f\n( Interrupt )\n2. … P-1d 3. P-2f P-8d *\n");
	assert_int_equal(kifu_edit_ending(kifu, other, "checkmate!", NULL), KIFU_WRONG);
	kifu_free(kifu);
}

static void
changes_what_was_read(void **state)
{
	static const char kif[] = "手合割：平手\n先手：A\nXXX\n   1 ７六歩(77)   ( 0:01/00:00:01)\n"
				  "*note\n#remark\n   2 ３四歩(33)   ( 0:02/00:00:02)\n"
				  "   3 投了\n\n変化：2手\n   2 ８四歩(83)\n";
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_finding finding = { .size = sizeof finding };
	uint32_t at;
	size_t count;

	(void)state;
	kifu_open_bytes(kifu, "a.kifu", kif, sizeof kif - 1);
	kifu_next(kifu);
	assert_int_equal(kifu_findings(kifu, &count), KIFU_OK);
	assert_true(count > 0);
	assert_int_equal(kifu_edit_header(kifu, "black", NULL), KIFU_OK);
	assert_int_equal(kifu_edit_header(kifu, "white", "B"), KIFU_OK);
	assert_int_equal(kifu_node_at(kifu, 2, &at), KIFU_OK);
	assert_int_equal(kifu_edit_ending(kifu, at, "sennichite", NULL), KIFU_OK);
	assert_int_equal(kifu_node_at(kifu, 1, &at), KIFU_OK);
	assert_int_equal(kifu_edit_comment(kifu, at, ""), KIFU_OK);
	assert_int_equal(kifu_edit_time(kifu, at, -1), KIFU_OK);
	is_written(kifu, "kif",
	    "手合割：平手　　\n後手：B\n手数----指手---------消費時間--\n#XXX\n"
	    "   1 ７六歩(77)   \n#remark\n   2 ３四歩(33)   ( 0:02/00:00:02)+\n"
	    "   3 千日手       \nまで2手で千日手\n\n変化：2手\n   2 ８四歩(83)   \n\n");
	assert_int_equal(kifu_finding(kifu, 0, &finding), KIFU_OK);
	assert_int_equal(kifu_next(kifu), KIFU_END);
	kifu_free(kifu);
}

/* Makes a game with all that it can have.  Returns whether memory sufficed. */
static bool
edit_all(struct kifu *kifu)
{
	const struct kifu_adding keep = { .size = sizeof keep, .keep = 1 };
	const char *text;
	size_t size;
	uint32_t node = 0;

	return kifu_edit_new(kifu, "二枚落ち") == KIFU_OK &&
	       kifu_edit_header(kifu, "event", "x") == KIFU_OK &&
	       kifu_edit_move(kifu, node, "△３四歩", NULL, &node) == KIFU_OK &&
	       kifu_edit_time(kifu, node, 1000) == KIFU_OK &&
	       kifu_edit_comment(kifu, node, "a note") == KIFU_OK &&
	       kifu_edit_move(kifu, node, "7g7e", &keep, &node) == KIFU_OK &&
	       kifu_edit_cut(kifu, node) == KIFU_OK &&
	       kifu_edit_ending(kifu, 1, "resign", NULL) == KIFU_OK &&
	       kifu_write(kifu, "kif", NULL, &text, &size) == KIFU_OK;
}

static void
each_allocation_fails(void **state)
{
	(void)state;
	assert_true(heap_fails(edit_all) > 5);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(makes_a_game),
		cmocka_unit_test(keeps_headers_apart), cmocka_unit_test(begins_anywhere),
		cmocka_unit_test(refuses_or_keeps), cmocka_unit_test(grows_and_cuts_a_tree),
		cmocka_unit_test(changes_what_was_read), cmocka_unit_test(each_allocation_fails) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
