/* Points and declarations. */
#include "rules/testing_replay.h"

#include "record/variants/testing_variants.h"
#include "rules/adjudicate/impasse.h"

static void
load(struct position *position, const char *variant, const char *sfen)
{
	const struct compiled_variant *compiled = rules_variant(fixture.rules, str_of(variant));
	struct diagram diagram;
	size_t bad;

	assert_non_null(compiled);
	assert_true(sfen_find(testing_variants(), NULL, str_of(sfen), &diagram, &bad) != 0);
	position_load(position, compiled, &diagram);
}

#define FAR "/9/9/9/9/9/9/8k b " /* below two full ranks: nothing but white's king */

/* A position, the declaration, and the verdict. */
static const struct {
	const char *sfen;
	enum declaration declaration;
	bool given;
	enum impasse_verdict verdict;
	enum phrase why; /* unless it wins */
	unsigned is, needed;
} rows[] = {
	/* one below and on each threshold */
	{ "+R+BGGKSS+N+N/+L+L7" FAR "9Prb2g2s2n2l9p 1", DECLARATION_27, false, IMPASSE_lose,
	    PHRASE_few_points, 27, 28 },
	{ "+R+BGGKSS+N+N/+L+L7" FAR "10Prb2g2s2n2l8p 1", DECLARATION_27, false, IMPASSE_win, 0, 0,
	    0 },
	{ "+R+BGGKSS+N+N/+L+L7" FAR "5Prb2g2s2n2l13p 1", DECLARATION_24, false, IMPASSE_lose,
	    PHRASE_few_points, 23, 31 },
	{ "+R+BGGKSS+N+N/+L+L7" FAR "6Prb2g2s2n2l12p 1", DECLARATION_24, false, IMPASSE_draw,
	    PHRASE_few_points, 24, 31 },
	{ "+R+BGGKSS+N+N/+L+L7" FAR "12Prb2g2s2n2l6p 1", DECLARATION_24, false, IMPASSE_draw,
	    PHRASE_few_points, 30, 31 },
	{ "+R+BGGKSS+N+N/+L+L7" FAR "13Prb2g2s2n2l5p 1", DECLARATION_24, false, IMPASSE_win, 0, 0,
	    0 },
	/* white needs one point less */
	{ "8K/9/9/9/9/9/9/7+l+l/+n+nsskgg+b+r w RB2G2S2N2L10P8p 1", DECLARATION_27, false,
	    IMPASSE_lose, PHRASE_few_points, 26, 27 },
	{ "8K/9/9/9/9/9/9/7+l+l/+n+nsskgg+b+r w RB2G2S2N2L9P9p 1", DECLARATION_27, false,
	    IMPASSE_win, 0, 0, 0 },
	/* pieces outside the promotion zone do not count */
	{ "+R+BGGKSS+N+N/+L+L7/9/R8/9/9/9/9/8k b 9Pb2g2s2n2l9p 1", DECLARATION_27, false,
	    IMPASSE_lose, PHRASE_few_points, 27, 28 },
	/* the king on the third rank and on the fourth */
	{ "+R+BGGSS+N+N1/+L+L7/K8/9/9/9/9/9/8k b 10Prb2g2s2n2l8p 1", DECLARATION_27, false,
	    IMPASSE_win, 0, 0, 0 },
	{ "+R+BGGSS+N+N1/+L+L7/9/K8/9/9/9/9/8k b 10Prb2g2s2n2l8p 1", DECLARATION_27, false,
	    IMPASSE_lose, PHRASE_king_outside, 0, 0 },
	/* nine pieces; no king; check: each is judged before the points */
	{ "+R+BGGKSS+N+N/+L8" FAR "Prb2g2s2n3l17p 1", DECLARATION_27, false, IMPASSE_lose,
	    PHRASE_few_pieces, 9, 10 },
	{ "+R+BGG1SS+N+N/+L+L7" FAR "10Prb2g2s2n2l8p 1", DECLARATION_27, false, IMPASSE_lose,
	    PHRASE_king_outside, 0, 0 },
	{ "+R+BGGKSS+N1/+L+L2r3+N/9/9/9/9/9/9/8k b Pb2g2s2n2l17p 1", DECLARATION_27, false,
	    IMPASSE_lose, PHRASE_declares_in_check, 0, 0 },
	/* two pieces given: ten points that may count as white's, never as black's */
	{ "8K/9/9/9/9/9/9/7+p+p/+l+l+n+nkssgg w RB2G2S2N2L10P6p 1", DECLARATION_27, true,
	    IMPASSE_lose, PHRASE_few_points, 26, 27 },
	{ "8K/9/9/9/9/9/9/7+p+p/+l+l+n+nkssgg w RB2G2S2N2L9P7p 1", DECLARATION_27, true,
	    IMPASSE_win, 0, 0, 0 },
	{ "8K/9/9/9/9/9/9/7+p+p/+l+l+n+nkssgg w RB2G2S2N2L9P7p 1", DECLARATION_27, false,
	    IMPASSE_lose, PHRASE_few_points, 17, 27 },
	{ "RBGGKSS+N+N/+L+L7" FAR "9P2g2s2n2l9p 1", DECLARATION_27, true, IMPASSE_lose,
	    PHRASE_few_points, 27, 28 },
	/* nothing to declare */
	{ "+R+BGGKSS+N+N/+L+L7" FAR "18Prb2g2s2n2l 1", DECLARATION_none, false, IMPASSE_lose,
	    PHRASE_no_declaration, 0, 0 },
};

static void
test_declarations(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct position position;
		struct impasse got;

		load(&position, "shogi", rows[i].sfen);
		got = impasse_judge(&position, rows[i].declaration, rows[i].given);
		if (got.verdict != rows[i].verdict || got.is != rows[i].is ||
		    got.needed != rows[i].needed ||
		    (got.verdict != IMPASSE_win && got.why != rows[i].why))
			fail_msg("row %zu: verdict %d, phrase %d, %u of %u", i, (int)got.verdict,
			    (int)got.why, got.is, got.needed);
	}
}

static void
test_totals(void **state)
{
	static const struct {
		const char *sfen;
		bool given;
		unsigned black, white;
	} totals[] = {
		{ "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", false, 27,
		    27 },
		{ "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", false, 27, 22 },
		{ "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", true, 27, 27 },
		/* a piece that went to the other hand is not missing */
		{ "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w B 1", true, 32, 22 },
		{ "4k4/4+r4/4+p4/9/9/9/9/4+B4/4K4 b RG2P 1", false, 13, 6 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof totals / sizeof *totals; i++) {
		struct position position;

		load(&position, "shogi", totals[i].sfen);
		assert_int_equal(
		    impasse_count(&position, BLACK, totals[i].given).total, totals[i].black);
		assert_int_equal(
		    impasse_count(&position, WHITE, totals[i].given).total, totals[i].white);
	}
}

/* Other variants have no such rule. */
static void
test_variants(void **state)
{
	struct position position;

	(void)state;
	load(&position, "minishogi", "K4/5/5/5/4k b 2r2b2g2s2p 1");
	assert_int_equal(
	    impasse_judge(&position, DECLARATION_27, false).why, PHRASE_no_declaration);
}

static void
test_names(void **state)
{
	(void)state;
	assert_int_equal(impasse_declaration(27), DECLARATION_27);
	assert_int_equal(impasse_declaration(24), DECLARATION_24);
	assert_int_equal(impasse_declaration(0), DECLARATION_none);
	assert_int_equal(impasse_declaration(28), DECLARATION_none);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_declarations),
		cmocka_unit_test(test_totals),
		cmocka_unit_test(test_variants),
		cmocka_unit_test(test_names),
	};

	return cmocka_run_group_tests(tests, open_fixture, close_fixture);
}
