#ifndef CMD_MESSAGES_H
#define CMD_MESSAGES_H

#include "record/diag.h"
#include "record/text/buffer.h"

/*
 * The command's own prose in a language, by its English: the row of messages.def, or english itself
 * where there is none (a name, or what a library or the system says in words of its own).  A format
 * of printf's gives a format that takes the same arguments.
 */
const char *messages_in(enum language language, const char *english) __attribute__((format_arg(2)));

/* Appends the message of a diagnostic's row with "…" in place of each argument, and plurals. */
void messages_template(const char *message, struct buffer *out);

#endif
