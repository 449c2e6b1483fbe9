#include "record/tables/piece.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#define P(kind, promoted) piece_make(KIND_##kind, promoted, BLACK)

static void
names(void **state)
{
	(void)state;
	assert_string_equal(piece_word(P(silver, true)), "成銀");
	assert_string_equal(piece_word(P(rook, true)), "龍");
	assert_string_equal(piece_cell(P(silver, true)), "全");
	assert_string_equal(piece_cell(P(pawn, false)), "歩");
	assert_string_equal(piece_csa(P(knight, true)), "NK");
	assert_string_equal(piece_csa(P(gold, true)), "");
	assert_string_equal(piece_english(P(silver, true)), "promoted silver");
	assert_string_equal(piece_english(P(king, false)), "king");
}

static void
a_face_has_no_side(void **state)
{
	piece_t white = piece_make(KIND_lance, true, WHITE);

	(void)state;
	assert_string_equal(piece_word(white), "成香");
	assert_string_equal(piece_csa(white), "NY");
	assert_int_equal(piece_face(white), P(lance, true));
	assert_int_equal(piece_kind(white), KIND_lance);
	assert_int_equal(piece_side(white), WHITE);
	assert_true(piece_promoted(white));
}

static void
every_byte_has_names(void **state)
{
	unsigned byte;

	(void)state;
	for (byte = 0; byte < 256; byte++) {
		assert_non_null(piece_word((piece_t)byte));
		assert_non_null(piece_cell((piece_t)byte));
		assert_non_null(piece_csa((piece_t)byte));
		assert_non_null(piece_english((piece_t)byte));
	}
	assert_string_equal(piece_word(0), "");
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
names_of_larger_boards(void **state)
{
	static const struct {
		const char *words;
		piece_t face;
		size_t length;
	} rows[] = {
		{ "歩", KIND_pawn, 3 },
		{ "歩兵成", KIND_pawn, 6 }, /* the longest that fits */
		{ "馬", KIND_dragon_horse, 3 },
		{ "成馬", KIND_bishop | PIECE_PROMOTED, 6 },
		{ "角鷹", KIND_dragon_horse | PIECE_PROMOTED, 6 },
		{ "成", 0, 0 },
		{ "全", 0, 0 }, /* shogi's promoted silver */
		{ "x", 0, 0 },
		{ "", 0, 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		size_t length;

		assert_int_equal(piece_of_large(str_of(rows[i].words), &length), rows[i].face);
		assert_int_equal(length, rows[i].length);
	}
}

static void
letters(void **state)
{
	(void)state;
	static const struct {
		const char *text;
		unsigned width;
		enum kind kind;
		size_t length;
	} rows[] = {
		{ "P", 9, KIND_pawn, 1 },
		{ "k5", 9, KIND_king, 1 },
		{ "P'2", 15, KIND_go_between, 2 },
		{ "P2", 15, KIND_pawn, 1 },
		{ "l!x", 15, KIND_lion, 2 },
		{ "l", 15, KIND_lance, 1 },
		{ "n", 15, KIND_knight, 1 },
		{ "n", 12, KIND_lion, 1 },
		{ "i", 12, KIND_go_between, 1 },
		{ "i", 15, KIND_iron, 1 },
		{ "i", 9, KIND_none, 0 },
		{ "", 9, KIND_none, 0 },
		{ "\xFF", 9, KIND_none, 0 },
		{ "1", 12, KIND_none, 0 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		size_t length;

		assert_int_equal(
		    piece_of_letter(str_of(rows[i].text), rows[i].width, &length), rows[i].kind);
		assert_int_equal(length, rows[i].length);
	}
}

static void
squares(void **state)
{
	square_t square = square_make(10, 13);

	(void)state;
	assert_int_equal(square_file(square), 10);
	assert_int_equal(square_rank(square), 13);
	assert_int_not_equal(square_make(1, 1), NO_SQUARE);
	assert_int_equal(square_make(15, 15), 255);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(names),
		cmocka_unit_test(a_face_has_no_side),
		cmocka_unit_test(every_byte_has_names),
		cmocka_unit_test(csa_codes_lead_back),
		cmocka_unit_test(names_of_larger_boards),
		cmocka_unit_test(letters),
		cmocka_unit_test(squares),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
