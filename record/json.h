#ifndef RECORD_JSON_H
#define RECORD_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "record/arena.h"
#include "record/buffer.h"
#include "record/text.h"

struct diags;

/*
 * JSON (RFC 8259) as values with their places in the text: the only file that knows <jansson.h>.
 * jansson finds what is wrong and decodes; where each value stands, which it does not say, is found
 * by going through the text beside it, in the same order.
 */

enum json_kind {
	JSON_null,
	JSON_bool,
	JSON_integer,
	JSON_real,
	JSON_text,
	JSON_array,
	JSON_object
};

/* Values may be nested so deep, the innermost number or word counted too. */
enum { JSON_DEEPEST = 2048 };

struct json {
	struct json *next; /* the next value of the same array or object; NULL: the last */
	struct str key;    /* of a member of an object, decoded; else empty */
	uint32_t key_at;   /* where a member begins: its key's quote; else at.at */
	struct span at;    /* the value, with its quotes or brackets */
	enum json_kind kind;
	union {
		bool truth;
		int64_t integer;
		double real;
		struct str text;    /* decoded; may hold any character, NUL too */
		struct json *first; /* of an array or object; NULL: it is empty */
	} is;
};

/*
 * Reads the array or object at *at (blanks skipped) and moves *at behind it; what follows is not
 * looked at.  Values lie in arena; strings without escapes are borrowed from the text.  What is not
 * JSON, or gives a key twice in one object, or is nested deeper than JSON_DEEPEST, becomes
 * a finding bad-json at its place: then gives NULL and moves *at there.
 */
struct json *json_read(
    const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags);

/* Where the next byte from at on stands that is no blank of JSON; at most body.n. */
uint32_t json_blanks(const struct text *text, uint32_t at);

/*
 * Appends s (any bytes) as a JSON string with its quotes; what is not UTF-8 becomes U+FFFD.  What
 * JSON cannot hold is escaped, and the characters that also says true of; NULL: no others.
 */
void json_quote(struct str s, bool (*also)(uint32_t code), struct buffer *out);

#endif
