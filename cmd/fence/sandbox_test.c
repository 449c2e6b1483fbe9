/* For mkdtemp, unshare and what else is no part of POSIX. */
#define _GNU_SOURCE

#include "cmd/fence/sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#if __has_include(<linux/landlock.h>) && !defined(WITHOUT_LANDLOCK) /* as in sandbox.c */
#include <linux/landlock.h>
#include <linux/seccomp.h>
#endif

#include "cmd/testing_program.h"
#include "record/codec/codec_table.h"

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
	make_file("out/old");
	make_file("out/other");
	assert_int_equal(mkdir("out/hooks", 0777), 0);
	make_file("out/hooks/post-checkout");
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
	if (mkdir("out/new", 0777) != 0) /* as folder_make does */
		return 6;
	if (enter("--sandbox=require -t csa -d out/new one.kif in") != STATUS_ok)
		return 1;
	if (opened("one.kif", O_RDONLY) != 0 || opened("in/deep/two.kif", O_RDONLY) != 0 ||
	    opened("in/deep/link.kif", O_RDONLY) != EACCES || opened("kifu.ini", O_RDONLY) != 0)
		return 2; /* a link that leads out of a folder stays closed */
	if (opened("other.kif", O_RDONLY) != EACCES || opened("/etc/passwd", O_RDONLY) != EACCES ||
	    opened(".", O_RDONLY) != EACCES)
		return 3;
	if (opened("one.kif", O_WRONLY) != EACCES ||
	    opened("beside", O_WRONLY | O_CREAT) != EACCES ||
	    opened("in/new", O_WRONLY | O_CREAT) != EACCES || unlink("one.kif") == 0)
		return 4;
	if (opened("out/new/x", O_WRONLY | O_CREAT) != 0 || unlink("out/new/x") != 0 ||
	    mkdir("out/new/folder", 0777) != 0)
		return 5;
	if (opened("out/x", O_WRONLY | O_CREAT) != EACCES || unlink("out/old") == 0 ||
	    mkdir("out/folder", 0777) == 0)
		return 7; /* only the folder of -d is open */
	return 0;
}

/* --- what code that took over the process might try */

static pid_t parent;

static void *
nothing(void *arg)
{
	return arg;
}

static int
starts_a_thread(void)
{
	pthread_t thread;
	int error = pthread_create(&thread, NULL, nothing, NULL);

	return error != 0 ? error : pthread_join(thread, NULL);
}

static int
reads_the_environment_of_the_parent(void)
{
	char path[64];

	snprintf(path, sizeof path, "/proc/%ld/environ", (long)parent);
	return opened(path, O_RDONLY);
}

static int
makes_executable_memory(void)
{
	return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) ==
		       MAP_FAILED
		   ? errno
		   : 0;
}

static int
starts_a_process(void)
{
	pid_t child = fork();

	if (child == 0)
		_exit(0);
	return child < 0 ? errno : 0;
}

static int
sets_up_a_ring(void)
{
	char parameters[256] = { 0 };

	return syscall(SYS_io_uring_setup, 1, parameters) < 0 ? errno : 0;
}

/* Defines a function that makes one call and returns 0 if it succeeds, or errno. */
#define TRY(name, call)                                                                            \
	static int name(void)                                                                      \
	{                                                                                          \
		return (call) < 0 ? errno : 0;                                                     \
	}

TRY(changes_the_mode_of_what_is_open, fchmod(open("one.kif", O_RDONLY), 04777))
TRY(reads_an_input, open("one.kif", O_RDONLY))
TRY(lists_the_output_folder, open("out", O_RDONLY))
TRY(removes_a_file_in_the_output_folder, unlink("out/old"))
TRY(renames_a_file_in_the_output_folder, rename("out/other", "out/renamed"))
TRY(signals_itself, raise(SIGURG))
TRY(reads_another_file, open("/etc/passwd", O_RDONLY))
TRY(writes_an_input, open("one.kif", O_WRONLY))
TRY(truncates_an_input, truncate("one.kif", 0))
TRY(truncates_an_input_by_opening, open("one.kif", O_RDONLY | O_TRUNC))
TRY(removes_an_input, unlink("one.kif"))
TRY(changes_a_mode, chmod("one.kif", 0777))
TRY(changes_a_time, utimensat(AT_FDCWD, "one.kif", NULL, 0))
TRY(creates_a_file_in_the_output_folder, open("out/fresh", O_RDONLY | O_CREAT, 0755))
TRY(writes_a_file_in_the_output_folder, open("out/renamed", O_WRONLY))
TRY(writes_below_the_output_folder, open("out/hooks/post-checkout", O_WRONLY))
TRY(moves_a_file_below_the_output_folder, rename("out/renamed", "out/hooks/post-checkout"))
TRY(makes_a_folder, mkdir("out/folder", 0777))
TRY(makes_a_pipe_by_name, mkfifo("out/pipe", 0666))
TRY(runs_a_program, execl("/bin/true", "true", (char *)NULL))
TRY(signals_another_process, kill(parent, 0))
TRY(traces_another_process, ptrace(PTRACE_ATTACH, parent, NULL, NULL))
TRY(opens_a_tcp_socket, socket(AF_INET, SOCK_STREAM, 0))
TRY(opens_a_udp_socket, socket(AF_INET6, SOCK_DGRAM, 0))
TRY(opens_a_unix_socket, socket(AF_UNIX, SOCK_STREAM, 0))
TRY(opens_a_netlink_socket, socket(AF_NETLINK, SOCK_RAW, 0))
TRY(opens_a_raw_socket, socket(AF_PACKET, SOCK_RAW, 0))
TRY(makes_a_file_without_a_name, memfd_create("x", 0))
TRY(types_on_the_terminal, ioctl(STDIN_FILENO, TIOCSTI, "x"))
TRY(makes_a_name_space, unshare(CLONE_NEWUSER))
TRY(loads_a_program_into_the_kernel, syscall(SYS_bpf, 0, NULL, 0))

#ifdef __SANITIZE_ADDRESS__ /* looks for leaks in /proc, from a process of its own */
enum { OF_PROC = 0, OF_PROCESSES = 0 };
#else
enum { OF_PROC = EACCES, OF_PROCESSES = EPERM };
#endif

/* SECURITY.md has this table in words: what can still be done, and what cannot. */
static const struct attempt {
	const char *name;
	int (*try)(void);
	int error; /* 0: it can be done */
} attempts[] = {
#define CAN(name)                                                                                  \
	{                                                                                          \
#name, name, 0                                                                     \
	}
#define CANNOT(name, error)                                                                        \
	{                                                                                          \
#name, name, error                                                                 \
	}
	CAN(reads_an_input),
	CAN(removes_a_file_in_the_output_folder),
	CAN(renames_a_file_in_the_output_folder),
	CAN(makes_executable_memory),
	CAN(starts_a_thread),
	CAN(signals_itself),
	CANNOT(lists_the_output_folder, EACCES),
	CANNOT(reads_another_file, EACCES),
	CANNOT(reads_the_environment_of_the_parent, OF_PROC),
	CANNOT(writes_an_input, EACCES),
	CANNOT(truncates_an_input, EPERM),
	CANNOT(truncates_an_input_by_opening, EPERM),
	CANNOT(removes_an_input, EACCES),
	CANNOT(changes_a_mode, EPERM),
	CANNOT(changes_the_mode_of_what_is_open, EPERM),
	CANNOT(changes_a_time, EPERM),
	CANNOT(creates_a_file_in_the_output_folder, EPERM),
	CANNOT(writes_a_file_in_the_output_folder, EACCES),
	CANNOT(writes_below_the_output_folder, EACCES),
	CANNOT(moves_a_file_below_the_output_folder, EXDEV),
	CANNOT(makes_a_folder, EACCES),
	CANNOT(makes_a_pipe_by_name, EPERM),
	CANNOT(runs_a_program, EPERM),
	CANNOT(starts_a_process, OF_PROCESSES),
	CANNOT(signals_another_process, EPERM),
	CANNOT(traces_another_process, EPERM),
	CANNOT(opens_a_tcp_socket, EPERM),
	CANNOT(opens_a_udp_socket, EPERM),
	CANNOT(opens_a_unix_socket, EPERM),
	CANNOT(opens_a_netlink_socket, EPERM),
	CANNOT(opens_a_raw_socket, EPERM),
	CANNOT(sets_up_a_ring, EPERM),
	CANNOT(makes_a_file_without_a_name, EPERM),
	CANNOT(types_on_the_terminal, EPERM),
	CANNOT(makes_a_name_space, EPERM),
	CANNOT(loads_a_program_into_the_kernel, EPERM),
};

/* Tries everything in the sandbox of a conversion to one file.  Returns the number of attempts that
 * did not end as the table says. */
static int
attempted(void)
{
	int wrong = 0, got;
	size_t i;

	parent = getppid();
	if (enter("--sandbox=require -t csa -o out/a one.kif") != STATUS_ok)
		return -1;
	for (i = 0; i < sizeof attempts / sizeof *attempts; i++) {
		got = attempts[i].try();
		if (got != attempts[i].error && ++wrong)
			print_error("%s: %s\n", attempts[i].name, strerror(got));
	}
	return wrong;
}

/* One file is written: created before, it gets its name in the sandbox. */
static int
with_one_output(void)
{
	make_file("out/.temporary");
	if (enter("--sandbox=require -t csa -o out/a one.kif") != STATUS_ok)
		return 1;
	if (rename("out/.temporary", "out/a") != 0)
		return 2;
	if (opened("new", O_WRONLY | O_CREAT) != EPERM || mkdir("out/folder", 0777) == 0)
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

/* Japanese encodings can be read in the sandbox, whether iconv loads what it needs before or then.
 */
static int
with_encodings(void)
{
	struct memory memory = { .fail = test_no_memory };
	struct codec *codec = codec_new(&memory);

	if (enter("--sandbox=require -t csa one.kif") != STATUS_ok)
		return 1;
	return codec_has(codec, ENCODING_cp932) && codec_has(codec, ENCODING_eucjp) ? 0 : 2;
}

static int
with_own_encodings(void)
{
	return setenv("GCONV_PATH", home, 1) != 0 ? 3 : with_encodings();
}

/* A link or a folder in the place of settings opens nothing. */
static int
with_false_settings(void)
{
	if (unlink("kifu.ini") != 0 || symlink("/etc", "kifu.ini") != 0 ||
	    mkdir("in/kifu.ini", 0777) != 0 || symlink("../../far.kif", "in/deep/kifu.ini") != 0)
		return 1;
	make_file("in/kifu.ini/x");
	if (enter("--sandbox=require -t csa in/deep/two.kif") != STATUS_ok)
		return 2;
	return opened("/etc/passwd", O_RDONLY) != EACCES || opened("far.kif", O_RDONLY) != EACCES ||
		       opened("in/kifu.ini/x", O_RDONLY) != EACCES
		   ? 3
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

/* Whether the kernel itself has what a sandbox needs, and the filter knows the machine. */
static bool
kernel_can(void)
{
#if defined(LANDLOCK_CREATE_RULESET_VERSION) &&                                                    \
    (defined(__x86_64__) || defined(__aarch64__) || (defined(__riscv) && __riscv_xlen == 64))
	uint32_t action = SECCOMP_RET_ERRNO;

	return syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0 &&
	       syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
#else
	return false;
#endif
}

static void
sandboxed(void **state)
{
	(void)state;
	if (!kernel_can())
		skip();
	assert_int_equal(in_child(in_the_sandbox), 0);
	assert_int_equal(in_child(attempted), 0);
	assert_int_equal(in_child(with_one_output), 0);
	assert_int_equal(in_child(with_many_inputs), 0);
	assert_int_equal(in_child(with_encodings), 0);
	assert_int_equal(in_child(with_own_encodings), 0);
	assert_int_equal(in_child(with_false_settings), 0);
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
