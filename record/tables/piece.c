#include "record/tables/piece.h"

#include <stddef.h>
#include <string.h>

/* A face is a kind and whether it is promoted: 64 of them. */
enum { FACE_LIMIT = KIND_LIMIT * 2 };

_Static_assert((int)KIND_COUNT <= (int)KIND_LIMIT, "a kind has five bits");
_Static_assert((int)FACE_LIMIT == (int)PIECE_WHITE, "a face is a piece without its side");

const struct piece_row piece_rows[KIND_LIMIT] = {
	[KIND_none] = { "", "", "", "", "", "", "", "", "", "", "" },
#define PIECE(id, ...) [KIND_##id] = { __VA_ARGS__ },
#include "record/tables/piece.def"
#undef PIECE
};

/* The names of a face; NULL and "": it has none. */
static const struct {
	const char *word, *csa, *english, *cell, *full;
} faces[FACE_LIMIT] = {
#define PIECE(id, english, sfen, western, csa, csa_promoted, word, word_promoted, cell,            \
    cell_promoted, full, full_promoted)                                                            \
	[KIND_##id] = { word, csa, english, cell, full },                                          \
	[KIND_##id | PIECE_PROMOTED] = { word_promoted, csa_promoted, "promoted " english,         \
		cell_promoted, full_promoted },
#include "record/tables/piece.def"
#undef PIECE
};

static const char *
or_empty(const char *name)
{
	return name == NULL ? "" : name;
}

const char *
piece_word(piece_t piece)
{
	return or_empty(faces[piece & (FACE_LIMIT - 1)].word);
}

const char *
piece_cell(piece_t piece)
{
	return or_empty(faces[piece & (FACE_LIMIT - 1)].cell);
}

const char *
piece_full(piece_t piece)
{
	return or_empty(faces[piece & (FACE_LIMIT - 1)].full);
}

const char *
piece_csa(piece_t piece)
{
	return or_empty(faces[piece & (FACE_LIMIT - 1)].csa);
}

const char *
piece_english(piece_t piece)
{
	return or_empty(faces[piece & (FACE_LIMIT - 1)].english);
}

/* Promoted cells that differ on larger boards, where shogi's would be the names of other pieces. */
static const char *const large_cells[FACE_LIMIT] = {
	[KIND_pawn | PIECE_PROMOTED] = "成歩",
	[KIND_lance | PIECE_PROMOTED] = "駒",
	[KIND_knight | PIECE_PROMOTED] = "成桂",
	[KIND_silver | PIECE_PROMOTED] = "成竪",
	[KIND_gold | PIECE_PROMOTED] = "成飛",
	[KIND_bishop | PIECE_PROMOTED] = "成馬",
	[KIND_rook | PIECE_PROMOTED] = "成龍",
};

const char *
piece_large_cell(piece_t piece)
{
	unsigned face = piece & (FACE_LIMIT - 1);

	return or_empty(large_cells[face] != NULL ? large_cells[face] : faces[face].cell);
}

piece_t
piece_of_large(struct str s, size_t *length)
{
	enum { KANJI = 3 }; /* bytes of one; every name has one */
	piece_t best = 0;

	*length = 0;
	for (unsigned face = 1; face < FACE_LIMIT && s.n >= KANJI; face++) {
		const char *const names[] = { piece_large_cell((piece_t)face),
			piece_full((piece_t)face) };

		/* the third byte distinguishes most names */
		for (size_t i = 0; i < sizeof names / sizeof *names; i++)
			if (*names[i] != '\0' && names[i][KANJI - 1] == s.p[KANJI - 1] &&
			    str_starts(s, str_of(names[i])) && strlen(names[i]) > *length) {
				*length = strlen(names[i]);
				best = (piece_t)face;
			}
	}
	return best;
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

static const struct {
	enum kind kind;
	const char *chu, *dai; /* "": as in piece.def */
} letters[] = {
#define LETTER(kind, chu, dai) { KIND_##kind, chu, dai },
#include "record/tables/letter.def"
#undef LETTER
};

const char piece_capitals[KIND_king + 1] = ""
#define PIECE(id, english, sfen, ...) sfen
#include "record/tables/piece.def"
#undef PIECE
    ;
#define PIECE(id, english, sfen, ...)                                                              \
	_Static_assert(sizeof sfen == 1 + (KIND_##id <= KIND_king), "one letter");
#include "record/tables/piece.def"
#undef PIECE

/* Returns the letter in a row for a board of that width, "" if it is piece.def's. */
static const char *
letter_in(size_t row, unsigned width)
{
	return width == 12 ? letters[row].chu : width == 15 ? letters[row].dai : "";
}

const char *
piece_letter(enum kind kind, unsigned width)
{
	for (size_t i = 0; width > 9 && i < sizeof letters / sizeof *letters; i++)
		if (letters[i].kind == kind && *letter_in(i, width) != '\0')
			return letter_in(i, width);
	return piece_rows[kind].sfen;
}

/* Returns the length of the letter if s begins with it, or 0. */
static inline size_t
letter_length(struct str s, const char *letter)
{
	size_t n = 0;

	if (s.n == 0 || str_upper(s.p[0]) != letter[0])
		return 0;
	for (; letter[n] != '\0'; n++)
		if (n == s.n || str_upper(s.p[n]) != letter[n])
			return 0;
	return n;
}

enum kind
piece_of_letter(struct str s, unsigned width, size_t *length)
{
	enum kind best = KIND_none;
	char first = s.n == 0 ? '\0' : str_upper(s.p[0]);

	*length = 0;
	for (size_t i = 0; width > 9 && i < sizeof letters / sizeof *letters; i++) {
		size_t n = letter_length(s, letter_in(i, width));

		if (n > *length) {
			*length = n;
			best = letters[i].kind;
		}
	}
	if (best != KIND_none)
		return best;
	best = piece_of_capital(first);
	*length = best != KIND_none;
	return best;
}
