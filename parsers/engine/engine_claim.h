#ifndef PARSERS_ENGINE_ENGINE_CLAIM_H
#define PARSERS_ENGINE_ENGINE_CLAIM_H

#include "parsers/parser.h"
#include "record/engine/compact.h"

/* Returns how surely bytes are a format of which this number of the first records is good; whole:
 * they end with a record. */
struct sign engine_sign(size_t good, size_t count, bool whole, enum phrase what, struct span at);

/* Reports that the bytes end inside what needs more of them. */
void engine_claim_cut(struct parse *parse, struct span at, size_t n, size_t wanted);

/* Claims the position that the record begins with, before which this number of moves was made.
 * Returns false if it cannot be read; that, and bits in an older form, is reported. */
bool engine_claim_position(
    struct parse *parse, struct record *record, enum packing packing, uint32_t number);

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
