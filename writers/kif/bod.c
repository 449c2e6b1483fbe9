#include "writers/kif/ki2_move.h"
#include "writers/kif/kif_head.h"
#include "writers/kif/kif_text.h"

/* Returns move ply of the main line, or its last one, with its mark; empty for a pass, which goes
 * nowhere.  For ply 0 it is the move before the start position, if the record has it. */
static struct str
last_move(const struct game *game, uint32_t ply, char room[KIF_LARGE_ROOM])
{
	uint32_t node = 0, i;
	unsigned columns;
	char *end;

	for (i = 0; i < ply && i < game->plies; i++)
		node = board_move_after(game, node);
	if (node == 0)
		return game->record->setup.last_move;
	if (game->moves[node].kind == MOVE_pass)
		return NO_STR;
	if (kif_large_fits(game))
		end = kif_large_last(room, &game->moves[node]);
	else
		end = ki2_move_put(room, game, &game->moves[node], true, &columns);
	return (struct str){ room, (size_t)(end - room) };
}

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
	board_at(game, options->ply, &diagram);
	board_write(&diagram, handicap, out);
	board_number(diagram.number, last_move(game, options->ply, room), out);
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
