#ifndef CMD_VISIT_FIXER_H
#define CMD_VISIT_FIXER_H

#include "cmd/run/reader.h"
#include "cmd/visit/gather.h"

/*
 * lint --fix and --diff: fixes a file's findings without changing what it says; with unsafe fixes,
 * also a move that cannot be played.
 *
 * The fixes of all reported findings are made in memory.  The result is linted: it is kept only if
 * no game has changed (game_compare) and no rule has more findings; else the fixes are tried one
 * rule at a time.  A fix that changes what was played is made before the others, alone, and kept if
 * there are fewer errors.  This is repeated until nothing is left to fix.  What is not fixed keeps
 * its bytes.  A file that we cannot write back byte by byte is left alone, and so is one in which
 * no game was read, or a game could not be: it may be no record at all.
 */

enum fix_result { FIX_fixed = LINT_kinds }; /* before the other results of the file */

/* FIX_fixed: what a file becomes. */
struct fix_fixed {
	const char *path; /* borrowed; NULL: standard input */
	struct str bytes; /* of the fixed file; with --diff, the difference */
	uint64_t was;     /* hash of the file's bytes when they were read */
	size_t findings;  /* that were fixed */
	bool changed;     /* false: standard input without anything to fix */
};

/* Adds the fixed bytes of each file, or the difference, then what the lint visitor adds for what
 * the file becomes. */
extern const struct visitor fix_visitor, fix_diff_visitor;

/* What fixes files, one after the other. */
struct fixer {
	struct reader_options gathering; /* how files are read to find what can be fixed */
	struct gather_plan plan;
	struct reader reader;
	struct fixes fixes;
	struct results discarded; /* takes the results of these readings */
	struct session original;  /* reads the file before a round of fixes; see fixes.h */
	struct buffer bytes[2];   /* the file after a round, and after the next */
	size_t fixed;             /* findings that were fixed */
	unsigned readings;        /* how often the file was read */
	bool unwritable;          /* the file cannot be written back byte by byte */
	bool unreadable; /* it has something to fix, but a game could not be read, or none */
};

/* Makes a fixer of files that are read so, and linted by plan; both are borrowed. */
void fixer_init(struct fixer *fixer, const struct session_options *reading,
    const struct lint_plan *plan, struct memory *memory);
void fixer_free(struct fixer *fixer);

/* Returns whether fixes of these rules, which made the differences (a set of enum game_part), are
 * right: they changed no game but the totals and the order of headers that they correct, and there
 * are fewer findings, and not more of any rule.  Those of rules that change what was played: they
 * changed nothing else, and there are fewer errors. */
bool fix_is_better(const struct fix_findings *before, const struct fix_findings *after,
    unsigned differences, const bool *rules);

/* Fixes bytes as a file of this name.  Returns the fixed bytes, valid until the next call, or bytes
 * if nothing was fixed. */
struct str fix_bytes(struct fixer *fixer, struct str name, struct str bytes);

#endif
