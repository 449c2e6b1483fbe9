#include "writers/board.h"
#include "writers/image/image.h"
#include "writers/kif/ki2_move.h"
#include "writers/kif/kif_head.h"
#include "writers/western/western.h"

/* Returns a player's name with the sign of the side; empty if the record has none. */
static struct str
player(const struct record *record, enum side side)
{
	static const char *const signs[] = { "▲", "△" };
	const struct header *header =
	    record_header(record, side == BLACK ? HEADER_black : HEADER_white);

	if (header == NULL || header->value.n == 0)
		return NO_STR;
	return arena_printf(
	    record->arena, "%s%.*s", signs[side], (int)header->value.n, header->value.p);
}

/* Returns what stands below the board: the number of the move, or the move itself. */
static struct str
caption(const struct game *game, const struct image *image, uint32_t ply)
{
	struct arena *arena = game->record->arena;
	char room[KIF_LARGE_ROOM]; /* WESTERN_MOVE is less */
	struct str move;

	if (image->letters && image->last == NULL)
		return STR("start");
	if (image->letters) {
		move = (struct str){ room,
			(size_t)(western_append(room, image->last, image->alphabet) - room) };
		return arena_printf(arena, "after %lu. %.*s", (unsigned long)image->diagram.number,
		    (int)move.n, move.p);
	}
	move = ki2_move_last(game, ply, room);
	if (move.n == 0)
		return ply == 0 ? STR("開始局面") : NO_STR;
	return arena_printf(arena, "図は%.*sまで", (int)move.n, move.p);
}

/* Marks the squares of what was found about the move at node; the first finding is the remark. */
static void
mark(const struct game *game, const struct diags *diags, uint32_t node, struct image *image)
{
	struct span at = game->record->plies[node].at;
	struct buffer message;
	size_t i;
	unsigned k;

	for (i = 0; i < diags->count; i++) {
		const struct finding *finding = &diags->list[i];

		if (diag_rows[finding->rule].group != GROUP_legality || finding->at.at < at.at ||
		    finding->at.at > at.at + at.n)
			continue;
		image->fouled = true;
		image->marked[image->last->to] = true;
		for (k = 0; finding->args[k].kind != ARG_end; k++) {
			if (finding->args[k].kind == ARG_square)
				image->marked[finding->args[k].is.square] = true;
		}
		if (image->remark.n > 0)
			continue;
		buffer_init(&message, game->record->arena->memory);
		diag_message(finding, image->letters ? LANGUAGE_en : LANGUAGE_ja, &message);
		image->remark = arena_str(game->record->arena, buffer_str(&message));
		buffer_free(&message);
	}
	image->marked[NO_SQUARE] = false;
}

void
image_of(const struct game *game, const struct write_options *options, struct image *image)
{
	uint32_t node = 0, ply;

	*image = (struct image){ .flip = options->flip,
		.letters = options->letters.n > 0,
		.alphabet = alphabet_named(options->letters) };
	board_at(game, options->ply, &image->diagram);
	for (ply = 0; ply < options->ply && ply < game->plies; ply++)
		node = board_move_after(game, node);
	if (node != 0) {
		image->last = &game->moves[node];
		if (options->diags != NULL)
			mark(game, options->diags, node, image);
	}
	image->players[BLACK] = player(game->record, BLACK);
	image->players[WHITE] = player(game->record, WHITE);
	image->caption = options->caption.n > 0 ? options->caption : caption(game, image, ply);
}
