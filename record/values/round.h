#ifndef RECORD_VALUES_ROUND_H
#define RECORD_VALUES_ROUND_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/str.h"

/* A round of a tournament, as people write it. */
struct round {
	uint32_t number;   /* from 1; 0: none is written */
	uint32_t from_end; /* of a knock-out: 1 final, 2 semifinal, 3 quarterfinal; 0: not so */
	bool third_place;  /* the game for the third place, beside the final */
	struct str stage; /* 予選, 決勝トーナメント, L of WCSC28_L4; empty: none.  Part of s */
	struct str words; /* the words that say the round (1回戦); empty: none.  Part of s */
};

/*
 * Finds the round that words name, in a header or in a file's name without its extension: 第3回戦,
 * 3回戦, 準決勝, ベスト8, ③, R3, r1-b2, round 3, Round 3, 3R, WCSC28_L4_HFW_APR.  第3回さくら杯
 * (the third time it is held) and the day 20260606 are no round.  Returns whether it did; a stage
 * may be found without a round.
 */
bool round_find(struct str s, struct round *round);

/* Returns the part of s that round_find looks at: without the players and the time of a game's name
 * on shogi-server, which may look like a round: event+game+black+white+20260711093000. */
struct str round_title(struct str s);

/* As round_find, of a name that begins with the round as nothing but a number: 1-kovac-novak.
 * For a file's name only, where all names of a folder are so. */
bool round_find_number(struct str s, struct round *round);

#endif
