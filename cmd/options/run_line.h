#ifndef CMD_OPTIONS_RUN_LINE_H
#define CMD_OPTIONS_RUN_LINE_H

#include "cmd/options/files.h"

/*
 * Returns the first line of an ndjson report, which says what was run: version, command, shard and
 * rule set, a hash of the options that decide what is found, and one of the inputs' names (null if
 * standard input is among them).  kifu summary compares them.  It lies in program->arena.
 */
struct str run_line(struct program *program, const struct options *options,
    const struct files *files, enum command command);

#endif
