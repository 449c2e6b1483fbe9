#ifndef PARSERS_ENGINE_ENGINE_CLAIM_H
#define PARSERS_ENGINE_ENGINE_CLAIM_H

#include "parsers/parser.h"
#include "record/engine/compact.h"

/* Reports why a position cannot be read, or that its bits are in an older form. */
void engine_claim_fault(struct parse *parse, const struct compact_fault *fault, struct span at);

/* Adds the move of these bits after *node, which becomes its node; bits that are no move, as one
 * that cannot be played.  Unless it is needed, MOVE16_none adds nothing. */
void engine_claim_move(struct parse *parse, struct record *record, uint32_t *node, unsigned bits,
    bool needed, struct span at);

/* Claims the score, for the move at node or the position at the root, as a comment of CSA says it
 * (black's); and the result, as what ends the game after node or at the ending that node is.  A
 * score without a place, and a result that is none, are not there. */
void engine_claim(struct record *record, uint32_t node, const struct compact_values *values,
    struct span score_at, struct span result_at);

#endif
