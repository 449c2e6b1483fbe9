#ifndef RULES_REPLAY_CANDIDATES_H
#define RULES_REPLAY_CANDIDATES_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/board/position.h"

/* The pieces that could make a move: those that a claim may mean, and the rivals of a move played.
 */

enum { CANDIDATES_MAX = 32 };

struct candidates {
	square_t squares[CANDIDATES_MAX];
	size_t count;
};

/*
 * Finds the squares of the mover's pieces with the given face (0: any, but captures only, as in 同
 * alone) that could go to to, ignoring pins and checks, and that agree with the claim: file or rank
 * of the origin, relative marks (右左直上寄引), promotion (+ must be possible).  Without a
 * destination (NO_SQUARE), or if an own piece stands on it, finds those that can stay where they
 * are by lion power: over the claim's mid and back or, without one, by passing.
 *
 * The marks are those of the Japan Shogi Association's rules of notation (棋譜の表記方法,
 * https://www.shogi.or.jp/faq/kihuhyouki.html).
 */
void candidates_find(const struct position *position, const struct claim *claim, enum side mover,
    square_t to, piece_t face, struct candidates *found);

/* Whether the claim names the piece (with its side): by its face or, with CLAIM_HAS_homonym, by
 * that of a piece that moves alike. */
bool candidates_named(const struct position *position, const struct claim *claim, piece_t piece);

/*
 * Finds the squares of the other pieces of the same face and side that could also go where the move
 * goes (of a drop: of the pieces on the board that could go there), or with lion power capture the
 * same on the way or beside them.  Ignores pins and checks, as the notations do.  position is the
 * one before the move.
 */
void candidates_rivals(
    const struct position *position, const struct move *move, struct candidates *found);

#endif
