/*
 * CSA records of two editions: V2.2 and V3.0 (see csa_head.h).
 */
#include "writers/csa/csa_head.h"

#include <string.h>

#include "record/text/utf8.h"
#include "writers/append.h"
#include "writers/board.h"
#include "writers/ending_words.h"
#include "writers/walk.h"

enum { BOARD = 9, LINE_ROOM = 64 };

/* As the first line declares them. */
static const char *const encoding_names[ENCODING_COUNT] = {
	[ENCODING_unknown] = "UTF-8",
	[ENCODING_ascii] = "UTF-8",
	[ENCODING_utf8] = "UTF-8",
	[ENCODING_cp932] = "SHIFT_JIS",
};

/* Codes by face. */
static const char codes[PIECE_WHITE][3] = {
#define PIECE(id, english, sfen, western, csa, csa_promoted, ...)                                  \
	[KIND_##id] = csa, [KIND_##id | PIECE_PROMOTED] = csa_promoted,
#include "record/tables/piece.def"
#undef PIECE
};

static const char signs[] = { [BLACK] = '+', [WHITE] = '-' };

/* A remark that began with a star would be a comment. */
static const struct writer_swap swap = { .from = '*', .to = " *", .first = true, .remarks = true };

/* Its words for endings, by edition. */
static const struct ending_words endings[] = {
#define ENDING(id, name, wins, kif, csa, english, japanese, made, instead, editions)               \
	[ENDING_##id] = ((editions)&CSA_EDITION) != 0 ? (csa) : "",
	{
	    .once = true,
	    .sign = '%',
	    .words = {
#define CSA_EDITION CSA_V2
#include "record/tables/ending.def"
#undef CSA_EDITION
	    },
	},
	{
	    .once = true,
	    .sign = '%',
	    .words = {
#define CSA_EDITION CSA_V3
#include "record/tables/ending.def"
#undef CSA_EDITION
	    },
	},
#undef ENDING
};

struct csa {
	const struct game *game;
	struct buffer *out;
	const struct ending_words *endings;
	bool v3;
};

static void
add(struct csa *csa, const char *text)
{
	buffer_add(csa->out, str_of(text));
}

/* Writes a comment, which programs read, or a remark, which must not look like one. */
static void
add_remark(struct csa *csa, bool comment, struct str text)
{
	add(csa, comment ? "'*" : "'");
	if (!comment && text.n > 0 && text.p[0] == swap.from) {
		add(csa, swap.to);
		text = str_after(text, 1);
	}
	buffer_add(csa->out, text);
	buffer_char(csa->out, '\n');
}

static void
add_note(void *writer, const struct note *note)
{
	if (note->kind != NOTE_bookmark)
		add_remark(writer, note->kind == NOTE_comment, note->text);
}

static void
add_rank(struct csa *csa, unsigned rank)
{
	unsigned file;
	piece_t piece;

	buffer_char(csa->out, 'P');
	buffer_number(csa->out, rank, 0, ' ');
	for (file = BOARD; file > 0; file--) {
		piece = csa->game->start.cells[square_make(file, rank)];
		if (piece == 0) {
			add(csa, " * ");
			continue;
		}
		buffer_char(csa->out, signs[piece_side(piece)]);
		add(csa, codes[piece_face(piece)]);
	}
	buffer_char(csa->out, '\n');
}

static void
add_hand(struct csa *csa, enum side side)
{
	const uint8_t *hand = csa->game->start.hands[side];
	unsigned kind, count;
	bool empty = true;

	for (kind = KIND_COUNT - 1; kind > 0; kind--) {
		for (count = 0; count < hand[kind]; count++) {
			if (empty)
				add(csa, side == BLACK ? "P+" : "P-");
			empty = false;
			add(csa, "00");
			add(csa, codes[kind]);
		}
	}
	if (!empty)
		buffer_char(csa->out, '\n');
}

static void
add_start(struct csa *csa)
{
	const struct game *game = csa->game;
	unsigned rank;

	if (game->handicap != NULL && game->handicap->csa != NULL) {
		add(csa, "PI");
		add(csa, game->handicap->csa);
		buffer_char(csa->out, '\n');
	} else {
		for (rank = 1; rank <= BOARD; rank++)
			add_rank(csa, rank);
		add_hand(csa, BLACK);
		add_hand(csa, WHITE);
	}
	buffer_char(csa->out, signs[game->start.turn]);
	buffer_char(csa->out, '\n');
}

static char *
append_square(char *p, square_t square)
{
	*p++ = (char)('0' + square_file(square));
	*p++ = (char)('0' + square_rank(square));
	return p;
}

/* Stores T6 and a line end, in V3.0 with a fraction (T6.123). */
static char *
append_time(char *p, uint32_t spent, bool v3)
{
	*p++ = 'T';
	p = append_number(p, spent / 1000, 1, '0');
	if (v3 && spent % 1000 != 0) {
		*p++ = '.';
		p = append_number(p, spent % 1000, 3, '0');
	}
	*p++ = '\n';
	return p;
}

/* Writes +7776FU: the side's sign, the origin (00: the hand), the destination, the piece after the
 * move. */
static void
add_move(void *writer, const struct walk *walk)
{
	struct csa *csa = writer;
	const struct move *move = &csa->game->moves[walk->node];
	uint32_t spent = csa->game->record->plies[walk->node].spent;
	char *start = buffer_room(csa->out, LINE_ROOM), *p = start;

	*p++ = signs[move->side];
	p = append_square(p, move->kind == MOVE_drop ? NO_SQUARE : move->from);
	p = append_square(p, move->to);
	memcpy(p, codes[piece_face(move->after)], 2);
	p += 2;
	*p++ = '\n';
	if (spent != TIME_NONE)
		p = append_time(p, spent, csa->v3);
	csa->out->n += (size_t)(p - start);
}

/* Writes an ending, and as a comment what its word does not express. */
static void
add_end(void *writer, const struct walk *walk)
{
	struct csa *csa = writer;
	struct written_ending written = ending_words_of(csa->game, walk->node, csa->endings);
	enum side turn = (enum side)csa->game->moves[walk->node].side;
	uint32_t spent = csa->game->record->plies[walk->node].spent;
	char *p;

	if (written.word.n > 0) {
		buffer_char(csa->out, '%');
		if (written.as == ENDING_illegal_action) /* by the side that is not to move */
			buffer_char(csa->out, signs[side_other(turn)]);
		buffer_add(csa->out, written.word);
		buffer_char(csa->out, '\n');
	}
	if (written.word.n > 0 && spent != TIME_NONE) {
		p = buffer_room(csa->out, LINE_ROOM);
		csa->out->n += (size_t)(append_time(p, spent, csa->v3) - p);
	}
	if (written.reason.n > 0)
		add_remark(csa, true, written.reason);
}

static const struct walk_calls calls = { .move = add_move, .ending = add_end, .note = add_note };

/* Inserts the declaration of the encoding at begin. */
static void
declare(struct csa *csa, size_t begin, const char *encoding)
{
	size_t end = csa->out->n, n;

	buffer_printf(csa->out, "'CSA encoding=%s\n", encoding);
	n = csa->out->n - end;
	buffer_room(csa->out, n);
	memmove(csa->out->p + begin + n, csa->out->p + begin, csa->out->n - begin);
	memmove(csa->out->p + begin, csa->out->p + begin + n + (end - begin), n);
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	bool v3 = csa_head_edition(options) == CSA_V3;
	struct csa csa = { game, out, &endings[v3], v3 };
	const char *encoding = encoding_names[options->encoding];
	struct walk walk;
	size_t begin;

	if (!options->first)
		add(&csa, "/\n");
	begin = out->n;
	if (options->first || !v3) /* V3.0 has it once a file */
		add(&csa, v3 ? "V3.0\n" : "V2.2\n");
	csa_head_write(game->record, options, out);
	if (board_unfit_csa(game).n == 0) {
		add_start(&csa);
		walk_init(&walk, game, true);
		walk.no_passes = true;
		walk_game(&walk, &calls, &csa);
	}
	if (encoding == NULL)
		return;
	if (v3 ? options->first : utf8_ascii(str_after(buffer_str(out), begin)) < out->n - begin)
		declare(&csa, begin, encoding);
}

const struct writer csa_writer = {
	.write = write_game,
	.unfit = board_unfit_csa,
	.header = csa_head_fits,
	.movers = true,
	.endings = endings,
	.swap = &swap,
};
