#ifndef CMD_HOST_REPLACE_H
#define CMD_HOST_REPLACE_H

#include "cmd/host/program.h"
#include "lib/event/event.h"

/* Replaces a file by the fixed one, unless it is no longer what was read.  Returns NULL, or why it
 * is not replaced (messages.def). */
const char *replace_file(struct program *program, const struct event_fixed *fixed);

#endif
