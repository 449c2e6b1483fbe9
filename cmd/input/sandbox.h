#ifndef CMD_INPUT_SANDBOX_H
#define CMD_INPUT_SANDBOX_H

#include "cmd/input/files.h"

/*
 * A fence that the kernel keeps (Linux's landlock): once all is settled and before the first byte
 * of an input is read, the program gives up for good to open any file but the inputs, the settings
 * that may count for them, and the outputs it was told to write; it gives up to run programs, to
 * connect to anything, and to reach other processes.  A record that finds a hole in a parser finds
 * no way out of it.  The only file that knows <linux/landlock.h>.
 */

/*
 * Raises the fence as --sandbox wants it: auto where the kernel can, require or fail, off.  reads
 * are the inputs, files or folders; the outputs are what options name.  To be called in the only
 * thread there is.  Returns STATUS_failed after saying that there can be none.
 */
int sandbox_enter(
    struct program *program, const struct options *options, const struct files *reads);

#endif
