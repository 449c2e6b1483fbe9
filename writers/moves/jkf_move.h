#ifndef WRITERS_MOVES_JKF_MOVE_H
#define WRITERS_MOVES_JKF_MOVE_H

#include "record/game.h"

enum { JKF_MOVE_ROOM = 192 }; /* bytes that jkf_move_put stores at most */

/*
 * Stores the value of a JKF "move" at p, normalised as the schema of json-kifu-format demands: with
 * all members that the replay of game knows.  Squares are of a board up to 9x9.  Returns the place
 * after it.
 */
char *jkf_move_put(char *p, const struct game *game, const struct move *move);

#endif
