/* Betza's notation compiled: which squares a piece reaches from the middle of an empty board, and
 * how many. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "record/variants/betza.h"

static unsigned
count_moves(const struct reach *reach, int file, int rank, int size)
{
	unsigned count = 0;

	for (unsigned d = 0; d < DIRECTIONS; d++)
		for (int n = 1; n <= reach->range[d]; n++) {
			int x = file + betza_file_step[d] * n, y = rank + betza_rank_step[d] * n;

			count += x >= 1 && x <= size && y >= 1 && y <= size;
		}
	for (unsigned bit = 0; bit < 25; bit++)
		count += reach->jumps >> bit & 1;
	return count;
}

/* The number of moves of a lone piece on 8h of a 15x15 board, as HaChu counts them, and of shogi's
 * pieces. */
static void
test_counts(void **state)
{
	static const struct {
		const char *betza;
		unsigned moves;
	} rows[] = {
		{ "K", 8 },
		{ "fW", 1 },
		{ "fbW", 2 },
		{ "fR", 7 },
		{ "fbR", 14 },
		{ "ffN", 2 },
		{ "fF", 2 },
		{ "fK", 3 },
		{ "fKbW", 4 },
		{ "FfW", 5 },
		{ "WfF", 6 },
		{ "FfbW", 6 },
		{ "FrlbW", 7 },
		{ "FfrlW", 7 },
		{ "F", 4 },
		{ "W", 4 },
		{ "fKrlW", 5 },
		{ "R2", 8 },
		{ "B2", 8 },
		{ "FD", 8 },
		{ "WA", 8 },
		{ "Q", 56 },
		{ "B", 28 },
		{ "R", 28 },
		{ "BW", 32 },
		{ "RF", 32 },
		{ "WrlR", 16 },
		{ "WfbR", 16 },
		{ "NAD[aK]", 24 },
		{ "BrlbR f[avW] fD", 51 - 1 + 1 },
		{ "RbB f[avF] fA", 46 },
		{ "fQbR", 28 },
		{ "fRbQ", 28 },
		{ "fbRK", 20 },
		{ "BfbR", 42 },
		{ "BrlR", 42 },
		{ "N", 8 },
		{ "fN", 4 },
		{ "vR", 14 },
		{ "sR", 14 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct movement movement;
		const struct reach *reach = &movement.reach;
		struct reach turned;

		assert_null(betza_compile(rows[i].betza, &movement));
		if (count_moves(reach, 8, 8, 15) != rows[i].moves)
			fail_msg("%s: expected %u, found %u", rows[i].betza, rows[i].moves,
			    count_moves(reach, 8, 8, 15));
		turned = betza_turned(reach);
		assert_int_equal(count_moves(&turned, 8, 8, 15), rows[i].moves);
	}
}

static void
test_refused(void **state)
{
	static const char *const rows[] = { "X", "f", "fZ", "W,F", "[K]", "[aN]", "[aK", "[", "2",
		"R2x", "ff", "", "pN", "m[aK]", "{", "{jump", "{jump R", "{jump N}", "{jump mR}",
		"{jump [aK]}", "{area}", "{area 1}", "{area 4}", "{area 3", "{leap R}", "R}",
		"{jump {area 3}}" };
	struct movement movement;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (betza_compile(rows[i], &movement) == NULL)
			fail_msg("%s was taken", rows[i]);
}

/* What a movement has beyond its reach: single diagonals, two backward jumps, and moves, captures
 * and hops apart. */
static void
test_dialect(void **state)
{
	struct movement movement;

	(void)state;
	assert_null(betza_compile("frB rlW", &movement));
	assert_int_equal(movement.reach.range[1], REACH_FAR);
	assert_int_equal(movement.reach.range[7], 0);
	assert_int_equal(movement.reach.range[2], 1);
	assert_null(betza_compile("bbN", &movement));
	assert_int_equal(movement.reach.jumps, 1u << 9 | 1u << 19);
	assert_false(movement.special);
	assert_null(betza_compile("mR cpB2 cN", &movement));
	assert_true(movement.special);
	assert_int_equal(movement.reach.near, 0);
	assert_int_equal(movement.slides[INTENT_move][0], REACH_FAR);
	assert_int_equal(movement.slides[INTENT_capture][0], 0);
	assert_int_equal(movement.hops[INTENT_capture][1], 2);
	assert_int_equal(movement.hops[INTENT_move][1], 0);
	assert_int_not_equal(movement.leaps[INTENT_capture], 0);
	assert_null(betza_compile("pfR", &movement));
	assert_int_equal(movement.hops[INTENT_move][0], REACH_FAR);
	movement = betza_turned_movement(&movement);
	assert_int_equal(movement.hops[INTENT_capture][4], REACH_FAR);
	assert_int_equal(movement.hops[INTENT_capture][0], 0);
	assert_null(betza_compile("mcW", &movement));
	assert_false(movement.special);
}

/* Moves in braces: flights, slides from the second square on, captures without moving, areas. */
static void
test_braces(void **state)
{
	struct movement movement, other;

	(void)state;
	assert_null(betza_compile("{jump fR2 B}", &movement));
	assert_int_equal(movement.flies, 0xAB);
	assert_int_equal(movement.reach.range[0], 2);
	assert_int_equal(movement.reach.range[1], REACH_FAR);
	assert_null(betza_compile("{jump flB}", &other));
	assert_false(betza_same(&movement, &other));
	movement = betza_turned_movement(&other);
	assert_int_equal(movement.flies, 1 << 3);
	assert_null(betza_compile("{skip fR3} {igui fbW}", &movement));
	assert_int_equal(movement.skips[0], 3);
	assert_int_equal(movement.skips[4], 0);
	assert_int_equal(movement.reach.range[0], 0);
	assert_int_equal(movement.reach.jumps, 1u << 10);
	assert_int_equal(movement.reach.igui, 0x11);
	assert_null(betza_compile("fR2 {area 3}", &movement));
	assert_int_equal(movement.area, 3);
	assert_int_equal(movement.reach.range[0], 2);
	assert_int_equal(movement.reach.range[3], 1);
	assert_true(movement.special);
	other = betza_turned_movement(&movement);
	assert_int_equal(other.area, 3);
	assert_true(betza_same(&movement, &movement));
	assert_false(betza_same(&movement, &other));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_counts),
		cmocka_unit_test(test_refused),
		cmocka_unit_test(test_dialect),
		cmocka_unit_test(test_braces),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
