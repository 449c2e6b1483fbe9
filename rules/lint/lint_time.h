#ifndef RULES_LINT_LINT_TIME_H
#define RULES_LINT_LINT_TIME_H

#include "record/diag.h"
#include "record/game.h"
#include "record/values/value_patterns.h"

/* Returns the place of a ply's time, up to the closing bracket if that is near. */
struct span lint_time_span(const struct record *record, const struct ply *ply);

/* Whether a sum of times (milliseconds) is the written total, which is usually cut off to whole
 * seconds. */
bool lint_time_agrees(uint64_t sum, uint32_t total);

/* Whether a ply's total means nothing: KIF programs write zeros for the time of an ending. */
bool lint_time_filler(const struct ply *ply);

/* Whether a side's sums begin at zero: not in a record that begins within a game, nor where its
 * header says how much time was added to that used. */
bool lint_time_from_zero(const struct record *record, enum side side);

/*
 * time-total-mismatch: the running total written after a move (KIF: that side's) is not the sum of
 * its times; checked in every line of play, where a variation continues from the move that it
 * branches from.  After a mismatch the written total counts, so that one slip is one finding.
 * time-negative: a total less than the one before it.
 */
void lint_totals(const struct game *game, struct diags *diags);

/*
 * over-time-limit: a move of the main line took longer than its side had left, by the time control
 * of the headers (持ち時間, 秒読み, $TIME_LIMIT, $TIME, $TIME+, $TIME-) or of the name of a game on
 * shogi-server.  Reports the first of each side.
 *
 * Judges only where everything is known: the control says what follows the main time, the record
 * begins with the game, each move of the side has its time, and totals agree.  Allows one second a
 * move, since programs round.
 */
void lint_clock(
    const struct game *game, struct value_patterns *value_patterns, struct diags *diags);

#endif
