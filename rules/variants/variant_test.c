/* What differs among variants: names of pieces, passes, repetition, handicaps. */
#include "rules/testing_replay.h"

#include "record/sfen.h"
#include "record/variants/testing_variants.h"
#include "record/variants/variants.h"
#include "rules/laws/perft_count.h"
#include "rules/variants/handicap.h"

/* Replays one claim from a position of chu; returns the name of the first finding, or NULL. */
static const char *
try_claim(const char *sfen, struct claim claim)
{
	struct replay_options options = { .variant = NULL };

	fixture_begin(&fixture, sfen);
	fixture.record.setup.width = fixture.record.setup.height = 12;
	fixture.record.plies[record_add_ply(&fixture.record, 0, false)].claim = claim;
	fixture.game = replay(fixture.rules, &fixture.record, &options, &fixture.diags);
	for (size_t i = 0; i < fixture.diags.count; i++)
		if (fixture.diags.list[i].severity == SEVERITY_error)
			return diag_rows[fixture.diags.list[i].rule].name;
	return NULL;
}

static struct claim
claim_of(piece_t piece, square_t from, square_t mid, square_t to, unsigned has)
{
	return (struct claim){ .kind = CLAIM_move,
		.has = (uint16_t)(CLAIM_HAS_to | CLAIM_HAS_promotion_mark | CLAIM_HAS_piece | has),
		.piece = piece,
		.from = from,
		.mid = mid,
		.to = to,
		.winner = NO_SIDE };
}

#define LIONS "k11/12/12/12/12/12/5+O6/12/12/12/5+R6/11K b - 1"

/* A claim may name a promoted piece by a piece that moves alike (CLAIM_HAS_homonym). */
static void
names(void **state)
{
	square_t lion = square_make(7, 7), rook = square_make(7, 11), to = square_make(7, 6);
	struct claim claim = claim_of(KIND_lion, lion, 0, to, CLAIM_HAS_from | CLAIM_HAS_homonym);

	(void)state;
	assert_null(try_claim(LIONS, claim));
	assert_int_equal(fixture.game->moves[1].piece, KIND_kirin | PIECE_PROMOTED);
	claim.has &= (uint16_t)~CLAIM_HAS_from; /* only one lion can go there */
	assert_null(try_claim(LIONS, claim));
	assert_int_equal(fixture.game->moves[1].from, lion);
	claim = claim_of(KIND_lion, lion, 0, to, CLAIM_HAS_from);
	assert_string_equal(try_claim(LIONS, claim), "wrong-piece-name");
	claim = claim_of(KIND_kirin, lion, 0, to, CLAIM_HAS_from | CLAIM_HAS_homonym);
	assert_string_equal(try_claim(LIONS, claim), "wrong-piece-name");
	claim = claim_of(
	    KIND_dragon_king, rook, 0, square_make(6, 10), CLAIM_HAS_from | CLAIM_HAS_homonym);
	assert_null(try_claim(LIONS, claim));
	claim.piece = KIND_rook;
	assert_string_equal(try_claim(LIONS, claim), "wrong-piece-name");
}

/* A pass steps over an empty square, which the move keeps. */
static void
passes(void **state)
{
	square_t lion = square_make(7, 7), mid = square_make(7, 6);
	struct claim claim = claim_of(
	    KIND_lion, lion, mid, lion, CLAIM_HAS_from | CLAIM_HAS_mid | CLAIM_HAS_homonym);

	(void)state;
	assert_null(try_claim(LIONS, claim));
	assert_int_equal(fixture.game->moves[1].kind, MOVE_pass);
	assert_int_equal(fixture.game->moves[1].mid, mid);
	claim.has &= (uint16_t)~CLAIM_HAS_mid;
	assert_null(try_claim(LIONS, claim));
	assert_int_equal(fixture.game->moves[1].kind, MOVE_pass);
	assert_int_not_equal(fixture.game->moves[1].mid, NO_SQUARE);
	claim.has |= CLAIM_HAS_mid;
	claim.mid = square_make(7, 5); /* two squares away */
	assert_string_equal(try_claim(LIONS, claim), "pass");
	assert_string_equal(
	    try_claim("k11/12/12/12/12/12/5G6/12/12/12/12/11K b - 1",
		claim_of(KIND_gold, lion, mid, lion, CLAIM_HAS_from | CLAIM_HAS_mid)),
	    "pass");
	assert_null(try_claim(LIONS, (struct claim){ .kind = CLAIM_pass, .winner = NO_SIDE }));
	assert_int_equal(fixture.game->moves[1].from, lion);
}

/* Black loses by the fourth occurrence in minishogi; elsewhere it is a draw. */
static void
fourfold(void **state)
{
	static const struct {
		const char *sfen, *round;
		enum side winner;
	} rows[] = {
		{ "rbsgk/4p/5/P4/KGSBR b - 1", " 2e3d 4a3b 3d2e 3b4a", WHITE },
		{ "", " 2h3h 8b7b 3h2h 7b8b", NO_SIDE },
	};
	char moves[128];

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct replay_options options = { .variant = NULL };
		struct ply *end;
		uint32_t last;

		snprintf(
		    moves, sizeof moves, "%s%s%s", rows[i].round, rows[i].round, rows[i].round);
		fixture_begin(&fixture, rows[i].sfen);
		fixture.record.setup.width = fixture.record.setup.height = i == 0 ? 5 : 0;
		fixture_play(&fixture, moves, " ", false);
		last = (uint32_t)fixture.record.ply_count - 1;
		end = &fixture.record.plies[record_add_ply(&fixture.record, last, false)];
		end->claim = (struct claim){
			.kind = CLAIM_end, .ending = ENDING_sennichite, .winner = NO_SIDE
		};
		fixture.diags.count = 0;
		fixture.game = replay(fixture.rules, &fixture.record, &options, &fixture.diags);
		assert_int_equal(fixture.diags.count, 0);
		assert_int_equal(fixture.game->plies, 12);
		assert_int_equal(fixture.game->ending, ENDING_sennichite);
		assert_int_equal(fixture.game->winner, rows[i].winner);
	}
}

/* The name of a handicap decides the variant. */
static void
handicaps(void **state)
{
	struct replay_options options = { .variant = NULL };
	static const struct {
		const char *name, *variant;
	} rows[] = {
		{ "三枚獅子", "chu" },
		{ "二枚落ち", "shogi" },
		{ "平手", "shogi" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		fixture_begin(&fixture, "");
		fixture.record.setup.base = SETUP_named;
		fixture.record.setup.handicap.name = str_of(rows[i].name);
		fixture.game = replay(fixture.rules, &fixture.record, &options, &fixture.diags);
		assert_int_equal(fixture.diags.count, 0);
		assert_string_equal(fixture.game->variant, rows[i].variant);
		assert_string_equal(fixture.game->handicap->name, rows[i].name);
	}
}

/* Every row of the handicaps, by each of its names; what CSA takes away leads to its position. */
static void
handicap_rows(void **state)
{
	(void)state;
	for (size_t v = 0; v < variants_count(rules_variants(fixture.rules)); v++) {
		const struct variant *variant = variants_at(rules_variants(fixture.rules), v);
		struct diagram even;
		size_t bad;

		sfen_find(
		    testing_variants(), NULL, str_of(variant->handicaps[0].sfen), &even, &bad);
		for (size_t i = 0; i < variant_handicaps(variant); i++) {
			const struct handicap *row = &variant->handicaps[i], *other;
			struct diagram start, left = even;

			assert_ptr_equal(handicap_named(variant, str_of(row->name)), row);
			assert_ptr_equal(handicap_named(variant, str_of(row->english)), row);
			assert_true(sfen_find(testing_variants(), NULL, str_of(row->sfen), &start,
					&bad) > 0);
			other = handicap_homonym(variant, row);
			assert_true(
			    (other != NULL) == (v == 0 && strcmp(row->name, "三枚落ち") == 0));
			assert_true(other == NULL || strcmp(other->homonym, row->name) == 0);
			for (const char *p = row->csa; p != NULL && *p != '\0'; p += 4) {
				square_t square =
				    square_make((unsigned)(p[0] - '0'), (unsigned)(p[1] - '0'));

				assert_int_equal(
				    piece_face(left.cells[square]), piece_of_csa(p + 2));
				left.cells[square] = 0;
			}
			if (row->csa != NULL)
				assert_memory_equal(left.cells, start.cells, sizeof left.cells);
		}
	}
}

/* Each start position is written as sfen_write writes it: a game's key is made of either. */
static void
starts(void **state)
{
	const struct compiled_variant *compiled;
	struct buffer out;
	size_t i, row;

	(void)state;
	buffer_init(&out, &fixture.memory);
	for (i = 0; i < variants_count(rules_variants(fixture.rules)); i++) {
		compiled = rules_row(fixture.rules, i);
		for (row = 0; row < variant_handicaps(compiled->variant); row++) {
			buffer_clear(&out);
			sfen_write(&rules_start(compiled, row)->diagram, 1, &out);
			buffer_char(&out, '\0');
			assert_string_equal(out.p, compiled->variant->handicaps[row].sfen);
		}
	}
	buffer_free(&out);
}

/* The counts of the first moves add up to the total. */
static void
divides(void **state)
{
	struct buffer out;
	uint64_t all = 0, sum = 0, lines = 0;

	(void)state;
	buffer_init(&out, &fixture.memory);
	assert_true(perft(fixture.rules, "chu", STR(""), 2, &out, &all, &fixture.memory));
	assert_int_equal(all, 1296);
	buffer_char(&out, '\0');
	for (const char *p = out.p; *p != '\0'; p = strchr(p, '\n') + 1) {
		sum += strtoull(strchr(p, ':') + 1, NULL, 10);
		lines++;
	}
	assert_int_equal(lines, 36);
	assert_int_equal(sum, all);
	buffer_clear(&out);
	assert_true(perft(fixture.rules, NULL, STR(""), 0, &out, &all, &fixture.memory));
	assert_int_equal(all, 1);
	assert_int_equal(out.n, 0);
	assert_false(perft(fixture.rules, "go", STR(""), 1, &out, &all, &fixture.memory));
	/* of a lion's 33 moves 9 capture the pawn, 8 of them on the way; kings have 3, a pawn 1 */
	buffer_clear(&out);
	assert_true(perft(fixture.rules, "chu",
	    STR("k11/12/12/12/12/6p5/6N5/12/12/12/12/11K b - 1"), 2, &out, &all, &fixture.memory));
	assert_int_equal(all, 27 * 4 + 9 * 3);
	buffer_free(&out);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(names),
		cmocka_unit_test(passes),
		cmocka_unit_test(fourfold),
		cmocka_unit_test(handicaps),
		cmocka_unit_test(starts),
		cmocka_unit_test(handicap_rows),
		cmocka_unit_test(divides),
	};

	return cmocka_run_group_tests(tests, open_fixture, close_fixture);
}
