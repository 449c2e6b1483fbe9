#ifndef CMD_HOST_PARAGRAPH_H
#define CMD_HOST_PARAGRAPH_H

#include "record/diag.h"
#include "record/text/buffer.h"

/* Appends text in lines of at most 80 columns, of which the first begins in this column, and the
 * others are indented by as many blanks.  A line end in the text is a blank, or nothing beside a
 * wide character. */
void paragraph_wrap(struct str text, unsigned column, struct buffer *out);

/* Appends label and text in lines of at most 80 columns, indented by four blanks. */
void paragraph_write(const char *label, const char *text, struct buffer *out);

/* Appends what a rule means, and the source that it rests on. */
void paragraph_law(enum diag rule, enum language language, struct buffer *out);

#endif
