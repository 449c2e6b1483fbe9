#ifndef RULES_VARIANTS_HANDICAP_H
#define RULES_VARIANTS_HANDICAP_H

#include "record/text/str.h"
#include "rules/variants/variant.h"

/* Returns the handicap that a record calls name, or NULL: in Japanese, with its other spellings, or
 * in English as in PSN ("rook and lance", "2-piece"). */
const struct handicap *handicap_named(const struct variant *variant, struct str name);

/*
 * Returns another position that some programs write under the same name, or NULL: 三枚落ち
 * (three-piece) is without the lance on 1a in most programs, without that on 9a in lishogi.
 */
const struct handicap *handicap_homonym(const struct variant *variant, const struct handicap *row);

#endif
