/*
 * Loaded before kifu by testdata/bin/fence (LD_PRELOAD): from inside a call of libc, in the thread
 * that FENCE_THREAD names, it tries what code that took over the process might try, once, as soon
 * as the fence is raised, and writes "CALL PLACE RESULT" to FENCE_LOG.  The fence is raised when
 * the kernel says so: no libc call is believed.  FENCE_ABI is the version of Landlock that the
 * program is told (0: none); with FENCE_UNFILTERED it is told that there is no seccomp, and with
 * both at naught the tries are made at once.
 */
#define _GNU_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static long (*real_syscall)(long, ...);
static ssize_t (*real_read)(int, void *, size_t), (*real_write)(int, const void *, size_t);
static ssize_t (*real_pread)(int, void *, size_t, off_t);
static int log_to = -1, abi = -1;
static bool unfiltered, in_worker;
static _Atomic int taken;
static pid_t parent;

static const char *const places[] = { "in/one.kifu", "in", "in/deep", "out", "out/deep", "new",
	"top", "far", "." };

__attribute__((constructor)) static void
begin(void)
{
	const char *to = getenv("FENCE_LOG"), *version = getenv("FENCE_ABI"),
		   *thread = getenv("FENCE_THREAD");

	*(void **)&real_syscall = dlsym(RTLD_NEXT, "syscall");
	*(void **)&real_read = dlsym(RTLD_NEXT, "read");
	*(void **)&real_pread = dlsym(RTLD_NEXT, "pread");
	*(void **)&real_write = dlsym(RTLD_NEXT, "write");
	log_to = to == NULL ? -1 : open(to, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
	abi = version == NULL || version[0] == '\0' ? -1 : atoi(version);
	unfiltered = getenv("FENCE_UNFILTERED") != NULL;
	in_worker = thread != NULL && strcmp(thread, "worker") == 0;
	parent = getppid();
}

static void
note(const char *call, const char *place, long result)
{
	int error = errno;
	bool refused = error == EACCES || error == EPERM || error == ENOSYS || error == EXDEV;
	char line[160];
	int n;

	if (result < 0 && error == ENOENT)
		return; /* says nothing */
	n = snprintf(line, sizeof line, "%s %s %s\n", call, place,
	    result >= 0 || !refused ? "can" : strerrorname_np(error));
	real_write(log_to, line, (size_t)n);
}

static long
opens(const char *path, int flags)
{
	int fd = open(path, flags | O_CLOEXEC, 0755);

	return fd < 0 ? -1 : close(fd);
}

/* Landlock may refuse to open a file that was made by that. */
static long
makes_empty(const char *path)
{
	long result = opens(path, O_RDONLY | O_CREAT | O_EXCL);
	int error = errno;
	struct stat st;

	if (lstat(path, &st) == 0)
		result = 0;
	errno = error;
	return result;
}

static long
changes_mode(const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC), error;
	long result = fd < 0 ? -1 : fchmod(fd, 04777);

	error = errno;
	if (fd >= 0)
		close(fd);
	errno = error;
	return result;
}

/* Tries a place: a file, or a folder with the files other, gone and moved and the folder empty. */
static void
try_place(const char *place)
{
	char other[64], path[64], to[64];
	struct stat st;
	bool file = stat(place, &st) == 0 && S_ISREG(st.st_mode);

#define IN(name) (snprintf(path, sizeof path, "%s/%s", place, name), path)
	snprintf(other, sizeof other, file ? "%s" : "%s/other", place);
	note("open", place, opens(other, O_RDONLY));
	note("open-write", place, opens(other, O_WRONLY));
	note("open-truncate", place, opens(other, O_RDONLY | O_TRUNC));
	note("truncate", place, truncate(other, 0));
	note("chmod", place, chmod(other, 04777));
	note("fchmod", place, changes_mode(other));
	note("chown", place, lchown(other, getuid(), getgid()));
	note("utimensat", place, utimensat(AT_FDCWD, other, NULL, 0));
	if (file)
		return;
	note("list", place, opens(place, O_RDONLY | O_DIRECTORY));
	note("create", place, opens(IN("made"), O_WRONLY | O_CREAT | O_EXCL));
	note("create-empty", place, makes_empty(IN("made-empty")));
	note("mkdir", place, mkdir(IN("made-folder"), 0777));
	note("mkfifo", place, mkfifo(IN("pipe"), 0666));
	note("symlink", place, symlink("/etc/passwd", IN("symlink")));
	snprintf(to, sizeof to, "%s/linked", place);
	note("link", place, link(other, to));
	snprintf(to, sizeof to, "%s/renamed", place);
	note("rename", place, rename(IN("moved"), to));
	if (strcmp(place, "far") != 0)
		note("move", place, rename(other, "far/from-elsewhere"));
	note("unlink", place, unlink(IN("gone")));
	note("rmdir", place, unlinkat(AT_FDCWD, IN("empty"), AT_REMOVEDIR));
}

static long
connects(int family, int type)
{
	struct sockaddr_in to = { .sin_family = AF_INET,
		.sin_port = htons(9),
		.sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	int fd = socket(family, type, 0);

	return fd < 0 || family != AF_INET ? fd : connect(fd, (struct sockaddr *)&to, sizeof to);
}

static long
forks(void)
{
	long child = fork();

	if (child == 0)
		_exit(0);
	return child;
}

static void
try_all(void)
{
	char *const none[] = { NULL };
	struct rlimit limit = { 0, 0 };
	char ring[256] = { 0 };
	size_t i;

	for (i = 0; i < sizeof places / sizeof *places; i++)
		try_place(places[i]);
	note("open", "/etc/passwd", opens("/etc/passwd", O_RDONLY));
	note("fork", "-", forks());
	note("kill", "-", kill(parent, 0));
	note("pidfd_open", "-", real_syscall(SYS_pidfd_open, parent, 0));
	note("prlimit", "-", prlimit(0, RLIMIT_CORE, &limit, NULL));
	note("ptrace", "-", ptrace(PTRACE_SEIZE, parent, NULL, NULL));
	note("tcp", "-", connects(AF_INET, SOCK_STREAM));
	note("udp", "-", connects(AF_INET, SOCK_DGRAM));
	note("unix", "-", connects(AF_UNIX, SOCK_STREAM));
	note("io_uring", "-", real_syscall(SYS_io_uring_setup, 1, ring));
	note("memfd", "-", memfd_create("x", 0));
	note("ioctl", "-", ioctl(STDIN_FILENO, TIOCSTI, "x"));
	note("unshare", "-", unshare(CLONE_NEWUSER));
	note("bpf", "-", real_syscall(SYS_bpf, 0, NULL, 0));
	note("exec", "-", execve("far/program", none, none));
	note("end", "-", 0);
	_exit(0); /* the tries have changed what the program works on */
}

/* Whether the kernel has taken a right away: asking for the filter fails under one; without it, a
 * process that may gain no privileges is about to be restricted by Landlock, or was. */
static bool
is_raised(void)
{
	if (abi == 0 && unfiltered)
		return true;
	return unfiltered ? prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1
			  : prctl(PR_GET_SECCOMP, 0, 0, 0, 0) != 0;
}

static void
probe(void)
{
	int none = 0, error = errno;
	bool worker = real_syscall(SYS_gettid) != getpid();

	if (log_to >= 0 && worker == in_worker && taken == 0 && is_raised() &&
	    __atomic_compare_exchange_n(
		(int *)&taken, &none, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
		try_all();
	errno = error;
}

ssize_t
read(int fd, void *to, size_t n)
{
	probe();
	return real_read(fd, to, n);
}

ssize_t
__read_chk(int fd, void *to, size_t n, size_t size)
{
	(void)size;
	return read(fd, to, n);
}

ssize_t
pread(int fd, void *to, size_t n, off_t at)
{
	probe();
	return real_pread(fd, to, n, at);
}

ssize_t
write(int fd, const void *from, size_t n)
{
	probe();
	return real_write(fd, from, n);
}

long
syscall(long number, ...)
{
	va_list args;
	long a[6];
	int i;

	va_start(args, number);
	for (i = 0; i < 6; i++)
		a[i] = va_arg(args, long);
	va_end(args);
	if (number == SYS_landlock_create_ruleset && a[2] == LANDLOCK_CREATE_RULESET_VERSION &&
	    abi >= 0) {
		errno = EOPNOTSUPP;
		return abi == 0 ? -1 : abi;
	}
	if (number == SYS_seccomp && unfiltered) {
		errno = ENOSYS;
		return -1;
	}
	return real_syscall(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
