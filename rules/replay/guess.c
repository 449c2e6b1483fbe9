#include "rules/replay/guess.h"

#include "rules/replay/replay_tree.h"
#include "rules/variants/compiled_variant.h"
#include "rules/variants/handicap.h"

/* Whether the game from a guessed start is to replace the one from the start that is named. */
static bool
is_better(const struct game *guessed, const struct game *named)
{
	return guessed->unplayed == 0 &&
	       (guessed->verdict == VERDICT_ok ||
		   (named->unplayed != 0 && guessed->verdict == VERDICT_illegal));
}

/* Plays the main line from a guessed start in scratch memory; returns whether the guess works. */
static bool
works(const struct rules *rules, const struct record *record, const struct replay_options *options,
    const struct game *named, const struct guess *guess)
{
	struct replay_options mainline = *options;
	struct record copy = *record;
	struct arena scratch;
	struct diags dropped;
	bool works;

	arena_init(&scratch, record->arena->memory);
	diags_init(&dropped, &scratch, 0);
	mainline.mainline_only = true;
	copy.arena = &scratch;
	works = is_better(replay_tree(rules, &copy, &mainline, guess, &dropped), named);
	arena_free(&scratch);
	return works;
}

/* Returns the number of pieces of the even start that are not on a handicap's board; 0 where white
 * does not move first or a side has pieces in hand. */
static unsigned
pieces_given(const struct compiled_variant *compiled, size_t row)
{
	const struct diagram *even = &compiled->starts[0], *start = &compiled->starts[row];
	unsigned given = 0;

	for (unsigned kind = 1; kind < KIND_LIMIT; kind++)
		if (start->hands[BLACK][kind] != 0 || start->hands[WHITE][kind] != 0)
			return 0;
	for (unsigned square = 0; square < 256; square++)
		given += even->cells[square] != 0 && start->cells[square] == 0;
	return start->turn == WHITE ? given : 0;
}

/* Returns the handicap with the fewest pieces given that works, or NULL. */
static const struct handicap *
fewest_pieces(const struct rules *rules, const struct record *record,
    const struct replay_options *options, const struct game *game)
{
	const struct compiled_variant *compiled = rules_variant(rules, str_of(game->variant));
	const struct variant *variant = compiled->variant;
	unsigned given, max = 0;

	for (size_t i = 0; i < variant->handicap_count; i++) {
		given = pieces_given(compiled, i);
		max = given > max ? given : max;
	}
	for (unsigned n = 1; n <= max; n++) {
		for (size_t i = 0; i < variant->handicap_count; i++) {
			struct guess guess = { &variant->handicaps[i], true };

			if (pieces_given(compiled, i) == n &&
			    works(rules, record, options, game, &guess))
				return guess.row;
		}
	}
	return NULL;
}

/* Whether the first move is white's, by its sign or by its piece. */
static bool
begins_with_white(const struct record *record, const struct game *game)
{
	const struct claim *claim = &record->plies[record->plies[0].next].claim;
	piece_t piece;

	if (record->setup.turn != NO_SIDE)
		return record->setup.turn == WHITE;
	if ((claim->has & CLAIM_HAS_side) != 0)
		return claim->side == WHITE;
	if (claim->kind != CLAIM_move || (claim->has & CLAIM_HAS_from) == 0)
		return false;
	piece = game->start.cells[claim->from];
	return piece != 0 && piece_side(piece) == WHITE;
}

bool
guess_start(const struct rules *rules, const struct record *record,
    const struct replay_options *options, const struct game *game, struct guess *guess)
{
	const struct setup *setup = &record->setup;

	*guess = (struct guess){ .white_first = false };
	if (game->verdict == VERDICT_ok || game->variant == NULL)
		return false;
	if (setup->base == SETUP_named && game->handicap != NULL) {
		guess->row = handicap_homonym(
		    rules_variant(rules, str_of(game->variant))->variant, game->handicap);
		return guess->row != NULL && works(rules, record, options, game, guess);
	}
	if (setup->base != SETUP_default || setup->step_count != 0 ||
	    !begins_with_white(record, game))
		return false;
	guess->white_first = true;
	if (setup->turn == NO_SIDE && works(rules, record, options, game, guess))
		return true;
	guess->row = fewest_pieces(rules, record, options, game);
	return guess->row != NULL;
}

void
guess_report(const struct record *record, const struct guess *guess, struct diags *diags)
{
	struct span at = record->plies[record->plies[0].next].at;

	if (!guess->white_first)
		return;
	if (guess->row == NULL)
		diags_add(diags, DIAG_turn_guessed, at, 0, ARGS(A_SIDE(WHITE)));
	else
		diags_add(diags, DIAG_handicap_guessed, at, 0,
		    ARGS(A_STR(str_of(guess->row->english)), A_STR(str_of(guess->row->name))));
}
