#ifndef RECORD_KI2_CLAIM_H
#define RECORD_KI2_CLAIM_H

#include "record/record.h"

/* What a line of KI2 has of moves, as parsers/kif/kif_move.h for KIF. */

/*
 * Reads a move or a word that ends the game, with its mark: ▲７六歩, 同　銀右成, ▲同, △投了.
 * Returns the place after it, or NULL when neither stands at p.
 */
const char *ki2_claim_read(const char *p, const char *end, struct claim *claim);

/* After what is no move at p: where the next mark stands, or the end. */
const char *ki2_claim_next(const char *p, const char *end);

/* Whether a damaged move stands at p: a mark and a square. */
bool ki2_claim_damaged(const char *p, const char *end);

/*
 * Whether a line is a row of moves.  Prose may begin like one (▲７六歩が好手): its move has no
 * edge. A damaged first move counts if another move follows it or if the line has nothing but so
 * much as a move takes.
 */
bool ki2_claim_row(const char *p, const char *end);

#endif
