#ifndef RECORD_TEXT_DECODE_H
#define RECORD_TEXT_DECODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "record/text/codec_table.h"

struct diags;

/* Reads bytes of one encoding character by character. */
struct decode_reader {
	struct codec *codec;
	enum encoding encoding; /* with ENCODING_utf16, big-endian */
	unsigned set;           /* ISO-2022-JP: the set that is switched on, from 0 */
};

/* Given as a character by bytes that only switch sets. */
#define DECODE_NOTHING 0xFFFFFFFEu

/*
 * Reads one character of s (s.n > 0) into *code and gives its length in bytes.  Bytes that are none
 * give UTF8_BAD and the length of what is to be passed over: a first byte without its second, or a
 * pair that has no character, but never an ASCII byte after it.
 */
size_t decode_one(struct decode_reader *reader, struct str s, uint32_t *code);

/*
 * Decodes all bytes (less a byte order mark) into *body: in arena, or borrowed when they are UTF-8
 * already.  Each run of bad bytes becomes U+FFFD and a finding invalid-bytes; with diags == NULL
 * the first gives false instead.
 */
bool decode_bytes(struct codec *codec, struct str bytes, enum encoding encoding,
    struct arena *arena, struct diags *diags, struct str *body);

#endif
