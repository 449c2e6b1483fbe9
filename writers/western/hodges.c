#include "writers/board.h"
#include "writers/western/western.h"

/* Whether the first thing to be written is a move: without a tag nothing else begins a game after
 * another one. */
static bool
begins_with_move(const struct game *game)
{
	return game->plies > 0 && game->record->plies[0].notes == 0 &&
	       game->moves[game->record->plies[0].next].kind != MOVE_end;
}

/* Bare moves.  What is no even start stands above them in tags, as in PSN. */
static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	size_t begin;

	if (!options->first)
		buffer_add(out, STR("\n\n"));
	begin = out->n;
	western_start(game, out);
	if (!options->first && out->n == begin && !begins_with_move(game))
		buffer_add(out, STR("[Handicap \"Even\"]\n"));
	if (out->n > begin)
		buffer_char(out, '\n');
	western_score(game, options, out);
}

const struct writer hodges_writer = {
	.write = write_game,
	.unfit = board_unfit,
	.endings = &western_endings,
	.swap = &western_swap,
	.passes = true,
	.nested = true,
};
