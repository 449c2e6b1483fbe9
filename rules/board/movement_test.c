/* The lines between squares. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "rules/board/movement.h"

/* Every pair of squares of the largest board has the right line between them. */
static void
test_lines(void **state)
{

	(void)state;
	for (unsigned from = 0; from < 225; from++)
		for (unsigned to = 0; to < 225; to++) {
			square_t a = square_make(from % 15 + 1, from / 15 + 1);
			square_t b = square_make(to % 15 + 1, to / 15 + 1);
			int file = (int)square_file(b) - (int)square_file(a);
			int rank = (int)square_rank(b) - (int)square_rank(a);
			struct line line = movement_line(a, b);
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
		cmocka_unit_test(test_lines),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
