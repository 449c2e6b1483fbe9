#ifndef RECORD_CODEC_CODEC_H
#define RECORD_CODEC_CODEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "record/codec/codec_encode.h"
#include "record/codec/codec_table.h"
#include "record/codec/detect.h"
#include "record/codec/text_check.h"
#include "record/codec/twice.h"
#include "record/text/arena.h"
#include "record/text/buffer.h"

struct diags;
struct text;

/*
 * Decodes bytes into text->body (text->name is set by the caller).  ENCODING_unknown: detects the
 * encoding (detect.h).  When the bytes are UTF-8 or ASCII already, text->body borrows them;
 * otherwise it lies in arena.  Each run of bytes that cannot be decoded becomes U+FFFD and one
 * finding invalid-bytes.  Also reports encoding-mismatch, nul-byte, control-character,
 * byte-order-mark and mixed-eol.  A text in UTF-8 that was decoded wrongly before (twice.h) is
 * restored, with one finding decoded-twice, if no character is lost.
 */
void codec_decode(struct codec *codec, struct str bytes, enum encoding encoding,
    struct arena *arena, struct text *text, struct diags *diags);

/* What carries over from one chunk of a text to the next. */
struct codec_carry {
	enum encoding encoding;               /* ENCODING_unknown: not detected yet */
	struct detection detection;           /* how it was found, unless the caller set it */
	struct encoding_declaration declared; /* in the first lines of the text */
	struct twice twice;                   /* what the text is restored from, if any */
	bool open;                            /* only ASCII was met, so that it may still be any */
	bool undecided; /* an unknown code page, whose first letter was not met yet */
	struct text_check_state check;
};

/* A chunk of a text. */
struct codec_chunk {
	struct str bytes;
	bool first, last; /* the text begins, ends with it */
};

/*
 * Decodes one chunk of a text, as codec_decode does a whole one.  A chunk other than the first is
 * preceded by the byte before its first line (text->from is 1).  The encoding is detected from the
 * first chunk alone.  Updates carry to the chunk's end.  The
 * limit of diags applies twice, to bytes that cannot be decoded and to all else, so that the first
 * findings in the order of the text are kept.
 */
void codec_block(struct codec *codec, const struct codec_chunk *chunk, struct codec_carry *carry,
    struct arena *arena, struct text *text, struct diags *diags);

/* Returns the number of leading bytes that do not show their encoding: ASCII without the escapes of
 * ISO-2022-JP. */
size_t codec_open(struct str bytes);

/* Detects the encoding of a text that did not show it so far from the lines that follow. */
void codec_settle(
    struct codec *codec, struct str bytes, struct codec_carry *carry, struct arena *arena);

#endif
