#ifndef RULES_REPLAY_WAYPOINT_H
#define RULES_REPLAY_WAYPOINT_H

#include "record/game.h"
#include "rules/board/rules.h"

/* A position that a game may pass. */
struct waypoint {
	struct diagram diagram;
	bool turn, hands; /* these count too, not only the board */
};

/* Reads a position as SFEN has it: a board, perhaps whose turn it is, hands, and a number, which is
 * ignored.  Returns false if s is none; *bad gets the offset where reading stopped. */
bool waypoint_read(struct str s, struct waypoint *waypoint, size_t *bad);

/* Returns whether the main line of a game passes the position, its start and end included. */
bool waypoint_passed(
    const struct waypoint *waypoint, const struct rules *rules, const struct game *game);

#endif
