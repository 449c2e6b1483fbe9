#ifndef CMD_FIX_FIX_H
#define CMD_FIX_FIX_H

#include "cmd/fix/rewrite.h"
#include "cmd/linter.h"

/*
 * lint --fix and --diff: fixes a file's findings without changing what it says.
 *
 * The fixes of all findings that would be told are made in memory, and what comes out is linted
 * again, until there is nothing more to fix; fixing what was fixed changes nothing.  What comes
 * out is kept only if it says the same (fixes.h) and has no finding of a rule more than before;
 * else each rule's fixes are tried by themselves.  All of a file that is not fixed keeps its
 * bytes, and a file whose bytes we would not write the same is left alone.
 */

struct fixer {
	struct linter *linter;
	struct fixes fixes;
	struct events nobody;   /* takes what the readings between have to say */
	struct buffer bytes[2]; /* fixed once, and once more */
	struct rewriter rewriter;
	struct buffer text; /* the difference */
	size_t fixed;       /* findings that were fixed */
	unsigned readings;  /* it took */
	bool unwritable;    /* the file would not be written back as it is */
};

void fixer_init(struct fixer *fixer, struct linter *linter, struct memory *memory);
void fixer_free(struct fixer *fixer);

/* Fixes bytes as a file of this name and gives the fixed bytes, or the same where there was
 * nothing to fix; valid until the next call. */
struct str fix_bytes(struct fixer *fixer, struct str name, struct str bytes);

/*
 * Reads the file path ("-": standard input), fixes it and lints what comes out under the name
 * shown: an event EVENT_fixed, then what lint adds.  As linter_file.
 */
bool fix_file(struct fixer *fixer, const char *path, struct str shown, struct events *events);

#endif
