#ifndef CMD_VISIT_REWRITE_H
#define CMD_VISIT_REWRITE_H

#include "cmd/visit/fix_edits.h"

/*
 * Makes the fixes gathered from bytes, read as text, and drops those that overlap others or cannot
 * be made.  out gets the new bytes; whatever is not fixed keeps its bytes.  Returns false if bytes
 * could not be written back the same without any fix, or if the new encoding cannot hold the text.
 */
bool rewrite_bytes(struct codec *codec, const struct text *text, struct fixes *fixes,
    struct str bytes, struct buffer *out);

/* Returns the end marks of DOS (Ctrl-Z) that end bytes. */
struct str rewrite_tail(struct str bytes);

#endif
