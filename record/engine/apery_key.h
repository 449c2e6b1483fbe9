#ifndef RECORD_APERY_KEY_H
#define RECORD_APERY_KEY_H

#include "record/engine/compact.h"

/*
 * Keys of positions as Apery's book has them: the numbers of a Mersenne twister (mt19937_64 with
 * its usual seed) for each piece on its square, for the pieces in the hand of the side to move, and
 * for white to move.  Positions that differ in the other hand alone have one key.
 */
struct apery_keys {
	uint64_t pieces[31][COMPACT_SQUARES]; /* by 1 pawn … 8 king, +8 promoted, +16 white */
	uint64_t hands[7][19], turn;
};

void apery_key_init(struct apery_keys *keys);

/* Returns the key of a position of a 9x9 board. */
uint64_t apery_key(const struct apery_keys *keys, const struct diagram *diagram);

#endif
