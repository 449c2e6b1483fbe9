#ifndef RULES_LAWS_LAWS_H
#define RULES_LAWS_LAWS_H

#include <stdbool.h>

#include "record/diag.h"
#include "rules/laws/trial.h"

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
