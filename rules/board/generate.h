#ifndef RULES_BOARD_GENERATE_H
#define RULES_BOARD_GENERATE_H

#include <stdbool.h>

#include "rules/board/position.h"

/* What becomes of a generated move.  Returns true to stop the search. */
typedef bool generate_visit(void *arg, const struct move *move);

/*
 * Generates the moves of the side to move as its pieces go, whatever the laws say: moves on the
 * board first, then drops, promoting and not where that is a choice.  Returns whether visit stopped
 * the search; it must leave the position as it found it.
 */
bool generate_moves(const struct position *position, generate_visit *visit, void *arg);

#endif
