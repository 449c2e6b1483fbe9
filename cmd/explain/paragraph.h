#ifndef CMD_EXPLAIN_PARAGRAPH_H
#define CMD_EXPLAIN_PARAGRAPH_H

#include "record/diag.h"
#include "record/text/buffer.h"

/* Appends label and text in lines of at most 80 columns, indented by four blanks. */
void paragraph_write(const char *label, const char *text, struct buffer *out);

/* Appends what a rule means, and the source that it rests on. */
void paragraph_law(enum diag rule, enum language language, struct buffer *out);

#endif
