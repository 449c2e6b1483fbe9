#ifndef CMD_FIX_DIFF_H
#define CMD_FIX_DIFF_H

#include "record/text/buffer.h"
#include "record/text/text.h"

/*
 * Appends a unified diff between two versions of a file, nothing if they are equal; two lines
 * before name the encodings if they differ.  Control characters are escaped, except tab, a CR at a
 * line's end and a byte order mark of UTF-8, which for patch(1) is part of the first line.
 * Lines after a change are matched only nearby, so the time is linear in the size of the texts.
 */
void diff_write(const struct text *old, const struct text *new, struct buffer *out);

#endif
