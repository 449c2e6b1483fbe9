#include "rules/replay/start_check.h"

#include "rules/board/rules.h"
#include "rules/laws/predicates.h"
#include "rules/variants/handicap.h"

void
start_check_counts(const struct position *position, unsigned counts[KIND_LIMIT])
{
	for (unsigned kind = 0; kind < KIND_LIMIT; kind++)
		counts[kind] =
		    position->hands[BLACK][kind] + (unsigned)position->hands[WHITE][kind];
	for (square_t square = NO_SQUARE; position_next(position, &square);)
		counts[piece_kind(position_at(position, square))]++;
}

const struct handicap *
start_check_handicap(const struct position *position, enum side side)
{
	const struct compiled_variant *compiled = position->compiled;
	uint64_t key = position_key(position) ^ (0u - (uint64_t)(side != position->side));

	for (size_t i = 0, count = variant_handicaps(compiled->variant); i < count; i++)
		if (rules_start(compiled, i)->key == key)
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

	for (unsigned kind = 1; kind < KIND_LIMIT; kind++) {
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
	return handicap_word(record->setup.handicap.name) == HANDICAP_problem;
}

/* Whether a board is that of a problem (詰将棋), in games in which check must be answered: the
 * record says so, there is only one king, or the defender holds the rest of the pieces. */
static bool
is_problem(const struct position *position, const struct record *record)
{
	return (position->compiled->laws & LAWS_KING) != 0 &&
	       (position->royals[BLACK] + position->royals[WHITE] == 1 ||
		   defender_holds_rest(position) || says_problem(record));
}

/* Whether a king may be missing.  Problems, positions of a lesson and of a test often have one or
 * none; a game names both players, and begins with most of a side's pieces on the board. */
static bool
needs_no_king(const struct position *position, const struct game *game, enum side side)
{
	enum { ARMY = 8 }; /* what the largest usual handicap leaves */
	const struct header *black = record_header(game->record, HEADER_black);
	const struct header *white = record_header(game->record, HEADER_white);
	unsigned count = 0;

	for (square_t square = NO_SQUARE; position_next(position, &square);)
		count += is_own(position, square, side);
	return says_problem(game->record) || black == NULL || white == NULL ||
	       black->value.n == 0 || white->value.n == 0 || count < ARMY;
}

/* Whether a handicap of the position's variant is none: the first is the even start. */
static bool
is_even(const struct handicap *row, const struct position *position)
{
	return row == position->compiled->variant->handicaps;
}

/* Whether a board can come from the middle of a game with this handicap: it has the pieces of its
 * start, and more of them stand elsewhere than by a slip of who drew the start. */
static bool
is_later(const struct position *position, const struct handicap *named)
{
	enum { SLIP = 4 }; /* squares: two pieces exchanged or misplaced */
	const struct compiled_variant *compiled = position->compiled;
	const struct variant *variant = compiled->variant;
	unsigned counts[KIND_LIMIT], different = 0;
	const struct diagram *start;

	if (named < variant->handicaps || named >= variant->handicaps + variant_handicaps(variant))
		return false;
	start = &rules_start(compiled, (size_t)(named - variant->handicaps))->diagram;
	start_check_counts(position, counts);
	for (square_t square = NO_SQUARE; position_next(position, &square);) {
		piece_t piece = start->cells[square];

		different += piece != position_at(position, square);
		if (piece != 0 && counts[piece_kind(piece)]-- == 0)
			return false;
	}
	for (unsigned kind = 1; kind < KIND_LIMIT; kind++)
		if (counts[kind] != start->hands[BLACK][kind] + (unsigned)start->hands[WHITE][kind])
			return false;
	return different > SLIP;
}

/* Reports a handicap whose board is another.  Kifu for Windows writes 平手 (even) above every
 * diagram, so that this is no fault, and goes without saying above a problem's; it keeps the
 * handicap above a position from the middle of a game, which is right. */
static void
report_conflict(const struct position *position, const struct handicap *named,
    const struct game *game, struct diags *diags)
{
	const struct setup *setup = &game->record->setup;
	bool even = named->kif && is_even(named, position);

	if (!is_later(position, named) && (!even || !game->problem))
		diags_add(diags, DIAG_handicap_board_conflict, setup->handicap.at, 0,
		    ARGS(A_STR(setup->handicap.name)))
		    ->severity = even ? SEVERITY_note : SEVERITY_warning;
}

/* Whether the record itself says that the other side moves first: it names the handicap (the even
 * start, by default), or takes its pieces away, and the side to move.  Who moves first on a board
 * is the board's. */
static bool
contradicts(const struct position *position, const struct setup *setup,
    const struct handicap *named, const struct handicap *turned)
{
	if (setup->turn_is.inferred || (setup->step_count != 0 && is_even(turned, position)))
		return false;
	return setup->base == SETUP_board     ? named == turned
	       : setup->base == SETUP_default ? setup->turn != NO_SIDE
					      : true;
}

/* Reports a handicap's start, or the even one, whose other side is to move. */
static void
report_turn(
    const struct handicap *row, const struct record *record, enum side side, struct diags *diags)
{
	const struct setup *setup = &record->setup;
	struct span at = setup->turn_is.at.n != 0    ? setup->turn_is.at
			 : setup->handicap.at.n != 0 ? setup->handicap.at
						     : record->plies[record->plies[0].next].at;

	diags_add(diags, DIAG_handicap_turn_conflict, at, 0,
	    ARGS(A_SIDE(side), A_WORDS(row->english, row->name), A_SIDE(side_other(side))));
}

/* Reports more pieces of a kind than a set has, and missing kings. */
static void
check_pieces(const struct position *position, const struct game *game, struct diags *diags)
{
	const struct compiled_variant *compiled = position->compiled;
	struct span at = game->record->setup.board_at;
	unsigned counts[KIND_LIMIT], all[KIND_LIMIT] = { 0 }, sets[KIND_LIMIT] = { 0 };

	start_check_counts(position, counts);
	/* (a piece that is captured as another is counted as that) */
	for (unsigned kind = 1; kind < KIND_LIMIT; kind++) {
		piece_t held = compiled->captive[kind];

		all[held != 0 ? piece_kind(held) : kind] += counts[kind];
		sets[held != 0 ? piece_kind(held) : kind] += compiled->set[kind];
	}
	for (unsigned kind = 1; kind < KIND_LIMIT; kind++)
		if (all[kind] > sets[kind])
			diags_add(diags, DIAG_piece_surplus, at, 0,
			    ARGS(A_NUMBER(all[kind]), A_PIECE(piece_make(kind, false, BLACK)),
				A_NUMBER(sets[kind])));
	for (unsigned side = BLACK; side <= WHITE; side++)
		if (position->royals[side] == 0 && !needs_no_king(position, game, (enum side)side))
			diags_add(diags, DIAG_missing_king, at, 0, ARGS(A_SIDE((enum side)side)));
}

/* Returns the place in the text of the piece on a square. */
static struct span
place_of(const struct setup *setup, square_t square)
{
	for (size_t i = setup->step_count; i-- > 0;)
		if (setup->steps[i].op == SETUP_put && setup->steps[i].square == square)
			return setup->steps[i].at;
	return setup->board_at;
}

/* Reports pieces of which first is the first on its file, if the others could not be dropped there.
 */
static void
check_file(
    const struct position *position, const struct setup *setup, square_t first, struct diags *diags)
{
	piece_t piece = position_at(position, first);
	struct trial trial = { .move = { .after = piece } };
	unsigned count = 1;
	square_t second = NO_SQUARE;

	for (unsigned rank = position->compiled->variant->height; rank > square_rank(first);
	     rank--) {
		trial.move.to = square_make(square_file(first), rank);
		if (position_at(position, trial.move.to) == piece &&
		    breaks_nifu(position, &trial)) {
			second = trial.move.to;
			count++;
		}
	}
	if (count > 1)
		diags_add(diags, DIAG_start_nifu, place_of(setup, second), 0,
		    ARGS(A_SIDE(piece_side(piece)), A_NUMBER(count), A_NUMBER(square_file(first))))
		    ->related = place_of(setup, first);
}

/* Reports pieces on squares that no drop and no move leads to, by the laws of the variant. */
static void
check_squares(const struct position *position, const struct setup *setup, struct diags *diags)
{
	unsigned laws = position->compiled->laws;

	for (square_t square = NO_SQUARE; position_next(position, &square);) {
		piece_t piece = position_at(position, square);
		const struct trial trial = { .move = { .after = piece, .to = square } };

		if (piece == 0)
			continue;
		if ((laws & LAW_BIT(dead_end)) != 0 && breaks_dead_end(position, &trial))
			diags_add(diags, DIAG_start_dead_end, place_of(setup, square), 0,
			    ARGS(A_SIDE(piece_side(piece)), A_PIECE(piece_face(piece)),
				A_SQUARE(square)));
		if ((laws & LAW_BIT(nifu)) != 0 && position->compiled->per_file[piece] != 0 &&
		    position_on_file(position, piece, square_file(square)) == square)
			check_file(position, setup, square, diags);
	}
}

/* Reports a check to the side not to move. */
static void
report_check(const struct position *position, const struct setup *setup, struct diags *diags)
{
	enum side mover = position->side, side = side_other(mover);
	square_t royal = position->royal[side][0];
	square_t from = position_attacker(position, royal, mover);

	diags_add(diags, DIAG_opponent_in_check, place_of(setup, royal), 0,
	    ARGS(A_SIDE(side), A_PIECE(piece_face(position_at(position, from))), A_SQUARE(from)))
	    ->related = place_of(setup, from);
}

void
start_check(const struct position *position, struct game *game, const struct handicap *named,
    struct diags *diags)
{
	const struct setup *setup = &game->record->setup;
	enum side side = position->side;
	const struct handicap *turned = start_check_handicap(position, side_other(side));

	game->handicap = start_check_handicap(position, side);
	game->problem = is_problem(position, game->record);
	if (turned != NULL && contradicts(position, setup, named, turned))
		report_turn(turned, game->record, side, diags);
	else if (setup->base == SETUP_board && named != NULL && named != game->handicap)
		report_conflict(position, named, game, diags);
	check_pieces(position, game, diags);
	check_squares(position, setup, diags);
	if (position->exposed && (position->compiled->laws & LAWS_KING) != 0)
		report_check(position, setup, diags);
}
