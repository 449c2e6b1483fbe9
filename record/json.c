#include "record/json.h"

#include <stdlib.h>
#include <string.h>

#include "record/text/utf8.h"

/* Where a skipped array begins and ends. */
struct json_range {
	uint32_t at, end;
};

struct json_key {
	struct str name; /* decoded */
	struct span at;
};

/* An array or object that is open. */
struct json_level {
	struct json *json;
	struct json **tail; /* where the next value inside it is linked */
	size_t array;       /* the number of skipped arrays up to it */
	size_t keys;        /* the number of keys of the objects around it */
	uint32_t back;      /* where the reader returns to after it; 0: it stays */
	char end;           /* its closing bracket */
	bool begun;         /* it has a value */
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

	if (pool->block == NULL || pool->used == sizeof pool->block->values / sizeof(struct json)) {
		if (*next == NULL) {
			*next = arena_take(reader->arena, sizeof **next);
			(*next)->next = NULL;
		}
		*pool = (struct json_pool){ .block = *next };
	}
	return &pool->block->values[pool->used++];
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

	if (key->name.n > 0 && key->name.n + 2 != key->at.n && /* it has escapes */
	    memchr(key->name.p, '\0', key->name.n) != NULL)
		return json_fail(reader, key->at, PHRASE_json_nul);
	for (i = first; i < reader->key_count && reader->key_count - first <= FEW_KEYS; i++) {
		if (str_eq(reader->keys[i].name, key->name))
			return json_fail(reader, key->at, PHRASE_json_twice);
	}
	*ARENA_ADD(reader->arena, reader->keys, reader->key_count, reader->key_cap) = *key;
	return true;
}

/* Reads a key and its colon. */
static bool
read_key(struct json_reader *reader, struct str *name, size_t first)
{
	struct json_key key = { .at.at = reader->at };

	if (json_peek(reader, reader->at) != '"')
		return json_fail_token(reader);
	if (!json_read_string(reader, &key.name))
		return false;
	*name = key.name;
	key.at.n = reader->at - key.at.at;
	if (!check_key(reader, &key, first))
		return false;
	reader->at = json_blanks(reader->text, reader->at);
	if (json_peek(reader, reader->at) != ':')
		return json_fail_token(reader);
	reader->at = json_blanks(reader->text, reader->at + 1);
	return true;
}

static struct json_level *
innermost(const struct json_reader *reader)
{
	return &reader->levels[reader->depth - 1];
}

/* Opens the array or object json, which begins here. */
static bool
open_value(struct json_reader *reader, struct json *json)
{
	struct str body = reader->text->body;
	uint32_t at = reader->at;

	if (reader->is_other != NULL && reader->depth > 0 && at > 0 &&
	    str_is_line_end(body.p[at - 1]) && reader->is_other(str_after(body, at)))
		return json_fail_at(reader, at);
	json->is.first = NULL;
	if (reader->skips && json->kind == JSON_array)
		*ARENA_ADD(reader->arena, reader->arrays, reader->array_count, reader->array_cap) =
		    (struct json_range){ at, 0 };
	*ARENA_ADD(reader->arena, reader->levels, reader->depth, reader->level_cap) =
	    (struct json_level){
		    .json = json,
		    .tail = &json->is.first,
		    .array = reader->array_count,
		    .keys = reader->key_count,
		    .end = json->kind == JSON_array ? ']' : '}',
	    };
	reader->at++;
	return true;
}

/* Closes the innermost array or object, whose bracket is here. */
static bool
close_value(struct json_reader *reader)
{
	const struct json_level *level = innermost(reader);

	reader->at++;
	level->json->at.n = reader->at - level->json->at.at;
	if (reader->skips && level->end == ']')
		reader->arrays[level->array - 1].end = reader->at;
	if (reader->key_count - level->keys > FEW_KEYS && !check_many_keys(reader, level->keys))
		return false;
	reader->key_count = level->keys;
	if (level->back != 0)
		reader->at = level->back;
	reader->depth--;
	return true;
}

/* Moves to the next value of the innermost array or object.  Returns false if there is a fault, or
 * no other value; then it is closed. */
static bool
go_on(struct json_reader *reader)
{
	struct json_level *level = innermost(reader);
	char c;

	reader->at = json_blanks(reader->text, reader->at);
	c = json_peek(reader, reader->at);
	if (c == level->end) {
		close_value(reader);
		return false;
	}
	if (level->begun) {
		if (c != ',')
			return json_fail_token(reader);
		reader->at = json_blanks(reader->text, reader->at + 1);
	}
	level->begun = true;
	return true;
}

static bool skip_array(struct json_reader *reader, struct json *json);

static bool
is_apart(const struct json_reader *reader, const struct json *json)
{
	return reader->apart.n > 0 && str_eq(json->key, reader->apart);
}

/* Returns whether the array json, inside the innermost value, is skipped: see json_next. */
static bool
is_skipped(const struct json_reader *reader, const struct json *json)
{
	bool direct = reader->depth == reader->base;

	if (reader->skips)
		return false;
	return innermost(reader)->end == ']' ? direct : !direct && is_apart(reader, json);
}

/* Reads the value here, with its key; an array or object is opened. */
static bool
read_value(struct json_reader *reader, struct json *json)
{
	const struct json_level *level = innermost(reader);
	bool whole;

	json->next = NULL;
	json->key = NO_STR;
	json->key_at = reader->at;
	if (level->end == '}' && !read_key(reader, &json->key, level->keys))
		return false;
	json->at.at = reader->at;
	if (reader->depth == JSON_DEPTH_MAX)
		return json_fail(reader, (struct span){ reader->at, 1 }, PHRASE_json_deep);
	switch (json_peek(reader, reader->at)) {
	case '{':
		json->kind = JSON_object;
		return open_value(reader, json);
	case '[':
		json->kind = JSON_array;
		return is_skipped(reader, json) ? skip_array(reader, json)
						: open_value(reader, json);
	case '"':
		json->kind = JSON_text;
		whole = json_read_string(reader, reader->skips ? NULL : &json->is.text);
		break;
	default:
		whole = json_read_word(reader, json);
	}
	if (whole)
		json->at.n = reader->at - json->at.at;
	return whole;
}

/* Reads values until as many are open as `depth`. */
static bool
read_inside(struct json_reader *reader, size_t depth)
{
	while (reader->depth > depth && !reader->failed) {
		if (go_on(reader)) {
			struct json *json = reader->skips ? &reader->skipped : take_value(reader);
			struct json_level *level = innermost(reader);

			*level->tail = json;
			level->tail = &json->next;
			read_value(reader, json);
		}
	}
	return !reader->failed;
}

/* Returns the skipped array at `at`; arrays are in order. */
static const struct json_range *
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

/* Skips the array json, which begins here. */
static bool
skip_array(struct json_reader *reader, struct json *json)
{
	size_t depth = reader->depth;

	if (reader->at < reader->skipped_end) {
		reader->at = find_array(reader, reader->at)->end;
		json->at.n = reader->at - json->at.at;
	} else {
		reader->skips = true;
		if (!open_value(reader, json) || !read_inside(reader, depth))
			return false;
		reader->skips = false;
		reader->skipped_end = reader->at;
	}
	json->is.first = NULL;
	return true;
}

struct json *
json_enter(struct json_reader *reader, uint32_t at)
{
	uint32_t back = at < reader->at ? reader->at : 0;
	struct json *json = take_value(reader);
	char c;

	reader->at = json_blanks(reader->text, at);
	c = json_peek(reader, reader->at);
	*json = (struct json){
		.key_at = reader->at,
		.at.at = reader->at,
		.kind = c == '{' ? JSON_object : JSON_array,
	};
	if (c != '{' && c != '[' ? !json_fail_token(reader) : !open_value(reader, json))
		return NULL;
	innermost(reader)->back = back;
	return json;
}

struct json *
json_next(struct json_reader *reader, struct str apart)
{
	struct json *json;

	if (reader->failed || !go_on(reader))
		return NULL;
	json = take_value(reader);
	reader->apart = apart;
	reader->base = reader->depth;
	if (!read_value(reader, json))
		return NULL;
	if (json->kind == JSON_array && is_apart(reader, json))
		return json;
	return read_inside(reader, reader->base) ? json : NULL;
}

void
json_report(const struct json_reader *reader, struct diags *diags)
{
	diags_add(diags, DIAG_bad_json, reader->fault_at, 0, ARGS(A_PHRASE(reader->fault_why)));
}

struct json *
json_read(const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags)
{
	struct json_reader reader = { .text = text, .arena = arena };
	struct json *json = json_enter(&reader, *at);

	if (json == NULL || !read_inside(&reader, 0)) {
		json_report(&reader, diags);
		*at = reader.fault_at.at;
		return NULL;
	}
	*at = reader.at;
	return json;
}

const struct json *
json_member(const struct json *object, struct str key, enum json_kind kind)
{
	const struct json *member = object->kind == JSON_object ? object->is.first : NULL;

	while (member != NULL && !(member->kind == kind && str_eq(member->key, key)))
		member = member->next;
	return member;
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
		n = json_plain(s);
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
