#ifndef RULES_LINT_LINT_STYLE_H
#define RULES_LINT_LINT_STYLE_H

#include "record/diag.h"
#include "record/game.h"

/*
 * The group style, in formats that write 同 (dou, "the same").  same-square: the square of a move
 * is written though it is that of the move before in the text.  spacing: 同 without one wide blank
 * after it.  Adds findings with their edits to diags, unsorted.
 */
void lint_style(const struct game *game, struct diags *diags);

#endif
