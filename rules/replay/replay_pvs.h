#ifndef RULES_REPLAY_REPLAY_PVS_H
#define RULES_REPLAY_REPLAY_PVS_H

#include "rules/replay/replay_move.h"

/*
 * Plays the PVs of the present line of play into game->pvs, as far as they are legal, at the end of
 * the line, so that a game without PVs takes no instruction more.  A PV goes on after its node's
 * move; if its first move is that of the side that has just moved, it begins before it.  A passed
 * move is what engines write for a null move.
 */
void replay_pvs(const struct replay *replay);

#endif
