/* The replay's verdict on a move and the search for legal moves, which perft uses, agree: for every
 * variant, in positions of random legal play, on every kind of move and drop, lawful or not. */
#include "rules/testing_play.h"

#include "record/variants/variants.h"
static uint32_t
next_random(uint32_t *seed)
{
	*seed ^= *seed << 13;
	*seed ^= *seed >> 17;
	*seed ^= *seed << 5;
	return *seed;
}

/* A position, its legal moves, and how many moves were compared. */
struct trial_position {
	const struct variant *variant;
	char sfen[1024];
	struct move legal[JUDGE_MOVES_MAX];
	size_t count;
	struct {
		unsigned long legal, illegal;
	} seen;
};

static bool
promotes(const struct move *move)
{
	return move->kind == MOVE_board && move->after != move->piece;
}

static bool
is_legal(const struct trial_position *trial, const struct move *move)
{
	for (size_t i = 0; i < trial->count; i++) {
		const struct move *legal = &trial->legal[i];

		if (legal->kind == move->kind && legal->from == move->from &&
		    legal->mid == move->mid && legal->to == move->to && legal->after == move->after)
			return true;
	}
	return false;
}

/* Returns whether a record of this position and this one move is a legal game. */
static bool
replays(struct fixture *fixture, const struct trial_position *trial, const struct move *move)
{
	struct replay_options options = { .variant = trial->variant->name };
	struct claim *claim;
	uint32_t node;

	fixture_begin_of(fixture, &trial->variant->pieces, trial->sfen);
	node = record_add_ply(&fixture->record, 0, false);
	claim = &fixture->record.plies[node].claim;
	*claim = (struct claim){ .kind = CLAIM_move,
		.has = CLAIM_HAS_to | CLAIM_HAS_promotion_mark,
		.to = move->to,
		.from = move->from,
		.mid = move->mid,
		.piece = piece_face(move->piece),
		.winner = NO_SIDE };
	claim->has |=
	    (uint16_t)(move->kind == MOVE_drop ? CLAIM_HAS_drop | CLAIM_HAS_piece : CLAIM_HAS_from);
	if (move->mid != NO_SQUARE)
		claim->has |= CLAIM_HAS_mid;
	if (promotes(move))
		claim->has |= CLAIM_HAS_promote;
	else if (move->kind == MOVE_board)
		claim->has |= CLAIM_HAS_stay;
	fixture->game = replay(fixture->rules, &fixture->record, &options, &fixture->diags);
	return fixture->game->plies == 1 && (fixture->game->moves[node].flags & MOVE_illegal) == 0;
}

static void
compare(struct fixture *fixture, struct trial_position *trial, const struct move *move)
{
	bool legal = is_legal(trial, move);

	if (replays(fixture, trial, move) != legal)
		fail_msg("%s: %s: %s %x-%x-%x, piece %u to %u: the search says %s, the replay not",
		    trial->variant->name, trial->sfen, move->kind == MOVE_drop ? "drop" : "move",
		    move->from, move->mid, move->to, move->piece, move->after,
		    legal ? "legal" : "illegal");
	*(legal ? &trial->seen.legal : &trial->seen.illegal) += 1;
}

/* Compares moves of a random piece to every square, promoting and not, and drops of each kind. */
static void
compare_some(struct fixture *fixture, struct trial_position *trial, const struct position *position,
    uint32_t *seed)
{
	bool either = trial->variant->drops == DROPS_either_face;
	enum side side = (enum side)position->side;
	square_t from = NO_SQUARE, to;
	const struct army_row *army = trial->variant->army;
	unsigned skip = next_random(seed) % 40;
	piece_t face = army[next_random(seed) % trial->variant->army_count].face, piece, becomes;

	while (position_next(position, &from) && skip > 0)
		skip--;
	for (to = NO_SQUARE + 1; to != 255; to++) {
		if (position_at(position, to) == PIECE_WALL)
			continue;
		piece = from != NO_SQUARE ? position_at(position, from) : 0;
		becomes = position->compiled->becomes[piece];
		if (becomes == 0) /* which is an error */
			becomes = piece | PIECE_PROMOTED;
		if (piece != 0 && piece_side(piece) == side && to != from) /* else it is a pass */
			for (unsigned up = 0; up < 2; up++)
				compare(fixture, trial,
				    &(struct move){ .kind = MOVE_board,
					.from = from,
					.to = to,
					.piece = piece,
					.after = up != 0 ? becomes : piece });
		piece = piece_make(piece_kind(face), either && piece_promoted(face), side);
		compare(fixture, trial,
		    &(struct move){ .kind = MOVE_drop, .to = to, .piece = piece, .after = piece });
	}
}

static void
play_game(struct fixture *fixture, struct trial_position *trial, uint32_t seed)
{
	enum { PLIES = 150, EVERY = 6 };
	const struct compiled_variant *compiled =
	    rules_variant(fixture->rules, str_of(trial->variant->name));
	struct position position = *compiled->even;
	struct diagram diagram;
	struct buffer sfen;
	struct undo undo;

	buffer_init(&sfen, &fixture->memory);
	for (unsigned ply = 0; ply < PLIES; ply++) {
		trial->count = judge_legal_moves(&position, trial->legal);
		assert_true(judge_any_reply(&position) == (trial->count > 0));
		if (trial->count == 0)
			break;
		if (ply % EVERY == 0) {
			position_save(&position, &diagram);
			buffer_clear(&sfen);
			sfen_write(&diagram, 1, &sfen);
			assert_true(sfen.n < sizeof trial->sfen);
			snprintf(trial->sfen, sizeof trial->sfen, "%.*s", (int)sfen.n, sfen.p);
			for (size_t i = 0; i < trial->count; i++)
				if (trial->legal[i].kind != MOVE_pass)
					compare(fixture, trial, &trial->legal[i]);
			compare_some(fixture, trial, &position, &seed);
		}
		play_move(&position, &trial->legal[next_random(&seed) % trial->count], &undo);
	}
	buffer_free(&sfen);
}

static void
the_replay_and_the_search_agree(void **state)
{
	enum { GAMES = 6, MOST = 1000, ENOUGH = 1000 };
	const struct variants *variants;
	static struct trial_position trial;
	struct fixture fixture;

	(void)state;
	fixture_open(&fixture);
	variants = rules_variants(fixture.rules);
	for (size_t row = 0; row < variants_count(variants); row++) {
		trial = (struct trial_position){ .variant = variants_at(variants, row) };
		/* (games on the smallest boards are short) */
		for (uint32_t game = 1; game <= GAMES || (trial.seen.legal < ENOUGH && game < MOST);
		     game++)
			play_game(&fixture, &trial, game * 2654435761u);
		assert_true(trial.seen.legal >= ENOUGH && trial.seen.illegal >= ENOUGH);
	}
	fixture_close(&fixture);
}

/* A lance far away or a knight gives check, and the king cannot move. */
static void
a_check_is_met_between_or_by_a_capture(void **state)
{
	static const struct {
		const char *sfen;
		bool any;
	} cases[] = {
		{ "7lk/7p1/9/9/9/9/9/9/8L w p 1", true },
		{ "7lk/7p1/9/9/9/9/9/9/8L w - 1", false },
		{ "7lk/7p1/9/9/9/9/9/8p/8L w - 1", true },  /* no check */
		{ "7lk/7p1/9/7b1/9/9/9/9/8L w - 1", true }, /* between */
		{ "7lk/7p1/9/9/9/9/9/9/5r2L w - 1", true }, /* takes it */
		{ "7lk/7np/7N1/9/9/9/9/9/9 w p 1", false }, /* nothing is between */
		{ "5r1lk/7np/7N1/9/9/9/9/9/9 w - 1", false },
		{ "7lk/7np/3r3N1/9/9/9/9/9/9 w - 1", true },
	};
	static struct position position;
	struct fixture fixture;

	(void)state;
	fixture_open(&fixture);
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		fixture_begin(&fixture, cases[i].sfen);
		fixture_play(&fixture, "", "", false);
		position_load(&position, rules_row(fixture.rules, 0), &fixture.game->final);
		if (judge_any_reply(&position) != cases[i].any)
			fail_msg("%s", cases[i].sfen);
	}
	fixture_close(&fixture);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(the_replay_and_the_search_agree),
		cmocka_unit_test(a_check_is_met_between_or_by_a_capture) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
