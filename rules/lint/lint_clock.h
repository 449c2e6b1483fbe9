#ifndef RULES_LINT_LINT_CLOCK_H
#define RULES_LINT_LINT_CLOCK_H

#include "record/diag.h"
#include "record/game.h"
#include "record/values/value_patterns.h"

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
