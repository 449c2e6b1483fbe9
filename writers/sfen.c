#include "record/sfen.h"

#include "writers/board.h"
#include "writers/writer.h"

/* One line a game: the position that is asked for. */
static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct diagram diagram;

	board_at(game, options->ply, &diagram);
	sfen_write(&diagram, diagram.number + 1, out);
	buffer_char(out, '\n');
}

const struct writer sfen_writer = {
	.write = write_game,
	.passes = true,
};
