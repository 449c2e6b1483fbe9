#ifndef LIB_SUGGESTION_SUGGESTION_MOVE_H
#define LIB_SUGGESTION_SUGGESTION_MOVE_H

#include "record/game.h"
#include "record/text/buffer.h"

/* Appends a move as KIF has it, with its origin: １六歩(17), ５五角打; has_sign: after the mark of
 * its side.  Larger boards: as USI has it. */
void suggestion_move(
    const struct game *game, const struct move *move, bool has_sign, struct buffer *out);

#endif
