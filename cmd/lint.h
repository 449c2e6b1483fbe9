#ifndef CMD_LINT_H
#define CMD_LINT_H

#include "cmd/options/options.h"

/* What kifu lint and kifu check do differently. */
struct lint_command {
	enum command command;
	bool all;      /* findings below --fail-on are reported too */
	bool excerpts; /* with their lines of source */
	bool verdicts; /* text: count verdicts at the end */
	bool fixes;    /* text: mark what --fix can fix */
};

/* Runs such a command, with a row of commands.def.  Returns an exit status. */
int lint_command(
    struct program *program, const struct options *options, const struct lint_command *command);

#endif
