#ifndef RULES_REPLAY_START_CHECK_H
#define RULES_REPLAY_START_CHECK_H

#include "record/diag.h"
#include "rules/board/position.h"

/* What a start position is, and what is wrong with it. */

/* Counts the pieces of each kind, on the board and in hand. */
void start_check_counts(const struct position *position, unsigned counts[KIND_LIMIT]);

/* Returns the handicap with these pieces and this side to move, or NULL. */
const struct handicap *start_check_handicap(const struct position *position, enum side side);

/*
 * Sets game->handicap and game->problem for the start that was built from steps.  Reports what
 * contradicts the handicap that the record names (named, or NULL) and what no start has: too many
 * pieces, missing kings, pieces where they cannot stand, a check to the side not to move.
 */
void start_check(const struct position *position, struct game *game, const struct handicap *named,
    struct diags *diags);

#endif
