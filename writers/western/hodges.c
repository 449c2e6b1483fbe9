#include "writers/common/board.h"
#include "writers/western/western.h"

/* After another game only a move or a tag begins a game. */
static void
lead(const struct game *game, const struct write_options *options, struct buffer *out)
{
	const struct ply *root = &game->record->plies[0];
	bool move_first =
	    game->plies > 0 && root->notes == 0 && game->moves[root->next].kind != MOVE_end;
	size_t begin;

	if (options->first)
		return;
	buffer_add(out, STR("\n\n"));
	begin = out->n;
	western_start(game, out);
	if (out->n == begin && !move_first)
		buffer_add(out, STR("[Handicap \"Even\"]\n\n"));
	else
		out->n = begin;
}

/* Writes bare moves, after the tags of the start position unless it is the even start. */
static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	size_t begin = out->n;

	western_start(game, out);
	if (out->n > begin)
		buffer_char(out, '\n');
	western_score(game, options, out);
}

const struct writer hodges_writer = {
	.lead = lead,
	.write = write_game,
	.unfit = board_unfit,
	.endings = &western_endings,
	.swap = &western_swap,
	.passes = true,
	.nested = true,
};
