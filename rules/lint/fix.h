#ifndef RULES_LINT_FIX_H
#define RULES_LINT_FIX_H

#include "record/diag.h"
#include "record/game.h"

/*
 * Adds to the findings about a replayed game the fixes that need the whole game: whether a number
 * can be corrected shows only when all moves were played.  Costs nothing if there is no such
 * finding.  Edits go to diags; memory comes from the record's arena.
 *
 * ply-number-gap: all numbers of the main line, in a legal game without variations, where they say
 * no more than the place of a move; unsafe where moves may be missing.  result-contradiction: the
 * number of moves, where the winner agrees with them.  promotion-assumed: the mark.  missing-turn:
 * the line.
 */
void fix_game(const struct game *game, struct diags *diags);

#endif
