#ifndef CMD_OPTIONS_SUGGEST_H
#define CMD_OPTIONS_SUGGEST_H

#include "cmd/program.h"
#include "record/text/str.h"

/* The search for the name that somebody meant who wrote word. */
enum { SUGGEST_MAX = 16 };

struct suggest {
	struct str word;
	const char *best; /* the nearest candidate so far that is near enough; NULL: none */
	size_t distance;  /* of best */
	const char *offered[SUGGEST_MAX];
	size_t count; /* of all that were offered, beyond SUGGEST_MAX too */
};

/* Begins a search. */
void suggest_init(struct suggest *suggest, struct str word);

/* Offers a name (borrowed). */
void suggest_offer(struct suggest *suggest, const char *name);

/* " (did you mean NAME?)" with before in front of NAME, in the program's language and arena,
 * ended by NUL; "" when nothing is near. */
const char *suggest_hint(
    const struct suggest *suggest, const char *before, struct program *program);

/* "A, B": the names that were offered, at most SUGGEST_MAX of them, in the program's arena. */
const char *suggest_list(const struct suggest *suggest, struct program *program);

/* The same where the names are few (SUGGEST_MAX): when nothing is near, " (one of A, B)". */
const char *suggest_among(const struct suggest *suggest, struct program *program);

#endif
