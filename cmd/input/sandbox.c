/* For realpath, syscall and what else is no part of POSIX. */
#define _GNU_SOURCE

#include "cmd/input/sandbox.h"

#include "cmd/program.h"

enum { SANDBOX_auto, SANDBOX_require, SANDBOX_off };

#if defined(__linux__) && defined(__has_include) && !defined(WITHOUT_LANDLOCK)
#if __has_include(<linux/landlock.h>) /* not beside every libc, nor in old kernels' headers */
#define LANDLOCK
#endif
#endif

#ifdef LANDLOCK

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "cmd/input/archive_library.h"
#include "cmd/input/archive_name.h"
#include "record/text/codec.h"
#include "record/text/codec_table.h"

/* What a kernel of each version of landlock can forbid: the system's header may be older than the
 * kernel.  The bits are the kernel's (landlock(7)); all below the highest are in use. */
static const struct {
	int version;
	uint64_t files;
} known[] = {
	{ 5, (UINT64_C(1) << 16) - 1 },
	{ 3, (UINT64_C(1) << 15) - 1 },
	{ 2, (UINT64_C(1) << 14) - 1 },
	{ 1, (UINT64_C(1) << 13) - 1 },
};
enum { VERSION_NET = 4, VERSION_SCOPE = 6, ALL_NET = 3, ALL_SCOPES = 3 };
#define TRUNCATE (UINT64_C(1) << 14)

/* struct landlock_ruleset_attr as the newest kernel has it; older ones want the rest to be 0. */
struct forbidden {
	uint64_t files, net, scopes;
};

/* A fence that is being built. */
struct fence {
	struct program *program;
	int rules; /* descriptor */
	uint64_t files;
	struct buffer path;    /* scratch */
	struct buffer folders; /* still to be looked through, each ended by NUL */
	struct str folder;     /* whose settings were allowed last */
	struct str shared;     /* whose files were allowed last */
};

/* Allows it for path and, if that is a folder, for all below.  What cannot be had now will say so
 * when it is opened; what has no name (a pipe) is never forbidden. */
static void
allow(const struct fence *fence, const char *path, uint64_t access)
{
	const uint64_t of_files = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE |
				  LANDLOCK_ACCESS_FS_EXECUTE | TRUNCATE;
	struct landlock_path_beneath_attr rule = { .parent_fd = open(path, O_PATH | O_CLOEXEC) };
	struct stat st;

	if (rule.parent_fd < 0)
		return;
	if (fstat(rule.parent_fd, &st) == 0) {
		rule.allowed_access =
		    access & fence->files & (S_ISDIR(st.st_mode) ? UINT64_MAX : of_files);
		syscall(SYS_landlock_add_rule, fence->rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
	}
	close(rule.parent_fd);
}

static void
allow_reading(const struct fence *fence, const char *path)
{
	allow(fence, path, LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR);
}

static void
set_path(struct fence *fence, struct str path)
{
	buffer_clear(&fence->path);
	buffer_add(&fence->path, path);
	buffer_char(&fence->path, '\0');
}

/* Makes fence->path the folder of path, with its slash, or "./". */
static void
folder_of(struct fence *fence, const char *path)
{
	const char *slash = strrchr(path, '/');

	set_path(
	    fence, slash == NULL ? STR("./") : (struct str){ path, (size_t)(slash - path) + 1 });
}

/* Allows to read kifu.ini in the folder fence->path and in those above it. */
static void
allow_settings(struct fence *fence)
{
	struct str folder = str_of(fence->path.p);
	char *absolute;
	size_t n;

	if (str_eq(folder, fence->folder))
		return;
	fence->folder =
	    arena_printf(&fence->program->arena, "%.*s", program_width(folder), folder.p);
	absolute = realpath(fence->path.p, NULL);
	for (n = absolute == NULL ? 0 : strlen(absolute); n > 0; n--) {
		if (absolute[n] != '\0' && absolute[n] != '/')
			continue;
		buffer_clear(&fence->path);
		buffer_add(&fence->path, (struct str){ absolute, n });
		buffer_add(&fence->path, STR("/kifu.ini"));
		buffer_char(&fence->path, '\0');
		allow_reading(fence, fence->path.p);
	}
	allow_reading(fence, "/kifu.ini");
	free(absolute);
}

static void
allow_users_settings(const struct fence *fence)
{
	struct arena *arena = &fence->program->arena;
	const char *folder = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");

	if (folder != NULL && folder[0] != '\0')
		allow_reading(fence, arena_printf(arena, "%s/kifu/kifu.ini", folder).p);
	else if (home != NULL && home[0] != '\0')
		allow_reading(fence, arena_printf(arena, "%s/.config/kifu/kifu.ini", home).p);
}

/* The event of a folder, whose path is fence->path up to n: a link is allowed by what it leads to,
 * a folder is looked through later. */
static void
allow_entry(struct fence *fence, size_t n, const struct dirent *event)
{
	struct stat st;

	if (event->d_name[0] == '.' ||
	    (event->d_type != DT_UNKNOWN && event->d_type != DT_DIR && event->d_type != DT_LNK))
		return;
	fence->path.n = n;
	buffer_add(&fence->path, str_of(event->d_name));
	buffer_char(&fence->path, '\0');
	if (event->d_type == DT_UNKNOWN && lstat(fence->path.p, &st) != 0)
		return;
	if (event->d_type == DT_DIR || (event->d_type == DT_UNKNOWN && S_ISDIR(st.st_mode)))
		buffer_add(&fence->folders, buffer_str(&fence->path));
	else if (stat(fence->path.p, &st) == 0 && S_ISREG(st.st_mode))
		allow_reading(fence, fence->path.p);
}

/* Allows what the links below a folder lead to. */
static void
allow_links(struct fence *fence, const char *folder)
{
	struct dirent *event;
	DIR *dir;
	size_t n;

	buffer_clear(&fence->folders);
	buffer_add(&fence->folders, str_of(folder));
	buffer_char(&fence->folders, '\0');
	while (fence->folders.n > 0) {
		for (n = fence->folders.n - 1; n > 0 && fence->folders.p[n - 1] != '\0'; n--)
			;
		set_path(fence, str_of(fence->folders.p + n));
		fence->folders.n = n;
		dir = opendir(fence->path.p);
		fence->path.p[fence->path.n - 1] = '/';
		n = fence->path.n;
		while (dir != NULL && (event = readdir(dir)) != NULL)
			allow_entry(fence, n, event);
		if (dir != NULL)
			closedir(dir);
	}
}

/*
 * Allows to read the inputs.  Where they are many, all files of a folder are allowed with the first
 * of them: a rule for each would cost as much as reading it, and hold its inode.  Returns whether
 * there may be archives among them.
 */
static bool
allow_inputs(struct fence *fence, const struct files *reads)
{
	enum { MANY = 256 };
	bool archives = false;
	struct stat st;
	size_t i;

	for (i = 0; i < reads->count; i++) {
		const char *name = reads->names[i];
		bool named = strcmp(name, "-") != 0,
		     plain = named && lstat(name, &st) == 0 && S_ISREG(st.st_mode),
		     folder = named && !plain && stat(name, &st) == 0 && S_ISDIR(st.st_mode),
		     shares = plain && reads->count > MANY;

		archives |= folder || archive_name_known(str_of(name));
		if (folder) {
			allow_links(fence, name);
			set_path(fence, str_of(name));
		} else {
			folder_of(fence, name);
		}
		if (shares && str_eq(str_of(fence->path.p), fence->shared))
			continue;
		if (shares)
			allow_reading(fence, fence->path.p);
		allow_settings(fence);
		if (shares)
			fence->shared = fence->folder;
		else if (named)
			allow_reading(fence, name);
	}
	return archives;
}

/* Allows a file to be written: in its folder, as a file beside it that takes its name.  Of what
 * lies in the folder more is allowed. */
static void
allow_output(struct fence *fence, const char *path, uint64_t more)
{
	const uint64_t access = LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_WRITE_FILE |
				LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_REMOVE_FILE |
				TRUNCATE;
	char *target = realpath(path, NULL);
	struct stat st;

	if (target != NULL && stat(target, &st) == 0 && !S_ISREG(st.st_mode)) {
		allow(fence, target, LANDLOCK_ACCESS_FS_WRITE_FILE | TRUNCATE);
	} else {
		folder_of(fence, target != NULL ? target : path);
		allow(fence, fence->path.p, access | more);
	}
	free(target);
}

/* Allows files and folders to be made below path, which may have to be made itself. */
static void
allow_outputs_below(struct fence *fence, const char *path)
{
	const uint64_t access = LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_WRITE_FILE |
				LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_REMOVE_FILE |
				LANDLOCK_ACCESS_FS_MAKE_DIR | TRUNCATE;
	struct stat st;
	char *slash;

	set_path(fence, str_of(path));
	while (stat(fence->path.p, &st) != 0) {
		slash = strrchr(fence->path.p, '/');
		if (slash == NULL || slash == fence->path.p) {
			allow(fence, slash == NULL ? "." : "/", access);
			return;
		}
		*slash = '\0';
	}
	allow(fence, fence->path.p, access);
}

/* Allows the files that the options name, and with --fix the inputs, to be written. */
static void
allow_named(struct fence *fence, const struct options *options, const struct files *reads)
{
	const char *summary = getenv("GITHUB_STEP_SUMMARY"), *value;
	size_t i;

	for (i = 0; i < options->given_count; i++) {
		value = options->given[i].value.text;
		switch (options->given[i].option) {
		case OPTION_config:
			allow_reading(fence, value);
			break;
		case OPTION_output:
		case OPTION_write_baseline:
			allow_output(fence, value, 0);
			break;
		case OPTION_directory:
			allow_outputs_below(fence, value);
			break;
		case OPTION_format:
			value = options->given[i].value.is.report.file;
			if (value != NULL)
				allow_output(fence, value, 0);
			break;
		default:
			break;
		}
	}
	if (summary != NULL && summary[0] != '\0')
		allow_output(fence, summary, 0);
	for (i = 0; i < reads->count && options_has(options, OPTION_fix); i++) {
		if (strcmp(reads->names[i], "-") != 0) /* and read again, if it is named twice */
			allow_output(fence, reads->names[i], LANDLOCK_ACCESS_FS_READ_FILE);
	}
#ifdef __SANITIZE_ADDRESS__
	allow_reading(fence, "/proc"); /* where the sanitizer looks for leaks at the end */
#endif
}

/* Lets the libraries load now what they load when it is needed: what they have is kept by the
 * codec, which lives as long as the program.  Returns false when an encoding cannot be had: after
 * the fence it never could. */
static bool
load_libraries(struct program *program, bool archives)
{
	struct codec *codec = codec_new(&program->memory);
	bool all = codec_has(codec, ENCODING_cp932) && codec_has(codec, ENCODING_eucjp);

	program->codec = codec;
	if (archives)
		program->archives = archive_load(&program->memory);
	return all;
}

static bool
raise_fence(struct program *program, const struct options *options, const struct files *reads)
{
	long version =
	    syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
	struct fence fence = { .program = program };
	struct forbidden forbidden = { 0 };
	size_t i = 0;
	bool done;

	if (version < 1)
		return false;
	while (known[i].version > version)
		i++;
	forbidden.files = fence.files = known[i].files;
	forbidden.net = version >= VERSION_NET ? ALL_NET : 0;
	forbidden.scopes = version >= VERSION_SCOPE ? ALL_SCOPES : 0;
	fence.rules = (int)syscall(SYS_landlock_create_ruleset, &forbidden, sizeof forbidden, 0);
	if (fence.rules < 0)
		return false;
	buffer_init(&fence.path, &program->memory);
	buffer_init(&fence.folders, &program->memory);
	done = load_libraries(program, allow_inputs(&fence, reads));
	allow_users_settings(&fence);
	allow_named(&fence, options, reads);
	done = done && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
	       syscall(SYS_landlock_restrict_self, fence.rules, 0) == 0;
	close(fence.rules);
	buffer_free(&fence.path);
	buffer_free(&fence.folders);
	return done;
}

#else

static bool
raise_fence(struct program *program, const struct options *options, const struct files *reads)
{
	(void)program, (void)options, (void)reads;
	return false;
}

#endif

int
sandbox_enter(struct program *program, const struct options *options, const struct files *reads)
{
	int mode = options_word(options, OPTION_sandbox, SANDBOX_auto);

	if (mode == SANDBOX_off || raise_fence(program, options, reads) || mode == SANDBOX_auto)
		return STATUS_ok;
	return program_fail(program,
	    "this system cannot raise the fence that --sandbox=require wants: its kernel "
	    "has no landlock, or its iconv lacks CP932 or EUC-JP");
}
