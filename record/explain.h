#ifndef RECORD_EXPLAIN_H
#define RECORD_EXPLAIN_H

#include "record/diag.h"
#include "record/tables/format.h"

/* What a rule rests on. */
struct explain_source {
	const char *name[2]; /* by enum language */
	const char *address; /* where it is published; "": nowhere that can be read */
};

/* What there is to say of a diagnostic beside its message: a row of explain.def. */
struct explain_page {
	const struct explain_source *source;
	enum format format;      /* of the examples; FORMAT_none: there are none */
	enum format target;      /* to be converted to, for what is found by that alone; else
				    FORMAT_none */
	struct str wrong, right; /* records with the finding and without; any bytes */
	const char *meaning[2];  /* by enum language */
	const char *fix; /* what to do, in Japanese; in English it is the help of diag.def */
};

/* The pages by enum diag. */
extern const struct explain_page explain_pages[DIAG_COUNT];

#endif
