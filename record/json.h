#ifndef RECORD_JSON_H
#define RECORD_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "record/diag.h"
#include "record/text/arena.h"
#include "record/text/buffer.h"
#include "record/text/text.h"

/*
 * JSON (RFC 8259) as values with their places in the text.  A text is checked first, in one pass,
 * and then read; so reading cannot fail, and large arrays can be read element by element.
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

/* Values may be nested this deep, counting the innermost number or word. */
enum { JSON_DEPTH_MAX = 2048 };

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
		struct json *first; /* of an array or object; NULL: it is empty, or unread */
	} is;
};

enum json_state {
	JSON_whole,
	JSON_cut, /* the text ends inside the value */
	JSON_bad
};

/* Reads one text.  The caller sets the first three members; the rest begins as 0. */
struct json_reader {
	const struct text *text;
	struct arena *arena;
	bool (*is_other)(struct str line); /* whether a line inside the value begins another one:
					      a fault; NULL: none does */
	/* Set by json_check. */
	uint32_t end;          /* after the value */
	struct span fault_at;  /* if it is not whole */
	enum phrase fault_why; /* one of PHRASE_json_* */
	/* Private. */
	struct json_range *arrays; /* of the checked value, in order */
	size_t array_count, array_cap;
	struct json_key *keys; /* of the objects that are open */
	size_t key_count, key_cap;
	struct json_level *levels;
	size_t depth, level_cap;
	bool checks; /* values are checked and not kept */
	struct json_pool {
		struct json_block *block;
		size_t used;
	} pool; /* a caller may restore it, to reuse the memory of the values read since */
	struct json_block *blocks;
};

/*
 * Checks the array or object that begins at `at` (blanks skipped).  Besides what the grammar
 * forbids, a key given twice in an object, a number out of range and nesting deeper than
 * JSON_DEPTH_MAX are faults.  What follows the value is not read.
 */
enum json_state json_check(struct json_reader *reader, uint32_t at);

/*
 * Reads a value of the checked text.  Arrays that are members with the key `unread` get no
 * elements.  Strings without escapes are borrowed from the text.
 */
struct json *json_value(struct json_reader *reader, uint32_t at, struct str unread);

/*
 * Reads the element of an unread array at *at, as json_value, and moves *at after it; *at begins as
 * json_elements returns it.  An element that is itself an array is left unread.  Returns NULL after
 * the last element.
 */
struct json *json_element(struct json_reader *reader, uint32_t *at, struct str unread);

/* Returns where the elements of an array begin. */
static inline uint32_t
json_elements(const struct json *array)
{
	return array->at.at + 1;
}

/* Reports why json_check failed, as bad-json. */
void json_report(const struct json_reader *reader, struct diags *diags);

/*
 * Checks and reads the array or object at *at, and moves *at after it.  If there is a fault,
 * reports it, moves *at there and returns NULL.
 */
struct json *json_read(
    const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags);

/* Returns where the next byte at or after `at` is that is not a blank of JSON; at most body.n. */
uint32_t json_blanks(const struct text *text, uint32_t at);

/*
 * Appends s (any bytes) as a JSON string with its quotes; what is not UTF-8 becomes U+FFFD. Escapes
 * what JSON cannot hold, and the characters for which `also` returns true (NULL: no others).
 */
void json_quote(struct str s, bool (*also)(uint32_t code), struct buffer *out);

#endif
