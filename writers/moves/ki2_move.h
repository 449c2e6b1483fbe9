#ifndef WRITERS_MOVES_KI2_MOVE_H
#define WRITERS_MOVES_KI2_MOVE_H

#include "record/game.h"
#include "writers/moves/kif_text.h"

enum { KI2_MOVE_ROOM = 64 }; /* bytes that ki2_move_put may store */

/*
 * Stores a move or a pass at p: ▲７六歩, △同　銀, ▲４四銀左不成; full: with the square before 同 as
 * well, △２二同銀.  Returns the place after it; *columns: its width.  The game was replayed with
 * rivals.
 */
char *ki2_move_put(
    char *p, const struct game *game, const struct move *move, bool full, unsigned *columns);

/* Returns the move at node with its mark, ▲２二同銀, in room; empty for a pass, which goes nowhere.
 * For node 0 it is the move before the start position, if the record has it. */
struct str ki2_move_last(const struct game *game, uint32_t node, char room[KIF_LARGE_ROOM]);

#endif
