#ifndef RECORD_TEXT_CODEC_H
#define RECORD_TEXT_CODEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "record/text/arena.h"
#include "record/text/buffer.h"
#include "record/text/codec_table.h"
#include "record/text/detect.h"
#include "record/text/text_check.h"

struct diags;
struct text;

/*
 * Decodes bytes into text->body (text->name is set by the caller).  With encoding ==
 * ENCODING_unknown it is detected: BOM, then ISO-2022-JP escapes, then a declaration in the first
 * lines if the bytes agree, then strict UTF-8, then ISO-8859-1 by its accents, then CP932 against
 * EUC-JP by counting (reference: formats-japanese.md 8.2).  When the bytes are UTF-8 or ASCII
 * already, text->body borrows them; otherwise it lies in arena.  Each run of bytes that cannot be
 * decoded becomes U+FFFD and one finding `invalid-bytes` with its place; reading goes on after it.
 * Also finds encoding-mismatch, nul-byte, control-character, byte-order-mark and mixed-eol.  The
 * six CP932 twins of section 8.4 decode to Microsoft's choice with any iconv.
 */
void codec_decode(struct codec *codec, struct str bytes, enum encoding encoding,
    struct arena *arena, struct text *text, struct diags *diags);

/* What is carried from one block of a text to the next. */
struct codec_carry {
	enum encoding encoding;               /* ENCODING_unknown: not detected yet */
	struct detection detection;           /* how it was found, unless the caller set it */
	struct encoding_declaration declared; /* in the first lines of the text */
	bool open;                            /* only ASCII was met, so that it may still be any */
	struct text_check seen;
};

/*
 * As codec_decode, of a block of a text that comes in blocks.  All but the first begin with the
 * byte before the line that they begin with (text->from is 1).  The first must be long enough to
 * detect the encoding from it; nothing is detected from the others.  last: the text ends with it.
 * carry->seen becomes what is seen at its end.  The limit of diags counts twice: for bytes that
 * cannot be decoded, and for all else, so that the first so many in the order of the text are
 * there.
 */
void codec_block(struct codec *codec, struct str bytes, bool first, bool last,
    struct codec_carry *carry, struct arena *arena, struct text *text, struct diags *diags);

/* How many leading bytes leave open which encoding they are in: ASCII without the escapes of
 * ISO-2022-JP. */
size_t codec_open(struct str bytes);

/* Detects the encoding of a text that was open so far, from the lines that follow. */
void codec_settle(
    struct codec *codec, struct str bytes, struct codec_carry *carry, struct arena *arena);

/* A character that the target encoding cannot hold. */
struct codec_gap {
	uint32_t code; /* the first such character */
	size_t count;  /* how many in all */
};

/*
 * Encodes well-formed UTF-8 from s and appends it to out.  The lookalikes of section 8.4 (U+301C
 * and the like) become the code of their twin and the 14 doubly coded characters become Windows'
 * choice, with any iconv.  A character that the target cannot hold is written as U+3013 (the
 * printers' "geta" mark; as a question mark in ASCII) and counted in *gap, which each call sets
 * anew: the caller reports it.  ISO-2022-JP ends in ASCII and cannot hold an escape (U+001B).
 * UTF-16 is little-endian, with a byte order mark when out is empty; UTF-16LE and -BE have none.
 * Returns false when the encoding cannot be had from this iconv: with an empty s this only asks.
 */
bool codec_encode(struct codec *codec, struct str s, enum encoding encoding, struct buffer *out,
    struct codec_gap *gap);

#endif
