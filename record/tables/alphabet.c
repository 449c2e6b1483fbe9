#include "record/tables/alphabet.h"

/* The letters by alphabet and kind; NULL: those of piece.def. */
static const char *const own[ALPHABET_COUNT][KIND_COUNT] = {
#define LETTER(id, kind, letters) [ALPHABET_##id][KIND_##kind] = letters,
#include "record/tables/alphabet.def"
};

const struct alphabet alphabet_rows[ALPHABET_COUNT] = {
#define ALPHABET(id, name, english) { name, english, own[ALPHABET_##id] },
#include "record/tables/alphabet.def"
};

const struct alphabet *
alphabet_named(struct str name)
{
	unsigned i;

	for (i = 0; i < ALPHABET_COUNT; i++) {
		if (str_eq_nocase(name, str_of(alphabet_rows[i].name)) ||
		    str_eq_nocase(name, str_of(alphabet_rows[i].english)))
			return &alphabet_rows[i];
	}
	return NULL;
}
