#include "writers/moves/csa_move.h"

#include <string.h>

const char csa_move_codes[PIECE_WHITE][3] = {
#define PIECE(id, english, letter, csa, csa_promoted, ...)                                         \
	[KIND_##id] = csa, [KIND_##id | PIECE_PROMOTED] = csa_promoted,
#include "record/tables/piece.def"
};

const char csa_move_signs[2] = { [BLACK] = '+', [WHITE] = '-' };

static char *
append_square(char *p, square_t square)
{
	*p++ = (char)('0' + square_file(square));
	*p++ = (char)('0' + square_rank(square));
	return p;
}

char *
csa_move_put(char *p, const struct move *move)
{
	*p++ = csa_move_signs[move->side];
	p = append_square(p, move->kind == MOVE_drop ? NO_SQUARE : move->from);
	p = append_square(p, move->to);
	memcpy(p, csa_move_codes[piece_face(move->after)], 2);
	return p + 2;
}
