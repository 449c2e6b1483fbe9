#include "record/json.h"

#include <stdlib.h>
#include <string.h>

#include "record/text/utf8.h"

/* Where a skipped array begins and ends. */
struct json_range {
	uint32_t at, end;
};

/* A key without a name. */
struct json_key {
	struct str name; /* decoded */
	struct span at;
};

/* An array or object that is open.  Levels are kept, to be used again. */
struct json_level {
	struct json_level *outer, *inner;
	struct json *json;
	struct json **tail; /* where the next value inside it is linked */
	uint64_t named;     /* the numbers of the keys with a name: a set; 0 is always in it */
	size_t keys;        /* the number of other keys of the objects around it */
	size_t array;       /* its number among the skipped arrays, if it is one */
	const char *back;   /* where the reader returns to after it; NULL: it stays */
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

/* Returns a value of the pool's next block. */
static struct json *
take_block(struct json_reader *reader)
{
	struct json_pool *pool = &reader->pool;
	struct json_block **next = pool->block == NULL ? &reader->blocks : &pool->block->next;

	if (reader->skip.depth > 0)
		return &reader->skip.value;
	if (*next == NULL) {
		*next = arena_take(reader->arena, sizeof **next);
		(*next)->next = NULL;
	}
	pool->block = *next;
	pool->next = pool->block->values;
	pool->end = pool->next + sizeof pool->block->values / sizeof(struct json);
	return pool->next++;
}

static inline struct json *
take_value(struct json_reader *reader)
{
	struct json *next = reader->pool.next;

	if (next == reader->pool.end)
		return take_block(reader);
	reader->pool.next = next + 1;
	return next;
}

/* Adds a level inside the innermost one. */
static struct json_level *
add_level(struct json_reader *reader)
{
	struct json_level *level = arena_take(reader->arena, sizeof *level),
			  *outer = reader->open.level;

	*level = (struct json_level){ .outer = outer };
	*(outer == NULL ? &reader->open.outermost : &outer->inner) = level;
	return level;
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
	struct json_key *keys = reader->open.keys + first;
	size_t count = reader->open.key_count - first, i;
	const struct json_key *twice = NULL;

	qsort(keys, count, sizeof *keys, compare_keys);
	for (i = 1; i < count; i++) {
		if (str_eq(keys[i].name, keys[i - 1].name) &&
		    (twice == NULL || keys[i].at.at < twice->at.at))
			twice = &keys[i];
	}
	return twice == NULL || json_fail(reader, twice->at, PHRASE_json_twice) != NULL;
}

/* Checks that a key without a name differs from those of its object so far. */
static bool
check_key(struct json_reader *reader, struct json_key key)
{
	size_t first = reader->open.level->keys, i;

	for (i = first; i < reader->open.key_count && reader->open.key_count - first <= FEW_KEYS;
	     i++) {
		if (str_eq(reader->open.keys[i].name, key.name))
			return json_fail(reader, key.at, PHRASE_json_twice) != NULL;
	}
	*ARENA_ADD(reader->arena, reader->open.keys, reader->open.key_count, reader->open.key_cap) =
	    key;
	return true;
}

/* Reads the key of json at p, whatever it is. */
static const char *
read_unusual_key(struct json_reader *reader, const char *p, struct json *json)
{
	struct span at = { json_at(reader, p), 0 };

	if (json_peek(reader, p) != '"')
		return json_fail_token(reader, p);
	if ((p = json_read_string(reader, p, &json->key)) == NULL)
		return NULL;
	at.n = json_at(reader, p) - at.at;
	if (json->key.n + 2 != at.n && memchr(json->key.p, '\0', json->key.n) != NULL)
		return json_fail(reader, at, PHRASE_json_nul);
	json->name = json_names_number(reader->names, json->key);
	if (json->name == 0)
		return check_key(reader, (struct json_key){ json->key, at }) ? p : NULL;
	if ((reader->open.level->named >> json->name & 1) != 0)
		return json_fail(reader, at, PHRASE_json_twice);
	reader->open.level->named |= UINT64_C(1) << json->name;
	return p;
}

/* Reads the key of json at p: at once if it has a name. */
static inline const char *
read_key(struct json_reader *reader, const char *p, struct json *json)
{
	uint64_t word, quotes, bit;
	unsigned n = sizeof word;

	if ((size_t)(reader->end - p) < sizeof word + 2 || *p != '"')
		return read_unusual_key(reader, p, json);
	word = swar_load(p + 1);
	quotes = word ^ SWAR_ONES * '"';
	quotes = (quotes - SWAR_ONES) & ~quotes & SWAR_HIGHS; /* the first is exact */
	if (quotes != 0)
		n = swar_first(quotes);
	else if (p[sizeof word + 1] != '"')
		n = 0;
	if (n == 0)
		return read_unusual_key(reader, p, json);
	json->name = json_names_get(reader->names, json_names_word(word, n));
	bit = UINT64_C(1) << json->name;
	if ((reader->open.level->named & bit) != 0) /* none, or twice */
		return read_unusual_key(reader, p, json);
	reader->open.level->named |= bit;
	json->key = (struct str){ p + 1, n };
	return p + n + 2;
}

/* Returns whether p begins a line that begins another value. */
static bool
is_other(const struct json_reader *reader, const char *p)
{
	return reader->open.level != NULL && reader->is_other != NULL &&
	       reader->is_other((struct str){ p, (size_t)(reader->end - p) });
}

/* Notes that an array that is skipped begins at p. */
static void
add_range(struct json_reader *reader, const char *p)
{
	*ARENA_ADD(reader->arena, reader->skip.arrays, reader->skip.array_count,
	    reader->skip.array_cap) = (struct json_range){ json_at(reader, p), 0 };
	reader->open.level->array = reader->skip.array_count - 1;
}

/* Opens the array or object json at p. */
static inline __attribute__((always_inline)) const char *
open_value(struct json_reader *reader, const char *p, struct json *json)
{
	struct json_level *outer = reader->open.level;
	struct json_level *level = outer == NULL ? reader->open.outermost : outer->inner;

	if (p != reader->body.p && str_is_line_end(p[-1]) && is_other(reader, p))
		return json_fail_at(reader, p);
	if (level == NULL)
		level = add_level(reader);
	level->json = json;
	level->tail = &json->is.first;
	level->named = 1;
	level->keys = reader->open.key_count;
	level->back = NULL;
	level->end = json->kind == JSON_array ? ']' : '}';
	level->begun = false;
	json->is.first = NULL;
	reader->open.level = level;
	reader->open.depth++;
	if (reader->skip.depth > 0 && json->kind == JSON_array)
		add_range(reader, p);
	return p + 1;
}

/* Notes that a skipped array ends before p, and stops skipping after the outermost. */
static void
end_range(struct json_reader *reader, const struct json_level *level, const char *p)
{
	reader->skip.arrays[level->array].end = json_at(reader, p);
	if (reader->open.depth < reader->skip.depth) {
		reader->skip.depth = 0;
		reader->pool = reader->skip.kept;
		reader->skip.end = json_at(reader, p);
		level->json->is.first = NULL;
	}
}

/* Closes the innermost array or object, whose bracket is before p. */
static inline const char *
close_value(struct json_reader *reader, const char *p)
{
	const struct json_level *level = reader->open.level;

	level->json->at.n = json_at(reader, p) - level->json->at.at;
	if (reader->open.key_count > level->keys) {
		if (reader->open.key_count - level->keys > FEW_KEYS &&
		    !check_many_keys(reader, level->keys))
			return NULL;
		reader->open.key_count = level->keys;
	}
	reader->open.level = level->outer;
	reader->open.depth--;
	if (reader->skip.depth > 0 && level->end == ']')
		end_range(reader, level, p);
	return level->back != NULL ? level->back : p;
}

/* Returns the skipped array at `at`; arrays are in order. */
static const struct json_range *
find_array(const struct json_reader *reader, uint32_t at)
{
	size_t low = 0, high = reader->skip.array_count, middle;

	while (high - low > 1) {
		middle = low + (high - low) / 2;
		if (reader->skip.arrays[middle].at <= at)
			low = middle;
		else
			high = middle;
	}
	return &reader->skip.arrays[low];
}

static bool
is_apart(const struct json_reader *reader, const struct json *json)
{
	return reader->apart.n > 0 && str_eq(json->key, reader->apart);
}

/* Returns whether the array json is known from skipping it.  Another one is opened next, to be
 * entered, skipped or read: see json_next. */
static bool
is_known(struct json_reader *reader, struct json *json)
{
	bool element = reader->open.level->end == ']',
	     direct = reader->open.depth == reader->open.base;

	if (reader->skip.depth > 0 || !(element ? direct : is_apart(reader, json)))
		return false;
	if (!element && direct) {
		reader->open.base++;
		return false;
	}
	if (json->at.at < reader->skip.end) {
		json->is.first = NULL;
		json->at.n = find_array(reader, json->at.at)->end - json->at.at;
		return true;
	}
	reader->skip.depth = reader->open.depth + 1;
	reader->skip.kept = reader->pool;
	reader->pool.next = reader->pool.end = NULL;
	return false;
}

/* Reads the value json, whose first character c is at p; an array or object is opened. */
static inline const char *
read_value(struct json_reader *reader, const char *p, char c, struct json *json)
{
	json->at.at = json_at(reader, p);
	if (reader->open.depth == JSON_DEPTH_MAX)
		return json_fail(reader, (struct span){ json->at.at, 1 }, PHRASE_json_deep);
	if (c == '{' || c == '[') {
		json->kind = c == '{' ? JSON_object : JSON_array;
		if (c == '[' && is_known(reader, json))
			return p + json->at.n;
		return open_value(reader, p, json);
	}
	if (c == '"') {
		json->kind = JSON_text;
		p = json_read_string(reader, p, reader->skip.depth > 0 ? NULL : &json->is.text);
	} else {
		p = json_read_number(reader, p, c, json);
	}
	json->at.n = json_at(reader, p) - json->at.at;
	return p;
}

/* Reads the next value of the innermost array or object, with its key, or closes it. */
static inline const char *
read_next(struct json_reader *reader, const char *p)
{
	struct json_level *level = reader->open.level;
	char c = json_seek(reader, &p);
	struct json *json;

	if (c == level->end)
		return close_value(reader, p + 1);
	if (level->begun) {
		if (c != ',')
			return json_fail_token(reader, p);
		p++;
		c = json_seek(reader, &p);
	}
	level->begun = true;
	json = take_value(reader);
	*level->tail = json;
	level->tail = &json->next;
	json->next = NULL;
	json->key_at = json_at(reader, p);
	if (level->end == ']') {
		json->key = NO_STR;
		json->name = 0;
	} else {
		if ((p = read_key(reader, p, json)) == NULL)
			return NULL;
		if (json_seek(reader, &p) != ':')
			return json_fail_token(reader, p);
		p++;
		c = json_seek(reader, &p);
	}
	return read_value(reader, p, c, json);
}

/* Reads a value of the innermost array or object, or its end, and what the value holds.  Returns
 * false if there is a fault. */
static __attribute__((noinline)) bool
read_whole(struct json_reader *reader)
{
	const char *p = reader->body.p + reader->at;

	do
		p = read_next(reader, p);
	while (p != NULL && reader->open.depth > reader->open.base);
	if (p != NULL)
		reader->at = json_at(reader, p);
	return p != NULL;
}

struct json *
json_enter(struct json_reader *reader, uint32_t at)
{
	const char *p = reader->body.p + at, *back = reader->body.p + reader->at;
	bool returns = at < reader->at;
	struct json *json = take_value(reader);
	char c;

	reader->end = reader->body.p + reader->body.n;
	if (reader->names == NULL)
		reader->names = &json_no_names;
	c = json_seek(reader, &p);
	*json = (struct json){
		.key_at = json_at(reader, p),
		.at.at = json_at(reader, p),
		.kind = c == '{' ? JSON_object : JSON_array,
	};
	p = c != '{' && c != '[' ? json_fail_token(reader, p) : open_value(reader, p, json);
	if (p == NULL)
		return NULL;
	reader->at = json_at(reader, p);
	if (returns)
		reader->open.level->back = back;
	return json;
}

struct json *
json_next(struct json_reader *reader, struct str apart)
{
	if (reader->failed)
		return NULL;
	reader->apart = apart;
	reader->open.base = reader->open.depth;
	reader->open.value = NULL;
	reader->open.level->tail = &reader->open.value;
	return read_whole(reader) ? reader->open.value : NULL;
}

void
json_report(const struct json_reader *reader, struct diags *diags)
{
	diags_add(diags, DIAG_bad_json, reader->fault.at, 0, ARGS(A_PHRASE(reader->fault.why)));
}

static struct json *
read_text(struct json_reader *reader, uint32_t *at, struct diags *diags)
{
	struct json *json = json_enter(reader, *at);

	if (json == NULL || !read_whole(reader)) {
		json_report(reader, diags);
		*at = reader->fault.at.at;
		return NULL;
	}
	*at = reader->at;
	return json;
}

struct json *
json_read(const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags)
{
	struct json_reader reader = { .body = text->body, .arena = arena };

	return read_text(&reader, at, diags);
}

struct json *
json_read_lone(const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags)
{
	struct json_reader reader = { .body = text->body, .arena = arena, .lone_surrogates = true };

	return read_text(&reader, at, diags);
}

const struct json *
json_member(const struct json *object, struct str key, enum json_kind kind)
{
	const struct json *member = object->kind == JSON_object ? object->is.first : NULL;

	while (member != NULL && !(member->kind == kind && str_eq(member->key, key)))
		member = member->next;
	return member;
}
