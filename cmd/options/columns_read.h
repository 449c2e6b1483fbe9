#ifndef CMD_OPTIONS_COLUMNS_READ_H
#define CMD_OPTIONS_COLUMNS_READ_H

#include "cmd/host/program.h"
#include "lib/columns.h"

/* Reads a list of names with commas between, or "all"; NULL: the usual columns of columns->each.
 * Returns STATUS_failed after reporting a name that no column has, or that is there twice. */
int columns_read(struct program *program, const char *names, struct columns *columns);

#endif
