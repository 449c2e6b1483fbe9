#include "rules/replay/start.h"

#include <string.h>

#include "record/variants/variants.h"
#include "rules/replay/start_check.h"
#include "rules/variants/handicap.h"

static void
bad_step(const struct setup_step *step, enum phrase why, struct diags *diags)
{
	diags_add(diags, DIAG_bad_setup, step->at, 0, ARGS(A_PHRASE(why)));
}

static void
do_put(struct position *position, const struct setup_step *step, struct diags *diags)
{
	if (!position_on_board(position, step->square)) {
		bad_step(step, PHRASE_off_board, diags);
	} else if (!position->compiled->exists[step->piece]) {
		bad_step(step, PHRASE_no_such_piece, diags);
	} else {
		if (position_at(position, step->square) != 0) {
			bad_step(step, PHRASE_two_pieces, diags);
			position_lift(position, step->square);
		}
		position_put(position, step->square, step->piece);
	}
}

static void
do_hand(struct position *position, const struct setup_step *step, struct diags *diags)
{
	enum side side = piece_side(step->piece);
	/* (where either face is dropped, a hand may name any of them) */
	piece_t held = position->compiled->held[step->piece];
	enum kind kind = piece_kind(held != 0 ? held : step->piece);

	if (piece_promoted(step->piece) || compiled_is_royal(position->compiled, step->piece))
		bad_step(step, PHRASE_not_for_hand, diags);
	else if (held == 0 && !position->compiled->exists[step->piece])
		bad_step(step, PHRASE_no_such_piece, diags);
	else if (position->hands[side][kind] + step->count > UINT8_MAX)
		bad_step(step, PHRASE_too_many, diags);
	else
		position_hand(position, side, kind, step->count);
}

/* Puts all pieces that are left in the box, except kings, into one hand. */
static void
do_rest(struct position *position, const struct setup_step *step)
{
	unsigned counts[KIND_LIMIT];

	start_check_counts(position, counts);
	for (unsigned kind = 1; kind < KIND_LIMIT; kind++) {
		unsigned used = counts[kind], set = position->compiled->set[kind];

		if (set > used &&
		    !compiled_is_royal(position->compiled, piece_make(kind, false, BLACK)))
			position_hand(position, piece_side(step->piece), kind, (int)(set - used));
	}
}

static void
do_step(struct position *position, const struct setup_step *step, struct diags *diags)
{
	switch ((enum setup_op)step->op) {
	case SETUP_put:
		do_put(position, step, diags);
		break;
	case SETUP_remove:
		if (!position_on_board(position, step->square) ||
		    piece_face(position_at(position, step->square)) != piece_face(step->piece))
			bad_step(step, PHRASE_not_there, diags);
		else
			position_lift(position, step->square);
		break;
	case SETUP_hand:
		do_hand(position, step, diags);
		break;
	case SETUP_rest:
		do_rest(position, step);
		break;
	}
}

static bool
fits(const struct variant *variant, const struct setup *setup)
{
	return variant->width == setup->width && variant->height == setup->height;
}

/* Returns the number of pieces on a board that a variant does not have. */
static unsigned
count_foreign(const struct compiled_variant *compiled, const struct setup *setup)
{
	unsigned count = 0;

	for (size_t i = 0; i < setup->step_count; i++)
		count +=
		    setup->steps[i].op == SETUP_put && !compiled->exists[setup->steps[i].piece];
	return count;
}

/* Returns the first variant with a board of the setup's size that has its pieces, or all but few of
 * them; NULL: none. */
static const struct compiled_variant *
find_sized(const struct rules *rules, const struct setup *setup)
{
	enum { SLIPS = 2 };
	const struct variant *variant = NULL;
	const struct compiled_variant *compiled, *near = NULL;

	while ((variant = variants_of_size(
		    rules_variants(rules), setup->width, setup->height, variant)) != NULL) {
		unsigned foreign;

		compiled = rules_of(rules, variant);
		foreign = count_foreign(compiled, setup);
		if (foreign == 0)
			return compiled;
		if (near == NULL && foreign <= SLIPS)
			near = compiled;
	}
	return near;
}

/* Returns the first variant with a handicap of the setup's name, or NULL.  Only records of shogi
 * and of larger boards name it; others give the board. */
static const struct compiled_variant *
find_handicapped(const struct rules *rules, const struct setup *setup)
{
	const struct variants *variants = rules_variants(rules);

	for (size_t i = 0; i < variants_count(variants); i++) {
		const struct variant *variant;

		if (!variants_has_handicaps(variants, i))
			continue;
		variant = variants_at(variants, i);
		if ((i == 0 || variant->pieces.large || variant->own) &&
		    handicap_named(variant, setup->handicap.name) != NULL)
			return rules_row(rules, i);
	}
	return NULL;
}

static struct finding *
unsupported(struct str name, struct span at, struct diags *diags)
{
	return diags_add(diags, DIAG_unsupported_variant, at, 0, ARGS(A_STR(name)));
}

/* Whether the parser reported the board's size: a row too many makes no other variant. */
static bool
is_damaged(const struct setup *setup, const struct diags *diags)
{
	for (size_t i = diags->count; i-- > 0;)
		if (diags->list[i].rule == DIAG_bad_setup &&
		    diags->list[i].at.at == setup->board_at.at)
			return true;
	return false;
}

/*
 * Returns the variant of a board whose size is not that of the named variant (compiled; NULL: not
 * supported).  The size decides, and the name, of another variant or an unknown word, is reported.
 * Returns NULL if the name is a known variant's that is not supported, which may well have a board
 * of this size (安南将棋, 京都将棋).
 */
static const struct compiled_variant *
variant_of_board(const struct rules *rules, const struct setup *setup,
    const struct compiled_variant *compiled, struct diags *diags)
{
	const struct compiled_variant *sized = find_sized(rules, setup);

	if (setup->variant.name.n == 0 || sized == NULL)
		return sized;
	if (compiled == NULL && variants_unplayed(setup->variant.name) != NULL)
		return NULL;
	if (compiled == NULL)
		unsupported(setup->variant.name, setup->variant.at, diags)->severity =
		    SEVERITY_warning;
	else
		diags_add(diags, DIAG_handicap_board_conflict, setup->variant.at, 0,
		    ARGS(A_STR(setup->variant.name)));
	return sized;
}

static const struct compiled_variant *
choose_variant(const struct rules *rules, const struct record *record,
    const struct replay_options *options, struct diags *diags)
{
	const struct setup *setup = &record->setup;
	const struct compiled_variant *compiled = rules_row(rules, 0);
	bool named = setup->variant.name.n != 0;

	if (named)
		compiled = rules_variant(rules, setup->variant.name);
	else if (setup->base == SETUP_board && record->pieces != NULL) /* by its letters */
		compiled = rules_variant(rules, str_of(record->pieces->variant));
	else if (options->variant != NULL)
		compiled = rules_variant(rules, str_of(options->variant));
	else if (setup->base == SETUP_named)
		compiled = find_handicapped(rules, setup);
	if (compiled == NULL && !named && options->variant == NULL)
		compiled = rules_row(rules, 0);
	named &= compiled == NULL;
	if (setup->width != 0 && (compiled == NULL || !fits(compiled->variant, setup)))
		compiled = variant_of_board(rules, setup, compiled, diags);
	if (setup->foreign) /* of another game on a board of this size */
		compiled = NULL;
	if (compiled == NULL && named)
		unsupported(setup->variant.name, setup->variant.at, diags);
	else if (compiled == NULL && setup->width == 0)
		unsupported(str_of(options->variant), setup->variant.at, diags);
	else if (compiled == NULL && !is_damaged(setup, diags))
		unsupported(arena_printf(record->arena, "%ux%u", setup->width, setup->height),
		    setup->board_at, diags);
	return compiled;
}

/* Returns whether a handicap gives one of two like pieces, and no source says which. */
static bool
is_either_piece(struct str name)
{
	static const char *const names[] = { "銀落ち", "金落ち", "桂落ち", "角香落ち", "一枚落ち" };

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (str_eq(name, str_of(names[i])))
			return true;
	return false;
}

/*
 * Finds the handicap that the record names; *named is NULL if it names none.  Returns false, with a
 * finding, if the start is not known: the name announces a board (other, problem, any), and there
 * is none; or the name is unknown, and the even start is not guessed for it.
 */
static bool
find_handicap(const struct compiled_variant *compiled, const struct game *game,
    const struct handicap **named, struct diags *diags)
{
	const struct setup *setup = &game->record->setup;
	struct str name = setup->handicap.name;
	bool board = setup->base == SETUP_board;

	*named = NULL;
	if (name.n == 0)
		return true;
	if (handicap_word(name) != HANDICAP_name) {
		if (!board)
			diags_add(diags, DIAG_bad_setup, setup->handicap.at, 0,
			    ARGS(A_PHRASE(PHRASE_no_board)));
		return board;
	}
	*named = handicap_named(compiled->variant, name);
	if (*named == NULL && !(board && is_either_piece(name)))
		diags_add(diags, DIAG_unknown_handicap, setup->handicap.at, 0,
		    ARGS(A_STR(name),
			A_PHRASE(is_either_piece(name) ? PHRASE_which_piece : PHRASE_no_start)))
		    ->severity = board ? SEVERITY_warning : SEVERITY_error;
	return *named != NULL || board || game->guess.even;
}

bool
start_build(const struct rules *rules, const struct replay_options *options, struct game *game,
    struct position *position, struct diags *diags)
{
	const struct setup *setup = &game->record->setup;
	const struct guess *guess = &game->guess;
	const struct compiled_variant *compiled =
	    choose_variant(rules, game->record, options, diags);
	const struct handicap *named = guess->row;
	enum side turn = guess->turn != NO_SIDE ? guess->turn : (enum side)setup->turn;

	if (compiled == NULL)
		return false;
	diags->pieces = compiled->pieces; /* which findings name */
	if (setup->base == SETUP_board && setup->width == 0 && is_damaged(setup, diags))
		return false; /* a frame without a rank */
	if (named == NULL && !find_handicap(compiled, game, &named, diags))
		return false;
	if (setup->base == SETUP_board) {
		position_clear(position, compiled);
	} else {
		size_t row = named == NULL ? 0 : (size_t)(named - compiled->variant->handicaps);

		if (row == 0)
			*position = *compiled->even;
		else
			position_load(position, compiled, &rules_start(compiled, row)->diagram);
		game->handicap = &compiled->variant->handicaps[row];
		if (setup->step_count == 0 &&
		    (turn == NO_SIDE || turn == (enum side)position->side))
			return true;
	}
	for (size_t i = 0; i < setup->step_count; i++)
		do_step(position, &setup->steps[i], diags);
	/* a board without a word of whose turn it is: black's, unless it is that of the handicap */
	if (turn == NO_SIDE && named != NULL && start_check_handicap(position, WHITE) == named)
		turn = WHITE;
	position_turn(position, turn != NO_SIDE ? turn : (enum side)position->side);
	start_check(position, game, named, diags);
	return true;
}
