#ifndef RECORD_VARIANTS_VARIANT_TEXTS_H
#define RECORD_VARIANTS_VARIANT_TEXTS_H

#include <stddef.h>

#include "record/text/str.h"

/* The file of one variant. */
struct variant_text {
	const char *name; /* "tori" */
	struct str text;
};

/* The files of the program's variants, which the build embeds; shogi is the first. */
extern const struct variant_text variant_texts[];
extern const size_t variant_text_count;

#endif
