#ifndef RECORD_VALUES_PATTERN_H
#define RECORD_VALUES_PATTERN_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/memory.h"
#include "record/text/text.h"

/*
 * PCRE2 patterns: our own, which match short values, and users', which are searched for in any
 * line. The work for a user's pattern is bounded, whatever it and the line are.
 */

/* PCRE2's memory, its limits and the last match.  Not shared between threads. */
struct pattern_context;

struct pattern_context *pattern_context_new(struct memory *memory);

/* Frees all memory, with the patterns compiled in this context.  NULL is allowed. */
void pattern_context_free(struct pattern_context *context);

/* A compiled pattern. */
struct pattern;

/* --- our own patterns: anchored at a value's first byte */

/* Compiles a pattern that is known to be correct. */
struct pattern *pattern_own(struct pattern_context *context, const char *text);

/* Returns whether s (s.n > 0) matches; what is not UTF-8 does not. */
bool pattern_match(struct pattern *pattern, struct str s);

/* A named group that took part in a match. */
struct pattern_group {
	const char *name;
	struct str value;
};

/* Finds the next such group of the last match, of s, in the order of names from *at on, and moves
 * *at after it. */
bool pattern_group(
    const struct pattern *pattern, struct str s, uint32_t *at, struct pattern_group *group);

/* Returns the mark that the last match set, or NULL. */
const char *pattern_mark(const struct pattern_context *context);

/* --- users' patterns: searched for anywhere in a line */

enum {
	PATTERN_BYTES_MAX = 4096, /* bytes of a pattern */
	PATTERN_LINE_MAX = 8192   /* bytes of a line that is searched */
};

/* Why a pattern does not compile. */
struct pattern_error {
	size_t at; /* the offset of the error */
	char message[160];
};

/* Compiles a user's pattern; any_case: letters match in either case.  Returns NULL with *error set
 * if it is not valid.  Any number of threads may search for it at once. */
const struct pattern *pattern_compile(
    struct pattern_context *context, struct str text, bool any_case, struct pattern_error *error);

enum pattern_found { PATTERN_absent, PATTERN_found, PATTERN_given_up };

/*
 * Searches for a pattern in line (well-formed UTF-8); *at gets the first match.  The context need
 * not be the one that it was compiled in.  Each step of PCRE2 is subtracted from *steps; stops
 * if there are none left, if a match needs too much memory or depth, or if the line is longer than
 * PATTERN_LINE_MAX.
 */
enum pattern_found pattern_search(const struct pattern *pattern, struct pattern_context *context,
    struct str line, uint64_t *steps, struct span *at);

#endif
