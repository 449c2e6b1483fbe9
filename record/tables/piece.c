#include "record/tables/piece.h"

#include <stddef.h>

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

#define NAME(literal)                                                                              \
	{                                                                                          \
		literal, sizeof(literal) - 1                                                       \
	}

static const struct str cells[FACE_LIMIT] = {
#define PIECE(id, english, sfen, western, csa, csa_promoted, word, word_promoted, cell,            \
    cell_promoted, full, full_promoted)                                                            \
	[KIND_##id] = NAME(cell), [KIND_##id | PIECE_PROMOTED] = NAME(cell_promoted),
#include "record/tables/piece.def"
#undef PIECE
};

static const struct str fulls[FACE_LIMIT] = {
#define PIECE(id, english, sfen, western, csa, csa_promoted, word, word_promoted, cell,            \
    cell_promoted, full, full_promoted)                                                            \
	[KIND_##id] = NAME(full), [KIND_##id | PIECE_PROMOTED] = NAME(full_promoted),
#include "record/tables/piece.def"
#undef PIECE
};

static const char *const englishes[FACE_LIMIT] = {
#define PIECE(id, english, sfen, western, csa, csa_promoted, word, word_promoted, cell,            \
    cell_promoted, full, full_promoted)                                                            \
	[KIND_##id] = english, [KIND_##id | PIECE_PROMOTED] = "promoted " english,
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
	const struct piece_row *row = &piece_rows[piece_kind(piece)];

	return or_empty(piece_promoted(piece) ? row->word_promoted : row->word);
}

/* Returns the name of a face, empty if it has none. */
static inline struct str
name_in(const struct str names[FACE_LIMIT], piece_t piece)
{
	struct str name = names[piece & (FACE_LIMIT - 1)];

	return name.p == NULL ? STR("") : name;
}

const char *
piece_cell(piece_t piece)
{
	return name_in(cells, piece).p;
}

const char *
piece_full(piece_t piece)
{
	return name_in(fulls, piece).p;
}

/* Promoted cells that differ on larger boards, where shogi's would be the names of other pieces. */
static const struct str large_cells[FACE_LIMIT] = {
	[KIND_pawn | PIECE_PROMOTED] = NAME("成歩"),
	[KIND_lance | PIECE_PROMOTED] = NAME("駒"),
	[KIND_knight | PIECE_PROMOTED] = NAME("成桂"),
	[KIND_silver | PIECE_PROMOTED] = NAME("成竪"),
	[KIND_gold | PIECE_PROMOTED] = NAME("成飛"),
	[KIND_bishop | PIECE_PROMOTED] = NAME("成馬"),
	[KIND_rook | PIECE_PROMOTED] = NAME("成龍"),
};

static inline struct str
large_cell(piece_t piece)
{
	return name_in(large_cells[piece & (FACE_LIMIT - 1)].n > 0 ? large_cells : cells, piece);
}

const char *
piece_large_cell(piece_t piece)
{
	return large_cell(piece).p;
}

piece_t
piece_of_large(struct str s, size_t *length)
{
	enum { KANJI = 3 }; /* bytes of one; every name has one */
	piece_t best = 0;

	*length = 0;
	for (unsigned face = 1; face < FACE_LIMIT && s.n >= KANJI; face++) {
		const struct str names[] = { large_cell((piece_t)face), fulls[face] };

		/* the third byte distinguishes most names */
		for (size_t i = 0; i < sizeof names / sizeof *names; i++)
			if (names[i].n > *length && names[i].p[KANJI - 1] == s.p[KANJI - 1] &&
			    str_starts(s, names[i])) {
				*length = names[i].n;
				best = (piece_t)face;
			}
	}
	return best;
}

const char *
piece_csa(piece_t piece)
{
	const struct piece_row *row = &piece_rows[piece_kind(piece)];

	return or_empty(piece_promoted(piece) ? row->csa_promoted : row->csa);
}

const char *
piece_english(piece_t piece)
{
	return or_empty(englishes[piece & (FACE_LIMIT - 1)]);
}

/* In the order of the rows, which begin with the most frequent. */
static const struct {
	char code[3];
	uint8_t face;
} csa_codes[] = {
#define PIECE(id, english, sfen, western, csa, csa_promoted, word, word_promoted, cell,            \
    cell_promoted, full, full_promoted)                                                            \
	{ csa, KIND_##id }, { csa_promoted, KIND_##id | PIECE_PROMOTED },
#include "record/tables/piece.def"
#undef PIECE
};

piece_t
piece_of_csa(const char code[2])
{
	size_t i;

	if (code[0] == '\0') /* else a row without a code would match */
		return 0;
	for (i = 0; i < sizeof csa_codes / sizeof *csa_codes; i++) {
		if (csa_codes[i].code[0] == code[0] && csa_codes[i].code[1] == code[1])
			return csa_codes[i].face;
	}
	return 0;
}

/* The boards whose letters differ from the rows'. */
static const struct {
	uint8_t width, kind;
	char letter[3];
} letters[] = {
#define LETTER(width, kind, letter) { width, KIND_##kind, letter },
#include "record/tables/letter.def"
#undef LETTER
};

const char *
piece_letter(enum kind kind, unsigned width)
{
	for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
		if (letters[i].width == width && letters[i].kind == kind)
			return letters[i].letter;
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
	/* the rows are sorted by width */
	for (size_t i = 0; i < sizeof letters / sizeof *letters && letters[i].width <= width; i++) {
		size_t n;

		if (letters[i].width != width || letters[i].letter[0] != first)
			continue;
		n = letter_length(s, letters[i].letter);
		if (n > *length) {
			*length = n;
			best = (enum kind)letters[i].kind;
		}
	}
	/* else the letter of piece.def */
	for (unsigned kind = 1; kind < KIND_COUNT && best == KIND_none; kind++) {
		if (piece_rows[kind].sfen[0] != first)
			continue;
		*length = letter_length(s, piece_rows[kind].sfen);
		if (*length != 0)
			best = (enum kind)kind;
	}
	return best;
}
