#ifndef RULES_LAWS_JUDGE_H
#define RULES_LAWS_JUDGE_H

#include "rules/board/generate.h"
#include "rules/laws/laws.h"

/*
 * The laws that are judged after the move.  They stand in a header to be inlined into the replay;
 * others ask laws_after.
 */

/* Whether the piece on square, which gave check, gives it yet: neither taken nor shut off. */
static inline bool
checks_still(const struct position *position, enum side mover, square_t square)
{
	piece_t piece = position_at(position, square);

	return square != NO_SQUARE && piece_side(piece) != mover &&
	       position_attacks(position, piece, square, position->royal[mover][0]);
}

/*
 * After the move one's own king stands in check.  When it did not move, what gave check before may
 * still do so, and the line that the moved piece left may have been opened.
 */
static inline bool
breaks_king_in_check(
    const struct position *position, const struct move *move, const struct undo *undo)
{
	enum side mover = move->side;
	square_t royal = position->royal[mover][0];
	struct line line;

	if (position->royals[mover] != 1)
		return false;
	if (undo->side != mover || move->to == royal ||
	    (undo->checked && undo->checkers[0] == NO_SQUARE))
		return position_royal_attacker(position, mover) != NO_SQUARE;
	if (undo->checked && (checks_still(position, mover, undo->checkers[0]) ||
				 checks_still(position, mover, undo->checkers[1])))
		return true;
	if (move->kind != MOVE_board)
		return false;
	line = position->compiled->lines[movement_line(royal, move->from)];
	return (position->ray_mask[mover] & line.bit) != 0 &&
	       position_attacker_along(position, royal, line.direction, side_other(mover)) !=
		   NO_SQUARE;
}

/* Uchifuzume (打ち歩詰め): a dropped pawn mates.  Judged with the pawn on the board; pins count,
 * drops never help. */
static inline bool
breaks_uchifuzume(struct position *position, const struct move *move)
{
	return position->checked &&
	       (position->compiled->traits[move->after] & TRAIT_no_mate_drop) != 0 &&
	       position_attacks(
		   position, move->after, move->to, position->royal[side_other(move->side)][0]) &&
	       !generate_any_reply(position);
}

/* As laws_after. */
static inline unsigned
judge_after(struct position *position, const struct move *move, const struct undo *undo)
{
	unsigned laws = position->compiled->variant->laws, broken = 0;

	if ((laws >> LAW_king_in_check & 1) != 0 && breaks_king_in_check(position, move, undo)) {
		position->exposed = true;
		broken |= 1u << LAW_king_in_check;
	}
	if (move->kind == MOVE_drop && (laws >> LAW_uchifuzume & 1) != 0 &&
	    breaks_uchifuzume(position, move))
		broken |= 1u << LAW_uchifuzume;
	return broken;
}

#endif
