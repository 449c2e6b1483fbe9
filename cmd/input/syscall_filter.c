/* For syscall and what is Linux's own. */
#define _GNU_SOURCE

#include "cmd/input/syscall_filter.h"

#if defined(__linux__) && defined(__has_include)
#if __has_include(<linux/seccomp.h>)
#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#elif defined(__riscv) && __riscv_xlen == 64
#define ARCHITECTURE AUDIT_ARCH_RISCV64
#endif
#endif
#endif

#ifdef ARCHITECTURE

#include <asm/ioctls.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Calls that are allowed whatever their arguments: the kernel remembers them, so that they cost
 * next to nothing.  Those in #ifdef are older names that not every machine has. */
static const uint16_t allowed[] = {
	/* reading and writing what is open */
	SYS_read,
	SYS_readv,
	SYS_pread64,
	SYS_write,
	SYS_writev,
	SYS_lseek,
	SYS_close,
	SYS_dup,
	SYS_fsync,
	SYS_fdatasync,
	SYS_fadvise64,
	SYS_fchmod,
	SYS_ppoll,
	/* names and folders: Landlock says which */
	SYS_fstat,
	SYS_newfstatat,
	SYS_statx,
	SYS_faccessat,
#ifdef SYS_faccessat2
	SYS_faccessat2,
#endif
	SYS_readlinkat,
	SYS_getdents64,
	SYS_getcwd,
	SYS_mkdirat,
	SYS_linkat,
	SYS_unlinkat,
#ifdef SYS_renameat
	SYS_renameat,
#endif
	SYS_renameat2,
#ifdef SYS_stat
	SYS_access,
	SYS_stat,
	SYS_lstat,
	SYS_poll,
	SYS_readlink,
	SYS_mkdir,
	SYS_link,
	SYS_rename,
	SYS_unlink,
#endif
	SYS_umask,
	/* memory */
	SYS_brk,
	SYS_mmap,
	SYS_munmap,
	SYS_mremap,
	SYS_mprotect,
	SYS_madvise,
	/* threads and signals of this process */
	SYS_futex,
	SYS_set_robust_list,
#ifdef SYS_rseq
	SYS_rseq,
#endif
	SYS_membarrier,
	SYS_sched_yield,
	SYS_sched_getaffinity,
	SYS_rt_sigaction,
	SYS_rt_sigprocmask,
	SYS_rt_sigpending,
	SYS_rt_sigtimedwait,
	SYS_rt_sigreturn,
	SYS_sigaltstack,
	SYS_restart_syscall,
	SYS_exit,
	SYS_exit_group,
#ifdef SYS_riscv_flush_icache
	SYS_riscv_flush_icache,
#endif
	/* what the time is and where we are */
	SYS_clock_gettime,
	SYS_clock_getres,
	SYS_clock_nanosleep,
	SYS_nanosleep,
	SYS_gettimeofday,
	SYS_getrandom,
	SYS_getrusage,
	SYS_sysinfo,
	SYS_uname,
	SYS_getpid,
	SYS_gettid,
	SYS_getuid,
	SYS_geteuid,
	SYS_getgid,
	SYS_getegid,
	SYS_landlock_restrict_self, /* what follows this filter */
#ifdef __SANITIZE_ADDRESS__
	/* the search for leaks at the end stops the threads from a process of its own */
	SYS_clone,
	SYS_ptrace,
	SYS_getppid,
#ifdef SYS_getdents
	SYS_getdents,
#endif
	SYS_wait4,
	SYS_prctl,
	SYS_sched_getparam,
	SYS_process_vm_readv,
#endif
};

enum { SELF = -1 }; /* the process's number */

/* Calls that are allowed if the low half of an argument, masked, has a value; several rows of a
 * call are several values. */
static const struct conditional {
	uint16_t call;
	uint8_t argument; /* counts from 0 */
	uint32_t mask;
	int32_t value;
} conditional[] = {
	{ SYS_openat, 2, O_TRUNC, 0 },
#ifdef SYS_open
	{ SYS_open, 1, O_TRUNC, 0 },
#endif
	{ SYS_clone, 0, CLONE_THREAD, CLONE_THREAD },
	{ SYS_tgkill, 0, UINT32_MAX, SELF },
	{ SYS_kill, 0, UINT32_MAX, SELF },
	{ SYS_prlimit64, 2, UINT32_MAX, 0 }, /* asks, sets nothing */
	{ SYS_ioctl, 1, UINT32_MAX, TCGETS },
	{ SYS_ioctl, 1, UINT32_MAX, TIOCGWINSZ },
	{ SYS_fcntl, 1, UINT32_MAX, F_DUPFD_CLOEXEC },
	{ SYS_fcntl, 1, UINT32_MAX, F_GETFD },
	{ SYS_fcntl, 1, UINT32_MAX, F_SETFD },
	{ SYS_fcntl, 1, UINT32_MAX, F_GETFL },
	{ SYS_fcntl, 1, UINT32_MAX, F_SETFL },
};

#define COUNT(array) (sizeof(array) / sizeof *(array))
enum {
	HEAD = 6,        /* lines before those of the rows */
	CONDITIONAL = 6, /* lines for a row of this table */
	EDGES = 2 * COUNT(allowed),
	ANSWERS = 2,
	LENGTH = HEAD + CONDITIONAL * COUNT(conditional) + EDGES + ANSWERS /* at most */
};
_Static_assert(EDGES + ANSWERS <= UINT8_MAX, "jumps");
enum { DENY = SECCOMP_RET_ERRNO | EPERM, UNKNOWN = SECCOMP_RET_ERRNO | ENOSYS };

/* A program for the kernel. */
struct code {
	struct sock_filter lines[LENGTH];
	unsigned short count;
};

static void
add(struct code *code, struct sock_filter line)
{
	code->lines[code->count++] = line;
}

/* Loads 32 bits of what the kernel says of a call: see seccomp(2). */
static void
load(struct code *code, size_t offset)
{
	add(code, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

static void
answer(struct code *code, uint32_t action)
{
	add(code, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

/* Skips a number of lines unless what is loaded is value. */
static void
unless(struct code *code, uint32_t value, uint8_t lines)
{
	add(code, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, lines));
}

static void
add_conditional(struct code *code, const struct conditional *row)
{
	uint32_t value = row->value == SELF ? (uint32_t)getpid() : (uint32_t)row->value;

	unless(code, row->call, CONDITIONAL - 1);
	load(code, offsetof(struct seccomp_data, args) + row->argument * sizeof(uint64_t));
	add(code, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, row->mask));
	unless(code, value, 1);
	answer(code, SECCOMP_RET_ALLOW);
	load(code, offsetof(struct seccomp_data, nr));
}

static int
compare_calls(const void *a, const void *b)
{
	return *(const uint16_t *)a - *(const uint16_t *)b;
}

/* Finds the numbers, in order, at which runs of allowed calls begin and end.  Returns how many. */
static size_t
find_edges(uint16_t edges[static EDGES])
{
	uint16_t calls[COUNT(allowed)];
	size_t count = 0;

	memcpy(calls, allowed, sizeof calls);
	qsort(calls, COUNT(calls), sizeof *calls, compare_calls);
	for (size_t i = 0; i < COUNT(calls); i++) {
		if (count > 0 && edges[count - 1] == calls[i])
			count--; /* the run goes on */
		else
			edges[count++] = calls[i];
		edges[count++] = (uint16_t)(calls[i] + 1);
	}
	return count;
}

/* Returns how many lines to skip from line to those that come next, for the runs between count
 * edges, or to an answer if there is no edge. */
static uint8_t
skip(const struct code *code, size_t line, size_t count, bool allow, size_t answers)
{
	return (uint8_t)((count > 0 ? code->count : answers + !allow) - line - 1);
}

/* Allows the calls of every other run between edges; those before the first one if allow.  The two
 * answers follow at line answers.  Halves the edges, because the kernel tries the code with all
 * calls. */
static void
add_runs(struct code *code, const uint16_t *edges, size_t count, bool allow, size_t answers)
{
	size_t half = count / 2, rest = count - half - 1, line = code->count;
	bool above = allow == (half % 2 == 1);

	if (count == 0)
		return;
	add(code, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, edges[half], 0, 0));
	code->lines[line].jf = skip(code, line, half, allow, answers);
	add_runs(code, edges, half, allow, answers);
	code->lines[line].jt = skip(code, line, rest, above, answers);
	add_runs(code, edges + half + 1, rest, above, answers);
}

static void
write_code(struct code *code)
{
	uint16_t edges[EDGES];
	size_t count = find_edges(edges), i;

	code->count = 0;
	load(code, offsetof(struct seccomp_data, arch));
	add(code, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
	answer(code, DENY);
	load(code, offsetof(struct seccomp_data, nr));
	unless(code, SYS_clone3, 1); /* its arguments cannot be seen: libc takes clone instead */
	answer(code, UNKNOWN);
	for (i = 0; i < COUNT(conditional); i++)
		add_conditional(code, &conditional[i]);
	add_runs(code, edges, count, false, code->count + count);
	answer(code, SECCOMP_RET_ALLOW);
	answer(code, DENY);
}

bool
syscall_filter_works(void)
{
	uint32_t action = SECCOMP_RET_ERRNO;

	return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

bool
syscall_filter_install(void)
{
	struct code code;
	struct sock_fprog program;

	write_code(&code);
	program = (struct sock_fprog){ code.count, code.lines };
	return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
}

#else

bool
syscall_filter_works(void)
{
	return false;
}

bool
syscall_filter_install(void)
{
	return false;
}

#endif
