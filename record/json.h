#ifndef RECORD_JSON_H
#define RECORD_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "record/diag.h"
#include "record/text/arena.h"
#include "record/text/buffer.h"
#include "record/text/text.h"

/*
 * JSON (RFC 8259) as values with their places in the text.  jansson decodes and finds errors; the
 * place of each value, which it does not report, comes from reading the text in parallel.
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

/* The depth to which values may be nested, the innermost number or word included. */
enum { JSON_DEPTH_MAX = 2048 };

struct json {
	struct json *next; /* the next value of the same array or object; NULL: the last */
	struct str key;    /* of a member of an object, decoded; else empty */
	uint32_t key_at;   /* where a member begins (its key's quote); else at.at */
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
 * Reads the array or object at *at (blanks skipped) and moves *at after it.  Values lie in arena;
 * strings without escapes are borrowed from the text.  Reports what is not JSON, repeats a key in
 * one object or is nested too deeply as bad-json, moves *at there and returns NULL.
 */
struct json *json_read(
    const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags);

/*
 * A large text read in parts, so that not all its values are in memory at once.  Some of its arrays
 * are skipped: for these json_part returns an array without elements, and json_next reads the
 * elements one by one.  The text is JSON if json_part accepts it and json_next accepts the elements
 * of all skipped arrays; otherwise json_fault_locate reports the reason.
 */

/* A skipped array: the places of its [ and after its ]. */
struct json_hole {
	uint32_t at, end; /* end 0: its ] was not found; then it can only be reported */
	uint32_t around;  /* arrays and objects that enclose an element */
};

/* Something that is not JSON. */
struct json_fault {
	bool found;
	enum phrase why;
	struct span at;
};

struct json_chunk;
struct json_level;

/* The number of values so far. */
struct json_mark {
	struct json_chunk *chunk;
	size_t used;
};

/* The caller sets text, arena and the holes; the rest is 0. */
struct json_parts {
	const struct text *text;
	struct arena *arena;
	const struct json_hole *holes; /* sorted by place; may be nested */
	size_t hole_count;
	uint32_t end;            /* where reading ends; 0: at the end of the text */
	bool fault;              /* something was not JSON */
	struct json_fault first; /* the first fault in the text, as far as is known */
	struct json_mark now;    /* the caller may reset it to an earlier value: the values read
				    since are dropped, but not their strings */
	struct json_chunk *chunks;
	struct json_level *levels;
	size_t level_cap;
};

/* The unread elements of an array. */
struct json_list {
	uint32_t at, end; /* at: after [ or an element; end: of the array */
	size_t around;    /* arrays and objects that enclose an element */
	bool begun;       /* an element was read */
};

/*
 * Reads the value of any kind at *at (blanks skipped), which around arrays and objects enclose, and
 * moves *at after it.  Returns NULL with a fault where json_read would report.
 */
struct json *json_part(struct json_parts *parts, uint32_t *at, size_t around);

/* Returns the elements of a skipped array, which around arrays and objects enclose. */
struct json_list json_list(const struct json *array, size_t around);

/* Reads the next element.  Returns NULL if there are no more or there is a fault. */
struct json *json_next(struct json_parts *parts, struct json_list *list);

/* Returns the text up to where reading ends. */
static inline struct str
json_body(const struct json_parts *parts)
{
	return parts->end == 0 ? parts->text->body : str_first(parts->text->body, parts->end);
}

/* Record a fault: of a span; of the character at an offset, or of the text that ends there. */
void json_fault_add(struct json_parts *parts, struct span at, enum phrase why);
void json_fault_at(struct json_parts *parts, uint32_t at);

/* Returns the string, number or word that jansson refused after reading from one offset to another
 * (read > from): from a string's quote, which does not stand before from, or a word's first letter.
 */
struct span json_fault_span(struct str s, size_t from, size_t read);

/* Reports the first known fault and returns its place. */
uint32_t json_fault_report(const struct json_parts *parts, struct diags *diags);

/* Looks for the first fault in the value at at and in the elements of all skipped arrays, reports
 * it as json_read does, and returns its place. */
uint32_t json_fault_locate(struct json_parts *parts, uint32_t at, struct diags *diags);

/* Returns where the first byte from at on is that is no blank of JSON, or body.n. */
uint32_t json_blanks(const struct text *text, uint32_t at);

/*
 * Appends s (any bytes) as a quoted JSON string; what is not UTF-8 becomes U+FFFD.  Escapes what
 * JSON requires and, unless also is NULL, the characters for which it returns true.
 */
void json_quote(struct str s, bool (*also)(uint32_t code), struct buffer *out);

#endif
