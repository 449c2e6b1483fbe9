#ifndef RECORD_CODEC_TWICE_H
#define RECORD_CODEC_TWICE_H

#include <stdbool.h>

#include "record/codec/codec_table.h"

/*
 * Text that a program decoded by the wrong encoding and saved as UTF-8: 手合 in CP932 read as
 * CP1252 is "Žè‡", and in UTF-8 read as CP932 "謇句粋".  To go back, the text is encoded as it was
 * read, and the bytes are decoded as they were written.
 */
struct twice {
	enum encoding written; /* ENCODING_unknown: the text is not such a text */
	enum encoding read;    /* by mistake */
};

/*
 * Finds out what happened to a text (well-formed UTF-8; its beginning counts).  That is certain if
 * it has no word that records have, and after going back two of them, or only Japanese letters that
 * were UTF-8.  lossy: characters may be missing or damaged; else all of the beginning can be
 * restored.
 */
struct twice twice_find(struct codec *codec, struct str text, bool lossy, struct arena *arena);

/* Restores a text into *restored, in arena.  Returns false if any character is lost. */
bool twice_restore(struct codec *codec, struct str text, const struct twice *twice,
    struct arena *arena, struct str *restored);

#endif
