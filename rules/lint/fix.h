#ifndef RULES_LINT_FIX_H
#define RULES_LINT_FIX_H

#include "record/diag.h"
#include "record/game.h"

/*
 * Returns those findings about a replayed game their edits that only the whole game allows for
 * (diag.def): whether a number can be corrected shows when all moves were played.  Costs nothing
 * where there is no such finding.  Edits go to diags; memory comes from the record's arena.
 *
 * ply-number-gap: all numbers of the main line, in a legal game of KIF without variations; there a
 * number says nothing that its place does not.  result-contradiction: the count of moves, where the
 * winner agrees with them.  promotion-assumed: the mark.  missing-turn: the line.
 */
void fix_game(const struct game *game, struct diags *diags);

#endif
