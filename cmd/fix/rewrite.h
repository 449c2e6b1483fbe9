#ifndef CMD_FIX_REWRITE_H
#define CMD_FIX_REWRITE_H

#include "cmd/fix/fixes.h"

/* Does what was gathered to be fixed to the bytes of a file.  All that is not fixed keeps its
 * bytes.  The text is edited and encoded some lines at a time. */

struct rewriter {
	struct buffer text, even, bytes; /* lines on their way */
};

void rewriter_init(struct rewriter *rewriter, struct memory *memory);
void rewriter_free(struct rewriter *rewriter);

/*
 * Does the fixes that a reading of bytes as text gathered, and drops those that are in the way of
 * others or cannot be done.  out gets the new bytes.  Returns false where bytes would not come out
 * the same without any fix, or the encoding that is wanted cannot hold all.
 */
bool rewriter_do(struct rewriter *rewriter, struct codec *codec, const struct text *text,
    struct fixes *fixes, struct str bytes, struct buffer *out);

#endif
