#ifndef RULES_LINT_LINT_STYLE_H
#define RULES_LINT_LINT_STYLE_H

#include "record/diag.h"
#include "record/game.h"

/*
 * The group style, in KIF and KI2.  same-square: a move's square is written though it is that of
 * the move before it in the text.  spacing: 同 (dou, "the same") without one wide blank after it.
 * Findings come with their edits and are added to diags, not sorted.
 */
void lint_style(const struct game *game, struct diags *diags);

#endif
