#ifndef CMD_INPUT_SANDBOX_H
#define CMD_INPUT_SANDBOX_H

#include "cmd/input/files.h"

/*
 * A sandbox by the kernel (Linux's Landlock).  Before the first byte of an input is read, the
 * program permanently drops the right to open any file but the inputs, the settings that may apply
 * to them and the outputs it writes, to run programs, to connect to anything and to reach other
 * processes: a record that exploits a parser gets no further.  The only file that knows
 * <linux/landlock.h>.
 */

/*
 * Enters the sandbox as --sandbox says: auto if the kernel can, require or fail, off.  reads: the
 * inputs, files or folders; the outputs are those that options name.  Call it while there is one
 * thread.  Returns STATUS_failed, after reporting it, when a required sandbox is impossible.
 */
int sandbox_enter(
    struct program *program, const struct options *options, const struct files *reads);

#endif
