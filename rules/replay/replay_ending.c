#include "rules/replay/replay_ending.h"

/* Returns what is known at the present position, about the ending or move at node. */
static struct ending_facts
facts_at(struct replay *replay, uint32_t node)
{
	struct ending_facts facts = { .position = &replay->position,
		.perpetual = NO_SIDE,
		.last_illegal = replay->last_illegal,
		.plies = replay->depth,
		.number = replay->game->start.number + replay->depth,
		.terms = &replay->terms,
		.at = replay_ply(replay, node)->at,
		.diags = replay->diags };
	const struct rule_set *rule_set = replay->terms.rule_set;

	if (replay->repetition.at[replay->depth].count >= rule_set->occurrences) {
		facts.fourfold = true;
		facts.perpetual =
		    rule_set->perpetual(&replay->repetition, replay->depth, rule_set->occurrences);
	}
	return facts;
}

/* Stores the ending of a node; who has won, if it is one of the main line. */
static void
keep(struct replay *replay, uint32_t node, enum ending ending, enum side winner)
{
	struct move *move = &replay->game->moves[node];

	move->kind = MOVE_end;
	move->ending = (uint8_t)ending;
	if (replay->mainline) {
		replay->game->end = node;
		replay->game->ending = ending;
		replay->game->winner = winner;
	}
}

void
replay_ending(struct replay *replay, uint32_t node)
{
	struct ending_facts facts = facts_at(replay, node);
	struct move *move = &replay->game->moves[node];
	enum ending ending;
	enum side winner;

	if (replay->last_illegal) /* the ending may be about that move: game_ending_name */
		move->flags = MOVE_illegal | MOVE_excused;
	move->side = replay->position.side;
	ending = ending_check_claim(&facts, &replay_ply(replay, node)->claim, &winner);
	if (!adjudicate_ending(&facts, ending))
		replay_condemn(replay);
	keep(replay, node, ending, winner);
}

/* Returns the result line of the line of play that ends with this node, or NULL: record_result in
 * constant time. */
static const struct result *
result_of(struct replay *replay, uint32_t node)
{
	const struct record *record = replay->record;

	if (record->result_count < 2)
		return record_result(record, node);
	if (replay->results == NULL) {
		replay->results =
		    arena_zero(record->arena, record->ply_count * sizeof(struct result *));
		for (size_t i = record->result_count; i-- > 0;) /* the first one counts */
			replay->results[record->results[i].node] = &record->results[i];
	}
	return replay->results[node];
}

/* Compares the result line of a line of play with its outcome.  Writers find a line that
 * contradicts it in game->contradicted. */
static void
compare_result(struct replay *replay, uint32_t last, const struct ending_facts *facts,
    enum ending ending, enum side winner)
{
	const struct result *result = result_of(replay, last);
	struct game *game = replay->game;

	if (result == NULL || ending_check_result(facts, result, ending, winner))
		return;
	if (game->contradicted == NULL)
		game->contradicted = arena_zero(
		    replay->record->arena, replay->record->ply_count * sizeof(struct result *));
	game->contradicted[last] = result;
}

/* Keeps an ending after moves that could not be played.  Only its text is known: who was to move,
 * and therefore who won, depends on these moves. */
static void
keep_ending(struct replay *replay, uint32_t node)
{
	const struct claim *claim = &replay_ply(replay, node)->claim;
	const struct result *result = result_of(replay, node);
	struct move *move = &replay->game->moves[node];
	enum side winner = (enum side)claim->winner;

	move->flags = MOVE_after_unplayed;
	move->side = replay->position.side;
	if (winner == NO_SIDE && claim->ending == ENDING_illegal_action &&
	    (claim->has & CLAIM_HAS_side) != 0) {
		winner = side_other((enum side)claim->side);
		move->side = (uint8_t)winner;
	}
	if (winner == NO_SIDE && result != NULL)
		winner = (enum side)result->winner;
	keep(replay, node, (enum ending)claim->ending, winner);
}

/* Keeps the ending that names a foul which could not be played (a drop of a piece not in hand): the
 * game ends before that move, lost by the side that made it. */
static void
keep_foul(struct replay *replay, uint32_t node)
{
	enum side loser = replay->trial.move.side, mover = replay->position.side;
	struct move *move = &replay->game->moves[node];

	move->flags = MOVE_after_unplayed | MOVE_excused;
	move->side = (uint8_t)mover;
	keep(replay, node, loser == mover ? ENDING_illegal_move : ENDING_illegal_action,
	    side_other(loser));
}

void
replay_stop(struct replay *replay, uint32_t node)
{
	uint32_t after = 0, end = 0, at;

	for (at = replay_ply(replay, node)->next; at != 0; at = replay_ply(replay, at)->next) {
		if (replay_ply(replay, at)->claim.kind == CLAIM_end)
			end = at;
		else
			after++;
	}
	if (after != 0)
		replay_report(replay, DIAG_unchecked_moves, node, ARGS(A_NUMBER(after)));
	if (replay->mainline)
		replay->game->unplayed = 1 + after;
	if (replay->excused)
		keep_foul(replay, replay_ply(replay, node)->next);
	else if (end != 0)
		keep_ending(replay, end);
	replay->excused = false;
}

void
replay_close(struct replay *replay)
{
	struct game *game = replay->game;
	uint32_t last = replay->step_count == 0 ? 0 : replay_step(replay)->node;
	struct ending_facts facts = facts_at(replay, game->end == 0 ? last : game->end);

	replay->mainline = false;
	game->plies = replay->depth;
	position_save(&replay->position, &game->final);
	game->final.number = game->start.number + replay->depth;
	if (game->unplayed != 0) {
		if (game->verdict == VERDICT_ok && replay->unread)
			game->verdict = VERDICT_unreadable;
		return;
	}
	if (game->end == 0)
		game->ending = ending_check_board(&replay->position, &game->winner);
	else
		ending_check_winner(&facts, game->ending, game->winner);
	if (game->end == 0 && replay->depth != 0 && game->ending == ENDING_none &&
	    (format_rows[replay->record->format].carries & CARRIES_endings) != 0)
		diags_add(replay->diags, DIAG_missing_result, facts.at, replay->depth, NO_ARGS);
	adjudicate_game(game, &facts, &replay->foul, replay->options->value_patterns);
	if (last != 0)
		compare_result(replay, last, &facts, game->ending, game->winner);
}

void
replay_close_variation(struct replay *replay)
{
	uint32_t last = replay_step(replay)->node;
	const struct move *move = &replay->game->moves[last];
	struct ending_facts facts;
	enum ending ending = (enum ending)move->ending;
	enum side winner = game_winner_by(replay->game, last);

	/* nothing to compare: the last move could not be played, or the line has no outcome */
	if (move->kind == MOVE_none || (move->kind != MOVE_end && result_of(replay, last) == NULL))
		return;
	facts = facts_at(replay, last);
	if (move->kind == MOVE_end)
		ending_check_winner(&facts, ending, winner);
	else
		ending = ending_check_board(&replay->position, &winner);
	compare_result(replay, last, &facts, ending, winner);
}
