#ifndef RULES_REPLAY_REPLAY_MOVE_H
#define RULES_REPLAY_REPLAY_MOVE_H

#include "rules/replay/replay_state.h"

/* Judges and plays the move of a node.  Returns false if it cannot be played. */
bool replay_move(struct replay *replay, uint32_t node);

#endif
