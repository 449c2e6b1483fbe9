#include "record/piece.h"

#include <stddef.h>

/* A face is a kind and whether it is promoted: 64 of them. */
enum { FACE_LIMIT = KIND_LIMIT * 2 };

_Static_assert(KIND_COUNT <= KIND_LIMIT, "a kind has five bits");
_Static_assert((int)FACE_LIMIT == (int)PIECE_WHITE, "a face is a piece without its side");

const struct piece_row piece_rows[KIND_COUNT] = {
	[KIND_none] = { "", "", "", "", "", "", "", "" },
#define PIECE(id, ...) [KIND_##id] = { __VA_ARGS__ },
#include "record/piece.def"
#undef PIECE
};

static const char *const words[FACE_LIMIT] = {
#define PIECE(id, english, sfen, csa, csa_promoted, word, word_promoted, cell, cell_promoted)      \
	[KIND_##id] = word, [KIND_##id | PIECE_PROMOTED] = word_promoted,
#include "record/piece.def"
#undef PIECE
};

static const char *const cells[FACE_LIMIT] = {
#define PIECE(id, english, sfen, csa, csa_promoted, word, word_promoted, cell, cell_promoted)      \
	[KIND_##id] = cell, [KIND_##id | PIECE_PROMOTED] = cell_promoted,
#include "record/piece.def"
#undef PIECE
};

static const char *const csas[FACE_LIMIT] = {
#define PIECE(id, english, sfen, csa, csa_promoted, word, word_promoted, cell, cell_promoted)      \
	[KIND_##id] = csa, [KIND_##id | PIECE_PROMOTED] = csa_promoted,
#include "record/piece.def"
#undef PIECE
};

static const char *const englishes[FACE_LIMIT] = {
#define PIECE(id, english, sfen, csa, csa_promoted, word, word_promoted, cell, cell_promoted)      \
	[KIND_##id] = english, [KIND_##id | PIECE_PROMOTED] = "promoted " english,
#include "record/piece.def"
#undef PIECE
};

static const char *
name_in(const char *const names[FACE_LIMIT], piece_t piece)
{
	const char *name = names[piece & (FACE_LIMIT - 1)];

	return name == NULL ? "" : name;
}

const char *
piece_word(piece_t piece)
{
	return name_in(words, piece);
}

const char *
piece_cell(piece_t piece)
{
	return name_in(cells, piece);
}

const char *
piece_csa(piece_t piece)
{
	return name_in(csas, piece);
}

const char *
piece_english(piece_t piece)
{
	return name_in(englishes, piece);
}

/* In the order of the rows, which begin with the most frequent. */
static const struct {
	char code[3];
	uint8_t face;
} csa_codes[] = {
#define PIECE(id, english, sfen, csa, csa_promoted, word, word_promoted, cell, cell_promoted)      \
	{ csa, KIND_##id }, { csa_promoted, KIND_##id | PIECE_PROMOTED },
#include "record/piece.def"
#undef PIECE
};

piece_t
piece_of_csa(const char code[2])
{
	size_t i;

	if (code[0] == '\0') /* would be found in a row that has no code */
		return 0;
	for (i = 0; i < sizeof csa_codes / sizeof *csa_codes; i++) {
		if (csa_codes[i].code[0] == code[0] && csa_codes[i].code[1] == code[1])
			return csa_codes[i].face;
	}
	return 0;
}

enum kind
piece_of_letter(char letter)
{
	unsigned kind;

	for (kind = 1; kind < KIND_COUNT; kind++) {
		const char *sfen = piece_rows[kind].sfen;

		if (letter != '\0' && sfen[0] == letter && sfen[1] == '\0')
			return (enum kind)kind;
	}
	return KIND_none;
}
