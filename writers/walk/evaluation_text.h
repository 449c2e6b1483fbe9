#ifndef WRITERS_WALK_EVALUATION_TEXT_H
#define WRITERS_WALK_EVALUATION_TEXT_H

#include "record/evaluation.h"
#include "record/game.h"

/*
 * Translates a comment of another home's dialect into that of home, and calls add for each comment
 * that it becomes; text that the dialect has no place for becomes a comment of its own.  Returns
 * false, having called nothing, if the comment stays as it is: all but that of evaluation_at, as
 * CSA V3.0 has one a move, and those of mates, for which CSA has no form.  The game was replayed
 * with PVs.
 */
bool evaluation_text_translate(const struct game *game, const struct note *note,
    enum dialect_home home, void (*add)(void *writer, const struct note *note), void *writer);

#endif
