#include "writers/common/board.h"
#include "writers/image/image_draw.h"

/* Writes a picture of the position that is asked for. */
static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct image image;

	if (game->start.width == 0)
		return;
	image_of(game, options, &image);
	image.style.alone = true;
	image_write(&image, out);
}

const struct writer svg_writer = {
	.write = write_game,
	.unfit = board_unfit,
	.passes = true,
};
