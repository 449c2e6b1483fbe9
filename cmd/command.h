#ifndef CMD_COMMAND_H
#define CMD_COMMAND_H

#include "cmd/host/program.h"
#include "cmd/options/options.h"

/* One row of commands.def, where its columns are explained. */
struct command_row {
	const char *name;
	int (*run)(struct program *program, const struct options *options);
	const char *operands, *examples;
	const char *summary, *more, *summary_ja, *more_ja;
};

#define COMMAND(id, name, function, ...)                                                           \
	int function(struct program *program, const struct options *options);
#include "cmd/options/commands.def"
#undef COMMAND

#endif
