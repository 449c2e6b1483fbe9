#ifndef RECORD_VALUES_PERSON_H
#define RECORD_VALUES_PERSON_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/buffer.h"

/* Who a name means: names of players as records and tables write them. */

/*
 * Appends what a name is compared by: two names with the same key are one person.  Compatibility
 * forms are folded (full width, half-width kana), letters lower-cased, titles and grades removed at
 * the end (九段, 竜王, アマ四段, 2 dan, 5k, 選手, さん, (1850), [FR], +trip; joined by ・ and
 * repeated), blanks inside a Japanese name too; the words of a Latin name are sorted, so that
 * "Gruß, Jan", "Jan Gruß" and "GRUSS Jan" differ only as far as person_alike tells.  A name that is
 * nothing but a title is kept.
 */
void person_key(struct str name, struct buffer *out);

/* Returns whether two different keys are probably one person: equal without diacritics and with ß
 * as ss, ø and ö as oe; old and new kanji; one letter or kanji more, less or other, or two
 * neighbours exchanged, in names of at least 4 letters or 3 kanji; another version number at the
 * end.  Of other kanji only those that sound or look alike count (華 and 花), since 伊藤果 and
 * 伊藤匠 are two. */
bool person_alike(struct str a, struct str b);

/* Returns what can be seen of a key at once: its letters, whether it has digits or is not ASCII. */
uint64_t person_traits(struct str key);

/* Returns false if keys with these traits are not alike: a cheap test before person_alike. */
bool person_may_be_alike(uint64_t a, uint64_t b);

/* Returns whether a name names nobody: 先手, 相手, 名無し, ?, Black, NN, COM, nothing. */
bool person_is_nobody(struct str name);

/* Returns the rating in brackets after a name, as in name(1850), or 0. */
uint32_t person_rating(struct str name);

#endif
