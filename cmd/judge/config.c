#include "cmd/judge/config.h"

#include <string.h>

#include "cmd/host/messages.h"
#include "cmd/input/input.h"
#include "cmd/judge/config_find.h"
#include "record/text/ini_lines.h"

/* The keys outside sections [rule NAME]. */
static const struct {
	const char *key;
	enum option option;
	bool of_run; /* it counts in the settings of the working directory, for the whole run */
} keys[] = {
	{ "select", OPTION_select, false },
	{ "ignore", OPTION_ignore, false },
	{ "severity", OPTION_severity, false },
	{ "fail-on", OPTION_fail_on, false },
	{ "rules", OPTION_rules, true },
	{ "encoding", OPTION_encoding, true },
	{ "include", OPTION_include, true },
	{ "exclude", OPTION_exclude, true },
	{ "variant", OPTION_variant, true },
	{ "lang", OPTION_lang, true },
};

/* A file that was read. */
struct config_file {
	const char *path;
	bool own;                      /* the user's, not one beside the inputs */
	const struct judge_plan *plan; /* NULL: something is wrong with it */
	struct user_rules rules;
	struct config_file *next;
};

struct config {
	struct program *program;
	const struct options *options;
	const struct judge_plan *base;
	const char *profile;
	bool has_profile;
	struct config_file *files;
	struct pattern_context *context; /* of the rules in all files */
	struct str folder;               /* of the last input; empty: there was none */
	const struct judge_plan *found;  /* its options */
};

struct config *
config_new(struct program *program, const struct options *options, const struct judge_plan *base)
{
	struct config *config = arena_zero(&program->arena, sizeof *config);

	config->program = program;
	config->options = options;
	config->base = base;
	config->profile = options_text(options, OPTION_profile);
	config->has_profile = options->config.has_profile;
	return config;
}

enum severity
config_fail_on(const struct options *options)
{
	return (enum severity)(SEVERITY_error - options_word(options, OPTION_fail_on, 0));
}

void
config_free(struct config *config)
{
	pattern_context_free(config->context);
	config->context = NULL;
}

/* A file that is being read. */
struct config_reading {
	struct config *config;
	const char *path;
	struct ini_lines lines;
	bool users;              /* it is the user's own file */
	bool of_run;             /* for the settings of the run: rules are passed over */
	struct options options;  /* of the file */
	struct options run;      /* of the file, for the whole run */
	struct user_rules rules; /* of the file */
	struct user_error error; /* the first */
};

/* What is wrong was said. */
static const char REPORTED[] = "";

/* Sets the error of the line, unless there is one already. */
static void
set_error(struct config_reading *reading, const char *wrong)
{
	if (reading->error.what == NULL)
		reading->error =
		    (struct user_error){ reading->lines.number, wrong, reading->error.key };
}

static void
set_unknown_key(struct config_reading *reading, const char *wrong, const char *key)
{
	if (reading->error.what == NULL)
		reading->error.key = arena_printf(&reading->config->program->arena, "%s", key).p;
	set_error(reading, wrong);
}

static bool
is_unknown_section(struct str line)
{
	return str_starts(line, STR("[")) && !str_starts(line, STR("[profile ")) &&
	       !str_starts(line, STR("[rule "));
}

/* Returns whether inih may read the line: what it would split or end early is an error. */
static bool
begin_line(void *arg, const char *wrong)
{
	struct config_reading *reading = arg;

	if (reading->error.what != NULL)
		return false;
	if (wrong != NULL)
		set_error(reading, wrong);
	else if (is_unknown_section(reading->lines.line))
		set_error(reading, "unknown section (use [profile NAME] or [rule NAME])");
	return reading->error.what == NULL;
}

/* Whether the keys of a section apply: those before any section, and those of the profile. */
static bool
section_applies(struct config_reading *reading, struct str section)
{
	struct str name = str_of(reading->config->profile);

	if (section.n == 0)
		return true;
	if (name.p == NULL || !str_eq(str_trim(str_after(section, strlen("profile "))), name))
		return false;
	reading->config->has_profile = true;
	return true;
}

/* Returns the value of the key variant: a name, or a file beside the settings, which must be the
 * user's own: a stranger's may not choose the laws by which records are checked.  NULL: it counts
 * for the run alone, or not at all. */
static const char *
find_variant(struct config_reading *reading, const char *value)
{
	struct program *program = reading->config->program;
	const char *path = reading->path;

	if (!reading->users)
		set_error(
		    reading, "variant counts only in the user's own kifu.ini (use --variant)");
	else if (strchr(value, '/') != NULL)
		set_error(
		    reading, "the file of a variant must lie beside the settings, without a path");
	if (reading->error.what != NULL || !reading->of_run ||
	    options_has(reading->config->options, OPTION_variant))
		return NULL;
	if (strchr(value, '.') == NULL)
		return value;
	return arena_printf(
	    &program->arena, "%.*s%s", (int)(strrchr(path, '/') + 1 - path), path, value)
	    .p;
}

static void
take_setting(struct config_reading *reading, struct str section, const char *key, const char *value)
{
	struct program *program = reading->config->program;
	bool applies = section_applies(reading, section);
	size_t i;

	for (i = 0; i < sizeof keys / sizeof *keys && strcmp(key, keys[i].key) != 0; i++)
		;
	if (i == sizeof keys / sizeof *keys)
		set_unknown_key(reading,
		    "unknown key (select, ignore, severity, fail-on, rules, encoding, include, "
		    "exclude, variant or lang)",
		    key);
	if (reading->error.what != NULL || !applies)
		return;
	value = arena_printf(&program->arena, "%s", value).p;
	if (keys[i].option == OPTION_variant && (value = find_variant(reading, value)) == NULL)
		return;
	program->setting =
	    arena_printf(&program->arena, "%s:%d", reading->path, reading->lines.number).p;
	if (options_add(program, keys[i].of_run ? &reading->run : &reading->options, keys[i].option,
		value) != STATUS_ok)
		set_error(reading, REPORTED);
	program->setting = NULL;
}

static int
take_key(void *arg, const char *section, const char *key, const char *value)
{
	struct config_reading *reading = arg;
	struct str name = str_of(section);

	if (reading->error.what != NULL)
		return 0;
	reading->error.line = reading->lines.number;
	if (name.n >= INI_LINES_SECTION_MAX)
		set_error(reading, "section name too long");
	else if (str_starts(name, STR("rule ")) && reading->of_run)
		return 1;
	else if (str_starts(name, STR("rule ")))
		user_take(&reading->rules, &reading->config->program->arena,
		    &(struct user_line){ str_trim(str_after(name, strlen("rule "))), str_of(key),
			str_of(value), reading->lines.continues },
		    &reading->error);
	else
		take_setting(reading, name, key, value);
	return reading->error.what == NULL;
}

/* Returns the options of a file, then those of the command line, which override them.  of_run: only
 * those of the file that the command takes and the command line does not have. */
static struct options
join(struct arena *arena, const struct options *file, const struct options *line, bool of_run)
{
	struct options all = *line;
	size_t i;

	all.given_cap = file->given_count + line->given_count + 1;
	all.given = arena_take(arena, all.given_cap * sizeof *all.given);
	all.given_count = 0;
	for (i = 0; i < file->given_count; i++) {
		enum option option = file->given[i].option;

		if (!of_run ||
		    (options_row(line->command, option) != NULL && !options_has(line, option)))
			all.given[all.given_count++] = file->given[i];
	}
	all.settings = all.given_count;
	for (i = 0; i < line->given_count; i++)
		all.given[all.given_count++] = line->given[i];
	return all;
}

/* Reads the bytes of a file. */
static void
read_bytes(struct config_reading *reading, struct str bytes)
{
	struct config *config = reading->config;
	int line;

	reading->lines = (struct ini_lines){
		.rest = bytes, .begin = begin_line, .key = take_key, .arg = reading
	};
	line = ini_lines_read(&reading->lines);
	if (line != 0 && (reading->error.what == NULL || line < reading->error.line)) {
		reading->lines.number = line;
		reading->error = (struct user_error){ .what = NULL };
		set_error(reading, "syntax error");
	}
	if (reading->error.what != NULL || reading->rules.count == 0)
		return;
	if (config->context == NULL)
		config->context = pattern_context_new(&config->program->memory);
	user_finish(&reading->rules, config->program, config->context, &reading->error);
}

/* Whether one of these files has a rule of this name. */
static bool
has_rule(void *files, struct str name)
{
	const struct config_file *file;

	for (file = files; file != NULL; file = file->next) {
		if (user_named(&file->rules, name) != NULL)
			return true;
	}
	return false;
}

/* Returns the options for inputs to which the file applies, or NULL after reporting an error. */
static const struct judge_plan *
make_options(struct config_reading *reading, struct config_file *file)
{
	struct config *config = reading->config;
	struct program *program = config->program;
	struct judge_plan *plan = arena_take(&program->arena, sizeof *plan);
	struct str missing;

	file->rules = reading->rules;
	missing = policy_missing_rule(&reading->options, has_rule, file);
	if (missing.n > 0) {
		program_fail(program, "%s: unknown rule '%.*s'", file->path, program_width(missing),
		    missing.p);
		return NULL;
	}
	reading->options = join(&program->arena, &reading->options, config->options, false);
	*plan = *config->base;
	plan->users = file->rules.count > 0 ? &file->rules : NULL;
	policy_make(&plan->policy, &program->arena, &reading->options, plan->users);
	plan->fail_on = config_fail_on(&reading->options);
	return plan;
}

/* Reads the bytes of a file into program->arena; own: it is that of --config.  Returns NULL, or why
 * it cannot be read. */
static const char *
load(struct program *program, const char *path, bool own, struct str *bytes)
{
	struct buffer buffer;
	const char *reason;

	buffer_init(&buffer, &program->memory);
	reason = input_read_settings(path, own, INPUT_SETTINGS_MAX, &buffer);
	if (reason == NULL)
		*bytes = arena_str(&program->arena, buffer_str(&buffer));
	buffer_free(&buffer);
	return reason;
}

/* Reads the file path; own: it is that of --config, whose bytes may be known.  Returns a status. */
static int
read_file(struct config_reading *reading, const char *path, bool own)
{
	struct program *program = reading->config->program;
	struct str bytes = own ? reading->config->options->config.bytes : NO_STR;
	const char *reason = bytes.p != NULL ? NULL : load(program, path, own, &bytes);

	if (reason != NULL)
		return program_fail(
		    program, "%s: %s", path, messages_in(program->language, reason));
	reading->path = path;
	reading->users = config_find_users_own(program, path);
	read_bytes(reading, bytes);
	if (reading->error.what == NULL)
		return STATUS_ok;
	if (reading->error.what == REPORTED)
		return STATUS_failed;
	return program_fail(program, "%s:%d: %s%s%s", path, reading->error.line,
	    messages_in(program->language, reading->error.what),
	    reading->error.key != NULL ? ": " : "",
	    reading->error.key != NULL ? reading->error.key : "");
}

int
config_check(const struct config *config)
{
	struct program *program = config->program;
	struct str rule = policy_missing_rule(config->options, has_rule, config->files);
	int status = STATUS_ok;

	if (config->profile != NULL && !config->has_profile)
		status = program_fail(program, "no profile '%s' in the settings", config->profile);
	if (rule.n > 0)
		status = program_fail(
		    program, "no rule '%.*s' in the settings", program_width(rule), rule.p);
	return status;
}

/* Returns the options of the file path, which is read once; own: it is the user's. */
static const struct judge_plan *
file_options(struct config *config, const char *path, bool own)
{
	struct config_reading reading = { .config = config };
	struct arena *arena = &config->program->arena;
	struct config_file *file = config->files;

	while (file != NULL && strcmp(file->path, path) != 0)
		file = file->next;
	if (file == NULL) {
		file = arena_zero(arena, sizeof *file);
		file->path = arena_printf(arena, "%s", path).p;
		file->own = own;
		if (read_file(&reading, path, own) == STATUS_ok)
			file->plan = make_options(&reading, file);
		file->next = config->files;
		config->files = file;
	}
	return file->plan;
}

/* Returns the options for inputs in a folder, whose path ends with a slash. */
static const struct judge_plan *
folder_options(struct config *config, const char *folder)
{
	const struct judge_plan *found = config->base;
	struct buffer path;

	buffer_init(&path, &config->program->memory);
	config_find(config->program, folder, &path);
	if (path.n > 0)
		found = file_options(config, path.p, false);
	buffer_free(&path);
	return found;
}

const struct judge_plan *
config_for(struct config *config, const char *path)
{
	const char *file = options_text(config->options, OPTION_config);
	const char *slash = strrchr(path, '/');
	struct str folder = STR("./");

	if (file != NULL)
		return file[0] == '\0' ? config->base : file_options(config, file, true);
	if (slash != NULL)
		folder = (struct str){ path, (size_t)(slash - path) + 1 };
	if (!str_eq(config->folder, folder)) {
		config->folder =
		    arena_printf(&config->program->arena, "%.*s", program_width(folder), folder.p);
		config->found = folder_options(config, config->folder.p);
	}
	return config->found;
}

/* Reads the file of the run's settings, if there is one.  Returns a status. */
static int
read_run(struct config_reading *reading, struct options *options)
{
	struct program *program = reading->config->program;
	const char *own = options_text(options, OPTION_config), *reason = NULL;
	struct buffer path;
	int status = STATUS_ok;

	buffer_init(&path, &program->memory);
	if (own == NULL)
		config_find(program, "./", &path);
	else if (own[0] != '\0')
		reason = load(program, own, true, &options->config.bytes);
	if (reason != NULL)
		status =
		    program_fail(program, "%s: %s", own, messages_in(program->language, reason));
	else if (path.n > 0 || options->config.bytes.p != NULL)
		status = read_file(reading, own != NULL ? own : path.p, own != NULL);
	buffer_free(&path);
	return status;
}

const struct options *
config_settle(struct program *program, const struct options *options)
{
	struct options *all = arena_take(&program->arena, sizeof *all);
	struct config config = {
		.program = program, .options = all, .profile = options_text(options, OPTION_profile)
	};
	struct config_reading reading = { .config = &config, .of_run = true };

	*all = *options;
	if (read_run(&reading, all) != STATUS_ok)
		return NULL;
	*all = join(&program->arena, &reading.run, all, true);
	all->config.has_profile = config.has_profile;
	if (options_has(all, OPTION_lang))
		program->language = program_language(options_text(all, OPTION_lang));
	if (options_row(all->command, OPTION_select) != NULL) /* the settings of inputs count too */
		return all;
	return config_check(&config) == STATUS_ok ? all : NULL;
}
