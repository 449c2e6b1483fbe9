#ifndef PARSERS_WESTERN_WESTERN_LARGE_H
#define PARSERS_WESTERN_WESTERN_LARGE_H

#include "parsers/western/western_reader.h"

/*
 * Moves on boards larger than shogi's, with files from 1 to 15, ranks from a to o, pieces of up to
 * three letters, and lion moves:
 *   P-8j GB-11i Nx3e+ B11d-8g +VMx12b 8k8j
 *   Lnx3hx2i (two are captured), Lnx10f-10g (one on the way), Lnx!9d Ln!9d (one without leaving:
 *   igui), Ln8k-8k Ln-8k Ln! (a pass)
 */

/*
 * Reads a move at p, without a mark of promotion after it, into *claim.  Igui has CLAIM_HAS_mid and
 * neither CLAIM_HAS_to nor CLAIM_HAS_same; a pass is CLAIM_pass.  Returns the place after it, or
 * NULL; *claim is then undefined.
 */
const char *western_large_move(
    const char *p, const char *end, const struct western_style *style, struct claim *claim);

#endif
