#ifndef WRITERS_KIF_KI2_MOVE_H
#define WRITERS_KIF_KI2_MOVE_H

#include "record/game.h"

enum { KI2_MOVE_ROOM = 64 }; /* bytes that ki2_move_put may store */

/* How the square where a move goes is written. */
enum ki2_move_square {
	KI2_MOVE_short, /* 同 in place of the square of the move before: △同　銀 */
	KI2_MOVE_full   /* the square always, 同 after it: △２二同銀 */
};

/* Stores a move or a pass at p: ▲７六歩, △同　銀, ▲４四銀左不成.  Returns the place after it;
 * *columns: its width.  The game was replayed with rivals. */
char *ki2_move_put(char *p, const struct game *game, const struct move *move,
    enum ki2_move_square square, unsigned *columns);

#endif
