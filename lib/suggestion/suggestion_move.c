#include "lib/suggestion/suggestion_move.h"

#include "record/sfen.h"
#include "writers/moves/kif_text.h"

static const struct append_word same = APPEND_WORD("同　");

void
suggestion_move(const struct game *game, const struct move *move, bool has_sign, struct buffer *out)
{
	enum { MOVE_MAX = 128 };
	char *start = buffer_room(out, MOVE_MAX), *p = start;

	if (has_sign)
		p = append_word(p, &kif_text_sides[move->side]);
	if (game->start.width > 9 || game->start.height > 9) {
		out->n += (size_t)(p - start);
		sfen_move(game->pieces, move, out);
		return;
	}
	p = (move->flags & MOVE_same) != 0 ? append_word(p, &same) : kif_text_square(p, move->to);
	p = kif_text_face(p, game, game_named(move));
	if ((move->flags & MOVE_promotes) != 0)
		p = append_word(p, &kif_text_promotes);
	if (move->kind == MOVE_drop) {
		p = append_word(p, &kif_text_drops);
	} else {
		*p++ = '(';
		*p++ = (char)('0' + square_file(move->from));
		*p++ = (char)('0' + square_rank(move->from));
		*p++ = ')';
	}
	out->n += (size_t)(p - start);
}
