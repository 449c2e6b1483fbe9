#include "cmd/options/options_use.h"

#include <string.h>

#include "cmd/host/messages.h"

/* Whether standard input is, or may be, among the operands. */
static bool
reads_input(const struct options *options)
{
	bool found = options->operand_count == 0 || options_has(options, OPTION_files0) ||
		     options_has(options, OPTION_files0_from);
	size_t i;

	for (i = 0; i < options->operand_count; i++)
		found |= strcmp(options->operands[i], "-") == 0;
	return found;
}

/* Whether the option has the value, or a list of values in which it is; a FORMAT also if it is that
 * of the output's name. */
static bool
has_value(const struct options *options, enum option option, struct str wanted)
{
	const char *output = options_text(options, OPTION_output);
	struct str list = str_of(options_text(options, option));
	const struct option_value *value = options_last(options, option);
	enum format format = format_named(wanted);
	size_t i;

	for (i = 0; option == OPTION_format && i < options->given_count; i++) {
		struct str text = str_of(options->given[i].value.text);

		if (options->given[i].option == option &&
		    str_eq(str_first(text, str_find(text, STR(":"))), wanted))
			return true;
	}
	if (option == OPTION_to && format != FORMAT_none)
		return value != NULL ? value->is.format == format
				     : output != NULL && format_of_file(str_of(output)) == format;
	while (list.n > 0) {
		if (str_eq(str_cut(&list, ','), wanted))
			return true;
	}
	return false;
}

/* Cuts the first of the alternatives off. */
static struct str
cut_one(struct str *alternatives)
{
	const struct str between = STR(" or ");
	struct str one = str_first(*alternatives, str_find(*alternatives, between));
	size_t n = one.n + between.n;

	*alternatives = str_after(*alternatives, n < alternatives->n ? n : alternatives->n);
	return one;
}

/* Returns the option of an alternative, or OPTION_COUNT if the command has none; *value: the words
 * after it. */
static enum option
option_of(enum command command, struct str one, struct str *value)
{
	bool is_long = str_starts(one, STR("--"));
	struct str name;

	*value = str_after(one, is_long ? 2 : one.n < 3 ? one.n : 3);
	name = is_long ? str_cut(value, '=') : NO_STR;
	return options_find(command, is_long ? '\0' : one.p[1], name);
}

/* Returns which of the alternatives "--x or --y=word or -d DIR" is given; empty: none.  *known: the
 * command takes one of them. */
static struct str
find_given(
    const struct options *options, enum command command, struct str alternatives, bool *known)
{
	bool given = false;

	while (alternatives.n > 0) {
		struct str one = cut_one(&alternatives), value;
		enum option option = option_of(command, one, &value);

		if (str_eq(one, STR("-"))) {
			*known = true;
			given = reads_input(options);
		} else if (option != OPTION_COUNT) {
			*known = true;
			given = value.n == 0 || (value.p[0] >= 'A' && value.p[0] <= 'Z')
				    ? options_has(options, option)
				    : has_value(options, option, value);
		}
		if (given)
			return one;
	}
	return NO_STR;
}

/* Returns the alternatives that the command has, in the program's language. */
static const char *
in_words(struct program *program, enum command command, const char *alternatives)
{
	const char * or = messages_in(program->language, " or ");
	struct str rest = str_of(alternatives), one, value;
	struct buffer words;
	struct str kept;

	if (strcmp(alternatives, "-") == 0)
		return messages_in(program->language, "standard input");
	buffer_init(&words, &program->memory);
	while (rest.n > 0) {
		one = cut_one(&rest);
		if (option_of(command, one, &value) == OPTION_COUNT)
			continue;
		buffer_add(&words, str_of(words.n > 0 ? or : ""));
		buffer_add(&words, one);
	}
	buffer_char(&words, '\0');
	kept = arena_str(&program->arena, buffer_str(&words));
	buffer_free(&words);
	return kept.p;
}

int
options_use(struct program *program, enum command command, const struct options *options)
{
	size_t i;

	for (i = 0; i < options->given_count; i++) {
		const struct option_row *row = options_row(command, options->given[i].option);
		struct str needs = str_of(row->use.needs), without = str_of(row->use.without);
		bool known = false;

		if (find_given(options, command, needs, &known).n == 0 && known)
			return program_usage(program, "%s needs %s", options_shown(program, row),
			    in_words(program, command, needs.p));
		without = find_given(options, command, without, &known);
		if (without.n > 0)
			return program_usage(program, "%s has no effect with %.*s",
			    options_shown(program, row), program_width(without), without.p);
	}
	return STATUS_ok;
}
