#ifndef RECORD_TEXT_CODEC_TABLE_H
#define RECORD_TEXT_CODEC_TABLE_H

#include <stddef.h>
#include <stdint.h>

#include "record/text/codec.h"

/*
 * What the files of the codec share; not for others.  A cell holds what one code becomes in the
 * other encoding.  Four bytes are copied wherever n says how many of them count.
 */
struct codec_cell {
	unsigned char bytes[3];
	unsigned char n; /* 1 to 3; 0: not asked yet; CODEC_GAP: there is nothing */
};

enum { CODEC_CELLS = 1 << 16, CODEC_GAP = 0xFF };

/*
 * The table of ENCODING_cp932 or ENCODING_eucjp from which is decoded: UTF-8 by two-byte code,
 * first byte high; by the byte itself for the half-width kana of CP932.  codec_ask fills it.
 */
const struct codec_cell *codec_cells(struct codec *codec, enum encoding encoding);

/*
 * The character that the n (1 to 3) bytes at p are in ENCODING_cp932 or ENCODING_eucjp, or
 * UTF8_BAD. iconv is asked the first time; one- and two-byte codes are kept.  Microsoft's choice of
 * lookalikes whatever iconv says (formats-japanese.md 8.4).
 */
uint32_t codec_ask(struct codec *codec, enum encoding encoding, const unsigned char *p, size_t n);

/* The table of the same two encodings into which is encoded: bytes by code point below 0x10000.
 * codec_find fills it. */
const struct codec_cell *codec_found(struct codec *codec, enum encoding encoding);

/*
 * What code (any above 0x7F) is in ENCODING_cp932 or ENCODING_eucjp; n is CODEC_GAP when it has no
 * code there.  What iconv answers counts only if it decodes to the same character again: some
 * write a lookalike and do not tell.
 */
struct codec_cell codec_find(struct codec *codec, enum encoding encoding, uint32_t code);

/* The encoding's name in findings on what cannot be read; with iconv's where that knows but most of
 * it: "cp932 (iconv: SHIFT_JIS)". */
struct str codec_told(struct codec *codec, enum encoding encoding, struct arena *arena);

/* Whether iconv has ENCODING_cp932 or ENCODING_eucjp, in both directions. */
bool codec_has(struct codec *codec, enum encoding encoding);

#endif
