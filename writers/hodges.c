#include "writers/western.h"

/* Bare moves.  What is no even start stands above them in tags, as in PSN. */
static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	size_t begin;

	if (!options->first)
		buffer_add(out, STR("\n\n"));
	begin = out->n;
	western_start(game, out);
	if (out->n > begin)
		buffer_char(out, '\n');
	western_score(game, options, out);
}

const struct writer hodges_writer = {
	.write = write_game,
	.unfit = western_unfit,
	.endings = &western_endings,
	.swap = &western_swap,
	.passes = true,
	.nested = true,
};
