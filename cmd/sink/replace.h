#ifndef CMD_SINK_REPLACE_H
#define CMD_SINK_REPLACE_H

#include "cmd/host/program.h"

/* Replaces the file path by bytes, unless it no longer has the bytes with hash was (hash.h).
 * Returns NULL, or why it is not replaced (messages.def). */
const char *replace_file(struct program *program, const char *path, struct str bytes, uint64_t was);

#endif
