#ifndef CMD_RUN_CLOBBER_H
#define CMD_RUN_CLOBBER_H

#include "cmd/options/files.h"

/*
 * Returns the file that writing to path would replace though the run reads it, or NULL: an input, a
 * record or archive in a folder among the inputs, a list of inputs, settings, the baseline.  Paths
 * that are links or differ in spelling are recognised.
 */
const char *spare_read(const struct options *options, const struct files *files, const char *path);

#endif
