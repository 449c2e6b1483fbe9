/* For realpath, which glibc counts among the extensions of X/Open. */
#define _XOPEN_SOURCE 700

#include "cmd/sink/replace.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cmd/host/hash.h"
#include "cmd/input/input.h"

/* Returns whether path is a link that leads out of its folder. */
static bool
leads_away(struct program *program, const char *path)
{
	const char *slash = strrchr(path, '/');
	struct stat st;
	char *file, *folder;
	size_t n;
	bool away;

	if (lstat(path, &st) != 0 || !S_ISLNK(st.st_mode))
		return false;
	file = realpath(path, NULL);
	folder = realpath(
	    slash == NULL ? "."
			  : arena_printf(&program->arena, "%.*s", (int)(slash - path) + 1, path).p,
	    NULL);
	n = folder == NULL ? 0 : strlen(folder);
	away = file == NULL || folder == NULL || strncmp(file, folder, n) != 0 ||
	       (n > 1 && file[n] != '/');
	free(file);
	free(folder);
	return away;
}

/* Returns NULL if the file has the bytes that were read, or why it is not replaced. */
static const char *
compare(struct program *program, const char *path, uint64_t was)
{
	struct buffer now;
	struct stat st;
	const char *reason;

	if (stat(path, &st) == 0 && !S_ISREG(st.st_mode))
		return "not a regular file";
	buffer_init(&now, &program->memory);
	reason = input_read(path, &now);
	if (reason == NULL && hash_add(HASH_BEGIN, buffer_str(&now)) != was)
		reason = "not fixed: the file was changed meanwhile (fix it again)";
	buffer_free(&now);
	return reason;
}

/* Opens the output of a regular file. */
static void
open_ahead(struct replacement *one, struct program *program)
{
	struct stat st;

	if (stat(one->path, &st) != 0 || !S_ISREG(st.st_mode))
		return;
	one->is_ready = output_file(&one->file, &program->memory, &program->outputs, one->path,
			    ON_EXISTS_overwrite, true) == NULL &&
			output_prepare(&one->file) == NULL;
	if (!one->is_ready)
		output_free(&one->file);
}

void
replace_prepare(
    struct replacements *replacements, struct program *program, const struct files *files)
{
	size_t i;

	replacements->list =
	    arena_zero(&program->arena, (files->count + 1) * sizeof *replacements->list);
	for (i = 0; i < files->count; i++) {
		struct replacement *one = &replacements->list[i];

		one->path = files->names[i];
		output_stream(&one->file, &program->memory, -1);
		one->is_away = leads_away(program, one->path);
		if (!one->is_away && files->count <= FILES_PREPARED)
			open_ahead(one, program);
	}
	replacements->count = files->count;
}

/* Returns what is known of a file that is named, or NULL; of several, the first that is ready. */
static struct replacement *
find_named(struct replacements *replacements, const char *path)
{
	for (size_t i = 0; i < replacements->count; i++) {
		struct replacement *one = &replacements->list[i];

		if ((one->is_ready || one->is_away) && strcmp(one->path, path) == 0)
			return one;
	}
	return NULL;
}

const char *
replace_file(struct replacements *replacements, struct program *program, const char *path,
    struct str bytes, uint64_t was)
{
	struct replacement *named = find_named(replacements, path);
	struct output own, *file = named != NULL ? &named->file : &own;
	const char *reason = compare(program, path, was);

	if (reason == NULL && named != NULL && named->is_away)
		reason = "not fixed: a link out of its folder (name the file itself)";
	if (reason != NULL)
		return reason;
	if (named != NULL)
		named->is_ready = false;
	else
		reason = output_file(
		    file, &program->memory, &program->outputs, path, ON_EXISTS_overwrite, true);
	if (reason == NULL) {
		output_write(file, bytes); /* output_commit returns an error */
		reason = output_commit(file);
	}
	output_free(file);
	return reason;
}

void
replace_free(struct replacements *replacements)
{
	for (size_t i = 0; i < replacements->count; i++)
		output_free(&replacements->list[i].file);
	replacements->count = 0;
}
