#include "rules/suggest/suggest.h"

#include "rules/testing_replay.h"

#define OPENING "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e "
#define REST "2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d2h P*2c P*8g 8f8b 3i4h 7a6b"
#define GOLDS "6i7h 4a3b "
#define LATER "7h7g 3b4b 7g7h 4b3b 7h7g 3b4b 7g7h 4b3b 7h7g 3b4b 7g7h 4b3b"
#define CSA_OPENING "+7776FU -3334FU +2726FU -8384FU +2625FU -8485FU "
#define CSA_GOLDS "+6978KI -4132KI "
#define CSA_REST "+2524FU -2324FU +2824HI -8586FU +8786FU -8286HI +2428HI -0023FU +0087FU -8682HI"
#define CSA_TURNED                                                                                 \
	"-6978KI +4132KI -2524FU +2324FU -2824HI +8586FU -8786FU +8286HI -2428HI +0023FU -0087FU"
#define DAI "7k7/15/15/15/15/15/15/15/15/15/15/15/15/15/7K7 b - 1"
#define KINGS "8n8m 8b8c 8m8n 8c8b 8n8m 8b8c 8m8n 8c8b 8n8m 8b8c 8m8n 8c8b"

enum { NONE = -1 };

/* Each row: start, moves, and the first suggestion. */
static const struct {
	const char *sfen, *moves;
	int kind; /* NONE: there are no suggestions */
	unsigned ply, apart, count;
	const char *usi; /* NULL: no move */
	bool whole, sure;
} rows[] = {
	{ "", OPENING GOLDS REST, NONE, 0, 0, 0, NULL, false, false },
	/* another square; another piece, where much fits; another origin */
	{ "", "7g7f 3c3d 2g2f 8c8e 2f2e 8d8e " GOLDS REST, SUGGESTION_replace, 4, 0, 1, "8c8d",
	    true, true },
	{ "",
	    OPENING GOLDS "2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d2h L*2c P*8g 8f8b 3i4h 7a6b 4i5h 6a5b "
			  "6g6f 5c5d 5g5f 4c4d",
	    SUGGESTION_replace, 16, 0, 24, "P*2c", true, false },
	{ "", "7g7f 3c3d 2g2f 9c8d 2f2e 8d8e " GOLDS REST, SUGGESTION_replace, 4, 0, 1, "8c8d",
	    true, true },
	/* before the refused move */
	{ "", OPENING "6i5h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d2h P*2c P*8g 8f8b " LATER,
	    SUGGESTION_replace, 7, 0, 1, "6i7h", true, true },
	/* left out, written twice, both written twice, swapped */
	{ "", OPENING GOLDS "2c2d 2h2d 8e8f 8g8f 8b8f 2d2h P*2c P*8g 8f8b 3i4h 7a6b",
	    SUGGESTION_insert, 9, 0, 1, "2e2d", true, true },
	{ "", OPENING "6i7h " GOLDS REST, SUGGESTION_remove, 8, 0, 1, NULL, true, true },
	{ "", OPENING "2f2e 8d8e " GOLDS REST, SUGGESTION_remove, 7, 1, 1, NULL, true, true },
	{ "", "7g7f 3c3d 8c8d 2g2f 2f2e 8d8e " GOLDS REST, SUGGESTION_swap, 3, 1, 1, NULL, true,
	    true },
	/* the sides, which CSA names */
	{ "", CSA_OPENING CSA_TURNED, SUGGESTION_sides, 7, 0, 1, NULL, true, true },
	{ "", "+7776FU -3334FU +2726FU +8384FU +2625FU -8485FU " CSA_GOLDS CSA_REST,
	    SUGGESTION_replace, 4, 0, 1, "8c8d", true, true },
	/* too few moves follow */
	{ "", "7g7f 3c3d 2g2f 8c8e 2f2e 8d8e " GOLDS, NONE, 0, 0, 0, NULL, false, false },
	/* dai shogi: a larger board */
	{ DAI, "8o8m 8a8b " KINGS, SUGGESTION_replace, 1, 0, 1, "8o8n", true, true },
};

static bool
is_csa(const char *moves)
{
	return *moves == '+';
}

static void
assert_found(size_t i, const struct suggestions *found)
{
	const struct suggestion *first;
	struct buffer usi;

	if ((found == NULL) != (rows[i].kind == NONE))
		fail_msg("row %zu: %s", i, found == NULL ? "nothing found" : "found");
	if (found == NULL)
		return;
	first = &found->list[0];
	buffer_init(&usi, &fixture.memory);
	if (first->move.kind != MOVE_none)
		sfen_move(NULL, &first->move, &usi);
	if (first->kind != rows[i].kind || first->ply != rows[i].ply ||
	    first->apart != rows[i].apart || found->count != rows[i].count ||
	    found->whole != rows[i].whole || found->sure != rows[i].sure ||
	    !str_eq(buffer_str(&usi), rows[i].usi == NULL ? NO_STR : str_of(rows[i].usi)))
		fail_msg("row %zu: kind %u, ply %u, apart %u, count %u, %.*s, whole %d, sure %d", i,
		    first->kind, first->ply, first->apart, found->count, (int)usi.n, usi.p,
		    found->whole, found->sure);
	buffer_free(&usi);
}

static void
finds_each_kind(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		fixture_begin(&fixture, rows[i].sfen);
		fixture_play(&fixture, rows[i].moves, " ", is_csa(rows[i].moves));
		assert_found(i, suggest(fixture.rules, fixture.game));
	}
}

/* A claim as KI2 has it: the piece and where it goes, no origin. */
static void
names_the_piece_that_is_meant(void **state)
{
	const struct suggestions *found;
	struct claim *claim;

	(void)state;
	fixture_begin(&fixture, "");
	fixture_play(&fixture, OPENING GOLDS REST, " ", false);
	claim = &fixture.record.plies[8].claim; /* a gold to 32, where silver and gold could go */
	claim->has = CLAIM_HAS_to | CLAIM_HAS_piece;
	claim->piece = PIECE_PROMOTED | KIND_silver; /* there is none */
	fixture.game = replay(fixture.rules, &fixture.record,
	    &(struct replay_options){ .variant = NULL }, &fixture.diags);
	found = suggest(fixture.rules, fixture.game);
	assert_non_null(found);
	assert_int_equal(found->ply, 8);
	assert_int_equal(found->list[0].kind, SUGGESTION_replace);
	assert_int_equal(found->list[0].ply, 8);
}

/* A move that says which piece it moves is refused if another one stands there: not all moves can
 * be played after the suggestion. */
static void
checks_the_names_of_pieces(void **state)
{
	const struct suggestions *found;
	struct claim *last;

	(void)state;
	fixture_begin(&fixture, "");
	fixture_play(&fixture, "7g7f 3c3d 2g2f 8c8e 2f2e 8d8e " GOLDS REST, " ", false);
	last = &fixture.record.plies[fixture.record.ply_count - 1].claim;
	last->has |= CLAIM_HAS_piece;
	last->piece = KIND_gold; /* a silver */
	fixture.game = replay(fixture.rules, &fixture.record,
	    &(struct replay_options){ .variant = NULL }, &fixture.diags);
	found = suggest(fixture.rules, fixture.game);
	assert_non_null(found);
	assert_int_equal(found->list[0].ply, 4);
	assert_false(found->whole);
}

/* The gold cannot go back to 58 from 47, where a move before went: it could from 57. */
static void
looks_where_a_piece_came_from(void **state)
{
	const struct suggestions *found;
	struct claim *claim;

	(void)state;
	fixture_begin(&fixture, "4k4/9/9/9/9/9/9/3PGP3/K3P4 b - 1");
	fixture_play(&fixture,
	    "5h4g 5a5b 5g5h 5b5a 5h5g 5a5b 5g5h 5b5a 5h5g 5a5b 5g5h 5b5a 5h5g 5a5b", " ", false);
	claim = &fixture.record.plies[3].claim;
	claim->has = CLAIM_HAS_to | CLAIM_HAS_piece;
	claim->piece = KIND_gold;
	fixture.game = replay(fixture.rules, &fixture.record,
	    &(struct replay_options){ .variant = NULL }, &fixture.diags);
	found = suggest(fixture.rules, fixture.game);
	assert_non_null(found);
	assert_int_equal(found->count, 1);
	assert_int_equal(found->list[0].ply, 1);
	assert_int_equal(found->list[0].move.to, square_make(5, 7));
}

/* Variations are not looked at: what is refused there has no suggestion, and the main line has the
 * same one. */
static void
looks_at_the_main_line(void **state)
{
	const struct suggestions *found;
	uint32_t node;

	(void)state;
	fixture_begin(&fixture, "");
	node = record_add_ply(&fixture.record, 0, false);
	fixture.record.plies[node].claim = usi_claim("7g7f", 4);
	node = record_add_ply(&fixture.record, node, true);
	fixture.record.plies[node].claim = usi_claim("7g7e", 4);
	fixture.game = replay(fixture.rules, &fixture.record,
	    &(struct replay_options){ .variant = NULL }, &fixture.diags);
	assert_null(suggest(fixture.rules, fixture.game));
	fixture_begin(&fixture, "");
	fixture_play(&fixture, "7g7f 3c3d 2g2f 8c8e 2f2e 8d8e " GOLDS REST, " ", false);
	node = record_add_ply(&fixture.record, 12, true);
	fixture.record.plies[node].claim = usi_claim("1a1e", 4);
	fixture.game = replay(fixture.rules, &fixture.record,
	    &(struct replay_options){ .variant = NULL }, &fixture.diags);
	found = suggest(fixture.rules, fixture.game);
	assert_non_null(found);
	assert_true(found->sure);
	assert_int_equal(found->node, 4);
	assert_int_equal(found->list[0].node, 4);
}

/* A knight is dropped, and named a pawn, after some rounds of rooks over an empty board: each round
 * has more moves that may be wrong instead. */
static const struct suggestions *
suggest_after(unsigned rounds)
{
	struct buffer moves;
	const struct suggestions *found;

	buffer_init(&moves, &fixture.memory);
	for (unsigned i = 0; i < rounds; i++)
		buffer_add(
		    &moves, STR("5h6h 5b6b 1h1g 9b9c 8h8g 2b2c 6h5h 6b5b 1g1h 9c9b 8g8h 2c2b "));
	buffer_add(&moves, STR("P*2e 5b6b 2e1c 6b5b 5h6h 5b6b 6h5h 6b5b 5h6h 5b6b 6h5h 6b5b"));
	buffer_char(&moves, '\0');
	fixture_begin(&fixture, "k8/r3+r2+r1/9/9/9/9/9/1+R2+R3R/8K b N 1");
	fixture_play(&fixture, moves.p, " ", false);
	buffer_free(&moves);
	found = suggest(fixture.rules, fixture.game);
	return found;
}

static void
is_bounded(void **state)
{
	const struct suggestions *few, *many;

	(void)state;
	few = suggest_after(1);
	assert_non_null(few);
	assert_true(few->whole);
	assert_int_equal(few->count, 1);
	assert_true(few->sure);
	many = suggest_after(9);
	assert_non_null(many);
	assert_true(many->whole);
	assert_int_equal(many->list[0].kind, SUGGESTION_replace);
	assert_false(many->sure); /* the limit of work was reached first */
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(finds_each_kind),
		cmocka_unit_test(names_the_piece_that_is_meant),
		cmocka_unit_test(checks_the_names_of_pieces),
		cmocka_unit_test(looks_where_a_piece_came_from),
		cmocka_unit_test(looks_at_the_main_line),
		cmocka_unit_test(is_bounded),
	};

	return cmocka_run_group_tests(tests, open_fixture, close_fixture);
}
