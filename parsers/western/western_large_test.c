#include "parsers/western/western.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "record/variants/testing_variants.h"

/* Shows a claim: the piece's letters, origin ("7?" only a file, "?c" only a rank), first square in
 * parentheses, x, destination ("stays", "pass"), suffix. */
static void
show_square(char *out, square_t square)
{
	char file[8] = "?", rank[2] = "?";

	if (square_file(square) != 0)
		snprintf(file, sizeof file, "%u", square_file(square));
	if (square_rank(square) != 0)
		rank[0] = (char)('a' - 1 + square_rank(square));
	sprintf(out, "%s%s", file, rank);
}

static void
show(const struct claim *claim, char *out, size_t size)
{
	char from[8] = "", mid[8] = "", to[8] = "stays";
	unsigned has = claim->has;

	if ((has & (CLAIM_HAS_from | CLAIM_HAS_from_file | CLAIM_HAS_from_rank)) != 0)
		show_square(from, claim->from);
	if ((has & CLAIM_HAS_mid) != 0)
		show_square(mid, claim->mid);
	if ((has & CLAIM_HAS_to) != 0)
		show_square(to, claim->to);
	if (claim->kind == CLAIM_pass)
		strcpy(to, "pass");
	snprintf(out, size, "%s%s%s %s%s%s%s%s%s%s",
	    (has & CLAIM_HAS_piece) != 0 && piece_promoted(claim->piece) ? "+" : "",
	    (has & CLAIM_HAS_piece) != 0
		? piece_western(testing_pieces("dai"), (piece_t)piece_kind(claim->piece))
		: "",
	    (has & CLAIM_HAS_promotion_mark) != 0 ? "plain" : "", from, mid[0] != '\0' ? "(" : "",
	    mid, mid[0] != '\0' ? ")" : "", (has & CLAIM_HAS_capture) != 0 ? "x" : "-", to,
	    (has & CLAIM_HAS_promote) != 0 ? "+"
	    : (has & CLAIM_HAS_stay) != 0  ? "="
					   : "");
}

static const struct {
	const char *text, *expected; /* NULL: no move */
} rows[] = {
	/* the forms that are written */
	{ "P-8j", "P -8j" },
	{ "GB-11i", "GB -11i" },
	{ "Nx3e+", "N x3e+" },
	{ "Lnx!9d", "Ln (9d)xstays" },
	{ "+DKx!15n", "+DK (15n)xstays" },
	{ "Lnx3hx2i", "Ln (3h)x2i" },
	{ "+DKx13lx14m", "+DK (13l)x14m" },
	{ "Lnx10f-10g", "Ln (10f)x10g" },
	{ "B11d-8g", "B 11d-8g" },
	{ "G7ax8b", "G 7ax8b" },
	{ "VMx12b+", "VM x12b+" },
	{ "VMx13k=", "VM x13k=" },
	{ "+VMx12a", "+VM x12a" },
	/* forms that are only read */
	{ "Ln!9d", "Ln (9d)xstays" },
	{ "Ln8c!9d", "Ln 8c(9d)xstays" },
	{ "Ln8cx!9d", "Ln 8c(9d)xstays" },
	{ "8cx!9d", " 8c(9d)xstays" },
	{ "Ln!", "Ln -pass" },
	{ "Ln8k-8k", "Ln 8k-8k" },
	{ "Ln-8k", "Ln -8k" },
	{ "Ln-3h-2i", "Ln (3h)-2i" },
	{ "Ln4gx3hx2i", "Ln 4g(3h)x2i" },
	{ "LnX3h:2i", "Ln (3h)x2i" },
	{ "Ln~3h~2i", "Ln (3h)-2i" },
	{ "P8j", "P -8j" },
	{ "P8k8j", "P 8k-8j" },
	{ "8k-8j", "plain 8k-8j" },
	{ "8k8j", "plain 8k-8j" },
	{ "8h8g9f", "plain 8h(8g)-9f" },
	{ "12c12d+", "plain 12c-12d+" },
	{ "B11-8g", "B 11?-8g" },
	{ "Bdx8g", "B ?dx8g" },
	{ "P-8j!", "P -8j" },
	{ "P8j!?", "P -8j" },
	{ "Lnx9d?", "Ln x9d" },
	/* what is burned */
	{ "DH-8cx!", "DH -8c" },
	{ "DHx8cx!6", "DH x8c" },
	{ "DH8d-8cx!7dx!6d", "DH 8d-8c" },
	{ "DHx8c*", "DH x8c" },
	{ "DHx8c+x!3", "DH x8c+" },
	{ "DH-8c=*", "DH -8c=" },
	{ "Lnx!9d*", "Ln (9d)xstays" },
	/* letters that resemble others */
	{ "Kx3h", "K x3h" },
	{ "Phx9k", "Ph x9k" },
	{ "Ph-9k", "Ph -9k" },
	{ "Stx3c", "St x3c" },
	{ "STx3c", "St x3c" },
	{ "SGx3c", "St x3c" },
	{ "St-3c", "St -3c" },
	{ "Sx3c", "S x3c" },
	{ "SM-3c", "SM -3c" },
	{ "Ky-8c", "Kr -8c" },
	{ "+Kr-8c", "+Kr -8c" },
	{ "CS-8c", "CSw -8c" },
	{ "CSw-8c", "CSw -8c" },
	{ "C-8c", "C -8c" },
	{ "LN-8c", "Ln -8c" },
	{ "L-8c", "L -8c" },
	{ "PH-8c", "Ph -8c" },
	{ "Q-8c", "FK -8c" },
	{ "H-8c", "DH -8c" },
	{ "Dx8c", "DK x8c" },
	{ "DE-8c", "DE -8c" },
	{ "BT-8c", "BT -8c" },
	{ "B-8c", "B -8c" },
	{ "VO-8c", "VO -8c" },
	{ "FD-8c", "FD -8c" },
	{ "I-8c", "I -8c" },
	{ "T-8c", "+P -8c" },
	{ "CP-8c", "+DE -8c" },
	{ "WH-8c", "+L -8c" },
	{ "Wh-8c", "+RC -8c" },
	{ "W-8c", "+RC -8c" },
	{ "FS-8c", "+BT -8c" },
	{ "FSt-8c", "+BT -8c" },
	{ "FO-8c", "+VM -8c" },
	{ "FB-8c", "+SM -8c" },
	{ "FBo-8c", "+SM -8c" },
	{ "HF-8c", "+DH -8c" },
	{ "SE-8c", "+DK -8c" },
	{ "SEg-8c", "+DK -8c" },
	/* no moves */
	{ "P-26j", NULL },
	{ "P-0j", NULL },
	{ "P-8z", NULL },
	{ "P-8", NULL },
	{ "P-8j8", NULL },
	{ "P-8jx!77", NULL },
	{ "P-8jx!5*5", NULL },
	{ "P-8jx!5z", NULL },
	{ "Ph", NULL },
	{ "+HF-8c", NULL },
	{ "8j", NULL },
	{ "-8j", NULL },
	{ "x!9d", NULL },
	{ "!", NULL },
	{ "Lnx!", NULL },
	{ "Ln!9", NULL },
	{ "Ln-8c-8d-8e", NULL },
	{ "Ln8cx8dx8ex8f", NULL },
	{ "Ln8-8c-8d-8e", NULL },
	{ "ln-8c", NULL },
	{ "Xx8c", NULL },
	{ "P-99999999999999999999j", NULL },
	{ "", NULL },
};

/* Reads from a copy without a byte after it, so that reading too far is found. */
static void
check(const char *text, const char *expected, const struct western_style *style)
{
	char *copy = malloc(strlen(text) + (*text == '\0'));
	char out[64] = "none";
	const char *end = copy + strlen(text), *after;
	struct claim claim;
	bool chess = false;

	memcpy(copy, text, strlen(text));
	after = western_move(copy, end, style, &claim, &chess);
	if (after != NULL)
		show(&claim, out, sizeof out);
	if (strcmp(out, expected == NULL ? "none" : expected) != 0)
		fail_msg("%s: %s", text, out);
	if (after != NULL && after != end && strchr("!?", *after) == NULL)
		fail_msg("%s: ends at %.*s", text, (int)(end - after), after);
	free(copy);
}

static void
moves(void **state)
{
	const struct western_style style = { .large = true, .set = testing_pieces("dai") };

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		check(rows[i].text, rows[i].expected, &style);
}

static void
folded(void **state)
{
	const struct western_style style = {
		.large = true, .fold_case = true, .set = testing_pieces("dai")
	};

	(void)state;
	check("ln-8c", "Ln -8c", &style);
	check("csw-8C", "CSw -8c", &style);
	check("+dkX!15N", "+DK (15n)xstays", &style);
	check("8k8j", "plain 8k-8j", &style);
	check("St-8c", "St -8c", &style);
}

/* Each piece's own letters name it, and +letters its promoted form. */
static void
letters(void **state)
{
	const struct western_style style = { .large = true, .set = testing_pieces("dai") };
	char text[16];
	piece_t face;

	(void)state;
	for (unsigned kind = 1; kind < KIND_COUNT; kind++)
		for (unsigned plus = 0; plus < 2; plus++) {
			const char *end =
			    text + sprintf(text, "%s%s", plus ? "+" : "",
				       piece_western(testing_pieces("dai"), (piece_t)kind));

			assert_ptr_equal(western_piece(text, end, &style, &face), end);
			assert_int_equal(face, piece_make((enum kind)kind, plus, BLACK));
		}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(moves),
		cmocka_unit_test(folded),
		cmocka_unit_test(letters),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
