#ifndef RECORD_JSON_TOKEN_H
#define RECORD_JSON_TOKEN_H

#include "record/diag.h"
#include "record/text/arena.h"
#include "record/text/text.h"

/*
 * Values of JSON, the state of reading them, and their strings, numbers and words.  See json.h.
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

/* Sets the fault and returns false. */
bool json_fail(struct json_reader *reader, struct span at, enum phrase why);

/* As json_fail, for a character that is not allowed at `at`, or for the end of the text. */
bool json_fail_at(struct json_reader *reader, uint32_t at);

/* As json_fail_at, for a string, number or word as a whole. */
bool json_fail_token(struct json_reader *reader, uint32_t at);

/* Returns the character at `at`, or NUL at the end of the text. */
static inline char
json_peek(const struct json_reader *reader, uint32_t at)
{
	return at < reader->text->body.n ? reader->text->body.p[at] : '\0';
}

/* Checks the string at *at and moves *at after it. */
bool json_skip_string(struct json_reader *reader, uint32_t *at);

/* Returns the content of a string that was checked. */
struct str json_decode(struct json_reader *reader, struct span at);

/* Reads a number, true, false or null at *at into json, and moves *at after it. */
bool json_read_word(struct json_reader *reader, uint32_t *at, struct json *json);

/* Returns where the next byte at or after `at` is that is not a blank of JSON; at most body.n. */
uint32_t json_blanks(const struct text *text, uint32_t at);

#endif
