#include <string.h>

#include "writers/moves/ki2_move.h"
#include "writers/moves/kif_head.h"
#include "writers/moves/kif_text.h"

/* Writes the position after options->ply moves in the layout of Kifu for Windows: diagram, number
 * of moves and the last of them, turn. */
static void
lead(const struct game *game, const struct write_options *options, struct buffer *out)
{
	if (game->start.width > 0 && !options->first)
		buffer_add(out, STR("#" WRITER_SEPARATOR "\n"));
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	bool handicap = kif_head_handicap(game);
	struct diagram diagram;
	size_t line;
	char room[KIF_LARGE_ROOM]; /* KI2_MOVE_ROOM is less */

	if (game->start.width == 0)
		return;
	/* (hands stand before the board) */
	if (game->pieces != NULL &&
	    (!game->pieces->shogi || strcmp(game->pieces->shown, game->variant) != 0))
		buffer_printf(
		    out, "手合割：%.*s\n", (int)game->pieces->written.n, game->pieces->written.p);
	board_of(game, options, &diagram);
	board_write(&diagram, handicap, out);
	board_number(diagram.number, ki2_move_last(game, board_last(game, options), room), out);
	buffer_char(out, '\n');
	line = out->n;
	board_turn((enum side)diagram.turn, handicap, out);
	if (out->n == line) /* no blank line without it */
		out->n--;
}

const struct writer bod_writer = {
	.lead = lead,
	.write = write_game,
	.unfit = board_unfit,
	.passes = true,
};
