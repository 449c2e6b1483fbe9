/* Positions that come again. */
#include "rules/replay/walk.h"

/*
 * A position stands for the fourth time on the main line: perpetual check, or a draw that the
 * record should end with.  Equal hashes are not trusted: the positions themselves are compared
 * once, by walking a copy back.
 */
static bool
same_as_before(const struct walk *walk, uint32_t depth)
{
	struct position copy = walk->position;

	for (size_t i = walk->frame_count; i-- > 0 && walk->repetition.at != NULL;) {
		const struct frame *frame = &walk->frames[i];

		if (!frame->played)
			continue;
		position_undo(&copy, &walk->game->moves[frame->node], &frame->undo);
		if (--depth == 0)
			return position_equal(&copy, &walk->position);
	}
	return false;
}

static void
judge_repetition(struct walk *walk, uint32_t node)
{
	const struct rule_set *rule_set = walk->terms.rule_set;
	uint32_t first = repetition_back(&walk->repetition, walk->depth, rule_set->occurrences);
	enum side loser =
	    rule_set->perpetual(&walk->repetition, walk->depth, rule_set->occurrences);
	const struct claim *next = &walk_ply(walk, walk_ply(walk, node)->next)->claim;
	struct span at = walk_ply(walk, node)->at;
	struct finding *finding;

	if (walk->passed || !same_as_before(walk, walk->depth - first))
		return;
	walk->passed = true;
	if (loser != NO_SIDE) {
		bool excused = ending_check_excuses(next, side_other(walk->position.side), loser);

		first = repetition_checked_since(
		    &walk->repetition, walk->depth, rule_set->occurrences, loser);
		finding = diags_add(walk->diags, DIAG_perpetual_check, at, walk->depth,
		    ARGS(A_SIDE(loser), A_NUMBER(first)));
		if (excused)
			finding->severity = SEVERITY_note;
		else
			walk_condemn(walk);
	} else if (next->kind != CLAIM_end || next->ending != ENDING_sennichite) {
		diags_add(
		    walk->diags, DIAG_sennichite_passed, at, walk->depth, ARGS(A_NUMBER(first)));
	}
}

/* A position came again in a game that forbids it (dai-shogi.md 6). */
static void
judge_ban(struct walk *walk, uint32_t node)
{
	uint32_t before = repetition_back(&walk->repetition, walk->depth, 2);
	struct move *move = &walk->game->moves[node];
	const struct claim *next = &walk_ply(walk, walk_ply(walk, node)->next)->claim;
	bool excused = ending_check_excuses(next, move->side, move->side);

	diags_add(walk->diags, DIAG_repeated_position, walk_ply(walk, node)->at, walk->depth,
	    ARGS(A_NUMBER(before)))
	    ->severity = excused ? SEVERITY_note : SEVERITY_error;
	move->flags |= MOVE_illegal | (excused ? MOVE_excused : 0);
	walk->last_illegal = true;
	if (!excused)
		walk_condemn(walk);
}

void
walk_judge(struct walk *walk, uint32_t node, uint32_t count)
{
	if (walk->position.compiled->variant->recurrence == RECURRENCE_ban)
		judge_ban(walk, node);
	else if (count >= walk->terms.rule_set->occurrences && walk->mainline)
		judge_repetition(walk, node);
}
