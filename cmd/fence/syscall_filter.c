/* For syscall and what is Linux's own. */
#define _GNU_SOURCE

#include "cmd/fence/syscall_filter.h"

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

enum {
	SELF = -1,  /* the process's number */
	OPENING = 0 /* as a mask: flags that no opened file may have */
};

/* Calls that are allowed if the low half of an argument, masked, has a value; several rows of a
 * call are several values. */
static const struct conditional {
	uint16_t call;
	uint8_t argument; /* counts from 0 */
	uint32_t mask;
	int32_t value;
} conditional[] = {
	{ SYS_openat, 2, OPENING, 0 },
#ifdef SYS_open
	{ SYS_open, 1, OPENING, 0 },
#endif
#ifndef __SANITIZE_ADDRESS__ /* which needs it for more; a call has one answer */
	{ SYS_clone, 0, CLONE_THREAD, CLONE_THREAD },
#endif
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
enum answer { ALLOW, DENY, UNKNOWN, ASK, ANSWERS }; /* ASK: the table of conditions */
enum {
	CALLS = COUNT(allowed) + COUNT(conditional) + 1,
	RUNS = 2 * CALLS + 1,
	HEAD = 4,        /* lines before those of the runs */
	CONDITIONAL = 6, /* lines for a row of that table */
	LENGTH = HEAD + RUNS + ANSWERS + CONDITIONAL * COUNT(conditional) /* at most */
};
_Static_assert(RUNS + ANSWERS <= UINT8_MAX, "jumps");

/* Calls with one answer: those from this number to the next run's. */
struct run {
	uint16_t from;
	uint16_t answer;
};

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
add_answer(struct code *code, uint32_t action)
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
add_conditional(struct code *code, const struct conditional *row, bool creates)
{
	const uint32_t creating = creates ? 0 : O_CREAT | (O_TMPFILE & ~O_DIRECTORY);
	uint32_t mask = row->mask == OPENING ? O_TRUNC | creating : row->mask;
	uint32_t value = row->value == SELF ? (uint32_t)getpid() : (uint32_t)row->value;

	unless(code, row->call, CONDITIONAL - 1);
	load(code, offsetof(struct seccomp_data, args) + row->argument * sizeof(uint64_t));
	add(code, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, mask));
	unless(code, value, 1);
	add_answer(code, SECCOMP_RET_ALLOW);
	load(code, offsetof(struct seccomp_data, nr));
}

static int
compare_calls(const void *a, const void *b)
{
	return ((const struct run *)a)->from - ((const struct run *)b)->from;
}

/* Sorts the calls into runs, the first from call 0 on.  Returns how many. */
static size_t
find_runs(struct run runs[static RUNS])
{
	struct run calls[CALLS] = { { SYS_clone3, UNKNOWN } }; /* its arguments cannot be seen: libc
								  takes clone instead */
	size_t given = 1, count = 0, i;
	unsigned next = 0; /* after the last run */

	for (i = 0; i < COUNT(allowed); i++)
		calls[given++] = (struct run){ allowed[i], ALLOW };
	for (i = 0; i < COUNT(conditional); i++)
		calls[given++] = (struct run){ conditional[i].call, ASK };
	qsort(calls, given, sizeof *calls, compare_calls);
	for (i = 0; i < given; i++) {
		if (calls[i].from > next)
			runs[count++] = (struct run){ (uint16_t)next, DENY };
		if (count == 0 || calls[i].answer != runs[count - 1].answer)
			runs[count++] = calls[i];
		next = calls[i].from + 1U;
	}
	runs[count++] = (struct run){ (uint16_t)next, DENY };
	return count;
}

/* Returns how many lines to skip from line to the code for count runs, which comes next, or to the
 * answer of a single one. */
static uint8_t
skip(const struct code *code, size_t line, const struct run *runs, size_t count, size_t answers)
{
	return (uint8_t)((count > 1 ? code->count : answers + runs->answer) - line - 1);
}

/* Finds a call's run by halves, because the kernel tries the code with all calls.  The answers
 * follow at line answers. */
static void
add_runs(struct code *code, const struct run *runs, size_t count, size_t answers)
{
	const struct run *half = runs + count / 2;
	size_t below = count / 2, above = count - below, line = code->count;

	if (count == 1)
		return;
	add(code, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, half->from, 0, 0));
	code->lines[line].jf = skip(code, line, runs, below, answers);
	add_runs(code, runs, below, answers);
	code->lines[line].jt = skip(code, line, half, above, answers);
	add_runs(code, half, above, answers);
}

static void
write_code(struct code *code, bool creates)
{
	struct run runs[RUNS];
	size_t count = find_runs(runs), i;

	code->count = 0;
	load(code, offsetof(struct seccomp_data, arch));
	add(code, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
	add_answer(code, SECCOMP_RET_ERRNO | EPERM);
	load(code, offsetof(struct seccomp_data, nr));
	add_runs(code, runs, count, code->count + count - 1);
	add_answer(code, SECCOMP_RET_ALLOW);
	add_answer(code, SECCOMP_RET_ERRNO | EPERM);
	add_answer(code, SECCOMP_RET_ERRNO | ENOSYS);
	for (i = 0; i < COUNT(conditional); i++)
		add_conditional(code, &conditional[i], creates);
	add_answer(code, SECCOMP_RET_ERRNO | EPERM);
}

bool
syscall_filter_works(void)
{
	uint32_t action = SECCOMP_RET_ERRNO;

	return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

bool
syscall_filter_install(bool creates)
{
	struct code code;
	struct sock_fprog program;

	write_code(&code, creates);
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
syscall_filter_install(bool creates)
{
	(void)creates;
	return false;
}

#endif
