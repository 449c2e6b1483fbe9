/* What a claim means, and what the laws say of it before it is played; for all that is no ordinary
 * move. */
#include <string.h>

#include "rules/ordinary.h"
#include "rules/resolve.h"
#include "rules/rivals.h"
#include "rules/walk.h"

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
	} else if ((claim->said & SAID_same) != 0 && walk->last_to == NO_SQUARE) {
		walk_report(walk, DIAG_same_as_none, node, ARGS(A_STR(words)));
		walk_condemn(walk);
	} else if ((claim->said & SAID_piece) != 0) {
		walk_report(walk, DIAG_no_candidate, node,
		    ARGS(A_PIECE(claim->piece), A_SIDE((enum side)walk->position.side),
			A_SQUARE((claim->said & SAID_to) != 0    ? claim->to
				 : (claim->said & SAID_mid) != 0 ? claim->mid
								 : walk->last_to)));
		walk_condemn(walk);
	} else if (claim->said != 0) {
		walk_report(walk, DIAG_bad_move_text, node, ARGS(A_STR(words)));
		walk->unread |= walk->mainline;
	} else {
		walk->unread |= walk->mainline;
	}
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

		if (walk_played(walk, &walk->frames[i]) && move->to == square) {
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

bool
walk_excuse(struct walk *walk, uint32_t node, unsigned broken)
{
	const struct claim *next = &walk_ply(walk, walk_ply(walk, node)->next)->claim;
	enum side mover = walk->trial.move.side;
	bool excused = ending_check_excuses(next, mover, mover);

	report_laws(walk, node, broken, excused ? SEVERITY_note : SEVERITY_error);
	if (!excused || laws_impossible(broken))
		walk_condemn(walk);
	return excused;
}

/* A move that should say whether the piece promotes, and does not. */
static void
check_mark(struct walk *walk, uint32_t node)
{
	const struct move *move = &walk->trial.move;

	if ((move->flags & (MOVE_may_promote | MOVE_promotes)) == MOVE_may_promote &&
	    (walk_ply(walk, node)->claim.said & (SAID_stay | SAID_from)) == 0)
		walk_report(
		    walk, DIAG_promotion_unsaid, node, ARGS(A_PIECE(piece_face(move->piece))));
}

struct tried
walk_try(struct walk *walk, uint32_t node)
{
	const struct claim *claim = &walk_ply(walk, node)->claim;
	struct trial *trial = &walk->trial;
	struct resolution resolution;
	struct tried tried = { .playable = false };

	if (walk->ordinary && ordinary_drop(&walk->position, claim, &trial->move))
		return (struct tried){ .playable = true };
	resolve_claim(&walk->position, claim, walk->last_to, trial, &resolution);
	if (resolution.how != RESOLVED_move) {
		report_unresolved(walk, node, claim, &resolution);
		return tried;
	}
	if (trial->assumed)
		walk_report(walk, DIAG_promotion_assumed, node,
		    ARGS(A_PIECE(piece_face(trial->move.piece)), A_SQUARE(trial->move.to)));
	else if (walk->marked)
		check_mark(walk, node);
	tried.broken = laws_before(&walk->position, trial);
	if (tried.broken != 0)
		tried.excused = walk_excuse(walk, node, tried.broken);
	tried.playable = !laws_impossible(tried.broken);
	if (tried.playable && walk->options->rivals)
		keep_rivals(walk);
	return tried;
}
