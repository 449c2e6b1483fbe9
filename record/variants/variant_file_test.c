/* Files of variants: what they mean, and what is reported where something is wrong. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "record/text/testing_arena.h"
#include "record/variants/testing_variants.h"
#include "record/variants/variant_file.h"
#include "record/variants/variant_texts.h"

static struct str
find_text(void *arg, struct str name)
{
	(void)arg;
	return variants_text(name);
}

static struct variant variant;
static struct variant_faults faults;

static bool
read_text(const char *text)
{
	arena_reset(&arena);
	faults = (struct variant_faults){ .count = 0 };
	return variant_file_read(str_of(text), &arena, find_text, NULL, &variant, &faults);
}

/* The files of the program pass all checks, and are read alike with and without them; handicaps
 * come last and each board is named: variants.c looks for them in the text. */
static void
own_files(void **state)
{
	(void)state;
	for (size_t i = 0; i < variant_text_count; i++) {
		const struct variant *read = variants_at(testing_variants(), i);
		struct str text = variant_texts[i].text, given = STR("[handicaps]");
		char board[32];

		faults.count = faults.errors = 0;
		if (!variant_file_read(text, &arena, find_text, NULL, &variant, &faults))
			fail_msg("%s:%u: %s %s", variant_texts[i].name, faults.list[0].line,
			    faults.list[0].format, faults.list[0].what);
		for (size_t n = 0; n < faults.count; n++)
			if (faults.list[n].severity == SEVERITY_warning &&
			    strstr(faults.list[n].format, "moves the same") == NULL)
				fail_msg("%s: %s", variant_texts[i].name, faults.list[n].format);
		assert_string_equal(variant.name, variant_texts[i].name);
		assert_string_equal(variant.japanese, read->japanese);
		assert_int_equal(variant.army_count, read->army_count);
		for (size_t n = 0; n < read->army_count; n++) {
			assert_int_equal(variant.army[n].face, read->army[n].face);
			assert_int_equal(variant.army[n].traits, read->army[n].traits);
		}
		assert_int_equal(variant_handicaps(&variant), variant_handicaps(read));
		assert_string_equal(variant.handicaps[variant_handicaps(read) - 1].sfen,
		    read->handicaps[variant_handicaps(read) - 1].sfen);
		snprintf(board, sizeof board, "\nboard = %ux%u\n", read->width, read->height);
		assert_true(str_find(text, str_of(board)) < text.n);
		text = str_after(text, str_find(text, given));
		assert_true(text.n == 0 || str_find(str_after(text, 1), STR("\n[")) == text.n - 1);
	}
}

#define START "start = k3/p3/3P/3K b - 1\n"
#define VARIANT "[variant]\nname = x\nboard = 4x4\nzone = 1\n" START
#define PIECES "[pieces]\nK = king | 玉 | K | royal\nP = pawn | 歩 | fW\n"

static void
faults_found(void **state)
{
	static const struct {
		const char *text, *found; /* "LINE:COLUMN format" of the first */
		unsigned count;
	} rows[] = {
		{ VARIANT PIECES, "", 0 },
		{ VARIANT PIECES "[fairy]\nP = +K\n", "", 0 },
		{ VARIANT PIECES "[fairy]\nP = kk\nX = X\n",
		    "10:5 '%s' is no letter of SFEN (A to Z, ' or ! after it, + before)", 2 },
		{ "[variant]\nname = x\nboard = 4x4\nzon = 1\ndrops = yep\n" START
		  "[pieces]\nK = king | 玉 | K | royal\nP = pawn | 歩 | fX\n",
		    "4:0 unknown key '%s' in [variant]", 3 },
		{ VARIANT PIECES "+K = x | x | fF\n", "", 0 },
		{ "", "0:0 [variant] has no %s", 3 },
		{ VARIANT PIECES "[sizes]\n", "9:0 unknown section [%s]", 1 },
		{ VARIANT "zon = 2\n" PIECES, "6:0 unknown key '%s' in [variant]", 1 },
		{ VARIANT "check = no\n" PIECES, "6:9 unknown value '%s' for %s", 1 },
		{ VARIANT "repetitions = 1\n" PIECES, "6:15 %s is no number from %s", 1 },
		{ VARIANT "name = y\n" PIECES, "6:0 %s is there twice", 1 },
		{ "[variant]\nname = x\nboard = 26x26\n" START PIECES,
		    "3:9 a board has 1 to 25 files and 2 to 25 ranks, as 9x9: '%s'", 1 },
		{ "x = 1\n" VARIANT PIECES, "1:0 a key before the first section", 1 },
		{ VARIANT "words\n" PIECES, "6:0 not a line of the form 'key = value'", 1 },
		{ VARIANT PIECES "q = pawn | x | W\n",
		    "9:0 '%s' is no letter of SFEN (A to Z, ' or ! after it, + before)", 1 },
		{ VARIANT PIECES "Q = pawn | x\n",
		    "9:5 a row of [pieces] is 'name | cell | moves | traits'", 1 },
		{ VARIANT PIECES "P = pawn | x | W\n", "9:0 %s is there twice", 1 },
		{ VARIANT PIECES "+S = x | x | W\n", "9:0 %s has no row %s", 1 },
		{ VARIANT PIECES "S = 銀将 | 銀 | fR rbX\n",
		    "9:19 moves '%s': %s is not an atom (W F D A N R B Q K, or in brackets "
		    "or braces)",
		    1 },
		{ VARIANT "check = may-ignore\n" PIECES "S = x | x | W | burns rank:2\n", "", 0 },
		{ VARIANT PIECES "S = x | x | W | burns rank:10\n", "9:23 %s is no number from %s",
		    1 },
		{ VARIANT PIECES "S = x | x | W | burns\n",
		    "9:0 %s: burns needs 'drops = no' and 'check = may-ignore'", 1 },
		{ VARIANT PIECES "S = 銀将 | 銀 | W | to:X\n",
		    "9:21 there is no row %s in [pieces]", 1 },
		{ VARIANT PIECES "S = x | x | W | loyal\n", "9:17 unknown trait '%s'", 1 },
		{ VARIANT PIECES "S = x | x | W | per-file:1\n",
		    "9:0 %s: no-mate-drop and per-file mean drops, and the variant has none", 1 },
		{ VARIANT "drops = yes\n" PIECES "S = x | x | W | per-file:9\n",
		    "10:0 %s: per-file is more than the board has ranks", 1 },
		{ VARIANT PIECES "+P = x | x | fW\n", "8:0 %s moves the same when it is promoted",
		    1 },
		{ VARIANT "try = yes\n" PIECES,
		    "6:0 try needs 'check = may-ignore' or 'check = last-royal'", 1 },
		{ "[variant]\nname = x\nboard = 4x5\n" START PIECES,
		    "4:20 %s ranks, the board has %s", 1 },
		{ "[variant]\nname = x\nboard = 3x4\n" START PIECES,
		    "4:9 rank %s has %s squares, not those of the board", 4 },
		{ "[variant]\nname = x\nboard = 4x4\nstart = q3/p3/3P/3K b - 1\n" PIECES,
		    "4:9 %s has a letter that is no piece: '%s'", 1 },
		{ "[variant]\nname = x\nboard = 4x4\nstart = p3/p3/3P/3K b - 1\n" PIECES,
		    "4:0 %s has no royal piece of %s", 1 },
		{ "[variant]\nname = x\nboard = 4x4\nstart = k3/p3/3P/3K b P 1\n" PIECES,
		    "4:0 %s has pieces in hand, the variant has no drops", 1 },
		{ "[variant]\nname = x\nboard = 4x4\nstart = k3/4/3P/3K b - 1\n" PIECES,
		    "4:0 start is not the same for both sides", 1 },
		{ VARIANT PIECES "[handicaps]\na = b | kppp/4/4/3K w - 1\n",
		    "10:0 %s has more pieces than the start: %s", 1 },
		{ VARIANT PIECES "[handicaps]\na = b\n",
		    "10:5 a handicap is 'Japanese name | position'", 1 },
		{ VARIANT PIECES "[names]\nX = y\n", "10:0 there is no row %s in [pieces]", 1 },
		{ "[variant]\nname = x y\nboard = 4x4\n" START PIECES,
		    "2:9 a name has letters, digits and hyphens: '%s'", 1 },
		{ VARIANT "inherit = shogi\n" PIECES, "6:0 inherit must be the first key", 1 },
		{ "[variant]\ninherit = x\nname = y\nboard = 4x4\n" START PIECES,
		    "2:11 unknown variant '%s'", 1 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		char is[256] = "";

		read_text(rows[i].text);
		if (faults.count != 0)
			snprintf(is, sizeof is, "%u:%u %s", faults.list[0].line,
			    faults.list[0].column, faults.list[0].format);
		if (strcmp(is, rows[i].found) != 0 || faults.count != rows[i].count)
			fail_msg("%s\nfound %zu: %s\nexpected %u: %s", rows[i].text, faults.count,
			    is, rows[i].count, rows[i].found);
	}
}

/* A file may start from another: it has its own name, and replaces rows or takes them away. */
static void
inherits(void **state)
{
	(void)state;
	assert_true(read_text("[variant]\ninherit = shogi\nname = mine\nzone = 4\n"
			      "start = 4k4/9/ppppppppp/9/9/9/PPPPPPPPP/9/4K4 b - 1\n"
			      "[pieces]\nL = -\n+L = -\nN = knight | 桂 | N\n"));
	assert_string_equal(variant.name, "mine");
	assert_string_equal(variant.japanese, "mine");
	assert_int_equal(variant.width, 9);
	assert_int_equal(variant.zone, 4);
	assert_int_equal(variant.army_count, 12);
	assert_int_equal(variant_handicaps(&variant), 1);
	assert_true(read_text("[variant]\ninherit = shogi\nname = mine\n"));
	assert_int_equal(variant_handicaps(&variant), 43);
	assert_true(variant.pieces.shogi);
	assert_null(variant.handicaps[0].csa); /* PI is shogi's start */
}

/* Kinds that shogi has keep their numbers, others take free ones. */
static void
numbers(void **state)
{
	(void)state;
	assert_true(read_text(VARIANT "[pieces]\nK = leader | ラ | K | royal\nP = pawn | 歩 | fW\n"
				      "+P = hen | に | WfF\nQ = queen | 奔 | Q\n"));
	assert_int_equal(variant.army[0].face, KIND_king + 1);
	assert_int_equal(variant.army[1].face, KIND_pawn);
	assert_int_equal(variant.army[2].face, KIND_pawn | PIECE_PROMOTED);
	assert_int_equal(variant.army[1].promotes_to, variant.army[2].face);
	assert_int_equal(variant.army[3].face, KIND_king + 2);
	assert_string_equal(variant.pieces.faces[KIND_pawn].word, "歩");
	assert_string_equal(variant.pieces.faces[KIND_pawn | PIECE_PROMOTED].word, "に");
	assert_false(variant.pieces.shogi);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(own_files),
		cmocka_unit_test(faults_found),
		cmocka_unit_test(inherits),
		cmocka_unit_test(numbers),
	};

	return cmocka_run_group_tests(tests, set_up_arena, tear_down_arena);
}
