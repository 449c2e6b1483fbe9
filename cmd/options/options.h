#ifndef CMD_OPTIONS_OPTIONS_H
#define CMD_OPTIONS_OPTIONS_H

#include "cmd/options/option_value.h"
#include "lib/session.h"

enum command {
#define COMMAND(id, ...) COMMAND_##id,
#include "cmd/options/commands.def"
#undef COMMAND
	COMMAND_COUNT
};

/* The rows of options.def: options, and the headings of their groups. */
enum option {
#define GROUP(id, ...) OPTION_group_##id,
#define OPTION(id, ...) OPTION_##id,
#include "cmd/options/options.def"
#undef OPTION
#undef GROUP
	OPTION_COUNT
};

/* One row of options.def, where its columns are explained. */
struct option_row {
	char short_name;
	const char *long_name, *argument;
	struct option_type type;
	uint32_t commands, usual;
	struct {
		const char *needs, *without; /* NULL: nothing */
	} use;
	const char *help[2]; /* by enum language */
};

/* An option as given. */
struct option_given {
	enum option option;
	struct option_value value;
};

/* A parsed command line. */
struct options {
	enum command command;
	struct option_given *given; /* in the order of the command line */
	size_t given_count, given_cap;
	size_t
	    settings; /* how many of the first come from a settings file: the rest override them */
	const char **operands;
	size_t operand_count;
	struct {
		struct str bytes; /* of --config's FILE, which may be a pipe; NULL: not read yet */
		bool has_profile; /* the section that --profile names was found */
	} config;
};

/*
 * Parses argv[0..argc), what follows the command's name: options and operands mixed, by the rows of
 * options.def that belong to command.  The result lies in program->arena and borrows argv.  Sets
 * program->language by --lang, then reads the values, unless --help was given.  Returns
 * STATUS_failed after reporting an unknown option or a missing, unwanted or wrong value.
 */
int options_parse(
    struct program *program, enum command command, int argc, char **argv, struct options *options);

/* Adds an option as if it had been given, by a setting of its name (value is borrowed).  Returns
 * STATUS_failed after reporting a value that the option does not take. */
int options_add(
    struct program *program, struct options *options, enum option option, const char *value);

/* Returns the row of the command's option, NULL if the command does not take it. */
const struct option_row *options_row(enum command command, enum option option);

/* Returns the command's option with this short name (0: none) or long name, or OPTION_COUNT. */
enum option options_find(enum command command, char short_name, struct str long_name);

/* Returns an option as messages name it: "-o" or "--ply". */
const char *options_shown(struct program *program, const struct option_row *row);

/* Returns the long name of an option. */
const char *options_name(enum option option);

/* Whether the option was given. */
bool options_has(const struct options *options, enum option option);

/* Returns the value given last; NULL if the option was not given. */
const struct option_value *options_last(const struct options *options, enum option option);

/* Returns the text of the value given last, or NULL. */
const char *options_text(const struct options *options, enum option option);

/* Returns the place of the word given last among those of the row, from 0; otherwise if the option
 * was not given. */
int options_word(const struct options *options, enum option option, int otherwise);

/* Returns the name of --variant's variant; NULL if the option was not given. */
const char *options_variant(const struct options *options);

/* Returns it if it is the user's, else NULL. */
const struct variant *options_own_variant(const struct options *options);

/* Returns the option's letters; otherwise if it was not given. */
const struct alphabet *options_letters(
    const struct options *options, enum option option, const struct alphabet *otherwise);

/* Returns how files are read: -f, --encoding, --letters, --ignore-case, --variant, --rules,
 * --mainline-only. */
struct session_options options_reading(const struct options *options);

/* Appends the usual options of the command, or all, as --help lists them: all in groups if they are
 * many.  Returns how many it did not list. */
unsigned options_help(enum command command, enum language language, bool all, struct buffer *out);

#endif
