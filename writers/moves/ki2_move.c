#include "writers/moves/ki2_move.h"

#include "writers/moves/relative.h"

static const struct append_word same = APPEND_WORD("同"), same_alone = APPEND_WORD("同　"),
				stays = APPEND_WORD("不成");

/* The marks in the order in which they are written. */
static const struct {
	unsigned mark;
	struct append_word word;
} marks[] = {
	{ MARK_left, APPEND_WORD("左") },
	{ MARK_right, APPEND_WORD("右") },
	{ MARK_straight, APPEND_WORD("直") },
	{ MARK_up, APPEND_WORD("上") },
	{ MARK_side, APPEND_WORD("寄") },
	{ MARK_down, APPEND_WORD("引") },
};

/*
 * Whether marks cannot show which piece moves, so that its square must: an illegal move to where no
 * piece could go, or three and more 龍 of a side, for which there is no rule; some of variants.
 */
static bool
needs_origin(const struct game *game, const struct move *move)
{
	enum kind kind = piece_kind(move->piece);

	if (move->kind != MOVE_board)
		return false;
	return (move->flags & MOVE_stray) != 0 ||
	       !relative_suffices(game, move, relative_marks(game, move)) ||
	       (move->rivals != 0 && game->rivals[move->rivals - 1] > 1 &&
		   piece_promoted(move->piece) && (kind == KIND_rook || kind == KIND_bishop));
}

/* Appends the piece and what follows it. */
static char *
append_piece(char *p, const struct game *game, const struct move *move)
{
	unsigned set = needs_origin(game, move) ? 0 : relative_marks(game, move);
	size_t i;

	p = kif_text_face(p, game, game_named(move));
	for (i = 0; set != 0 && i < sizeof marks / sizeof *marks; i++) {
		if ((set & marks[i].mark) != 0)
			p = append_word(p, &marks[i].word);
	}
	if (move->kind == MOVE_drop)
		return move->rivals != 0 || piece_promoted(move->after)
			   ? append_word(p, &kif_text_drops)
			   : p;
	if ((move->flags & MOVE_promotes) != 0)
		return append_word(p, &kif_text_promotes);
	return (move->flags & MOVE_may_promote) != 0 ? append_word(p, &stays) : p;
}

/* Puts a word before what is stored from p to end; returns the place after that. */
static char *
put_before(char *p, char *end, const struct append_word *word)
{
	memmove(p + word->n, p, (size_t)(end - p));
	memcpy(p, word->p, word->n);
	return end + word->n;
}

/* As in Kifu for Windows there is a blank after 同 if one character follows: 同　銀, 同銀右. */
char *
ki2_move_put(
    char *p, const struct game *game, const struct move *move, bool full, unsigned *columns)
{
	enum { WIDE_BYTES = 3 };
	char *start = p, *piece, *wide;
	bool again = (move->flags & MOVE_same) != 0;

	p = append_word(p, &kif_text_sides[move->side]);
	if (move->kind == MOVE_pass) {
		p = wide = append_word(p, &kif_text_passes);
	} else {
		if (!again || full)
			p = kif_text_square(p, move->to);
		piece = p;
		p = append_piece(p, game, move);
		if (again)
			p = put_before(
			    piece, p, p - piece > WIDE_BYTES || full ? &same : &same_alone);
		wide = p;
		if (needs_origin(game, move)) { /* (77), as readers know it from KIF */
			*p++ = '(';
			*p++ = (char)('0' + square_file(move->from));
			*p++ = (char)('0' + square_rank(move->from));
			*p++ = ')';
		}
	}
	*columns = (unsigned)(wide - start) / WIDE_BYTES * 2 + (unsigned)(p - wide);
	return p;
}

struct str
ki2_move_last(const struct game *game, uint32_t node, char room[KIF_LARGE_ROOM])
{
	unsigned columns;
	char *end;

	if (node == 0)
		return game->record->setup.last.words;
	if (game->moves[node].kind == MOVE_pass)
		return NO_STR;
	if (kif_large_fits(game))
		end = kif_large_last(room, game, &game->moves[node]);
	else
		end = ki2_move_put(room, game, &game->moves[node], true, &columns);
	return (struct str){ room, (size_t)(end - room) };
}
