#ifndef LIB_SUGGESTION_SUGGESTION_LATER_H
#define LIB_SUGGESTION_SUGGESTION_LATER_H

#include "record/diag.h"
#include "record/suggestion.h"

/*
 * Adds to diags, as notes that depend on it, what is found after the first suggestion of a game:
 * later is what was found in the game that the record becomes by it (lib/suggestion_game.h).
 * What diags has already is not repeated.  The moves that were not checked are said to be.
 */
void suggestion_later(const struct game *game, const struct diags *later, struct diags *diags);

#endif
