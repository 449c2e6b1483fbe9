#include "rules/replay/replay_tree.h"

#include "rules/board/fast_move.h"
#include "rules/replay/replay_ending.h"
#include "rules/replay/replay_move.h"
#include "rules/replay/start.h"

/* Goes to a node: plays its move or records its ending.  Returns the next node of the line, 0 at
 * its end. */
static uint32_t
enter(struct replay *replay, uint32_t node)
{
	const struct ply *ply = replay_ply(replay, node);
	struct replay_step *step;

	if (replay->step_count == replay->step_cap)
		replay->steps = arena_grow(replay->record->arena, replay->steps,
		    sizeof *replay->steps, replay->step_count + 1, &replay->step_cap);
	step = &replay->steps[replay->step_count++];
	step->node = node;
	step->last_to = replay->last_to;
	step->played = false;
	if (replay->ended) {
		replay_report(replay, DIAG_move_after_end, node, NO_ARGS);
		replay->ended = false;
	}
	if (ply->claim.kind == CLAIM_end) {
		replay_ending(replay, node);
		/* the sealed move is still to come */
		replay->ended = ply->claim.ending != ENDING_sealed;
	} else if (!replay_move(replay, node)) {
		replay_stop(replay, node);
		return 0;
	}
	return ply->next;
}

/* Takes the last step back; returns the alternative to it, or 0. */
static uint32_t
leave(struct replay *replay)
{
	const struct replay_step *step = &replay->steps[--replay->step_count];

	if (step->played) {
		repetition_leave(&replay->repetition, replay->depth);
		play_undo(&replay->position, &replay->game->moves[step->node], &step->undo);
		replay->depth--;
	}
	replay->last_to = step->last_to;
	replay->last_illegal =
	    replay->step_count != 0 &&
	    (replay->game->moves[replay_step(replay)->node].flags & MOVE_illegal) != 0;
	replay->ended = false;
	return replay_ply(replay, step->node)->alt;
}

/* Replays the whole tree: down each line, back up to the nearest alternative, the main line first.
 */
static void
replay_lines(struct replay *replay)
{
	uint32_t node = replay_ply(replay, 0)->next;

	replay->mainline = true;
	for (;;) {
		while (node != 0)
			node = enter(replay, node);
		if (replay->mainline)
			replay_close(replay);
		else
			replay_close_variation(replay);
		if (replay->options->mainline_only || replay->record->alt_ends == NULL)
			return;
		while (node == 0 && replay->step_count != 0)
			node = leave(replay);
		if (node == 0)
			return;
	}
}

struct game *
replay_tree(const struct rules *rules, const struct record *record,
    const struct replay_options *options, const struct guess *guess, struct diags *diags)
{
	struct game *game = arena_zero(record->arena, sizeof *game);
	struct replay replay = { .record = record,
		.options = options,
		.game = game,
		.diags = diags,
		.last_to = record->setup.last_to,
		.marked = (format_rows[record->format].carries & MARKS_declined) != 0 };
	const struct compiled_variant *compiled;

	game->record = record;
	game->guess = *guess;
	game->moves = arena_zero(record->arena, record->ply_count * sizeof *game->moves);
	game->winner = NO_SIDE;
	if (!start_build(rules, options, game, &replay.position, diags)) {
		game->verdict = VERDICT_unreadable;
		return game;
	}
	compiled = replay.position.compiled;
	replay.fast = !replay.marked && !options->rivals && fast_move_game(compiled);
	game->variant = compiled->variant->name;
	position_save(&replay.position, &game->start);
	game->start.number = record->setup.first_number;
	replay.terms = rule_set_terms(options->rule_set, record, options->value_patterns);
	repetition_init(&replay.repetition, record->arena, (uint32_t)record->ply_count);
	repetition_start(&replay.repetition, position_key(&replay.position),
	    replay.terms.rule_set->start_counts || compiled->variant->recurrence == RECURRENCE_ban);
	replay_lines(&replay);
	if (record->ply_count == 1 && record->setup.base == SETUP_default &&
	    record->header_count == 0) /* the text holds nothing of a game */
		game->verdict = VERDICT_unreadable;
	return game;
}
