#ifndef RECORD_GAME_COMPARE_H
#define RECORD_GAME_COMPARE_H

#include "record/game.h"

/* What two readings of a game can differ in. */
enum game_part {
	GAME_start = 1 << 0, /* the position, the variant */
	GAME_moves = 1 << 1, /* what was played, variations included, and what could not be */
	GAME_ending = 1 << 2,
	GAME_times = 1 << 3,  /* of each move */
	GAME_totals = 1 << 4, /* the times that each side used so far, as written */
	GAME_notes = 1 << 5,
	GAME_headers = 1 << 6,
	GAME_all = (1 << 7) - 1
};

/* Returns the set of parts in which two games, or the records that no game was made of, differ. */
unsigned game_compare(const struct game *a, const struct game *b);
unsigned game_compare_records(const struct record *a, const struct record *b);

#endif
