#ifndef LIB_SUGGESTION_SUGGESTION_FIX_H
#define LIB_SUGGESTION_SUGGESTION_FIX_H

#include "record/diag.h"
#include "record/suggestion.h"
#include "record/tables/alphabet.h"

/*
 * Adds to a finding the edits that make the first suggestion of a game in its text.  changed is the
 * game that the record becomes by it (lib/suggestion/suggestion_game.h), letters those of Western
 * moves. KIF, KI2, CSA, JKF and USI take all changes (of the sides, which are signs, CSA alone
 * does), PSN and Hodges another move or two swapped; else nothing is added, nor where the numbers
 * of KIF do not stand before the moves, nor where a move of CSA to be taken out does not have lines
 * of its own, nor where an entry of JKF holds more than its move (suggestion_jkf.h).
 */
void suggestion_fix(const struct game *game, const struct game *changed,
    const struct alphabet *letters, struct diags *diags, struct finding *finding);

#endif
