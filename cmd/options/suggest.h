#ifndef CMD_OPTIONS_SUGGEST_H
#define CMD_OPTIONS_SUGGEST_H

#include "cmd/host/program.h"

enum { SUGGEST_MAX = 16 };

/* A search for the name that was meant by word.  Begin with { .word = … }. */
struct suggest {
	struct str word;
	const char *best; /* the nearest name so far, if it is near enough; or NULL */
	size_t distance;  /* of best */
	const char *offered[SUGGEST_MAX];
	size_t count; /* of all names offered, those beyond SUGGEST_MAX included */
	void (*each)(void *arg, const char *name); /* is told of each; or NULL */
	void *arg;
};

/* Offers a name (borrowed). */
void suggest_offer(struct suggest *suggest, const char *name);

/* Offers a name of each of count table rows of size bytes, beginning with the name at first. */
void suggest_rows(struct suggest *suggest, const char *const *first, size_t count, size_t size);

/* Returns " (did you mean NAME?)" with dashes in front of NAME, in the program's language and
 * arena; "" if no name is near. */
const char *suggest_hint(
    const struct suggest *suggest, const char *dashes, struct program *program);

/* Returns the names offered, at most SUGGEST_MAX of them, as "A, B", in the program's arena. */
const char *suggest_list(const struct suggest *suggest, struct program *program);

/* As suggest_hint, but returns " (one of A, B)" if no name is near and they are few. */
const char *suggest_among(const struct suggest *suggest, struct program *program);

#endif
