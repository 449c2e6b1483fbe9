#include "writers/testing_game.h"

#include "writers/common/board.h"

static void
writes_appendix(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_appendix(&f);
	assert_string_equal(game_fixture_write(&f, FORMAT_usi),
	    "position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e\n");
	f.game.start.number = 7;
	assert_string_equal(game_fixture_write(&f, FORMAT_usi),
	    "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 8 moves "
	    "7g7f 3c3d 8h2b+ 3a2b B*4e\n");
	game_fixture_close(&f);
}

static void
writes_a_start_alone(void **state)
{
	struct game_fixture f;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	game_fixture_end(&f, 0, ENDING_interrupted, TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_usi), "position startpos\n");
	game_fixture_close(&f);
	game_fixture_open(&f, "4k4/9/9/9/9/9/9/9/4K4 w 2R10p 1", NULL);
	assert_string_equal(
	    game_fixture_write(&f, FORMAT_usi), "position sfen 4k4/9/9/9/9/9/9/9/4K4 w 2R10p 1\n");
	game_fixture_close(&f);
}

static void
stops_at_unplayed(void **state)
{
	struct game_fixture f;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	node = game_fixture_move(&f, 0, "7g7f", TIME_NONE);
	node = game_fixture_node(&f, node, MOVE_none, TIME_NONE);
	game_fixture_move(&f, node, "3c3d", TIME_NONE);
	assert_string_equal(game_fixture_write(&f, FORMAT_usi), "position startpos moves 7g7f\n");
	game_fixture_close(&f);
}

/* The last position, and all others by --ply; a capture goes into the hand, unpromoted. */
static void
writes_positions(void **state)
{
	static const char *const after[] = {
		"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n",
		"lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2\n",
		"lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3\n",
		"lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4\n",
		"lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5\n",
		"lnsgkg1nl/1r5s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6\n",
	};
	struct game_fixture f;
	unsigned ply;

	(void)state;
	game_fixture_appendix(&f);
	assert_string_equal(game_fixture_write(&f, FORMAT_sfen), after[5]);
	for (ply = 0; ply < 6; ply++) {
		f.options.ply = ply;
		assert_string_equal(game_fixture_write(&f, FORMAT_sfen), after[ply]);
	}
	f.options.ply = 100;
	assert_string_equal(game_fixture_write(&f, FORMAT_sfen), after[5]);
	game_fixture_close(&f);
}

/* A king that was taken is in no hand, and nothing is in variants without drops: the last position
 * tells. */
static void
keeps_out_of_hands_what_is_not_held(void **state)
{
	struct game_fixture f;
	struct diagram diagram;
	uint32_t node;

	(void)state;
	game_fixture_open(&f, "4k4/4P4/9/9/9/9/9/9/4K4 b - 1", NULL);
	node = game_fixture_move(&f, 0, "5b5a+", TIME_NONE);
	f.after[node].hands[BLACK][KIND_king] = 0;
	node = game_fixture_move(&f, node, "5a5b", TIME_NONE); /* white has nothing to move */
	game_fixture_settle(&f);
	board_at(&f.game, 1, &diagram);
	assert_int_equal(diagram.hands[BLACK][KIND_king], 0);
	assert_int_equal(diagram.cells[square_make(5, 1)], KIND_pawn | PIECE_PROMOTED);
	game_fixture_close(&f);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_appendix),
		cmocka_unit_test(writes_a_start_alone),
		cmocka_unit_test(stops_at_unplayed),
		cmocka_unit_test(writes_positions),
		cmocka_unit_test(keeps_out_of_hands_what_is_not_held),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
