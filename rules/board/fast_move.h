#ifndef RULES_BOARD_FAST_MOVE_H
#define RULES_BOARD_FAST_MOVE_H

#include "rules/board/position.h"
#include "rules/laws/law.h"

/*
 * The fast path: a move whose claim names both squares, or a drop, by the side to move, with the
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
static inline __attribute__((always_inline)) bool
fast_promotion(const struct position *position, const struct claim *claim, struct move *move)
{
	const struct compiled_variant *compiled = position->compiled;
	piece_t face = piece_face(move->piece);
	bool after = (claim->has & CLAIM_HAS_after) != 0;
	bool promotes = after ? claim->after != face : (claim->has & CLAIM_HAS_promote) != 0;

	move->after = move->piece;
	if (!position_may_promote(position, move->piece, move->from, move->to))
		return !promotes && !compiled_is_stuck(compiled, move->piece, move->to);
	move->flags = MOVE_may_promote;
	if (compiled_is_stuck(compiled, move->piece, move->to))
		move->flags |= MOVE_forced;
	if (!promotes)
		return (move->flags & MOVE_forced) == 0;
	move->flags |= MOVE_promotes;
	move->after |= PIECE_PROMOTED;
	return (!after || claim->after == (face | PIECE_PROMOTED)) &&
	       !compiled_is_stuck(compiled, move->after, move->to);
}

/* As fast_move, for a claim that names a piece and a square to drop it on. */
static inline __attribute__((always_inline)) bool
fast_drop(const struct position *position, const struct claim *claim, struct move *move)
{
	const struct compiled_variant *compiled = position->compiled;
	unsigned has = claim->has;
	piece_t face = (has & CLAIM_HAS_after) != 0 ? claim->after : claim->piece;
	piece_t piece = piece_make(piece_kind(face), false, position->side);

	if ((has & (CLAIM_HAS_after | CLAIM_HAS_piece)) == 0 || piece_face(piece) != face ||
	    position->hands[position->side][piece_kind(piece)] == 0 ||
	    position_at(position, claim->to) != 0 || compiled_is_stuck(compiled, piece, claim->to))
		return false;
	move->kind = MOVE_drop;
	move->to = claim->to;
	move->piece = move->after = piece;
	return (compiled->traits[piece] & TRAIT_one_per_file) == 0 ||
	       position_on_file(position, piece, square_file(claim->to)) == NO_SQUARE;
}

/*
 * Fills in *move, which is all 0, and returns true if the claim is such a move of a fast_move_game;
 * last_to is the destination of the move before (for 同).  Else the contents of *move are
 * undefined.
 */
static inline __attribute__((always_inline)) bool
fast_move(
    const struct position *position, const struct claim *claim, square_t last_to, struct move *move)
{
	const unsigned words = CLAIM_HAS_from | CLAIM_HAS_mid | CLAIM_HAS_drop |
			       CLAIM_HAS_from_file | CLAIM_HAS_from_rank;
	const unsigned drop = CLAIM_HAS_drop | CLAIM_HAS_to;
	unsigned has = claim->has, own = position->side == WHITE ? PIECE_WHITE : 0;
	square_t from = claim->from, to = (has & CLAIM_HAS_to) != 0 ? claim->to : last_to;
	piece_t piece = position_at(position, from), taken = position_at(position, to);
	unsigned walls = PIECE_WALL | PIECE_WHITE;

	if (claim->kind != CLAIM_move ||
	    ((has & CLAIM_HAS_side) != 0 && claim->side != position->side))
		return false;
	move->side = position->side;
	if ((has & (words | CLAIM_HAS_to | CLAIM_HAS_promote)) == drop)
		return fast_drop(position, claim, move);
	if ((has & words) != CLAIM_HAS_from || (has & (CLAIM_HAS_to | CLAIM_HAS_same)) == 0 ||
	    ((has & CLAIM_HAS_piece) != 0 && claim->piece != piece_face(piece)) ||
	    (((piece ^ own) & walls) | ((taken != 0) & (((taken ^ own) & walls) != PIECE_WHITE))) !=
		0)
		return false;
	move->kind = MOVE_board;
	move->from = from;
	move->to = to;
	move->piece = piece;
	return fast_promotion(position, claim, move) && position_attacks(position, piece, from, to);
}

#endif
