/*
 * The part of POSIX that kifu uses and mingw-w64 lacks or has otherwise: included before each
 * source (make windows). Names of files are UTF-8 with slashes.  A function that mingw-w64 has too
 * is replaced by a macro of its name.
 */
#ifndef PACKAGES_WINDOWS_POSIX_H
#define PACKAGES_WINDOWS_POSIX_H

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define EDQUOT ENOSPC
#define strerror_r(number, to, n) strerror_s(to, n, number)

/* --- files: files.c */

#define O_NOCTTY 0
#define O_NONBLOCK 0
#define O_CLOEXEC _O_NOINHERIT
#define O_NOFOLLOW 0x1000000 /* none of the C library's */
#define S_IFLNK 0120000
#define S_ISLNK(mode) (((mode)&S_IFMT) == S_IFLNK)

#undef stat
#undef fstat
#define stat windows_stat
struct stat {
	uint64_t st_dev, st_ino;
	unsigned st_mode;
	int64_t st_size;
};
int windows_stat(const char *path, struct stat *st);
int lstat(const char *path, struct stat *st);
#define fstat windows_fstat
int windows_fstat(int fd, struct stat *st);

#define open windows_open
int windows_open(const char *path, int flags, ...);
#define access windows_access
int windows_access(const char *path, int mode);
#define unlink windows_unlink
int windows_unlink(const char *path);
#define rmdir windows_rmdir
int windows_rmdir(const char *path);
#define mkdir(path, mode) windows_mkdir(path)
int windows_mkdir(const char *path);
#define mkstemp windows_mkstemp
int windows_mkstemp(char *path);
#define tmpfile windows_tmpfile
FILE *windows_tmpfile(void);
char *realpath(const char *path, char *to);
#define readlink(path, to, n) ((void)(path), (void)(to), errno = EINVAL, -1)

#define AT_FDCWD (-100)
#define AT_SYMLINK_FOLLOW 0
#define RENAME_NOREPLACE 1
#define rename(from, to) renameat2(AT_FDCWD, from, AT_FDCWD, to, 0)
int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags);
#define link(from, to) ((void)(from), (void)(to), errno = ENOSYS, -1)
#define linkat(from_folder, from, to_folder, to, flags) link(from, to)

enum { DT_UNKNOWN, DT_DIR, DT_REG };
#define DT_REG DT_REG
struct dirent {
	unsigned char d_type;
	char d_name[];
};
int scandir(const char *path, struct dirent ***entries, int (*want)(const struct dirent *entry),
    int (*compare)(const struct dirent **a, const struct dirent **b));

/* --- open files and the console: streams.c */

#define read windows_read
ssize_t windows_read(int fd, void *to, size_t n);
#define write windows_write
ssize_t windows_write(int fd, const void *from, size_t n);
ssize_t pread(int fd, void *to, size_t n, off_t at);
#undef lseek
#define lseek windows_lseek
off_t windows_lseek(int fd, off_t at, int whence);
int fsync(int fd);
enum { F_GETFD = 1, F_SETFL = 4 };
int fcntl(int fd, int command, ...);
#define isatty windows_isatty
int windows_isatty(int fd);
enum { POLLIN = 1, POLLOUT = 4 };
struct pollfd {
	int fd;
	short events, revents;
};
int poll(struct pollfd *one, unsigned count, int timeout);
struct winsize {
	unsigned short ws_col;
};
enum { TIOCGWINSZ = 1 };
int ioctl(int fd, int request, struct winsize *size);

/* --- processes, signals and the rest: system.c */

enum { SIGHUP = 1, SIGPIPE = 13, SIGALRM = 14, SIGURG = 23, SIGXCPU = 24, SIGXFSZ = 25 };
typedef _sigset_t sigset_t;
struct sigaction {
	void (*sa_handler)(int number);
	sigset_t sa_mask;
};
int sigaction(int number, const struct sigaction *action, struct sigaction *old);
#define sigemptyset(set) (*(set) = 0)
#define sigfillset(set) (*(set) = ~(sigset_t)0)
#define sigaddset(set, number) (*(set) |= (sigset_t)1 << (number))
#define sigprocmask pthread_sigmask
#undef pthread_sigmask
int pthread_sigmask(int how, const sigset_t *set, sigset_t *old);
int sigwait(const sigset_t *set, int *number);
#define pthread_kill windows_pthread_kill
int windows_pthread_kill(pthread_t thread, int number);
#define raise windows_raise
int windows_raise(int number);

#define pipe(ends) ((void)(ends), -1) /* there is no fork, which it is for */
#define fork() (errno = ENOSYS, -1)
#define waitpid(process, status, flags) ((void)(process), errno = ECHILD, -1)
enum { _SC_NPROCESSORS_ONLN, _SC_OPEN_MAX };
long sysconf(int name);
#define setenv(name, value, replace) _putenv_s(name, value)

typedef void *locale_t;
enum { LC_CTYPE_MASK = 1 };
#define newlocale(mask, name, base) ((void)(name), base)
#define uselocale(locale) (locale)
#define freelocale(locale) ((void)(locale))

/* --- libarchive, which the program has in it: library.c */

int __archive_pathmatch(const char *glob, const char *name, int flags);
#define fnmatch(glob, name, flags) (!__archive_pathmatch(glob, name, flags))

enum { RTLD_NOW, RTLD_LOCAL = 0 };
#define dlopen(name, flags) ((void)(name), (void *)"libarchive")
void *dlsym(void *library, const char *name);
#define dlerror() ((const char *)NULL)

#endif
