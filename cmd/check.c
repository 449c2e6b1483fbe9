#include "cmd/command.h"
#include "cmd/lint.h"

int
check_run(struct program *program, const struct options *options)
{
	static const struct lint_command check = { .command = COMMAND_check, .verdicts = true };

	return lint_command(program, options, &check);
}
