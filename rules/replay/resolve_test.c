/* The meaning of claims on a board: with an origin to be found, without, and those that fit no
 * move.
 */
#include "rules/testing_replay.h"

#include "record/text/buffer.h"
#include "rules/replay/resolve.h"

#define PIECE(what, square) .has = CLAIM_HAS_piece | CLAIM_HAS_to | (what), .to = (square)

/* Each row: start, black's claim, its meaning. */
static const struct {
	const char *sfen;
	struct claim claim;
	const char *want;
} rows[] = {
	/* two golds that may go; one of them pinned; both pinned */
	{ "4k4/9/9/9/9/3G1G3/9/9/4K4 b - 1", { PIECE(0, SQUARE(5, 5)), .piece = KIND_gold },
	    "either 46 66" },
	{ "4k4/9/9/9/9/3G1G3/9/3K5/3r5 b - 1", { PIECE(0, SQUARE(5, 5)), .piece = KIND_gold },
	    "either 46 66" },
	{ "4k4/3r5/9/9/9/3G1G3/9/3K5/9 b - 1", { PIECE(0, SQUARE(5, 5)), .piece = KIND_gold },
	    "KI 4f5e" },
	{ "4k4/9/9/9/9/3G1G3/9/9/r3K4 b - 1", { PIECE(0, SQUARE(5, 5)), .piece = KIND_gold },
	    "either 46 66" },
	/* two knights that could never move again, promoting or not */
	{ "4k4/9/5N1N1/9/9/9/9/9/4K4 b - 1",
	    { PIECE(CLAIM_HAS_stay, SQUARE(3, 1)), .piece = KIND_knight }, "either 23 43" },
	{ "4k4/9/3N1N3/9/9/9/9/9/4K4 b - 1",
	    { PIECE(CLAIM_HAS_promote, SQUARE(3, 1)), .piece = KIND_knight }, "KE 4c3a+" },
	/* a drop without a mark: the square is empty, the piece in hand, no other mark */
	{ "4k4/9/9/9/9/9/9/9/4K4 b P 1", { PIECE(0, SQUARE(5, 5)), .piece = KIND_pawn },
	    "FU P*5e" },
	{ "4k4/9/9/9/9/9/9/9/4K4 b - 1", { PIECE(0, SQUARE(5, 5)), .piece = KIND_pawn },
	    "nothing" },
	{ "4k4/9/9/9/4s4/9/9/9/4K4 b P 1", { PIECE(0, SQUARE(5, 5)), .piece = KIND_pawn },
	    "nothing" },
	{ "4k4/9/9/9/9/9/9/9/4K4 b P 1",
	    { PIECE(0, SQUARE(5, 5)), .piece = KIND_pawn, .marks = MARK_up }, "nothing" },
	{ "4k4/9/9/9/9/9/9/9/4K4 b P 1",
	    { PIECE(CLAIM_HAS_capture, SQUARE(5, 5)), .piece = KIND_pawn }, "nothing" },
	{ "4k4/9/9/9/9/9/9/9/4K4 b P 1",
	    { PIECE(CLAIM_HAS_promote, SQUARE(5, 5)), .piece = KIND_pawn }, "nothing" },
	{ "4k4/9/9/9/9/9/9/9/4K4 b P 1",
	    { PIECE(0, SQUARE(5, 5)), .piece = KIND_pawn | PIECE_PROMOTED }, "nothing" },
	/* a marked drop: without a piece, of a promoted one, on no square */
	{ "4k4/9/9/9/9/9/9/9/4K4 b P 1",
	    { .has = CLAIM_HAS_drop | CLAIM_HAS_to, .to = SQUARE(5, 5) }, "nothing" },
	{ "4k4/9/9/9/9/9/9/9/4K4 b P 1",
	    { PIECE(CLAIM_HAS_drop, SQUARE(5, 10)), .piece = KIND_pawn }, "nothing" },
	{ "4k4/9/9/9/9/9/9/9/4K4 b P 1",
	    { .has = CLAIM_HAS_drop | CLAIM_HAS_to | CLAIM_HAS_after,
		.to = SQUARE(5, 5),
		.after = KIND_pawn | PIECE_PROMOTED },
	    "FU P*5e+" },
	/* it moves but may not promote, as the laws report */
	{ "4k4/9/9/9/9/4S4/9/9/4K4 b - 1",
	    { PIECE(CLAIM_HAS_promote, SQUARE(5, 5)), .piece = KIND_silver }, "GI 5f5e+" },
	/* by its unpromoted name */
	{ "4k4/9/9/9/9/4+S4/9/9/4K4 b - 1", { PIECE(0, SQUARE(5, 5)), .piece = KIND_silver },
	    "NG 5f5e" },
	/* without a name: any piece, but only a capture */
	{ "4k4/9/9/9/4p4/4S4/9/9/4K4 b - 1", { .has = CLAIM_HAS_to, .to = SQUARE(5, 5) },
	    "GI 5f5e" },
	{ "4k4/9/9/9/4p4/9/9/9/4K4 b - 1", { .has = CLAIM_HAS_to, .to = SQUARE(5, 5) }, "nothing" },
	{ "4k4/9/9/9/9/4S4/9/9/4K4 b - 1", { .has = CLAIM_HAS_to, .to = SQUARE(5, 5) }, "nothing" },
	/* half an origin */
	{ "4k4/9/9/9/9/3G1G3/9/9/4K4 b - 1",
	    { PIECE(CLAIM_HAS_from_file, SQUARE(5, 5)), .piece = KIND_gold, .from = SQUARE(4, 1) },
	    "KI 4f5e" },
	{ "4k4/9/9/9/3G5/5G3/9/9/4K4 b - 1",
	    { PIECE(CLAIM_HAS_from_rank, SQUARE(5, 5)), .piece = KIND_gold, .from = SQUARE(1, 5) },
	    "KI 6e5e" },
	{ "4k4/9/9/9/9/3G1G3/9/9/4K4 b - 1",
	    { PIECE(CLAIM_HAS_from_file, SQUARE(5, 5)), .piece = KIND_gold, .from = SQUARE(5, 1) },
	    "nothing" },
	/* squares outside the board; an empty origin */
	{ "4k4/9/9/9/9/9/9/9/4K4 b - 1",
	    { .has = CLAIM_HAS_from | CLAIM_HAS_to, .from = SQUARE(10, 1), .to = SQUARE(5, 5) },
	    "nothing" },
	{ "4k4/9/9/9/9/9/9/9/4K4 b - 1",
	    { .has = CLAIM_HAS_from | CLAIM_HAS_to, .from = SQUARE(5, 9), .to = SQUARE(5, 10) },
	    "nothing" },
	{ "4k4/9/9/9/9/9/9/9/4K4 b - 1",
	    { .has = CLAIM_HAS_from | CLAIM_HAS_to, .from = SQUARE(3, 3), .to = SQUARE(5, 5) },
	    " 3c5e" },
	{ "5k6/12/12/12/12/12/12/12/12/6N5/12/5K6 b - 1",
	    { .has = CLAIM_HAS_from | CLAIM_HAS_mid | CLAIM_HAS_to,
		.from = SQUARE(6, 10),
		.mid = SQUARE(6, 13),
		.to = SQUARE(6, 8) },
	    "nothing" },
	/* a lion: two steps, igui with and without a capture, a pass, its name alone */
	{ "5k6/12/12/12/12/12/12/12/6p5/6N5/12/5K6 b - 1",
	    { .has = CLAIM_HAS_from | CLAIM_HAS_mid | CLAIM_HAS_to,
		.from = SQUARE(6, 10),
		.mid = SQUARE(6, 9),
		.to = SQUARE(6, 8) },
	    " 6j6i6h" },
	{ "5k6/12/12/12/12/12/12/12/6p5/6N5/12/5K6 b - 1",
	    { .has = CLAIM_HAS_piece | CLAIM_HAS_mid, .piece = KIND_lion, .mid = SQUARE(6, 9) },
	    " 6j6i6j" },
	{ "5k6/12/12/12/12/12/12/12/12/6N5/12/5K6 b - 1",
	    { .has = CLAIM_HAS_piece | CLAIM_HAS_mid, .piece = KIND_lion, .mid = SQUARE(6, 9) },
	    "nothing" },
	{ "5k6/12/12/12/12/12/12/12/12/6N5/12/5K6 b - 1",
	    { PIECE(0, SQUARE(6, 10)), .piece = KIND_lion }, "pass 6j6i6j" },
	{ "5k6/12/12/12/12/12/12/12/12/6N5/12/5K6 b - 1", { .kind = CLAIM_pass }, "pass 6j6i6j" },
	{ "5k6/12/12/12/12/12/12/12/12/12/12/5K6 b - 1", { .kind = CLAIM_pass }, "pass 0000" },
	{ "5k6/12/12/12/12/12/12/12/12/6N5/12/5K6 b - 1",
	    { .kind = CLAIM_pass, .has = CLAIM_HAS_piece, .piece = KIND_pawn }, "pass 0000" },
};

/* Appends how a claim was resolved, the move, the origins. */
static void
show(const struct trial *trial, const struct resolution *resolution, struct buffer *out)
{
	static const char *const how[] = { [RESOLVED_move] = "",
		[RESOLVED_nothing] = "nothing",
		[RESOLVED_ambiguous] = "either" };
	struct str origins = resolve_origins(resolution, &fixture.arena);

	buffer_add(out, str_of(how[resolution->how]));
	if (resolution->how == RESOLVED_move) {
		buffer_printf(out, "%s ",
		    trial->move.kind == MOVE_pass ? "pass"
						  : piece_csa(piece_face(trial->move.piece)));
		sfen_move(NULL, &trial->move, out);
	}
	if (resolution->how == RESOLVED_ambiguous)
		buffer_printf(out, " %.*s", (int)origins.n, origins.p);
}

static void
test_claims(void **state)
{
	static struct position position;
	struct buffer out;

	(void)state;
	buffer_init(&out, &fixture.memory);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct claim claim = rows[i].claim;
		struct resolution resolution;
		struct trial trial;
		struct replay_options options = { .variant = NULL };

		fixture_begin(&fixture, rows[i].sfen);
		fixture.game = replay(fixture.rules, &fixture.record, &options, &fixture.diags);
		position_load(&position,
		    rules_variant(fixture.rules, str_of(fixture.game->variant)),
		    &fixture.game->start);
		buffer_clear(&out);
		resolve_claim(&position, &claim, NO_SQUARE, &trial, &resolution);
		show(&trial, &resolution, &out);
		buffer_char(&out, '\0');
		if (strcmp(out.p, rows[i].want) != 0)
			fail_msg("row %zu: %s", i, out.p);
	}
	buffer_free(&out);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_claims, open_fixture, close_fixture),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
