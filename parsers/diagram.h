#ifndef PARSERS_DIAGRAM_H
#define PARSERS_DIAGRAM_H

#include "record/game.h"

/*
 * Says a position as the steps of a record's setup: the board from black's left top corner rank by
 * rank, then the hands; who moves first, and the number of the first move.  All of it stands at at.
 */
void diagram_claim(struct record *record, const struct diagram *diagram, struct span at);

#endif
