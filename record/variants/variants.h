#ifndef RECORD_VARIANTS_VARIANTS_H
#define RECORD_VARIANTS_VARIANTS_H

#include <stdbool.h>
#include <stddef.h>

#include "record/text/memory.h"
#include "record/text/str.h"

/*
 * The variants that are known: those of the program, whose files are embedded, and at most one of
 * the user's own.  A variant's file is read when the variant is first asked for, so each thread
 * needs its own list.
 */
struct variants;
struct handicap;
struct piece_set;
struct variant; /* record/variants/variant.h */

/* Makes the list in memory. */
struct variants *variants_new(struct memory *memory);
void variants_free(struct variants *variants);

/* Adds the user's own variant, which is borrowed: it comes before all others of its words. */
void variants_add(struct variants *variants, const struct variant *own);

/* Returns the number of variants, and the n-th of them: 0 is shogi, the last the user's own. */
size_t variants_count(const struct variants *variants);
const struct variant *variants_at(const struct variants *variants, size_t n);

/* Returns the pieces of the variant of this name, or NULL. */
const struct piece_set *variants_pieces(const struct variants *variants, struct str name);

/* Returns whether the n-th has handicaps, without reading its file. */
bool variants_has_handicaps(const struct variants *variants, size_t n);

/* Returns the n-th handicap of all variants that has this English name (empty: any), or NULL. */
const struct handicap *variants_handicap(
    const struct variants *variants, struct str english, size_t n);

/* Returns the text of the file of a variant of the program, NO_STR if there is none of this name.
 */
struct str variants_text(struct str name);

/* Return the variant of this name (English or Japanese); or that a record calls so in 手合割 or in
 * the tag Variant; or NULL. */
const struct variant *variants_named(const struct variants *variants, struct str name);
const struct variant *variants_of_word(const struct variants *variants, struct str word);

/* The sides of the boards that a record without a name of its variant is taken for. */
enum { BOARD_CHU = 12, BOARD_DAI = 15, BOARD_TENJIKU = 16 };

/* Returns the first variant after `after` (NULL: from the first) with a board of this size, or
 * NULL.  height 0: any. */
const struct variant *variants_of_size(
    const struct variants *variants, unsigned width, unsigned height, const struct variant *after);

/* Returns the name of a variant that is recognised by this word, but not played; or NULL. */
const char *variants_unplayed(struct str word);

#endif
