#ifndef RULES_LINT_LINT_H
#define RULES_LINT_LINT_H

#include "record/diag.h"
#include "record/game.h"
#include "record/values/value_patterns.h"

/*
 * Checks of a whole game other than the laws of play: the groups clock and header.
 *
 * time-total-mismatch: the running total written after a move (KIF: that side's) is not the sum of
 * its times; checked in every line of play, where a variation continues from the move that it
 * branches from.  After a mismatch the written total counts, so that one slip is one finding.
 * time-negative: a total less than the one before it.  over-time-limit: lint_clock.h.
 * bad-date, weekday-mismatch: headers that hold a date.  missing-player: a record with headers and
 * moves that names no player for a side.
 *
 * Adds findings to diags, unsorted.  Takes memory from the record's arena.
 */
void lint_game(const struct game *game, struct value_patterns *value_patterns, struct diags *diags);

#endif
