#include "parsers/western/western.h"
#include "record/variants/testing_variants.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

/* Shows a claim: piece, * of a drop, origin, x, destination, suffix; "7?" is only a file, "?3" only
 * a rank, "same" the square of the move before; "plain" has no promotion mark. */
static void
show(const struct claim *claim, bool chess, char *out, size_t size)
{
	unsigned has = claim->has;
	char from[8] = "", to[8] = "same";

	if ((has & CLAIM_HAS_from) != 0)
		snprintf(
		    from, sizeof from, "%u%u", square_file(claim->from), square_rank(claim->from));
	if ((has & CLAIM_HAS_from_file) != 0)
		snprintf(from, sizeof from, "%u?", square_file(claim->from));
	if ((has & CLAIM_HAS_from_rank) != 0)
		snprintf(from, sizeof from, "?%u", square_rank(claim->from));
	if ((has & CLAIM_HAS_to) != 0)
		snprintf(to, sizeof to, "%u%u", square_file(claim->to), square_rank(claim->to));
	snprintf(out, size, "%s%s%s%s%s%s%s%s",
	    (has & CLAIM_HAS_piece) == 0         ? ""
	    : piece_csa(claim->piece)[0] == '\0' ? "none"
						 : piece_csa(claim->piece),
	    (has & CLAIM_HAS_drop) != 0 ? "*" : " ", from,
	    (has & CLAIM_HAS_capture) != 0 ? "x" : "-", to,
	    (has & CLAIM_HAS_promote) != 0 ? "+"
	    : (has & CLAIM_HAS_stay) != 0  ? "="
					   : "",
	    (has & CLAIM_HAS_promotion_mark) != 0 ? " plain" : "", chess ? " chess" : "");
}

struct row {
	const char *text, *expected; /* NULL: no move */
};

/* Reads from a copy without a byte after it, so that reading too far is found. */
static void
check(const struct row *rows, size_t count, const struct western_style *style)
{
	char copy[64], out[64];
	struct claim claim;
	size_t i, n;

	for (i = 0; i < count; i++) {
		const char *p, *end = copy + sizeof copy, *after;
		bool chess = false;

		n = strlen(rows[i].text);
		p = end - n;
		memcpy(copy + sizeof copy - n, rows[i].text, n);
		after = western_move(p, end, style, &claim, &chess);
		if (after == NULL)
			snprintf(out, sizeof out, "none");
		else
			show(&claim, chess, out, sizeof out);
		if (strcmp(out, rows[i].expected == NULL ? "none" : rows[i].expected) != 0)
			fail_msg("%s: %s", rows[i].text, out);
		if (after != NULL && after != end && strchr("!? ){,", *after) == NULL)
			fail_msg("%s: ends at %.*s", rows[i].text, (int)(end - after), after);
	}
}

#define CHECK(rows, ...)                                                                           \
	check(rows, sizeof(rows) / sizeof *(rows), &(const struct western_style){ __VA_ARGS__ })

static void
moves(void **state)
{
	static const struct row rows[] = {
		/* forms that programs write */
		{ "P-7f", "FU -76" },
		{ "P7f", "FU -76" },
		{ "P76", "FU -76" },
		/* forms that people write */
		{ "G-5b(4a)", "KI 41-52" },
		{ "G5b(4a)", "KI 41-52" },
		{ "G-(4i)5h", "KI 49-58" },
		{ "Gx(7h)7g", "KI 78x77" },
		{ "G(6I)5H", "KI 69-58" },
		{ "P7F", "FU -76" },
		{ "RX2D+", "HI x24+" },
		{ "G(5b)", NULL },
		{ "P-76", "FU -76" },
		{ "P7g-7f", "FU 77-76" },
		{ "P7g7f", "FU 77-76" },
		{ "7g7f", " 77-76 plain" },
		{ "歩-76", "FU -76" },
		{ "G-5h", "KI -58" },
		{ "G49-58", "KI 49-58" },
		{ "G4i-5h", "KI 49-58" },
		{ "金(49)-58", "KI 49-58" },
		{ "G45h", "KI 4?-58" },
		{ "Bx2b+", "KA x22+" },
		{ "B8hx2b+", "KA 88x22+" },
		{ "Bxh8+", "KA x22+ chess" },
		{ "Bx22", "KA x22" },
		{ "Sx2b", "GI x22" },
		{ "銀x", "GI xsame" },
		{ "xS", "GI xsame" },
		{ "B*5e", "KA*-55" },
		{ "B'5e", "KA*-55" },
		{ "B@5e", "KA*-55" },
		{ "B5e", "KA -55" },
		{ "G3b", "KI -32" },
		{ "S4c+!", "GI -43+" },
		/* styles of people */
		{ "Lx5c+", "KY x53+" },
		{ "S-3c=", "GI -33=" },
		{ "G6i-5h", "KI 69-58" },
		{ "B7g+", "KA -77+" },
		{ "+S3d", "NG -34" },
		{ "P'2d", "FU*-24" },
		{ "N’3c", "KE*-33" },
		{ "N`3c", "KE*-33" },
		{ "N´3c", "KE*-33" },
		{ "N‘3c", "KE*-33" },
		{ "S72x83+", "GI 72x83+" },
		{ "B*45", "KA*-45" },
		{ "N65-53+", "KE 65-53+" },
		{ "+Px44", "TO x44" },
		{ "+B4d-3c", "UM 44-33" },
		{ "P*5e", "FU*-55" },
		{ "8h2b+", " 88-22+ plain" },
		{ "7gx1a+", " 77x11+ plain" },
		{ "7gx1a=", " 77x11= plain" },
		{ "c4", "FU -76 chess" },
		{ "P@e5", "FU*-55 chess" },
		{ "Gf1e2", "KI 49-58 chess" },
		{ "Pg6", "FU -34 chess" },
		{ "Pg7f", "FU ?7-76" },
		{ "P77f", "FU 7?-76" },
		/* short origins */
		{ "Sc4d", "GI ?3-44" },
		{ "S6ih", "GI 69-68" },
		{ "G458", "KI 4?-58" },
		{ "G4-5h", "KI 4?-58" },
		{ "P7776", "FU 77-76" },
		{ "Nge7", "KE 3?-53 chess" },
		{ "Ph4", "FU -26 chess" },
		{ "Ph7f", "FU ?8-76" },
		{ "DE-5h", NULL },
		{ "C-5h", NULL },
		{ "N5e7", "KE ?5-53 chess" },
		{ "cxc5", "FU 7?x75 chess" },
		{ "e2e4", " 58-56 plain chess" },
		/* the square of the move before */
		{ "xL", "KY xsame" },
		{ "xN+", "KE xsame+" },
		{ "x+R", "RY xsame" },
		{ "xG4", "KI 4?xsame" },
		{ "xGh", "KI ?8xsame" },
		{ "xG4i", "KI 49xsame" },
		{ "xS5+", "GI 5?xsame+" },
		{ "Sx", "GI xsame" },
		{ "+Sx", "NG xsame" },
		{ "Sx=", "GI xsame=" },
		{ "G6x", "KI 6?xsame" },
		{ "G6ix", "KI 69xsame" },
		/* letters of promoted pieces, kanji */
		{ "D-4e", "RY -45" },
		{ "Hx4e", "UM x45" },
		{ "T5c", "TO -53" },
		{ "馬-33", "UM -33" },
		{ "龍x33", "RY x33" },
		{ "+銀-33", "NG -33" },
		{ "角*55", "KA*-55" },
		{ "銀-33+", "GI -33+" },
		/* signs */
		{ "P7g‐7f", "FU 77-76" },
		{ "P7g‑7f", "FU 77-76" },
		{ "P7g–7f", "FU 77-76" },
		{ "P7g−7f", "FU 77-76" },
		{ "P7g~7f", "FU 77-76" },
		{ "B8h:2b", "KA 88x22" },
		{ "B8hX2b", "KA 88x22" },
		{ "B8h×2b", "KA 88x22" },
		{ "P-7f?!", "FU -76" },
		{ "P-7f)", "FU -76" },
		{ "P-7f,", "FU -76" },
		{ "P-7f{x}", "FU -76" },
		/* dropping a promoted piece is a move, though illegal */
		{ "+B'4e", "UM*-45" },
		/* no moves */
		{ "", NULL },
		{ "P", NULL },
		{ "+", NULL },
		{ "P7", NULL },
		{ "Pg", NULL },
		{ "P-", NULL },
		{ "P*", NULL },
		{ "P*5", NULL },
		{ "P*5e6", NULL },
		{ "P-7z", NULL },
		{ "P0f", NULL },
		{ "P7g-7g-7f", NULL },
		{ "P7g7f7e", NULL },
		{ "P7ff", "FU 76-76" },
		{ "P-7fx", NULL },
		{ "P-7f+-", NULL },
		{ "+K-5h", NULL },
		{ "+G-5h", NULL },
		{ "+D-5h", NULL },
		{ "+馬-33", NULL },
		{ "p7f", NULL },
		{ "7f", NULL },
		{ "76", NULL },
		{ "7776", NULL },
		{ "x", NULL },
		{ "x4", NULL },
		{ "xG45h", NULL },
		{ "x7f", NULL },
		{ "P-", NULL },
		{ "金(4)-58", NULL },
		{ "金(49", NULL },
		{ "金(49)58", "KI 49-58" },
		{ "P-7f歩", NULL },
		{ "1-0", NULL },
		{ "--", NULL },
	};

	(void)state;
	CHECK(rows, .alphabet = NULL);
}

static void
folded_case(void **state)
{
	static const struct row rows[] = {
		{ "p7f", "FU -76" },
		{ "b2b", "KA -22" },
		{ "g7h", "KI -78" },
		{ "P7F", "FU -76" },
		{ "B8HX2B+", "KA 88x22+" },
		{ "7g7f", " 77-76 plain" },
	};

	(void)state;
	CHECK(rows, .fold_case = true);
}

static void
larger_boards(void **state)
{
	static const struct row rows[] = {
		{ "DE-5h", "none -58" },
		{ "Ph-5h", "none -58" },
		{ "C-5h", "none -58" },
		{ "P-5h", "FU -58" },
	};

	(void)state;
	CHECK(rows, .large = true, .set = testing_pieces("dai"));
}

static void
icelandic_letters(void **state)
{
	static const struct row rows[] = {
		{ "R-7g", "KE -77" },
		{ "H-2h", "HI -28" },
		{ "+H-2h", "RY -28" },
		{ "D-2h", "RY -28" },
		{ "N-7g", "none" },
		{ "P-7f", "FU -76" },
	};

	(void)state;
	CHECK(rows, .alphabet = &alphabet_rows[ALPHABET_is]);
	assert_ptr_equal(alphabet_named(STR("is")), &alphabet_rows[ALPHABET_is]);
	assert_ptr_equal(alphabet_named(STR("IS")), &alphabet_rows[ALPHABET_is]);
	assert_ptr_equal(alphabet_named(STR("icelandic")), &alphabet_rows[ALPHABET_is]);
	assert_null(alphabet_named(STR("i")));
	assert_null(alphabet_named(STR("I\x13")));
	assert_null(alphabet_named(STR("")));
	assert_null(alphabet_named(STR("xx")));
	assert_string_equal(alphabet_letters(&alphabet_rows[ALPHABET_is], NULL, KIND_rook), "H");
	assert_string_equal(alphabet_letters(&alphabet_rows[ALPHABET_is], NULL, KIND_silver), "S");
	assert_string_equal(alphabet_letters(NULL, testing_pieces("chu"), KIND_elephant), "DE");
	for (unsigned kind = KIND_COUNT; kind < KIND_LIMIT; kind++)
		assert_ptr_equal(alphabet_letters(&alphabet_rows[ALPHABET_is],
				     testing_pieces("tenjiku"), (enum kind)kind),
		    piece_western(testing_pieces("tenjiku"), (piece_t)kind));
}

/* Each kind is read from its letters, in each alphabet. */
static void
reads_all_letters(void **state)
{
	unsigned alphabet, kind;
	piece_t face;

	(void)state;
	for (alphabet = 0; alphabet < ALPHABET_COUNT; alphabet++) {
		for (kind = 1; kind < KIND_COUNT; kind++) {
			struct western_style style = { .alphabet = &alphabet_rows[alphabet],
				.large = true,
				.set = testing_pieces("dai") };
			const char *letters =
			    alphabet_letters(style.alphabet, style.set, (enum kind)kind);
			const char *end = letters + strlen(letters);

			assert_ptr_equal(western_piece(letters, end, &style, &face), end);
			assert_int_equal(face, kind);
		}
	}
}

static void
like_moves(void **state)
{
	static const char *const yes[] = { "P10z", "P7", "x4", "7f", "+S0", "P*5" };
	static const char *const no[] = { "", "56.", "1997", "Pawn", "hello", "x", "K",
		"Bishop-takes-on-33-or-so", "--" };
	struct western_style style = { .fold_case = false };
	size_t i;

	(void)state;
	for (i = 0; i < sizeof yes / sizeof *yes; i++)
		assert_true(western_move_like(yes[i], yes[i] + strlen(yes[i]), &style));
	for (i = 0; i < sizeof no / sizeof *no; i++)
		assert_false(western_move_like(no[i], no[i] + strlen(no[i]), &style));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(moves),
		cmocka_unit_test(folded_case),
		cmocka_unit_test(larger_boards),
		cmocka_unit_test(icelandic_letters),
		cmocka_unit_test(reads_all_letters),
		cmocka_unit_test(like_moves),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
