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
	unsigned name; /* of a member: the number of its key among the reader's names, or 0 */
	union {
		bool truth;
		int64_t integer;
		double real;
		struct str text;    /* decoded; may hold any character, NUL too */
		struct json *first; /* of an array or object; NULL: it is empty, or skipped */
	} is;
};

/*
 * Keys that a caller knows, fewer than JSON_NAMES_MAX, of at most 8 bytes each, by a hash of their
 * bytes.  Begins as 0.
 */
enum { JSON_NAMES_MAX = 64 };

struct json_names {
	uint64_t words[JSON_NAMES_MAX]; /* the bytes, the last one highest; 0: no name */
	uint8_t numbers[JSON_NAMES_MAX];
};

extern const struct json_names json_no_names;

/* The memory for values. */
struct json_pool {
	struct json_block *block;
	struct json *next, *end; /* the rest of the block */
};

/* Reads one text.  The caller sets the members before at; the rest begins as 0. */
struct json_reader {
	struct str body;
	struct arena *arena;
	const struct json_names *names;    /* NULL: none */
	bool (*is_other)(struct str line); /* whether a line inside the value begins another one:
					      a fault; NULL: none does */
	bool lone_surrogates; /* an escape of half a pair is read, as its three bytes; else it is a
				 fault */
	uint32_t at;          /* what is read next */
	bool failed;          /* there is a fault; nothing more is read */
	struct {
		struct span at;
		enum phrase why; /* one of PHRASE_json_*; json_ends: the text ends in the value */
	} fault;
	/* Private. */
	const char *end;  /* of the text */
	struct str apart; /* see json_next */
	struct {
		size_t base;                          /* values are read until as many are */
		size_t depth;                         /* the number of those that are */
		struct json *value;                   /* the first that was read */
		struct json_level *level, *outermost; /* the innermost; the first */
		struct json_key *keys;                /* of the objects */
		size_t key_count, key_cap;
	} open; /* values that are */
	struct {
		size_t depth; /* inside so many values, others are checked and not kept; 0: none */
		struct json value;         /* all of them are this one */
		uint32_t end;              /* up to here, arrays were skipped: */
		struct json_range *arrays; /* in order, also those inside them */
		size_t array_count, array_cap;
		struct json_pool kept; /* reader->pool is empty meanwhile */
	} skip;
	struct json_pool pool; /* a caller may restore it, to reuse the memory of the values read
				  since */
	struct json_block *blocks;
};

/* Sets the fault and returns NULL, as all that read do then; else they return the place after what
 * they read. */
const char *json_fail(struct json_reader *reader, struct span at, enum phrase why);

/* As json_fail, for a character that is not allowed at p, or for the end of the text. */
const char *json_fail_at(struct json_reader *reader, const char *p);

/* As json_fail_at, for the string, number or word at p as a whole. */
const char *json_fail_token(struct json_reader *reader, const char *p);

/* Returns the place of p in the text. */
static inline uint32_t
json_at(const struct json_reader *reader, const char *p)
{
	return (uint32_t)(p - reader->body.p);
}

/* Returns the character at p, or NUL at the end of the text. */
static inline char
json_peek(const struct json_reader *reader, const char *p)
{
	return p != reader->end ? *p : '\0';
}

/* Moves *p to the next character that is not a blank of JSON, and returns it; NUL at the end. */
static inline char
json_seek(const struct json_reader *reader, const char **p)
{
	const char *end = reader->end, *q;
	char c;

	for (q = *p; q != end; q++) {
		c = *q;
		if (c > ' ' || (c != ' ' && c != '\n' && c != '\r' && c != '\t')) {
			*p = q;
			return c;
		}
	}
	*p = end;
	return '\0';
}

/* Adds a name, whose number is from 1 to 63. */
void json_names_add(struct json_names *names, struct str name, unsigned number);

/* Returns the place of a name, given its bytes, or the free place for it. */
static inline size_t
json_names_find(const struct json_names *names, uint64_t word)
{
	size_t i = (size_t)((word * UINT64_C(0x9E3779B97F4A7C15)) >> 58);

	while (names->words[i] != word && names->words[i] != 0)
		i = (i + 1) % JSON_NAMES_MAX;
	return i;
}

/* Returns the bytes of a key of 1 to 8 bytes, given as many as eight from it on. */
static inline uint64_t
json_names_word(uint64_t bytes, size_t n)
{
	return bytes << (64 - 8 * n);
}

/* Returns the number of a name, given its bytes, or 0. */
static inline unsigned
json_names_get(const struct json_names *names, uint64_t word)
{
	return names->numbers[json_names_find(names, word)];
}

/* As json_names_get, for any key. */
unsigned json_names_number(const struct json_names *names, struct str key);

/* Finds the bytes that end a string or need an escape, and those beyond ASCII with DEL.  Only the
 * first hit is exact. */
static inline uint64_t
json_specials(uint64_t word)
{
	/* a byte below what is subtracted gets its high bit; those after it may be wrong */
	return (word | (word - SWAR_ONES * 0x20) | ((word ^ SWAR_ONES * '"') - SWAR_ONES) |
		   ((word ^ SWAR_ONES * '\\') - SWAR_ONES) | ((word ^ SWAR_LOWS) - SWAR_ONES)) &
	       SWAR_HIGHS;
}

/* Returns the number of leading bytes of s that need no escape and end no string. */
static inline size_t
json_plain(struct str s)
{
	size_t n = 0;
	uint64_t hits;

	for (; s.n - n >= sizeof hits; n += sizeof hits) {
		hits = json_specials(swar_load(s.p + n));
		if (hits != 0)
			return n + swar_first(hits);
	}
	while (n < s.n && s.p[n] >= 0x20 && s.p[n] < 0x7F && s.p[n] != '"' && s.p[n] != '\\')
		n++;
	return n;
}

/* Reads the string at p, in which json_plain finds what is not plain, as json_read_string does. */
const char *json_read_unusual_string(
    struct json_reader *reader, const char *p, struct str *content);

/* Reads the string at p into *content; NULL: only checks it. */
static inline const char *
json_read_string(struct json_reader *reader, const char *p, struct str *content)
{
	struct str s = { p + 1, (size_t)(reader->end - p) - 1 };
	size_t n = json_plain(s);

	if (n == s.n || s.p[n] != '"')
		return json_read_unusual_string(reader, p, content);
	if (content != NULL)
		*content = str_first(s, n);
	return s.p + n + 1;
}

/* Reads the number, true, false or null at p into json. */
const char *json_read_word(struct json_reader *reader, const char *p, struct json *json);

/* Reads an integer of 1 to 9 digits at p, where c is.  Returns NULL if there is none. */
static inline const char *
json_read_digits(const struct json_reader *reader, const char *p, char c, int64_t *integer)
{
	uint32_t number = (unsigned char)c - (uint32_t)'0', digit = 0;
	const char *q = p + 1, *end = reader->end;

	if (number > 9)
		return NULL;
	for (; q != end && (digit = (unsigned char)*q - (uint32_t)'0') < 10; q++)
		number = number * 10 + digit;
	if (q == end || (*q != ',' && *q != '}' && *q != ']' && !str_is_space(*q)) ||
	    (q - p > 1 && (c == '0' || q - p > 9)))
		return NULL;
	*integer = number;
	return q;
}

/* As json_read_word, faster for json_read_digits; c is at p. */
static inline const char *
json_read_number(struct json_reader *reader, const char *p, char c, struct json *json)
{
	const char *end = json_read_digits(reader, p, c, &json->is.integer);

	if (end == NULL)
		return json_read_word(reader, p, json);
	json->kind = JSON_integer;
	return end;
}

/* Returns where the next byte at or after `at` is that is not a blank of JSON; at most body.n. */
static inline uint32_t
json_blanks(struct str body, uint32_t at)
{
	const struct json_reader reader = { .body = body, .end = body.p + body.n };
	const char *p = body.p + at;

	json_seek(&reader, &p);
	return json_at(&reader, p);
}

#endif
