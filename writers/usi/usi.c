#include "record/sfen.h"
#include "writers/common/board.h"
#include "writers/common/writer.h"
#include "writers/walk/walk.h"

static void
add_start(const struct diagram *start, struct buffer *out)
{
	size_t begin;

	buffer_add(out, STR("position sfen "));
	begin = out->n;
	sfen_write(start, start->number + 1, out);
	if (!str_eq(str_after(buffer_str(out), begin), STR(SFEN_STARTPOS)))
		return;
	out->n = begin - strlen("sfen ");
	buffer_add(out, STR("startpos"));
}

static void
add_move(void *out, const struct walk *walk)
{
	buffer_add(out, walk->ply == 1 ? STR(" moves ") : STR(" "));
	sfen_move(walk->game->pieces, &walk->game->moves[walk->node], out);
}

/* Writes a game as one line: the played moves of the main line.  Writes nothing without a start
 * position. */
static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	static const struct walk_calls calls = { .move = add_move };
	struct walk walk;

	(void)options;
	if (game->start.width == 0)
		return;
	add_start(&game->start, out);
	walk_init(&walk, game, true);
	walk_game(&walk, &calls, out);
	buffer_char(out, '\n');
}

const struct writer usi_writer = {
	.write = write_game,
	.unfit = board_unfit,
	.passes = true,
};
