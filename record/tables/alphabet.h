#ifndef RECORD_TABLES_ALPHABET_H
#define RECORD_TABLES_ALPHABET_H

#include "record/tables/piece.h"

/* The letters of the pieces in the Western notations, by language: rows of alphabet.def. */
enum alphabet {
#define ALPHABET(id, ...) ALPHABET_##id,
#include "record/tables/alphabet.def"
	ALPHABET_COUNT
};

extern const struct alphabet_row {
	const char *name, *english; /* "is", "Icelandic" */
} alphabet_rows[ALPHABET_COUNT];

/* Returns the alphabet called name ("is" or "Icelandic", any case; empty: the English one), or
 * ALPHABET_COUNT. */
enum alphabet alphabet_named(struct str name);

/* Returns the letters of an unpromoted piece: "R", "DE". */
const char *alphabet_letters(enum alphabet alphabet, enum kind kind);

#endif
