#ifndef CMD_INPUT_FILES_H
#define CMD_INPUT_FILES_H

#include "cmd/options/options.h"
#include "record/text/str.h"

/* The input files of a command line, in order; "-" is standard input. */
struct files {
	const char **names;
	size_t count, cap;
	unsigned streams; /* how often standard input is read: for itself, or as a list */
};

/*
 * Collects them: the operands, or with -0 what the lists named by the operands say, then what
 * --files0-from's lists say; standard input when nothing was said at all.  All lies in
 * program->arena.  Returns STATUS_failed after saying which list cannot be used, or that
 * standard input would be read twice.
 */
int files_collect(struct program *program, const struct options *options, struct files *files);

/* What a file is called in reports: its name, or --stdin-filename's value for standard input. */
struct str files_shown(const struct options *options, const char *name);

#endif
