#ifndef CMD_FENCE_SYSCALL_FILTER_H
#define CMD_FENCE_SYSCALL_FILTER_H

#include <stdbool.h>

/*
 * The half of the sandbox that knows system calls (Linux's seccomp): from then on this thread, and
 * the threads it starts, can make only the calls that kifu needs to read, write and name files.
 * All others fail with EPERM: sockets, other programs and processes, io_uring, anonymous files,
 * changed modes and owners, truncation.
 */

/* Whether the kernel has such filters and this program knows the machine's system calls. */
bool syscall_filter_works(void);

/* Installs the filter for good; creates: files may be created.  The process must have set
 * PR_SET_NO_NEW_PRIVS.  Returns false if that failed. */
bool syscall_filter_install(bool creates);

#endif
