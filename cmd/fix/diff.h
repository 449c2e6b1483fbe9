#ifndef CMD_FIX_DIFF_H
#define CMD_FIX_DIFF_H

#include "record/text/buffer.h"
#include "record/text/text.h"

/* A version of a file: its text, and the byte order mark before it (empty: none), which for
 * patch(1) is part of the first line of a file in UTF-8. */
struct diff_file {
	const struct text *text;
	struct str mark;
};

/*
 * Appends a unified diff with three lines of context between two versions of a file; nothing if
 * they are equal.  A line without an end is marked as diff(1) does.  Two lines before name the
 * encodings if they differ.  Control characters are escaped, except tab and a CR at a line's end.
 * Lines after a change are matched only nearby, so the time is linear in the size of the texts.
 */
void diff_write(const struct diff_file *old, const struct diff_file *new, struct buffer *out);

#endif
