#include "writers/testing_game.h"

#include <stdio.h>

static void
writes_letters(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	node = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	node = game_fixture_move(&f, node, "8b4b", TIME_NONE);
	game_fixture_move(&f, node, "8i7g", TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_hodges), "1. P-7f R-4b 2. N-7g *\n");
	f.options.letters = &alphabet_rows[ALPHABET_is]; /* hrókur, riddari */
	assert_string_equal(game_fixture_write(&f, FORMAT_hodges), "1. P-7f H-4b 2. R-7g *\n");
	f.options.letters = NULL;
	assert_string_equal(game_fixture_write(&f, FORMAT_hodges), "1. P-7f R-4b 2. N-7g *\n");
	game_fixture_close(&f);
}

static void
writes_appendix(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_appendix(&f);
	assert_string_equal(game_fixture_write(&f, FORMAT_hodges),
	    "1. P-7f P-3d 2. Bx2b+\n"
	    "( 2. P-2f Interrupt )\n"
	    "2. … Sx2b 3. B*4e Resigns 1-0\n");
	f.game.winner = WHITE; /* not what replay found */
	f.options.mainline_only = true;
	f.options.first = false;
	assert_string_equal(game_fixture_write(&f, FORMAT_hodges),
	    "\n\n1. P-7f P-3d 2. Bx2b+ Sx2b 3. B*4e Resigns 0-1\n");
	game_fixture_close(&f);
}

/* Lines have ten plies, including white's first one, and begin with black's move. */
static void
breaks_lines(void **state)
{
	static const char *const moves[] = { "9c9d", "9g9f", "8c8d", "8g8f", "7c7d", "7g7f", "6c6d",
		"6g6f", "5c5d", "5g5f", "4c4d", "4g4f" };
	struct game_fixture f;
	uint32_t node = 0;
	size_t i;

	(void)state;
	game_fixture_open(
	    &f, "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", NULL);
	for (i = 0; i < sizeof moves / sizeof *moves; i++)
		node = game_fixture_move(&f, node, moves[i], TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_hodges),
	    "[SFEN \"lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - "
	    "1\"]\n\n"
	    "1. … P-9d 2. P-9f P-8d 3. P-8f P-7d 4. P-7f P-6d 5. P-6f P-5d\n"
	    "6. P-5f P-4d 7. P-4f *\n");
	game_fixture_close(&f);
	game_fixture_open(&f, EVEN, NULL);
	for (node = 0, i = 0; i < sizeof moves / sizeof *moves; i++)
		node = game_fixture_move(&f, node, moves[i ^ 1], TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_hodges),
	    "1. P-9f P-9d 2. P-8f P-8d 3. P-7f P-7d 4. P-6f P-6d 5. P-5f P-5d\n"
	    "6. P-4f P-4d *\n");
	game_fixture_close(&f);
}

/* The first move has the position's number; black's moves come first in a pair whatever the number
 * is. */
static void
numbers_positions(void **state)
{
	static const struct {
		const char *sfen, *move;
		uint32_t number;
		const char *text;
	} rows[] = {
		{ "4k4/9/9/9/9/9/9/9/4K4 b - 25", "5i5h", 24, "13. K-5h *\n" },
		{ "4k4/9/9/9/9/9/9/9/4K4 b - 26", "5i5h", 25, "14. K-5h *\n" },
		{ "4k4/9/9/9/9/9/9/9/4K4 w - 26", "5a5b", 25, "13. … K-5b *\n" },
		{ "4k4/9/9/9/9/9/9/9/4K4 w - 1", "5a5b", 0, "1. … K-5b *\n" },
	};
	char expected[256];
	struct game_fixture f;
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		game_fixture_open(&f, rows[i].sfen, NULL);
		game_fixture_move(&f, 0, rows[i].move, TIME_NONE);
		f.game.start.number = rows[i].number;
		snprintf(
		    expected, sizeof expected, "[SFEN \"%s\"]\n\n%s", rows[i].sfen, rows[i].text);
		assert_string_equal(game_fixture_write(&f, FORMAT_hodges), expected);
		game_fixture_close(&f);
	}
}

/* Adds variations to passes, each to the second move of the one before. */
static void
nest(struct game_fixture *f, unsigned depth)
{
	uint32_t node = game_fixture_node(f, 0, MOVE_pass, TIME_NONE);

	while (depth-- > 0) {
		game_fixture_node(f, node, MOVE_pass, TIME_NONE);
		node = game_fixture_node(f, node, MOVE_pass, TIME_NONE);
	}
}

/* Lines of play are nested to any depth, in time linear in their number. */
static void
nests_deep(void **state)
{
	enum { DEEP = 100000 };
	struct game_fixture f;
	const char *text;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	nest(&f, 3);
	assert_string_equal(game_fixture_write(&f, FORMAT_hodges), "1. -- --\n"
								   "( 1. … -- 2. --\n"
								   "( 2. -- --\n"
								   "( 2. … -- ) ) )\n"
								   "*\n");
	game_fixture_close(&f);
	game_fixture_open(&f, EVEN, NULL);
	nest(&f, DEEP);
	text = game_fixture_write(&f, FORMAT_hodges);
	assert_string_equal(text + strlen(text) - strlen(") ) )\n*\n"), ") ) )\n*\n");
	game_fixture_close(&f);
}

/* Variations follow the move that they replace, in order; those not played are omitted. */
static void
nests_in_order(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	f.game.winner = NO_SIDE;
	node = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	game_fixture_node(&f, 0, MOVE_none, TIME_NONE);
	game_fixture_move(&f, game_fixture_move(&f, 0, "2g2f", TIME_NONE), "3c3d", TIME_NONE);
	game_fixture_end(&f, 0, ENDING_resign, TIME_NONE);
	node = game_fixture_move(&f, node, "8c8d", TIME_NONE);
	game_fixture_end(&f, node, ENDING_none, TIME_NONE);
	game_fixture_move(&f, node, "2g2f", TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_hodges), "1. P-7f\n"
								   "( 1. P-2f P-3d )\n"
								   "( Resigns 0-1 )\n"
								   "1. … P-8d\n"
								   "( 2. P-2f )\n"
								   "*\n");
	game_fixture_close(&f);
	game_fixture_open(&f, EVEN, NULL); /* no move before the ending */
	f.game.winner = NO_SIDE;
	node = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	game_fixture_node(&f, node, MOVE_none, TIME_NONE);
	game_fixture_move(&f, node, "3c3d", TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_hodges), "1. P-7f *\n");
	assert_non_null(strstr(game_fixture_loss(&f, FORMAT_hodges),
	    "variations-dropped 0 1 variation cannot be written in hodges\n"));
	game_fixture_close(&f);
}

/* The main line's ending is written where its moves stop, though others precede it in the record.
 */
static void
keeps_the_ending(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	node = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	node = game_fixture_node(&f, node, MOVE_none, TIME_NONE);
	f.game.end = game_fixture_end(&f, node, ENDING_mate, TIME_NONE);
	f.game.unplayed = 1;
	f.game.moves[f.game.end].flags = MOVE_after_unplayed;
	assert_string_equal(game_fixture_write(&f, FORMAT_hodges), "1. P-7f Mate 1-0\n");
	game_fixture_close(&f);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_letters),
		cmocka_unit_test(writes_appendix),
		cmocka_unit_test(breaks_lines),
		cmocka_unit_test(numbers_positions),
		cmocka_unit_test(nests_deep),
		cmocka_unit_test(nests_in_order),
		cmocka_unit_test(keeps_the_ending),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
