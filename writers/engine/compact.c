/* Records of one position each, with its move, its score and the game's result: PSV, hcp, hcpe, and
 * as lines of text (parsers/engine/plain.c). */
#include "record/engine/compact.h"
#include "record/engine/bytes.h"
#include "record/sfen.h"
#include "writers/common/board.h"
#include "writers/common/writer.h"

static struct str
unfit_last(const struct game *game)
{
	struct str size = board_unfit_csa(game);

	return size.n > 0 ? size : compact_unfit(&game->final);
}

/* Returns the bits for the move at node, or for what there is instead of a first one. */
static unsigned
bits_of(const struct game *game, uint32_t node, enum move16 encoding)
{
	if (node != 0)
		return game->moves[node].kind == MOVE_pass
			   ? MOVE16_null
			   : compact_move_bits(&game->moves[node], encoding);
	return game->ending == ENDING_resign        ? MOVE16_resign
	       : game->ending == ENDING_declaration ? MOVE16_win
						    : MOVE16_none;
}

/* Returns the result of the game, as the side to move sees it or by the winner. */
static int
result_of(const struct game *game, const struct compact_layout *layout, enum side turn)
{
	if (game->winner == NO_SIDE)
		return 0;
	if (layout->absolute)
		return game->winner == BLACK ? 1 : 2;
	return game->winner == turn ? 1 : -1;
}

static unsigned
ply_of(const struct game *game, const struct diagram *diagram)
{
	return diagram->number + !game->record->setup.from_0;
}

/* Appends a position, with the move at node that is made in it, as lines. */
static void
write_lines(const struct game *game, const struct diagram *diagram, uint32_t node, int score,
    struct buffer *out)
{
	buffer_add(out, STR("sfen "));
	sfen_write(diagram, 0, out);
	buffer_add(out, STR("\nmove "));
	if (node != 0 && game->moves[node].kind != MOVE_pass)
		sfen_move(game->pieces, &game->moves[node], out);
	else
		buffer_add(out, compact_none(bits_of(game, node, MOVE16_yaneuraou)));
	buffer_printf(out, "\nscore %d\nply %u\nresult %d\ne\n", score, ply_of(game, diagram),
	    result_of(game, &compact_layouts[FORMAT_plain], (enum side)diagram->turn));
}

/* The same as a format has it; a position without a score is left out. */
static void
write_record(const struct game *game, const struct write_options *options,
    const struct diagram *diagram, uint32_t node, struct buffer *out)
{
	const struct compact_layout *layout = &compact_layouts[options->format];
	enum side turn = (enum side)diagram->turn;
	char bytes[COMPACT_SIZE];
	int score = 0;

	if (!writer_score(game, options, node, turn, &score))
		return;
	if (layout->size == 0) {
		write_lines(game, diagram, node, score, out);
		return;
	}
	if (compact_unfit(diagram).n > 0 || !compact_holds(&game->moves[node]))
		return;
	compact_write(diagram, layout->packing, bytes);
	buffer_add(out, (struct str){ bytes, sizeof bytes });
	bytes_add(out, (uint16_t)score, 2);
	bytes_add(out, bits_of(game, node, layout->move16), 2);
	if (layout->ply != 0)
		bytes_add(out, ply_of(game, diagram), 2);
	bytes_add(out, (uint8_t)result_of(game, layout, turn), 2); /* and padding */
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct board_walk walk = { .begun = false };
	uint32_t node = 0;

	if (game->plies == 0 && game->start.width != 0)
		write_record(game, options, &game->start, 0, out);
	for (uint32_t ply = 0; ply < game->plies; ply++) {
		board_go(&walk, game, ply);
		node = board_move_after(game, node);
		write_record(game, options, &walk.diagram, node, out);
	}
}

/* Appends the position that is asked for. */
static void
write_position(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct diagram diagram;
	char bytes[COMPACT_SIZE];

	board_of(game, options, &diagram);
	if (compact_unfit(&diagram).n > 0)
		return;
	compact_write(&diagram, compact_layouts[options->format].packing, bytes);
	buffer_add(out, (struct str){ bytes, sizeof bytes });
}

const struct writer compact_psv_writer = {
	.write = write_game, .unfit = board_unfit_compact, .passes = true, .move = compact_holds
};
const struct writer compact_hcpe_writer = {
	.write = write_game, .unfit = board_unfit_compact, .passes = true, .move = compact_holds
};
const struct writer compact_hcp_writer = {
	.write = write_position, .unfit = unfit_last, .passes = true
};
const struct writer compact_plain_writer = {
	.write = write_game, .unfit = board_unfit, .passes = true
};
