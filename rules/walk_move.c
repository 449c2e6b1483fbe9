/* Down a line of play: each move is judged and played, each ending met. */
#include "rules/judge.h"
#include "rules/ordinary.h"
#include "rules/play.h"
#include "rules/walk.h"

/* Keeps in mind the first foul of the main line that no ending excuses. */
static void
note_foul(struct walk *walk, uint32_t node, unsigned broken, enum side mover)
{
	if (walk->mainline && walk->foul.node == 0 && adjudicate_is_foul(broken))
		walk->foul = (struct foul){ node, walk->depth + 1, mover };
}

/* Reports the laws that a move played breaks; those asked before it was played are in tried. */
static void
break_laws(struct walk *walk, uint32_t node, struct tried tried, unsigned after)
{
	const unsigned words =
	    LAW_BIT(wrong_piece_name) | LAW_BIT(cannot_promote) | LAW_BIT(unpromote);
	struct move *move = &walk->game->moves[node];

	if (after != 0) {
		walk->trial = (struct trial){ .move = *move, .mover = move->side };
		tried.excused = walk_excuse(walk, node, after);
		tried.broken |= after;
	}
	if (!tried.excused)
		note_foul(walk, node, tried.broken, move->side);
	move->flags |= MOVE_illegal | ((tried.broken & ~words) == 0 ? MOVE_misnamed : 0) |
		       (tried.excused ? MOVE_excused : 0);
	walk->last_illegal = true;
}

/* Judges and plays the move of a node, goes one deeper, and counts the position that now stands.
 * Gives false when the move cannot be played. */
static inline bool
play(struct walk *walk, uint32_t node, const struct claim *claim, struct frame *frame)
{
	struct position *position = &walk->position;
	struct move *move = &walk->game->moves[node], ordinary;
	struct tried tried = { .playable = true };
	unsigned after;
	uint32_t count;

	/* most by far are of this kind: all of it is worth being inlined */
	if (walk->ordinary && ordinary_move(position, claim, walk->last_to, &ordinary)) {
		play_move(position, &ordinary, &frame->undo);
		after = judge_after(position, &ordinary, &frame->undo);
		*move = (struct move){ .kind = MOVE_board,
			.side = ordinary.side,
			.flags = ordinary.flags,
			.from = ordinary.from,
			.to = ordinary.to,
			.piece = ordinary.piece,
			.after = ordinary.after,
			.captured = ordinary.captured };
	} else {
		tried = walk_try(walk, node);
		if (!tried.playable)
			return false;
		*move = walk->trial.move;
		position_play(position, move, &frame->undo);
		after = laws_after(position, move, &frame->undo);
	}
	if (move->to == walk->last_to && move->to != NO_SQUARE && walk->depth != 0)
		move->flags |= MOVE_same; /* (the first move is 同 only to who can see the setup) */
	walk->last_illegal = false;
	if ((tried.broken | after) != 0)
		break_laws(walk, node, tried, after);
	if (move->kind != MOVE_pass) /* 同 after a pass refers to the move before it */
		walk->last_to = move->to;
	walk->depth++;
	count = repetition_enter(&walk->repetition, walk->depth, position_key(position), move->side,
	    (move->flags & MOVE_check) != 0);
	if (count >= 2)
		walk_judge(walk, node, count);
	return true;
}

void
walk_down(struct walk *walk, uint32_t node)
{
	while (node != 0) {
		const struct ply *ply = walk_ply(walk, node);
		struct frame *frame = &walk->frames[walk->frame_count++];

		frame->node = node;
		frame->last_to = walk->last_to;
		if (walk->ended)
			walk_report(walk, DIAG_move_after_end, node, NO_ARGS);
		walk->ended = false;
		if (ply->claim.kind == CLAIM_end) {
			walk_meet(walk, node);
			/* a sealed move is still to come */
			walk->ended = ply->claim.ending != ENDING_sealed;
		} else if (!play(walk, node, &ply->claim, frame)) {
			walk_stop(walk, node);
			return;
		}
		node = ply->next;
	}
}
