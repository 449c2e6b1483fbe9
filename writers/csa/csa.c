#include "writers/csa/csa.h"

#include <string.h>

#include "writers/append.h"
#include "writers/board.h"
#include "writers/csa/csa_head.h"
#include "writers/walk.h"

enum { BOARD = 9, LINE_ROOM = 64 };

/* Names that the first line may declare. */
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

/* What would make a remark a comment. */
const struct writer_swap csa_swap = { .from = '*', .to = " *", .first = true, .remarks = true };

struct csa {
	const struct game *game;
	const struct csa_standard *standard;
	struct buffer *out;
};

static void
add(struct csa *csa, const char *text)
{
	buffer_add(csa->out, str_of(text));
}

/* A comment that programs read, or a remark; a remark must not look like a comment. */
static void
add_remark(struct csa *csa, bool comment, struct str text)
{
	add(csa, comment ? "'*" : "'");
	if (!comment && text.n > 0 && text.p[0] == csa_swap.from) {
		add(csa, csa_swap.to);
		text = str_after(text, 1);
	}
	buffer_add(csa->out, text);
	buffer_char(csa->out, '\n');
}

static void
add_notes(struct csa *csa, uint32_t node)
{
	const struct record *record = csa->game->record;
	const struct note *note;
	uint32_t at;

	for (at = record->plies[node].notes; at != 0; at = note->next) {
		note = &record->notes[at - 1];
		if (note->kind == NOTE_comment)
			add_remark(csa, true, note->text);
		else if (note->kind != NOTE_bookmark && !writer_declaration(note->text))
			add_remark(csa, false, note->text);
	}
}

/* A piece without a code, on the board or in a hand; 0: there is none. */
static piece_t
uncoded(const struct diagram *start)
{
	unsigned file, rank, kind;
	piece_t piece;

	for (kind = 1; kind < KIND_COUNT; kind++) {
		if (start->hands[BLACK][kind] + start->hands[WHITE][kind] > 0 &&
		    codes[kind][0] == '\0')
			return (piece_t)kind;
	}
	for (rank = 1; rank <= BOARD; rank++) {
		for (file = 1; file <= BOARD; file++) {
			piece = start->cells[square_make(file, rank)];
			if (piece != 0 && codes[piece_face(piece)][0] == '\0')
				return piece;
		}
	}
	return 0;
}

struct str
csa_unfit(const struct game *game)
{
	struct str size = board_unfit(game, BOARD, BOARD);

	return size.n > 0 ? size : str_of(piece_word(uncoded(&game->start)));
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

/* Puts T6 and a line's end; from V3.0 on T6.123 where there is a fraction. */
static char *
append_time(char *p, uint32_t spent, enum csa_edition edition)
{
	*p++ = 'T';
	p = append_number(p, spent / 1000, 1, '0');
	if (edition == CSA_V3 && spent % 1000 != 0) {
		*p++ = '.';
		p = append_number(p, spent % 1000, 3, '0');
	}
	*p++ = '\n';
	return p;
}

/* +7776FU: the sign of the mover, origin (00: the hand), destination, the piece after the move. */
static void
add_move(struct csa *csa, const struct move *move, uint32_t spent)
{
	char *start = buffer_room(csa->out, LINE_ROOM), *p = start;

	*p++ = signs[move->side];
	p = append_square(p, move->kind == MOVE_drop ? NO_SQUARE : move->from);
	p = append_square(p, move->to);
	memcpy(p, codes[piece_face(move->after)], 2);
	p += 2;
	*p++ = '\n';
	if (spent != TIME_NONE)
		p = append_time(p, spent, csa->standard->edition);
	csa->out->n += (size_t)(p - start);
}

/* An ending, and as a comment what its word does not say.  A foul of the side that does not move
 * names it by its sign. */
static void
add_end(struct csa *csa, uint32_t node, uint32_t spent)
{
	struct written_ending written = ending_words_of(csa->game, node, csa->standard->endings);
	enum side turn = (enum side)csa->game->moves[node].side;
	char *p;

	if (written.word.n > 0) {
		buffer_char(csa->out, '%');
		if (written.as == ENDING_illegal_action)
			buffer_char(csa->out, signs[side_other(turn)]);
		buffer_add(csa->out, written.word);
		buffer_char(csa->out, '\n');
	}
	if (written.word.n > 0 && spent != TIME_NONE) {
		p = buffer_room(csa->out, LINE_ROOM);
		csa->out->n += (size_t)(append_time(p, spent, csa->standard->edition) - p);
	}
	if (written.reason.n > 0)
		add_remark(csa, true, written.reason);
}

/* The main line, up to a passed move: there is no word for it. */
static void
add_plies(struct csa *csa)
{
	const struct game *game = csa->game;
	const struct ply *ply;
	const struct move *move;
	struct walk walk;

	walk_init(&walk, game, true);
	while (walk_next(&walk)) {
		move = &game->moves[walk.node];
		ply = &game->record->plies[walk.node];
		if (move->kind == MOVE_pass)
			break;
		if (move->kind == MOVE_end)
			add_end(csa, walk.node, ply->spent);
		else
			add_move(csa, move, ply->spent);
		if (ply->notes != 0)
			add_notes(csa, walk.node);
	}
}

static bool
is_ascii(struct str s)
{
	size_t i;

	uint64_t eight, high = 0x8080808080808080u;

	for (i = 0; s.n - i >= sizeof eight; i += sizeof eight) {
		memcpy(&eight, s.p + i, sizeof eight);
		if ((eight & high) != 0)
			return false;
	}
	for (; i < s.n; i++) {
		if ((s.p[i] & 0x80) != 0)
			return false;
	}
	return true;
}

/* Puts the encoding's declaration before what was written from begin on. */
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

void
csa_write(const struct game *game, const struct write_options *options,
    const struct csa_standard *standard, struct buffer *out)
{
	struct csa csa = { game, standard, out };
	const char *encoding = encoding_names[options->encoding];
	bool v3 = standard->edition == CSA_V3;
	size_t begin;

	if (!options->first)
		add(&csa, "/\n");
	begin = out->n;
	if (options->first || !v3) { /* V3.0 says them once a file */
		add(&csa, standard->version);
		buffer_char(out, '\n');
	}
	csa_head_write(game->record, options, standard->edition, out);
	if (csa_unfit(game).n == 0) {
		add_start(&csa);
		add_notes(&csa, 0);
		add_plies(&csa);
	}
	if (encoding == NULL)
		return;
	if (v3 ? options->first : !is_ascii(str_after(buffer_str(out), begin)))
		declare(&csa, begin, encoding);
}

#define CSA_EDITION CSA_V2
static const struct ending_words endings = {
	.once = true,
	.sign = '%',
	.words = {
#define ENDING CSA_ENDING
#include "record/tables/ending.def"
#undef ENDING
	},
};

static bool
has_header(const struct header *header)
{
	return csa_head_key(header, CSA_EDITION);
}

static bool
says_value(
    const struct record *record, const struct header *header, const struct write_options *options)
{
	return csa_head_value(record, header, options, CSA_EDITION);
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	static const struct csa_standard standard = { "V2.2", CSA_V2, &endings };

	csa_write(game, options, &standard, out);
}

const struct writer csa_writer = {
	.write = write_game,
	.unfit = csa_unfit,
	.header = has_header,
	.value = says_value,
	.movers = true,
	.endings = &endings,
	.swap = &csa_swap,
};
