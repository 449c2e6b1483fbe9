#ifndef RECORD_HCPE3_H
#define RECORD_HCPE3_H

#include "record/engine/bytes.h"

/*
 * dlshogi's games (kifu-formats(5)): a header with the start position, then the moves, each after
 * its own head with the candidate moves of its search.  Sizes in bytes, and offsets.
 */
enum {
	HCPE3_HEAD = 36,
	HCPE3_MOVES = 32,    /* their number */
	HCPE3_RESULT = 34,   /* the winner as in hcpe, and why the game ended: the bits below */
	HCPE3_OPPONENT = 35, /* 1, 2: another engine was black, white */
	HCPE3_MOVE = 6,      /* the move, the score, the number of candidates */
	HCPE3_CANDIDATE = 4, /* a move and its visits */
	HCPE3_LONGEST = 513, /* more moves are not read by dlshogi */
	HCPE3_WIDEST = 593   /* no position has more legal moves */
};

/* Returns the size of a move with its candidates. */
static inline size_t
hcpe3_move_size(const char *move)
{
	return HCPE3_MOVE + bytes_u16(move + HCPE3_MOVE - 2) * (size_t)HCPE3_CANDIDATE;
}

/* How the game ended, beside the winner. */
enum hcpe3_end { HCPE3_winner = 3, HCPE3_repetition = 4, HCPE3_declared = 8, HCPE3_limit = 16 };

/* Begins the comment that lists candidates with their visits; 0: there are none. */
#define HCPE3_VISITS "#訪問回数="

/* The header that says who the opponent was. */
#define HCPE3_OPPONENT_KEY "opponent"

#endif
