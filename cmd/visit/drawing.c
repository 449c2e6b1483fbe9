#include "cmd/visit/drawing.h"

#include "writers/common/board.h"
#include "writers/image/image_draw.h"
#include "writers/writer_table.h"

/* Returns how many moves of the main line lead up to and over the place at; UINT32_MAX: it is not
 * at one of them. */
static uint32_t
moves_until(const struct game *game, uint32_t at)
{
	uint32_t node, ply = 1;
	struct span span;

	for (node = board_move_after(game, 0); node != 0; node = board_move_after(game, node)) {
		span = game->record->plies[node].at;
		if (at >= span.at && at <= span.at + span.n)
			return ply;
		ply++;
	}
	return UINT32_MAX;
}

const struct drawing *
drawing_of(const struct session *session, const struct finding *finding, struct buffer *scratch,
    struct results *results)
{
	const struct game *game = session->game;
	struct write_options options = { .look = { .caption = STR("") }, .diags = &session->diags };
	struct drawing *board;
	struct image image;
	unsigned i;

	if (finding->ply == 0 || game == NULL || game->start.width == 0)
		return NULL;
	options.ply = moves_until(game, finding->at.at);
	if (options.ply == UINT32_MAX && session_verdict(session) != VERDICT_unreadable)
		return NULL;
	image_of(game, &options, &image);
	for (i = 0; finding->args[i].kind != ARG_end; i++) { /* the move may not have been played */
		if (finding->args[i].kind == ARG_square)
			image.marked[finding->args[i].is.square] = true;
	}
	image.remark = NO_STR; /* the finding's text stands beside it */
	buffer_clear(scratch);
	image_write(&image, scratch);
	board = arena_take(&results->arena, sizeof *board);
	*board = (struct drawing){ arena_str(&results->arena, buffer_str(scratch)), finding->ply };
	results->size += sizeof *board + board->drawing.n;
	return board;
}

struct str
drawing_page(const struct session *session, const struct diags *found, uint32_t ply,
    enum language language, struct buffer *scratch, struct results *results)
{
	const struct game *game = session->game;
	const struct write_options options = { .format = FORMAT_html,
		.encoding = ENCODING_utf8,
		.letters = session->options.letters,
		.value_patterns = session->value_patterns,
		.diags = found,
		.look = { .language = language, .open_at = ply },
		.ply = UINT32_MAX,
		.first = true,
		.to_file = true };

	if (game == NULL || game->start.width == 0)
		return NO_STR;
	buffer_clear(scratch);
	writer_write(game, &options, scratch);
	results->size += scratch->n;
	return arena_str(&results->arena, buffer_str(scratch));
}
