#ifndef CMD_DIFF_H
#define CMD_DIFF_H

#include "record/buffer.h"
#include "record/text.h"

/*
 * Appends a unified diff, of three lines of context, from one state of a text to another; nothing
 * where both are the same.  A line without an end is marked as diff(1) does.  Other encodings are
 * named in two lines above.  Control characters but tab and a CR at a line's end are shown as
 * escapes.  Made for texts that differ line by line: what lies between two changes is found again
 * where it is near.  Linear in the size of the texts.
 */
void diff_write(const struct text *old, const struct text *new, struct buffer *out);

#endif
