#ifndef RULES_REPLAY_WAYPOINT_H
#define RULES_REPLAY_WAYPOINT_H

#include "record/game.h"
#include "rules/board/rules.h"

/* A position that a game may pass. */
struct waypoint {
	struct diagram diagram;
	bool turn, hands;         /* these count too, not only the board */
	bool open[BOARD_SQUARES]; /* by square_t: what stands there does not count, and is 0 in
				     diagram */
};

enum { WAYPOINT_NEVER = UINT32_MAX };

/* Reads a position as SFEN has it: a board, perhaps whose turn it is, hands, and a number, which is
 * ignored.  On the board ? is any square, and hands that are * are any.  Returns false if s is
 * none; *bad gets the offset where reading stopped. */
bool waypoint_read(
    const struct variants *variants, struct str s, struct waypoint *waypoint, size_t *bad);

/* Returns after how many moves the main line of a game passes the position first, its start and end
 * included; WAYPOINT_NEVER if it does not. */
uint32_t waypoint_passed(
    const struct waypoint *waypoint, const struct rules *rules, const struct game *game);

#endif
