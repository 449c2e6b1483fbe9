#include <inttypes.h>

#include "writers/moves/ki2_move.h"
#include "writers/moves/kif_head.h"
#include "writers/moves/kif_text.h"
#include "writers/walk/walk.h"

/*
 * The layout is that of Kifu for Windows, byte for byte: six moves a row, each but the last padded
 * to 12 columns; a comment ends the row; the result is a line, followed by comments on the ending.
 */
enum { ROW_MOVES = 6, MOVE_COLUMNS = 12 };

struct ki2 {
	const struct game *game;
	struct buffer *out;
	struct walk walk;
	unsigned moves;   /* in the row that is being written */
	unsigned columns; /* of the last of them */
};

/* What follows まで5手 (see ending.def) is all that KI2 has of an ending.  No foreign word begins
 * with the sign: there is no place for words of another notation. */
static const struct ending_words endings = {
	.once = true,
	.made = true,
	.words = {
#define ENDING(id, name, wins, kif, csa, english, japanese, made, ...) [ENDING_##id] = made,
#include "record/tables/ending.def"
#undef ENDING
	},
	.sign = '\n',
	.named = true,
};

static void
end_row(struct ki2 *ki2)
{
	if (ki2->moves > 0)
		buffer_char(ki2->out, '\n');
	ki2->moves = 0;
}

static void
add_move(void *writer, const struct walk *walk)
{
	struct ki2 *ki2 = writer;
	const struct move *move = &ki2->game->moves[walk->node];
	char *start;

	if (ki2->moves == ROW_MOVES)
		end_row(ki2);
	if (ki2->moves > 0 && ki2->columns < MOVE_COLUMNS)
		buffer_fill(ki2->out, ' ', MOVE_COLUMNS - ki2->columns);
	start = buffer_room(ki2->out, KI2_MOVE_ROOM);
	ki2->out->n += (size_t)(ki2_move_put(start, ki2->game, move, false, &ki2->columns) - start);
	ki2->moves++;
}

/* Whether a result line is all that the record has of the end, as in KI2, which cannot hold both a
 * result line and an ending. */
static bool
is_ending(const struct game *game, const struct result *result)
{
	return (game->record->plies[result->node].claim.ending_flags & ENDING_summary) != 0 &&
	       !ending_words_overruled(game, result->node) && kif_text_is_result(game, result);
}

/* Returns the result line that contradicts the ending at node, if it is written in the record's own
 * words; or NULL. */
static const struct result *
own_result(const struct game *game, uint32_t node)
{
	const struct result *contradicted = game_contradicted_result(game, node);

	return contradicted != NULL && is_ending(game, contradicted) ? contradicted : NULL;
}

/* Adds a note below the row. */
static void
add_note(void *writer, const struct note *note)
{
	struct ki2 *ki2 = writer;
	const struct result *own = own_result(ki2->game, ki2->walk.node);

	/* a result that was not understood in full is a note as well */
	if (own != NULL && note->kind == NOTE_line && own->at.at == note->at.at)
		return;
	end_row(ki2);
	kif_text_note(note, ki2->out);
}

/* Adds the result of the line of play that ends with node, at ply. */
static void
add_result(struct ki2 *ki2, uint32_t node, uint32_t ply)
{
	const struct game *game = ki2->game;
	const struct result *contradicted = own_result(game, node);

	if (contradicted != NULL) {
		buffer_add(ki2->out, text_str(game->record->text, contradicted->at));
		buffer_char(ki2->out, '\n');
	} else if (node == game->end && game->winner != NO_SIDE) {
		kif_text_result_won(game, &endings, ply, ki2->out);
	} else {
		kif_text_result(game, &endings, node, ply, ki2->out);
	}
}

/* Adds an ending: the result, and as a comment what that does not express. */
static void
add_end(void *writer, const struct walk *walk)
{
	struct ki2 *ki2 = writer;
	struct written_ending written = ending_words_of(ki2->game, walk->node, &endings);

	end_row(ki2);
	add_result(ki2, walk->node, walk->ply);
	kif_text_reason(&written, ki2->out);
}

static void
end_line(void *writer, uint32_t node, uint32_t ply)
{
	(void)node;
	(void)ply;
	end_row(writer);
}

static void
begin_variation(void *writer, const struct walk *walk)
{
	struct ki2 *ki2 = writer;

	buffer_printf(
	    ki2->out, "\n変化：%4" PRIu64 "手\n", (uint64_t)ki2->game->start.number + walk->ply);
}

static const struct walk_calls calls = {
	.move = add_move,
	.ending = add_end,
	.note = add_note,
	.end_line = end_line,
	.variation = begin_variation,
};

/* Squares are a digit and a numeral. */
static struct str
unfit(const struct game *game)
{
	enum { MAX = 9 };

	return board_unfit_size(game, 1, MAX);
}

static const struct kif_head style = { .name = "KI2", .names_around = true };

/* Appends the head and a blank line; nothing where it is empty. */
static void
add_head(const struct game *game, const struct write_options *options, struct buffer *out)
{
	size_t begin = out->n;

	kif_head_write(game, options, &style, out);
	if (out->n > begin)
		buffer_char(out, '\n');
}

/* Appends what goes before the head, and the blank line that an empty one leaves to it. */
static void
lead(const struct game *game, const struct write_options *options, struct buffer *out)
{
	size_t begin = out->n, end;

	kif_head_lead(options, &style, out);
	end = out->n;
	if (end == begin)
		return;
	add_head(game, options, out);
	if (out->n == end)
		buffer_char(out, '\n');
	else
		out->n = end;
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct ki2 ki2 = { .game = game, .out = out };

	add_head(game, options, out);
	walk_init(&ki2.walk, game, options->mainline_only);
	ki2.walk.nested = true;
	ki2.walk.home = DIALECT_HOME_kif;
	walk_game(&ki2.walk, &calls, &ki2);
}

const struct writer ki2_writer = {
	.lead = lead,
	.write = write_game,
	.unfit = unfit,
	.header = kif_head_fits,
	.result = is_ending,
	.endings = &endings,
	.passes = true,
	.nested = true,
};
