#include "record/tables/alphabet.h"

const struct alphabet_row alphabet_rows[ALPHABET_COUNT] = {
#define ALPHABET(id, name, english) { name, english },
#include "record/tables/alphabet.def"
};

/* The letters by alphabet and kind; NULL: those of piece.def. */
static const char *const own[ALPHABET_COUNT][KIND_COUNT] = {
#define LETTER(id, kind, letters) [ALPHABET_##id][KIND_##kind] = letters,
#include "record/tables/alphabet.def"
};

enum alphabet
alphabet_named(struct str name)
{
	unsigned alphabet;

	if (name.n == 0)
		return ALPHABET_en;
	for (alphabet = 0; alphabet < ALPHABET_COUNT; alphabet++) {
		if (str_eq_nocase(name, str_of(alphabet_rows[alphabet].name)) ||
		    str_eq_nocase(name, str_of(alphabet_rows[alphabet].english)))
			break;
	}
	return (enum alphabet)alphabet;
}

const char *
alphabet_letters(enum alphabet alphabet, enum kind kind)
{
	const char *letters = own[alphabet][kind];

	return letters != NULL ? letters : piece_rows[kind].western;
}
