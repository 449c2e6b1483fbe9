/* One move: what it means, whether the laws allow it, what it leaves after. */
#include <string.h>

#include "rules/board/fast_move.h"
#include "rules/board/play.h"
#include "rules/laws/judge.h"
#include "rules/replay/resolve.h"
#include "rules/replay/rivals.h"
#include "rules/replay/walk.h"

/* Says why a claim could not be turned into a move.  Words that are no move were named by the
 * parser. */
static void
report_unresolved(struct walk *walk, uint32_t node, const struct claim *claim,
    const struct resolution *resolution)
{
	struct str words = text_str(walk->record->text, walk_ply(walk, node)->at);

	if (resolution->how == RESOLVED_ambiguous) {
		walk_report(walk, DIAG_ambiguous_move, node,
		    ARGS(A_STR(words), A_NUMBER((int64_t)resolution->count),
			A_STR(resolve_origins(resolution, walk->record->arena))));
		walk_condemn(walk);
	} else if ((claim->has & CLAIM_HAS_same) != 0 && walk->last_to == NO_SQUARE) {
		walk_report(walk, DIAG_same_as_none, node, ARGS(A_STR(words)));
		walk_condemn(walk);
	} else if ((claim->has & CLAIM_HAS_piece) != 0) {
		walk_report(walk, DIAG_no_candidate, node,
		    ARGS(A_PIECE(claim->piece), A_SIDE((enum side)walk->position.side),
			A_SQUARE((claim->has & CLAIM_HAS_to) != 0    ? claim->to
				 : (claim->has & CLAIM_HAS_mid) != 0 ? claim->mid
								     : walk->last_to)));
		walk_condemn(walk);
	} else if (claim->has != 0) {
		walk_report(walk, DIAG_bad_move_text, node, ARGS(A_STR(words)));
		walk->unread |= walk->mainline;
	} else {
		walk->unread |= walk->mainline;
	}
}

/* Keeps what else there is to know of the move just played, goes one deeper, and counts the
 * position that now stands. */
static inline void
settle(struct walk *walk, uint32_t node, struct move *move, unsigned broken, bool excused)
{
	const unsigned words =
	    LAW_BIT(wrong_piece_name) | LAW_BIT(cannot_promote) | LAW_BIT(unpromote);
	uint32_t count;

	if (walk->depth != 0 && walk->last_to != NO_SQUARE && move->to == walk->last_to)
		move->flags |= MOVE_same; /* (the first move is 同 only to who can see the setup) */
	if (broken != 0)
		move->flags |= MOVE_illegal | ((broken & ~words) == 0 ? MOVE_misnamed : 0);
	if ((broken & LAW_BIT(wrong_turn)) != 0)
		move->flags |= MOVE_out_of_turn;
	if (excused)
		move->flags |= MOVE_excused;
	walk_frame(walk)->played = true;
	if (move->kind != MOVE_pass) /* 同 after a pass refers to the move before it */
		walk->last_to = move->to;
	walk->last_illegal = broken != 0;
	walk->depth++;
	count = repetition_enter(&walk->repetition, walk->depth, position_key(&walk->position),
	    move->side, (move->flags & MOVE_check) != 0);
	if (count >= 2)
		walk_judge(walk, node, count);
}

/* Keeps the squares of the pieces that could have made the move as well, for notations that must
 * tell them apart. */
static void
keep_rivals(struct walk *walk)
{
	struct game *game = walk->game;
	square_t squares[RIVALS_MAX];
	unsigned count = rivals_find(&walk->position, &walk->trial.move, squares);

	if (count == 0)
		return;
	game->rivals = arena_grow(walk->record->arena, game->rivals, sizeof *game->rivals,
	    game->rival_count + 1 + count, &game->rival_cap);
	for (unsigned i = 0; i < count; i++)
		if (resolve_can_go(&walk->position, squares[i], &walk->trial.move))
			walk->trial.move.flags |= MOVE_contested;
	walk->trial.move.rivals = 1 + (uint32_t)game->rival_count;
	game->rivals[game->rival_count++] = (square_t)count;
	memcpy(&game->rivals[game->rival_count], squares, count * sizeof *squares);
	game->rival_count += count;
}

/* Points from a finding of nifu to the move that put the other pawn where it stands, or to where
 * the record's own start position has it. */
static void
relate_pawn(struct walk *walk, struct finding *finding)
{
	const struct setup *setup = &walk->record->setup;
	square_t square = finding->args[1].is.square;

	for (size_t i = walk->frame_count; i-- > 0;) {
		const struct move *move = &walk->game->moves[walk->frames[i].node];

		if (walk->frames[i].played && move->to == square) {
			finding->related = walk_ply(walk, walk->frames[i].node)->at;
			return;
		}
	}
	for (size_t i = setup->step_count; i-- > 0;) {
		const struct setup_step *step = &setup->steps[i];

		if (step->op == SETUP_put && step->square == square) {
			finding->related = step->at;
			return;
		}
	}
}

/* Reports the laws that the move on trial breaks; position and laws are those of before or after.
 */
static void
report_laws(struct walk *walk, uint32_t node, unsigned broken, enum severity severity)
{
	size_t first = walk->diags->count;

	laws_report(&walk->position, &walk->trial, broken, walk_ply(walk, node)->at,
	    walk->depth + 1, severity, walk->diags);
	for (size_t i = first; i < walk->diags->count; i++)
		if (walk->diags->list[i].rule == DIAG_nifu)
			relate_pawn(walk, &walk->diags->list[i]);
}

/* Reports broken laws as errors, or as remarks where the record ends with that foul; returns
 * whether it does. */
static bool
excuse_or_condemn(struct walk *walk, uint32_t node, unsigned broken)
{
	const struct claim *next = &walk_ply(walk, walk_ply(walk, node)->next)->claim;
	enum side mover = walk->trial.move.side;
	bool excused = ending_check_excuses(next, mover, mover);

	report_laws(walk, node, broken, excused ? SEVERITY_note : SEVERITY_error);
	if (!excused)
		walk_condemn(walk);
	return excused;
}

/* Keeps in mind the first foul of the main line that no ending excuses. */
static void
note_foul(struct walk *walk, uint32_t node, unsigned broken)
{
	if (walk->mainline && walk->foul.node == 0 && adjudicate_is_foul(broken))
		walk->foul = (struct foul){ node, walk->depth + 1, walk->trial.move.side };
}

/* A move that should say whether the piece promotes, and does not. */
static void
check_mark(struct walk *walk, uint32_t node)
{
	const struct move *move = &walk->trial.move;

	if ((move->flags & (MOVE_may_promote | MOVE_promotes)) == MOVE_may_promote &&
	    (walk_ply(walk, node)->claim.has & (CLAIM_HAS_stay | CLAIM_HAS_from)) == 0)
		walk_report(
		    walk, DIAG_promotion_unsaid, node, ARGS(A_PIECE(piece_face(move->piece))));
}

/* Finds out what the claim means and judges it by all laws: the move is left on trial, *broken and
 * *excused say what of it was reported.  Returns false when it cannot be played. */
static bool
try_claim(struct walk *walk, uint32_t node, unsigned *broken, bool *excused)
{
	const struct claim *claim = &walk_ply(walk, node)->claim;
	struct trial *trial = &walk->trial;
	struct resolution resolution;

	resolve_claim(&walk->position, claim, walk->last_to, trial, &resolution);
	if (resolution.how != RESOLVED_move) {
		report_unresolved(walk, node, claim, &resolution);
		return false;
	}
	if (trial->assumed)
		walk_report(walk, DIAG_promotion_assumed, node,
		    ARGS(A_PIECE(piece_face(trial->move.piece)), A_SQUARE(trial->move.to)));
	else if (walk->marked)
		check_mark(walk, node);
	*broken = laws_before(&walk->position, trial);
	if (*broken != 0) {
		*excused = excuse_or_condemn(walk, node, *broken);
		if (laws_impossible(*broken))
			return false;
	}
	if (walk->options->rivals)
		keep_rivals(walk);
	return true;
}

bool
walk_move(struct walk *walk, uint32_t node)
{
	const struct claim *claim = &walk_ply(walk, node)->claim;
	struct move *move = &walk->game->moves[node];
	struct undo *undo = &walk_frame(walk)->undo;
	unsigned broken = 0, after;
	bool excused = false;

	if (!walk->ordinary || !ordinary_move(&walk->position, claim, walk->last_to, move)) {
		if (!try_claim(walk, node, &broken, &excused)) {
			*move =
			    (struct move){ .kind = MOVE_none, .flags = excused ? MOVE_excused : 0 };
			walk->excused = excused;
			return false;
		}
		*move = walk->trial.move;
	}
	play_move(&walk->position, move, undo);
	after = judge_after(&walk->position, move, undo);
	if (after != 0) {
		walk->trial = (struct trial){ .move = *move, .mover = move->side };
		excused = excuse_or_condemn(walk, node, after);
	}
	broken |= after;
	if (broken != 0 && !excused)
		note_foul(walk, node, broken);
	settle(walk, node, move, broken, excused);
	return true;
}
