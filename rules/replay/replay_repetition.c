#include "rules/replay/replay_repetition.h"

/* Whether the position equals the one of this number of moves ago: equal hashes do not prove it.
 * Takes the moves back on a copy. */
static bool
same_as_before(const struct replay *replay, uint32_t moves)
{
	struct position copy = replay->position;

	for (size_t i = replay->step_count; i-- > 0;) {
		const struct replay_step *step = &replay->steps[i];

		if (!step->played)
			continue;
		play_undo(&copy, &replay->game->moves[step->node], &step->undo);
		if (--moves == 0)
			return position_equal(&copy, &replay->position);
	}
	return false;
}

/* Judges a position that occurs for the fourth time on the main line: perpetual check, or a draw
 * with which the record should end. */
static void
judge_repetition(struct replay *replay, uint32_t node)
{
	const struct rule_set *rule_set = replay->terms.rule_set;
	uint32_t first = repetition_back(&replay->repetition, replay->depth, rule_set->occurrences);
	enum side loser =
	    rule_set->perpetual(&replay->repetition, replay->depth, rule_set->occurrences);
	const struct claim *next = replay_next_claim(replay, node);
	struct span at = replay_ply(replay, node)->at;
	struct finding *finding;

	if (replay->repeated || !same_as_before(replay, replay->depth - first))
		return;
	replay->repeated = true;
	if (loser != NO_SIDE) {
		bool excused = ending_check_excuses(next, side_other(replay->position.side), loser);

		first = repetition_checked_since(
		    &replay->repetition, replay->depth, rule_set->occurrences, loser);
		finding = diags_add(replay->diags, DIAG_perpetual_check, at, replay->depth,
		    ARGS(A_SIDE(loser), A_NUMBER(first)));
		if (excused)
			finding->severity = SEVERITY_note;
		else
			replay_condemn(replay);
	} else if (next->kind != CLAIM_end || next->ending != ENDING_sennichite) {
		diags_add(replay->diags, DIAG_sennichite_passed, at, replay->depth,
		    ARGS(A_NUMBER(first)));
	}
}

/* Judges a repeated position in a game that forbids it (dai shogi: kifu-variants(7)). */
static void
judge_ban(struct replay *replay, uint32_t node)
{
	uint32_t before = repetition_back(&replay->repetition, replay->depth, 2);
	struct move *move = &replay->game->moves[node];
	const struct claim *next = replay_next_claim(replay, node);
	bool excused = ending_check_excuses(next, move->side, move->side);

	diags_add(replay->diags, DIAG_repeated_position, replay_ply(replay, node)->at,
	    replay->depth, ARGS(A_NUMBER(before)))
	    ->severity = excused ? SEVERITY_note : SEVERITY_error;
	move->flags |= MOVE_illegal | (excused ? MOVE_excused : 0);
	replay->last_illegal = true;
	if (!excused)
		replay_condemn(replay);
}

void
replay_repetition(struct replay *replay, uint32_t node, uint32_t count)
{
	if (replay->position.compiled->variant->recurrence == RECURRENCE_ban)
		judge_ban(replay, node);
	else if (count >= replay->terms.rule_set->occurrences && replay->mainline)
		judge_repetition(replay, node);
}
