/* Positions under random legal play: what is updated move by move equals what is computed from the
 * board, and every move can be taken back. */
#include "record/variants/testing_variants.h"
#include "rules/testing_replay.h"

static uint32_t
next_random(uint32_t *seed)
{
	*seed ^= *seed << 13;
	*seed ^= *seed >> 17;
	*seed ^= *seed << 5;
	return *seed;
}

/* Whether ray_mask has every direction in which a far-reaching piece points at a side's royal
 * piece, walking to the edge. */
static void
assert_rays(const struct position *position, enum side side)
{
	for (unsigned d = 0; d < DIRECTIONS; d++) {
		int square = position->royal[side][0] + movement_step[d];

		for (; position_on_board(position, (square_t)square); square += movement_step[d]) {
			piece_t piece = position_at(position, square);
			const struct reach *reach = &position->compiled->reach[piece];

			if (piece != 0 && piece_side(piece) != side &&
			    reach->range[(d + DIRECTIONS / 2) % DIRECTIONS] > 1)
				assert_true(position->ray_mask[side] >> d & 1);
		}
	}
}

/* Compares a position with one made from its plain values. */
static void
assert_consistent(const struct position *position)
{
	static struct position fresh;
	struct diagram diagram;

	position_save(position, &diagram);
	position_load(&fresh, position->compiled, &diagram);
	assert_true(position_equal(position, &fresh));
	assert_true(position_key(position) == position_key(&fresh));
	assert_int_equal(position->checked, fresh.checked);
	assert_int_equal(position->exposed, fresh.exposed);
	for (unsigned side = BLACK; side <= WHITE; side++) {
		assert_rays(position, side);
		assert_rays(&fresh, side);
	}
	assert_memory_equal(position->royals, fresh.royals, sizeof fresh.royals);
	assert_int_equal(position->royal[BLACK][0], fresh.royal[BLACK][0]);
	assert_int_equal(position->royal[WHITE][0], fresh.royal[WHITE][0]);
}

enum { PLIES = 150 };

static void
play_and_take_back(uint32_t seed)
{
	static struct move moves[JUDGE_MOVES_MAX], played[PLIES];
	static struct undo undos[PLIES];
	static struct position position, before[PLIES];
	unsigned plies = 0;

	position = *rules_row(fixture.rules, 0)->even;
	while (plies < PLIES) {
		size_t count = judge_legal_moves(&position, moves);

		if (count == 0)
			break;
		before[plies] = position;
		played[plies] = moves[next_random(&seed) % count];
		play_move(&position, &played[plies], &undos[plies]);
		assert_consistent(&position);
		plies++;
	}
	while (plies-- > 0) {
		play_undo(&position, &played[plies], &undos[plies]);
		assert_memory_equal(&position, &before[plies], sizeof position);
	}
}

static void
test_random_play(void **state)
{
	(void)state;
	for (uint32_t seed = 1; seed <= 40; seed++)
		play_and_take_back(seed * 2654435761u);
}

/* Kings left in check, where check cannot be updated from the move alone. */
static void
test_illegal_play(void **state)
{
	static const struct {
		const char *sfen, *moves;
		bool checked, exposed;
	} rows[] = {
		/* black ignores the rook's check; when white plays on, black is still in check */

		{ "4k3r/9/9/9/4r4/9/9/9/4K4 b P 1", "P*1e", false, true },
		{ "4k3p/9/9/9/4r4/9/9/9/4K4 b P 1", "P*1e 1a1b", true, false },
		/* the king is captured: no side is in check */
		{ "4k3p/9/9/9/4r4/9/9/9/4K4 b P 1", "P*1e 5e5i", false, false },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		static struct position position;

		fixture_begin(&fixture, rows[i].sfen);
		fixture_play(&fixture, rows[i].moves, " ", false);
		position_load(&position, rules_row(fixture.rules, 0), &fixture.game->final);
		assert_int_equal(position.checked, rows[i].checked);
		assert_int_equal(position.exposed, rows[i].exposed);
		assert_int_equal(fixture.game->verdict, VERDICT_illegal);
	}
}

/* Chu shogi: the square where another piece captured a lion is kept until the next move; where a
 * lion did, it is not. */
static void
test_lion_captured_on(void **state)
{
	static struct position position;
	struct move takes = { .kind = MOVE_board,
		.side = BLACK,
		.from = square_make(6, 8),
		.mid = NO_SQUARE,
		.to = square_make(6, 6) };
	struct move answer = { .kind = MOVE_board,
		.side = WHITE,
		.from = square_make(1, 1),
		.mid = NO_SQUARE,
		.to = square_make(2, 1) };
	struct undo undo, second;

	(void)state;
	answer.piece = answer.after = piece_make(KIND_king, false, WHITE);
	for (unsigned lion = 0; lion < 2; lion++) {
		takes.piece = takes.after =
		    piece_make(lion != 0 ? KIND_lion : KIND_rook, false, BLACK);
		position_clear(&position, rules_variant(fixture.rules, STR("chu")));
		position_put(&position, takes.from, takes.piece);
		position_put(&position, takes.to, piece_make(KIND_lion, false, WHITE));
		position_put(&position, answer.from, answer.piece);
		position_turn(&position, BLACK);
		play_move(&position, &takes, &undo);
		assert_int_equal(position.lion_captured_on, lion != 0 ? NO_SQUARE : takes.to);
		play_move(&position, &answer, &second);
		assert_int_equal(position.lion_captured_on, NO_SQUARE);
		play_undo(&position, &answer, &second);
		assert_int_equal(position.lion_captured_on, lion != 0 ? NO_SQUARE : takes.to);
		play_undo(&position, &takes, &undo);
		assert_int_equal(position.lion_captured_on, NO_SQUARE);
	}
}

static void
test_diagram(void **state)
{
	struct diagram diagram, again;
	static struct position position;
	size_t bad;

	(void)state;
	assert_true(sfen_find(testing_variants(), NULL,
			STR("ln1g5/1r2S1k2/p2pppn2/2ps2p2/1p7/2P6/PPSPPPPLP/2G2K1pr/LN4G1b w "
			    "BG2SLPnp 62"),
			&diagram, &bad) != 0);
	position_load(&position, rules_row(fixture.rules, 0), &diagram);
	position_save(&position, &again);
	again.number = diagram.number;
	diagram.pieces = again.pieces;
	assert_memory_equal(&diagram, &again, sizeof diagram);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_random_play),
		cmocka_unit_test(test_illegal_play),
		cmocka_unit_test(test_lion_captured_on),
		cmocka_unit_test(test_diagram),
	};

	return cmocka_run_group_tests(tests, open_fixture, close_fixture);
}
