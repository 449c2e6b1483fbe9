#ifndef RECORD_CODEC_CODEC_TABLE_H
#define RECORD_CODEC_CODEC_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "record/text/arena.h"
#include "record/text/buffer.h"
#include "record/text/encoding.h"

/*
 * Tables of iconv's answers for two-byte codes, each asked for once.  Holds open iconv descriptors.
 * Not shared between threads.
 */
struct codec;

/* Makes a codec over memory; opens nothing yet. */
struct codec *codec_new(struct memory *memory);

/* Closes the descriptors and frees the memory. */
void codec_free(struct codec *codec);

/* Returns whether iconv has ENCODING_cp932 or ENCODING_eucjp, in both directions. */
bool codec_has(struct codec *codec, enum encoding encoding);

/* Returns whether bytes of an encoding can be decoded: by ourselves, or by iconv. */
bool codec_can_read(struct codec *codec, enum encoding encoding);

/*
 * What follows is shared by the files of the codec; not for others.  A cell holds what one code
 * becomes in the other encoding.  Always copy all four bytes: n says how many of them count.
 */
struct codec_cell {
	unsigned char bytes[3];
	unsigned char n; /* 1 to 3; 0: not known yet; CODEC_GAP: there is no code */
};

enum { CODEC_CELLS = 1 << 16, CODEC_GAP = 0xFF };

/*
 * Returns the decoding table of ENCODING_cp932 or ENCODING_eucjp: UTF-8 by two-byte code, first
 * byte high; by the byte itself for the half-width kana of CP932.  codec_ask fills it.
 */
const struct codec_cell *codec_cells(struct codec *codec, enum encoding encoding);

/*
 * Returns the character that the n (1 to 3) bytes at p are in ENCODING_cp932 or ENCODING_eucjp, or
 * UTF8_BAD.  Asks iconv the first time and keeps one- and two-byte codes.  Of the lookalikes that
 * iconvs decode differently (U+301C and the like) it is always Microsoft's choice.
 */
uint32_t codec_ask(struct codec *codec, enum encoding encoding, const unsigned char *p, size_t n);

/* Returns the encoding table of the same two encodings: bytes by code point below 0x10000.
 * codec_find fills it. */
const struct codec_cell *codec_found(struct codec *codec, enum encoding encoding);

/*
 * Returns what code (above 0x7F) is in ENCODING_cp932 or ENCODING_eucjp; n is CODEC_GAP when it has
 * no code there.  An answer of iconv counts only if it decodes to the same character again: some
 * iconvs silently write a lookalike.
 */
struct codec_cell codec_find(struct codec *codec, enum encoding encoding, uint32_t code);

/* Returns a buffer of the codec, emptied.  It holds what it is given until the next call. */
struct buffer *codec_scratch(struct codec *codec);

/* Returns the encoding's name for findings about bytes that cannot be decoded; with iconv's name in
 * parentheses if it knows only a subset: "cp932 (iconv: SHIFT_JIS)". */
struct str codec_shown_name(struct codec *codec, enum encoding encoding, struct arena *arena);

#endif
