/* kifu complete: what the last word of a command line may become, from the rows. */

#include <string.h>

#include "cmd/archive/archive_name.h"
#include "cmd/command.h"
#include "cmd/compare/compare.h"
#include "lib/columns.h"
#include "record/tables/ending.h"

/* The word that is being completed: what stands before the part in question, and that part. */
struct completing {
	struct program *program;
	struct str before, part;
};

static const struct command_row commands[COMMAND_COUNT] = {
#define COMMAND(id, ...) [COMMAND_##id] = { __VA_ARGS__ },
#include "cmd/options/commands.def"
#undef COMMAND
};

/* Prints a candidate with the first line of its help, if the part begins it. */
static void
add_candidate(const struct completing *completing, struct str name, const char *help)
{
	struct buffer *out = &completing->program->out.buffer;
	struct str line = str_of(help);

	if (!str_starts(name, completing->part))
		return;
	buffer_add(out, completing->before);
	buffer_add(out, name);
	if (line.n > 0) {
		buffer_char(out, '\t');
		buffer_add(out, str_cut(&line, '\n'));
	}
	buffer_char(out, '\n');
}

static void
add_name(void *arg, const char *name)
{
	add_candidate(arg, str_of(name), "");
}

static void
add_names(struct completing *completing, const char *const *first, size_t count, size_t size)
{
	struct suggest suggest = { .each = add_name, .arg = completing };

	suggest_rows(&suggest, first, count, size);
}

static void
add_kind(struct completing *completing, enum option_kind kind)
{
	struct suggest suggest = { .each = add_name, .arg = completing };

	option_value_offer(kind, &suggest);
}

/* Prints the line that stands for files whose extension is that of a format that is read, of an
 * archive, or of a packed record. */
static void
add_records(struct buffer *out)
{
	static const char *const packed[] = { "gz", "bz2", "xz", "zst" };
	unsigned i;

	buffer_add(out, STR(":files"));
	for (i = 1; i < FORMAT_COUNT; i++) {
		if ((format_rows[i].carries & ONLY_written) == 0)
			buffer_printf(out, " %s", format_rows[i].extensions.p);
	}
	for (i = 0; archive_endings[i].n > 0; i++)
		buffer_printf(out, " %s", archive_endings[i].p + 1);
	for (i = 0; i < sizeof packed / sizeof *packed; i++)
		buffer_printf(out, " %s", packed[i]);
	buffer_add(out, STR("\n:folders\n"));
}

/* Lets the part begin after the last separator in it. */
static void
skip_list(struct completing *completing, char separator)
{
	struct str all = { completing->before.p, completing->before.n + completing->part.n };
	size_t at = all.n;

	while (at > completing->before.n && all.p[at - 1] != separator)
		at--;
	completing->before = str_first(all, at);
	completing->part = str_after(all, at);
}

/* Prints the words of an argument such as "error|warning|note" or "text|csv|json[:FILE]". */
static void
add_words(struct completing *completing, const char *argument)
{
	struct str rest = str_of(argument), words = str_cut(&rest, '['), word;

	while (words.n > 0) {
		word = str_cut(&words, '|');
		if (word.p[0] >= 'a' && word.p[0] <= 'z')
			add_candidate(completing, word, "");
	}
}

/* Whether the option's value may be FORMAT:FILE. */
static bool
takes_file(const struct option_row *row)
{
	return row->type.kind == TYPE_report || row->type.kind == TYPE_form;
}

/* Prints what the value of an option may be. */
static void
add_values(struct completing *completing, enum option option, const struct option_row *row)
{
	struct buffer *out = &completing->program->out.buffer;

	if (row->type.kind == TYPE_rules || row->type.kind == TYPE_text)
		skip_list(completing, ',');
	add_words(completing, row->argument);
	add_kind(completing, row->type.kind);
	if (option == OPTION_columns || option == OPTION_sort)
		add_names(completing, &column_rows[0].name, COLUMN_COUNT, sizeof *column_rows);
	else if (option == OPTION_only)
		add_names(completing, compare_names, COMPARE_PARTS, sizeof *compare_names);
	else if (option == OPTION_ending)
		add_names(completing, &ending_rows[0].name, ENDING_COUNT, sizeof *ending_rows);
	else if (option == OPTION_directory)
		buffer_add(out, STR(":folders\n"));
	else if (strcmp(row->argument, "FILE") == 0 || strcmp(row->argument, "LIST") == 0 ||
		 (takes_file(row) && str_find(completing->part, STR(":")) < completing->part.n))
		buffer_add(out, STR(":files\n:folders\n"));
}

/* Prints the options of the command that the word may become. */
static void
add_options(struct completing *completing, enum command command)
{
	enum language language = completing->program->language;
	unsigned i;

	for (i = 0; i < OPTION_COUNT; i++) {
		const struct option_row *row = options_row(command, (enum option)i);

		if (row != NULL && row->long_name[0] != '\0')
			add_candidate(completing,
			    arena_printf(&completing->program->arena, "--%s%s", row->long_name,
				row->type.kind == TYPE_flag ? "" : "="),
			    row->help[language]);
	}
}

/* Prints what may stand where no option is. */
static void
add_operands(struct completing *completing, enum command command)
{
	switch (command) {
	case COMMAND_explain:
		add_kind(completing, TYPE_rules);
		break;
	case COMMAND_formats:
		add_kind(completing, TYPE_format);
		break;
	case COMMAND_variants:
		add_kind(completing, TYPE_variant);
		break;
	case COMMAND_schema:
		add_words(completing, commands[command].operands);
		break;
	case COMMAND_perft:
	case COMMAND_complete:
		break;
	default:
		add_records(&completing->program->out.buffer);
	}
}

/* Returns the command's option of this long (--x) or short (-x) name that takes a value, or
 * OPTION_COUNT. */
static enum option
valued_option(enum command command, struct str word)
{
	unsigned i;

	for (i = 0; i < OPTION_COUNT; i++) {
		const struct option_row *row = options_row(command, (enum option)i);

		if (row != NULL && row->type.kind != TYPE_flag &&
		    (str_starts(word, STR("--"))
			    ? word.n > 2 && str_eq(str_after(word, 2), str_of(row->long_name))
			    : word.n == 2 && word.p[0] == '-' && word.p[1] == row->short_name))
			break;
	}
	return (enum option)i;
}

/* Whether the last word is a file that --format=FORMAT: names; bash makes words of '=' and ':' too.
 */
static bool
names_report_file(enum command command, const char **words, size_t count)
{
	size_t colon = strcmp(words[count - 1], ":") == 0                ? count - 1
		       : count > 1 && strcmp(words[count - 2], ":") == 0 ? count - 2
									 : 0;
	size_t back = colon >= 3 && strcmp(words[colon - 2], "=") == 0 ? 3 : 2;
	enum option option =
	    colon < back ? OPTION_COUNT : valued_option(command, str_of(words[colon - back]));

	return option != OPTION_COUNT && takes_file(options_row(command, option));
}

/* Whether a word before the last one ends the options. */
static bool
options_ended(const char **words, size_t count)
{
	while (count > 1) {
		if (strcmp(words[--count - 1], "--") == 0)
			return true;
	}
	return false;
}

/* Completes the last of the words that follow a command's name; bash makes three of --x=y. */
static void
complete_word(struct completing *completing, enum command command, const char **words, size_t count)
{
	struct str word = str_of(words[count - 1]), value = word, name = NO_STR;
	bool equals = count > 1 && word.n == 1 && word.p[0] == '=';
	size_t back = equals ? 2 : count > 2 && strcmp(words[count - 2], "=") == 0 ? 3 : 2;
	enum option option = OPTION_COUNT;

	if (str_starts(word, STR("--")) && str_find(word, STR("=")) < word.n)
		name = str_cut(&value, '=');
	else if (count >= back)
		name = str_of(words[count - back]);
	if (equals)
		value = str_after(word, 1);
	option = valued_option(command, name);
	completing->before = str_first(word, word.n - (option == OPTION_COUNT ? word.n : value.n));
	completing->part = option == OPTION_COUNT ? word : value;
	if (equals)
		completing->before = NO_STR;
	if (options_ended(words, count))
		add_operands(completing, command);
	else if (names_report_file(command, words, count))
		buffer_add(&completing->program->out.buffer, STR(":files\n:folders\n"));
	else if (option != OPTION_COUNT)
		add_values(completing, option, options_row(command, option));
	else if (str_starts(word, STR("-")))
		add_options(completing, command);
	else
		add_operands(completing, command);
}

int
complete_run(struct program *program, const struct options *options)
{
	struct completing completing = { .program = program, .before = STR("") };
	const char **words = options->operands;
	size_t count = options->operand_count, helps;
	unsigned i;

	if (count == 0)
		return program_usage(program, "complete needs the words of a command line");
	helps = count == 2 && strcmp(words[0], "help") == 0;
	if (count == 1 || helps) {
		completing.part = str_of(words[count - 1]);
		if (words[0][0] == '-') {
			add_candidate(&completing, STR("--help"), "");
			add_candidate(&completing, STR("--version"), "");
		}
		for (i = 0; i < COMMAND_COUNT; i++)
			add_candidate(&completing, str_of(commands[i].name),
			    program->language == LANGUAGE_ja ? commands[i].summary_ja
							     : commands[i].summary);
		return STATUS_ok;
	}
	for (i = 0; i < COMMAND_COUNT && strcmp(words[0], commands[i].name) != 0;)
		i++;
	if (i < COMMAND_COUNT)
		complete_word(&completing, (enum command)i, words + 1, count - 1);
	return STATUS_ok;
}
