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

/* The names of every kind and of its promoted form: as a word, in a diagram, in full. */
static void
names_of_every_face(void **state)
{
	static const char *const rows[] = {
		"",
		"pawn: 歩 と, 歩 と, 歩兵 と金",
		"lance: 香 成香, 香 杏, 香車 白駒",
		"knight: 桂 成桂, 桂 圭, 桂馬 成桂",
		"silver: 銀 成銀, 銀 全, 銀将 成竪",
		"gold: 金 -, 金 -, 金将 成飛",
		"bishop: 角 馬, 角 馬, 角行 成馬",
		"rook: 飛 龍, 飛 龍, 飛車 成龍",
		"king: 玉 -, 玉 -, 玉将 -",
		"go-between: 仲 成仲, 仲 成象, 仲人 成象",
		"reverse chariot: 反 成反, 反 鯨, 反車 鯨鯢",
		"stone general: 石 成石, 石 成石, 石将 成石",
		"iron general: 鉄 成鉄, 鉄 成鉄, 鉄将 成鉄",
		"copper general: 銅 成銅, 銅 成横, 銅将 成横",
		"ferocious leopard: 豹 成豹, 豹 成角, 猛豹 成角",
		"blind tiger: 虎 成虎, 虎 鹿, 盲虎 飛鹿",
		"drunk elephant: 象 太子, 象 太, 醉象 太子",
		"cat sword: 猫 成猫, 猫 成猫, 猫刃 成猫",
		"angry boar: 嗔 成嗔, 嗔 成嗔, 嗔猪 成嗔",
		"evil wolf: 狼 成狼, 狼 成狼, 悪狼 成狼",
		"violent ox: 猛 成猛, 猛 成猛, 猛牛 成猛",
		"flying dragon: 飛龍 成飛龍, 飛龍 成飛龍, 飛龍 成飛龍",
		"kirin: 麒 成麒, 麒 成獅, 麒麟 成獅",
		"phoenix: 鳳 成鳳, 鳳 成奔, 鳳凰 成奔",
		"lion: 獅 -, 獅 -, 獅子 -",
		"free king: 奔 -, 奔 -, 奔王 -",
		"dragon horse: 龍馬 角鷹, 馬 鷹, 龍馬 角鷹",
		"dragon king: 龍王 飛鷲, 龍 鷲, 龍王 飛鷲",
		"side mover: 横 成横, 横 猪, 横行 奔猪",
		"vertical mover: 竪 成竪, 竪 牛, 竪行 飛牛",
	};
	char is[128];

	(void)state;
	assert_int_equal(sizeof rows / sizeof *rows, KIND_COUNT);
	for (unsigned kind = 1; kind < KIND_COUNT; kind++) {
		const piece_t faces[] = { (piece_t)kind, (piece_t)(kind | PIECE_PROMOTED) };
		const char *names[6];

		for (unsigned i = 0; i < 2; i++) {
			names[i] = piece_word(faces[i]);
			names[2 + i] = piece_cell(faces[i]);
			names[4 + i] = piece_full(faces[i]);
		}
		for (unsigned i = 0; i < 6; i++)
			if (*names[i] == '\0')
				names[i] = "-";
		snprintf(is, sizeof is, "%s: %s %s, %s %s, %s %s", piece_english(faces[0]),
		    names[0], names[1], names[2], names[3], names[4], names[5]);
		assert_string_equal(is, rows[kind]);
		snprintf(is, sizeof is, "promoted %s", piece_english(faces[0]));
		assert_string_equal(piece_english(faces[1]), is);
	}
}

/* Each name in a diagram of a larger board and in full leads back to its face. */
static void
large_names_lead_back(void **state)
{
	size_t length;

	(void)state;
	for (unsigned face = 1; face < PIECE_WHITE; face++) {
		const char *const names[] = { piece_large_cell((piece_t)face),
			piece_full((piece_t)face) };

		for (size_t i = 0; i < 2; i++)
			if (*names[i] != '\0') {
				piece_t found = piece_of_large(str_of(names[i]), &length);

				assert_string_equal(piece_full(found), piece_full((piece_t)face));
				assert_int_equal(length, strlen(names[i]));
			}
	}
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
		cmocka_unit_test(names_of_every_face),
		cmocka_unit_test(large_names_lead_back),
		cmocka_unit_test(a_face_has_no_side),
		cmocka_unit_test(every_byte_has_names),
		cmocka_unit_test(csa_codes_lead_back),
		cmocka_unit_test(names_of_larger_boards),
		cmocka_unit_test(letters),
		cmocka_unit_test(squares),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
