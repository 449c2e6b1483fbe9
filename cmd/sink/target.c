#include "cmd/sink/target.h"

#include <string.h>
#include <sys/stat.h>

#include "cmd/archive/archive_name.h"
#include "cmd/host/output.h"
#include "cmd/host/program.h"
#include "writers/writer_table.h"

const char target_link[] = "a link, not followed below -d (remove it, or name another folder)";

/* Returns the length of a file's name without its extension. */
static size_t
stem(struct str name)
{
	enum { EXTENSION_MAX = 5 };
	size_t i;

	name = format_unpacked(name);
	i = name.n;
	while (i > 0 && name.p[i - 1] != '.' && name.p[i - 1] != '/')
		i--;
	if (i < 2 || name.p[i - 1] == '/' || name.p[i - 2] == '/' || name.n - i > EXTENSION_MAX)
		return name.n;
	return i - 1;
}

struct str
target_stem(struct str file)
{
	struct str name = str_first(file, stem(file));
	size_t at = name.n;

	while (at > 0 && name.p[at - 1] != '/' && name.p[at - 1] != '!')
		at--;
	return str_after(name, at);
}

/* Appends the parts of a path but "." and ".."; with safe, what no name of a file should hold
 * becomes "_". */
static void
add_parts(struct str path, bool safe, struct buffer *out)
{
	struct str part;
	size_t i;

	while (path.n > 0) {
		part = str_cut(&path, '/');
		if (part.n == 0 || str_eq(part, STR(".")) || str_eq(part, STR("..")))
			continue;
		buffer_char(out, '/');
		for (i = 0; i < part.n; i++) {
			bool odd = (unsigned char)part.p[i] < ' ' || part.p[i] == '\\';

			buffer_char(out, safe && odd ? '_' : part.p[i]);
		}
	}
}

/* Returns how much of a file's name its output keeps. */
static size_t
own_stem(const struct target *target, struct str name)
{
	return target->source ? format_unpacked(name).n : stem(name);
}

/* Appends the parts of a member's name, which follow those of the archives that hold it. */
static void
add_member(const struct target *target, struct str name, struct buffer *out)
{
	size_t n;

	for (n = 0; n < name.n; n++) {
		if (name.p[n] != '!' || !archive_name_known(str_first(name, n)))
			continue;
		add_parts(str_first(name, archive_stem(str_first(name, n))), true, out);
		name = str_after(name, n + 1);
		n = 0;
	}
	add_parts(str_first(name, own_stem(target, name)), true, out);
}

/* Returns where a job's file goes in the directory. */
static const char *
path_for(const struct target *target, struct program *program, const struct job *job)
{
	struct str shown = str_after(buffer_str(&job->shown), job->below), copy;
	size_t archive = job->path.n - 1 - job->below; /* its length, if it is one */
	struct buffer path;

	buffer_init(&path, &program->memory);
	buffer_add(&path, str_of(target->directory));
	if (job->kind == JOB_bytes) {
		add_parts(str_first(shown, archive_stem(str_first(shown, archive))), false, &path);
		add_member(target, str_after(shown, archive + 1), &path);
	} else {
		add_parts(str_first(shown, own_stem(target, shown)), false, &path);
	}
	if (!target->source)
		buffer_char(&path, '.');
	buffer_add(&path, target->extension);
	buffer_char(&path, '\0');
	copy = arena_str(&program->arena, buffer_str(&path));
	buffer_free(&path);
	return copy.p;
}

/* Returns the place, among those of a hash, with this output, or NULL. */
static const struct target_place *
find_place(const struct target *target, const char *output, size_t last)
{
	const struct target_place *place;

	for (; last > 0; last = place->before) {
		place = &target->places[last - 1];
		if (strcmp(place->output, output) == 0)
			return place;
	}
	return NULL;
}

const struct target_place *
target_add(struct target *target, struct program *program, const struct job *job)
{
	struct target_place added = { .input =
					  arena_str(&program->arena, buffer_str(&job->shown)) };
	const struct target_place *rival;
	size_t *last;

	if (strcmp(job->path.p, "-") != 0) {
		added.output = path_for(target, program, job);
		last =
		    hash_table_number(&target->outputs, hash_add(HASH_BEGIN, str_of(added.output)));
		rival = find_place(target, added.output, *last);
		if (rival != NULL)
			return rival;
		added.before = *last;
		*last = target->count + 1;
	}
	target->places = arena_grow(&program->arena, target->places, sizeof *target->places,
	    target->count + 1, &target->cap);
	target->places[target->count++] = added;
	return NULL;
}

const char *
target_numbered(const struct target *target, struct program *program, unsigned long number)
{
	return arena_printf(&program->arena, "%s/%05lu.%.*s", target->directory, number,
	    (int)target->extension.n, target->extension.p)
	    .p;
}

/* Sets the format: -t's, else that of the output's extension. */
static int
choose_format(struct target *target, struct program *program, const struct options *options)
{
	const struct option_value *to = options_last(options, OPTION_to);

	target->source = to != NULL && to->is.format == FORMAT_none;
	if (target->source)
		return STATUS_ok;
	if (to != NULL)
		target->format = to->is.format;
	else if (target->file != NULL)
		target->format = format_of_file(str_of(target->file));
	if (target->format == FORMAT_none)
		return program_usage(
		    program, "no target format: use -t FORMAT, or -o FILE with a known extension");
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
	struct str extensions = row->extensions;

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
	target->crlf = (row->carries & BINARY_records) == 0 &&
		       options_word(options, OPTION_eol,
			   row->dos && target->encoding == ENCODING_cp932 ? CRLF : LF) == CRLF;
}

int
target_make(struct target *target, struct program *program, const struct options *options)
{
	*target = (struct target){ .file = options_text(options, OPTION_output),
		.directory = options_text(options, OPTION_directory),
		.outputs.memory = &program->memory };
	buffer_init(&target->folder, &program->memory);
	if (target->file != NULL && strcmp(target->file, "-") == 0)
		target->file = NULL;
	if (target->file != NULL &&
	    (format_unpacked(str_of(target->file)).n < strlen(target->file) ||
		archive_name_known(str_of(target->file))))
		return program_usage(program,
		    "%s: nothing is packed: write the games to a file or with -d, and pack that",
		    target->file);
	if (choose_format(target, program, options) != STATUS_ok)
		return STATUS_failed;
	choose_form(target, program, options);
	if ((format_rows[target->format].carries & ALWAYS_utf8) != 0 &&
	    target->encoding != ENCODING_utf8)
		return program_usage(program, "--to-encoding: %s is always in UTF-8",
		    format_rows[target->format].name);
	return STATUS_ok;
}

void
target_free(struct target *target)
{
	if (target->outputs.memory == NULL) /* it was not made */
		return;
	hash_table_free(&target->outputs);
	buffer_free(&target->folder);
}

const char *
target_make_folders(struct target *target, const char *path)
{
	struct buffer *folder = &target->folder;
	size_t all = (size_t)(strrchr(path, '/') - path), own = strlen(target->directory), n;
	struct stat st;

	if (str_eq(buffer_str(folder), (struct str){ path, all }))
		return NULL;
	for (n = 1; n <= all; n++) {
		if (path[n] != '/')
			continue;
		buffer_clear(folder);
		buffer_add(folder, (struct str){ path, n });
		buffer_char(folder, '\0');
		folder->n--;
		/* fails if the folder exists */
		if (mkdir(folder->p, output_mode(0777)) != 0 && n > own &&
		    lstat(folder->p, &st) == 0 && S_ISLNK(st.st_mode)) {
			buffer_clear(folder);
			return target_link;
		}
	}
	return NULL;
}
