#include "record/tables/piece.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define P(kind, promoted) piece_make(KIND_##kind, promoted, BLACK)

static void
a_face_has_no_side(void **state)
{
	piece_t white = piece_make(KIND_lance, true, WHITE);

	(void)state;
	assert_string_equal(piece_csa(white), "NY");
	assert_int_equal(piece_face(white), P(lance, true));
	assert_int_equal(piece_kind(white), KIND_lance);
	assert_int_equal(piece_side(white), WHITE);
	assert_true(piece_promoted(white));
}

static void
csa_codes_lead_back(void **state)
{
	unsigned face, found = 0;

	(void)state;
	for (face = 1; face < PIECE_WHITE; face++) {
		const char *code = piece_csa((piece_t)face);

		if (*code == '\0')
			continue;
		assert_int_equal(strlen(code), 2);
		assert_int_equal(piece_of_csa(code), face);
		found++;
	}
	assert_int_equal(found, 14);
	assert_int_equal(piece_of_csa("FX"), 0);
	assert_int_equal(piece_of_csa("fu"), 0);
	assert_int_equal(piece_of_csa("\0\0"), 0);
	assert_int_equal(piece_of_csa("AL"), 0);
}

static void
squares(void **state)
{
	square_t square = square_make(10, 13);

	(void)state;
	assert_int_equal(square_file(square), 10);
	assert_int_equal(square_rank(square), 13);
	assert_int_not_equal(square_make(1, 1), NO_SQUARE);
	assert_true(square_make(BOARD_MAX, BOARD_MAX) < BOARD_SQUARES);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_face_has_no_side),
		cmocka_unit_test(csa_codes_lead_back),
		cmocka_unit_test(squares),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
