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
	bool may = position_may_promote(position, move->piece, move->from, move->to);
	piece_t face = piece_face(move->piece);
	bool after = (claim->has & CLAIM_HAS_after) != 0;

	move->after = move->piece;
	if (may)
		move->flags = MOVE_may_promote;
	if (after ? claim->after == face : (claim->has & CLAIM_HAS_promote) == 0)
		return !compiled_is_stuck(compiled, move->piece, move->to);
	if (compiled_is_stuck(compiled, move->piece, move->to))
		move->flags |= MOVE_forced;
	move->flags |= MOVE_promotes;
	move->after |= PIECE_PROMOTED;
	return may && (!after || claim->after == (face | PIECE_PROMOTED)) &&
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
 * last_to is the destination of the move before (for 同); reaches: the piece was found to attack
 * the square it goes to.  Else the contents of *move are undefined.
 */
static inline __attribute__((always_inline)) bool
fast_move(const struct position *position, const struct claim *claim, square_t last_to,
    bool reaches, struct move *move)
{
	const unsigned words = CLAIM_HAS_from | CLAIM_HAS_mid | CLAIM_HAS_to | CLAIM_HAS_drop |
			       CLAIM_HAS_from_file | CLAIM_HAS_from_rank;
	enum side side = position->side;
	unsigned has = claim->has, own = side * PIECE_WHITE;
	square_t from = claim->from, to = claim->to;
	piece_t piece = position_at(position, from);

	if (RARELY(claim->kind != CLAIM_move) ||
	    ((has & CLAIM_HAS_side) != 0 && claim->side != side))
		return false;
	move->side = (uint8_t)side;
	move->piece = piece; /* not beside move->to, with which gcc would store it slowly */
	if (RARELY((has & words) != (CLAIM_HAS_from | CLAIM_HAS_to))) {
		if ((has & (words | CLAIM_HAS_promote)) == (CLAIM_HAS_drop | CLAIM_HAS_to))
			return fast_drop(position, claim, move);
		if ((has & (words | CLAIM_HAS_same)) != (CLAIM_HAS_from | CLAIM_HAS_same))
			return false;
		to = last_to;
	}
	/* an own piece takes an empty square or another's piece; walls are above all pieces */
	if ((piece ^ own) >= PIECE_WHITE ||
	    (position_at(position, to) ^ own ^ PIECE_WHITE) > PIECE_WHITE ||
	    ((has & CLAIM_HAS_piece) != 0 && claim->piece != piece_face(piece)))
		return false;
	move->kind = MOVE_board;
	move->from = from;
	move->to = to;
	return fast_promotion(position, claim, move) &&
	       (reaches || position_attacks(position, piece, from, to));
}

#endif
