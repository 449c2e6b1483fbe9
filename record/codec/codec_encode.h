#ifndef RECORD_CODEC_CODEC_ENCODE_H
#define RECORD_CODEC_CODEC_ENCODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "record/codec/codec_table.h"
#include "record/text/buffer.h"

/* A character that the target encoding cannot hold. */
struct codec_gap {
	uint32_t code; /* the first such character */
	size_t count;  /* all of them */
};

/*
 * Encodes s, well-formed UTF-8, and appends it to out.  Lookalikes (U+301C and the like) and
 * characters that have two codes become what Windows writes, with any iconv.  A character that the
 * encoding cannot hold is written as U+3013 (the printers' geta mark; in ASCII a question mark) and
 * counted in *gap, which each call resets, for the caller to report.  ISO-2022-JP ends in ASCII and
 * cannot hold an escape (U+001B).  UTF-16 is little-endian, with a byte order mark if out is empty;
 * UTF-16LE and -BE have none.  Returns false if iconv lacks the encoding: with an empty s this is a
 * test for it.
 */
bool codec_encode(struct codec *codec, struct str s, enum encoding encoding, struct buffer *out,
    struct codec_gap *gap);

/* As codec_encode, with CR LF for each line feed. */
bool codec_encode_crlf(struct codec *codec, struct str s, enum encoding encoding,
    struct buffer *out, struct codec_gap *gap);

#endif
