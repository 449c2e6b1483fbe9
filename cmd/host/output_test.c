#include "cmd/host/output.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "cmd/testing_program.h"

/* What was forced to the disk, in place of the system's function. */
static unsigned synced_files, synced_folders;

int
fsync(int fd)
{
	struct stat st;

	assert_int_equal(fstat(fd, &st), 0);
	synced_files += S_ISREG(st.st_mode);
	synced_folders += S_ISDIR(st.st_mode);
	return 0;
}

/* Each test runs in its own folder. */
struct scene {
	struct memory memory;
	struct outputs outputs;
	char folder[64];
};

static int
set_up(void **state)
{
	static struct scene scene;

	scene = (struct scene){ .memory = { .fail = test_no_memory } };
	outputs_init(&scene.outputs);
	strcpy(scene.folder, "/tmp/kifu-output-test-XXXXXX");
	if (mkdtemp(scene.folder) == NULL || chdir(scene.folder) != 0)
		return -1;
	*state = &scene;
	return 0;
}

/* Whatever a test did, no temporary file may be left and no memory held. */
static int
tear_down(void **state)
{
	struct scene *scene = *state;
	char command[128];
	int found;

	found = system("ls -A | grep -q '^\\.kifu-'");
	snprintf(command, sizeof command, "rm -rf %s", scene->folder);
	if (chdir("/") != 0 || system(command) != 0 || found == 0)
		return -1;
	outputs_free(&scene->outputs);
	return scene->memory.used == 0 ? 0 : -1;
}

static void
put(const char *path, const char *content)
{
	FILE *file = fopen(path, "w");

	assert_non_null(file);
	fputs(content, file);
	fclose(file);
}

static void
assert_holds(const char *path, const char *content)
{
	char held[256];
	FILE *file = fopen(path, "r");
	size_t n;

	if (file == NULL)
		fail_msg("%s: %s", path, strerror(errno));
	n = fread(held, 1, sizeof held - 1, file);
	held[n] = '\0';
	fclose(file);
	assert_string_equal(held, content);
}

static bool
exists(const char *path)
{
	struct stat st;

	return lstat(path, &st) == 0;
}

/* Writes content into path as the program does; returns what failed, or NULL. */
static const char *
write_file(
    struct scene *scene, const char *path, enum on_exists on_exists, bool sync, const char *content)
{
	struct output output;
	const char *reason =
	    output_file(&output, &scene->memory, &scene->outputs, path, on_exists, sync);

	if (reason == NULL) {
		buffer_add(&output.buffer, str_of(content));
		reason = output_commit(&output);
	}
	output_free(&output);
	return reason;
}

/* A file is forced to the disk before it takes its name, and then the name; a new one only if that
 * is wanted. */
static void
forced_to_the_disk(void **state)
{
	synced_files = synced_folders = 0;
	assert_null(write_file(*state, "a", ON_EXISTS_error, false, "x"));
	assert_int_equal(synced_files + synced_folders, 0);
	assert_null(write_file(*state, "b", ON_EXISTS_error, true, "x"));
	assert_int_equal(synced_files, 1);
	assert_int_equal(synced_folders, 1);
	assert_null(write_file(*state, "a", ON_EXISTS_overwrite, false, "y"));
	assert_int_equal(synced_files, 2);
	assert_int_equal(synced_folders, 2);
}

static void
new_file(void **state)
{
	assert_null(write_file(*state, "a", ON_EXISTS_error, true, "one\n"));
	assert_holds("a", "one\n");
	assert_null(write_file(*state, "b", ON_EXISTS_skip, false, "two\n"));
	assert_holds("b", "two\n");
	assert_null(write_file(*state, "empty", ON_EXISTS_overwrite, false, ""));
	assert_holds("empty", "");
}

static void
existing_file(void **state)
{
	put("a", "old");
	assert_string_equal(
	    write_file(*state, "a", ON_EXISTS_error, true, "new"), "file exists (use --on-exists)");
	assert_holds("a", "old");
	assert_null(write_file(*state, "a", ON_EXISTS_skip, true, "new"));
	assert_holds("a", "old");
	assert_null(write_file(*state, "a", ON_EXISTS_overwrite, true, "new"));
	assert_holds("a", "new");
}

static void
keeps_mode(void **state)
{
	struct stat st;

	put("a", "old");
	assert_int_equal(chmod("a", 0640), 0);
	assert_null(write_file(*state, "a", ON_EXISTS_overwrite, false, "new"));
	assert_int_equal(stat("a", &st), 0);
	assert_int_equal(st.st_mode & 07777, 0640);
}

static void
obeys_umask(void **state)
{
	mode_t old = umask(077);
	struct stat st;

	assert_null(write_file(*state, "a", ON_EXISTS_error, false, "new"));
	umask(old);
	assert_int_equal(stat("a", &st), 0);
	assert_int_equal(st.st_mode & 07777, 0600);
}

static void
link_stays_link(void **state)
{
	struct stat st;

	assert_int_equal(mkdir("d", 0777), 0);
	put("d/a", "old");
	assert_int_equal(symlink("d/b", "l1"), 0);
	assert_int_equal(symlink("a", "d/b"), 0);
	assert_string_equal(write_file(*state, "l1", ON_EXISTS_error, false, "new"),
	    "file exists (use --on-exists)");
	assert_null(write_file(*state, "l1", ON_EXISTS_overwrite, false, "new"));
	assert_holds("d/a", "new");
	assert_int_equal(lstat("l1", &st), 0);
	assert_true(S_ISLNK(st.st_mode));
	assert_int_equal(lstat("d/b", &st), 0);
	assert_true(S_ISLNK(st.st_mode));
}

static void
link_to_nothing(void **state)
{
	assert_int_equal(symlink("nothing", "l"), 0);
	assert_int_equal(output_presence("l"), PRESENCE_file);
	assert_non_null(write_file(*state, "l", ON_EXISTS_error, false, "new"));
	assert_false(exists("nothing"));
	assert_int_equal(symlink("b", "a"), 0);
	assert_int_equal(symlink("a", "b"), 0);
	assert_non_null(write_file(*state, "a", ON_EXISTS_error, false, "new"));
}

static void
cannot_be_had(void **state)
{
	assert_int_equal(mkdir("d", 0777), 0);
	assert_string_equal(
	    write_file(*state, "d", ON_EXISTS_overwrite, false, "x"), strerror(EISDIR));
	assert_string_equal(
	    write_file(*state, "no/a", ON_EXISTS_overwrite, false, "x"), strerror(ENOENT));
	put("f", "");
	assert_string_equal(
	    write_file(*state, "f/a", ON_EXISTS_overwrite, false, "x"), strerror(ENOTDIR));
}

/* A file that came up while we wrote is not replaced. */
static void
came_up(void **state)
{
	struct scene *scene = *state;
	struct output output;

	assert_null(
	    output_file(&output, &scene->memory, &scene->outputs, "a", ON_EXISTS_error, false));
	buffer_add(&output.buffer, STR("new"));
	assert_true(output_flush(&output));
	put("a", "theirs");
	assert_string_equal(output_commit(&output), "File exists");
	output_free(&output);
	assert_holds("a", "theirs");
	assert_int_equal(unlink("a"), 0);
	assert_null(
	    output_file(&output, &scene->memory, &scene->outputs, "a", ON_EXISTS_skip, false));
	buffer_add(&output.buffer, STR("new"));
	assert_true(output_flush(&output));
	put("a", "theirs");
	assert_null(output_commit(&output));
	output_free(&output);
	assert_holds("a", "theirs");
}

static void
not_committed(void **state)
{
	struct scene *scene = *state;
	struct output output;

	assert_null(
	    output_file(&output, &scene->memory, &scene->outputs, "a", ON_EXISTS_error, false));
	buffer_add(&output.buffer, STR("new"));
	assert_true(output_flush(&output));
	assert_ptr_equal(scene->outputs.first, &output);
	output_free(&output);
	assert_false(exists("a"));
}

static void
devices_are_written_directly(void **state)
{
	struct scene *scene = *state;
	struct output output;
	struct stat st;

	assert_null(write_file(scene, "/dev/null", ON_EXISTS_error, true, "x"));
	assert_int_equal(stat("/dev/null", &st), 0);
	assert_true(S_ISCHR(st.st_mode));
	assert_string_equal(
	    write_file(scene, "/dev/full", ON_EXISTS_error, true, "x"), strerror(ENOSPC));
	/* The error stays: nothing is written any more, and the end says so. */
	assert_null(output_file(
	    &output, &scene->memory, &scene->outputs, "/dev/full", ON_EXISTS_error, false));
	buffer_add(&output.buffer, STR("x"));
	assert_false(output_flush(&output));
	assert_false(output_flush(&output));
	assert_string_equal(output_commit(&output), strerror(ENOSPC));
	output_free(&output);
}

/* A file that may not grow: the old one stays. */
static void
full_disk(void **state)
{
	struct rlimit old, small;
	struct sigaction ignore = { .sa_handler = SIG_IGN }, before;
	const char *reason;

	put("a", "old");
	assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
	small = old;
	small.rlim_cur = 2;
	sigaction(SIGXFSZ, &ignore, &before);
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
	reason = write_file(*state, "a", ON_EXISTS_overwrite, true, "longer");
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &old), 0);
	sigaction(SIGXFSZ, &before, NULL);
	assert_string_equal(reason, strerror(EFBIG));
	assert_holds("a", "old");
}

/* Much is written at once, and nothing is lost on the way. */
static void
much(void **state)
{
	struct scene *scene = *state;
	struct output output;
	struct stat st;
	unsigned i;

	assert_null(
	    output_file(&output, &scene->memory, &scene->outputs, "a", ON_EXISTS_error, false));
	for (i = 0; i < 100000; i++) {
		buffer_printf(&output.buffer, "%09u\n", i);
		assert_true(output_more(&output));
		assert_true(output.buffer.n < 100000);
	}
	assert_null(output_commit(&output));
	output_free(&output);
	assert_int_equal(stat("a", &st), 0);
	assert_int_equal(st.st_size, 1000000);
}

/* A signal that ends the program leaves neither the file nor the temporary one, and does end it. */
static void
signal_ends_cleanly(void **state)
{
	struct scene *scene = *state;
	struct output output;
	int status;
	pid_t child = fork();

	if (child == 0) {
		output_file(&output, &scene->memory, &scene->outputs, "a", ON_EXISTS_error, false);
		output_prepare(&output);
		outputs_watch(&scene->outputs);
		if (system("ls -A | grep -q '^\\.kifu-'") != 0)
			_exit(1); /* there was nothing to clean up: the test proves nothing */
		kill(getpid(), SIGTERM);
		for (;;)
			pause(); /* as if for input */
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status));
	assert_int_equal(WTERMSIG(status), SIGTERM);
	assert_false(exists("a"));
	assert_int_not_equal(system("ls -A | grep -q '^\\.kifu-'"), 0);
}

/* Signals that somebody ignores do not stop us. */
static void
ignored_signal(void **state)
{
	struct scene *scene = *state;
	struct sigaction ignore = { .sa_handler = SIG_IGN }, before;
	struct output output;

	sigaction(SIGHUP, &ignore, &before);
	assert_null(
	    output_file(&output, &scene->memory, &scene->outputs, "a", ON_EXISTS_error, false));
	buffer_add(&output.buffer, STR("new"));
	assert_true(output_flush(&output));
	kill(getpid(), SIGHUP);
	assert_null(output_commit(&output));
	output_free(&output);
	sigaction(SIGHUP, &before, NULL);
	assert_holds("a", "new");
}

/* Two files of the same folder at once, both with a temporary file by now. */
static void
two_at_once(void **state)
{
	struct scene *scene = *state;
	struct output a, b;

	assert_null(
	    output_file(&a, &scene->memory, &scene->outputs, "a", ON_EXISTS_overwrite, false));
	assert_null(
	    output_file(&b, &scene->memory, &scene->outputs, "b", ON_EXISTS_overwrite, false));
	buffer_add(&a.buffer, STR("one "));
	buffer_add(&b.buffer, STR("other "));
	assert_true(output_flush(&a));
	assert_true(output_flush(&b));
	buffer_add(&a.buffer, STR("file\n"));
	buffer_add(&b.buffer, STR("file\n"));
	assert_null(output_commit(&a));
	assert_null(output_commit(&b));
	output_free(&a);
	output_free(&b);
	assert_holds("a", "one file\n");
	assert_holds("b", "other file\n");
}

/* Makes path of "one\n", written ahead; returns whether it could be. */
static bool
take_ahead(struct scene *scene, const char *path, enum on_exists on_exists, bool sync)
{
	const struct str parts[] = { STR("on"), STR(""), STR("e\n") };
	struct output output;
	int fd = output_ahead(path, parts, sizeof parts / sizeof *parts);
	bool taken;

	if (fd < 0)
		skip(); /* this system has no files without a name */
	output_new(&output, &scene->memory, &scene->outputs, path, on_exists, sync);
	taken = output_take(&output, fd);
	if (taken)
		assert_null(output_commit(&output));
	output_free(&output);
	assert_int_equal(close(fd), -1);
	return taken;
}

static void
written_ahead(void **state)
{
	struct stat st;

	assert_true(take_ahead(*state, "a", ON_EXISTS_error, false));
	assert_holds("a", "one\n");
	assert_int_equal(stat("a", &st), 0);
	assert_int_equal(st.st_nlink, 1);
	assert_int_equal(mkdir("f", 0777), 0);
	assert_true(take_ahead(*state, "f/a", ON_EXISTS_skip, false));
	assert_holds("f/a", "one\n");
	assert_int_equal(output_ahead("no/a", NULL, 0), -1);
}

/* What came up meanwhile is replaced in the usual way, if at all. */
static void
ahead_in_vain(void **state)
{
	const struct str part = STR("new");
	int fd = output_ahead("a", &part, 1);

	put("a", "old");
	assert_false(take_ahead(*state, "a", ON_EXISTS_error, false));
	assert_false(take_ahead(*state, "a", ON_EXISTS_overwrite, false));
	assert_false(take_ahead(*state, "b", ON_EXISTS_error, true));
	assert_holds("a", "old");
	assert_false(exists("b"));
	assert_false(output_take(NULL, fd));
	assert_int_equal(close(fd), -1);
}

/* Half of the descriptors are for others. */
static void
ahead_leaves_descriptors(void **state)
{
	struct rlimit limit, few;
	int fds[32], count = 0, i;

	(void)state;
	assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
	few = limit;
	few.rlim_cur = 32;
	assert_int_equal(setrlimit(RLIMIT_NOFILE, &few), 0);
	while (count < 32 && (fds[count] = output_ahead("a", NULL, 0)) >= 0)
		assert_true(fds[count++] < 16);
	for (i = 0; i < count; i++)
		close(fds[i]);
	assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
}

#define IN_PLACE(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		IN_PLACE(new_file),
		IN_PLACE(forced_to_the_disk),
		IN_PLACE(existing_file),
		IN_PLACE(keeps_mode),
		IN_PLACE(obeys_umask),
		IN_PLACE(link_stays_link),
		IN_PLACE(link_to_nothing),
		IN_PLACE(cannot_be_had),
		IN_PLACE(came_up),
		IN_PLACE(not_committed),
		IN_PLACE(devices_are_written_directly),
		IN_PLACE(full_disk),
		IN_PLACE(much),
		IN_PLACE(two_at_once),
		IN_PLACE(written_ahead),
		IN_PLACE(ahead_in_vain),
		IN_PLACE(ahead_leaves_descriptors),
		IN_PLACE(signal_ends_cleanly),
		IN_PLACE(ignored_signal),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
