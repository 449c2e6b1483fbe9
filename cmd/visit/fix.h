#ifndef CMD_VISIT_FIX_H
#define CMD_VISIT_FIX_H

#include "cmd/run/reader.h"

/*
 * lint --fix and --diff: fixes a file's findings without changing what it says.
 *
 * The fixes of all reported findings are made in memory.  The result is linted: it is kept only if
 * no game has changed (game_compare) and no rule has more findings; else the fixes are tried one
 * rule at a time.  This is repeated until nothing is left to fix.  What is not fixed keeps its
 * bytes.  A file that we cannot write back byte by byte is left alone, and so is one in which no
 * game was read, or a game could not be: it may be no record at all.
 */

struct fixer {
	struct linter *linter;
	struct fixes fixes;
	struct events discarded; /* takes the events of readings that only look for fixes */
	struct session original; /* reads the file before a round of fixes; see fixes.h */
	struct buffer bytes[2];  /* the file after a round, and after the next */
	size_t fixed;            /* findings that were fixed */
	unsigned readings;       /* how often the file was linted */
	bool unwritable;         /* the file cannot be written back byte by byte */
	bool unreadable; /* it has something to fix, but a game could not be read, or none */
};

void fixer_init(struct fixer *fixer, struct linter *linter, struct memory *memory);
void fixer_free(struct fixer *fixer);

/* Returns whether fixes of these rules, which made the differences (a set of enum game_part), are
 * right: they changed no game but the totals and the order of headers that they correct, and there
 * are fewer findings, and not more of any rule. */
bool fix_is_better(const struct fix_findings *before, const struct fix_findings *after,
    unsigned differences, const bool *rules);

/* Fixes bytes as a file of this name.  Returns the fixed bytes, valid until the next call, or bytes
 * if nothing was fixed. */
struct str fix_bytes(struct fixer *fixer, struct str name, struct str bytes);

/* Reads the file path ("-": standard input), fixes it and lints the result under the name shown:
 * adds EVENT_fixed, then what linter_file adds.  Returns false if no more events are wanted. */
bool fix_file(struct fixer *fixer, const char *path, struct str shown, struct events *events);

#endif
