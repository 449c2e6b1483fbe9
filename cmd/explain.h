#ifndef CMD_EXPLAIN_H
#define CMD_EXPLAIN_H

#include "record/text/buffer.h"

/* Appends the message of a rule's row with its arguments left open: "…" where one would stand. */
void explain_message(const char *message, struct buffer *out);

#endif
