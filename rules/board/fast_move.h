#ifndef RULES_BOARD_FAST_MOVE_H
#define RULES_BOARD_FAST_MOVE_H

#include "rules/laws/laws.h"

/*
 * The ordinary move: one on the board whose claim names both squares, of the side to move, with the
 * piece it names, that breaks no law.  Nearly all moves are of this kind; they need not go through
 * resolve_claim and all the laws.  It stands in a header to be inlined into the replay.
 */

/* Whether an compiled's moves can be ordinary: lions, and kings that are no more, need the laws. */
static inline bool
ordinary_game(const struct compiled_variant *compiled)
{
	return !compiled->lions && (compiled->variant->laws & (LAWS_ROYAL | LAWS_LIONS)) == 0;
}

/* What the claim says of promotion; false: the piece cannot do that there. */
static inline bool
ordinary_promotion(const struct position *position, const struct claim *claim, struct move *move)
{
	const uint16_t *stuck = position->compiled->stuck;
	bool may = position_may_promote(position, move->piece, move->from, move->to);
	bool after = (claim->has & CLAIM_HAS_after) != 0;
	bool promotes =
	    after ? claim->after != piece_face(move->piece) : (claim->has & CLAIM_HAS_promote) != 0;

	move->after = move->piece | (promotes ? PIECE_PROMOTED : 0);
	if (may)
		move->flags = MOVE_may_promote;
	if (may && (stuck[move->piece] >> square_rank(move->to) & 1) != 0)
		move->flags |= MOVE_forced;
	if (promotes)
		move->flags |= MOVE_promotes;
	return may >= promotes && (!after || claim->after == piece_face(move->after)) &&
	       (stuck[move->after] >> square_rank(move->to) & 1) == 0;
}

/*
 * Fills in *move, all of it 0 before, and gives true when the claim is such a move of an
 * ordinary_game; last_to is the destination of the move before (for 同).  Otherwise what stands in
 * *move is worth nothing.
 */
static inline bool
ordinary_move(
    const struct position *position, const struct claim *claim, square_t last_to, struct move *move)
{
	const unsigned squares = CLAIM_HAS_from | CLAIM_HAS_mid | CLAIM_HAS_drop |
				 CLAIM_HAS_from_file | CLAIM_HAS_from_rank;
	const unsigned walls = PIECE_WALL | PIECE_WHITE;
	unsigned said = claim->has, own = position->side == WHITE ? PIECE_WHITE : 0;
	square_t from = claim->from, to = (said & CLAIM_HAS_to) != 0 ? claim->to : last_to;
	piece_t piece = position_at(position, from), taken = position_at(position, to);
	piece_t face = piece_face(piece);

	if (claim->kind != CLAIM_move || (said & squares) != CLAIM_HAS_from ||
	    (said & (CLAIM_HAS_to | CLAIM_HAS_same)) == 0 ||
	    ((said & CLAIM_HAS_side) != 0 && claim->side != position->side) || piece == 0 ||
	    (piece & walls) != own || ((said & CLAIM_HAS_piece) != 0 && claim->piece != face) ||
	    (taken != 0 && (taken & walls) != (own ^ PIECE_WHITE)))
		return false;
	move->kind = MOVE_board;
	move->side = position->side;
	move->from = from;
	move->to = to;
	move->piece = piece;
	return ordinary_promotion(position, claim, move) &&
	       position_attacks(position, piece, from, to);
}

#endif
