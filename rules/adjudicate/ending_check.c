#include "rules/adjudicate/ending_check.h"

#include "rules/adjudicate/futile.h"
#include "rules/laws/judge.h"

/* Pairs of endings that mean the same for the two sides. */
static const struct {
	enum ending mover, previous; /* of the side to move; of the side that moved last */
} mirrored[] = {
	{ ENDING_illegal_move, ENDING_illegal_action },
	{ ENDING_perpetual_self, ENDING_perpetual_check },
	{ ENDING_forfeit_loss, ENDING_forfeit_win },
	{ ENDING_failed_declaration, ENDING_declaration },
};

/* Returns the ending of the pair by which winner wins, or the same if there is none. */
static enum ending
mirror_for(enum ending ending, enum side winner, enum side mover)
{
	if (ending_winner(ending, mover) == winner)
		return ending;
	for (size_t i = 0; i < sizeof mirrored / sizeof *mirrored; i++) {
		if (mirrored[i].mover == ending)
			return mirrored[i].previous;
		if (mirrored[i].previous == ending)
			return mirrored[i].mover;
	}
	return ending;
}

/* Returns whether a game ends so by a move that breaks a law, or by perpetual check: fouls that
 * have a word for either side. */
static bool
is_foul_by_move(enum ending ending)
{
	return ending_rows[ending].foul == FOUL_move || ending_rows[ending].foul == FOUL_perpetual;
}

void
ending_check_contradiction(
    const struct ending_facts *facts, enum ending ending, const struct arg *why)
{
	struct arg args[DIAG_ARGS_MAX + 1] = { A_ENDING(ending) };

	for (unsigned i = 1; i < DIAG_ARGS_MAX && why[i - 1].kind != ARG_end; i++)
		args[i] = why[i - 1];
	diags_add(facts->diags, DIAG_result_contradiction, facts->at, 0, args);
}

static void
contradict(const struct ending_facts *facts, enum ending ending, enum phrase why)
{
	ending_check_contradiction(facts, ending, ARGS(A_PHRASE(why)));
}

/* Reports a perpetual check that the moves do not show. */
static void
compare_perpetual(const struct ending_facts *facts, enum ending ending, enum side winner)
{
	if (facts->position->compiled->variant->recurrence != RECURRENCE_draw)
		return;
	if (!facts->passed)
		contradict(facts, ending, PHRASE_no_fourfold);
	else if (facts->fourfold && facts->perpetual == NO_SIDE)
		contradict(facts, ending, PHRASE_not_perpetual);
	else if (facts->fourfold && facts->perpetual == winner)
		contradict(facts, ending, PHRASE_wrong_offender);
}

/* Whether the game is drawn if the side to move has no move. */
static bool
is_stalemate(const struct position *position)
{
	return position->compiled->variant->stalemate_draws && !position->checked;
}

/* Whether the side to move has no move, though the ending is a draw, its win, or no mate; or an
 * interruption, but of a problem. */
static bool
is_mated(const struct ending_facts *facts, enum ending ending, enum side winner)
{
	bool wins = winner == facts->position->side && ending_rows[ending].foul == FOUL_none;

	return (ending_is_draw(ending) || ending == ENDING_no_mate || wins ||
		   (ending == ENDING_interrupted && !facts->problem)) &&
	       (facts->position->compiled->laws & LAWS_KING) != 0 &&
	       facts->position->royals[facts->position->side] != 0 && !facts->last_illegal &&
	       !is_stalemate(facts->position) && !judge_any_reply(facts->position);
}

/* Reports what on the board contradicts the ending, once at most. */
static void
compare_with_board(const struct ending_facts *facts, enum ending ending, enum side winner)
{
	if (ending == ENDING_mate && (facts->position->compiled->laws & LAWS_KING) != 0 &&
	    judge_any_reply(facts->position) && !(facts->problem && futile_mate(facts->position)))
		contradict(facts, ending, PHRASE_still_moves);
	else if (ending == ENDING_sennichite && facts->perpetual != NO_SIDE)
		contradict(facts, ending, PHRASE_perpetual);
	else if (ending == ENDING_sennichite && !facts->passed)
		contradict(facts, ending, PHRASE_no_fourfold);
	else if (ending == ENDING_illegal_move && facts->last_illegal)
		contradict(facts, ending, PHRASE_wrong_offender);
	else if (ending_rows[ending].foul == FOUL_perpetual)
		compare_perpetual(facts, ending, winner);
	else if (is_mated(facts, ending, winner))
		contradict(facts, ending, PHRASE_no_reply);
}

/* Whether a claim of perpetual check does not say whose: the board shows it. */
static bool
is_either_sides(const struct claim *claim)
{
	return claim->ending == ENDING_perpetual_check &&
	       (claim->ending_flags & ENDING_side_unknown) != 0 &&
	       (claim->has & CLAIM_HAS_side) == 0 && claim->winner == NO_SIDE;
}

/* Whether a declaration by the side to move wins by any rule that the game may have been played by.
 */
static bool
may_declare(const struct ending_facts *facts)
{
	const struct terms *terms = facts->terms;
	bool given = terms->rule_set->handicap_given;

	return impasse_judge(facts->position, terms->declaration, given).verdict == IMPASSE_win ||
	       (!terms->declaration_named &&
		   impasse_judge(facts->position, DECLARATION_27, given).verdict == IMPASSE_win);
}

bool
ending_check_names_repetition(const struct terms *terms, const struct claim *claim)
{
	return claim->kind == CLAIM_end &&
	       (claim->ending == ENDING_sennichite || claim->ending == ENDING_draw ||
		   (claim->ending == ENDING_declaration_draw &&
		       !(terms->declaration_named && terms->declaration == DECLARATION_24)));
}

enum ending
ending_check_claim(const struct ending_facts *facts, const struct claim *claim, enum side *winner)
{
	const struct variant *variant = facts->position->compiled->variant;
	enum side mover = facts->position->side;
	enum ending ending = claim->ending;

	/* PSN has one word for an impasse and a declaration */
	if (ending == ENDING_declaration && (claim->ending_flags & ENDING_perhaps_drawn) != 0 &&
	    claim->winner == NO_SIDE && !may_declare(facts))
		ending = ENDING_jishogi;
	/* まで…で先手の勝ち names the winner but not how, and the loser did not resign */
	if (ending == ENDING_resign && claim->winner == mover &&
	    (claim->ending_flags & ENDING_winner_only) != 0)
		ending = may_declare(facts) ? ENDING_declaration : ENDING_other;
	if (facts->fourfold && facts->perpetual == NO_SIDE &&
	    variant->recurrence == RECURRENCE_draw &&
	    ending_check_names_repetition(facts->terms, claim))
		ending = ENDING_sennichite;
	if (is_either_sides(claim) && facts->perpetual == mover)
		ending = ENDING_perpetual_self;
	if (is_foul_by_move(ending) && (claim->has & CLAIM_HAS_side) != 0)
		ending = mirror_for(ending, side_other((enum side)claim->side), mover);
	if (claim->winner != NO_SIDE)
		ending = mirror_for(ending, claim->winner, mover);
	*winner = ending_winner(ending, mover);
	if (ending == ENDING_sennichite && variant->recurrence == RECURRENCE_black_loses)
		*winner = WHITE;
	else if (ending == ENDING_sennichite && variant->recurrence == RECURRENCE_repeater_loses)
		*winner = mover;
	else if (ending_rows[ending].foul == FOUL_move && facts->perpetual != NO_SIDE &&
		 *winner == side_other(facts->perpetual))
		ending = facts->perpetual == mover ? ENDING_perpetual_self : ENDING_perpetual_check;
	if (ending == ENDING_other && claim->winner != NO_SIDE) {
		*winner = claim->winner;
	} else if (claim->winner != NO_SIDE && *winner != (enum side)claim->winner) {
		ending_check_contradiction(facts, ending,
		    ARGS(A_PHRASE(*winner == NO_SIDE ? PHRASE_no_winner : PHRASE_mover_wins),
			A_SIDE((enum side)claim->winner)));
		*winner = claim->winner;
	}
	compare_with_board(facts, ending, *winner);
	return ending;
}

bool
ending_check_result(const struct ending_facts *facts, const struct result *result,
    enum ending ending, enum side winner)
{
	const struct arg what = A_PHRASE(PHRASE_recorded_result);

	if (result->plies != UINT32_MAX && result->plies != facts->plies &&
	    result->plies != facts->number)
		diags_add(facts->diags, DIAG_result_contradiction, result->at, 0,
		    ARGS(what, A_PHRASE(PHRASE_wrong_count), A_NUMBER(facts->plies)));
	else if (game_contradicted(result, ending, winner))
		diags_add(facts->diags, DIAG_result_contradiction, result->at, 0,
		    ARGS(what, A_PHRASE(PHRASE_wrong_winner), A_SIDE((enum side)result->winner),
			A_SIDE(winner)))
		    ->related = facts->at;
	else
		return true;
	return false;
}

/* The pieces of a side on the board. */
struct force {
	unsigned all;    /* pieces that count */
	unsigned strong; /* of these, all but pawns and go-betweens */
	bool beside;     /* a strong one stands next to the other side's royal piece */
};

/* Counts one piece.  Where the winner's force matters, a piece that can never move again does not
 * count. */
static void
count_piece(const struct position *position, square_t square, piece_t piece, struct force forces[2])
{
	const struct compiled_variant *compiled = position->compiled;
	struct force *force = &forces[piece_side(piece)];
	square_t royal = position->royal[side_other(piece_side(piece))][0];

	if (compiled->variant->bare_king == BARE_KING_weighed &&
	    compiled_is_stuck(compiled, piece, square))
		return;
	force->all++;
	if ((compiled->traits[piece] & TRAIT_minor) != 0)
		return;
	force->strong++;
	force->beside |= movement_line(square, royal).distance == 1;
}

/* Whether a bare royal piece, whose side is to move, can take the other side's last piece, so that
 * both are bare. */
static bool
may_bare(const struct position *position, enum side side)
{
	square_t royal = position->royal[side][0], to = NO_SQUARE;
	struct position after = *position;

	if (position->side != side)
		return false;
	while (position_next(position, &to))
		if (position_at(position, to) != 0 &&
		    piece_side(position_at(position, to)) != side &&
		    !compiled_is_royal(position->compiled, position_at(position, to)))
			break;
	if (!position_attacks(position, position_at(position, royal), royal, to))
		return false;
	position_lift(&after, royal);
	position_lift(&after, to);
	position_put(&after, to, position_at(position, royal));
	return position_attacker(&after, to, side_other(side)) == NO_SQUARE;
}

/*
 * Returns the ending of a position in which a side has only its royal piece left, by the variant's
 * rule (enum bare_king, kifu-variants(7)): ENDING_mate, and *winner gets who wins; ENDING_draw; or
 * ENDING_none if the game goes on.  Both sides have a royal piece.
 */
static enum ending
bare_king_ending(const struct position *position, enum side *winner)
{
	enum bare_king rule = position->compiled->variant->bare_king;
	struct force forces[2] = { { .all = 0 }, { .all = 0 } };

	if (rule == BARE_KING_plays_on)
		return ENDING_none;
	for (square_t square = NO_SQUARE; position_next(position, &square);)
		if (position_at(position, square) != 0)
			count_piece(position, square, position_at(position, square), forces);
	if (forces[BLACK].all == 1 && forces[WHITE].all == 1)
		return position_check(position, BLACK) == NO_SQUARE &&
			       position_check(position, WHITE) == NO_SQUARE
			   ? ENDING_draw
			   : ENDING_none;
	for (unsigned side = BLACK; side <= WHITE; side++) {
		const struct force *force = &forces[side_other((enum side)side)];

		*winner = side_other((enum side)side);
		if (forces[side].all == 1 && force->all == 2 && may_bare(position, (enum side)side))
			continue;
		/* enough to win: two strong pieces, or three if one could be captured at once */
		if (forces[side].all == 1 &&
		    (rule == BARE_KING_alone ||
			(force->strong >= (force->beside ? 3u : 2u) &&
			    position_check(position, *winner) == NO_SQUARE)))
			return ENDING_mate;
	}
	*winner = NO_SIDE;
	return ENDING_none;
}

enum ending
ending_check_board(struct position *position, enum side *winner)
{
	enum ending ending;

	*winner = NO_SIDE;
	if (position_has_lost(position, BLACK) != position_has_lost(position, WHITE)) {
		*winner = position_has_lost(position, BLACK) ? WHITE : BLACK;
		return ENDING_king_captured;
	}
	*winner = position_winner(position);
	if (*winner != NO_SIDE)
		return position->compiled->variant->try ? ENDING_try_rule : ENDING_mate;
	ending = position->royals[BLACK] == 0 ? ENDING_none : bare_king_ending(position, winner);
	if (ending != ENDING_none || (position->compiled->laws & LAW_BIT(royal_lost)) == 0 ||
	    judge_any_reply(position))
		return ending;
	if (is_stalemate(position))
		return ENDING_draw;
	*winner = side_other((enum side)position->side);
	return ENDING_mate;
}

void
ending_check_winner(const struct ending_facts *facts, enum ending ending, enum side winner)
{
	enum side rightful;

	ending_check_board(facts->position, &rightful);
	if (rightful != NO_SIDE && winner != NO_SIDE && winner != rightful)
		contradict(facts, ending, PHRASE_royal_gone);
}

/* Returns whether a side has lost its royal pieces, or all others where that ends the game. */
static bool
is_over(const struct position *position)
{
	enum side winner;

	return position_has_lost(position, BLACK) || position_has_lost(position, WHITE) ||
	       (position->royals[BLACK] != 0 && bare_king_ending(position, &winner) != ENDING_none);
}

void
ending_check_passed(const struct game *game, const struct ending_facts *facts)
{
	const struct position *final = facts->position;
	struct position position;
	struct undo undo;
	uint32_t number = 0;

	/* where nothing is dropped, what a side has lost does not come back */
	if (!is_over(final))
		return;
	position_load(&position, final->compiled, &game->start);
	position_begin(&position);
	/* a start that is one already was set up for its moves */
	if (is_over(&position))
		return;
	for (uint32_t node = 0; (node = game_next(game, node)) != 0; number++) {
		struct move move = game->moves[node];

		if (is_over(&position)) {
			/* reported as royal-lost, where that is a law */
			if ((final->compiled->laws & LAW_BIT(royal_lost)) == 0 ||
			    !position_has_lost(&position, (enum side)move.side))
				diags_add(facts->diags, DIAG_move_after_end,
				    game->record->plies[node].at, number + 1, NO_ARGS);
			return;
		}
		play_move(&position, &move, &undo);
	}
}

bool
ending_check_excuses(const struct claim *claim, enum side mover, enum side loser)
{
	enum side condemned;

	if (claim->kind != CLAIM_end || !is_foul_by_move((enum ending)claim->ending))
		return false;
	if (is_either_sides(claim))
		return true;
	if (claim->winner != NO_SIDE)
		condemned = side_other(claim->winner);
	else if ((claim->has & CLAIM_HAS_side) != 0)
		condemned = claim->side;
	else
		condemned = side_other(ending_winner(claim->ending, side_other(mover)));
	return condemned == loser;
}
