#ifndef CMD_FIX_REWRITE_H
#define CMD_FIX_REWRITE_H

#include "cmd/fix/fixes.h"

/* Makes fixes in the bytes of a file.  Whatever is not fixed keeps its bytes.  The text is edited
 * and encoded some lines at a time. */

struct rewriter {
	struct buffer text, even, bytes; /* lines: edited, with even ends, encoded */
};

void rewriter_init(struct rewriter *rewriter, struct memory *memory);
void rewriter_free(struct rewriter *rewriter);

/*
 * Makes the fixes gathered from bytes, read as text, and drops those that overlap others or cannot
 * be made.  out gets the new bytes.  Returns false if bytes could not be written back the same
 * without any fix, or if the new encoding cannot hold the text.
 */
bool rewriter_do(struct rewriter *rewriter, struct codec *codec, const struct text *text,
    struct fixes *fixes, struct str bytes, struct buffer *out);

#endif
