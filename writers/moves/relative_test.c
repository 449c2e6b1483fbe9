#include "writers/moves/relative.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/*
 * The examples of the Japan Shogi Association (https://www.shogi.or.jp/faq/kihuhyouki.html): the
 * squares of the pieces, the destination, and the marks of each in turn; all are black's.
 */
static const struct example {
	enum kind kind;
	bool promoted;
	const char *from, *to, *marks;
} examples[] = {
	{ KIND_gold, false, "93 72", "82", "上 寄" },
	{ KIND_gold, false, "43 31", "32", "上 引" },
	{ KIND_gold, false, "56 45", "55", "上 寄" },
	{ KIND_gold, false, "92 72", "81", "左 右" },
	{ KIND_gold, false, "32 12", "22", "左 右" },
	{ KIND_gold, false, "89 79", "78", "左 直" },
	{ KIND_gold, false, "63 53 43", "52", "左 直 右" },
	{ KIND_silver, false, "89 77", "88", "上 引" },
	{ KIND_silver, false, "49 27", "38", "上 引" },
	{ KIND_silver, false, "65 45", "56", "左 右" },
	{ KIND_silver, false, "39 29", "38", "直 右" },
	{ KIND_silver, false, "29 17 39 37", "28", "直 右 左上 左引" },
	{ KIND_pawn, true, "79 89 99 98 87", "88", "右 直 左上 寄 引" },
	{ KIND_rook, true, "91 84", "82", "引 上" },
	{ KIND_rook, true, "23 52", "43", "寄 引" },
	{ KIND_rook, true, "55 15", "35", "左 右" },
	{ KIND_rook, true, "99 89", "88", "左 右" },
	{ KIND_rook, true, "28 19", "17", "左 右" },
	{ KIND_bishop, true, "91 81", "82", "左 右" },
	{ KIND_bishop, true, "95 63", "85", "寄 引" },
	{ KIND_bishop, true, "11 34", "12", "引 上" },
	{ KIND_bishop, true, "99 59", "77", "左 右" },
	{ KIND_bishop, true, "47 18", "29", "左 右" },
	{ KIND_bishop, true, "93 74", "92", "左 右" },
};

enum { MOST = 8 };

static square_t
square_at(const char *p, bool turned)
{
	unsigned file = (unsigned)(p[0] - '0'), rank = (unsigned)(p[1] - '0');

	return turned ? square_make(10 - file, 10 - rank) : square_make(file, rank);
}

static void
spell(unsigned marks, char *out)
{
	static const char words[][4] = { "右", "左", "直", "上", "寄", "引" };
	static const unsigned order[] = { 1, 0, 2, 3, 4, 5 }; /* 左 右 直 before 上 寄 引 */
	size_t i;

	*out = '\0';
	for (i = 0; i < sizeof order / sizeof *order; i++) {
		if ((marks >> order[i] & 1) != 0)
			strcat(out, words[order[i]]);
	}
}

/* Tries each piece of an example; turned: as white's, with the board the other way round. */
static void
try_example(const struct example *example, bool turned)
{
	square_t from[MOST], rivals[MOST + 1];
	struct game game = { .rivals = rivals };
	char marks[64] = "", one[32];
	unsigned count = 0, i, j, n;
	const char *p;

	for (p = example->from; *p != '\0'; p += p[2] == ' ' ? 3 : 2)
		from[count++] = square_at(p, turned);
	for (i = 0; i < count; i++) {
		struct move move = {
			.kind = MOVE_board,
			.from = from[i],
			.to = square_at(example->to, turned),
			.side = turned ? WHITE : BLACK,
			.piece =
			    piece_make(example->kind, example->promoted, turned ? WHITE : BLACK),
			.rivals = 1,
		};

		for (j = n = 0; j < count; j++) {
			if (j != i)
				rivals[++n] = from[j];
		}
		rivals[0] = (square_t)n;
		spell(relative_marks(&game, &move), one);
		strcat(marks, i == 0 ? "" : " ");
		strcat(marks, one);
	}
	assert_string_equal(marks, example->marks);
}

static void
marks_of_the_association(void **state)
{
	size_t i;

	(void)state;
	for (i = 0; i < sizeof examples / sizeof *examples; i++) {
		try_example(&examples[i], false);
		try_example(&examples[i], true);
	}
}

static void
none_without_rivals(void **state)
{
	square_t rivals[] = { 1, SQUARE(9, 9) };
	struct game game = { .rivals = rivals };
	struct move move = { .kind = MOVE_board,
		.from = square_make(4, 9),
		.to = square_make(5, 8),
		.piece = KIND_gold };

	(void)state;
	assert_int_equal(relative_marks(&game, &move), 0);
	move.kind = MOVE_drop;
	move.from = NO_SQUARE;
	move.rivals = 1;
	assert_int_equal(relative_marks(&game, &move), 0);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(marks_of_the_association),
		cmocka_unit_test(none_without_rivals),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
