#ifndef RECORD_VALUES_PATTERN_H
#define RECORD_VALUES_PATTERN_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/memory.h"
#include "record/text/text.h"

/*
 * Patterns as PCRE2 knows them: the only file that knows <pcre2.h>.
 *
 * There are patterns of our own, for short values, and those of users, which are looked for in any
 * line; the latter are bounded in their work, whatever they are and whatever the line is.
 */

/* What patterns need: PCRE2's memory, its limits, the last match.  Not shared between threads. */
struct pattern_context;

struct pattern_context *pattern_context_new(struct memory *memory);

/* Returns the memory back, that of all patterns made in it too.  NULL is nothing. */
void pattern_context_free(struct pattern_context *patterns);

/* A compiled pattern. */
struct pattern;

/* --- our own: matched from a value's first byte on */

/* Compiles a pattern that is right. */
struct pattern *pattern_own(struct pattern_context *patterns, const char *text);

/* Whether s, at least a byte of it, fits; what is not UTF-8 does not. */
bool pattern_match(struct pattern *pattern, struct str s);

/* A named group that took part in a match. */
struct pattern_group {
	const char *name;
	struct str value;
};

/* The next such group of the last match, of s, from *at on in the order of names; moves *at after
 * it. */
bool pattern_group(
    const struct pattern *pattern, struct str s, uint32_t *at, struct pattern_group *group);

/* The mark that the last match left, or NULL. */
const char *pattern_mark(const struct pattern_context *patterns);

/* --- a user's: looked for anywhere in a line */

enum {
	PATTERN_BYTES_MAX = 4096, /* bytes of a pattern */
	PATTERN_LINE_MAX = 8192   /* bytes of a line that is looked at */
};

/* Why a pattern is none. */
struct pattern_error {
	size_t at; /* bytes of it that were understood */
	char message[160];
};

/* Compiles a pattern that anybody wrote.  Returns NULL with *error set when it is none.  Any number
 * of threads may look for it at once. */
const struct pattern *pattern_compile(
    struct pattern_context *patterns, struct str text, struct pattern_error *error);

enum pattern_found { PATTERN_absent, PATTERN_found, PATTERN_given_up };

/*
 * Looks for a pattern in line (well-formed UTF-8); *at gets the first place in the line.  patterns
 * need not be those that it was compiled in.  Each step that PCRE2 takes is taken from *steps; when
 * there are none left, when one match takes more memory or goes deeper than is sensible, or when
 * the line is longer than PATTERN_LINE_MAX, it is given up.
 */
enum pattern_found pattern_search(const struct pattern *pattern, struct pattern_context *patterns,
    struct str line, uint64_t *steps, struct span *at);

#endif
