#ifndef RULES_REPLAY_RIVALS_H
#define RULES_REPLAY_RIVALS_H

#include "rules/board/position.h"

enum { RIVALS_MAX = 32 };

/*
 * The squares of the other pieces of the same face and side that could also go where the move goes,
 * or, of a drop, of the pieces on the board that could; with lion power they would take the same on
 * the way, or on a square beside them (igui).  Pins and checks are ignored, as the
 * notations do (formats-japanese.md 2.4, psn-hodges.md 2.7).  position is the one before the move.
 * Writes at most RIVALS_MAX squares, rank by rank, and gives their number.
 */
unsigned rivals_find(const struct position *position, const struct move *move, square_t *squares);

#endif
