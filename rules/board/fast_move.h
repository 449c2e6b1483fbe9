#ifndef RULES_BOARD_FAST_MOVE_H
#define RULES_BOARD_FAST_MOVE_H

#include "rules/board/position.h"
#include "rules/laws/law.h"

/*
 * The fast path: a move on the board whose claim names both squares, by the side to move, with the
 * piece that it names, that breaks no law.  Nearly all moves are of this kind and need neither
 * resolve_claim nor laws_before.  It is in a header to be inlined into the replay.
 */

/* Whether moves of a game may take the fast path: only where it knows all laws that hold. */
static inline bool
fast_move_game(const struct compiled_variant *compiled)
{
	const unsigned known = LAWS_DROPS | LAWS_KING | LAWS_ALL_GAMES;

	return !compiled->lions && (compiled->variant->laws & ~known) == 0;
}

/* Fills in what the claim says about promotion; returns false if the piece cannot do that there. */
static inline bool
fast_promotion(const struct position *position, const struct claim *claim, struct move *move)
{
	const struct compiled_variant *compiled = position->compiled;
	bool may = position_may_promote(position, move->piece, move->from, move->to);
	bool after = (claim->has & CLAIM_HAS_after) != 0;
	bool promotes =
	    after ? claim->after != piece_face(move->piece) : (claim->has & CLAIM_HAS_promote) != 0;

	move->after = move->piece | (promotes ? PIECE_PROMOTED : 0);
	if (may)
		move->flags = MOVE_may_promote;
	if (may && compiled_is_stuck(compiled, move->piece, move->to))
		move->flags |= MOVE_forced;
	if (promotes)
		move->flags |= MOVE_promotes;
	return may >= promotes && (!after || claim->after == piece_face(move->after)) &&
	       !compiled_is_stuck(compiled, move->after, move->to);
}

/*
 * Fills in *move, which is all 0, and returns true if the claim is such a move of a fast_move_game;
 * last_to is the destination of the move before (for 同).  Else the contents of *move are
 * undefined.
 */
static inline bool
fast_move(
    const struct position *position, const struct claim *claim, square_t last_to, struct move *move)
{
	const unsigned squares = CLAIM_HAS_from | CLAIM_HAS_mid | CLAIM_HAS_drop |
				 CLAIM_HAS_from_file | CLAIM_HAS_from_rank;
	const unsigned walls = PIECE_WALL | PIECE_WHITE;
	unsigned has = claim->has, own = position->side == WHITE ? PIECE_WHITE : 0;
	square_t from = claim->from, to = (has & CLAIM_HAS_to) != 0 ? claim->to : last_to;
	piece_t piece = position_at(position, from), taken = position_at(position, to);
	piece_t face = piece_face(piece);

	if (claim->kind != CLAIM_move || (has & squares) != CLAIM_HAS_from ||
	    (has & (CLAIM_HAS_to | CLAIM_HAS_same)) == 0 ||
	    ((has & CLAIM_HAS_side) != 0 && claim->side != position->side) || piece == 0 ||
	    (piece & walls) != own || ((has & CLAIM_HAS_piece) != 0 && claim->piece != face) ||
	    (taken != 0 && (taken & walls) != (own ^ PIECE_WHITE)))
		return false;
	move->kind = MOVE_board;
	move->side = position->side;
	move->from = from;
	move->to = to;
	move->piece = piece;
	return fast_promotion(position, claim, move) && position_attacks(position, piece, from, to);
}

#endif
