#include "cmd/options/options.h"

#include <stdint.h>

#include "cmd/messages.h"
#include "cmd/options/suggest.h"
#include "cmd/program.h"

#define IN(command) (1u << COMMAND_##command)
#define IN_ALL UINT32_MAX

#define FLAG                                                                                       \
	{                                                                                          \
		TYPE_flag, 0, 0                                                                    \
	}
#define TEXT                                                                                       \
	{                                                                                          \
		TYPE_text, 0, 0                                                                    \
	}
#define WORD                                                                                       \
	{                                                                                          \
		TYPE_word, 0, 0                                                                    \
	}
#define NUMBER(min, max)                                                                           \
	{                                                                                          \
		TYPE_number, min, max                                                              \
	}
#define SHARD                                                                                      \
	{                                                                                          \
		TYPE_shard, 0, 0                                                                   \
	}
#define FORMAT                                                                                     \
	{                                                                                          \
		TYPE_format, 0, 0                                                                  \
	}
#define ENCODING                                                                                   \
	{                                                                                          \
		TYPE_encoding, 0, 0                                                                \
	}
#define LETTERS                                                                                    \
	{                                                                                          \
		TYPE_letters, 0, 0                                                                 \
	}
#define VARIANT                                                                                    \
	{                                                                                          \
		TYPE_variant, 0, 0                                                                 \
	}
#define RULE_SET                                                                                   \
	{                                                                                          \
		TYPE_rule_set, 0, 0                                                                \
	}
#define RULES                                                                                      \
	{                                                                                          \
		TYPE_rules, 0, 0                                                                   \
	}
#define SEVERITY                                                                                   \
	{                                                                                          \
		TYPE_severity, 0, 0                                                                \
	}
#define REPORT                                                                                     \
	{                                                                                          \
		TYPE_report, 0, 0                                                                  \
	}

/* One row of options.def. */
static const struct option_row {
	char short_name;
	const char *long_name, *argument;
	struct option_type type;
	uint32_t commands;
	const char *help[2]; /* by enum language */
} rows[OPTION_COUNT] = {
#define GROUP(...)
#define OPTION(id, short_name, long_name, argument, type, commands, english, japanese)             \
	[OPTION_##id] = { short_name, long_name, argument, type, commands, { english, japanese } },
#include "cmd/options/options.def"
#undef OPTION
#undef GROUP
};

/* The lines of --help: an option, or the heading of those that follow. */
static const struct help_row {
	enum option option;     /* OPTION_COUNT: it is a heading */
	const char *heading[2]; /* by enum language */
} help_rows[] = {
#define GROUP(id, english, japanese) { OPTION_COUNT, { english, japanese } },
#define OPTION(id, ...) { OPTION_##id, { NULL, NULL } },
#include "cmd/options/options.def"
#undef OPTION
#undef GROUP
};

static bool
belongs(const struct option_row *row, enum command command)
{
	return (row->commands >> command & 1) != 0;
}

/* Returns the option of command called name (without dashes), or OPTION_COUNT. */
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

static void
add_given(struct program *program, struct options *options, enum option option, const char *value)
{
	options->given = arena_grow(&program->arena, options->given, sizeof *options->given,
	    options->given_count + 1, &options->given_cap);
	options->given[options->given_count++] =
	    (struct option_given){ .option = option, .value.text = value };
}

/* Reads the value of an option that was given. */
static int
read_value(struct program *program, struct option_given *given)
{
	const struct option_row *row = &rows[given->option];
	const char *shown = row->short_name != 0
				? arena_printf(&program->arena, "-%c", row->short_name).p
				: arena_printf(&program->arena, "--%s", row->long_name).p;

	return option_value_read(
	    program, &row->type, shown, row->argument, given->value.text, &given->value);
}

static void
add_operand(struct program *program, struct options *options, const char *operand)
{
	options->operands = arena_grow(&program->arena, options->operands,
	    sizeof *options->operands, options->operand_count + 1, &options->operand_cap);
	options->operands[options->operand_count++] = operand;
}

/* The arguments that are not parsed yet. */
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

/* Parses --name, --name=value or --name value; word is without its dashes. */
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
	if (rows[option].type.kind == TYPE_flag) {
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
	add_given(program, options, option, value);
	return STATUS_ok;
}

/* Parses -x, -xyz, -xVALUE or -x VALUE; word is without its dash. */
static int
take_short(struct program *program, enum command command, struct words *words, const char *word,
    struct options *options)
{
	enum option option;
	const char *value;

	for (; *word != '\0'; word++) {
		option = short_option(command, *word);
		if (option == OPTION_COUNT)
			return program_usage(program, "unknown option -%c", *word);
		value = NULL;
		if (rows[option].type.kind != TYPE_flag) {
			if (word[1] == '\0' && words->count == 0)
				return program_usage(
				    program, "-%c needs a value: %s", *word, rows[option].argument);
			value = word + 1;
			if (word[1] == '\0') {
				value = *words->at++;
				words->count--;
			}
		}
		add_given(program, options, option, value);
		if (value != NULL)
			break;
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
	size_t i;
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
		program->language = program_language(options_text(options, OPTION_lang));
	for (i = 0; i < options->given_count && !options_has(options, OPTION_help); i++) {
		if (read_value(program, &options->given[i]) != STATUS_ok)
			return STATUS_failed;
	}
	return STATUS_ok;
}

int
options_add(struct program *program, struct options *options, enum option option, const char *value)
{
	add_given(program, options, option, value);
	return read_value(program, &options->given[options->given_count - 1]);
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

/* Appends the help of an option in its column; its further lines below. */
static void
add_help_text(struct str help, size_t used, struct buffer *out)
{
	enum { COLUMN = 30 };
	size_t n;

	if (used + 2 > COLUMN) {
		buffer_char(out, '\n');
		used = 0;
	}
	for (;;) {
		buffer_fill(out, ' ', COLUMN - used);
		n = str_find(help, STR("\n"));
		buffer_add(out, str_first(help, n));
		buffer_char(out, '\n');
		if (n == help.n)
			return;
		help = str_after(help, n + 1);
		used = 0;
	}
}

static void
add_help(const struct option_row *row, enum language language, struct buffer *out)
{
	size_t start = out->n;

	if (row->short_name != 0)
		buffer_printf(
		    out, "  -%c%s", row->short_name, row->long_name[0] != '\0' ? ", " : "");
	else
		buffer_add(out, STR("      "));
	if (row->long_name[0] != '\0')
		buffer_printf(out, "--%s", row->long_name);
	if (row->argument[0] != '\0')
		buffer_printf(out, " %s", row->argument);
	add_help_text(str_of(row->help[language]), out->n - start, out);
}

void
options_help(enum command command, enum language language, struct buffer *out)
{
	enum { GROUPED = 10 }; /* as many options are listed in groups */
	const char *heading = messages_in(language, "options");
	unsigned count = 0;
	size_t i;

	for (i = 0; i < OPTION_COUNT; i++)
		count += belongs(&rows[i], command);
	for (i = 0; i < sizeof help_rows / sizeof *help_rows; i++) {
		const struct help_row *row = &help_rows[i];

		if (row->option == OPTION_COUNT && count >= GROUPED)
			heading = row->heading[language];
		if (row->option == OPTION_COUNT || !belongs(&rows[row->option], command))
			continue;
		if (heading != NULL)
			buffer_printf(out, "\n%s:\n", heading);
		heading = NULL;
		add_help(&rows[row->option], language, out);
	}
}
