#include "cmd/options/options.h"

#include <stdint.h>

#include "cmd/messages.h"
#include "cmd/options/suggest.h"
#include "cmd/program.h"

#define IN(command) (1u << COMMAND_##command)
#define IN_ALL UINT32_MAX

/* One row of options.def. */
struct option_row {
	char short_name;
	const char *long_name, *argument;
	uint32_t commands;
	const char *english, *japanese; /* help */
};

static const struct option_row rows[OPTION_COUNT] = {
#define OPTION(id, ...) [OPTION_##id] = { __VA_ARGS__ },
#include "cmd/options/options.def"
#undef OPTION
};

static bool
belongs(const struct option_row *row, enum command command)
{
	return (row->commands >> command & 1) != 0;
}

/* The row called name (without dashes) among those of command, or OPTION_COUNT. */
static enum option
long_option(enum command command, struct str name)
{
	unsigned i;

	for (i = 0; i < OPTION_COUNT; i++) {
		if (belongs(&rows[i], command) && rows[i].long_name[0] != '\0' &&
		    str_eq(name, str_of(rows[i].long_name)))
			break;
	}
	return (enum option)i;
}

static enum option
short_option(enum command command, char name)
{
	unsigned i;

	for (i = 0; i < OPTION_COUNT; i++) {
		if (belongs(&rows[i], command) && rows[i].short_name == name)
			break;
	}
	return (enum option)i;
}

/* Which of the words of "one|two|three" value is, or -1. */
static int
swar_number(struct str words, struct str value)
{
	size_t n;
	int i;

	for (i = 0;; i++) {
		n = str_find(words, STR("|"));
		if (str_eq(str_first(words, n), value))
			return i;
		if (n == words.n)
			return -1;
		words = str_after(words, n + 1);
	}
}

static int
add_given(struct program *program, struct options *options, enum option option, const char *value)
{
	const struct option_row *row = &rows[option];
	struct option_given given = { .option = option, .value = value, .choice = -1 };

	if (value != NULL && strchr(row->argument, '|') != NULL) {
		given.choice = swar_number(str_of(row->argument), str_of(value));
		if (given.choice < 0)
			return program_usage(program, "--%s is one of %s, not '%s'", row->long_name,
			    row->argument, value);
	}
	options->given = arena_grow(&program->arena, options->given, sizeof *options->given,
	    options->given_count + 1, &options->given_cap);
	options->given[options->given_count++] = given;
	return STATUS_ok;
}

static void
add_operand(struct program *program, struct options *options, const char *operand)
{
	options->operands = arena_grow(&program->arena, options->operands,
	    sizeof *options->operands, options->operand_count + 1, &options->operand_cap);
	options->operands[options->operand_count++] = operand;
}

/* The words that are still to be read. */
struct words {
	int count;
	char **at;
};

static int
unknown_long(struct program *program, enum command command, struct str name)
{
	struct suggest suggest;
	unsigned i;

	suggest_init(&suggest, name);
	for (i = 0; i < OPTION_COUNT; i++) {
		if (belongs(&rows[i], command))
			suggest_offer(&suggest, rows[i].long_name);
	}
	return program_usage(program, "unknown option --%.*s%s", program_width(name), name.p,
	    suggest_hint(&suggest, "--", program));
}

/* --name, --name=value or --name value; word is without its dashes. */
static int
take_long(struct program *program, enum command command, struct words *words, const char *word,
    struct options *options)
{
	const char *value = strchr(word, '=');
	struct str name = { word, value != NULL ? (size_t)(value - word) : strlen(word) };
	enum option option = long_option(command, name);

	if (option == OPTION_COUNT)
		return unknown_long(program, command, name);
	if (value != NULL)
		value++;
	if (rows[option].argument[0] == '\0') {
		if (value != NULL)
			return program_usage(
			    program, "--%s takes no value", rows[option].long_name);
	} else if (value == NULL) {
		if (words->count == 0)
			return program_usage(program, "--%s needs a value: %s",
			    rows[option].long_name, rows[option].argument);
		value = *words->at++;
		words->count--;
	}
	return add_given(program, options, option, value);
}

/* -x, -xyz, -xVALUE or -x VALUE; word is without its dash. */
static int
take_short(struct program *program, enum command command, struct words *words, const char *word,
    struct options *options)
{
	enum option option;
	const char *value;
	int status;

	for (; *word != '\0'; word++) {
		option = short_option(command, *word);
		if (option == OPTION_COUNT)
			return program_usage(program, "unknown option -%c", *word);
		value = NULL;
		if (rows[option].argument[0] != '\0') {
			if (word[1] == '\0' && words->count == 0)
				return program_usage(
				    program, "-%c needs a value: %s", *word, rows[option].argument);
			value = word + 1;
			if (word[1] == '\0') {
				value = *words->at++;
				words->count--;
			}
		}
		status = add_given(program, options, option, value);
		if (status != STATUS_ok || value != NULL)
			return status;
	}
	return STATUS_ok;
}

int
options_parse(
    struct program *program, enum command command, int argc, char **argv, struct options *options)
{
	struct words words = { argc, argv };
	bool ended = false;
	const char *word;
	int status;

	*options = (struct options){ 0 };
	while (words.count > 0) {
		word = *words.at++;
		words.count--;
		status = STATUS_ok;
		if (ended || word[0] != '-' || word[1] == '\0')
			add_operand(program, options, word);
		else if (word[1] != '-')
			status = take_short(program, command, &words, word + 1, options);
		else if (word[2] == '\0')
			ended = true;
		else
			status = take_long(program, command, &words, word + 2, options);
		if (status != STATUS_ok)
			return status;
	}
	if (options_has(options, OPTION_lang))
		program->language = program_language(options_value(options, OPTION_lang));
	return STATUS_ok;
}

bool
options_add(struct program *program, struct options *options, enum option option, const char *value)
{
	return add_given(program, options, option, value) == STATUS_ok;
}

/* The last time the option was given, or NULL. */
static const struct option_given *
last(const struct options *options, enum option option)
{
	size_t i;

	for (i = options->given_count; i > 0; i--) {
		if (options->given[i - 1].option == option)
			return &options->given[i - 1];
	}
	return NULL;
}

bool
options_has(const struct options *options, enum option option)
{
	return last(options, option) != NULL;
}

const char *
options_value(const struct options *options, enum option option)
{
	const struct option_given *given = last(options, option);

	return given == NULL ? NULL : given->value;
}

int
options_choice(const struct options *options, enum option option, int otherwise)
{
	const struct option_given *given = last(options, option);

	return given == NULL ? otherwise : given->choice;
}

/* The help of a row in its column; further lines of it below. */
static void
help_text(struct str help, size_t used, size_t column, struct buffer *out)
{
	size_t n;

	if (used + 2 > column) {
		buffer_char(out, '\n');
		used = 0;
	}
	for (;;) {
		buffer_fill(out, ' ', column - used);
		n = str_find(help, STR("\n"));
		buffer_add(out, str_first(help, n));
		buffer_char(out, '\n');
		if (n == help.n)
			return;
		help = str_after(help, n + 1);
		used = 0;
	}
}

void
options_help(enum command command, enum language language, struct buffer *out)
{
	enum { COLUMN = 30 };
	const struct option_row *row;
	size_t start;
	unsigned i;

	for (i = 0; i < OPTION_COUNT; i++) {
		row = &rows[i];
		if (!belongs(row, command))
			continue;
		start = out->n;
		if (row->short_name != 0)
			buffer_printf(
			    out, "  -%c%s", row->short_name, row->long_name[0] != '\0' ? ", " : "");
		else
			buffer_add(out, STR("      "));
		if (row->long_name[0] != '\0')
			buffer_printf(out, "--%s", row->long_name);
		if (row->argument[0] != '\0')
			buffer_printf(out, " %s", row->argument);
		help_text(str_of(language == LANGUAGE_ja ? row->japanese : row->english),
		    out->n - start, COLUMN, out);
	}
}
