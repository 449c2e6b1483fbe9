#include "writers/board.h"
#include "writers/western/western.h"

/* Whether a move is written first.  After another game only a move or a tag begins a game. */
static bool
begins_with_move(const struct game *game)
{
	return game->plies > 0 && game->record->plies[0].notes == 0 &&
	       game->moves[game->record->plies[0].next].kind != MOVE_end;
}

/* Writes bare moves, after the tags of the start position unless it is the even start. */
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
