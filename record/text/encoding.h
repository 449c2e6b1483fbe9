#ifndef RECORD_TEXT_ENCODING_H
#define RECORD_TEXT_ENCODING_H

#include "record/text/str.h"

enum encoding {
#define ENCODING(id, ...) ENCODING_##id,
#include "record/text/encodings.def"
#undef ENCODING
	ENCODING_COUNT
};

/* One row of encodings.def. */
struct encoding_row {
	const char *name;         /* on the command line and in reports: "cp932" */
	const char *iconv_name;   /* NULL: no iconv is needed */
	const char *iconv_subset; /* for an iconv that does not know iconv_name, or NULL */
	const char *aliases;      /* separated by spaces */
};

extern const struct encoding_row encoding_rows[ENCODING_COUNT];

/* Returns the encoding called name, in any case and with any punctuation (aliases included:
 * Shift_JIS, sjis, Windows-31J, eucjp, utf8 …), or ENCODING_unknown. */
enum encoding encoding_named(struct str name);

#endif
