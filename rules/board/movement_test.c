/* Betza's notation compiled: which squares a piece reaches from the middle of an empty board, and
 * how many. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "rules/board/movement.h"

static unsigned
count_moves(const struct reach *reach, int file, int rank, int size)
{
	unsigned count = 0;

	for (unsigned d = 0; d < DIRECTIONS; d++)
		for (int n = 1; n <= reach->range[d]; n++) {
			int to = file + rank * 16 + movement_step[d] * n;

			if ((to & 15) == 0 || (to & 15) > size || to < 16 || to >> 4 > size)
				break;
			count++;
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
		struct reach reach, turned;

		assert_true(movement_compile(rows[i].betza, &reach));
		if (count_moves(&reach, 8, 8, 15) != rows[i].moves)
			fail_msg("%s: expected %u, found %u", rows[i].betza, rows[i].moves,
			    count_moves(&reach, 8, 8, 15));
		turned = movement_turned(&reach);
		assert_int_equal(count_moves(&turned, 8, 8, 15), rows[i].moves);
	}
}

static void
test_refused(void **state)
{
	static const char *const rows[] = { "X", "f", "fZ", "W,F", "[K]", "[aN]", "[aK", "[", "2",
		"R2x", "ff" };
	struct reach reach;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (movement_compile(rows[i], &reach))
			fail_msg("%s was taken", rows[i]);
}

/* Every pair of squares of the largest board has the right line between them. */
static void
test_lines(void **state)
{
	static struct grid grid;

	(void)state;
	movement_grid(&grid);
	for (unsigned from = 0; from < 225; from++)
		for (unsigned to = 0; to < 225; to++) {
			square_t a = square_make(from % 15 + 1, from / 15 + 1);
			square_t b = square_make(to % 15 + 1, to / 15 + 1);
			int file = (int)square_file(b) - (int)square_file(a);
			int rank = (int)square_rank(b) - (int)square_rank(a);
			struct line line = movement_line(&grid, a, b);
			bool straight =
			    a != b && (file == 0 || rank == 0 || file == rank || file == -rank);

			assert_int_equal(line.distance != OFF_LINE, straight);
			if (straight)
				assert_int_equal(
				    a + movement_step[line.direction] * line.distance, b);
			assert_int_equal(line.jump != NO_JUMP,
			    a != b && file >= -2 && file <= 2 && rank >= -2 && rank <= 2);
		}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_counts),
		cmocka_unit_test(test_refused),
		cmocka_unit_test(test_lines),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
