#ifndef RECORD_JSON_TOKEN_H
#define RECORD_JSON_TOKEN_H

#include "record/diag.h"
#include "record/text/arena.h"
#include "record/text/swar.h"
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
		struct json *first; /* of an array or object; NULL: it is empty, or skipped */
	} is;
};

/* Reads one text.  The caller sets the first three members; the rest begins as 0. */
struct json_reader {
	const struct text *text;
	struct arena *arena;
	bool (*is_other)(struct str line); /* whether a line inside the value begins another one:
					      a fault; NULL: none does */
	uint32_t at;                       /* what is read next */
	bool failed;                       /* there is a fault; nothing more is read */
	struct span fault_at;
	enum phrase fault_why; /* one of PHRASE_json_*; json_ends: the text ends in the value */
	/* Private. */
	struct str apart; /* see json_next */
	size_t base;      /* the number of open values when json_next was called */
	struct json_level *levels;
	size_t depth, level_cap;
	struct json_key *keys; /* of the objects that are open */
	size_t key_count, key_cap;
	bool skips;                /* values are checked and not kept: */
	struct json skipped;       /* all of them are this one */
	uint32_t skipped_end;      /* up to here, arrays were skipped: */
	struct json_range *arrays; /* in order, also those inside them */
	size_t array_count, array_cap;
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

/* As json_fail_at, for the string, number or word here as a whole. */
bool json_fail_token(struct json_reader *reader);

/* Returns the character at `at`, or NUL at the end of the text. */
static inline char
json_peek(const struct json_reader *reader, uint32_t at)
{
	return at < reader->text->body.n ? reader->text->body.p[at] : '\0';
}

/* Returns the number of leading bytes of s that need no escape and end no string. */
static inline size_t
json_plain(struct str s)
{
	size_t n = 0;
	uint64_t word, hits;

	for (; s.n - n >= sizeof word; n += sizeof word) {
		word = swar_load(s.p + n);
		/* a byte below what is subtracted gets its high bit; those after it may be wrong */
		hits = word | (word - SWAR_ONES * 0x20) | ((word ^ SWAR_ONES * '"') - SWAR_ONES) |
		       ((word ^ SWAR_ONES * '\\') - SWAR_ONES) | ((word ^ SWAR_LOWS) - SWAR_ONES);
		if ((hits & SWAR_HIGHS) != 0)
			return n + swar_first(hits & SWAR_HIGHS);
	}
	while (n < s.n && s.p[n] >= 0x20 && s.p[n] < 0x7F && s.p[n] != '"' && s.p[n] != '\\')
		n++;
	return n;
}

/* Reads the string here into *content; NULL: only checks it. */
bool json_read_string(struct json_reader *reader, struct str *content);

/* Reads the number, true, false or null here into json. */
bool json_read_word(struct json_reader *reader, struct json *json);

/* Returns where the next byte at or after `at` is that is not a blank of JSON; at most body.n. */
static inline uint32_t
json_blanks(const struct text *text, uint32_t at)
{
	while (at < text->body.n && (text->body.p[at] == ' ' || text->body.p[at] == '\n' ||
					text->body.p[at] == '\r' || text->body.p[at] == '\t'))
		at++;
	return at;
}

#endif
