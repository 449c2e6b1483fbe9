#ifndef RULES_VARIANTS_VARIANT_TABLE_H
#define RULES_VARIANTS_VARIANT_TABLE_H

#include "rules/variants/variant.h"

/* All variants; the first is shogi. */
extern const struct variant *const variant_all[];
extern const size_t variant_count;

#endif
