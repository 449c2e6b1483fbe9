/* For realpath, which glibc counts among the extensions of X/Open. */
#define _XOPEN_SOURCE 700

#include "cmd/run/clobber.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cmd/archive/archive_name.h"
#include "cmd/host/output.h"
#include "cmd/run/paths.h"

/* Whether the file at target, a path without links, is in a folder and would be read with it. */
static bool
is_below(const struct options *options, const char *folder, const char *target)
{
	char *root = realpath(folder, NULL);
	size_t n = root == NULL ? 0 : strlen(root);
	bool below = n > 0 && strncmp(root, target, n) == 0 && (n == 1 || target[n] == '/') &&
		     (paths_want(options, target) || archive_name_known(str_of(target)));

	free(root);
	return below;
}

/* Whether an operand is the file at target, or a folder that has it among its records. */
static bool
reads(const struct options *options, const char *name, const char *target)
{
	struct stat st;

	if (stat(name, &st) != 0)
		return false;
	return S_ISDIR(st.st_mode) ? is_below(options, name, target) : output_same(name, target);
}

/* Returns the list, settings or baseline at target that the options name, or NULL. */
static const char *
named_by_option(const struct options *options, const char *target)
{
	for (size_t i = 0; i < options->given_count; i++) {
		const struct option_given *given = &options->given[i];

		if ((given->option == OPTION_files0_from || given->option == OPTION_config ||
			given->option == OPTION_baseline || given->option == OPTION_table ||
			given->option == OPTION_event_file) &&
		    output_same(given->value.text, target))
			return given->value.text;
	}
	for (size_t i = 0; options_has(options, OPTION_files0) && i < options->operand_count; i++)
		if (output_same(options->operands[i], target))
			return options->operands[i];
	return NULL;
}

const char *
spare_read(const struct options *options, const struct files *files, const char *path)
{
	char *target = realpath(path, NULL);
	const char *found = NULL, *name;
	struct stat st;

	if (target != NULL && stat(target, &st) == 0 && S_ISREG(st.st_mode)) {
		name = strrchr(target, '/') + 1;
		found = strcmp(name, "kifu.ini") == 0 ? path : named_by_option(options, target);
		for (size_t i = 0; i < files->count && found == NULL; i++)
			if (reads(options, files->names[i], target))
				found = path;
	}
	free(target);
	return found;
}
