#ifndef CMD_FENCE_SANDBOX_H
#define CMD_FENCE_SANDBOX_H

#include "cmd/options/files.h"

/*
 * A sandbox by the kernel (Linux's Landlock): before any input is read, the program drops for good
 * the right to open other files than its inputs, their settings and its outputs, to run programs,
 * to connect to anything and to reach other processes.  Nothing else knows <linux/landlock.h>.
 */

/* Enters the sandbox as --sandbox says; reads: the inputs, files or folders.  Call it while there
 * is one thread.  Returns STATUS_failed, after reporting it, when a required one is impossible. */
int sandbox_enter(
    struct program *program, const struct options *options, const struct files *reads);

#endif
