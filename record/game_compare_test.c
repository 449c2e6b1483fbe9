#include "record/game.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "lib/session.h"

#define START "手合割：平手\n"
#define MOVES "1 ７六歩(77) ( 0:01/00:00:01)\n2 ３四歩(33) ( 0:02/00:00:02)\n"
#define GAME START "先手：A\n" MOVES "3 投了\n"

static void
no_memory(void *arg)
{
	(void)arg;
	abort();
}

/* Each text differs from GAME in these parts. */
static const struct {
	const char *text;
	unsigned parts;
	bool other_words; /* of a move, though perhaps the same move */
} cases[] = {
	{ GAME, 0, false },
	{ START "先手：A\n1 ▲７六歩(77) (0:1/0:0:1)\n2 ３四歩 (33) ( 0:02/00:00:02)\n3 投了\n", 0,
	    true },
	{ START "先手：B\n" MOVES "3 投了\n", GAME_headers | GAME_header_order, false },
	{ START "先手：A\n棋戦：E\n" MOVES "3 投了\n", GAME_headers | GAME_header_order, false },
	{ START "先手：A\n" MOVES "*why\n3 投了\n", GAME_notes, false },
	{ START "先手：A\n" MOVES "3 中断\n", GAME_ending, true },
	{ START "先手：A\n" MOVES "3 投了\nまで3手で後手の勝ち\n", GAME_ending, false },
	{ START "先手：A\n" MOVES "3 ２六歩(27)\n", GAME_moves | GAME_ending, true },
	{ START "先手：A\n1 ２六歩(27) ( 0:01/00:00:01)\n2 ３四歩(33) ( 0:02/00:00:02)\n3 投了\n",
	    GAME_moves, true },
	{ START "先手：A\n1 ７六歩(77) ( 0:05/00:00:01)\n2 ３四歩(33) ( 0:02/00:00:02)\n3 投了\n",
	    GAME_times, false },
	{ START "先手：A\n1 ７六歩(77) ( 0:01/00:00:09)\n2 ３四歩(33) ( 0:02/00:00:02)\n3 投了\n",
	    GAME_totals, false },
	{ "手合割：香落ち\n先手：A\n" MOVES "3 投了\n", GAME_start, false },
};

static void
finds_what_differs(void **state)
{
	struct memory memory = { .fail = no_memory };
	const struct session_options options = { .format = FORMAT_kif };
	struct session was, is;
	struct game unknown;
	unsigned parts;
	size_t i;

	(void)state;
	session_init(&was, &memory, &options);
	session_init(&is, &memory, &options);
	for (i = 0; i < sizeof cases / sizeof *cases; i++) {
		assert_null(session_open(&was, STR("a.kifu"), str_of(GAME), true));
		assert_null(session_open(&is, STR("a.kifu"), str_of(cases[i].text), true));
		assert_true(session_next(&was) && session_next(&is));
		parts = game_compare(was.game, is.game);
		if (parts != cases[i].parts)
			fail_msg("%s: %x", cases[i].text, parts);
		assert_int_equal(game_compare_records(&was.record, &was.record), 0);
		parts = game_compare_records(&was.record, &is.record);
		if (((parts & GAME_moves) != 0) != cases[i].other_words)
			fail_msg("%s: records %x", cases[i].text, parts);
	}
	unknown = *was.game;
	unknown.variant = NULL;
	assert_int_equal(game_compare(&unknown, &unknown), 0);
	session_free(&was);
	session_free(&is);
	assert_int_equal(memory.used, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(finds_what_differs) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
