/* For mkdtemp and what else is no part of POSIX. */
#define _GNU_SOURCE

#include "cmd/input/sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "cmd/testing_program.h"

enum { MOST = 16 };

/* Each test runs in a child: a sandbox stays for good. */
static char home[] = "/tmp/kifu-sandbox-XXXXXX";

static void
make_file(const char *path)
{
	int fd = open(path, O_WRONLY | O_CREAT, 0666);

	assert_true(fd >= 0);
	assert_int_equal(write(fd, "x", 1), 1);
	close(fd);
}

static int
setup(void **state)
{
	(void)state;
	assert_non_null(mkdtemp(home));
	assert_int_equal(chdir(home), 0);
	assert_int_equal(mkdir("in", 0777), 0);
	assert_int_equal(mkdir("in/deep", 0777), 0);
	assert_int_equal(mkdir("out", 0777), 0);
	make_file("kifu.ini");
	make_file("one.kif");
	make_file("other.kif");
	make_file("far.kif");
	make_file("in/deep/two.kif");
	assert_int_equal(symlink("../../far.kif", "in/deep/link.kif"), 0);
	return 0;
}

static int
teardown(void **state)
{
	char *const words[] = { "rm", "-rf", home, NULL };
	pid_t child = fork();

	(void)state;
	if (child == 0)
		execvp("rm", words);
	waitpid(child, NULL, 0);
	return 0;
}

/* Enters the sandbox as a command line of words says; the program stays as it is. */
static int
enter(const char *line)
{
	static char copy[512], *words[MOST];
	static struct program program;
	struct options options;
	struct files files;
	int count = 0;
	char *at;

	test_program(&program);
	strcpy(copy, line);
	for (at = strtok(copy, " "); at != NULL; at = strtok(NULL, " "))
		words[count++] = at;
	if (options_parse(&program, COMMAND_convert, count, words, &options) != STATUS_ok ||
	    files_collect(&program, &options, &files) != STATUS_ok)
		return -1;
	return sandbox_enter(&program, &options, &files);
}

/* 0, or why the file cannot be opened. */
static int
opened(const char *path, int flags)
{
	int fd = open(path, flags, 0666);

	if (fd < 0)
		return errno;
	close(fd);
	return 0;
}

/* Returns the number of the first check that fails in the sandbox; 0: none does. */
static int
in_the_sandbox(void)
{
	struct sockaddr_in address = { .sin_family = AF_INET, .sin_port = 9 };
	int fd = socket(AF_INET, SOCK_STREAM, 0);

	if (enter("--sandbox=require -t csa -d out/new one.kif in") != STATUS_ok)
		return 1;
	if (opened("one.kif", O_RDONLY) != 0 || opened("in/deep/two.kif", O_RDONLY) != 0 ||
	    opened("in/deep/link.kif", O_RDONLY) != 0 || opened("kifu.ini", O_RDONLY) != 0)
		return 2;
	if (opened("other.kif", O_RDONLY) != EACCES || opened("/etc/passwd", O_RDONLY) != EACCES ||
	    opened(".", O_RDONLY) != EACCES)
		return 3;
	if (opened("one.kif", O_WRONLY) != EACCES ||
	    opened("beside", O_WRONLY | O_CREAT) != EACCES ||
	    opened("in/new", O_WRONLY | O_CREAT) != EACCES || unlink("one.kif") == 0)
		return 4;
	if (mkdir("out/new", 0777) != 0 || opened("out/new/x", O_WRONLY | O_CREAT) != 0 ||
	    unlink("out/new/x") != 0)
		return 5;
	if (execl("/bin/true", "true", (char *)NULL) != -1 || errno != EACCES)
		return 6;
	address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (connect(fd, (struct sockaddr *)&address, sizeof address) == 0)
		return 7;
	return 0;
}

/* One file is written: in its folder and nowhere else, also over itself. */
static int
with_one_output(void)
{
	if (enter("--sandbox=require -t csa -o out/a one.kif") != STATUS_ok)
		return 1;
	if (opened("out/.temporary", O_WRONLY | O_CREAT | O_EXCL) != 0 ||
	    rename("out/.temporary", "out/a") != 0)
		return 2;
	if (opened("new", O_WRONLY | O_CREAT) != EACCES || mkdir("out/folder", 0777) == 0)
		return 3;
	return 0;
}

/* A list of many files: a rule a folder, not a file; what a link leads to is allowed by itself. */
static int
with_many_inputs(void)
{
	enum { MANY = 300 };
	static const char one[] = "./one.kif", link[] = "in/deep/link.kif";
	int fd = open("list", O_WRONLY | O_CREAT, 0666);

	for (int i = 0; i < MANY; i++)
		if (write(fd, i == MANY / 2 ? link : one,
			i == MANY / 2 ? sizeof link : sizeof one) < 0)
			return 1;
	close(fd);
	if (enter("--sandbox=require -t csa --files0-from list") != STATUS_ok)
		return 2;
	if (opened("one.kif", O_RDONLY) != 0 || opened("in/deep/link.kif", O_RDONLY) != 0 ||
	    opened("other.kif", O_RDONLY) != 0)
		return 3;
	return opened("/etc/passwd", O_RDONLY) != EACCES || opened("one.kif", O_WRONLY) != EACCES
		   ? 4
		   : 0;
}

static int
without_sandbox(void)
{
	if (enter("--sandbox=off -t csa one.kif") != STATUS_ok)
		return 1;
	return opened("other.kif", O_RDONLY);
}

/* The exit status of a child that runs the function. */
static int
in_child(int (*function)(void))
{
	pid_t child = fork();
	int status;

	assert_true(child >= 0);
	if (child == 0)
		_exit(function());
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	return WEXITSTATUS(status);
}

static int
no_landlock(void)
{
	return enter("--sandbox=require -t csa one.kif") == STATUS_failed;
}

static void
sandboxed(void **state)
{
	(void)state;
	if (in_child(no_landlock) != 0)
		skip();
	assert_int_equal(in_child(in_the_sandbox), 0);
	assert_int_equal(in_child(with_one_output), 0);
	assert_int_equal(in_child(with_many_inputs), 0);
}

static void
off(void **state)
{
	(void)state;
	assert_int_equal(in_child(without_sandbox), 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sandboxed),
		cmocka_unit_test(off),
	};

	return cmocka_run_group_tests(tests, setup, teardown);
}
