#ifndef CMD_FIX_DIFF_H
#define CMD_FIX_DIFF_H

#include "record/text/buffer.h"
#include "record/text/text.h"

/* A state of a file: its text, and a byte order mark before that, which is in the first line of a
 * file in UTF-8 to patch(1); empty: none. */
struct diff_file {
	const struct text *text;
	struct str mark;
};

/*
 * Appends a unified diff, of three lines of context, from one state of a file to another; nothing
 * where both are the same.  A line without an end is marked as diff(1) does.  Other encodings are
 * named in two lines above.  Control characters but tab and a CR at a line's end are shown as
 * escapes.  Made for texts that differ line by line: what lies between two changes is found again
 * where it is near.  Linear in the size of the texts.
 */
void diff_write(const struct diff_file *old, const struct diff_file *new, struct buffer *out);

#endif
