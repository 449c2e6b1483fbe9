#include "cmd/convert/target.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cmd/program.h"
#include "writers/writer_table.h"

/* Returns the length of a file's name without its extension. */
static size_t
stem(struct str name)
{
	enum { EXTENSION_MAX = 5 };
	size_t i = name.n;

	while (i > 0 && name.p[i - 1] != '.' && name.p[i - 1] != '/')
		i--;
	if (i < 2 || name.p[i - 1] == '/' || name.p[i - 2] == '/' || name.n - i > EXTENSION_MAX)
		return name.n;
	return i - 1;
}

/* Returns where a file goes in the directory: an operand by its last part alone, a name of a list
 * by all its parts but "." and "..", so that it depends on no other name. */
static const char *
path_for(const struct target *target, struct program *program, const char *name, bool operand)
{
	struct str rest = str_of(name), part, copy;
	const char *slash = strrchr(name, '/');
	struct buffer path;

	if (operand && slash != NULL)
		rest = str_of(slash + 1);
	rest = str_first(rest, stem(rest));
	buffer_init(&path, &program->memory);
	while (rest.n > 0) {
		part = str_cut(&rest, '/');
		if (part.n == 0 || str_eq(part, STR(".")) || str_eq(part, STR("..")))
			continue;
		buffer_char(&path, '/');
		buffer_add(&path, part);
	}
	buffer_char(&path, '\0');
	copy = arena_printf(&program->arena, "%s%s.%.*s", target->directory, path.p,
	    program_width(target->extension), target->extension.p);
	buffer_free(&path);
	return copy.p;
}

const char *
target_numbered(const struct target *target, struct program *program, unsigned long number)
{
	return arena_printf(&program->arena, "%s/%05lu.%.*s", target->directory, number,
	    (int)target->extension.n, target->extension.p)
	    .p;
}

/* An input file, by its place on the command line, and its path. */
struct pair {
	const char *path;
	size_t index;
};

static int
by_path(const void *a, const void *b)
{
	const struct pair *left = a, *right = b;
	int order = strcmp(left->path, right->path);

	return order != 0 ? order : (left->index > right->index) - (left->index < right->index);
}

/* Sets the path of each file, and finds those that an earlier one has: no two may be written to
 * one. */
static void
place_files(struct target *target, struct program *program, const struct files *files)
{
	struct pair *pairs = arena_take(&program->arena, (files->count + 1) * sizeof *pairs);
	size_t count = 0, owner = 0, i;

	target->paths = arena_zero(&program->arena, (files->count + 1) * sizeof *target->paths);
	target->rivals = arena_zero(&program->arena, (files->count + 1) * sizeof *target->rivals);
	for (i = 0; i < files->count; i++) {
		if (strcmp(files->names[i], "-") == 0)
			continue;
		target->paths[i] = path_for(target, program, files->names[i], i < files->operands);
		pairs[count++] = (struct pair){ target->paths[i], i };
	}
	qsort(pairs, count, sizeof *pairs, by_path);
	for (i = 1; i < count; i++) {
		if (strcmp(pairs[owner].path, pairs[i].path) == 0)
			target->rivals[pairs[i].index] = files->names[pairs[owner].index];
		else
			owner = i;
	}
}

/* Sets the format: -t's, else that of the output's extension. */
static int
choose_format(struct target *target, struct program *program, const struct options *options)
{
	const struct option_value *to = options_last(options, OPTION_to);

	if (to != NULL)
		target->format = to->is.format;
	else if (target->file != NULL)
		target->format = format_of_file(str_of(target->file));
	if (target->format == FORMAT_none)
		return program_usage(
		    program, "no target format: use -t FORMAT, or -o FILE with a known extension");
	if (writer_of(target->format)->write == NULL)
		return program_usage(program,
		    "format '%s' is read-only (choose another with -t FORMAT)",
		    format_rows[target->format].name);
	return STATUS_ok;
}

static void
choose_form(struct target *target, struct program *program, const struct options *options)
{
	enum { LF, CRLF };
	const struct option_value *given = options_last(options, OPTION_to_encoding);
	enum encoding wanted = given != NULL ? given->is.encoding : ENCODING_unknown;
	const struct format_row *row = &format_rows[target->format];
	const char *name = target->file; /* NULL: standard output */
	struct str extensions = str_of(row->extensions);

	target->extension = str_cut(&extensions, ' ');
	/* The second extension, if there is one, has the second encoding. */
	if (extensions.n > 0 && row->encoding != wanted && row->encoding2 == wanted)
		target->extension = str_cut(&extensions, ' ');
	if (target->directory != NULL)
		name = target_numbered(target, program, 1);
	target->encoding = wanted;
	if (wanted == ENCODING_unknown)
		target->encoding =
		    name != NULL ? format_file_encoding(row, str_of(name)) : ENCODING_utf8;
	target->crlf = options_word(options, OPTION_eol,
			   row->dos && target->encoding == ENCODING_cp932 ? CRLF : LF) == CRLF;
}

int
target_make(struct target *target, struct program *program, const struct options *options,
    const struct files *files)
{
	*target = (struct target){ .file = options_text(options, OPTION_output),
		.directory = options_text(options, OPTION_directory) };
	if (target->file != NULL && target->directory != NULL)
		return program_usage(program, "-o and -d cannot be used together");
	if (target->file != NULL && strcmp(target->file, "-") == 0)
		target->file = NULL;
	if (choose_format(target, program, options) != STATUS_ok)
		return STATUS_failed;
	choose_form(target, program, options);
	if (target->directory != NULL)
		place_files(target, program, files);
	return STATUS_ok;
}

void
target_make_folders(const char *path, struct memory *memory)
{
	const char *slash = path;
	struct buffer folder;

	buffer_init(&folder, memory);
	while ((slash = strchr(slash + 1, '/')) != NULL) {
		buffer_clear(&folder);
		buffer_add(&folder, (struct str){ path, (size_t)(slash - path) });
		buffer_char(&folder, '\0');
		mkdir(folder.p, 0777); /* fails if the folder exists */
	}
	buffer_free(&folder);
}
