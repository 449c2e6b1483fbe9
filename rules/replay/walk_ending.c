/* Where a line of play ends. */
#include "rules/replay/walk.h"

/* What is known where an ending stands. */
static struct ending_facts
facts_here(struct walk *walk)
{
	struct ending_facts facts = { .position = &walk->position,
		.perpetual = NO_SIDE,
		.last_illegal = walk->last_illegal,
		.plies = walk->depth,
		.number = walk->game->start.number + walk->depth,
		.terms = &walk->terms };
	const struct rule_set *rule_set = walk->terms.rule_set;

	if (walk->repetition.at[walk->depth].count >= rule_set->occurrences) {
		facts.fourfold = true;
		facts.perpetual =
		    rule_set->perpetual(&walk->repetition, walk->depth, rule_set->occurrences);
	}
	return facts;
}

void
walk_meet(struct walk *walk, uint32_t node)
{
	struct ending_facts facts = facts_here(walk);
	const struct ply *ply = walk_ply(walk, node);
	struct move *move = &walk->game->moves[node];
	enum ending ending;
	enum side winner;

	move->kind = MOVE_end;
	if (walk->last_illegal) /* the words may be about that move: game_ending_name */
		move->flags = MOVE_illegal | MOVE_excused;
	move->side = walk->position.side;
	ending = ending_check_claim(&facts, &ply->claim, ply->at, &winner, walk->diags);
	if (!adjudicate_ending(&facts, ending, ply->at, walk->diags))
		walk_condemn(walk);
	move->ending = (uint8_t)ending;
	if (walk->mainline) {
		walk->game->end = node;
		walk->game->ending = move->ending;
		walk->game->winner = winner;
	}
}

/* The result line of the line of play that ends with this node, or NULL: record_result, in constant
 * time for each of many. */
static const struct result *
result_of(struct walk *walk, uint32_t node)
{
	const struct record *record = walk->record;

	if (record->result_count < 2)
		return record_result(record, node);
	if (walk->results == NULL) {
		walk->results =
		    arena_zero(record->arena, record->ply_count * sizeof(struct result *));
		for (size_t i = record->result_count; i-- > 0;) /* the first one counts */
			walk->results[record->results[i].node] = &record->results[i];
	}
	return walk->results[node];
}

/* Compares the result line of a line of play with what it came to: whoever writes the game is told
 * of one that says something else. */
static void
compare_result(struct walk *walk, uint32_t last, const struct ending_facts *facts,
    enum ending ending, enum side winner)
{
	const struct result *result = result_of(walk, last);
	struct game *game = walk->game;

	if (result == NULL || ending_check_result(facts, result, ending, winner, walk->diags))
		return;
	if (game->contradicted == NULL)
		game->contradicted = arena_zero(
		    walk->record->arena, walk->record->ply_count * sizeof(struct result *));
	game->contradicted[last] = result;
}

/*
 * Keeps an ending after moves that could not be played.  All that is known of it
 * is what the text says: who was to move there depends on these moves, and so does who won by it.
 */
static void
keep_ending(struct walk *walk, uint32_t node)
{
	const struct claim *claim = &walk_ply(walk, node)->claim;
	const struct result *result = result_of(walk, node);
	struct move *move = &walk->game->moves[node];
	enum side winner = (enum side)claim->winner;

	move->kind = MOVE_end;
	move->flags = MOVE_behind;
	move->ending = claim->ending;
	move->side = walk->position.side;
	if (winner == NO_SIDE && claim->ending == ENDING_illegal_action &&
	    (claim->has & CLAIM_HAS_side) != 0) {
		winner = side_other((enum side)claim->side);
		move->side = (uint8_t)winner;
	}
	if (!walk->mainline)
		return;
	if (winner == NO_SIDE && result != NULL)
		winner = (enum side)result->winner;
	walk->game->end = node;
	walk->game->ending = (enum ending)claim->ending;
	walk->game->winner = winner;
}

/*
 * Keeps the ending that names a foul which could not be played (a drop of what is not in hand): the
 * record stands before that move, and whoever made it lost by a foul that is no move.
 */
static void
keep_foul(struct walk *walk, uint32_t node)
{
	enum side loser = walk->trial.move.side, mover = walk->position.side;
	struct move *move = &walk->game->moves[node];

	move->kind = MOVE_end;
	move->flags = MOVE_behind | MOVE_excused;
	move->side = (uint8_t)mover;
	move->ending = loser == mover ? ENDING_illegal_move : ENDING_illegal_action;
	if (!walk->mainline)
		return;
	walk->game->end = node;
	walk->game->ending = move->ending;
	walk->game->winner = side_other(loser);
}

void
walk_stop(struct walk *walk, uint32_t node)
{
	uint32_t after = 0, end = 0, at;

	for (at = walk_ply(walk, node)->next; at != 0; at = walk_ply(walk, at)->next) {
		if (walk_ply(walk, at)->claim.kind == CLAIM_end)
			end = at;
		else
			after++;
	}
	if (after != 0)
		walk_report(walk, DIAG_unchecked_moves, node, ARGS(A_NUMBER(after)));
	if (walk->mainline)
		walk->game->unplayed = 1 + after;
	if (walk->excused)
		keep_foul(walk, walk_ply(walk, node)->next);
	else if (end != 0)
		keep_ending(walk, end);
	walk->excused = false;
}

void
walk_close(struct walk *walk)
{
	struct game *game = walk->game;
	struct ending_facts facts = facts_here(walk);
	uint32_t last = walk->frame_count == 0 ? 0 : walk_frame(walk)->node;

	walk->mainline = false;
	game->plies = walk->depth;
	position_save(&walk->position, &game->final);
	game->final.number = game->start.number + walk->depth;
	if (game->unplayed != 0) {
		if (game->verdict == VERDICT_ok && walk->unread)
			game->verdict = VERDICT_unreadable;
		return;
	}
	if (game->end == 0)
		game->ending = ending_check_board(&walk->position, &game->winner);
	else
		ending_check_winner(&walk->position, game->ending, game->winner,
		    walk_ply(walk, game->end)->at, walk->diags);
	if (game->end == 0 && walk->depth != 0 && game->ending == ENDING_none &&
	    (format_rows[walk->record->format].carries & CARRIES_endings) != 0)
		diags_add(walk->diags, DIAG_missing_result, walk_ply(walk, last)->at, walk->depth,
		    NO_ARGS);
	adjudicate_game(game, &facts, &walk->foul, walk->options->value_patterns, walk->diags);
	if (last != 0)
		compare_result(walk, last, &facts, game->ending, game->winner);
}

void
walk_close_variation(struct walk *walk)
{
	uint32_t last = walk_frame(walk)->node;
	const struct move *move = &walk->game->moves[last];
	struct ending_facts facts;
	enum ending ending = (enum ending)move->ending;
	enum side winner = game_winner_by(walk->game, last);

	if (move->kind == MOVE_none) /* it could not be played */
		return;
	if (move->kind == MOVE_end)
		ending_check_winner(
		    &walk->position, ending, winner, walk_ply(walk, last)->at, walk->diags);
	if (result_of(walk, last) == NULL)
		return;
	if (move->kind != MOVE_end)
		ending = ending_check_board(&walk->position, &winner);
	facts = facts_here(walk);
	compare_result(walk, last, &facts, ending, winner);
}
