#ifndef RULES_REPLAY_REPLAY_REPETITION_H
#define RULES_REPLAY_REPLAY_REPETITION_H

#include "rules/replay/replay_state.h"

/* Judges the count-th occurrence of a position, from the second. */
void replay_repetition(struct replay *replay, uint32_t node, uint32_t count);

#endif
