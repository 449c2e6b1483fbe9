#ifndef RECORD_VARIANTS_VARIANT_FILE_H
#define RECORD_VARIANTS_VARIANT_FILE_H

#include "record/diag.h"
#include "record/variants/variant.h"

/*
 * The files of variants: INI, described in kifu-variants(7).
 */

/* The most that a file may have: bytes, rows of [pieces], handicaps. */
enum { VARIANT_BYTES = 1 << 16, VARIANT_ROWS = 128, VARIANT_HANDICAPS = 100 };

/* Something wrong with a file. */
struct variant_fault {
	enum severity severity;
	unsigned line, column; /* from 1; 0: of no line, or of the line as a whole */
	size_t indent;         /* columns of a terminal before the place */
	const char *format;    /* the English message, whose %s are what and of */
	const char *what, *of;
	const char *const *known; /* the words that are known, up to NULL; NULL: they do not help */
	struct str text;          /* the line, where it shows the place; else empty */
};

struct variant_faults {
	struct variant_fault *list;
	size_t count, cap;
	unsigned errors;
};

/* Returns the text of a built-in variant that a file starts from, or NO_STR. */
typedef struct str variant_base(void *arg, struct str name);

/*
 * Reads a file into *variant and all that it points to, which lie in arena; base finds what it
 * inherits.  faults NULL: the file is one of the program's own, which are tested, and only what
 * a game without handicap needs is read at once.  Returns whether there was no error.
 */
bool variant_file_read(struct str text, struct arena *arena, variant_base *base, void *arg,
    struct variant *variant, struct variant_faults *faults);

#endif
