#include "rules/adjudicate/ending_check.h"

#include "rules/adjudicate/bare_king.h"
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

static bool
is_foul(enum ending ending)
{
	return ending == ENDING_illegal_move || ending == ENDING_illegal_action;
}

static bool
is_perpetual(enum ending ending)
{
	return ending == ENDING_perpetual_self || ending == ENDING_perpetual_check;
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

/* Reports what on the board contradicts the ending, once at most. */
static void
compare_with_board(const struct ending_facts *facts, enum ending ending)
{
	if (ending == ENDING_mate && (facts->position->compiled->variant->laws & LAWS_KING) != 0 &&
	    judge_any_reply(facts->position))
		contradict(facts, ending, PHRASE_still_moves);
	else if (ending == ENDING_sennichite && facts->perpetual != NO_SIDE)
		contradict(facts, ending, PHRASE_perpetual);
	else if (ending == ENDING_sennichite && !facts->fourfold)
		contradict(facts, ending, PHRASE_no_fourfold);
	else if (ending == ENDING_illegal_move && facts->last_illegal)
		contradict(facts, ending, PHRASE_wrong_offender);
}

/* Returns who wins by an ending in this variant: a fourth occurrence may lose. */
static enum side
winner_by(const struct ending_facts *facts, enum ending ending)
{
	if (ending == ENDING_sennichite &&
	    facts->position->compiled->variant->recurrence == RECURRENCE_black_loses)
		return WHITE;
	return ending_winner(ending, (enum side)facts->position->side);
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

enum ending
ending_check_claim(const struct ending_facts *facts, const struct claim *claim, enum side *winner)
{
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
	if (is_either_sides(claim) && facts->perpetual == mover)
		ending = ENDING_perpetual_self;
	if ((is_foul(ending) || is_perpetual(ending)) && (claim->has & CLAIM_HAS_side) != 0)
		ending = mirror_for(ending, side_other((enum side)claim->side), mover);
	if (claim->winner != NO_SIDE)
		ending = mirror_for(ending, claim->winner, mover);
	*winner = winner_by(facts, ending);
	if (is_foul(ending) && facts->perpetual != NO_SIDE &&
	    *winner == side_other(facts->perpetual))
		ending = facts->perpetual == mover ? ENDING_perpetual_self : ENDING_perpetual_check;
	if (ending == ENDING_other && claim->winner != NO_SIDE) {
		*winner = claim->winner;
	} else if (claim->winner != NO_SIDE && *winner != (enum side)claim->winner) {
		contradict(facts, ending,
		    ending == ENDING_resign ? PHRASE_mover_wins : PHRASE_wrong_winner);
		*winner = claim->winner;
	}
	compare_with_board(facts, ending);
	return ending;
}

bool
ending_check_result(const struct ending_facts *facts, const struct result *result,
    enum ending ending, enum side winner)
{
	struct ending_facts here = *facts;

	here.at = result->at;
	if (result->plies != UINT32_MAX && result->plies != facts->plies &&
	    result->plies != facts->number)
		ending_check_contradiction(
		    &here, ending, ARGS(A_PHRASE(PHRASE_wrong_count), A_NUMBER(facts->plies)));
	else if (game_contradicted(result, ending, winner))
		contradict(&here, ending, PHRASE_wrong_winner);
	else
		return true;
	return false;
}

enum ending
ending_check_board(struct position *position, enum side *winner)
{
	const struct variant *variant = position->compiled->variant;
	enum ending ending;

	*winner = NO_SIDE;
	if ((variant->laws & LAW_BIT(royal_lost)) == 0)
		return ENDING_none;
	for (unsigned side = BLACK; side <= WHITE; side++) {
		enum side other = side_other((enum side)side);

		if (position->royals[side] == 0 && position->royals[other] != 0) {
			*winner = other;
			return ENDING_mate;
		}
	}
	ending = position->royals[BLACK] == 0 ? ENDING_none : bare_king_ending(position, winner);
	if (ending == ENDING_none && !judge_any_reply(position)) {
		*winner = side_other((enum side)position->side);
		return ENDING_mate;
	}
	return ending;
}

void
ending_check_winner(const struct ending_facts *facts, enum ending ending, enum side winner)
{
	enum side rightful;

	if (ending_check_board(facts->position, &rightful) == ENDING_mate && winner != NO_SIDE &&
	    winner != rightful)
		contradict(facts, ending, PHRASE_royal_gone);
}

bool
ending_check_excuses(const struct claim *claim, enum side mover, enum side loser)
{
	enum side condemned;

	if (claim->kind != CLAIM_end ||
	    !(is_foul((enum ending)claim->ending) || is_perpetual((enum ending)claim->ending)))
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
