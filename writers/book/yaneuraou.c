/* YaneuraOu's book as text: a position for each from which the game goes on, with the moves that
 * do. parsers/book/yaneuraou.c reads it. */
#include <inttypes.h>

#include "record/evaluation.h"
#include "record/sfen.h"
#include "writers/book/book_each.h"
#include "writers/common/board.h"
#include "writers/common/ending_words.h"
#include "writers/common/writer.h"

static const struct ending_words endings = {
	.once = true,
	.words = {
#define WORD(id) ((id) == ENDING_resign ? "resign" : (id) == ENDING_declaration ? "win" : "")
#define ENDING(id, ...) [ENDING_##id] = WORD(ENDING_##id),
#include "record/tables/ending.def"
#undef ENDING
	},
};

static void
write_lead(const struct game *game, const struct write_options *options, struct buffer *out)
{
	(void)game;
	if (options->first)
		buffer_add(out, STR("#YANEURAOU-DB2016 1.00\n"));
}

static void
add_notes(const struct record *record, uint32_t node, struct buffer *out)
{
	for (uint32_t at = record->plies[node].notes; at != 0; at = record->notes[at - 1].next) {
		const struct note *note = &record->notes[at - 1];

		if ((note->kind != NOTE_comment && note->kind != NOTE_remark) ||
		    (node != 0 && writer_is_field(record, note)) ||
		    str_starts(note->text, STR("#YANEURAOU-DB")))
			continue;
		if (!str_starts(note->text, STR("#")) && !str_starts(note->text, STR("//")))
			buffer_char(out, '#');
		buffer_add(out, note->text);
		buffer_char(out, '\n');
	}
}

/* Returns the first move of what an engine expects after the node, or none. */
static const struct move *
reply_to(const struct game *game, uint32_t node, const struct evaluation *said)
{
	uint32_t next = game->record->plies[node].next;
	const struct pv *pv = said == NULL || game->pvs == NULL
				  ? NULL
				  : &game->pvs[said - game->record->evaluations->list];

	if (pv != NULL && pv->count > pv->before)
		return &game->pv_moves[pv->first + pv->before];
	return next != 0 && game->moves[next].kind != MOVE_none &&
		       game->moves[next].kind != MOVE_end
		   ? &game->moves[next]
		   : NULL;
}

/* Adds the line of a move, and its comments. */
static void
add_move(const struct game *game, uint32_t node, struct buffer *out)
{
	const struct record *record = game->record;
	const struct move *move = &game->moves[node], *reply;
	const struct evaluation *said = evaluation_at(record, node);
	struct str depth = evaluation_number(record, node, STR("深さ"));
	struct str count = evaluation_number(record, node, STR("回数"));
	int32_t points;

	if (move->kind == MOVE_end)
		buffer_add(out, str_of(endings.words[move->ending]));
	else
		sfen_move(game->pieces, move, out);
	reply = reply_to(game, node, said);
	buffer_char(out, ' ');
	if (reply != NULL)
		sfen_move(game->pieces, reply, out);
	else
		buffer_add(out, STR("none"));
	if (writer_points(said, (enum side)move->side, &points))
		buffer_printf(out, " %" PRId32, points);
	else
		buffer_add(out, STR(" none"));
	depth = depth.n > 0 ? depth : STR("none");
	buffer_printf(out, " %.*s", (int)depth.n, depth.p);
	if (count.n > 0)
		buffer_printf(out, " %.*s", (int)count.n, count.p);
	buffer_char(out, '\n');
	add_notes(record, node, out);
}

/* Whether a node is a line of the book: a move that was played, or an ending that it has a word
 * for. */
static bool
is_line(const struct game *game, uint32_t node)
{
	const struct move *move = &game->moves[node];

	return move->kind == MOVE_end ? endings.words[move->ending][0] != '\0'
				      : move->kind != MOVE_none;
}

/* Adds the position before the followers of a node. */
static void
add_entry(const struct game *game, const struct diagram *diagram, uint32_t node, void *to)
{
	struct buffer *out = to;
	const struct ply *plies = game->record->plies;
	uint32_t next = plies[node].next;

	while (next != 0 && !is_line(game, next))
		next = plies[next].alt;
	if (next == 0 && node != 0)
		return;
	buffer_add(out, STR("sfen "));
	sfen_write(diagram, diagram->number + 1, out);
	buffer_char(out, '\n');
	if (node == 0)
		add_notes(game->record, 0, out);
	for (; next != 0; next = plies[next].alt)
		if (is_line(game, next))
			add_move(game, next, out);
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	book_each(game, options, add_entry, out);
}

const struct writer yaneuraou_writer = {
	.lead = write_lead,
	.write = write_game,
	.unfit = board_unfit_csa,
	.endings = &endings,
};
