#include "rules/replay/replay.h"

#include "rules/board/fast_move.h"
#include "rules/replay/guess.h"
#include "rules/replay/start.h"
#include "rules/replay/walk.h"

/* Goes to a node: plays it or notes its ending.  Returns the node to go on with, 0 at the end of
 * the line. */
static uint32_t
enter(struct walk *walk, uint32_t node)
{
	const struct ply *ply = walk_ply(walk, node);
	struct frame *frame;

	if (walk->frame_count == walk->frame_cap)
		walk->frames = arena_grow(walk->record->arena, walk->frames, sizeof *walk->frames,
		    walk->frame_count + 1, &walk->frame_cap);
	frame = &walk->frames[walk->frame_count++];
	frame->node = node;
	frame->last_to = walk->last_to;
	frame->played = false;
	if (walk->ended) {
		walk_report(walk, DIAG_move_after_end, node, NO_ARGS);
		walk->ended = false;
	}
	switch ((enum claim_kind)ply->claim.kind) {
	case CLAIM_end:
		walk_meet(walk, node);
		walk->ended = ply->claim.ending != ENDING_sealed; /* that move is still to come */
		break;
	case CLAIM_pass:
	case CLAIM_move:
	case CLAIM_none:
		if (!walk_move(walk, node)) {
			walk_stop(walk, node);
			return 0;
		}
		break;
	}
	return ply->next;
}

/* Takes the last step back; returns the alternative to it, or 0. */
static uint32_t
leave(struct walk *walk)
{
	const struct frame *frame = &walk->frames[--walk->frame_count];

	if (frame->played) {
		repetition_leave(&walk->repetition, walk->depth);
		position_undo(&walk->position, &walk->game->moves[frame->node], &frame->undo);
		walk->depth--;
	}
	walk->last_to = frame->last_to;
	walk->last_illegal =
	    walk->frame_count != 0 &&
	    (walk->game->moves[walk->frames[walk->frame_count - 1].node].flags & MOVE_illegal) != 0;
	walk->ended = false;
	return walk_ply(walk, frame->node)->alt;
}

/* Walks the whole tree: down each line, back up to the nearest alternative, the main line first. */
static void
walk_tree(struct walk *walk)
{
	uint32_t node = walk_ply(walk, 0)->next;

	walk->mainline = true;
	for (;;) {
		while (node != 0)
			node = enter(walk, node);
		if (walk->mainline)
			walk_close(walk);
		else
			walk_close_variation(walk);
		if (walk->options->mainline_only || walk->record->alt_ends == NULL)
			return;
		while (node == 0 && walk->frame_count != 0)
			node = leave(walk);
		if (node == 0)
			return;
	}
}

static struct game *
new_game(const struct record *record)
{
	struct game *game = arena_zero(record->arena, sizeof *game);

	game->record = record;
	game->moves = arena_zero(record->arena, record->ply_count * sizeof *game->moves);
	game->winner = NO_SIDE;
	return game;
}

/* Nothing of a game was found in the text. */
static bool
is_empty(const struct record *record)
{
	return record->ply_count == 1 && record->setup.base == SETUP_default &&
	       record->header_count == 0;
}

struct game *
replay_from(const struct rules *rules, const struct record *record,
    const struct replay_options *options, const struct guess *guess, struct diags *diags)
{
	struct walk walk = { .record = record, .options = options, .diags = diags };
	struct start start = { .guess = guess };

	walk.game = new_game(record);
	if (!start_build(rules, record, options, &walk.position, &start, diags)) {
		walk.game->verdict = VERDICT_unreadable;
		return walk.game;
	}
	start_turn(&walk.position, record, &start, diags);
	walk.last_to = record->setup.last_to;
	walk.marked = (format_rows[record->format].carries & MARKS_declined) != 0;
	walk.ordinary = !walk.marked && !options->rivals && ordinary_game(start.compiled);
	walk.game->variant = start.compiled->variant->name;
	walk.game->handicap = start.handicap;
	walk.game->guess = *guess;
	position_save(&walk.position, &walk.game->start);
	walk.game->start.number = record->setup.first_number;
	repetition_init(&walk.repetition, record->arena, (uint32_t)record->ply_count);
	walk.terms = rule_set_terms(options->rule_set, record, options->value_patterns);
	repetition_start(&walk.repetition, position_key(&walk.position),
	    walk.terms.rule_set->start_counts ||
		start.compiled->variant->recurrence == RECURRENCE_ban);
	walk_tree(&walk);
	if (is_empty(record))
		walk.game->verdict = VERDICT_unreadable;
	return walk.game;
}

struct game *
replay(const struct rules *rules, const struct record *record, const struct replay_options *options,
    struct diags *diags)
{
	size_t mark = diags->count;
	struct guess guess = { .row = NULL };
	struct game *game;

	if (options->again != NULL)
		return replay_from(rules, record, options, &options->again->guess, diags);
	game = replay_from(rules, record, options, &guess, diags);
	if (game->verdict == VERDICT_ok || !guess_start(rules, record, options, game, &guess))
		return game;
	diags_forget(diags, mark, diags->count);
	guess_report(record, &guess, diags);
	return replay_from(rules, record, options, &guess, diags);
}
