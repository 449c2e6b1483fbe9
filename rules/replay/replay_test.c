/* Endings, fouls that the record names, trees of variations. */
#include "rules/testing_replay.h"

static uint32_t
add_moves(uint32_t node, const char *moves)
{
	for (const char *p = moves; *p != '\0';) {
		size_t n = strcspn(p, " ");

		node = record_add_ply(&fixture.record, node, false);
		fixture.record.plies[node].claim = usi_claim(p, n);
		p += n;
		p += strspn(p, " ");
	}
	return node;
}

static void
run(void)
{
	struct replay_options options = { .variant = NULL };

	fixture.game = replay(fixture.rules, &fixture.record, &options, &fixture.diags);
}

static const struct finding *
find(enum diag rule)
{
	for (size_t i = 0; i < fixture.diags.count; i++)
		if (fixture.diags.list[i].rule == rule)
			return &fixture.diags.list[i];
	return NULL;
}

#define BACK_AND_FORTH "2h3h 8b7b 3h2h 7b8b "
#define DAI "7k7/15/15/15/15/15/15/15/15/15/15/15/15/15/7K7 b - 1"
#define RUNS "5a4a 5i4i 4a5a 4i5i "
#define CHECKS "4i5i 5a4a 5i4i 4a5a "
#define UNCOVERS "5e4e 5a4a 4e5e 4a5a "

/* Each row: start, moves, the ending in the text and the sides it names; then the settled ending.
 */
static const struct {
	const char *sfen, *moves;
	enum ending written;
	int side, winner; /* NO_SIDE: not named */
	enum ending ending;
	enum side wins;
	enum verdict verdict;
	enum diag finding; /* DIAG_COUNT: none of this rule */
	enum severity severity;
} endings[] = {
	{ "", "7g7f 3c3d", ENDING_resign, NO_SIDE, NO_SIDE, ENDING_resign, WHITE, VERDICT_ok,
	    DIAG_missing_result, SEVERITY_off },
	/* %+ILLEGAL_ACTION after black's move: that move was the foul; after white's: another act
	 */
	{ "", "7g7f", ENDING_illegal_action, BLACK, NO_SIDE, ENDING_illegal_action, WHITE,
	    VERDICT_ok, DIAG_result_contradiction, SEVERITY_off },
	{ "", "7g7f", ENDING_illegal_action, WHITE, NO_SIDE, ENDING_illegal_move, BLACK, VERDICT_ok,
	    DIAG_result_contradiction, SEVERITY_off },
	/* nifu, named by the ending and not */
	{ "4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", ENDING_illegal_action, NO_SIDE, NO_SIDE,
	    ENDING_illegal_action, WHITE, VERDICT_ok, DIAG_nifu, SEVERITY_note },
	{ "4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", ENDING_illegal_action, BLACK, NO_SIDE,
	    ENDING_illegal_action, WHITE, VERDICT_ok, DIAG_nifu, SEVERITY_note },
	{ "4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", ENDING_resign, NO_SIDE, NO_SIDE, ENDING_resign,
	    BLACK, VERDICT_illegal, DIAG_nifu, SEVERITY_error },
	{ "4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", ENDING_illegal_move, NO_SIDE, NO_SIDE,
	    ENDING_illegal_move, BLACK, VERDICT_illegal, DIAG_result_contradiction,
	    SEVERITY_warning },
	/* a foul whose side the winner shows */
	{ "", "7g7f", ENDING_illegal_move, NO_SIDE, WHITE, ENDING_illegal_action, WHITE, VERDICT_ok,
	    DIAG_result_contradiction, SEVERITY_off },
	/* mate, and none */
	{ "7nk/9/7G1/9/9/9/9/9/4K4 b G 1", "G*1b", ENDING_mate, NO_SIDE, NO_SIDE, ENDING_mate,
	    BLACK, VERDICT_ok, DIAG_result_contradiction, SEVERITY_off },
	{ "7nk/9/9/9/9/9/9/9/4K4 b G 1", "G*1b", ENDING_mate, NO_SIDE, NO_SIDE, ENDING_mate, BLACK,
	    VERDICT_ok, DIAG_result_contradiction, SEVERITY_warning },
	/* repetition: true, early, passed, perpetual */
	{ "", BACK_AND_FORTH BACK_AND_FORTH BACK_AND_FORTH, ENDING_sennichite, NO_SIDE, NO_SIDE,
	    ENDING_sennichite, NO_SIDE, VERDICT_ok, DIAG_result_contradiction, SEVERITY_off },
	{ "", BACK_AND_FORTH BACK_AND_FORTH, ENDING_sennichite, NO_SIDE, NO_SIDE, ENDING_sennichite,
	    NO_SIDE, VERDICT_ok, DIAG_result_contradiction, SEVERITY_warning },
	/* a draw that does not say why */
	{ "", BACK_AND_FORTH BACK_AND_FORTH BACK_AND_FORTH, ENDING_draw, NO_SIDE, NO_SIDE,
	    ENDING_sennichite, NO_SIDE, VERDICT_ok, DIAG_sennichite_unnamed, SEVERITY_off },
	{ "", BACK_AND_FORTH BACK_AND_FORTH BACK_AND_FORTH, ENDING_declaration_draw, NO_SIDE,
	    NO_SIDE, ENDING_sennichite, NO_SIDE, VERDICT_ok, DIAG_sennichite_unnamed,
	    SEVERITY_off },
	{ "", BACK_AND_FORTH BACK_AND_FORTH, ENDING_draw, NO_SIDE, NO_SIDE, ENDING_draw, NO_SIDE,
	    VERDICT_ok, DIAG_result_contradiction, SEVERITY_off },
	{ "4k4/9/9/9/9/9/9/9/K4R3 b - 1", CHECKS CHECKS CHECKS, ENDING_draw, NO_SIDE, NO_SIDE,
	    ENDING_draw, NO_SIDE, VERDICT_illegal, DIAG_perpetual_check, SEVERITY_error },
	{ "", BACK_AND_FORTH BACK_AND_FORTH BACK_AND_FORTH "7g7f", ENDING_resign, NO_SIDE, NO_SIDE,
	    ENDING_resign, BLACK, VERDICT_ok, DIAG_sennichite_passed, SEVERITY_warning },
	{ "4k4/9/9/9/9/9/9/9/K4R3 b - 1", CHECKS CHECKS CHECKS, ENDING_sennichite, NO_SIDE, NO_SIDE,
	    ENDING_sennichite, NO_SIDE, VERDICT_illegal, DIAG_perpetual_check, SEVERITY_error },
	{ "4k4/9/9/9/9/9/9/9/K4R3 b - 1", CHECKS CHECKS CHECKS, ENDING_illegal_move, NO_SIDE,
	    NO_SIDE, ENDING_perpetual_self, WHITE, VERDICT_ok, DIAG_perpetual_check,
	    SEVERITY_note },
	/* each check by a rook that the gold uncovers */
	{ "4k4/9/9/9/4G4/9/9/9/K3RR3 b - 1", UNCOVERS UNCOVERS UNCOVERS, ENDING_illegal_move,
	    NO_SIDE, NO_SIDE, ENDING_perpetual_self, WHITE, VERDICT_ok, DIAG_perpetual_check,
	    SEVERITY_note },
	/* dai shogi forbids repeating a position: a foul of the mover */
	{ DAI, "8o8n", ENDING_mate, NO_SIDE, NO_SIDE, ENDING_mate, BLACK, VERDICT_ok,
	    DIAG_result_contradiction, SEVERITY_off },
	/* a side whose king was taken has lost, whatever is recorded; one that began without a king
	 * (a problem's) has not */
	{ "7rk6/15/15/15/15/15/15/15/15/15/15/15/15/15/7K6P w - 1", "8a8o 1o1n", ENDING_resign,
	    NO_SIDE, NO_SIDE, ENDING_resign, BLACK, VERDICT_illegal, DIAG_result_contradiction,
	    SEVERITY_warning },
	{ "7k7/15/15/15/15/15/15/15/15/15/15/15/15/15/7P7 b - 1", "8o8n", ENDING_resign, NO_SIDE,
	    NO_SIDE, ENDING_resign, BLACK, VERDICT_ok, DIAG_result_contradiction, SEVERITY_off },
	{ "7p7/15/15/15/15/15/15/15/15/15/15/15/15/15/7P7 b - 1", "8o8n", ENDING_resign, NO_SIDE,
	    NO_SIDE, ENDING_resign, BLACK, VERDICT_ok, DIAG_result_contradiction, SEVERITY_off },
	{ DAI, "8o8n 8a8b 8n8o 8b8a", ENDING_resign, NO_SIDE, NO_SIDE, ENDING_resign, WHITE,
	    VERDICT_illegal, DIAG_repeated_position, SEVERITY_error },
	{ DAI, "8o8n 8a8b 8n8o 8b8a", ENDING_illegal_action, NO_SIDE, NO_SIDE,
	    ENDING_illegal_action, BLACK, VERDICT_ok, DIAG_repeated_position, SEVERITY_note },
	/* the side that checks made the last move */
	{ "4k4/9/9/9/9/9/9/9/K3R4 w - 1", RUNS RUNS RUNS, ENDING_illegal_action, NO_SIDE, NO_SIDE,
	    ENDING_perpetual_check, WHITE, VERDICT_ok, DIAG_perpetual_check, SEVERITY_note },
	{ "4k4/9/9/9/9/9/9/9/K4R3 b - 1", CHECKS CHECKS CHECKS, ENDING_illegal_action, NO_SIDE,
	    NO_SIDE, ENDING_illegal_action, BLACK, VERDICT_illegal, DIAG_perpetual_check,
	    SEVERITY_error },
};

static void
test_endings(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
		const struct finding *finding;
		struct claim *claim;
		uint32_t node;

		fixture_begin(&fixture, endings[i].sfen);
		node = add_moves(0, endings[i].moves);
		node = record_add_ply(&fixture.record, node, false);
		claim = &fixture.record.plies[node].claim;
		*claim = (struct claim){ .kind = CLAIM_end, .ending = (uint8_t)endings[i].written };
		claim->winner = (uint8_t)endings[i].winner;
		if (endings[i].side != NO_SIDE) {
			claim->has = CLAIM_HAS_side;
			claim->side = (uint8_t)endings[i].side;
		}
		run();
		finding = find(endings[i].finding);
		if (fixture.game->ending != endings[i].ending ||
		    fixture.game->winner != endings[i].wins ||
		    fixture.game->verdict != endings[i].verdict ||
		    (finding == NULL ? SEVERITY_off : finding->severity) != endings[i].severity)
			fail_msg("row %zu: ending %s, winner %d, verdict %d, severity %d", i,
			    ending_rows[fixture.game->ending].name, (int)fixture.game->winner,
			    (int)fixture.game->verdict,
			    finding == NULL ? 0 : (int)finding->severity);
	}
}

/* 同 in a variation refers to the move that it branches after. */
static void
test_variations(void **state)
{
	uint32_t main_line, branch, deep;

	(void)state;
	fixture_begin(&fixture, "");
	main_line = add_moves(0, "7g7f 3c3d 8h2b+");
	add_moves(main_line, "3a2b 4i5h");
	branch = record_add_ply(&fixture.record, fixture.record.plies[main_line].next, true);
	fixture.record.plies[branch].claim = usi_claim("8b2b", 4);
	deep = record_add_ply(&fixture.record, main_line, true);
	fixture.record.plies[deep].claim = usi_claim("2g2f", 4);
	deep = add_moves(deep, "8c8d 2f2e");
	run();
	assert_int_equal(fixture.game->plies, 5);
	assert_int_equal(fixture.game->verdict, VERDICT_ok);
	assert_null(find(DIAG_bad_move));
	assert_true((fixture.game->moves[branch].flags & MOVE_same) != 0);
	assert_int_equal(
	    fixture.game->moves[branch].captured, piece_make(KIND_bishop, true, BLACK));
	assert_int_equal(fixture.game->moves[deep].kind, MOVE_board);
	assert_true((fixture.game->moves[deep].flags & MOVE_same) == 0);
}

/* A move that cannot be played stops only its own line. */
static void
test_impossible(void **state)
{
	uint32_t stopped, other;

	(void)state;
	fixture_begin(&fixture, "");
	stopped = add_moves(0, "7g7f 5e5d");
	add_moves(stopped, "2g2f 8c8d");
	other = record_add_ply(&fixture.record, stopped, true);
	fixture.record.plies[other].claim = usi_claim("3c3d", 4);
	run();
	assert_int_equal(fixture.game->plies, 1);
	assert_int_equal(fixture.game->unplayed, 3);
	assert_int_equal(fixture.game->verdict, VERDICT_illegal);
	assert_non_null(find(DIAG_no_piece));
	assert_int_equal(find(DIAG_unchecked_moves)->args[0].is.number, 2);
	assert_int_equal(fixture.game->moves[other].kind, MOVE_board);
}

static uint32_t
add_end(uint32_t node, enum ending ending)
{
	node = record_add_ply(&fixture.record, node, false);
	fixture.record.plies[node].claim = (struct claim){
		.kind = CLAIM_end, .ending = (uint8_t)ending, .side = NO_SIDE, .winner = NO_SIDE
	};
	return node;
}

static size_t
count(enum diag rule)
{
	size_t n = 0;

	for (size_t i = 0; i < fixture.diags.count; i++)
		n += fixture.diags.list[i].rule == rule;
	return n;
}

/* The replay goes on after an ending if the text does.  The last ending counts. */
static void
test_beyond_the_end(void **state)
{
	static const struct {
		enum ending first, last; /* ENDING_none: none */
		enum ending ending;
		enum side winner;
		unsigned after_end;
	} rows[] = {
		{ ENDING_interrupted, ENDING_resign, ENDING_resign, BLACK, 1 },
		{ ENDING_resign, ENDING_none, ENDING_resign, BLACK, 1 },
		{ ENDING_sealed, ENDING_resign, ENDING_resign, BLACK, 0 },
		{ ENDING_sealed, ENDING_none, ENDING_sealed, NO_SIDE, 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		uint32_t node, end, branch;

		fixture_begin(&fixture, "");
		fixture.record.format = FORMAT_kif;
		end = add_end(add_moves(0, "7g7f"), rows[i].first);
		node = add_moves(end, "3c3d 2g2f");
		branch = record_add_ply(&fixture.record, fixture.record.plies[end].next, true);
		fixture.record.plies[branch].claim = usi_claim("8c8d", 4);
		if (rows[i].last != ENDING_none)
			node = add_end(node, rows[i].last);
		run();
		assert_int_equal(fixture.game->plies, 3);
		assert_int_equal(fixture.game->ending, rows[i].ending);
		assert_int_equal(fixture.game->winner, rows[i].winner);
		assert_int_equal(fixture.game->end, rows[i].last != ENDING_none ? node : end);
		assert_int_equal(count(DIAG_move_after_end), rows[i].after_end);
		assert_int_equal(count(DIAG_missing_result), 0);
		assert_int_equal(fixture.game->moves[branch].kind, MOVE_board);
	}
}

/* An ending after moves that could not be played is kept; its winner only if the text names one. */
static void
test_end_after_impossible(void **state)
{
	static const struct {
		enum ending ending;
		enum side named, made, fouled, winner; /* by the claim, by a まで line, the sign */
	} rows[] = {
		{ ENDING_resign, NO_SIDE, NO_SIDE, NO_SIDE, NO_SIDE },
		{ ENDING_resign, WHITE, NO_SIDE, NO_SIDE, WHITE },
		{ ENDING_resign, NO_SIDE, BLACK, NO_SIDE, BLACK },
		{ ENDING_illegal_action, NO_SIDE, NO_SIDE, BLACK, WHITE },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct claim *claim;
		uint32_t node;

		fixture_begin(&fixture, "");
		node = add_end(add_moves(0, "7g7f 5e5d 2g2f"), rows[i].ending);
		claim = &fixture.record.plies[node].claim;
		claim->winner = (uint8_t)rows[i].named;
		if (rows[i].fouled != NO_SIDE) {
			claim->has |= CLAIM_HAS_side;
			claim->side = (uint8_t)rows[i].fouled;
		}
		if (rows[i].made != NO_SIDE)
			record_add_result(&fixture.record,
			    (struct result){ .node = node, .winner = (uint8_t)rows[i].made });
		run();
		assert_int_equal(fixture.game->plies, 1);
		assert_int_equal(fixture.game->unplayed, 2);
		assert_int_equal(fixture.game->verdict, VERDICT_illegal);
		assert_int_equal(fixture.game->end, node);
		assert_int_equal(fixture.game->ending, rows[i].ending);
		assert_int_equal(fixture.game->winner, rows[i].winner);
		assert_int_equal(fixture.game->moves[node].kind, MOVE_end);
	}
}

/* 同 as the first move refers to the move before the diagram; writers do not see it as 同. */
static void
test_same_at_first(void **state)
{
	uint32_t node;

	(void)state;
	fixture_begin(&fixture, "4k4/9/9/9/4p4/4P4/9/9/4K4 b - 25");
	fixture.record.setup.last.to = square_make(5, 5);
	node = record_add_ply(&fixture.record, 0, false);
	fixture.record.plies[node].claim = (struct claim){ .kind = CLAIM_move,
		.has = CLAIM_HAS_same | CLAIM_HAS_piece,
		.piece = KIND_pawn,
		.side = NO_SIDE,
		.winner = NO_SIDE };
	run();
	assert_int_equal(fixture.game->plies, 1);
	assert_int_equal(fixture.game->moves[node].to, square_make(5, 5));
	assert_true((fixture.game->moves[node].flags & MOVE_same) == 0);
}

/* Rivals in the examples of the Japan Shogi Association's rules of notation. */
static void
test_rivals(void **state)
{
	static const struct {
		const char *sfen, *move;
		unsigned count;
		square_t first;
		bool contested;
	} rows[] = {
		{ "G8/2G6/9/9/9/9/9/9/4K3k b - 1", "9a8b", 1, SQUARE(7, 2), true },
		{ "4k4/9/9/9/9/9/9/9/3G1G2K b - 1", "6i5h", 1, SQUARE(4, 9), true },
		{ "4k4/9/9/9/9/9/9/9/3G1G2K b G 1", "G*5h", 2, SQUARE(4, 9), true },
		{ "4k4/9/9/9/9/9/9/9/3G1S2K b - 1", "6i5h", 0, 0, false },
		/* a pinned rival counts in KI2, though it could not legally move */
		{ "4k4/9/9/9/9/9/9/9/r2G1G1K1 b - 1", "6i5h", 1, SQUARE(4, 9), true },
		{ "4k4/9/9/9/9/5r3/9/5G3/3G1K3 b - 1", "6i5h", 1, SQUARE(4, 8), false },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct replay_options options = { .rivals = true };
		uint32_t node, rivals;

		fixture_begin(&fixture, rows[i].sfen);
		node = add_moves(0, rows[i].move);
		fixture.game = replay(fixture.rules, &fixture.record, &options, &fixture.diags);
		rivals = fixture.game->moves[node].rivals;
		assert_int_equal(rivals == 0 ? 0 : fixture.game->rivals[rivals - 1], rows[i].count);
		if (rivals != 0)
			assert_int_equal(fixture.game->rivals[rivals], rows[i].first);
		assert_int_equal(
		    (fixture.game->moves[node].flags & MOVE_contested) != 0, rows[i].contested);
	}
}

/* Many alternatives and deep nesting take linear time and no recursion. */
static void
test_large_trees(void **state)
{
	enum { SIBLINGS = 100000, NESTED = 10000 };
	uint32_t first, node, other;

	(void)state;
	fixture_begin(&fixture, "");
	first = node = add_moves(0, "7g7f");
	for (unsigned i = 0; i < SIBLINGS; i++) {
		node = record_add_ply(&fixture.record, first, true);
		fixture.record.plies[node].claim = usi_claim(i % 2 == 0 ? "2g2f" : "7g7f", 4);
	}
	run();
	assert_int_equal(fixture.game->moves[node].kind, MOVE_board);
	fixture_begin(&fixture, "");
	node = 0;
	for (unsigned i = 0; i < NESTED; i++) {
		static const char *const cycle[] = { "2h3h", "8b7b", "3h2h", "7b8b" };

		node = add_moves(node, cycle[i % 4]);
		other = record_add_ply(&fixture.record, node, true);
		fixture.record.plies[other].claim = usi_claim(i % 2 == 0 ? "7g7f" : "3c3d", 4);
	}
	run();
	assert_int_equal(fixture.game->plies, NESTED);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_endings),
		cmocka_unit_test(test_variations),
		cmocka_unit_test(test_impossible),
		cmocka_unit_test(test_beyond_the_end),
		cmocka_unit_test(test_end_after_impossible),
		cmocka_unit_test(test_same_at_first),
		cmocka_unit_test(test_rivals),
		cmocka_unit_test(test_large_trees),
	};

	return cmocka_run_group_tests(tests, open_fixture, close_fixture);
}
