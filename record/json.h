#ifndef RECORD_JSON_H
#define RECORD_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "record/diag.h"
#include "record/text/arena.h"
#include "record/text/buffer.h"
#include "record/text/text.h"

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
 * Reads the array or object at *at (blanks skipped) and moves *at after it; what follows is not
 * looked at.  Values lie in arena; strings without escapes are borrowed from the text.  What is not
 * JSON, or gives a key twice in one object, or is nested deeper than JSON_DEEPEST, becomes
 * a finding bad-json at its place: then gives NULL and moves *at there.
 */
struct json *json_read(
    const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags);

/*
 * A large text read part by part, so that it need not lie in memory as values all at once.  Some of
 * its arrays are passed over: where one stands, json_part gives an array without elements (with its
 * place), and json_next reads those one by one.  A whole text is JSON if json_part takes it, and
 * json_next the elements of all arrays passed over, to the end.  If it is not, json_fault_report
 * says why.
 */

/* An array that is passed over: where its [ stands, and what stands after its ]. */
struct json_hole {
	uint32_t at, end; /* end 0: its ] was not found; then it can only be reported */
	uint32_t around;  /* arrays and objects that stand open around an element */
};

/* What is not JSON. */
struct json_fault {
	bool met;
	enum phrase why;
	struct span at;
};

struct json_chunk;
struct json_level;

/* How many values there are. */
struct json_mark {
	struct json_chunk *chunk;
	size_t used;
};

/* Made by the caller: text, arena, and the holes; the rest 0. */
struct json_parts {
	const struct text *text;
	struct arena *arena;
	const struct json_hole *holes; /* by their beginnings; one may lie in another */
	size_t hole_count;
	uint32_t end;            /* what stands from here on is not looked at; 0: all is */
	bool fault;              /* something was not JSON, */
	struct json_fault first; /* and this of it, as far as is known, stands first in the text */
	struct json_mark now;    /* the caller may put it back to what it was: the values read since
				    are gone, all but their strings */
	struct json_chunk *chunks;
	struct json_level *levels;
	size_t level_cap;
};

/* The elements of an array, as far as they have not been read. */
struct json_list {
	uint32_t at, end; /* at: after [ or an element; end: of the array */
	size_t around;    /* arrays and objects that stand open around an element */
	bool begun;       /* one was read */
};

/*
 * Reads the value at *at (blanks skipped), of whatever kind, in which around arrays and objects
 * stand open, and moves *at after it.  What json_read would report gives NULL and a fault.
 */
struct json *json_part(struct json_parts *parts, uint32_t *at, size_t around);

/* The elements of an array that was passed over and around which so many others are open. */
struct json_list json_list(const struct json *array, size_t around);

/* Reads the next element.  NULL: there are no more, or there is a fault. */
struct json *json_next(struct json_parts *parts, struct json_list *list);

/* The text as far as it is looked at. */
static inline struct str
json_looked_at(const struct json_parts *parts)
{
	return parts->end == 0 ? parts->text->body : str_first(parts->text->body, parts->end);
}

/* Makes a fault known: of the words at at; of the character at at, or that the text ends there. */
void json_fault_add(struct json_parts *parts, struct span at, enum phrase why);
void json_fault_at(struct json_parts *parts, uint32_t at);

/* Returns the string, number or word that jansson refused after reading from one offset to another
 * (read > from): from a string's quote, which does not stand before from, or a word's first letter.
 */
struct span json_fault_span(struct str s, size_t from, size_t read);

/* Reports the first fault that is known, and gives where it is. */
uint32_t json_fault_tell(const struct json_parts *parts, struct diags *diags);

/* Reports as json_read does why the value at at, with the elements of all arrays passed over, is
 * not JSON, and gives where: the first fault in the text, of those too that are known. */
uint32_t json_fault_report(struct json_parts *parts, uint32_t at, struct diags *diags);

/* Where the next byte from at on stands that is no blank of JSON; at most body.n. */
uint32_t json_blanks(const struct text *text, uint32_t at);

/*
 * Appends s (any bytes) as a JSON string with its quotes; what is not UTF-8 becomes U+FFFD.  What
 * JSON cannot hold is escaped, and the characters that also says true of; NULL: no others.
 */
void json_quote(struct str s, bool (*also)(uint32_t code), struct buffer *out);

#endif
