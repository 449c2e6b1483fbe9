#ifndef RULES_LINT_LINT_TIME_H
#define RULES_LINT_LINT_TIME_H

#include "record/game.h"

/* What the checks of cumulative times share. */

/* The place of a ply's time: up to the closing bracket, if that is near. */
struct span lint_time_span(const struct record *record, const struct ply *ply);

/* Whether a sum of times (milliseconds) is the total that is written: totals are mostly in whole
 * seconds, cut off. */
bool lint_time_agrees(uint64_t sum, uint32_t total);

/* Whether a ply's total says nothing: KIF programs fill the time of an ending that has none with
 * zeros. */
bool lint_time_filler(const struct ply *ply);

/* Whether a side's sums begin with nothing: not in a record that begins in the middle of a game,
 * nor where its maker says that so many minutes were added to the time used. */
bool lint_time_from_zero(const struct record *record, enum side side);

#endif
