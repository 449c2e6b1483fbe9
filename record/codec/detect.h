#ifndef RECORD_CODEC_DETECT_H
#define RECORD_CODEC_DETECT_H

#include <stdbool.h>

#include "record/codec/codec_table.h"
#include "record/diag.h"
#include "record/text/text.h"

/* An encoding that a text declares. */
struct encoding_declaration {
	struct span at;         /* its name; n == 0: none is declared */
	enum encoding encoding; /* ENCODING_unknown: the name is not known */
};

/*
 * Finds the encoding that a text (decoded or not) declares in its first five lines: the name after
 * `#KIF version=2.0 encoding=`, the same with #KI2, `'CSA encoding=` or `'encoding=`.
 */
struct encoding_declaration detect_declaration(struct str s);

/* Returns whether a file in encoding real may say that it is in declared. */
bool detect_agrees(enum encoding declared, enum encoding real);

/* Returns where the first escape sequence of ISO-2022-JP is in ASCII, or s.n. */
size_t detect_escape(struct str s);

/* The encoding of some bytes, and how it was found. */
struct detection {
	enum encoding encoding;
	enum phrase why; /* a row encoding_… of phrase.def */
	struct span at;  /* the first few bytes that show it; n == 0: none do */
	bool decoded;    /* the encoding was tried and fits: the text is there */
};

/*
 * Detects the encoding of bytes: by a byte order mark; by escapes of ISO-2022-JP; a declaration if
 * the bytes agree; strict UTF-8; ISO-8859-1 by its accents; CP932 against EUC-JP by counting.  If
 * that decodes the bytes, *body gets the text, in arena or borrowed.
 */
struct detection detect_encoding(struct codec *codec, struct str bytes, enum encoding declared,
    struct arena *arena, struct str *body);

#endif
