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

/* Returns a key or value without blanks and control characters around it, as not all formats
 * distinguish these. */
struct str header_bare(struct str value);

/* Returns the key without CSA's $, which no other format keeps, and what header_bare removes after
 * it.  Two $ are part of the key. */
struct str header_bare_key(struct str key);

/* Returns whether words before a colon in a KIF file can be a header's key: longer ones or those
 * with 。 、 or < are prose, those with a control character are damaged. */
enum { HEADER_KEY_MAX = 96 }; /* in bytes */
bool header_is_kif_key(struct str words);

/* Returns the header that a KIF key names (with other spellings: 下手 上手 対局日 …; with or
 * without CSA's $), or HEADER_other. */
enum header_id header_of_kif(struct str key);

/* Returns the header that a CSA line begins with ("N+", "$EVENT:" …), or HEADER_other; *length gets
 * the length of that. */
enum header_id header_of_csa(struct str line, size_t *length);

/* Returns the header that a PSN tag names (any case, with other spellings: Black, Tournament,
 * Joseki …), or HEADER_other. */
enum header_id header_of_psn(struct str tag);

/* Returns the header that a key of any format names, or HEADER_other. */
enum header_id header_named(struct str key);

#endif
