#ifndef RULES_LINT_FIX_TOTALS_H
#define RULES_LINT_FIX_TOTALS_H

#include "record/diag.h"
#include "record/game.h"

/*
 * Adds fixes to the findings about cumulative totals of the main line (time-total-mismatch,
 * time-negative).  Between two totals that agree with the sum of the side's times from the start
 * the times are right and the totals wrong.  If no total agrees again, either may be wrong, and
 * nothing is fixed.
 */
void fix_totals(const struct game *game, struct diags *diags);

#endif
