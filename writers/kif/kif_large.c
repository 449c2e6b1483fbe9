#include "writers/kif/kif_large.h"

#include "writers/board.h"

bool
kif_large_fits(const struct game *game)
{
	enum { MOST = 9 };

	return game->start.width > MOST || game->start.height > MOST;
}

static const struct put_word count = PUT_WORD("手目"), gap = PUT_WORD("   "),
			     first = PUT_WORD("一歩目 "), second = PUT_WORD("二歩目 "),
			     same_word = PUT_WORD("仝"), promotes = PUT_WORD("成"),
			     passes = PUT_WORD("パス"), arrow = PUT_WORD(" （←"),
			     close = PUT_WORD("）"), pass = PUT_WORD("(じっと)"),
			     sides[] = { PUT_WORD("▲"), PUT_WORD("△") };

/* Puts any short text. */
static char *
put_text(char *p, const char *text)
{
	size_t n = strlen(text);

	memcpy(p, text, n);
	return p + n;
}

/* Puts 12十一. */
static char *
put_square(char *p, square_t square)
{
	p = put_number(p, square_file(square), 1, ' ');
	return put_word(p, &board_ranks[square_rank(square)]);
}

/* Puts （←7八） with the blank before it. */
static char *
put_origin(char *p, square_t square)
{
	p = put_word(p, &arrow);
	p = put_square(p, square);
	return put_word(p, &close);
}

static char *
put_count(char *p, uint64_t number)
{
	p = put_number(p, number, 4, ' ');
	return put_word(p, &count);
}

/* Puts the words behind a second step's piece: how it ends where it began. */
static char *
put_outcome(char *p, const struct move *move)
{
	if (move->kind == MOVE_pass)
		return put_word(p, &pass);
	if (move->to == move->from)
		return put_text(p, "（居食い）");
	return (move->flags & MOVE_promotes) != 0 ? put_word(p, &promotes) : p;
}

/* Puts both steps of a move.  Their squares are spelled out: programs do not agree what 仝 means
 * here (dai-shogi.md 13.7). */
static char *
put_steps(char *p, uint64_t number, const struct move *move)
{
	const char *name = piece_full(move->piece);

	p = put_word(put_count(p, number), &first);
	p = put_text(put_square(p, move->mid), name);
	p = put_origin(p, move->from);
	*p++ = '\n';
	p = put_word(put_count(p, number), &second);
	p = put_text(put_square(p, move->to), name);
	return put_origin(put_outcome(p, move), move->mid);
}

char *
kif_large_put(char *p, uint64_t number, const struct move *move, bool same)
{
	if (move->mid != NO_SQUARE)
		return put_steps(p, number, move);
	p = put_word(put_count(p, number), &gap);
	if (move->kind == MOVE_pass)
		return put_word(p, &passes);
	if (same && (move->flags & MOVE_same) != 0)
		p = put_word(p, &same_word);
	else
		p = put_square(p, move->to);
	p = put_text(p, piece_full(move->piece));
	if ((move->flags & MOVE_promotes) != 0)
		p = put_word(p, &promotes);
	return move->kind == MOVE_board ? put_origin(p, move->from) : p;
}

char *
kif_large_last(char *p, const struct move *move)
{
	p = put_word(p, &sides[move->side]);
	return put_outcome(put_text(put_square(p, move->to), piece_full(move->piece)), move);
}
