#ifndef RULES_LAWS_FAST_MOVE_H
#define RULES_LAWS_FAST_MOVE_H

#include "rules/laws/predicates.h"

/*
 * The fast path: a move whose claim names both squares, or a drop, by the side to move, with the
 * piece that it names, that breaks no law.  Nearly all moves are of this kind and need neither
 * resolve_claim nor laws_before.  It is in a header to be inlined into the replay.
 */

/* The laws that the fast path asks: those of games that may take it. */
#define FAST_LAWS (LAWS_DROPS | LAWS_KING | LAWS_ALL_GAMES | LAW_BIT(dead_end))

/* Whether moves of a game may take the fast path. */
static inline bool
fast_move_game(const struct compiled_variant *compiled)
{
	return !compiled->unusual && (compiled->laws & ~FAST_LAWS) == 0;
}

/* As fast_move, for a piece and two squares.  A law that the variant does not have may send the
 * move the slow way, which asks again. */
static inline __attribute__((always_inline)) bool
fast_board(const struct position *position, const struct claim *claim, piece_t piece, square_t from,
    square_t to, bool reaches, struct move *move)
{
	bool may = position_may_promote(position, piece, from, to);
	bool after = (claim->has & CLAIM_HAS_after) != 0;
	piece_t face = piece_face(piece);
	struct trial trial = { .move = { .kind = MOVE_board,
				   .side = position->side,
				   .flags = may ? MOVE_may_promote : 0,
				   .from = from,
				   .to = to,
				   .piece = piece,
				   .after = piece },
		.mover = position->side,
		.reaches = reaches };

	trial.promotes = after ? claim->after != face : (claim->has & CLAIM_HAS_promote) != 0;
	if (USUALLY(!trial.promotes)) {
		if (!laws_allow(position, &trial, BOARD, FAST_LAWS))
			return false;
	} else {
		if (!may || (after && claim->after != (face | PIECE_PROMOTED)))
			return false;
		if (compiled_is_stuck(position->compiled, piece, to))
			trial.move.flags |= MOVE_forced;
		trial.move.flags |= MOVE_promotes;
		trial.move.after |= PIECE_PROMOTED;
		if (!laws_allow(position, &trial, BOARD, FAST_LAWS))
			return false;
	}
	move->kind = MOVE_board;
	move->side = trial.move.side;
	move->flags = trial.move.flags;
	move->from = from;
	move->to = to;
	move->piece = piece;
	move->after = trial.move.after;
	return true;
}

/* As fast_move, for a claim that names a piece and a square to drop it on. */
static inline __attribute__((always_inline)) bool
fast_drop(const struct position *position, const struct claim *claim, struct move *move)
{
	unsigned has = claim->has;
	piece_t face = (has & CLAIM_HAS_after) != 0 ? claim->after : claim->piece;
	struct trial trial = { .mover = position->side };

	if ((has & (CLAIM_HAS_after | CLAIM_HAS_piece)) == 0 || piece_promoted(face))
		return false;
	move->kind = MOVE_drop;
	move->side = position->side;
	move->to = claim->to;
	move->piece = move->after = piece_make(piece_kind(face), false, position->side);
	trial.move = *move;
	return piece_face(move->piece) == face && laws_allow(position, &trial, DROP, FAST_LAWS);
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
	piece_t piece, target;

	if (RARELY(claim->kind != CLAIM_move) ||
	    ((has & CLAIM_HAS_side) != 0 && claim->side != side))
		return false;
	if (RARELY((has & words) != (CLAIM_HAS_from | CLAIM_HAS_to))) {
		if ((has & (words | CLAIM_HAS_promote)) == (CLAIM_HAS_drop | CLAIM_HAS_to))
			return fast_drop(position, claim, move);
		if ((has & (words | CLAIM_HAS_same)) != (CLAIM_HAS_from | CLAIM_HAS_same))
			return false;
		to = last_to;
	}
	/* an own piece goes to a square of the board */
	piece = position_at(position, from);
	target = position_at(position, to);
	if ((piece ^ own) >= PIECE_WHITE || target == PIECE_WALL ||
	    (target == 0 && (has & CLAIM_HAS_capture) != 0) ||
	    ((has & CLAIM_HAS_piece) != 0 && claim->piece != piece_face(piece)))
		return false;
	return fast_board(position, claim, piece, from, to, reaches, move);
}

#endif
