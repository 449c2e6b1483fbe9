#include "record/variants/piece_set.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "record/variants/testing_variants.h"
#include "record/variants/variant.h"

#define P(kind, promoted) piece_make(KIND_##kind, promoted, BLACK)

static void
names(void **state)
{
	const struct piece_set *chu = testing_pieces("chu");

	(void)state;
	assert_string_equal(piece_word(NULL, P(silver, true)), "成銀");
	assert_string_equal(piece_word(NULL, P(rook, true)), "龍");
	assert_string_equal(piece_word(NULL, piece_make(KIND_lance, true, WHITE)), "成香");
	assert_string_equal(piece_cell(NULL, P(silver, true)), "全");
	assert_string_equal(piece_cell(NULL, P(pawn, false)), "歩");
	assert_string_equal(piece_english(NULL, P(silver, true)), "promoted silver");
	assert_string_equal(piece_word(chu, P(silver, true)), "成竪");
	assert_string_equal(piece_cell(chu, P(lance, true)), "駒");
	assert_string_equal(piece_western(chu, P(elephant, false)), "DE");
}

static void
every_byte_has_names(void **state)
{
	(void)state;
	for (unsigned byte = 0; byte < 256; byte++)
		for (unsigned own = 0; own < 2; own++) {
			const struct piece_set *set = own ? testing_pieces("dai") : NULL;

			assert_non_null(piece_word(set, (piece_t)byte));
			assert_non_null(piece_cell(set, (piece_t)byte));
			assert_non_null(piece_english(set, (piece_t)byte));
			assert_non_null(piece_letter(set, (piece_t)byte));
			assert_non_null(piece_western(set, (piece_t)byte));
		}
	assert_string_equal(piece_word(NULL, 0), "");
}

/* Each name of each variant's pieces leads back to the same name. */
static void
names_lead_back(void **state)
{
	const struct variants *list = testing_variants();

	(void)state;
	for (size_t i = 0; i < variants_count(list); i++) {
		const struct piece_set *set = &variants_at(list, i)->pieces;

		for (unsigned face = 1; face < FACE_LIMIT; face++) {
			const char *word = piece_word(set, (piece_t)face);
			size_t length;
			piece_t found = piece_of_word(set, str_of(word), &length);

			if (length != strlen(word))
				fail_msg("%s: %zu", word, length);
			assert_string_equal(piece_word(set, found), word);
		}
	}
}

static void
words_of_larger_boards(void **state)
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
		const struct piece_set *set = testing_pieces("chu");
		size_t length;

		assert_int_equal(piece_of_word(set, str_of(rows[i].words), &length), rows[i].face);
		assert_int_equal(length, rows[i].length);
	}
}

static void
letters(void **state)
{
	static const struct {
		const char *text, *variant;
		enum kind kind;
		size_t length;
	} rows[] = {
		{ "P", "shogi", KIND_pawn, 1 },
		{ "k5", "shogi", KIND_king, 1 },
		{ "P'2", "dai", KIND_go_between, 2 },
		{ "P2", "dai", KIND_pawn, 1 },
		{ "l!x", "dai", KIND_lion, 2 },
		{ "l", "dai", KIND_lance, 1 },
		{ "n", "dai", KIND_knight, 1 },
		{ "n", "chu", KIND_lion, 1 },
		{ "i", "chu", KIND_go_between, 1 },
		{ "i", "dai", KIND_iron, 1 },
		{ "i", "shogi", KIND_none, 0 },
		{ "", "shogi", KIND_none, 0 },
		{ "\xFF", "shogi", KIND_none, 0 },
		{ "1", "chu", KIND_none, 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		size_t length;

		assert_int_equal(
		    piece_of_letter(testing_pieces(rows[i].variant), str_of(rows[i].text), &length),
		    rows[i].kind);
		assert_int_equal(length, rows[i].length);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(names),
		cmocka_unit_test(every_byte_has_names),
		cmocka_unit_test(names_lead_back),
		cmocka_unit_test(words_of_larger_boards),
		cmocka_unit_test(letters),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
