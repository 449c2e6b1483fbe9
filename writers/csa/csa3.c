#include "writers/csa/csa.h"
#include "writers/csa/csa_head.h"

#define CSA_EDITION CSA_V3
static const struct ending_words endings = {
	.once = true,
	.sign = '%',
	.words = {
#define ENDING CSA_ENDING
#include "record/tables/ending.def"
#undef ENDING
	},
};

static bool
has_header(const struct header *header)
{
	return csa_head_key(header, CSA_EDITION);
}

static bool
says_value(
    const struct record *record, const struct header *header, const struct write_options *options)
{
	return csa_head_value(record, header, options, CSA_EDITION);
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	static const struct csa_standard standard = { "V3.0", CSA_V3, &endings };

	csa_write(game, options, &standard, out);
}

const struct writer csa3_writer = {
	.write = write_game,
	.unfit = csa_unfit,
	.header = has_header,
	.value = says_value,
	.movers = true,
	.endings = &endings,
	.swap = &csa_swap,
};
