#ifndef CMD_HOST_MESSAGES_H
#define CMD_HOST_MESSAGES_H

#include "record/diag.h"
#include "record/text/buffer.h"

/*
 * Returns a message in a language, by its English: the row of messages.def, or english itself if it
 * has none (a name, or a message of a library or the system).  For a format of printf it returns a
 * format that takes the same arguments.
 */
const char *messages_in(enum language language, const char *english) __attribute__((format_arg(2)));

/* Appends the message of a diagnostic's row with "…" in place of each argument, and plurals. */
void messages_template(const char *message, struct buffer *out);

/* The printf format and its argument for a count and a noun (a literal): "1 game", "2 games". */
#define MESSAGES_COUNT(language, n, noun)                                                          \
	messages_in(language, (n) == 1 ? "%zu " noun : "%zu " noun "s"), (n)

#endif
