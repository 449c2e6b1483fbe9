#ifndef RECORD_VARIANTS_TESTING_VARIANTS_H
#define RECORD_VARIANTS_TESTING_VARIANTS_H

/* The program's variants, for tests of what reads and writes their pieces.  Test code only. */

#include <stdlib.h>

#include "record/variants/piece_set.h"
#include "record/variants/variants.h"

static inline void
testing_variants_fail(void *arg)
{
	(void)arg;
	abort();
}

/* Returns the list, which is made once and never freed. */
static inline const struct variants *
testing_variants(void)
{
	static struct memory apart = { .fail = testing_variants_fail };
	static struct variants *list;

	if (list == NULL)
		list = variants_new(&apart);
	return list;
}

/* Returns the pieces of a variant by name. */
static inline const struct piece_set *
testing_pieces(const char *name)
{
	return variants_pieces(testing_variants(), str_of(name));
}

#endif
