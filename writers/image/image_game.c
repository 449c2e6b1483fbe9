#include "writers/common/board.h"
#include "writers/image/image.h"
#include "writers/moves/ki2_move.h"
#include "writers/moves/kif_head.h"
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

/* Returns text with digits as wide as its kanji, up to the square in brackets that a move came
 * from: KIF has those of a large board in ASCII. */
static struct str
widen(struct arena *arena, struct str text)
{
	char digit[] = "０";
	struct buffer wide;
	size_t i;

	buffer_init(&wide, arena->memory);
	for (i = 0; i < text.n && text.p[i] != '('; i++) {
		digit[2] = (char)("０"[2] + (text.p[i] - '0'));
		if (str_is_digit(text.p[i]))
			buffer_add(&wide, str_of(digit));
		else
			buffer_char(&wide, text.p[i]);
	}
	buffer_add(&wide, str_after(text, i));
	text = arena_str(arena, buffer_str(&wide));
	buffer_free(&wide);
	return text;
}

/* Returns the move that led here in words; empty: none is known. */
static struct str
words(const struct game *game, const struct image *image, uint32_t node)
{
	char room[KIF_LARGE_ROOM]; /* WESTERN_MOVE and KI2_MOVE_ROOM are less */
	unsigned columns;
	struct str move;
	char *end;

	if (image->last == NULL || (!image->letters && image->last->kind != MOVE_pass))
		return widen(
		    game->record->arena, image->letters ? NO_STR : ki2_move_last(game, node, room));
	if (image->letters)
		end = western_append(room, game, image->last, image->alphabet);
	else
		end = ki2_move_put(room, game, image->last, true, &columns);
	move = (struct str){ room, (size_t)(end - room) };
	return image->letters ? arena_str(game->record->arena, move)
			      : widen(game->record->arena, move);
}

/* Returns what stands below the board. */
static struct str
caption(const struct game *game, const struct image *image)
{
	struct arena *arena = game->record->arena;

	if (image->style.language == LANGUAGE_en && image->last == NULL)
		return STR("start");
	if (image->style.language == LANGUAGE_en)
		return arena_printf(arena, "after %lu. %.*s", (unsigned long)image->diagram.number,
		    (int)image->move.n, image->move.p);
	if (image->move.n == 0)
		return image->last == NULL ? STR("開始局面") : NO_STR;
	return arena_printf(arena, "図は%.*sまで", (int)image->move.n, image->move.p);
}

/* --- what was found */

/* Returns whether a finding is about the move or the ending at node, or the result line after it.
 * Notes are about fouls with which the record rightly ends. */
static bool
is_about(const struct game *game, const struct finding *finding, uint32_t node,
    const struct result *result)
{
	struct span at = game->record->plies[node].at;
	bool foul = (game->moves[node].flags & (MOVE_illegal | MOVE_excused)) != 0;

	if (finding->severity != SEVERITY_error &&
	    (diag_rows[finding->rule].group != GROUP_legality ||
		(finding->severity == SEVERITY_note && !foul)))
		return false;
	return (finding->at.at >= at.at && finding->at.at - at.at < at.n) ||
	       (result != NULL && finding->at.at == result->at.at);
}

/* Returns whether a finding about node says that a move breaks a law. */
static bool
is_foul(const struct game *game, const struct finding *finding, uint32_t node)
{
	const struct move *move = &game->moves[node];

	return diag_rows[finding->rule].group == GROUP_legality &&
	       game->record->plies[node].claim.kind == CLAIM_move &&
	       (move->kind == MOVE_none || (move->flags & MOVE_illegal) != 0);
}

/* Sets the way of a move that broke a law: of one that cannot be played, as the record claims it.
 */
static void
set_way(const struct game *game, uint32_t node, struct image *image)
{
	const struct claim *claim = &game->record->plies[node].claim;
	const struct move *move = &game->moves[node];
	bool played = move->kind != MOVE_none;

	image->way[0] = played ? move->from : claim->from;
	image->way[1] = played                              ? move->mid
			: (claim->has & CLAIM_HAS_mid) != 0 ? claim->mid
							    : NO_SQUARE;
	image->way[2] = played ? move->to : claim->to;
}

/* Marks the squares of what was found about the move or the ending at node. */
static void
mark(const struct game *game, const struct diags *diags, uint32_t node, struct image *image)
{
	const struct record *record = game->record;
	const struct result *result = record_result(record, node);
	size_t i, cap = image->finding_count;
	unsigned k;

	for (i = 0; i < diags->count; i++) {
		const struct finding *finding = &diags->list[i];

		if (!is_about(game, finding, node, result))
			continue;
		*ARENA_ADD(record->arena, image->findings, image->finding_count, cap) = finding;
		if (!image->fouled && is_foul(game, finding, node)) {
			image->fouled = true;
			set_way(game, node, image);
			image->marked[image->way[2]] = true;
		}
		for (k = 0; finding->args[k].kind != ARG_end; k++) {
			if (finding->args[k].kind == ARG_square)
				image->marked[finding->args[k].is.square] = true;
		}
	}
}

/* Marks what was found about the move at node and, if it is the last that was played, about the
 * next one, which cannot be played, and the ending.  The first finding is the remark. */
static void
mark_all(const struct game *game, const struct diags *diags, uint32_t node, bool last,
    struct image *image)
{
	uint32_t next = board_move_after(game, node);
	struct buffer message;

	if (node != 0)
		mark(game, diags, node, image);
	if (last && next != 0 && game->moves[next].kind == MOVE_none)
		mark(game, diags, next, image);
	if (last && game->end != 0)
		mark(game, diags, game->end, image);
	image->marked[NO_SQUARE] = false;
	if (image->finding_count == 0)
		return;
	buffer_init(&message, game->record->arena->memory);
	diag_message(image->findings[0], image->style.language, &message);
	image->remark = arena_str(game->record->arena, buffer_str(&message));
	buffer_free(&message);
}

void
image_of(const struct game *game, const struct write_options *options, struct image *image)
{
	uint32_t node = board_last(game, options);

	*image = (struct image){ .letters = options->letters != NULL,
		.alphabet = options->letters,
		.style = { .flip = options->look.flip,
		    .ground = options->look.ground,
		    .upright = options->look.upright,
		    .problem = game->problem,
		    .language = options->look.language } };
	board_of(game, options, &image->diagram);
	if (node != 0)
		image->last = &game->moves[node];
	if (options->diags != NULL)
		mark_all(game, options->diags, node, options->ply >= game->plies, image);
	image->players[BLACK] = player(game->record, BLACK);
	image->players[WHITE] = player(game->record, WHITE);
	image->move = words(game, image, node);
	image->title = options->look.title;
	image->caption =
	    options->look.caption.p != NULL ? options->look.caption : caption(game, image);
}
