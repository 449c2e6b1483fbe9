#include "cmd/options/options.h"

#include "cmd/host/messages.h"
#include "cmd/host/paragraph.h"
#include "cmd/options/suggest.h"

#define IN(command) (1u << COMMAND_##command)
#define IN_ALL UINT32_MAX

#define ALWAYS                                                                                     \
	{                                                                                          \
		NULL, NULL                                                                         \
	}
#define NEEDS(what)                                                                                \
	{                                                                                          \
		.needs = (what)                                                                    \
	}
#define WITHOUT(what)                                                                              \
	{                                                                                          \
		.without = (what)                                                                  \
	}
#define BOTH(what, other)                                                                          \
	{                                                                                          \
		(what), (other)                                                                    \
	}

#define TYPE_number(low, high) TYPE_number, .min = (low), .max = (high)

/* The rows of options.def.  A heading belongs to no command; its help is its text. */
static const struct option_row rows[OPTION_COUNT] = {
#define GROUP(id, english, japanese) [OPTION_group_##id] = { .help = { english, japanese } },
#define OPTION(id, short_name, long_name, argument, type, commands, usual, use, english, japanese) \
	[OPTION_##id] = { short_name, long_name, argument, { .kind = TYPE_##type }, commands,      \
		usual, use, { english, japanese } },
#include "cmd/options/options.def"
#undef OPTION
#undef GROUP
};

static bool
belongs(const struct option_row *row, enum command command)
{
	return (row->commands >> command & 1) != 0;
}

/* A command line that is being parsed. */
struct parsing {
	struct program *program;
	struct options *options;
	enum command command;
	int count;   /* of the arguments that are left */
	char **next; /* the first of them */
};

enum option
options_find(enum command command, char short_name, struct str long_name)
{
	unsigned i;

	for (i = 0; i < OPTION_COUNT; i++) {
		const struct option_row *row = &rows[i];

		if (belongs(row, command) &&
		    (short_name != 0
			    ? row->short_name == short_name
			    : long_name.n > 0 && str_eq(long_name, str_of(row->long_name))))
			break;
	}
	return (enum option)i;
}

/* Appends an option, whose value is not read yet. */
static struct option_given *
add_given(struct program *program, struct options *options, enum option option, const char *value)
{
	options->given = arena_grow(&program->arena, options->given, sizeof *options->given,
	    options->given_count + 1, &options->given_cap);
	options->given[options->given_count] =
	    (struct option_given){ .option = option, .value.text = value };
	return &options->given[options->given_count++];
}

const char *
options_shown(struct program *program, const struct option_row *row)
{
	return row->short_name != 0 ? arena_printf(&program->arena, "-%c", row->short_name).p
				    : arena_printf(&program->arena, "--%s", row->long_name).p;
}

/* Reads the value of an option that was given; messages name the option as shown. */
static int
read_value(struct program *program, struct option_given *given, const char *shown)
{
	const struct option_row *row = &rows[given->option];

	return option_value_read(
	    program, &row->type, shown, row->argument, given->value.text, &given->value);
}

/* Adds an option, given as shown, with the value attached to it; NULL: the next argument is its
 * value if it needs one. */
static int
take_option(struct parsing *parsing, enum option option, const char *shown, const char *value)
{
	if (rows[option].type.kind != TYPE_flag && value == NULL) {
		if (parsing->count == 0)
			return program_usage(
			    parsing->program, "%s needs a value: %s", shown, rows[option].argument);
		value = *parsing->next++;
		parsing->count--;
	}
	add_given(parsing->program, parsing->options, option, value);
	return STATUS_ok;
}

/* Parses --name, --name=value or --name value. */
static int
take_long(struct parsing *parsing, const char *word)
{
	struct str value = str_of(word + 2), name = str_cut(&value, '=');
	enum option option = options_find(parsing->command, 0, name);
	bool attached = word[2 + name.n] == '=';
	struct suggest suggest = { .word = name };
	unsigned i;

	for (i = 0; option == OPTION_COUNT && i < OPTION_COUNT; i++) {
		if (belongs(&rows[i], parsing->command))
			suggest_offer(&suggest, rows[i].long_name);
	}
	if (option == OPTION_COUNT)
		return program_usage(parsing->program, "unknown option --%.*s%s",
		    program_width(name), name.p, suggest_hint(&suggest, "--", parsing->program));
	if (attached && rows[option].type.kind == TYPE_flag &&
	    (value.n == 0 || !str_eq(value, str_of(rows[option].argument))))
		return program_usage(
		    parsing->program, "--%s takes no value", rows[option].long_name);
	return take_option(parsing, option, word, attached ? value.p : NULL);
}

/* Parses -x, -xyz, -xVALUE or -x VALUE; word is without its dash. */
static int
take_short(struct parsing *parsing, const char *word)
{
	for (; *word != '\0'; word++) {
		const char shown[] = { '-', *word, '\0' };
		enum option option = options_find(parsing->command, *word, NO_STR);

		if (option == OPTION_COUNT)
			return program_usage(parsing->program, "unknown option %s", shown);
		if (rows[option].type.kind != TYPE_flag)
			return take_option(
			    parsing, option, shown, word[1] != '\0' ? word + 1 : NULL);
		take_option(parsing, option, shown, NULL);
	}
	return STATUS_ok;
}

int
options_parse(
    struct program *program, enum command command, int argc, char **argv, struct options *options)
{
	struct parsing parsing = { program, options, command, argc, argv };
	bool ended = false;
	int status = STATUS_ok;
	size_t i;

	*options = (struct options){ .command = command,
		.operands = arena_take(&program->arena, ((size_t)argc + 1) * sizeof *argv) };
	while (parsing.count > 0 && status == STATUS_ok) {
		const char *word = *parsing.next++;

		parsing.count--;
		if (ended || word[0] != '-' || word[1] == '\0')
			options->operands[options->operand_count++] = word;
		else if (word[1] != '-')
			status = take_short(&parsing, word + 1);
		else if (word[2] == '\0')
			ended = true;
		else
			status = take_long(&parsing, word);
	}
	if (status == STATUS_ok && options_has(options, OPTION_lang))
		program->language = program_language(options_text(options, OPTION_lang));
	for (i = 0;
	     i < options->given_count && status == STATUS_ok && !options_has(options, OPTION_help);
	     i++)
		status = read_value(program, &options->given[i],
		    options_shown(program, &rows[options->given[i].option]));
	return status;
}

int
options_add(struct program *program, struct options *options, enum option option, const char *value)
{
	return read_value(
	    program, add_given(program, options, option, value), rows[option].long_name);
}

const struct option_row *
options_row(enum command command, enum option option)
{
	return belongs(&rows[option], command) ? &rows[option] : NULL;
}

const char *
options_name(enum option option)
{
	return rows[option].long_name;
}

const struct option_value *
options_last(const struct options *options, enum option option)
{
	size_t i;

	for (i = options->given_count; i > 0; i--) {
		if (options->given[i - 1].option == option)
			return &options->given[i - 1].value;
	}
	return NULL;
}

bool
options_has(const struct options *options, enum option option)
{
	return options_last(options, option) != NULL;
}

const char *
options_text(const struct options *options, enum option option)
{
	const struct option_value *value = options_last(options, option);

	return value == NULL ? NULL : value->text;
}

int
options_word(const struct options *options, enum option option, int otherwise)
{
	const struct option_value *value = options_last(options, option);

	return value == NULL ? otherwise : value->is.word;
}

const char *
options_variant(const struct options *options)
{
	const struct option_value *value = options_last(options, OPTION_variant);

	return value == NULL ? NULL : value->is.variant->name;
}

const struct variant *
options_own_variant(const struct options *options)
{
	const struct option_value *value = options_last(options, OPTION_variant);

	return value == NULL || !value->is.variant->own ? NULL : value->is.variant;
}

const struct alphabet *
options_letters(const struct options *options, enum option option, const struct alphabet *otherwise)
{
	const struct option_value *value = options_last(options, option);

	return value == NULL ? otherwise : value->is.letters;
}

struct session_options
options_reading(const struct options *options)
{
	const struct option_value *format = options_last(options, OPTION_from);
	const struct option_value *encoding = options_last(options, OPTION_encoding);
	const struct option_value *rules = options_last(options, OPTION_rules);

	return (struct session_options){
		.format = format != NULL ? format->is.format : FORMAT_none,
		.encoding = encoding != NULL ? encoding->is.encoding : ENCODING_unknown,
		.letters = options_letters(options, OPTION_letters, NULL),
		.move16 = (unsigned)options_word(options, OPTION_move16, -1) + 1,
		.ignore_case = options_has(options, OPTION_ignore_case),
		.replay = { .own = options_own_variant(options),
		    .variant = options_variant(options),
		    .rule_set = rules != NULL ? rules->is.rule_set : NULL,
		    .mainline_only = options_has(options, OPTION_mainline_only) },
	};
}

/* Appends an option and, in a column of its own, its help. */
static void
add_help(const struct option_row *row, enum language language, struct buffer *out)
{
	enum { COLUMN = 30 };
	const char *before = row->type.kind == TYPE_flag ? "[=" : " ";
	size_t start = out->n, used;

	if (row->short_name != 0)
		buffer_printf(
		    out, "  -%c%s", row->short_name, row->long_name[0] != '\0' ? ", " : "");
	else
		buffer_add(out, STR("      "));
	if (row->long_name[0] != '\0')
		buffer_printf(out, "--%s", row->long_name);
	if (row->argument[0] != '\0')
		buffer_printf(out, "%s%s%s", before, row->argument, before[0] == '[' ? "]" : "");
	used = out->n - start;
	if (used + 2 > COLUMN) {
		buffer_char(out, '\n');
		used = 0;
	}
	buffer_fill(out, ' ', COLUMN - used);
	paragraph_wrap(str_of(row->help[language]), COLUMN, out);
}

unsigned
options_help(enum command command, enum language language, bool all, struct buffer *out)
{
	enum { GROUPED = 10 }; /* as many options are listed in groups */
	const char *heading = messages_in(language, "options");
	unsigned count = 0, listed = 0, i;

	for (i = 0; i < OPTION_COUNT; i++)
		count += belongs(&rows[i], command);
	for (i = 0; i < OPTION_COUNT; i++) {
		if (rows[i].commands == 0 && all && count >= GROUPED)
			heading = rows[i].help[language];
		if (!belongs(&rows[i], command) ||
		    (!all && count >= GROUPED && (rows[i].usual >> command & 1) == 0))
			continue;
		if (heading != NULL)
			buffer_printf(out, "\n%s:\n", heading);
		heading = NULL;
		listed++;
		add_help(&rows[i], language, out);
	}
	return count - listed;
}
