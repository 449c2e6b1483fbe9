#ifndef CMD_OPTIONS_OPTIONS_H
#define CMD_OPTIONS_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "record/diag.h"
#include "record/text/buffer.h"

struct program;

enum command {
#define COMMAND(id, ...) COMMAND_##id,
#include "cmd/commands.def"
#undef COMMAND
	COMMAND_COUNT
};

enum option {
#define OPTION(id, ...) OPTION_##id,
#include "cmd/options/options.def"
#undef OPTION
	OPTION_COUNT
};

/* One option as given. */
struct option_given {
	enum option option;
	const char *value; /* NULL for an option without argument */
	int choice;        /* which of the row's words value is; -1: the row names none */
};

/* A command line taken apart. */
struct options {
	struct option_given *given; /* in the order of the command line */
	size_t given_count, given_cap;
	const char **operands;
	size_t operand_count, operand_cap;
};

/*
 * Takes argv[0..argc) (what follows the command's name) apart, options and operands mixed, by the
 * rows of options.def that belong to command.  Everything lies in program->arena and borrows argv.
 * Says what is wrong and gives STATUS_failed for an unknown option, a missing, unwanted or
 * unacceptable value; else STATUS_ok.
 */
int options_parse(
    struct program *program, enum command command, int argc, char **argv, struct options *options);

/* Adds an option as if it had been given (value is borrowed).  Returns false, having said why, for
 * a value that the option does not take. */
bool options_add(
    struct program *program, struct options *options, enum option option, const char *value);

/* Whether the option was given. */
bool options_has(const struct options *options, enum option option);

/* The value given last, or NULL. */
const char *options_value(const struct options *options, enum option option);

/* Which of the row's words was given last, counted from 0; otherwise when none was. */
int options_choice(const struct options *options, enum option option, int otherwise);

/* Appends the rows that belong to command, as --help lists them. */
void options_help(enum command command, enum language language, struct buffer *out);

#endif
