#ifndef RULES_LAWS_LAWS_H
#define RULES_LAWS_LAWS_H

#include <stdbool.h>

#include "record/diag.h"
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

/* Returns the laws that a move breaks, as a set of LAW_BITs: those judged before it is played. */
unsigned laws_before(const struct position *position, const struct trial *trial);

/* Whether a set of broken laws holds one that makes the move impossible to play. */
bool laws_impossible(unsigned broken);

/*
 * Adds a finding for each broken law of the set, in the table's order.  position is the one before
 * the move for laws judged before it, the one after it for the others: call once for each.
 */
void laws_report(const struct position *position, const struct trial *trial, unsigned broken,
    struct span at, uint32_t ply, enum severity severity, struct diags *diags);

#endif
