#include "record/tables/piece.h"

_Static_assert((int)KIND_COUNT <= (int)KIND_LIMIT, "a kind has six bits");

const struct piece_row piece_rows[KIND_LIMIT] = {
	[KIND_none] = { "", "", "", "", "", "", "", "" },
#define PIECE(id, ...) [KIND_##id] = { __VA_ARGS__ },
#define KIND(id, english) [KIND_##id] = { english, "", "", "", "", "", "", "" },
#include "record/tables/piece.def"
};

const char *
piece_csa(piece_t piece)
{
	const struct piece_row *row = &piece_rows[piece_kind(piece)];
	const char *code = piece_promoted(piece) ? row->csa_promoted : row->csa;

	return code == NULL ? "" : code;
}

#define CODE(one, two) (one | two << 8)

const struct piece_code piece_codes[16] = {
	[0] = { CODE('U', 'M'), KIND_bishop | PIECE_PROMOTED },
	[1] = { CODE('R', 'Y'), KIND_rook | PIECE_PROMOTED },
	[2] = { CODE('K', 'E'), KIND_knight },
	[3] = { CODE('K', 'Y'), KIND_lance },
	[4] = { CODE('N', 'K'), KIND_knight | PIECE_PROMOTED },
	[5] = { CODE('K', 'A'), KIND_bishop },
	[7] = { CODE('N', 'G'), KIND_silver | PIECE_PROMOTED },
	[8] = { CODE('G', 'I'), KIND_silver },
	[9] = { CODE('N', 'Y'), KIND_lance | PIECE_PROMOTED },
	[10] = { CODE('H', 'I'), KIND_rook },
	[12] = { CODE('T', 'O'), KIND_pawn | PIECE_PROMOTED },
	[13] = { CODE('F', 'U'), KIND_pawn },
	[14] = { CODE('O', 'U'), KIND_king },
	[15] = { CODE('K', 'I'), KIND_gold },
};

const char piece_capitals[KIND_king + 1] = ""
#define PIECE(id, english, letter, ...) letter
#include "record/tables/piece.def"
    ;
