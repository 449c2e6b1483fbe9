#include "record/sfen.h"

#include <string.h>

/* Each function named put writes to p and returns where it ends. */

enum { BOARD_FILES = 9 };

/* Whether the letters are those of shogi, and a run of empty squares is one digit. */
static bool
is_usual(const struct diagram *diagram)
{
	return (diagram->pieces == NULL || diagram->pieces->shogi) && diagram->width <= BOARD_FILES;
}

/* Writes a number below 1000. */
static char *
put_number(unsigned n, char *p)
{
	if (n >= 100)
		*p++ = (char)('0' + n / 100);
	if (n >= 10)
		*p++ = (char)('0' + n / 10 % 10);
	*p++ = (char)('0' + n % 10);
	return p;
}

/* Writes a piece's letter, in the case of its side. */
static char *
put_letter(const struct piece_set *set, piece_t piece, enum side side, char *p)
{
	const char *c;

	for (c = piece_letter(set, (piece_t)piece_kind(piece)); *c != '\0'; c++)
		*p++ = side == WHITE ? str_lower(*c) : *c;
	return p;
}

/* What black's pieces of shogi are written as, by piece. */
static const struct {
	char text[3];
	uint8_t n;
} usual[PIECE_WHITE] = {
#define PIECE(id, english, letter, ...)                                                            \
	[KIND_##id] = { letter, 1 }, [KIND_##id | PIECE_PROMOTED] = { "+" letter, 2 },
#define KIND(id, english)
#include "record/tables/piece.def"
};

/* As put_rank on usual boards.  Without branches: where pieces stand cannot be predicted. */
static char *
put_usual_rank(const piece_t *cell, const piece_t *end, char *p)
{
	enum { LOWER = 0x2020 }; /* of two letters; a plus remains one */
	unsigned empty = 0;

	for (; cell > end; cell--) {
		unsigned black = *cell & (PIECE_WHITE - 1u);
		bool none = *cell == 0;
		uint16_t text;

		*p = (char)('0' + empty);
		p += !none & (empty > 0);
		empty = (empty + none) & -(unsigned)none;
		memcpy(&text, usual[black].text, sizeof text);
		text |= piece_side(*cell) == WHITE ? LOWER : 0;
		memcpy(p, &text, sizeof text);
		p += usual[black].n;
	}
	*p = (char)('0' + empty);
	return p + (empty > 0);
}

static char *
put_rank(const struct diagram *diagram, unsigned rank, char *p)
{
	unsigned width = diagram->width, empty = 0;
	const piece_t *cell = &diagram->cells[square_make(width, rank)], *end = cell - width;

	if (is_usual(diagram))
		return put_usual_rank(cell, end, p);
	for (; cell > end; cell--) {
		if (*cell == 0) {
			empty++;
			continue;
		}
		if (empty > 0)
			p = put_number(empty, p);
		empty = 0;
		if (piece_promoted(*cell))
			*p++ = '+';
		p = put_letter(diagram->pieces, *cell, piece_side(*cell), p);
	}
	return empty > 0 ? put_number(empty, p) : p;
}

/* Writes black's pieces, then white's.  USI's order (rook first, pawn last) is that of the rows
 * backwards. */
static char *
put_hands(const struct diagram *diagram, char *p)
{
	const char *begin = p;
	unsigned side, kind, count;
	unsigned last = is_usual(diagram) ? KIND_king : KIND_LIMIT - 1;

	for (side = BLACK; side <= WHITE; side++) {
		for (kind = last; kind >= 1; kind--) {
			count = diagram->hands[side][kind];
			if (count == 0)
				continue;
			if (count > 1)
				p = put_number(count, p);
			p = put_letter(diagram->pieces, (piece_t)kind, (enum side)side, p);
		}
	}
	if (p == begin)
		*p++ = '-';
	return p;
}

static void
put_rank_text(struct sfen_text *text, const struct diagram *diagram, unsigned rank)
{
	char *p = text->ranks[rank - 1].text;

	text->ranks[rank - 1].n = (size_t)(put_rank(diagram, rank, p) - p);
}

void
sfen_text_begin(struct sfen_text *text, const struct diagram *diagram)
{
	for (unsigned rank = 1; rank <= diagram->height; rank++)
		put_rank_text(text, diagram, rank);
	text->hands_n = (size_t)(put_hands(diagram, text->hands) - text->hands);
}

void
sfen_text_move(struct sfen_text *text, const struct diagram *diagram, const struct move *move)
{
	if (move->kind != MOVE_pass)
		put_rank_text(text, diagram, square_rank(move->to));
	if (move->kind == MOVE_board && square_rank(move->from) != square_rank(move->to))
		put_rank_text(text, diagram, square_rank(move->from));
	if (move->kind == MOVE_board && move->mid != NO_SQUARE)
		put_rank_text(text, diagram, square_rank(move->mid));
	for (unsigned burned = game_burned(move); burned != 0; burned &= burned - 1)
		put_rank_text(text, diagram, square_rank(game_burned_square(move, burned)));
	if (move->kind == MOVE_drop || move->captured != 0 || move->captured_mid != 0)
		text->hands_n = (size_t)(put_hands(diagram, text->hands) - text->hands);
}

void
sfen_text_add(const struct sfen_text *text, const struct diagram *diagram, uint32_t number,
    struct buffer *out)
{
	enum { USUAL = 2 * BOARD_FILES }; /* bytes of a rank at most */
	char *p = buffer_room(out, sizeof *text);
	bool is_short = is_usual(diagram);

	for (unsigned rank = 1; rank <= diagram->height; rank++) {
		const char *from = text->ranks[rank - 1].text;

		/* as many bytes each time: faster */
		is_short ? memcpy(p, from, USUAL) : memcpy(p, from, sizeof text->ranks->text);
		p += text->ranks[rank - 1].n;
		*p++ = '/';
	}
	p += diagram->height == 0; /* no board: the turn stands alone */
	memcpy(p - 1, diagram->turn == WHITE ? " w " : " b ", 3);
	memcpy(p + 2, text->hands, text->hands_n);
	p += 2 + text->hands_n;
	*p++ = ' ';
	out->n = (size_t)(p - out->p);
	buffer_number(out, number, 0, ' ');
}

void
sfen_write(const struct diagram *diagram, uint32_t number, struct buffer *out)
{
	struct sfen_text text;

	sfen_text_begin(&text, diagram);
	sfen_text_add(&text, diagram, number, out);
}

char *
sfen_put_square(square_t square, char *p)
{
	unsigned file = square_file(square);

	if (file >= 10) {
		*p++ = '1';
		file -= 10;
	}
	*p++ = (char)('0' + (int)file);
	*p++ = (char)('a' - 1 + (int)square_rank(square));
	return p;
}

char *
sfen_put_move(const struct piece_set *set, const struct move *move, char *p)
{
	switch ((enum move_kind)move->kind) {
	case MOVE_drop:
		if (piece_promoted(move->piece)) /* dropped with its other face up */
			*p++ = '+';
		p = put_letter(set, move->piece, BLACK, p);
		*p++ = '*';
		break;
	case MOVE_board:
		p = sfen_put_square(move->from, p);
		if (move->mid != NO_SQUARE)
			p = sfen_put_square(move->mid, p);
		break;
	case MOVE_pass:
		if (move->mid == NO_SQUARE) { /* USI's null move */
			memcpy(p, "0000", 4);
			return p + 4;
		}
		p = sfen_put_square(move->mid, sfen_put_square(move->from, p));
		break;
	case MOVE_none:
	case MOVE_end:
		return p;
	}
	p = sfen_put_square(move->to, p);
	if ((move->flags & MOVE_promotes) != 0 ||
	    (move->kind == MOVE_drop && piece_promoted(move->after) &&
		!piece_promoted(move->piece)))
		*p++ = '+';
	return p;
}

void
sfen_move(const struct piece_set *set, const struct move *move, struct buffer *out)
{
	char *end = sfen_put_move(set, move, buffer_room(out, SFEN_MOVE));

	out->n = (size_t)(end - out->p);
}
