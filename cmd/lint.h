#ifndef CMD_LINT_H
#define CMD_LINT_H

#include "cmd/input/files.h"
#include "cmd/run/job.h"
#include "cmd/run/reader.h"
#include "cmd/options/options.h"
#include "cmd/sink/report.h"

/* What a command does with the games that kifu check would read, instead of listing findings. */
struct lint_games {
	const struct report_functions *report;
	void *of; /* the report's style.of, and what these functions are given */
	/* Sets how files are linted in the next pass over them. */
	void (*set)(void *of, struct linter_options *linting);
	/* Prepares the inputs while any file may be opened; returns a status.  NULL: nothing. */
	int (*prepare)(void *of, const struct files *files);
	/* Returns whether the next job of a pass is to be done, perhaps of a part of its file.
	 * NULL: each is. */
	bool (*wants)(void *of, struct job *job);
	/* Ends a pass.  Returns whether the files are to be read again.  NULL: they are not. */
	bool (*again)(void *of);
};

/* Runs such a command, with a row of commands.def.  Returns an exit status. */
int lint_games(
    struct program *program, const struct options *options, const struct lint_games *games);

#endif
