/* Mates with futile interpositions left.  Comments name the issues of programs on GitHub that some
 * positions are from: komori-n/KomoringHeights, hkijin/shtsume, sugyan/tsumeshogi-solver. */
#include "rules/testing_replay.h"

#include "record/variants/testing_variants.h"
#include "rules/adjudicate/futile.h"

/* The side to move, and whether it is mated by the convention. */
static const struct {
	const char *sfen;
	bool mate;
} rows[] = {
	/* no check; a mate without a reply; a king that can move; a checker that can be captured */
	{ "8k/9/7GN/9/9/9/9/9/9 w p 1", false },
	{ "4k4/4G4/4P4/9/9/9/9/9/9 w r 1", true },
	{ "4+R3k/9/7PN/9/9/9/9/9/9 w p 1", false },
	{ "4+R3k/9/2b4GN/9/9/9/9/9/9 w p 1", false },
	/* drops: captured one after the other; kept by the king where nothing protects the
	 * captor; a single one in hand */
	{ "4+R3k/9/7GN/9/9/9/9/9/9 w r2b3g4s3n4l17p 1", true },
	{ "4+R3k/9/7G1/9/9/9/9/9/9 w r2b3g4s4n4l17p 1", false },
	{ "4+R3k/9/7GN/9/9/9/9/9/9 w p 1", true },
	{ "7l1/7pk/9/7+P1/9/9/9/9/8L w 2r2b4g4s4n2l16p 1", true },   /* KomoringHeights 8 */
	{ "9/9/6+B2/8k/9/8+R/9/9/9 w rb4g4s4n4l18p 1", true },       /* the same */
	{ "9/9/6P2/9/4B4/9/8R/8+p/6G1k w rb3g4s4n4l16p 1", true },   /* tsumeshogi-solver 20 */
	{ "9/9/9/6rp1/2R3k2/3B2B2/6S2/9/9 w 4g3s4n4l17p 1", false }, /* shtsume 14 */
	{ "4k4/3P5/3+B5/3B5/9/9/9/9/4L4 w 2r4g4s4n3l17p 1", false }, /* the same */
	{ "9/4+p4/7p1/4n2n1/2R3k2/3B2B2/5pS2/9/9 w r4g3s2n4l15p 1", false }, /* the same */
	{ "1+R6k/R7+b/g5N2/9/9/9/9/9/9 w Sb3g3s3n4l18p 1", false },          /* shtsume 16 */
	/* a piece that would protect the interposition is pinned (shtsume 15) */
	{ "3+R3nk/8p/7P1/9/4B4/9/9/9/9 w rb4g4s3n4l16p 1", true },
	{ "3+R3nk/9/5p1G1/9/9/9/8L/9/9 w Pr2b3g4s3n3l16p 1", true },
	/* moves between: captured; with a discovered check, so that the capture is no move; they
	 * make room for the king (shtsume 14); many, in any order (tsumeshogi-solver 13) */
	{ "4+R3k/9/7GN/9/9/9/K8/5r1r1/9 w - 1", true },
	{ "4+R3k/9/7GN/9/9/9/9/K4r1r1/9 w - 1", false },
	{ "4+R3k/9/7GN/9/9/9/9/K2P1r1r1/9 w - 1", true },
	{ "7lk/7p1/9/+P+PL3r2/+P+P+PN1b3/+P+P+P+P+P+P2L/1L+pNNN3/+R+bgss+P+P2/gggss+P+P2 w P 1",
	    false },
	{ "1p4g+b1/3l2gks/4sn2s/3pn1S1g/2pn1pl1l/2n1p1p2/RR5g1/K8/B6L1 w 12p 1", true },
};

static void
test_mates(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct position position, before;
		struct diagram diagram;
		size_t bad;

		assert_true(
		    sfen_find(testing_variants(), NULL, str_of(rows[i].sfen), &diagram, &bad) != 0);
		position_load(&position, rules_variant(fixture.rules, STR("shogi")), &diagram);
		before = position;
		if (futile_mate(&position) != rows[i].mate)
			fail_msg("row %zu", i);
		assert_true(position_equal(&position, &before));
		assert_true(position.hash == before.hash);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test_setup_teardown(
	    test_mates, open_fixture, close_fixture) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
