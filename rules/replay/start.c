#include "rules/replay/start.h"

#include <string.h>

#include "rules/laws/law.h"
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
	} else if (!position->compiled->exists[step->piece & (PIECE_LIMIT - 1)]) {
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
	enum kind kind = piece_kind(step->piece);

	if (piece_promoted(step->piece) || compiled_is_royal(position->compiled, step->piece))
		bad_step(step, PHRASE_not_for_hand, diags);
	else if (position->hands[side][kind] + step->count > UINT8_MAX)
		bad_step(step, PHRASE_too_many, diags);
	else
		position_hand(position, side, kind, step->count);
}

/* Counts the pieces of each kind, on the board and in hand. */
static void
count_kinds(const struct position *position, unsigned counts[KIND_LIMIT])
{
	for (unsigned kind = 0; kind < KIND_LIMIT; kind++)
		counts[kind] =
		    position->hands[BLACK][kind] + (unsigned)position->hands[WHITE][kind];
	for (square_t square = NO_SQUARE; position_next(position, &square);)
		counts[piece_kind(position_at(position, square))]++;
}

/* Puts all pieces that are left in the box, except kings, into one hand. */
static void
do_rest(struct position *position, const struct setup_step *step)
{
	unsigned counts[KIND_LIMIT];

	count_kinds(position, counts);
	for (unsigned kind = 1; kind < KIND_COUNT; kind++) {
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

/* Returns the handicap with this position, or NULL. */
static const struct handicap *
handicap_of(const struct position *position)
{
	const struct compiled_variant *compiled = position->compiled;

	for (size_t i = 0; i < compiled->variant->handicap_count; i++)
		if (compiled->start_keys[i] == position_key(position))
			return &compiled->variant->handicaps[i];
	return NULL;
}

/* Whether the side not to move holds more than half of all pieces in hand.  In problems it holds
 * what is not on the board; no side of a game gets so much. */
static bool
defender_holds_rest(const struct position *position)
{
	const uint8_t *hand = position->hands[side_other((enum side)position->side)];
	unsigned held = 0, set = 0;

	for (unsigned kind = 1; kind < KIND_COUNT; kind++) {
		held += hand[kind];
		set += position->compiled->set[kind];
	}
	return held > set / 2;
}

/* Whether the record calls itself a problem: by the handicap's name, or by a header that the KIF
 * page lists for problems only. */
static bool
says_problem(const struct record *record)
{
	static const char *const keys[] = { "作品番号", "作品名", "作者", "発表誌", "完全性" };

	for (size_t i = 0; i < record->header_count; i++)
		for (size_t j = 0; j < sizeof keys / sizeof *keys; j++)
			if (record->headers[i].value.n != 0 &&
			    str_eq(record->headers[i].key, str_of(keys[j])))
				return true;
	return str_eq(record->setup.name, STR("詰将棋"));
}

/* Whether a board is that of a problem (詰将棋), in games in which check must be answered: the
 * record says so, there is only one king, or the defender holds the rest of the pieces. */
static bool
is_problem(const struct position *position, const struct record *record)
{
	return (position->compiled->variant->laws & LAWS_KING) != 0 &&
	       (position->royals[BLACK] + position->royals[WHITE] == 1 ||
		   defender_holds_rest(position) || says_problem(record));
}

/* Whether a king may be missing: a problem's, unless it looks like a game, with both players'
 * names. */
static bool
needs_no_king(const struct game *game)
{
	const struct header *black = record_header(game->record, HEADER_black);
	const struct header *white = record_header(game->record, HEADER_white);

	return game->problem && (says_problem(game->record) || black == NULL || white == NULL ||
				    black->value.n == 0 || white->value.n == 0);
}

/* Reports counts, kings and checks that no start of a game has. */
static void
check_start(const struct position *position, const struct game *game, struct diags *diags)
{
	const struct setup *setup = &game->record->setup;
	const struct compiled_variant *compiled = position->compiled;
	unsigned counts[KIND_LIMIT];

	count_kinds(position, counts);
	for (unsigned kind = 1; kind < KIND_COUNT; kind++)
		if (counts[kind] > compiled->set[kind])
			diags_add(diags, DIAG_piece_surplus, setup->board_at, 0,
			    ARGS(A_NUMBER(counts[kind]), A_PIECE(piece_make(kind, false, BLACK)),
				A_NUMBER(compiled->set[kind])));
	for (unsigned side = BLACK; side <= WHITE; side++)
		if (position->royals[side] == 0 && !needs_no_king(game))
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

/* Returns the first variant with a board of the setup's size, or with a handicap of its name; or
 * NULL. */
static const struct compiled_variant *
find_variant(const struct rules *rules, const struct setup *setup, bool by_size)
{
	for (size_t i = 0; i < variant_count; i++)
		if (by_size ? fits(&variant_all[i], setup)
			    : handicap_named(&variant_all[i], setup->name) != NULL)
			return rules_row(rules, i);
	return NULL;
}

static struct finding *
unsupported(struct str name, struct span at, struct diags *diags)
{
	return diags_add(diags, DIAG_unsupported_variant, at, 0, ARGS(A_STR(name)));
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
	const struct compiled_variant *sized = find_variant(rules, setup, true);

	if (setup->variant.n == 0 || sized == NULL)
		return sized;
	if (compiled == NULL && game_variant_of_word(setup->variant) != NULL)
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
	const struct compiled_variant *compiled = rules_row(rules, 0);
	bool named = setup->variant.n != 0;

	if (named)
		compiled = rules_variant(rules, setup->variant);
	else if (options->variant != NULL)
		compiled = rules_variant(rules, str_of(options->variant));
	else if (setup->base == SETUP_named)
		compiled = find_variant(rules, setup, false);
	if (compiled == NULL && !named && options->variant == NULL)
		compiled = rules_row(rules, 0);
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

/* Returns the handicap that the record names, or NULL: none, or a word that announces a board
 * (other, problem, any). */
static const struct handicap *
named_handicap(
    const struct compiled_variant *compiled, const struct setup *setup, struct diags *diags)
{
	struct str name = setup->name;
	const struct handicap *row;

	if (name.n == 0 || str_eq(name, STR("その他")) || str_eq(name, STR("詰将棋")) ||
	    str_eq(name, STR("任意")))
		return NULL;
	row = handicap_named(compiled->variant, name);
	if (row == NULL)
		diags_add(diags, DIAG_unknown_handicap, setup->name_at, 0, ARGS(A_STR(name)))
		    ->severity = setup->base == SETUP_board ? SEVERITY_warning : SEVERITY_error;
	return row;
}

/* Reports a handicap whose board is another.  Kifu for Windows writes 平手 (even) above every
 * diagram, so that this is no fault, and goes without saying above a problem's. */
static void
report_conflict(const struct handicap *named, const struct game *game, struct diags *diags)
{
	const struct setup *setup = &game->record->setup;
	bool even = named->kif && strcmp(named->english, "hirate") == 0;

	if (!even || !game->problem)
		diags_add(diags, DIAG_handicap_board_conflict, setup->name_at, 0,
		    ARGS(A_STR(setup->name)))
		    ->severity = even ? SEVERITY_note : SEVERITY_warning;
}

/* Returns the side whose piece the first move moves; NO_SIDE if that does not show. */
static enum side
owner_of_first(const struct position *position, const struct record *record)
{
	const struct claim *claim = &record->plies[record->plies[0].next].claim;
	enum kind kind = piece_kind(claim->piece);
	bool black = position->hands[BLACK][kind] != 0, white = position->hands[WHITE][kind] != 0;
	piece_t piece;

	if (claim->kind != CLAIM_move || (claim->has & CLAIM_HAS_side) != 0)
		return NO_SIDE;
	if ((claim->has & CLAIM_HAS_drop) != 0)
		return black == white ? NO_SIDE : black ? BLACK : WHITE;
	if ((claim->has & CLAIM_HAS_from) == 0)
		return NO_SIDE;
	piece = position_at(position, claim->from);
	return piece == 0 || (piece & PIECE_WALL) != 0 ? NO_SIDE : piece_side(piece);
}

/*
 * Corrects the side to move of a board: the first move shows it where the board does not name it,
 * or names it by 下手番 or 上手番, which some programs write wrongly in a handicap's board.  先手番
 * and 後手番 (black, white to move) are believed.
 */
static void
correct_turn(
    struct position *position, const struct record *record, bool given, struct diags *diags)
{
	const struct setup *setup = &record->setup;
	enum side owner = owner_of_first(position, record);

	if ((setup->turn != NO_SIDE && (setup->turn_unambiguous || !setup->handicap_labels)) ||
	    owner == NO_SIDE || owner == (enum side)position->side)
		return;
	position_turn(position, owner);
	diags_add(diags, DIAG_turn_guessed,
	    given && setup->turn_at.n != 0 ? setup->turn_at : setup->board_at, 0,
	    ARGS(A_SIDE(owner)));
}

bool
start_build(const struct rules *rules, const struct replay_options *options, struct game *game,
    struct position *position, struct diags *diags)
{
	const struct setup *setup = &game->record->setup;
	const struct compiled_variant *compiled =
	    choose_variant(rules, game->record, options, diags);
	const struct handicap *named = game->guess.row;
	enum side turn = game->guess.white_first ? WHITE : (enum side)setup->turn;

	if (compiled == NULL)
		return false;
	if (named == NULL)
		named = named_handicap(compiled, setup, diags);
	if (setup->base == SETUP_board) {
		position_clear(position, compiled);
	} else {
		size_t row = named == NULL ? 0 : (size_t)(named - compiled->variant->handicaps);

		if (row == 0)
			*position = *compiled->even;
		else
			position_load(position, compiled, &compiled->starts[row]);
		game->handicap = &compiled->variant->handicaps[row];
		if (setup->step_count == 0 &&
		    (turn == NO_SIDE || turn == (enum side)position->side))
			return true;
	}
	for (size_t i = 0; i < setup->step_count; i++)
		do_step(position, &setup->steps[i], diags);
	position_turn(position, turn != NO_SIDE ? turn : (enum side)position->side);
	game->handicap = handicap_of(position);
	game->problem = is_problem(position, game->record);
	if (setup->base == SETUP_board && named != NULL && named != game->handicap)
		report_conflict(named, game, diags);
	check_start(position, game, diags);
	if (setup->base == SETUP_board) {
		correct_turn(position, game->record, turn != NO_SIDE, diags);
		game->handicap = handicap_of(position);
	}
	return true;
}
