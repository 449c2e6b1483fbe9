/* The fast path under random legal play: a claim takes it exactly if it is a move on the board by
 * both squares, or a drop, that resolve_claim understands in the same way and that breaks no law.
 */
#include "rules/testing_replay.h"

#include "rules/laws/fast_move.h"
#include "rules/replay/resolve.h"

static uint32_t
next_random(uint32_t *seed)
{
	*seed ^= *seed << 13;
	*seed ^= *seed >> 17;
	*seed ^= *seed << 5;
	return *seed;
}

/* The number of claims that took the fast path, and of those that did not; of drops in hand. */
static unsigned long counts[2], drops;

static void
check_claim(struct position *position, const struct claim *claim, square_t last_to)
{
	struct resolution resolution;
	struct trial trial;
	struct move move = { .kind = MOVE_none };
	bool fast = fast_move(position, claim, last_to, false, &move);
	bool lawful;

	counts[!fast]++;
	resolve_claim(position, claim, last_to, &trial, &resolution);
	lawful =
	    resolution.how == RESOLVED_move && !trial.assumed && laws_before(position, &trial) == 0;
	if (fast != lawful || (fast && memcmp(&move, &trial.move, sizeof move) != 0))
		fail_msg("claim %x: %u to %u", claim->has, claim->from, claim->to);
}

/* Tries a move on the board as claimed by CSA, USI and KIF, with 同 (the same square as before)
 * too, and with the right piece or another. */
static void
check_claims(struct position *position, square_t from, square_t to, square_t last_to)
{
	static const unsigned sets[] = {
		CLAIM_HAS_from | CLAIM_HAS_to | CLAIM_HAS_after | CLAIM_HAS_side,
		CLAIM_HAS_from | CLAIM_HAS_to,
		CLAIM_HAS_from | CLAIM_HAS_to | CLAIM_HAS_promote,
		CLAIM_HAS_from | CLAIM_HAS_to | CLAIM_HAS_promotion_mark | CLAIM_HAS_piece,
		CLAIM_HAS_from | CLAIM_HAS_same | CLAIM_HAS_promotion_mark | CLAIM_HAS_piece |
		    CLAIM_HAS_promote,
		CLAIM_HAS_from | CLAIM_HAS_same | CLAIM_HAS_promotion_mark | CLAIM_HAS_piece |
		    CLAIM_HAS_stay,
	};
	piece_t face = piece_face(position_at(position, from));
	const piece_t faces[] = { face, face ^ PIECE_PROMOTED, KIND_gold };

	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
		for (size_t j = 0; j < sizeof faces; j++) {
			struct claim claim = { .has = (uint16_t)sets[i],
				.kind = CLAIM_move,
				.side = (uint8_t)(j == 2 ? WHITE : position->side),
				.from = from,
				.to = (sets[i] & CLAIM_HAS_to) != 0 ? to : NO_SQUARE,
				.piece = faces[j],
				.after = faces[j] };

			check_claim(position, &claim, last_to);
		}
}

/* Tries drops of each kind on a square, as claimed by CSA, USI and KIF, and with words that no drop
 * has. */
static void
check_drops(struct position *position, square_t to)
{
	static const unsigned sets[] = {
		CLAIM_HAS_drop | CLAIM_HAS_to | CLAIM_HAS_after | CLAIM_HAS_side,
		CLAIM_HAS_drop | CLAIM_HAS_to | CLAIM_HAS_piece | CLAIM_HAS_promotion_mark,
		CLAIM_HAS_drop | CLAIM_HAS_to,
	};

	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
		for (unsigned face = 0; face < PIECE_WHITE; face++) {
			struct claim claim = { .has = (uint16_t)sets[i],
				.kind = CLAIM_move,
				.side = (uint8_t)(face % 8 == 7 ? side_other(position->side)
								: position->side),
				.to = to,
				.piece = (piece_t)face,
				.after = (piece_t)face };

			check_claim(position, &claim, NO_SQUARE);
			drops += position->hands[position->side][face % KIND_LIMIT] != 0;
		}
}

/* Returns a square of the board or just off it. */
static square_t
random_square(uint32_t *seed)
{
	uint32_t random = next_random(seed) >> 8;

	return square_make(random % 11, random / 11 % 11);
}

static void
play_game(const struct compiled_variant *compiled, uint32_t seed)
{
	enum { PLIES = 100, CLAIMS = 300 };
	static struct move moves[JUDGE_MOVES_MAX];
	struct position position = *compiled->even;
	square_t last_to = NO_SQUARE;
	struct undo undo;
	size_t count;

	for (unsigned ply = 0; ply < PLIES && (count = judge_legal_moves(&position, moves)) > 0;
	     ply++) {
		struct move *move = &moves[next_random(&seed) % count];

		for (size_t i = 0; i < count; i++)
			check_claims(&position, moves[i].from, moves[i].to, last_to);
		for (unsigned i = 0; i < CLAIMS; i++)
			check_claims(
			    &position, random_square(&seed), random_square(&seed), last_to);
		check_drops(&position, random_square(&seed));
		check_drops(&position, moves[count - 1].to);
		play_move(&position, move, &undo);
		last_to = move->to;
	}
}

static void
test_shogi(void **state)
{
	(void)state;
	assert_true(fast_move_game(rules_row(fixture.rules, 0)));
	for (uint32_t seed = 1; seed <= 20; seed++)
		play_game(rules_row(fixture.rules, 0), seed * 2654435761u);
	assert_true(counts[0] > 10000 && counts[1] > 10000 && drops > 1000);
}

static void
test_minishogi(void **state)
{
	const struct compiled_variant *compiled = rules_variant(fixture.rules, STR("minishogi"));

	(void)state;
	assert_true(fast_move_game(compiled));
	for (uint32_t seed = 1; seed <= 20; seed++)
		play_game(compiled, seed * 2654435761u);
}

/* Games with lions, or with kings that may be captured, never take the fast path. */
static void
test_others(void **state)
{
	(void)state;
	assert_false(fast_move_game(rules_variant(fixture.rules, STR("chu"))));
	assert_false(fast_move_game(rules_variant(fixture.rules, STR("dai"))));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_shogi),
		cmocka_unit_test(test_minishogi),
		cmocka_unit_test(test_others),
	};

	return cmocka_run_group_tests(tests, open_fixture, close_fixture);
}
