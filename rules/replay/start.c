#include "rules/replay/start.h"

#include <string.h>

#include "rules/laws/laws.h"

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
		return;
	}
	if (!position->compiled->exists[step->piece & (PIECE_LIMIT - 1)]) {
		bad_step(step, PHRASE_no_such_piece, diags);
		return;
	}
	if (position_at(position, step->square) != 0) {
		bad_step(step, PHRASE_two_pieces, diags);
		position_lift(position, step->square);
	}
	position_put(position, step->square, step->piece);
}

static void
do_remove(struct position *position, const struct setup_step *step, struct diags *diags)
{
	if (!position_on_board(position, step->square) ||
	    piece_face(position_at(position, step->square)) != piece_face(step->piece))
		bad_step(step, PHRASE_not_there, diags);
	else
		position_lift(position, step->square);
}

static void
do_hand(struct position *position, const struct setup_step *step, struct diags *diags)
{
	enum kind kind = piece_kind(step->piece);
	unsigned held = position->hands[piece_side(step->piece)][kind];

	if (piece_promoted(step->piece) ||
	    (position->compiled->traits[piece_make(kind, false, BLACK)] & TRAIT_royal) != 0)
		bad_step(step, PHRASE_not_for_hand, diags);
	else if (held + step->count > UINT8_MAX)
		bad_step(step, PHRASE_too_many, diags);
	else
		position_hand(position, piece_side(step->piece), kind, step->count);
}

/* How many pieces of each kind are on the board and in the hands. */
static void
count_kinds(const struct position *position, unsigned counts[KIND_LIMIT])
{
	const struct variant *variant = position->compiled->variant;

	for (unsigned kind = 0; kind < KIND_LIMIT; kind++)
		counts[kind] =
		    position->hands[BLACK][kind] + (unsigned)position->hands[WHITE][kind];
	for (unsigned rank = 1; rank <= variant->height; rank++)
		for (unsigned file = 1; file <= variant->width; file++)
			counts[piece_kind(position_at(position, square_make(file, rank)))]++;
}

/* All that is left in the box, kings apart, goes to one hand. */
static void
do_rest(struct position *position, const struct setup_step *step)
{
	unsigned counts[KIND_LIMIT];

	count_kinds(position, counts);
	for (unsigned kind = 1; kind < KIND_COUNT; kind++) {
		unsigned used = counts[kind], set = position->compiled->set[kind];

		if (set > used &&
		    (position->compiled->traits[piece_make(kind, false, BLACK)] & TRAIT_royal) == 0)
			position_hand(position, piece_side(step->piece), kind, (int)(set - used));
	}
}

static void
do_steps(struct position *position, const struct setup *setup, struct diags *diags)
{
	for (size_t i = 0; i < setup->step_count; i++) {
		const struct setup_step *step = &setup->steps[i];

		switch ((enum setup_op)step->op) {
		case SETUP_put:
			do_put(position, step, diags);
			break;
		case SETUP_remove:
			do_remove(position, step, diags);
			break;
		case SETUP_hand:
			do_hand(position, step, diags);
			break;
		case SETUP_rest:
			do_rest(position, step);
			break;
		}
	}
}

const struct handicap *
start_handicap(const struct position *position)
{
	const struct compiled_variant *compiled = position->compiled;

	for (size_t i = 0; i < compiled->variant->handicap_count; i++)
		if (compiled->start_keys[i] == position_key(position))
			return &compiled->variant->handicaps[i];
	return NULL;
}

/* Counts, kings and checks that do not belong to a start of a game. */
static void
examine(const struct position *position, const struct setup *setup, struct diags *diags)
{
	const struct compiled_variant *compiled = position->compiled;
	unsigned counts[KIND_LIMIT];

	count_kinds(position, counts);
	for (unsigned kind = 1; kind < KIND_COUNT; kind++)
		if (counts[kind] > compiled->set[kind])
			diags_add(diags, DIAG_piece_surplus, setup->board_at, 0,
			    ARGS(A_NUMBER(counts[kind]), A_PIECE(piece_make(kind, false, BLACK)),
				A_NUMBER(compiled->set[kind])));
	for (unsigned side = BLACK; side <= WHITE; side++)
		if (position->royals[side] == 0)
			diags_add(diags, DIAG_missing_king, setup->board_at, 0,
			    ARGS(A_SIDE((enum side)side)));
	if (position->exposed && (compiled->variant->laws & LAWS_KING) != 0)
		diags_add(diags, DIAG_opponent_in_check, setup->board_at, 0, NO_ARGS);
}

static bool
fits(const struct variant *variant, const struct setup *setup)
{
	return variant->width == setup->width && variant->height == setup->height;
}

/* The first variant with a board of this size: the board tells the game (cli.md). */
static const struct compiled_variant *
variant_of_size(const struct rules *rules, const struct setup *setup)
{
	for (size_t i = 0; i < variant_count; i++)
		if (fits(variant_all[i], setup))
			return rules_row(rules, i);
	return NULL;
}

/* The first variant with a handicap of this name. */
static const struct compiled_variant *
variant_of_handicap(const struct rules *rules, const struct setup *setup)
{
	for (size_t i = 0; i < variant_count; i++)
		if (rules_handicap(variant_all[i], setup->name) != NULL)
			return rules_row(rules, i);
	return &rules->variants[0];
}

static struct finding *
unsupported(struct str name, struct span at, struct diags *diags)
{
	return diags_add(diags, DIAG_unsupported_variant, at, 0, ARGS(A_STR(name)));
}

/*
 * The game of a board whose size is not that of the variant that was named, compiled (NULL: none
 * here).  The board tells, as beside a handicap's name; what was named is then another game or not
 * known, and is told.  NULL: a variant with a name of its own that is not played here, which may
 * have a board of this size (安南将棋, 京都将棋).
 */
static const struct compiled_variant *
variant_of_board(const struct rules *rules, const struct setup *setup,
    const struct compiled_variant *compiled, struct diags *diags)
{
	const struct compiled_variant *sized = variant_of_size(rules, setup);

	if (setup->variant.n == 0 || sized == NULL)
		return sized;
	if (compiled == NULL && game_variant_said(setup->variant) != NULL)
		return NULL;
	if (compiled == NULL)
		unsupported(setup->variant, setup->variant_at, diags)->severity = SEVERITY_warning;
	else
		diags_add(diags, DIAG_handicap_board_conflict, setup->variant_at, 0,
		    ARGS(A_STR(setup->variant)));
	return sized;
}

static const struct compiled_variant *
choose_variant(const struct rules *rules, const struct record *record,
    const struct replay_options *options, struct diags *diags)
{
	const struct setup *setup = &record->setup;
	const struct compiled_variant *compiled = &rules->variants[0];
	bool named = setup->variant.n != 0;

	if (named)
		compiled = rules_variant(rules, setup->variant);
	else if (options->variant != NULL)
		compiled = rules_variant(rules, str_of(options->variant));
	else if (setup->base == SETUP_named)
		compiled = variant_of_handicap(rules, setup);
	named &= compiled == NULL;
	if (setup->width != 0 && (compiled == NULL || !fits(compiled->variant, setup)))
		compiled = variant_of_board(rules, setup, compiled, diags);
	if (compiled == NULL && named)
		unsupported(setup->variant, setup->variant_at, diags);
	else if (compiled == NULL && setup->width != 0)
		unsupported(arena_printf(record->arena, "%ux%u", setup->width, setup->height),
		    setup->board_at, diags);
	else if (compiled == NULL)
		unsupported(str_of(options->variant), setup->variant_at, diags);
	return compiled;
}

/* Names that announce a board and are no handicap. */
static bool
announces_board(struct str name)
{
	return str_eq(name, STR("その他")) || str_eq(name, STR("詰将棋")) ||
	       str_eq(name, STR("任意"));
}

/* What the handicap's name says, where one stands in the record: its row or NULL. */
static const struct handicap *
named_handicap(
    const struct compiled_variant *compiled, const struct setup *setup, struct diags *diags)
{
	const struct handicap *row;
	struct finding *finding;

	if (setup->name.n == 0 || announces_board(setup->name))
		return NULL;
	row = rules_handicap(compiled->variant, setup->name);
	if (row == NULL) {
		finding = diags_add(
		    diags, DIAG_unknown_handicap, setup->name_at, 0, ARGS(A_STR(setup->name)));
		if (setup->base == SETUP_board)
			finding->severity = SEVERITY_warning;
	}
	return row;
}

static void
compare_with_name(const struct handicap *named, const struct setup *setup, struct diags *diags)
{
	struct finding *finding = diags_add(
	    diags, DIAG_handicap_board_conflict, setup->name_at, 0, ARGS(A_STR(setup->name)));

	/* Kifu for Windows writes 平手 above the diagram of a problem: usual, and no fault */
	if (named->kif && strcmp(named->english, "hirate") == 0)
		finding->severity = SEVERITY_note;
}

bool
start_build(const struct rules *rules, const struct record *record,
    const struct replay_options *options, struct position *position, struct start *start,
    struct diags *diags)
{
	const struct setup *setup = &record->setup;
	const struct compiled_variant *compiled = choose_variant(rules, record, options, diags);
	const struct handicap *named;
	enum side turn;

	if (compiled == NULL)
		return false;
	start->compiled = compiled;
	named =
	    start->guess->row != NULL ? start->guess->row : named_handicap(compiled, setup, diags);
	turn = start->guess->white_first ? WHITE : (enum side)setup->turn;
	if (setup->base == SETUP_board) {
		position_clear(position, compiled);
	} else {
		size_t row = named == NULL ? 0 : (size_t)(named - compiled->variant->handicaps);

		if (row == 0)
			*position = *compiled->even;
		else
			position_load(position, compiled, &compiled->starts[row]);
		start->handicap = &compiled->variant->handicaps[row];
		start->turn_given = true;
		if (setup->step_count == 0 &&
		    (turn == NO_SIDE || turn == (enum side)position->side))
			return true;
	}
	do_steps(position, setup, diags);
	start->turn_given = turn != NO_SIDE;
	position_turn(position, start->turn_given ? turn : (enum side)position->side);
	start->handicap = start_handicap(position);
	if (setup->base == SETUP_board && named != NULL && named != start->handicap)
		compare_with_name(named, setup, diags);
	examine(position, setup, diags);
	return true;
}

/* Whose piece the first move moves, as far as it shows: NO_SIDE when it does not. */
static enum side
owner_of_first(const struct position *position, const struct record *record)
{
	const struct claim *claim = &record->plies[record->plies[0].next].claim;
	piece_t piece;

	if (claim->kind != CLAIM_move || (claim->has & CLAIM_HAS_side) != 0)
		return NO_SIDE;
	if ((claim->has & CLAIM_HAS_drop) != 0) {
		enum kind kind = piece_kind(claim->piece);
		bool black = position->hands[BLACK][kind] != 0;

		return black == (position->hands[WHITE][kind] != 0) ? NO_SIDE
		       : black                                      ? BLACK
								    : WHITE;
	}
	if ((claim->has & CLAIM_HAS_from) == 0)
		return NO_SIDE;
	piece = position_at(position, claim->from);
	return piece == 0 || (piece & PIECE_WALL) != 0 ? NO_SIDE : piece_side(piece);
}

void
start_turn(struct position *position, const struct record *record, struct start *start,
    struct diags *diags)
{
	const struct setup *setup = &record->setup;
	enum side owner = owner_of_first(position, record);

	if (setup->base != SETUP_board ||
	    (setup->turn != NO_SIDE && (setup->turn_plain || !setup->handicap_labels)))
		return;
	if (owner != NO_SIDE && owner != (enum side)position->side) {
		position_turn(position, owner);
		start->handicap = start_handicap(position);
		diags_add(diags, DIAG_turn_guessed,
		    start->turn_given && setup->turn_at.n != 0 ? setup->turn_at : setup->board_at,
		    0, ARGS(A_SIDE(owner)));
	}
}
