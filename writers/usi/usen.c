#include "record/usen.h"

#include "record/sfen.h"
#include "writers/common/append.h"
#include "writers/common/board.h"
#include "writers/common/ending_words.h"
#include "writers/common/writer.h"
#include "writers/walk/walk.h"

/* Each variation repeats the moves of those around it, so that the text could grow with the square
 * of their number. */
enum { REPEATS_MAX = 1 << 20 };

/* The letter of each ending.  j is a draw for its readers.  i is followed by the move that was the
 * foul, which is not written before it. */
static const struct ending_words endings = {
	.once = true,
	.last = true,
	.of_move = "i",
	.sign = '.',
	.words = {
#define LETTER(id)                                                                                 \
	((id) == ENDING_resign           ? "r"                                                     \
	    : (id) == ENDING_time_up     ? "t"                                                     \
	    : (id) == ENDING_interrupted ? "p"                                                     \
	    : (id) == ENDING_jishogi || (id) == ENDING_declaration_draw || (id) == ENDING_draw     \
		? "j"                                                                              \
	    : (id) == ENDING_illegal_action || (id) == ENDING_perpetual_check ? "i"                \
									      : "")
#define ENDING(id, ...) [ENDING_##id] = LETTER(ENDING_##id),
#include "record/tables/ending.def"
#undef ENDING
#undef LETTER
	},
};

/* Writing one game. */
struct usen {
	const struct game *game;
	struct buffer *out;
	uint32_t *line;  /* the moves of the present line, by ply */
	size_t part;     /* where the present part begins in out */
	uint32_t offset; /* its first number, without the moves before the start */
	uint32_t moves;  /* written in it */
};

static void
begin_part(struct usen *usen, uint32_t offset)
{
	usen->part = usen->out->n;
	usen->offset = offset;
	usen->moves = 0;
	buffer_printf(usen->out, "~%lu.", (unsigned long)offset + usen->game->start.number);
}

static void
add_code(struct usen *usen, uint32_t node)
{
	static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";
	const struct move *move = &usen->game->moves[node];
	unsigned from =
	    move->kind == MOVE_drop
		? USEN_SQUARES + usen_number(piece_kind(move->piece))
		: (square_rank(move->from) - 1) * USEN_FILES + square_file(move->from) - 1;
	unsigned to = (square_rank(move->to) - 1) * USEN_FILES + square_file(move->to) - 1;
	bool promoted = (move->flags & MOVE_promotes) != 0 ||
			(move->kind == MOVE_drop && piece_promoted(move->after));
	unsigned code = (from * USEN_SQUARES + to) * 2 + promoted;

	buffer_char(usen->out, digits[code / (USEN_BASE * USEN_BASE)]);
	buffer_char(usen->out, digits[code / USEN_BASE % USEN_BASE]);
	buffer_char(usen->out, digits[code % USEN_BASE]);
	usen->moves++;
}

static void
add_move(void *writer, const struct walk *walk)
{
	struct usen *usen = writer;

	usen->line[walk->ply] = walk->node;
	add_code(usen, walk->node);
}

/* Begins a part where the line leaves the main one, with the moves of other variations before it.
 */
static void
add_variation(void *writer, const struct walk *walk)
{
	struct usen *usen = writer;
	uint32_t ply;

	begin_part(usen, walk->aside.shared);
	for (ply = walk->aside.shared + 1; ply < walk->ply; ply++)
		add_code(usen, usen->line[ply]);
}

/* Writes a foul by the last move, which is taken back from the moves; if it is not in this part,
 * the part begins a move before. */
static void
add_foul(struct usen *usen, uint32_t ply)
{
	struct buffer *out = usen->out;

	if (usen->moves > 0) {
		out->n -= USEN_DIGITS;
	} else {
		out->n = usen->part;
		begin_part(usen, usen->offset - 1);
	}
	buffer_add(out, STR(".i"));
	add_code(usen, usen->line[ply]);
}

static void
add_end(void *writer, const struct walk *walk)
{
	struct usen *usen = writer;
	struct written_ending written = ending_words_of(usen->game, walk->node, &endings);

	if (written.word.n == 0)
		return;
	if (str_eq(written.word, STR("i"))) {
		add_foul(usen, walk->ply - 1);
	} else {
		buffer_char(usen->out, '.');
		buffer_add(usen->out, written.word);
	}
	usen->part = SIZE_MAX;
}

static void
end_line(void *writer, uint32_t node, uint32_t ply)
{
	struct usen *usen = writer;

	(void)node;
	(void)ply;
	if (usen->part != SIZE_MAX)
		buffer_char(usen->out, '.');
}

/* Writes a start position, nothing for the even one, without the number of its first move. */
static void
add_start(const struct diagram *start, struct buffer *out)
{
	size_t begin = out->n, i;

	sfen_write(start, 1, out);
	if (str_eq(str_after(buffer_str(out), begin),
		STR("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"))) {
		out->n = begin;
		return;
	}
	out->n -= strlen(" 1");
	for (i = begin; i < out->n; i++) {
		char *p = &out->p[i];

		*p = *p == '/' ? '_' : *p == ' ' ? '.' : *p == '+' ? 'z' : *p;
	}
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	static const struct walk_calls calls = { .move = add_move,
		.ending = add_end,
		.end_line = end_line,
		.variation = add_variation };
	const struct record *record = game->record;
	struct usen usen = { .game = game, .out = out };
	struct walk walk;

	if (board_unfit_csa(game).n > 0)
		return;
	usen.line = arena_zero(record->arena, (record->ply_count + 1) * sizeof *usen.line);
	add_start(&game->start, out);
	begin_part(&usen, 0);
	walk_init(&walk, game, options->mainline_only);
	walk.no_passes = walk.nested = true;
	walk.aside.repeats = REPEATS_MAX;
	walk_game(&walk, &calls, &usen);
	buffer_char(out, '\n');
}

const struct writer usen_writer = {
	.write = write_game,
	.unfit = board_unfit_csa,
	.endings = &endings,
	.repeats_max = REPEATS_MAX,
	.nested = true,
};
