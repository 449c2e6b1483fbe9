#include "record/variants/piece_set.h"

#include <string.h>

const struct piece_set piece_set_shogi = {
	.variant = "shogi",
	.tag = "shogi",
	.shown = "shogi",
	.width = 9,
	.height = 9,
	.shogi = true,
	.faces = {
#define PIECE(id, english, letter, csa, csa_promoted, word, word_promoted, cell, cell_promoted)    \
	[KIND_##id] = { english, letter, letter, word, cell },                                     \
	[KIND_##id |                                                                               \
	    PIECE_PROMOTED] = { "promoted " english, letter, "", word_promoted, cell_promoted },
#include "record/tables/piece.def"
	},
};

static const char *
or_empty(const char *name)
{
	return name == NULL ? "" : name;
}

static const struct face_names *
names(const struct piece_set *set, piece_t piece)
{
	return &(set == NULL ? &piece_set_shogi : set)->faces[piece & (FACE_LIMIT - 1)];
}

const char *
piece_word(const struct piece_set *set, piece_t piece)
{
	return or_empty(names(set, piece)->word);
}

const char *
piece_cell(const struct piece_set *set, piece_t piece)
{
	return or_empty(names(set, piece)->cell);
}

const char *
piece_english(const struct piece_set *set, piece_t piece)
{
	return or_empty(names(set, piece)->english);
}

const char *
piece_letter(const struct piece_set *set, piece_t piece)
{
	return or_empty(names(set, piece)->letter);
}

const char *
piece_western(const struct piece_set *set, piece_t piece)
{
	return or_empty(names(set, piece)->western);
}

/* Returns the length of the letter if s begins with it, or 0. */
static inline size_t
letter_length(struct str s, const char *letter)
{
	size_t n = 0;

	if (s.n == 0 || letter == NULL || str_upper(s.p[0]) != letter[0])
		return 0;
	for (; letter[n] != '\0'; n++)
		if (n == s.n || str_upper(s.p[n]) != letter[n])
			return 0;
	return n;
}

enum kind
piece_of_letter(const struct piece_set *set, struct str s, size_t *length)
{
	enum kind best = KIND_none;

	*length = 0;
	if (set == NULL || set->shogi) {
		best = s.n == 0 ? KIND_none : piece_of_capital(str_upper(s.p[0]));
		*length = best != KIND_none;
		return best;
	}
	for (unsigned kind = 1; kind < KIND_LIMIT; kind++) {
		size_t n = letter_length(s, set->faces[kind].letter);

		if (n > *length) {
			*length = n;
			best = (enum kind)kind;
		}
	}
	return best;
}

/* Keeps a face in *best if s begins with its name, longer than *length. */
static void
try_name(struct str s, struct str name, piece_t face, piece_t *best, size_t *length)
{
	enum { KANJI = 3 }; /* bytes of one; every name begins with such a character */

	/* the third byte distinguishes most names */
	if (name.n > *length && name.n >= KANJI && s.n >= name.n &&
	    name.p[KANJI - 1] == s.p[KANJI - 1] && str_starts(s, name)) {
		*length = name.n;
		*best = face;
	}
}

piece_t
piece_of_word(const struct piece_set *set, struct str s, size_t *length)
{
	piece_t best = 0;

	*length = 0;
	for (unsigned face = 1; face < FACE_LIMIT; face++) {
		try_name(s, str_of(or_empty(set->faces[face].word)), (piece_t)face, &best, length);
		try_name(s, str_of(or_empty(set->faces[face].cell)), (piece_t)face, &best, length);
	}
	for (size_t i = 0; i < set->word_count; i++)
		try_name(s, set->words[i].word, set->words[i].face, &best, length);
	return best;
}
