/* For realpath, syscall and other functions outside POSIX. */
#define _GNU_SOURCE

#include "cmd/fence/sandbox.h"

#include <string.h>

#include "cmd/archive/archive_library.h"
#include "cmd/archive/archive_name.h"
#include "cmd/fence/syscall_filter.h"
#include "cmd/host/program.h"
#include "cmd/input/input.h"

enum { SANDBOX_auto, SANDBOX_require, SANDBOX_off };

#if defined(__linux__) && defined(__has_include) && !defined(WITHOUT_LANDLOCK)
#if __has_include(<linux/landlock.h>) /* missing with some libcs and old kernels */
#define LANDLOCK
#endif
#endif

#ifdef LANDLOCK

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <linux/landlock.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "record/codec/codec.h"
#include "record/codec/codec_table.h"

/* What a kernel of each version of Landlock can forbid: the system's header may be older than the
 * kernel.  The bits are those of landlock(7), all below the highest in use. */
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

/* In the folder of a file that is written: to give the temporary file its name, which is open
 * already; and to create it. */
#define NAMING (LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_REMOVE_FILE)
#define CREATING (NAMING | LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_WRITE_FILE)

/* struct landlock_ruleset_attr as in the newest kernel; older ones want the rest to be 0. */
struct forbidden {
	uint64_t files, net, scopes;
};

/* A sandbox that is being set up. */
struct sandbox {
	struct program *program;
	int rules; /* descriptor */
	uint64_t files;
	struct buffer path; /* scratch */
	struct str folder;  /* whose settings were allowed last */
	struct str shared;  /* whose files were allowed last */
	bool incomplete;    /* a folder that is written to could not be allowed */
	bool creates;       /* files are created in the sandbox */
};

enum named { NAMED_any, NAMED_file, NAMED_settings /* a regular file, and no link */ };

/* Allows access to path and, if that is a folder, to all below; nothing if it is not what is named.
 * A path that cannot be opened now is reported when it is opened later; what has no name (a pipe)
 * is never forbidden.  A folder that is written to holds a new file already, which could not be
 * named nor removed.  Returns whether access is allowed. */
static bool
allow_named(struct sandbox *sandbox, const char *path, uint64_t access, enum named named)
{
	const uint64_t of_files = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE |
				  LANDLOCK_ACCESS_FS_EXECUTE;
	struct landlock_path_beneath_attr rule = {
		.parent_fd =
		    open(path, O_PATH | O_CLOEXEC | (named == NAMED_settings ? O_NOFOLLOW : 0))
	};
	bool allowed = false;
	struct stat st;

	if (rule.parent_fd >= 0 && fstat(rule.parent_fd, &st) == 0 &&
	    (named == NAMED_any || (named == NAMED_file && !S_ISDIR(st.st_mode)) ||
		S_ISREG(st.st_mode))) {
		rule.allowed_access =
		    access & sandbox->files & (S_ISDIR(st.st_mode) ? UINT64_MAX : of_files);
		allowed = syscall(SYS_landlock_add_rule, sandbox->rules, LANDLOCK_RULE_PATH_BENEATH,
			      &rule, 0) == 0;
	}
	if (!allowed && (access & LANDLOCK_ACCESS_FS_REMOVE_FILE) != 0 && errno != ENOENT)
		sandbox->incomplete = true;
	if (rule.parent_fd >= 0)
		close(rule.parent_fd);
	return allowed;
}

static bool
allow(struct sandbox *sandbox, const char *path, uint64_t access)
{
	return allow_named(sandbox, path, access, NAMED_any);
}

static bool
allow_reading(struct sandbox *sandbox, const char *path)
{
	return allow(sandbox, path, LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR);
}

/* Allows reading a file of settings, which anybody may have put there. */
static void
allow_kifu_ini(struct sandbox *sandbox, const char *path)
{
	allow_named(sandbox, path, LANDLOCK_ACCESS_FS_READ_FILE, NAMED_settings);
}

/* Makes sandbox->path its first keep bytes and s. */
static void
set_path(struct sandbox *sandbox, size_t keep, struct str s)
{
	sandbox->path.n = keep;
	buffer_add(&sandbox->path, s);
	buffer_char(&sandbox->path, '\0');
}

/* Makes sandbox->path the folder of path, with its slash, or "./". */
static void
folder_of(struct sandbox *sandbox, const char *path)
{
	const char *slash = strrchr(path, '/');

	set_path(sandbox, 0,
	    slash == NULL ? STR("./") : (struct str){ path, (size_t)(slash - path) + 1 });
}

/* Allows reading kifu.ini in the folder sandbox->path and in those above it. */
static void
allow_settings(struct sandbox *sandbox)
{
	struct str folder = str_of(sandbox->path.p);
	char *absolute;
	size_t n;

	if (str_eq(folder, sandbox->folder))
		return;
	sandbox->folder =
	    arena_printf(&sandbox->program->arena, "%.*s", program_width(folder), folder.p);
	absolute = realpath(sandbox->path.p, NULL);
	for (n = absolute == NULL ? 0 : strlen(absolute); n > 0; n--) {
		if (absolute[n] != '\0' && absolute[n] != '/')
			continue;
		set_path(sandbox, 0, (struct str){ absolute, n });
		set_path(sandbox, n, STR("/kifu.ini"));
		allow_kifu_ini(sandbox, sandbox->path.p);
	}
	allow_kifu_ini(sandbox, "/kifu.ini");
	free(absolute);
}

/* Allows reading the user's settings, and a variant's file that they name, which is beside them. */
static void
allow_users_settings(struct sandbox *sandbox)
{
	struct arena *arena = &sandbox->program->arena;
	const char *folder = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");

	if (folder != NULL && folder[0] != '\0')
		folder = arena_printf(arena, "%s/kifu", folder).p;
	else if (home != NULL && home[0] != '\0')
		folder = arena_printf(arena, "%s/.config/kifu", home).p;
	else
		return;
	allow_kifu_ini(sandbox, arena_printf(arena, "%s/kifu.ini", folder).p);
	allow(sandbox, folder, LANDLOCK_ACCESS_FS_READ_FILE);
}

/* Allows reading the inputs; if they are many, all files of a folder with the first of them, for a
 * rule costs as much as reading a file.  Returns whether there may be archives among them. */
static bool
allow_inputs(struct sandbox *sandbox, const struct files *reads)
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

		archives |= folder || archive_name_known(str_of(name)) || input_is_packed(name);
		if (folder) {
			set_path(sandbox, 0, str_of(name));
		} else {
			folder_of(sandbox, name);
		}
		if (shares && str_eq(str_of(sandbox->path.p), sandbox->shared))
			continue;
		if (shares)
			allow_reading(sandbox, sandbox->path.p);
		allow_settings(sandbox);
		if (shares)
			sandbox->shared = sandbox->folder;
		else if (named)
			allow_reading(sandbox, name);
	}
	return archives;
}

/* Allows naming a file that is written, unless that is a device: output_prepare has opened it. */
static void
allow_output(struct sandbox *sandbox, const char *path)
{
	char *target = realpath(path, NULL);
	struct stat st;

	if (target == NULL || stat(target, &st) != 0 || S_ISREG(st.st_mode)) {
		folder_of(sandbox, target != NULL ? target : path);
		allow(sandbox, sandbox->path.p, NAMING);
	}
	free(target);
}

/* Allows appending to a file, which is created. */
static void
allow_appending(struct sandbox *sandbox, const char *path)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, output_mode(0666));

	if (fd >= 0)
		close(fd);
	allow(sandbox, path, LANDLOCK_ACCESS_FS_WRITE_FILE);
}

/* Allows writing fixed inputs.  Those that replace_prepare has opened need only their names, and
 * reading again if they are named twice.  The rights are on the folder of the name, so that a link
 * to another folder opens nothing there. */
static void
allow_fixes(struct sandbox *sandbox, const struct files *reads)
{
	const uint64_t fixing = CREATING | LANDLOCK_ACCESS_FS_READ_FILE;
	const struct output *output;
	struct stat st;
	size_t i;

	for (output = sandbox->program->outputs.first; output != NULL; output = output->next)
		allow(sandbox, output->temporary.p, LANDLOCK_ACCESS_FS_READ_FILE);
	for (i = 0; i < reads->count; i++) {
		const char *name = reads->names[i];
		bool folder = stat(name, &st) == 0 && S_ISDIR(st.st_mode);
		bool creates = folder || reads->count > FILES_PREPARED;

		if (strcmp(name, "-") == 0)
			continue;
		if (folder)
			set_path(sandbox, 0, str_of(name));
		else
			folder_of(sandbox, name);
		allow(sandbox, sandbox->path.p, creates ? fixing : NAMING);
		sandbox->creates |= creates;
	}
}

/* Allows writing the files that the options name, and with --fix the inputs. */
static void
allow_options(struct sandbox *sandbox, const struct options *options, const struct files *reads)
{
	const char *summary = getenv("GITHUB_STEP_SUMMARY"), *value;
	size_t i;

	for (i = 0; i < options->given_count; i++) {
		value = options->given[i].value.text;
		switch (options->given[i].option) {
		case OPTION_config:
		case OPTION_table:
			allow_named(sandbox, value, LANDLOCK_ACCESS_FS_READ_FILE, NAMED_file);
			break;
		case OPTION_event_file: /* and the tables that it names, which are beside it */
			folder_of(sandbox, value);
			allow(sandbox, sandbox->path.p, LANDLOCK_ACCESS_FS_READ_FILE);
			break;
		case OPTION_output:
		case OPTION_write_baseline:
			allow_output(sandbox, value);
			break;
		case OPTION_directory: /* folder_make has made them */
		case OPTION_pages:
			allow(sandbox, value, CREATING | LANDLOCK_ACCESS_FS_MAKE_DIR);
			sandbox->creates = true;
			break;
		case OPTION_format:
			value = options->given[i].value.is.report.file;
			if (value != NULL)
				allow_output(sandbox, value);
			break;
		case OPTION_standings:
		case OPTION_write:
			value = options->given[i].value.is.form.file;
			if (value != NULL)
				allow_output(sandbox, value);
			break;
		default:
			break;
		}
	}
	if (summary != NULL && summary[0] != '\0')
		allow_appending(sandbox, summary);
	if (options_has(options, OPTION_fix))
		allow_fixes(sandbox, reads);
#ifdef __SANITIZE_ADDRESS__
	allow_reading(sandbox, "/proc"); /* where the sanitizer looks for leaks at the end */
#endif
}

/* Returns whether a library is glibc; *folder gets the path of its folder. */
static int
see_library(struct dl_phdr_info *library, size_t size, void *folder)
{
	const struct str name = STR("libc.so.6"), path = str_of(library->dlpi_name);

	(void)size;
	if (!str_ends(path, name))
		return 0;
	*(struct str *)folder = str_first(path, path.n - name.n);
	return 1;
}

/* Allows iconv to load what it needs for Japanese encodings when a file needs it: to load it takes
 * longer than to check most files.  Returns false where it is not known how iconv does that. */
static bool
allow_encodings(struct sandbox *sandbox)
{
	static const struct str libraries[] = { { "CP932.so", 8 }, { "EUC-JP.so", 9 },
		{ "libJIS.so", 9 } };
	struct str folder = NO_STR;
	size_t i, n;

	if (getenv("GCONV_PATH") != NULL || dl_iterate_phdr(see_library, &folder) == 0)
		return false;
	set_path(sandbox, 0, folder);
	set_path(sandbox, folder.n, STR("gconv/"));
	n = sandbox->path.n - 1;
	for (i = 0; i < sizeof libraries / sizeof *libraries; i++) {
		set_path(sandbox, n, libraries[i]);
		if (access(sandbox->path.p, R_OK) != 0)
			return false;
	}
	set_path(sandbox, n, NO_STR);
	return allow_reading(sandbox, sandbox->path.p);
}

static bool
enter(struct program *program, const struct options *options, const struct files *reads)
{
	long version =
	    syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
	struct sandbox sandbox = { .program = program };
	struct forbidden forbidden = { 0 };
	size_t i = 0;
	bool filtered = syscall_filter_works(), done;

	if (version < 1)
		return false;
	while (known[i].version > version)
		i++;
	/* the filter forbids truncation, which Landlock would look for on all folders of each file
	 */
	forbidden.files = sandbox.files = known[i].files & ~(filtered ? TRUNCATE : 0);
	forbidden.net = version >= VERSION_NET ? ALL_NET : 0;
	forbidden.scopes = version >= VERSION_SCOPE ? ALL_SCOPES : 0;
	sandbox.rules = (int)syscall(SYS_landlock_create_ruleset, &forbidden, sizeof forbidden, 0);
	if (sandbox.rules < 0)
		return false;
	buffer_init(&sandbox.path, &program->memory);
	done = allow_encodings(&sandbox);
	if (!done) { /* they are loaded now: the codec keeps them, and lives as long as the program
		      */
		program->codec = codec_new(&program->memory);
		done = codec_has(program->codec, ENCODING_cp932) &&
		       codec_has(program->codec, ENCODING_eucjp);
	}
	set_path(&sandbox, 0, STR("./"));
	allow_settings(&sandbox); /* of the run */
	if (allow_inputs(&sandbox, reads) && program->archives == NULL)
		program->archives = archive_load(&program->memory);
	allow_users_settings(&sandbox);
	allow_options(&sandbox, options, reads);
	done &= !sandbox.incomplete;
	if (!sandbox.incomplete) {
		done &= prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
		done &= filtered && syscall_filter_install(sandbox.creates);
		done &= syscall(SYS_landlock_restrict_self, sandbox.rules, 0) == 0;
	}
	close(sandbox.rules);
	buffer_free(&sandbox.path);
	return done;
}

#else

static bool
enter(struct program *program, const struct options *options, const struct files *reads)
{
	(void)program, (void)options, (void)reads;
	return false;
}

#endif

int
sandbox_enter(struct program *program, const struct options *options, const struct files *reads)
{
	int mode = options_word(options, OPTION_sandbox, SANDBOX_auto);
	bool entered, piped = false, packed = false;
	size_t i;

	for (i = 0; i < reads->count; i++) {
		if (strcmp(reads->names[i], "-") == 0)
			piped = true;
		else
			packed |= input_is_packed(reads->names[i]);
	}
	packed |= piped && input_peek();
	if (packed && program->archives == NULL)
		program->archives = archive_load(&program->memory);
	entered = mode != SANDBOX_off && enter(program, options, reads);

	outputs_watch(&program->outputs);
	if (entered || mode != SANDBOX_require)
		return STATUS_ok;
	return program_fail(program,
	    "--sandbox=require failed: the kernel lacks Landlock or seccomp, or "
	    "iconv lacks CP932 or EUC-JP (use --sandbox=auto)");
}
