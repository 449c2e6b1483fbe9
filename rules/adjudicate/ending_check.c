#include "rules/adjudicate/ending_check.h"

#include "rules/adjudicate/bare_king.h"
#include "rules/adjudicate/impasse.h"
#include "rules/laws/judge.h"
#include "rules/laws/laws.h"

/* Endings that say the same of the other side. */
static const struct {
	enum ending self, previous; /* T fouled or lost; the other side did */
} mirrored[] = {
	{ ENDING_illegal_move, ENDING_illegal_action },
	{ ENDING_perpetual_self, ENDING_perpetual_check },
	{ ENDING_forfeit_loss, ENDING_forfeit_win },
	{ ENDING_failed_declaration, ENDING_declaration },
};

/* The ending of the same kind by which winner wins, or the same when there is none. */
static enum ending
turned_for(enum ending ending, enum side winner, enum side mover)
{
	if (ending_winner(ending, mover) == winner)
		return ending;
	for (size_t i = 0; i < sizeof mirrored / sizeof *mirrored; i++) {
		if (mirrored[i].self == ending)
			return mirrored[i].previous;
		if (mirrored[i].previous == ending)
			return mirrored[i].self;
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

static void
contradiction(enum ending ending, enum phrase why, struct span at, struct diags *diags)
{
	diags_add(diags, DIAG_result_contradiction, at, 0, ARGS(A_ENDING(ending), A_PHRASE(why)));
}

/* What the board says against the ending, one remark at most. */
static void
examine(const struct ending_facts *facts, enum ending ending, struct span at, struct diags *diags)
{
	if (ending == ENDING_mate && (facts->position->compiled->variant->laws & LAWS_KING) != 0 &&
	    judge_any_reply(facts->position))
		contradiction(ending, PHRASE_still_moves, at, diags);
	else if (ending == ENDING_sennichite && facts->perpetual != NO_SIDE)
		contradiction(ending, PHRASE_perpetual, at, diags);
	else if (ending == ENDING_sennichite && !facts->fourfold)
		contradiction(ending, PHRASE_no_fourfold, at, diags);
	else if (ending == ENDING_illegal_move && facts->last_illegal)
		contradiction(ending, PHRASE_wrong_offender, at, diags);
}

/* Who wins by an ending on this board: a fourth occurrence may be somebody's loss. */
static enum side
winner_by(const struct ending_facts *facts, enum ending ending)
{
	if (ending == ENDING_sennichite &&
	    facts->position->compiled->variant->recurrence == RECURRENCE_black_loses)
		return WHITE;
	return ending_winner(ending, (enum side)facts->position->side);
}

/* Whether the words say perpetual check and not whose: the board knows. */
static bool
is_anyones(const struct claim *claim)
{
	return claim->ending == ENDING_perpetual_check &&
	       (claim->ending_flags & ENDING_side_unknown) != 0 &&
	       (claim->has & CLAIM_HAS_side) == 0 && claim->winner == NO_SIDE;
}

/* Whether a declaration by the side to move wins, by any rule that the record may have been played
 * by. */
static bool
may_declare(const struct ending_facts *facts)
{
	const struct terms *terms = facts->terms;
	bool given = terms->rule_set->handicap_given;

	return impasse_judge(facts->position, terms->declaration, given).verdict == IMPASSE_win ||
	       (!terms->declaration_said &&
		   impasse_judge(facts->position, DECLARATION_27, given).verdict == IMPASSE_win);
}

enum ending
ending_check_claim(const struct ending_facts *facts, const struct claim *claim, struct span at,
    enum side *winner, struct diags *diags)
{
	enum side mover = facts->position->side;
	enum ending ending = claim->ending;

	if (ending == ENDING_declaration && (claim->ending_flags & ENDING_perhaps_drawn) != 0 &&
	    claim->winner == NO_SIDE && !may_declare(facts))
		ending = ENDING_jishogi; /* the same word in PSN: the board tells */
	if (ending == ENDING_resign && claim->winner == mover &&
	    (claim->ending_flags & ENDING_winner_only) !=
		0) /* まで…で先手の勝ち: not how, and nobody resigned */
		ending = may_declare(facts) ? ENDING_declaration : ENDING_other;
	if (is_anyones(claim) && facts->perpetual == mover)
		ending = ENDING_perpetual_self;
	if ((is_foul(ending) || is_perpetual(ending)) && (claim->has & CLAIM_HAS_side) != 0)
		ending = turned_for(ending, side_other((enum side)claim->side), mover);
	if (claim->winner != NO_SIDE)
		ending = turned_for(ending, claim->winner, mover);
	*winner = winner_by(facts, ending);
	if (is_foul(ending) && facts->perpetual != NO_SIDE &&
	    *winner == side_other(facts->perpetual))
		ending = facts->perpetual == mover ? ENDING_perpetual_self : ENDING_perpetual_check;
	if (ending == ENDING_other && claim->winner != NO_SIDE) {
		*winner = claim->winner; /* how, the record does not say */
	} else if (claim->winner != NO_SIDE && *winner != (enum side)claim->winner) {
		contradiction(ending,
		    ending == ENDING_resign ? PHRASE_mover_wins : PHRASE_wrong_winner, at, diags);
		*winner = claim->winner;
	}
	examine(facts, ending, at, diags);
	return ending;
}

bool
ending_check_result(const struct ending_facts *facts, const struct result *result,
    enum ending ending, enum side winner, struct diags *diags)
{
	if (result->plies != UINT32_MAX && result->plies != facts->plies &&
	    result->plies != facts->number)
		diags_add(diags, DIAG_result_contradiction, result->at, 0,
		    ARGS(A_ENDING(ending), A_PHRASE(PHRASE_wrong_count), A_NUMBER(facts->plies)));
	else if (game_contradicted(result, ending, winner))
		contradiction(ending, PHRASE_wrong_winner, result->at, diags);
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
ending_check_winner(struct position *position, enum ending ending, enum side winner, struct span at,
    struct diags *diags)
{
	enum side rightful;

	if (ending_check_board(position, &rightful) == ENDING_mate && winner != NO_SIDE &&
	    winner != rightful)
		contradiction(ending, PHRASE_royal_gone, at, diags);
}

bool
ending_check_excuses(const struct claim *claim, enum side mover, enum side loser)
{
	enum side condemned;

	if (claim->kind != CLAIM_end)
		return false;
	switch ((enum ending)claim->ending) {
	case ENDING_illegal_action:
	case ENDING_illegal_move:
	case ENDING_perpetual_check:
	case ENDING_perpetual_self:
		break;
	default:
		return false;
	}
	if (is_anyones(claim))
		return true;
	if (claim->winner != NO_SIDE)
		condemned = side_other(claim->winner);
	else if ((claim->has & CLAIM_HAS_side) != 0)
		condemned = claim->side;
	else
		condemned = side_other(ending_winner(claim->ending, side_other(mover)));
	return condemned == loser;
}
