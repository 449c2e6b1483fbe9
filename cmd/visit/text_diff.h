#ifndef CMD_VISIT_TEXT_DIFF_H
#define CMD_VISIT_TEXT_DIFF_H

#include "record/text/buffer.h"
#include "record/text/text.h"

/* The changes that a diff does not show. */
struct diff_hidden {
	size_t count;
	size_t line; /* of the first, in the old version, from 1 */
};

/*
 * Appends a unified diff between two versions of a file, nothing if they are equal; two lines
 * before name the encodings if they differ.  Every line is printed as it is, so that patch(1) can
 * apply the diff.  A line that would act on a terminal or a CI is never printed: context ends
 * before it, and a change that has such a line is hidden.  Lines after a change are matched only
 * nearby, so the time is linear in the size of the texts.
 */
struct diff_hidden diff_write(const struct text *old, const struct text *new, struct buffer *out);

#endif
