#ifndef RECORD_VALUES_PERSON_FOLD_H
#define RECORD_VALUES_PERSON_FOLD_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/str.h"

/* Names as text in which only differences of spelling are left. */

enum { PERSON_BYTES_MAX = 256 }; /* of a name that are read */

/*
 * Writes a name folded, in at most PERSON_BYTES_MAX bytes, and returns their number: full-width
 * letters and half-width kana as usual ones, marks composed with their letters (files of macOS have
 * them apart), letters in lower case, runs of blanks and commas as one blank, none at the ends.  A
 * byte that is not UTF-8 becomes '?'.  Folding the result again does not change it.
 */
size_t person_fold(struct str name, char *out);

/*
 * Appends a folded letter without its diacritics to out and returns the number of letters: as one
 * letter (o for ö and ø), or, for the long reading, as two where people write so (oe).  ß is ss in
 * both.  *two is set if the readings differ.
 */
size_t person_fold_plain(uint32_t code, bool long_reading, uint32_t *out, bool *two);

/* Whether code is a kanji or kana, or stands among them as the long vowel and the middle dot do. */
bool person_is_japanese(uint32_t code);

#endif
