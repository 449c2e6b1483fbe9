#ifndef RULES_LAWS_H
#define RULES_LAWS_H

#include <stdbool.h>

#include "record/diag.h"
#include "rules/position.h"

enum law {
#define LAW(id, when, fate) LAW_##id,
#include "rules/laws.def"
#undef LAW
	LAW_COUNT
};

#define LAWS_ALL ((1u << LAW_COUNT) - 1)

/* A move on trial: what is to be played, and what the record said that the move alone does not
 * show. */
struct trial {
	struct move move;
	piece_t named;      /* the face the record names before the move; 0: none */
	piece_t said_after; /* the face the record names after the move; 0: none */
	bool promotes;      /* the record says that it promotes */
	uint8_t mover;      /* enum side: who the record says moved; else the side to move */
};

/*
 * Judges a move before it is played: the set of 1 << LAW_x it breaks.  Reads the position only.
 */
unsigned laws_before(const struct position *position, const struct trial *trial);

/*
 * Judges a move that was just played; position is the one after it and undo what it was before.
 */
unsigned laws_after(struct position *position, const struct trial *trial, const struct undo *undo);

/* Whether a set of broken laws holds one that makes the move impossible to play. */
bool laws_impossible(unsigned broken);

/*
 * Adds a finding for each broken law of the set, in the table's order.  position is the one before
 * the move for the laws judged before, the one after it for the others; call once for each.
 */
void laws_report(const struct position *position, const struct trial *trial, unsigned broken,
    struct span at, uint32_t ply, enum severity severity, struct diags *diags);

#endif
