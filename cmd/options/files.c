#include "cmd/options/files.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/host/messages.h"
#include "cmd/host/program.h"
#include "cmd/input/input.h"

static void
add(struct program *program, struct files *files, const char *name)
{
	files->names = arena_grow(
	    &program->arena, files->names, sizeof *files->names, files->count + 1, &files->cap);
	files->names[files->count++] = name;
	files->streams += strcmp(name, "-") == 0;
}

/* Adds the names in a list: each ends with NUL, the last perhaps without. */
static int
add_list(struct program *program, struct files *files, const char *list)
{
	struct buffer bytes;
	const char *reason, *name, *end;

	buffer_init(&bytes, &program->memory);
	files->streams += strcmp(list, "-") == 0;
	reason = input_read(list, &bytes);
	if (reason == NULL) {
		buffer_char(&bytes, '\0');
		name = arena_str(&program->arena, buffer_str(&bytes)).p;
		end = name + bytes.n - 1;
		for (; name < end && reason == NULL; name += strlen(name) + 1) {
			if (*name == '\0')
				reason = "empty file name in the list";
			else
				add(program, files, name);
		}
	}
	buffer_free(&bytes);
	return reason == NULL
		   ? STATUS_ok
		   : program_fail(program, "%s: %s", list, messages_in(program->language, reason));
}

int
files_collect(struct program *program, const struct options *options, struct files *files)
{
	bool lists = options_has(options, OPTION_files0);
	int status = STATUS_ok;
	size_t i;

	*files = (struct files){ 0 };
	for (i = 0; i < options->operand_count && status == STATUS_ok; i++) {
		if (lists)
			status = add_list(program, files, options->operands[i]);
		else if (options->operands[i][0] == '\0')
			status = program_usage(program, "empty file name");
		else
			add(program, files, options->operands[i]);
	}
	if (lists && i == 0)
		status = add_list(program, files, "-");
	files->operands = lists ? 0 : files->count;
	for (i = 0; i < options->given_count && status == STATUS_ok; i++) {
		if (options->given[i].option == OPTION_files0_from)
			status = add_list(program, files, options->given[i].value.text);
	}
	files->unnamed =
	    options->operand_count == 0 && !lists && !options_has(options, OPTION_files0_from);
	if (files->unnamed)
		add(program, files, "-");
	if (files->unnamed && status == STATUS_ok && isatty(STDIN_FILENO) == 1)
		program_fail(program,
		    "reading what is typed, up to Ctrl-D (to read a file: kifu %s FILE)",
		    program->command);
	if (status == STATUS_ok && files->streams > 1)
		status = program_usage(program, "standard input (-) can be read only once");
	return status;
}

struct str
files_shown(const struct options *options, const char *name)
{
	const char *given = options_text(options, OPTION_stdin_filename);

	return str_of(strcmp(name, "-") == 0 && given != NULL ? given : name);
}

struct str
files_folder(const struct files *files)
{
	struct str folder = files->count == 0 ? NO_STR : str_of(files->names[0]);
	struct stat found;
	size_t i, k;

	if (files->count == 1 && stat(folder.p, &found) == 0 && S_ISDIR(found.st_mode))
		return folder;
	for (i = 1; i < files->count; i++) {
		for (k = 0; k < folder.n && files->names[i][k] == folder.p[k];)
			k++;
		folder.n = k;
	}
	while (folder.n > 0 && folder.p[folder.n - 1] != '/')
		folder.n--;
	return folder;
}
