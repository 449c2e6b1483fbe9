#include "rules/replay/replay.h"

#include "rules/board/compiled_variant.h"
#include "rules/replay/replay_tree.h"
#include "rules/variants/handicap.h"

/* A replay from the start that the record names, for which another start is sought. */
struct attempt {
	const struct rules *rules;
	const struct record *record;
	const struct replay_options *options;
	const struct game *game;
};

/* Whether the moves show that the game did not begin so: one of them cannot be played, or the side
 * not to move makes the first.  A foul shows nothing: it is what a record is checked for. */
static bool
is_unplayable(const struct game *game)
{
	const struct move *first = &game->moves[game->record->plies[0].next];

	return game->variant == NULL || game->unplayed != 0 ||
	       (first->kind != MOVE_end && first->side != game->start.turn);
}

/* Whether the move at a node was played and broke a law. */
static bool
breaks_law(const struct game *game, uint32_t node)
{
	return (game->moves[node].flags & MOVE_illegal) != 0;
}

/*
 * Plays the main line from a guessed start in scratch memory.  Returns whether that game should
 * replace the one from the named start.
 */
static bool
works(const struct attempt *attempt, const struct guess *guess)
{
	struct replay_options mainline = *attempt->options;
	struct record copy = *attempt->record;
	const struct game *guessed;
	struct arena scratch;
	struct diags dropped;
	uint32_t first = copy.plies[0].next;
	bool works;

	arena_init(&scratch, copy.arena->memory);
	diags_init(&dropped, &scratch, 0);
	mainline.mainline_only = true;
	mainline.pvs = REPLAY_PVS_unread;
	copy.arena = &scratch;
	guessed = replay_tree(attempt->rules, &copy, &mainline, guess, &dropped);
	works = guessed->unplayed == 0 &&
		(guessed->verdict == VERDICT_ok ||
		    (guessed->verdict == VERDICT_illegal &&
			(attempt->game->unplayed != 0 || !breaks_law(guessed, first))));
	arena_free(&scratch);
	return works;
}

/* Returns the number of pieces of the even start that are not on a handicap's board; 0 where white
 * does not move first or a side has pieces in hand. */
static unsigned
pieces_given(const struct compiled_variant *compiled, size_t row)
{
	const struct diagram *even = &rules_start(compiled, 0)->diagram,
			     *start = &rules_start(compiled, row)->diagram;
	unsigned given = 0;

	for (unsigned kind = 1; kind < KIND_LIMIT; kind++)
		if (start->hands[BLACK][kind] != 0 || start->hands[WHITE][kind] != 0)
			return 0;
	for (unsigned square = 0; square < BOARD_SQUARES; square++)
		given += even->cells[square] != 0 && start->cells[square] == 0;
	return start->turn == WHITE ? given : 0;
}

/* Returns the handicap with the fewest pieces given that works, or NULL. */
static const struct handicap *
fewest_pieces(const struct attempt *attempt, const struct compiled_variant *compiled)
{
	const struct variant *variant = compiled->variant;
	size_t count = variant_handicaps(variant);
	unsigned max = 0;

	for (size_t i = 0; i < count; i++)
		if (pieces_given(compiled, i) > max)
			max = pieces_given(compiled, i);
	for (unsigned n = 1; n <= max; n++)
		for (size_t i = 0; i < count; i++) {
			struct guess guess = { &variant->handicaps[i], WHITE, false };

			if (pieces_given(compiled, i) == n && works(attempt, &guess))
				return guess.row;
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

/* Whether the other side may be the one to move: the record's words for the side to move are
 * missing, contradict the handicap, or are often wrong (下手番, 上手番). */
static bool
may_turn(const struct record *record, const struct game *game)
{
	const struct setup *setup = &record->setup;
	const struct claim *first = &record->plies[record->plies[0].next].claim;

	if (first->kind != CLAIM_move || (first->has & CLAIM_HAS_side) != 0)
		return false;
	if (setup->turn == NO_SIDE)
		return setup->base == SETUP_board || setup->base == SETUP_named;
	if (setup->handicap_labels && !setup->turn_is.unambiguous)
		return setup->base == SETUP_board || setup->step_count == 0;
	return setup->base != SETUP_board && setup->step_count == 0 && game->handicap == NULL;
}

/* Looks for another start from which the moves can be played: the homonym of a named handicap or
 * the other side to move; else the even start with white to move, then the fewest pieces given.
 * Returns false if none works. */
static bool
guess_start(const struct attempt *attempt, struct guess *guess)
{
	const struct record *record = attempt->record;
	const struct setup *setup = &record->setup;
	const struct game *game = attempt->game;
	const struct compiled_variant *compiled;

	if (game->variant == NULL) { /* not supported, or its start is unknown */
		guess->even = true;
		return record->ply_count > 1 && works(attempt, guess);
	}
	compiled = rules_variant(attempt->rules, str_of(game->variant));
	if (setup->base == SETUP_named && game->handicap != NULL) {
		guess->row = handicap_homonym(compiled->variant, game->handicap);
		if (guess->row != NULL && works(attempt, guess))
			return true;
		guess->row = NULL;
	}
	if (setup->base != SETUP_default) {
		guess->turn = side_other((enum side)game->start.turn);
		return may_turn(record, game) && works(attempt, guess);
	}
	if (setup->step_count != 0 || !begins_with_white(record, game))
		return false;
	guess->turn = WHITE;
	if (setup->turn == NO_SIDE && works(attempt, guess))
		return true;
	guess->row = fewest_pieces(attempt, compiled);
	return guess->row != NULL;
}

/* Reports a guess, unless the start built by it does: a handicap with the other side to move. */
static void
report_guess(const struct record *record, const struct guess *guess, struct diags *diags)
{
	const struct setup *setup = &record->setup;
	struct span first = record->plies[record->plies[0].next].at;
	bool words = setup->turn_is.at.n != 0 && setup->turn != NO_SIDE;

	if (guess->row != NULL && guess->turn != NO_SIDE)
		diags_add(diags, DIAG_handicap_guessed, first, 0,
		    ARGS(A_WORDS(guess->row->english, guess->row->name)));
	else if (guess->turn != NO_SIDE && (setup->base != SETUP_named || words))
		diags_add(diags, DIAG_turn_guessed,
		    words                          ? setup->turn_is.at
		    : setup->base == SETUP_default ? first
						   : setup->board_at,
		    0, ARGS(A_SIDE(guess->turn)));
}

/* Whether the variant was guessed, and the first move fits none of its pieces: it is another. */
static bool
is_another_variant(const struct record *record, const struct game *game)
{
	return record->setup.variant_guessed && game->variant != NULL && game->plies == 0 &&
	       game->unplayed != 0;
}

/* Takes the findings of a rule back. */
static void
forget(struct diags *diags, enum diag rule)
{
	for (size_t i = diags->count; i-- > 0;)
		if (diags->list[i].rule == rule)
			diags_forget(diags, i, i + 1);
}

/* Whether the variant of a game is not supported: words that are no move may be moves of it. */
static bool
is_unsupported(const struct game *game, const struct diags *diags)
{
	for (size_t i = 0; i < diags->count && game->variant == NULL; i++)
		if (diags->list[i].rule == DIAG_unsupported_variant)
			return true;
	return false;
}

/* Returns a game without moves, after the finding that its variant is not known. */
static struct game *
refuse_variant(const struct record *record, struct diags *diags)
{
	const struct ply *first = &record->plies[record->plies[0].next];
	struct game *game = arena_zero(record->arena, sizeof *game);

	game->record = record;
	game->moves = arena_zero(record->arena, record->ply_count * sizeof *game->moves);
	game->winner = NO_SIDE;
	game->verdict = VERDICT_unreadable;
	forget(diags, DIAG_variant_guessed);
	forget(diags, DIAG_bad_move_text);
	diags_add(
	    diags, DIAG_unsupported_variant, first->at, 0, ARGS(A_PHRASE(PHRASE_of_first_move)));
	return game;
}

/* Whether a text has moves only: nothing that a record of a game begins with. */
static bool
is_bare(const struct record *record)
{
	const struct setup *setup = &record->setup;

	return record->header_count == 0 && record->version.n == 0 &&
	       setup->base == SETUP_default && setup->step_count == 0 &&
	       (setup->turn == NO_SIDE || setup->turn_is.inferred) && setup->handicap.name.n == 0 &&
	       record->plies[record->plies[0].next].number == 0;
}

/* Returns the node of the first move that could not be played, 0 if it is not a move. */
static uint32_t
first_unplayed(const struct game *game)
{
	const struct ply *plies = game->record->plies;
	uint32_t node = plies[0].next;

	for (uint32_t i = 0; i < game->plies; i++)
		node = plies[node].next;
	return plies[node].claim.kind == CLAIM_move ? node : 0;
}

/* Whether a game is a line from a position that is not recorded (an engine's PV, a comment's): a
 * bare line whose first or second move cannot be played from the even start.  A long one is a game
 * with an error, and one of few moves shows nothing. */
static bool
lacks_start(const struct game *game, size_t mark, const struct diags *diags)
{
	enum { LINE = 5, GAME = 60 };
	uint32_t moves = game->plies + game->unplayed;

	if (!is_bare(game->record) || game->end != 0 || game->unplayed == 0 || game->plies > 1 ||
	    moves < LINE || moves >= GAME)
		return false;
	for (size_t i = mark; i < diags->count; i++)
		if (diags->list[i].rule == DIAG_ambiguous_move) /* it can be played */
			return false;
	return first_unplayed(game) != 0;
}

/* Replaces the findings about a line's moves, from mark on, and the parser's about the side that
 * makes the first, by one that the start is missing. */
static void
report_missing_start(struct game *game, size_t mark, struct diags *diags)
{
	const struct ply *plies = game->record->plies;
	uint32_t first = plies[plies[0].next].at.at;

	diags_forget(diags, mark, diags->count);
	for (size_t i = diags->count; i-- > 0;)
		if ((diags->list[i].rule == DIAG_turn_guessed ||
			diags->list[i].rule == DIAG_side_mark) &&
		    diags->list[i].at.at == first)
			diags_forget(diags, i, i + 1);
	diags_add(diags, DIAG_missing_start, plies[first_unplayed(game)].at, 0, NO_ARGS);
	game->verdict = VERDICT_unreadable;
}

struct game *
replay(const struct rules *rules, const struct record *record, const struct replay_options *options,
    struct diags *diags)
{
	size_t mark = diags->count;
	struct guess guess = { NULL, NO_SIDE, false };
	struct game *game;

	if (options->again != NULL)
		return replay_tree(rules, record, options, &options->again->guess, diags);
	game = replay_tree(rules, record, options, &guess, diags);
	if (is_another_variant(record, game)) {
		diags_forget(diags, mark, diags->count);
		return refuse_variant(record, diags);
	}
	if (is_unsupported(game, diags))
		forget(diags, DIAG_bad_move_text);
	if (game->verdict == VERDICT_ok || !is_unplayable(game))
		return game;
	if (!guess_start(&(struct attempt){ rules, record, options, game }, &guess)) {
		if (lacks_start(game, mark, diags))
			report_missing_start(game, mark, diags);
		return game;
	}
	diags_forget(diags, mark, diags->count);
	report_guess(record, &guess, diags);
	return replay_tree(rules, record, options, &guess, diags);
}
