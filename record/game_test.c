#include "record/game.h"
#include "record/text/testing_memory.h"

/* A main line of five nodes; the third has a variation. */
static void
the_first_foul_of_the_main_line(void **state)
{
	struct arena arena;
	struct record record;
	struct move moves[7] = { { .kind = MOVE_none } };
	struct game game = { .record = &record, .moves = moves };
	uint32_t node = 0, i, side_line;

	(void)state;
	arena_init(&arena, &memory);
	record_init(&record, NULL, &arena, FORMAT_csa);
	assert_int_equal(game_first_illegal(&game), 0);
	for (i = 1; i <= 5; i++) {
		node = record_add_ply(&record, node, false);
		record.plies[node].claim.kind = CLAIM_move;
		moves[node].kind = MOVE_board;
	}
	side_line = record_add_ply(&record, 3, true);
	moves[side_line].kind = MOVE_board;
	moves[side_line].flags = MOVE_illegal;
	assert_int_equal(game_first_illegal(&game), 0);
	moves[4].flags = MOVE_illegal | MOVE_excused | MOVE_check;
	assert_int_equal(game_first_illegal(&game), 0);
	moves[5].flags = MOVE_illegal | MOVE_promotes;
	assert_int_equal(game_first_illegal(&game), 5);
	moves[2].kind = MOVE_none; /* claimed, but could not be played */
	assert_int_equal(game_first_illegal(&game), 2);
	record.plies[2].claim.kind = CLAIM_none; /* nothing claimed */
	assert_int_equal(game_first_illegal(&game), 5);
	arena_free(&arena);
}

/* The words are the same for a foul on the board and another one; the name is not. */
static void
names_the_foul(void **state)
{
	struct move moves[2] = { { .kind = MOVE_none }, { .kind = MOVE_end } };
	struct game game = { .moves = moves, .end = 1, .ending = ENDING_illegal_action };

	(void)state;
	assert_string_equal(game_ending_name(&game), "illegal-action");
	moves[1].flags = MOVE_illegal | MOVE_excused;
	assert_string_equal(game_ending_name(&game), "illegal-move");
	game.ending = ENDING_resign;
	assert_string_equal(game_ending_name(&game), "resign");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_first_foul_of_the_main_line),
		cmocka_unit_test(names_the_foul),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
