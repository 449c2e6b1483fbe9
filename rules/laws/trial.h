#ifndef RULES_LAWS_TRIAL_H
#define RULES_LAWS_TRIAL_H

#include "rules/board/position.h"
#include "rules/variants/law.h"

/* A move to be judged, and what the record says of it that the move alone does not show. */
struct trial {
	struct move move;
	piece_t named;       /* the face that the record names before the move; 0: none */
	piece_t named_after; /* the face that the record names after the move; 0: none */
	bool promotes;       /* the record says that it promotes */
	bool assumed;        /* it must promote, and the record does not say so */
	bool reaches;        /* the piece was found to reach the square it goes to */
	bool mismarked;      /* its relative mark fits no piece, and was left out of account */
	uint8_t mover;       /* enum side: who moved, by the record; else the side to move */
};

#endif
