#include "rules/variants/variant_table.h"

const struct variant *const variant_all[] = {
	&variant_shogi,
	&variant_minishogi,
	&variant_chu,
	&variant_dai,
	&variant_dai_tsa,
};
const size_t variant_count = sizeof variant_all / sizeof *variant_all;
