#ifndef RECORD_CODEC_DECODE_H
#define RECORD_CODEC_DECODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "record/codec/codec_table.h"

struct diags;

/* Reads bytes of one encoding character by character. */
struct decode_reader {
	struct codec *codec;
	enum encoding encoding; /* with ENCODING_utf16, big-endian */
	unsigned set;           /* ISO-2022-JP: the character set in use, from 0 */
};

/* The "character" of bytes that only switch sets. */
#define DECODE_NOTHING 0xFFFFFFFEu

/*
 * Reads one character of s (s.n > 0) into *code and returns its length in bytes.  For bytes that
 * are no character *code is UTF8_BAD and the length says what to skip: a first byte without its
 * second, or a pair that has no character, but never an ASCII byte after it.
 */
size_t decode_one(struct decode_reader *reader, struct str s, uint32_t *code);

/*
 * Decodes all bytes (without a byte order mark) into *body, in arena or, if they are UTF-8 already,
 * borrowed.  Each run of bad bytes becomes U+FFFD and a finding invalid-bytes; with diags == NULL
 * returns false at the first instead.
 */
bool decode_bytes(struct codec *codec, struct str bytes, enum encoding encoding,
    struct arena *arena, struct diags *diags, struct str *body);

#endif
