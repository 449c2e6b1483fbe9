#include "rules/variant.h"

const struct variant *const variant_all[] = { &variant_shogi };
const size_t variant_count = sizeof variant_all / sizeof *variant_all;
