#ifndef CMD_OPTIONS_OWN_VARIANT_H
#define CMD_OPTIONS_OWN_VARIANT_H

#include "cmd/host/program.h"

struct variant;

/* Reads the variant of a user's file, and makes it one of the program's.  Returns a status; what is
 * wrong with the file is reported, all of it. */
int own_variant_read(struct program *program, const char *path, const struct variant **variant);

#endif
