#ifndef RULES_LINT_LINT_RECORD_H
#define RULES_LINT_LINT_RECORD_H

#include "record/diag.h"
#include "record/game.h"
#include "record/values/value_patterns.h"

/*
 * Checks of a whole game other than the laws of play: the groups clock (lint_time.h) and header.
 *
 * bad-date, weekday-mismatch: headers that hold a date.  missing-player: a record with headers and
 * moves that names no player for a side.
 *
 * Adds findings to diags, unsorted.  Takes memory from the record's arena.
 */
void lint_game(const struct game *game, struct value_patterns *value_patterns, struct diags *diags);

/*
 * The group style, in formats that write 同 (dou, "the same").  same-square: the square of a move
 * is written though it is that of the move before in the text.  spacing: 同 without one wide blank
 * after it.  kanji-variant: a square, piece or handicap in other characters than those of Kifu for
 * Windows (except on large boards).  header-order: headers in another order than that of
 * header.def.  Adds findings with their edits to diags, unsorted.
 */
void lint_style(const struct game *game, struct diags *diags);

#endif
