#include "record/sfen.h"

#include "writers/common/board.h"
#include "writers/common/writer.h"

/* One line a game: the position that is asked for; none without a start position. */
static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct diagram diagram;

	if (game->start.width == 0)
		return;
	board_of(game, options, &diagram);
	sfen_write(&diagram, diagram.number + 1, out);
	buffer_char(out, '\n');
}

const struct writer sfen_writer = {
	.write = write_game,
	.unfit = board_unfit,
	.passes = true,
};
