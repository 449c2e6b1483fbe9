#ifndef RULES_LINT_LINT_H
#define RULES_LINT_LINT_H

#include "record/diag.h"
#include "record/game.h"
#include "record/values/value_patterns.h"

/*
 * Checks over a whole game that are no law of play: the groups clock and header.
 *
 * time-total-mismatch: the running total that is written beside a move (KIF: of that side) against
 * the sum of its times, along every line of play; a variation starts with the sums of the move it
 * branches from.  After a mismatch the written total is believed, so that one slip is one finding.
 * time-negative: the same, where the written total is less than the one before it.
 * over-time-limit: lint_clock.h.
 * bad-date, weekday-mismatch: headers that hold a date.  missing-player: a record with headers and
 * moves that names no player for a side.
 *
 * Findings are added to diags, not sorted.  Takes memory from the record's arena.
 */
void lint_game(const struct game *game, struct value_patterns *value_patterns, struct diags *diags);

#endif
