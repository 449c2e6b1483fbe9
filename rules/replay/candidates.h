#ifndef RULES_REPLAY_CANDIDATES_H
#define RULES_REPLAY_CANDIDATES_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/board/position.h"

enum { CANDIDATES_MAX = 32 };

/* Squares of pieces that a claim could mean. */
struct candidates {
	square_t squares[CANDIDATES_MAX];
	size_t count;
};

/*
 * The squares of the mover's pieces with the given face (0: any; only captures then, as in 同
 * alone) that could go to to, pins and checks ignored, and that agree with what the claim says:
 * file or rank of the origin, relative marks (右左直上寄引, formats-japanese.md 2.5), promotion (+
 * must be possible).  Without a destination (NO_SQUARE), or where an own piece stands on it, those
 * that can stay where they are by lion power: over the claim's mid and back or, without one,
 * passing.
 */
void candidates_find(const struct position *position, const struct claim *claim, enum side mover,
    square_t to, piece_t face, struct candidates *found);

/* Whether the piece (with its side) goes by the name that the claim says: its face, or with
 * CLAIM_HAS_looks that of a piece that moves as it does. */
bool candidates_named(const struct position *position, const struct claim *claim, piece_t piece);

#endif
