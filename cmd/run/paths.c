/* For realpath, which glibc counts among the extensions of X/Open, and DT_REG among its own. */
#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE

#include "cmd/run/paths.h"

#include <dirent.h>
#include <errno.h>
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/archive/archive_library.h"
#include "cmd/host/hash.h"
#include "cmd/host/messages.h"
#include "cmd/host/program.h"

void
paths_init(struct paths *paths, struct program *program, const struct options *options,
    const struct files *files, const struct reader_options *reading)
{
	const struct option_value *shard = options_last(options, OPTION_shard);

	*paths = (struct paths){
		.program = program, .options = options, .files = files, .reading = reading
	};
	paths->lists = options_has(options, OPTION_list_left_out);
	if (shard != NULL) {
		paths->shard.part = shard->is.shard.part;
		paths->shard.parts = shard->is.shard.parts;
	}
	buffer_init(&paths->path, &program->memory);
}

static void
leave_folder(struct paths *paths)
{
	struct paths_folder *folder = &paths->stack.list[--paths->stack.depth];

	while (folder->count > 0)
		free(folder->entries[--folder->count]);
	free(folder->entries);
}

void
paths_free(struct paths *paths)
{
	if (paths->archive.walk != NULL)
		archive_close(paths->archive.walk);
	while (paths->stack.depth > 0)
		leave_folder(paths);
	buffer_free(&paths->path);
}

/* Returns whether one of the globs of an option matches path, whose last part is name. */
static bool
matches(const struct options *options, enum option option, const char *path, const char *name)
{
	const char *glob;
	size_t i;

	for (i = 0; i < options->given_count; i++) {
		glob = options->given[i].value.text;
		if (options->given[i].option == option &&
		    fnmatch(glob, strchr(glob, '/') != NULL ? path : name, 0) == 0)
			return true;
	}
	return false;
}

bool
paths_want(const struct options *options, const char *path)
{
	const char *slash = strrchr(path, '/'), *name = slash == NULL ? path : slash + 1;
	struct str unpacked;

	if (options_has(options, OPTION_include))
		return matches(options, OPTION_include, path, name);
	if (format_of_record(str_of(name)) == FORMAT_none)
		return false;
	unpacked = format_unpacked(str_of(name)); /* .json may be anything */
	return unpacked.n < 5 || !str_eq_nocase(str_after(unpacked, unpacked.n - 5), STR(".json"));
}

/* Names a file that is not looked at, with the reason in English. */
static void
name_skipped(struct paths *paths, struct str path, const char *reason)
{
	enum language language = paths->program->language;
	struct results *results = &paths->job->results;
	struct result_item *item;

	if (paths->measures)
		return;
	item = results_add(results, RESULT_skipped, arena_str(&results->arena, path));
	item->is.why = arena_printf(&results->arena, "%s: %s", messages_in(language, "skipped"),
	    messages_in(language, reason));
}

/* Names such a file if that is wanted. */
static void
list(struct paths *paths, struct str path, const char *reason)
{
	if (paths->lists)
		name_skipped(paths, path, reason);
}

/* Counts a file that is not wanted. */
static void
leave_out(struct paths *paths, struct str path, const char *reason)
{
	paths->left_out++;
	list(paths, path, reason);
}

/* Returns why a file is not wanted by its name. */
static const char *
unwanted(const struct paths *paths)
{
	return options_has(paths->options, OPTION_include)
		   ? "no --include names it"
		   : "no format has its extension (--include reads it)";
}

static void
set_path(struct paths *paths, size_t keep, const char *name)
{
	paths->path.n = keep;
	buffer_add(&paths->path, str_of(name));
	buffer_char(&paths->path, '\0');
}

/* Returns whether the file of this name belongs to our shard. */
static bool
is_ours(void *arg, struct str name)
{
	const struct paths *paths = arg;

	return paths->shard.parts == 0 ||
	       hash_mixed(hash_add(HASH_BEGIN, name)) % paths->shard.parts == paths->shard.part;
}

/* Makes job the file path.  Returns false when it is another shard's. */
static bool
take_file(struct paths *paths, struct job *job, const char *path, struct str shown, off_t size)
{
	struct program *program = paths->program;

	if (!is_ours(paths, str_of(path)))
		return false;
	if (program->archives == NULL && !paths->measures && input_is_packed(path))
		program->archives = archive_load(&program->memory);
	buffer_add(&job->path, str_of(path));
	buffer_char(&job->path, '\0');
	buffer_add(&job->shown, shown);
	job->below = paths->below;
	job->size = (uint64_t)size;
	return true;
}

/* Makes job the failure to read paths->path.  Returns false when it is another shard's. */
static bool
fail_job(struct paths *paths, struct job *job, const char *reason)
{
	if (!take_file(paths, job, paths->path.p, str_of(paths->path.p), 0))
		return false;
	job->kind = JOB_results;
	results_fail_all(&job->results, buffer_str(&job->shown), reason);
	return true;
}

static int
is_visible(const struct dirent *entry)
{
	return entry->d_name[0] != '.' || output_is_leftover(entry->d_name);
}

static int
is_entry(const struct dirent *entry)
{
	return strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
}

static int
compare_names(const struct dirent **a, const struct dirent **b)
{
	return strcmp((*a)->d_name, (*b)->d_name);
}

/* Enters the folder paths->path.  Returns true when job is the failure to read it. */
static bool
enter_folder(struct paths *paths, struct job *job)
{
	struct paths_folder folder = { .path = paths->path.n - 1 };

	folder.count = scandir(
	    paths->path.p, &folder.entries, paths->lists ? is_entry : is_visible, compare_names);
	if (folder.count < 0)
		return fail_job(paths, job, strerror(errno));
	paths->path.n--;
	if (paths->path.p[paths->path.n - 1] != '/') {
		buffer_char(&paths->path, '/');
		folder.path++;
	}
	paths->stack.list = arena_grow(&paths->program->arena, paths->stack.list,
	    sizeof *paths->stack.list, paths->stack.depth + 1, &paths->stack.cap);
	paths->stack.list[paths->stack.depth++] = folder;
	return false;
}

/* Returns whether a member of an archive is wanted; shown is ARCHIVE!MEMBER. */
static bool
wants_member(void *arg, struct str name, struct str shown)
{
	struct paths *paths = arg;
	const char *last, *reason = NULL;
	struct buffer copy;

	if (!is_ours(paths, shown))
		return false;
	buffer_init(&copy, &paths->program->memory);
	buffer_add(&copy, name);
	buffer_char(&copy, '\0');
	last = strrchr(copy.p, '/');
	last = last == NULL ? copy.p : last + 1;
	if (matches(paths->options, OPTION_exclude, copy.p, last))
		reason = "--exclude names it";
	else if (!paths_want(paths->options, copy.p))
		reason = unwanted(paths);
	else if (format_unpacked(name).n < name.n)
		reason = "packed in an archive (unpack the archive first)";
	buffer_free(&copy);
	if (reason != NULL)
		leave_out(paths, shown, reason);
	return reason == NULL;
}

/* Opens an archive of this size.  Returns true when job covers all of it. */
static bool
open_archive(struct paths *paths, const char *path, uint64_t size, struct job *job)
{
	struct archive_filter filter = { wants_member, is_ours, paths };
	struct program *program = paths->program;

	if (paths->reading->visitor->whole != NULL) /* which is refused */
		return take_file(paths, job, path, str_of(path), (off_t)size);
	if (paths->measures) {
		job->size = size;
		return true;
	}
	paths->archive.passed = 0;
	if (program->archives == NULL)
		program->archives = archive_load(&program->memory);
	paths->archive.walk =
	    archive_open(program->archives, &program->memory, path, paths->reading, &filter);
	return false;
}

/* Makes job the next member of the archive, with the size of what was read for it. */
static bool
next_in_archive(struct paths *paths, struct job *job)
{
	bool more = archive_next(paths->archive.walk, job);
	uint64_t passed = archive_passed(paths->archive.walk);
	uint64_t size = passed > paths->archive.passed ? passed - paths->archive.passed : 0;

	paths->archive.passed += size;
	if (more) {
		job->below = paths->below;
		job->size = size;
		return true;
	}
	paths->archive.unread += size;
	archive_close(paths->archive.walk);
	paths->archive.walk = NULL;
	return false;
}

/* Whether the link paths->path leads to a regular file in the folder that was named, and so to one
 * that whoever named the folder meant.  Another may lead to any secret. */
static bool
leads_inside(struct paths *paths, struct stat *st)
{
	struct str root = str_of(paths->stack.root);
	char *end = realpath(paths->path.p, NULL);
	bool inside = end != NULL && str_starts(str_of(end), root) &&
		      (end[root.n] == '/' || root.n == 1) && stat(end, st) == 0;

	free(end);
	return inside && S_ISREG(st->st_mode);
}

/* Whether a folder is that of -d or --pages: what is in it came from the others. */
static bool
is_output(const struct paths *paths, const struct stat *folder)
{
	const char *directory = options_text(paths->options, OPTION_directory);
	struct stat st;

	if (directory == NULL)
		directory = options_text(paths->options, OPTION_pages);
	return directory != NULL && stat(directory, &st) == 0 && st.st_dev == folder->st_dev &&
	       st.st_ino == folder->st_ino;
}

/* Returns whether paths->path, of this kind, is a file to be read or an archive, links followed;
 * else it is left out. */
static bool
is_taken(struct paths *paths, bool wanted, struct stat *st)
{
	const char *reason = NULL;
	struct stat target;

	if (S_ISLNK(st->st_mode) && stat(paths->path.p, &target) == 0 && S_ISDIR(target.st_mode))
		reason = "a link to a folder (name the folder itself)";
	else if (!wanted)
		reason = unwanted(paths);
	else if (S_ISLNK(st->st_mode) && !leads_inside(paths, st))
		reason = "a link out of the folder, or to no file";
	else if (!S_ISREG(st->st_mode))
		reason = "no regular file";
	if (reason != NULL)
		leave_out(paths, str_of(paths->path.p), reason);
	return reason == NULL;
}

/* Returns whether an entry of a folder is passed over without being counted. */
static bool
is_passed(struct paths *paths, const char *name)
{
	bool hidden = name[0] == '.';
	bool excluded = matches(paths->options, OPTION_exclude, paths->path.p, name);

	if (!hidden && !excluded)
		return false;
	if (!excluded && output_is_leftover(name)) {
		name_skipped(paths, str_of(paths->path.p),
		    "a temporary file of a kifu that was killed (or still runs): remove it");
		return true;
	}
	list(paths, str_of(paths->path.p),
	    hidden ? "its name begins with a dot" : "--exclude names it");
	return true;
}

/* Returns whether an entry is known to be a regular file of which nobody needs to know more. */
static bool
knows_kind(const struct paths *paths, const struct dirent *entry, bool archive, struct stat *st)
{
	*st = (struct stat){ .st_mode = S_IFREG, .st_size = (off_t)INPUT_REGULAR };
#ifdef DT_REG
	return !paths->sizes && !archive && entry->d_type == DT_REG;
#else
	(void)paths, (void)entry, (void)archive;
	return false;
#endif
}

/* Makes job what comes next in the innermost folder.  Returns false when that is no job. */
static bool
next_in_folder(struct paths *paths, struct job *job)
{
	struct paths_folder *folder = &paths->stack.list[paths->stack.depth - 1];
	const struct dirent *entry;
	const char *name;
	struct stat st;
	bool wanted, archive;

	if (folder->next == folder->count) {
		leave_folder(paths);
		return false;
	}
	entry = folder->entries[folder->next++];
	name = entry->d_name;
	set_path(paths, folder->path, name);
	if (is_passed(paths, name))
		return false;
	archive = archive_name_known(str_of(name));
	if (!knows_kind(paths, entry, archive, &st) && lstat(paths->path.p, &st) != 0)
		return fail_job(paths, job, strerror(errno));
	if (S_ISDIR(st.st_mode) && is_output(paths, &st)) {
		list(paths, str_of(paths->path.p), "the folder of -d");
		return false;
	}
	if (S_ISDIR(st.st_mode))
		return enter_folder(paths, job);
	if (!archive && !is_ours(paths, str_of(paths->path.p)))
		return false;
	wanted = archive || paths_want(paths->options, paths->path.p);
	if (wanted && S_ISLNK(st.st_mode) && access(paths->path.p, F_OK) != 0)
		return fail_job(paths, job, strerror(errno));
	if (!is_taken(paths, wanted, &st))
		return false;
	if (archive)
		return open_archive(paths, paths->path.p, (uint64_t)st.st_size, job);
	return take_file(paths, job, paths->path.p, str_of(paths->path.p), st.st_size);
}

/* Sets the folder that links in it must not leave: paths->path. */
static void
set_root(struct paths *paths)
{
	char *root = realpath(paths->path.p, NULL);

	/* without it no link is followed */
	paths->stack.root = arena_printf(&paths->program->arena, "%s", root == NULL ? "?" : root).p;
	free(root);
}

static bool
next_operand(struct paths *paths, struct job *job)
{
	bool listed = paths->operand.next >= paths->files->operands, failed;
	const char *name = paths->files->names[paths->operand.next++], *slash = strrchr(name, '/');
	struct stat st;

	paths->operand.found = false;
	paths->below = listed || slash == NULL ? 0 : (size_t)(slash - name) + 1;
	st.st_size = 0;
	if (paths->reading != NULL && stat(name, &st) == 0 && S_ISDIR(st.st_mode)) {
		paths->operand.searched = name;
		set_path(paths, 0, name);
		set_root(paths);
		failed = enter_folder(paths, job);
		if (!failed && !listed)
			paths->below = paths->stack.list[0].path;
		return failed;
	}
	if (paths->reading != NULL && archive_name_known(str_of(name))) {
		paths->operand.searched = name;
		return open_archive(paths, name, (uint64_t)st.st_size, job);
	}
	return take_file(paths, job, name, files_shown(paths->options, name), st.st_size);
}

/* Says that there was no record in an operand that was gone through. */
static void
end_operand(struct paths *paths)
{
	if (paths->operand.searched != NULL && !paths->operand.found)
		name_skipped(paths, str_of(paths->operand.searched),
		    "no record is in it (--include names other files)");
	paths->operand.searched = NULL;
}

bool
paths_next(struct paths *paths, struct job *job)
{
	bool found = false;

	paths->job = job;
	while (!found) {
		if (paths->archive.walk != NULL)
			found = next_in_archive(paths, job);
		else if (paths->stack.depth > 0)
			found = next_in_folder(paths, job);
		else {
			end_operand(paths);
			if (paths->operand.next == paths->files->count)
				break;
			found = next_operand(paths, job);
		}
	}
	paths->operand.found |= found;
	if (found || job->results.count == 0)
		return found;
	job->kind = JOB_results; /* those that were left out last */
	return true;
}

uint64_t
paths_measure(struct program *program, const struct options *options, const struct files *files,
    const struct reader_options *reading)
{
	struct paths paths;
	struct job job;
	uint64_t size = 0;

	paths_init(&paths, program, options, files, reading);
	paths.measures = paths.sizes = true;
	job_init(&job, &program->memory);
	while (paths_next(&paths, &job)) {
		size += job.size;
		job_clear(&job);
	}
	job_free(&job);
	paths_free(&paths);
	return size;
}
