#include "record/json.h"

#include <stdlib.h>
#include <string.h>

#include "record/text/swar.h"
#include "record/text/utf8.h"

/* Where an array begins and ends. */
struct json_range {
	uint32_t at, end;
};

struct json_key {
	struct str name; /* decoded */
	struct span at;
};

/* An array or object that is open. */
struct json_level {
	enum json_kind kind;
	struct json *json;
	struct json **tail; /* where the next value inside it is linked */
	size_t array;       /* the number of arrays up to it */
	size_t keys;        /* the number of keys of the objects around it */
};

/* Values are taken from blocks. */
struct json_block {
	struct json_block *next;
	struct json values[64];
};

/* The keys of an object are compared one by one up to this number, and sorted if there are more. */
enum { FEW_KEYS = 16 };

static struct json *
take_value(struct json_reader *reader)
{
	struct json_pool *pool = &reader->pool;
	struct json_block **next = pool->block == NULL ? &reader->blocks : &pool->block->next;
	struct json *json;

	if (pool->block == NULL || pool->used == sizeof pool->block->values / sizeof *json) {
		if (*next == NULL) {
			*next = arena_take(reader->arena, sizeof **next);
			(*next)->next = NULL;
		}
		*pool = (struct json_pool){ .block = *next };
	}
	json = &pool->block->values[pool->used++];
	memset(json, 0, sizeof *json);
	return json;
}

static int
compare_keys(const void *a, const void *b)
{
	const struct json_key *x = a, *y = b;
	int order = str_order(x->name, y->name);

	return order != 0 ? order : x->at.at < y->at.at ? -1 : x->at.at > y->at.at;
}

/* Checks that the keys of an object with many of them differ. */
static bool
check_many_keys(struct json_reader *reader, size_t first)
{
	struct json_key *keys = reader->keys + first;
	size_t count = reader->key_count - first, i;
	const struct json_key *twice = NULL;

	qsort(keys, count, sizeof *keys, compare_keys);
	for (i = 1; i < count; i++) {
		if (str_eq(keys[i].name, keys[i - 1].name) &&
		    (twice == NULL || keys[i].at.at < twice->at.at))
			twice = &keys[i];
	}
	return twice == NULL || json_fail(reader, twice->at, PHRASE_json_twice);
}

/* Checks that a key differs from those of its object so far, which begin at `first`. */
static bool
check_key(struct json_reader *reader, const struct json_key *key, size_t first)
{
	size_t i;

	if (key->name.n > 0 && memchr(key->name.p, '\0', key->name.n) != NULL)
		return json_fail(reader, key->at, PHRASE_json_nul);
	for (i = first; i < reader->key_count && reader->key_count - first <= FEW_KEYS; i++) {
		if (str_eq(reader->keys[i].name, key->name))
			return json_fail(reader, key->at, PHRASE_json_twice);
	}
	*ARENA_ADD(reader->arena, reader->keys, reader->key_count, reader->key_cap) = *key;
	return true;
}

/* Reads a key and its colon, and moves *at after them. */
static bool
read_key(struct json_reader *reader, uint32_t *at, struct json_key *key, size_t first)
{
	key->at.at = *at;
	if (json_peek(reader, *at) != '"')
		return json_fail_token(reader, *at);
	if (!json_skip_string(reader, at))
		return false;
	key->at.n = *at - key->at.at;
	key->name = json_decode(reader, key->at);
	if (reader->checks && !check_key(reader, key, first))
		return false;
	*at = json_blanks(reader->text, *at);
	if (json_peek(reader, *at) != ':')
		return json_fail_token(reader, *at);
	*at = json_blanks(reader->text, *at + 1);
	return true;
}

/* Returns the array at `at`; arrays are in order. */
static struct json_range *
find_array(const struct json_reader *reader, uint32_t at)
{
	size_t low = 0, high = reader->array_count, middle;

	while (high - low > 1) {
		middle = low + (high - low) / 2;
		if (reader->arrays[middle].at <= at)
			low = middle;
		else
			high = middle;
	}
	return &reader->arrays[low];
}

/* Opens the array or object json, which begins at *at; an unread array is skipped. */
static bool
open_value(struct json_reader *reader, uint32_t *at, struct json *json, struct str unread)
{
	struct json_level *level;

	json->kind = json_peek(reader, *at) == '[' ? JSON_array : JSON_object;
	if (json->kind == JSON_array && unread.n > 0 && str_eq(json->key, unread)) {
		*at = find_array(reader, *at)->end;
		json->at.n = *at - json->at.at;
		return true;
	}
	if (reader->is_other != NULL && reader->depth > 0 && *at > 0 &&
	    str_is_line_end(json_peek(reader, *at - 1)) &&
	    reader->is_other(str_after(reader->text->body, *at)))
		return json_fail_at(reader, *at);
	if (reader->checks && json->kind == JSON_array)
		*ARENA_ADD(reader->arena, reader->arrays, reader->array_count, reader->array_cap) =
		    (struct json_range){ *at, 0 };
	level = ARENA_ADD(reader->arena, reader->levels, reader->depth, reader->level_cap);
	*level = (struct json_level){ .json = json,
		.kind = json->kind,
		.array = reader->array_count,
		.keys = reader->key_count,
		.tail = &json->is.first };
	++*at;
	return true;
}

/* Closes the innermost array or object, whose bracket is at *at. */
static bool
close_value(struct json_reader *reader, uint32_t *at)
{
	const struct json_level *level = &reader->levels[--reader->depth];
	size_t keys = level->keys;

	++*at;
	if (!reader->checks) {
		level->json->at.n = *at - level->json->at.at;
		return true;
	}
	if (level->kind == JSON_array)
		reader->arrays[level->array - 1].end = *at;
	if (reader->key_count - keys > FEW_KEYS && !check_many_keys(reader, keys))
		return false;
	reader->key_count = keys;
	return true;
}

/* Reads the value at *at, after its key; moves *at after it, or into it. */
static bool
read_value(struct json_reader *reader, uint32_t *at, struct json *json, struct str unread)
{
	char c = json_peek(reader, *at);

	json->at.at = *at;
	if (reader->depth == JSON_DEPTH_MAX)
		return json_fail(reader, (struct span){ *at, 1 }, PHRASE_json_deep);
	if (c == '{' || c == '[')
		return open_value(reader, at, json, unread);
	if (reader->depth == 0 && reader->checks)
		return json_fail_token(reader, *at);
	if (c != '"')
		return json_read_word(reader, at, json);
	if (!json_skip_string(reader, at))
		return false;
	json->kind = JSON_text;
	json->at.n = *at - json->at.at;
	if (!reader->checks)
		json->is.text = json_decode(reader, json->at);
	return true;
}

/* Moves *at over the brackets that close here, and over the comma before the next value. */
static bool
go_on(struct json_reader *reader, uint32_t *at, bool opened)
{
	for (; reader->depth > 0; opened = false) {
		char end = reader->levels[reader->depth - 1].kind == JSON_object ? '}' : ']';

		*at = json_blanks(reader->text, *at);
		if (json_peek(reader, *at) == end) {
			if (!close_value(reader, at))
				return false;
			continue;
		}
		if (!opened && json_peek(reader, *at) != ',')
			return json_fail_token(reader, *at);
		*at = json_blanks(reader->text, *at + !opened);
		return true;
	}
	return true;
}

/*
 * Goes through the value at *at and all in it, and moves *at after it.  Returns NULL on a fault.
 * While reader->checks, no values are kept: all of them are one, which the caller ignores.
 */
static struct json *
read_all(struct json_reader *reader, uint32_t *at, struct str unread)
{
	struct json *root = NULL, *json;
	size_t depth;

	reader->depth = 0;
	*at = json_blanks(reader->text, *at);
	do {
		struct json_level *level =
		    reader->depth == 0 ? NULL : &reader->levels[reader->depth - 1];
		struct json_key key = { .at.at = *at };

		if (level != NULL && level->kind == JSON_object &&
		    !read_key(reader, at, &key, level->keys))
			return NULL;
		json = reader->checks && root != NULL ? root : take_value(reader);
		json->key = key.name;
		json->key_at = key.at.at;
		root = root == NULL ? json : root;
		if (level != NULL) {
			*level->tail = json;
			level->tail = &json->next;
		}
		depth = reader->depth;
		if (!read_value(reader, at, json, unread) ||
		    !go_on(reader, at, reader->depth > depth))
			return NULL;
	} while (reader->depth > 0);
	return root;
}

enum json_state
json_check(struct json_reader *reader, uint32_t at)
{
	reader->array_count = reader->key_count = 0;
	reader->checks = true;
	reader->end = at;
	if (read_all(reader, &reader->end, NO_STR) == NULL)
		return reader->fault_why == PHRASE_json_ends ? JSON_cut : JSON_bad;
	reader->checks = false;
	return JSON_whole;
}

void
json_report(const struct json_reader *reader, struct diags *diags)
{
	diags_add(diags, DIAG_bad_json, reader->fault_at, 0, ARGS(A_PHRASE(reader->fault_why)));
}

struct json *
json_value(struct json_reader *reader, uint32_t at, struct str unread)
{
	return read_all(reader, &at, unread);
}

struct json *
json_element(struct json_reader *reader, uint32_t *at, struct str unread)
{
	struct json *json;

	*at = json_blanks(reader->text, *at);
	if (json_peek(reader, *at) == ',')
		*at = json_blanks(reader->text, *at + 1);
	if (json_peek(reader, *at) == ']')
		return NULL;
	if (json_peek(reader, *at) != '[')
		return read_all(reader, at, unread);
	json = take_value(reader);
	json->kind = JSON_array;
	json->key_at = json->at.at = *at;
	*at = find_array(reader, *at)->end;
	json->at.n = *at - json->at.at;
	return json;
}

struct json *
json_read(const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags)
{
	struct json_reader reader = { .text = text, .arena = arena };

	if (json_check(&reader, *at) != JSON_whole) {
		json_report(&reader, diags);
		*at = reader.fault_at.at;
		return NULL;
	}
	return read_all(&reader, at, NO_STR);
}

const struct json *
json_member(const struct json *object, struct str key, enum json_kind kind)
{
	const struct json *member = object->kind == JSON_object ? object->is.first : NULL;

	while (member != NULL && !(member->kind == kind && str_eq(member->key, key)))
		member = member->next;
	return member;
}

/* Returns the number of leading bytes of s that no caller escapes. */
static size_t
count_unescaped(struct str s)
{
	size_t n = 0;
	uint64_t word;

	for (; s.n - n >= sizeof word; n += sizeof word) {
		word = swar_load(s.p + n);
		if (((word & SWAR_HIGHS) | swar_below(word, 0x20) | swar_equal(word, 0x7F) |
			swar_equal(word, '"') | swar_equal(word, '\\')) != 0)
			break;
	}
	for (; n < s.n; n++) {
		if (s.p[n] < 0x20 || s.p[n] > 0x7E || s.p[n] == '"' || s.p[n] == '\\')
			break;
	}
	return n;
}

static void
escape(uint32_t code, struct buffer *out)
{
	static const char letters[] = "b\bf\fn\nr\rt\t\"\"\\\\";
	size_t i;

	for (i = 0; code < 0x80 && letters[i] != '\0'; i += 2) {
		if ((unsigned char)letters[i + 1] == code) {
			buffer_char(out, '\\');
			buffer_char(out, letters[i]);
			return;
		}
	}
	if (code <= 0xFFFF)
		buffer_printf(out, "\\u%04x", (unsigned)code);
	else
		buffer_printf(out, "\\u%04x\\u%04x", 0xD800u + (unsigned)((code - 0x10000) >> 10),
		    0xDC00u + (unsigned)((code - 0x10000) & 0x3FF));
}

void
json_quote(struct str s, bool (*also)(uint32_t code), struct buffer *out)
{
	uint32_t code;
	size_t n;
	char utf8[4];

	buffer_char(out, '"');
	while (s.n > 0) {
		n = count_unescaped(s);
		buffer_add(out, str_first(s, n));
		s = str_after(s, n);
		if (s.n == 0)
			break;
		n = utf8_read(s, &code);
		s = str_after(s, n);
		if (code == UTF8_BAD)
			code = 0xFFFD;
		if (code < 0x20 || code == '"' || code == '\\' || (also != NULL && also(code)))
			escape(code, out);
		else
			buffer_add(out, (struct str){ utf8, utf8_write(utf8, code) });
	}
	buffer_char(out, '"');
}
