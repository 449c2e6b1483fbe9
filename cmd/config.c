/* For realpath, which glibc counts among the extensions of X/Open. */
#define _XOPEN_SOURCE 700

#include "cmd/config.h"

#include <errno.h>
#include <ini.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/input.h"
#include "cmd/program.h"
#include "cmd/words.h"

/* What may stand in a file. */
static const struct {
	const char *key;
	enum option option;
} keys[] = {
	{ "select", OPTION_select },
	{ "ignore", OPTION_ignore },
	{ "severity", OPTION_severity },
	{ "fail-on", OPTION_fail_on },
};

/* A file that was read. */
struct config_file {
	const char *path;
	const struct examine_options *examine; /* NULL: something is wrong with it */
	struct config_file *next;
};

struct config {
	struct program *program;
	const struct options *options;
	const struct examine_options *base;
	const char *profile;
	bool met;
	struct config_file *files;
	const char *folder; /* that was asked about last */
	const struct examine_options *found;
};

struct config *
config_new(
    struct program *program, const struct options *options, const struct examine_options *base)
{
	struct config *config = arena_zero(&program->arena, sizeof *config);

	config->program = program;
	config->options = options;
	config->base = base;
	config->profile = options_value(options, OPTION_profile);
	return config;
}

bool
config_met_profile(const struct config *config)
{
	return config->profile == NULL || config->met;
}

enum severity
config_fail_on(const struct options *options)
{
	return (enum severity)(SEVERITY_error - options_choice(options, OPTION_fail_on, 0));
}

/* A file that is being read. */
struct reading {
	struct config *config;
	const char *path;
	struct options options; /* what it says */
	const char *wrong;      /* the first thing that is wrong */
};

/* Whether a section counts: none, or that of the profile.  Others must be profiles too. */
static bool
section_counts(struct reading *reading, const char *section)
{
	struct str rest = str_of(section), name = str_of(reading->config->profile);

	if (rest.n == 0)
		return true;
	if (!str_starts(rest, STR("profile "))) {
		reading->wrong = "a section that is no [profile NAME]";
		return false;
	}
	if (name.p == NULL || !str_eq(str_trim(str_after(rest, 8)), name))
		return false;
	reading->config->met = true;
	return true;
}

static int
take_key(void *arg, const char *section, const char *key, const char *value)
{
	struct reading *reading = arg;
	struct program *program = reading->config->program;
	bool counts = section_counts(reading, section);
	struct str copy;
	size_t i;

	for (i = 0; i < sizeof keys / sizeof *keys && strcmp(key, keys[i].key) != 0; i++)
		;
	if (i == sizeof keys / sizeof *keys)
		reading->wrong = "a key that is none of select, ignore, severity, fail-on";
	if (reading->wrong != NULL || !counts)
		return reading->wrong == NULL;
	copy = arena_printf(&program->arena, "%s", value);
	if (!options_add(program, &reading->options, keys[i].option, copy.p)) {
		reading->wrong = "a value that is none";
		return 0;
	}
	return 1;
}

/* Adds what the command line says behind what the file says.  Its --select replaces the file's. */
static void
add_command_line(struct reading *reading)
{
	const struct options *line = reading->config->options;
	struct options *all = &reading->options;
	size_t i, kept = 0;

	for (i = 0; i < all->given_count; i++) {
		if (all->given[i].option != OPTION_select || !options_has(line, OPTION_select))
			all->given[kept++] = all->given[i];
	}
	all->given_count = kept;
	for (i = 0; i < line->given_count; i++) {
		all->given = arena_grow(&reading->config->program->arena, all->given,
		    sizeof *all->given, all->given_count + 1, &all->given_cap);
		all->given[all->given_count++] = line->given[i];
	}
}

static const struct examine_options *
read_file(struct config *config, const char *path)
{
	struct program *program = config->program;
	struct reading reading = { .config = config, .path = path };
	struct examine_options *examine = arena_take(&program->arena, sizeof *examine);
	struct buffer bytes;
	const char *reason;
	int line = 0;

	buffer_init(&bytes, &program->memory);
	reason = input_read(path, &bytes);
	if (reason == NULL) {
		buffer_char(&bytes, '\0');
		line = ini_parse_string(bytes.p, take_key, &reading);
	}
	buffer_free(&bytes);
	if (reason != NULL) {
		program_fail(program, "%s: %s", path, words_in(program->language, reason));
		return NULL;
	}
	if (line != 0) {
		program_fail(program, "%s:%d: %s", path, line,
		    words_in(program->language,
			reading.wrong != NULL ? reading.wrong : "not a line of a kifu.ini"));
		return NULL;
	}
	add_command_line(&reading);
	*examine = *config->base;
	if (policy_make(&examine->policy, program, &reading.options) != STATUS_ok) {
		program_fail(program, "%s: see the rule above", path);
		return NULL;
	}
	examine->fail_on = config_fail_on(&reading.options);
	if (examine->least > SEVERITY_note)
		examine->least = examine->fail_on;
	return examine;
}

/* What the file path says; read once. */
static const struct examine_options *
file_says(struct config *config, const char *path)
{
	struct arena *arena = &config->program->arena;
	struct config_file *file = config->files;

	while (file != NULL && strcmp(file->path, path) != 0)
		file = file->next;
	if (file == NULL) {
		file = arena_zero(arena, sizeof *file);
		file->path = arena_printf(arena, "%s", path).p;
		file->next = config->files;
		config->files = file;
		file->examine = read_file(config, file->path);
	}
	return file->examine;
}

/* The user's file, in program->arena; NULL: there is none. */
static const char *
users_file(struct config *config)
{
	struct arena *arena = &config->program->arena;
	const char *folder = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME"), *path = NULL;

	if (folder != NULL && folder[0] != '\0')
		path = arena_printf(arena, "%s/kifu/kifu.ini", folder).p;
	else if (home != NULL && home[0] != '\0')
		path = arena_printf(arena, "%s/.config/kifu/kifu.ini", home).p;
	return path != NULL && access(path, F_OK) == 0 ? path : NULL;
}

/* What counts for files in the folder, whose absolute path is given; it is cut short. */
static const struct examine_options *
folder_says(struct config *config, char *folder, struct buffer *path)
{
	const char *user;
	size_t n = strlen(folder);

	for (;;) {
		while (n > 0 && folder[n - 1] == '/')
			n--;
		buffer_clear(path);
		buffer_add(path, (struct str){ folder, n });
		buffer_add(path, STR("/kifu.ini"));
		buffer_char(path, '\0');
		if (access(path->p, F_OK) == 0)
			return file_says(config, path->p);
		if (n == 0)
			break;
		while (n > 0 && folder[n - 1] != '/')
			n--;
	}
	user = users_file(config);
	return user != NULL ? file_says(config, user) : config->base;
}

/* The folder part of a path, or "."; in program->arena. */
static const char *
folder_of(struct config *config, const char *path)
{
	const char *slash = strrchr(path, '/');
	int n = slash == NULL ? 0 : (int)(slash - path) + 1;

	return n == 0 ? "." : arena_printf(&config->program->arena, "%.*s", n, path).p;
}

const struct examine_options *
config_for(struct config *config, const char *path)
{
	const char *said = options_value(config->options, OPTION_config), *slash;
	struct buffer scratch;
	char *absolute;
	size_t n;

	if (said != NULL)
		return said[0] == '\0' ? config->base : file_says(config, said);
	slash = strrchr(path, '/');
	n = slash == NULL ? 1 : (size_t)(slash - path) + 1;
	if (config->folder != NULL && strlen(config->folder) == n &&
	    memcmp(config->folder, slash == NULL ? "." : path, n) == 0)
		return config->found;
	config->folder = folder_of(config, path);
	absolute = realpath(config->folder, NULL);
	if (absolute == NULL && errno == ENOMEM) /* not as if there were no settings */
		config->program->memory.fail(config->program->memory.arg);
	if (absolute == NULL) { /* the input will say what is wrong with it */
		config->found = config->base;
		return config->base;
	}
	buffer_init(&scratch, &config->program->memory);
	config->found = folder_says(config, absolute, &scratch);
	buffer_free(&scratch);
	free(absolute);
	return config->found;
}
