#ifndef PARSERS_ENGINE_ENGINE_CLAIM_H
#define PARSERS_ENGINE_ENGINE_CLAIM_H

#include "record/engine/compact.h"

/* Claims the score, for the move at node or the position at the root, as a comment of CSA says it
 * (black's); and the result, as what ends the game after node or at the ending that node is.  A
 * score without a place, and a result that is none, are not there. */
void engine_claim(struct record *record, uint32_t node, const struct compact_values *values,
    struct span score_at, struct span result_at);

#endif
