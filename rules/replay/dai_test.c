/*
 * Dai and chu shogi: positions whose moves were counted by hand, and tables on which HaChu and an
 * independent generator agree.
 */
#include "rules/testing_oracle.h"
#include "rules/testing_replay.h"

#include <ctype.h>

#include "rules/laws/judge.h"
#include "rules/laws/perft_count.h"

static const struct {
	const char *board;
	unsigned entry, tsa;
} vectors[] = {
	{ "15/k14/15/15/15/15/15/7L!7/15/15/15/15/15/15/14K", 28, 28 },
	{ "15/k14/15/15/15/15/15/7L!7/6p8/15/15/15/15/15/14K", 36, 36 },
	{ "15/k14/15/15/15/15/6ppp6/6pL!p6/6ppp6/15/15/15/15/15/14K", 91, 91 },
	{ "15/k14/15/15/15/15/6PPP6/6PL!P6/6PPP6/15/15/15/15/15/14K", 22, 22 },
	{ "15/k14/15/15/15/7p7/7p7/7+H7/15/15/15/15/15/15/14K", 55, 55 },
	{ "15/k14/15/15/15/7p7/7P7/7+H7/15/15/15/15/15/15/14K", 53, 53 },
	{ "15/k14/15/15/15/5p3p5/6p1p6/7+D7/15/15/15/15/15/15/14K", 52, 52 },
	{ "15/k14/15/15/15/5p9/6p1P6/7+D7/15/15/15/15/15/15/14K", 50, 50 },
	{ "k14/15/15/15/15/7P7/15/15/15/15/15/15/15/15/14K", 5, 5 },
	{ "k14/15/15/15/7P7/15/15/15/15/15/15/15/15/15/14K", 4, 5 },
	{ "k14/15/15/7p7/7P7/15/15/15/15/15/15/15/15/15/14K", 5, 5 },
	{ "k14/7P7/15/15/15/15/15/15/15/15/15/15/15/15/14K", 4, 4 },
	{ "k6p7/7P7/15/15/15/15/15/15/15/15/15/15/15/15/14K", 5, 4 },
	{ "k14/15/15/7N7/15/15/15/15/15/15/15/15/15/15/14K", 5, 5 },
	{ "k14/15/7R7/15/15/15/15/15/15/7p7/15/15/15/15/14K", 27, 49 },
	{ "k14/15/15/15/15/15/7p7/6PX'p6/7P7/15/15/15/15/15/14K", 6, 6 },
	{ "k14/15/15/15/15/15/6p1P6/7F'7/6P1p6/15/15/15/15/15/14K", 7, 7 },
	{ "l2c'1sg1gs1c'u1l/a2uitketci3a/1x'n1a'wxl!owfa'nx'1/rf'm1bcd1dhbvmf'r/2p1ppfpp1p1pp1/"
	  "p2vp'1p2pp'p2p/3p4h6/4Q10/10P'PN2/P2PP'q1P1PP3P/1PP1P1P1P3PP1/RF'MVBHDL!DHBVMF'R/"
	  "1X'CA'FWOKXWFA'1X'1/A3ITSETCI3A/LNUC'2G1GS1C'U1L",
	    121, 121 },
	{ "l2c'1sg1g2c'u1l/a2uitket1i3a/1x'n1a'wxl!ow1a'1x'1/rf'm5dhsv2r/2p1p1dppcpnm2/"
	  "p2vp'p2fpp'pppp/3b2pbc6/3p1f4P'P3/8L!6/P2PP'FPP1PPV2P/1PP1PSW1P1F1PP1/RF'MVB1D1DHB1MF'R/"
	  "1X'C1A'1OKXWA'2X'1/A2UIT1ETCIU2A/LN1C'2G1GS1C'2L",
	    120, 120 },
	{ "l4sg4c'u1l/a3itkg2i3a/2n1a'wx2w1a'1x'1/+V1m7sv2r/4p2ppcpnm2/p1pf'4fpp'Vppp/5L!2c6/15/"
	  "4P'3+d6/P6P1PP3P/+hPP1P1D1P1H1PP1/RF'2B3D3MF'R/4A'1OKXWA'2X'1/4IT1ETCIU2A/"
	  "LN1C'2G1GS1C'2L",
	    161, 161 },
	{ "l4sg4c'u1l/a3itkg2i3a/4a'wx2w1a'1x'1/m9sv2r/4p2ppcp1m2/p1+H6pp'1ppp/4L!2fc2V3/15/4P'10/"
	  "P13P/1PP1P1X1+n3PP1/1R2B6DMF'R/4A'1OK1WA'2X'1/4IT1ETCIU2A/LN1C'2G1GS1C'2L",
	    162, 162 },
	{ "l5gkg6/a2u2tetx'1u3/1x'n2c'9/1f'1va'1i1iwa'2f'1/2m1pw6m2/r1fpp'pco4p2/ppp3csl!s1H3/"
	  "3PF5pF3/PB1VS1PWCP2P2/5P1OL!1P'P1P1/2P2W4X1VN1/1F'M12/1X'C1A'IH1SIA'4/A2UC'1TETX'C'U3/"
	  "LN3G1KG6",
	    159, 159 },
};

static void
expect_moves(const char *variant, const char *board, unsigned depth, uint64_t expected)
{
	uint64_t count = 0;

	if (!perft(fixture.rules, variant, str_of(board), depth, NULL, &count, &fixture.memory))
		fail_msg("not a position of %s: %s", variant, board);
	if (count != expected)
		fail_msg("%s, %s: expected %llu, found %llu", variant, board,
		    (unsigned long long)expected, (unsigned long long)count);
}

static void
test_vectors(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
		expect_moves("dai", vectors[i].board, 1, vectors[i].entry);
		expect_moves("dai-tsa", vectors[i].board, 1, vectors[i].tsa);
	}
	expect_moves("dai", "", 1, 71);
	expect_moves("dai", "", 2, 5041);
	expect_moves("dai", "", 3, 357978);
	expect_moves("dai-tsa", "", 3, 357978);
	expect_moves("dai", vectors[17].board, 2, 13151);
	expect_moves("dai", vectors[18].board, 2, 15351);
	expect_moves("dai", vectors[19].board, 2, 20028);
	expect_moves("dai", vectors[20].board, 2, 14251);
	expect_moves("dai", vectors[21].board, 2, 18179);
	expect_moves("chu", "", 2, 1296);
	expect_moves("minishogi", "", 3, 2512);
}

/* Reads a square of the XBoard protocol: a letter from the left, a number from black's side. */
static square_t
xboard_square(const char **p)
{
	unsigned file = 15 - (unsigned)(*(*p)++ - 'a'), number = 0;

	while (isdigit((unsigned char)**p))
		number = number * 10 + (unsigned)(*(*p)++ - '0');
	return square_make(file, 16 - number);
}

static struct claim
xboard_claim(const char *p)
{
	struct claim claim = { .kind = CLAIM_move,
		.has = CLAIM_HAS_from | CLAIM_HAS_to | CLAIM_HAS_promotion_mark,
		.winner = NO_SIDE };

	if (*p == '@') {
		claim.kind = CLAIM_pass;
		claim.has = 0;
		return claim;
	}
	claim.from = xboard_square(&p);
	claim.to = xboard_square(&p);
	if (*p == ',') {
		p++;
		claim.has |= CLAIM_HAS_mid;
		claim.mid = xboard_square(&p);
		claim.to = xboard_square(&p);
	}
	if (*p == '+')
		claim.has |= CLAIM_HAS_promote;
	return claim;
}

static uint32_t
play_list(const char *moves)
{
	uint32_t node = 0;

	arena_reset(&fixture.arena);
	fixture.text = (struct text){ .name = STR("test"), .body = STR("") };
	record_init(&fixture.record, &fixture.text, &fixture.arena, FORMAT_usi);
	diags_init(&fixture.diags, &fixture.arena, 1000);
	for (const char *p = moves; *p != '\0'; p += strspn(p, " ")) {
		node = record_add_ply(&fixture.record, node, false);
		fixture.record.plies[node].claim = xboard_claim(p);
		p += strcspn(p, " ");
	}
	return node;
}

static void
replay_dai(void)
{
	struct replay_options options = { .variant = "dai" };

	fixture.game = replay(fixture.rules, &fixture.record, &options, &fixture.diags);
}

static char *
column(char **p)
{
	char *start = *p, *end = strchr(start, '\t');

	*p = end == NULL ? start + strlen(start) : end + 1;
	if (end != NULL)
		*end = '\0';
	return start;
}

/* Each row: moves, one more move, and whether it is legal. */
static void
test_cases(void **state)
{
	static char line[1 << 16];
	FILE *file = oracle_open("dai-cases.tsv");
	unsigned rows = 0;

	(void)state;
	while (fgets(line, sizeof line, file) != NULL) {
		char *p = line, *id, *moves, *move, *expected;
		uint32_t node;

		line[strcspn(line, "\n")] = '\0';
		if (*line == '#' || *line == '\0')
			continue;
		id = column(&p);
		moves = column(&p);
		move = column(&p);
		expected = column(&p);
		node = play_list(moves);
		node = record_add_ply(&fixture.record, node, false);
		fixture.record.plies[node].claim = xboard_claim(move);
		replay_dai();
		if ((fixture.game->verdict == VERDICT_ok) != (strcmp(expected, "legal") == 0))
			fail_msg("%s: %s is %s", id, move, expected);
		rows++;
	}
	fclose(file);
	print_message("dai-cases.tsv: %u rows\n", rows);
	assert_true(rows > 150);
}

/* Counts the moves, those that promote and the passes as the table does. */
static void
count_as_hachu(struct position *position, unsigned *unpromoted, unsigned *promoting, unsigned *pass)
{
	static struct move moves[JUDGE_MOVES_MAX];
	size_t count = judge_legal_moves(position, moves);

	*unpromoted = *promoting = *pass = 0;
	for (size_t i = 0; i < count; i++) {
		*pass |= moves[i].kind == MOVE_pass;
		*promoting += (moves[i].flags & MOVE_promotes) != 0;
		*unpromoted += moves[i].kind != MOVE_pass && (moves[i].flags & MOVE_promotes) == 0;
	}
}

static void
test_counts(void **state)
{
	static char line[1 << 16];
	static struct position position;
	FILE *file = oracle_open("dai-counts.tsv");
	unsigned rows = 0;

	(void)state;
	while (fgets(line, sizeof line, file) != NULL) {
		char *p = line, *moves;
		unsigned unpromoted, promoting, pass;

		line[strcspn(line, "\n")] = '\0';
		if (*line == '#' || *line == '\0')
			continue;
		moves = column(&p);
		column(&p);
		play_list(moves);
		replay_dai();
		assert_int_equal(fixture.game->verdict, VERDICT_ok);
		position_load(
		    &position, rules_variant(fixture.rules, STR("dai")), &fixture.game->final);
		count_as_hachu(&position, &unpromoted, &promoting, &pass);
		if (unpromoted != strtoul(column(&p), NULL, 10) ||
		    promoting != strtoul(column(&p), NULL, 10) ||
		    pass != strtoul(column(&p), NULL, 10))
			fail_msg("%s: found %u %u %u", moves, unpromoted, promoting, pass);
		rows++;
	}
	fclose(file);
	print_message("dai-counts.tsv: %u rows\n", rows);
	assert_true(rows > 40);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_vectors),
		cmocka_unit_test(test_cases),
		cmocka_unit_test(test_counts),
	};

	return cmocka_run_group_tests(tests, open_fixture, close_fixture);
}
