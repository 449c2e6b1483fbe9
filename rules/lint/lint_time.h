#ifndef RULES_LINT_LINT_TIME_H
#define RULES_LINT_LINT_TIME_H

#include "record/game.h"

/* What the checks of cumulative times share. */

/* Returns the place of a ply's time, up to the closing bracket if that is near. */
struct span lint_time_span(const struct record *record, const struct ply *ply);

/* Whether a sum of times (milliseconds) is the written total, which is mostly cut off to whole
 * seconds. */
bool lint_time_agrees(uint64_t sum, uint32_t total);

/* Whether a ply's total means nothing: KIF programs write zeros for the time of an ending. */
bool lint_time_filler(const struct ply *ply);

/* Whether a side's sums begin at zero: not in a record that begins within a game, nor where its
 * header says how much time was added to that used. */
bool lint_time_from_zero(const struct record *record, enum side side);

#endif
