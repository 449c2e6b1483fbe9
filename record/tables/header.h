#ifndef RECORD_TABLES_HEADER_H
#define RECORD_TABLES_HEADER_H

#include <stdbool.h>

#include "record/text/str.h"

enum value { VALUE_text, VALUE_date, VALUE_clock, VALUE_player };

enum header_id {
	HEADER_other, /* a key of its own */
#define HEADER(id, ...) HEADER_##id,
#include "record/tables/header.def"
#undef HEADER
	HEADER_COUNT
};

/* One row of header.def; row 0 is empty. */
struct header_row {
	const char *name;
	enum value value;
	const char *kif, *csa, *psn, *english;
	unsigned csa_editions; /* set of enum csa_edition (ending.h) */
};

extern const struct header_row header_rows[HEADER_COUNT];

/* A key or value without blanks and control characters around it: a format that takes one for the
 * other gives the same as one that does not. */
struct str header_bare(struct str value);

/* The key without the $ that CSA puts before its own, nor what header_bare takes from around what
 * follows it: no other format keeps them.  Two of them are no sign but part of it. */
struct str header_bare_key(struct str key);

/* Whether words in front of a colon of a KIF file can be a header's key; what goes on for longer or
 * holds 。 、 or < is prose; what holds a control character is damaged. */
enum { HEADER_KEY_MAX = 96 }; /* in bytes */
bool header_is_kif_key(struct str words);

/* The header a KIF key names (with its other spellings: 下手 上手 対局日 …; with or without CSA's
 * $), or HEADER_other. */
enum header_id header_of_kif(struct str key);

/* The header a CSA line begins with ("N+", "$EVENT:" …), or HEADER_other; *length gets how many
 * bytes that took. */
enum header_id header_of_csa(struct str line, size_t *length);

/* The header a PSN tag names (any case, with its other spellings: Black, Tournament, Joseki …), or
 * HEADER_other. */
enum header_id header_of_psn(struct str tag);

#endif
