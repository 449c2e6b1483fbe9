#ifndef RULES_REPLAY_REPLAY_PVS_H
#define RULES_REPLAY_REPLAY_PVS_H

#include "rules/replay/replay_move.h"

/* Whether there are PVs to play. */
static inline bool
replay_wants_pvs(const struct replay *replay)
{
	return replay->record->evaluations != NULL && replay->options->pvs != REPLAY_PVS_unread;
}

/*
 * Plays the PVs of the present line of play, for writers into game->pvs, as far as they are legal,
 * at the end of the line, so that a game without PVs takes no instruction more.  A PV goes on after
 * its node's move; if its first move is that of the side that has just moved, it begins before it.
 * A passed move is what engines write for a null move.
 */
void replay_pvs(const struct replay *replay);

#endif
