#ifndef RULES_LINT_LINT_RESULT_H
#define RULES_LINT_LINT_RESULT_H

#include "record/diag.h"
#include "record/game.h"

/*
 * result-contradiction, in headers of KIF and KI2 that repeat how the game went: the number of
 * moves (総手数：79手; 消費時間：79▲180△176, moves and minutes, as Kifu for Windows writes it), who
 * won (勝者) and how it ended (結末), each if the record says it elsewhere as well.
 */
void lint_result(const struct game *game, struct diags *diags);

#endif
