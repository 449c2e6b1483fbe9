#ifndef RULES_REPLAY_REPLAY_ENDING_H
#define RULES_REPLAY_REPLAY_ENDING_H

#include "rules/replay/replay_state.h"

/* Settles the ending of a node. */
void replay_ending(struct replay *replay, uint32_t node);

/* Stops the line of play at a move that could not be played, and keeps the ending after it. */
void replay_stop(struct replay *replay, uint32_t node);

/* Closes the main line: its outcome, by the record and by the board. */
void replay_close(struct replay *replay);

/* Closes a variation: compares its ending with the board and its result line with both. */
void replay_close_variation(struct replay *replay);

#endif
