#ifndef RECORD_TABLES_ALPHABET_H
#define RECORD_TABLES_ALPHABET_H

#include "record/variants/piece_set.h"

/* The letters of the pieces in the Western notations, by language: rows of alphabet.def. */
enum {
#define ALPHABET(id, ...) ALPHABET_##id,
#include "record/tables/alphabet.def"
	ALPHABET_COUNT
};

struct alphabet {
	const char *name, *english; /* "is", "Icelandic" */
	const char *const *own;     /* letters by kind; NULL: those of piece.def */
};

extern const struct alphabet alphabet_rows[ALPHABET_COUNT];

/* Returns the alphabet called name ("is" or "Icelandic", any case), or NULL. */
const struct alphabet *alphabet_named(struct str name);

/* Returns the letters of an unpromoted piece: "R", "DE".  alphabet NULL: the English ones, those of
 * the set, which other languages have for a variant's own pieces, and kinds beyond piece.def's,
 * too. */
static inline const char *
alphabet_letters(const struct alphabet *alphabet, const struct piece_set *set, enum kind kind)
{
	bool known = alphabet != NULL &&
		     (kind <= KIND_king || (kind < KIND_COUNT && set != NULL && set->large));
	const char *letters = known ? alphabet->own[kind] : NULL;

	return letters != NULL ? letters : piece_western(set, (piece_t)kind);
}

#endif
