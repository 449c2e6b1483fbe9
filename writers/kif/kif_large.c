#include "writers/kif/kif_large.h"

#include "writers/kif/kif_text.h"

bool
kif_large_fits(const struct game *game)
{
	enum { MAX = 9 };

	return game->start.width > MAX || game->start.height > MAX;
}

static const struct append_word count = APPEND_WORD("手目"), gap = APPEND_WORD("   "),
				first = APPEND_WORD("一歩目 "), second = APPEND_WORD("二歩目 "),
				same_word = APPEND_WORD("仝"), arrow = APPEND_WORD(" （←"),
				close = APPEND_WORD("）"), pass = APPEND_WORD("(じっと)");

static char *
append_text(char *p, const char *text)
{
	size_t n = strlen(text);

	memcpy(p, text, n);
	return p + n;
}

/* Appends 12十一. */
static char *
append_square(char *p, square_t square)
{
	p = append_number(p, square_file(square), 1, ' ');
	return append_word(p, &board_ranks[square_rank(square)]);
}

/* Appends （←7八） with the blank before it. */
static char *
append_origin(char *p, square_t square)
{
	p = append_word(p, &arrow);
	p = append_square(p, square);
	return append_word(p, &close);
}

static char *
append_count(char *p, uint64_t number)
{
	p = append_number(p, number, 4, ' ');
	return append_word(p, &count);
}

/* Appends how a second step ends, after its piece. */
static char *
append_outcome(char *p, const struct move *move)
{
	if (move->kind == MOVE_pass)
		return append_word(p, &pass);
	if (move->to == move->from)
		return append_text(p, "（居食い）");
	return (move->flags & MOVE_promotes) != 0 ? append_word(p, &kif_text_promotes) : p;
}

/* Appends both steps of a move.  Their squares are written in full, for programs do not agree what
 * 仝 means here. */
static char *
append_steps(char *p, uint64_t number, const struct move *move)
{
	const char *name = piece_full(move->piece);

	p = append_word(append_count(p, number), &first);
	p = append_text(append_square(p, move->mid), name);
	p = append_origin(p, move->from);
	*p++ = '\n';
	p = append_word(append_count(p, number), &second);
	p = append_text(append_square(p, move->to), name);
	return append_origin(append_outcome(p, move), move->mid);
}

char *
kif_large_append(char *p, uint64_t number, const struct move *move, bool same)
{
	if (move->mid != NO_SQUARE)
		return append_steps(p, number, move);
	p = append_word(append_count(p, number), &gap);
	if (move->kind == MOVE_pass)
		return append_word(p, &kif_text_passes);
	same = same && (move->flags & MOVE_same) != 0;
	p = same ? append_word(p, &same_word) : append_square(p, move->to);
	p = append_text(p, piece_full(move->piece));
	if ((move->flags & MOVE_promotes) != 0)
		p = append_word(p, &kif_text_promotes);
	return move->kind == MOVE_board ? append_origin(p, move->from) : p;
}

char *
kif_large_last(char *p, const struct move *move)
{
	p = append_word(p, &kif_text_sides[move->side]);
	return append_outcome(
	    append_text(append_square(p, move->to), piece_full(move->piece)), move);
}
