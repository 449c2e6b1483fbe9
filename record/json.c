#include "record/json.h"

#include <jansson.h>

#include "record/text/utf8.h"

#ifdef JSON_PARSER_MAX_DEPTH
_Static_assert(JSON_DEPTH_MAX == JSON_PARSER_MAX_DEPTH, "jansson goes as deep as json.h says");
#endif

/* An array or object that is being read. */
struct json_level {
	struct json *parent;
	struct json **tail; /* where the next value is linked */
	json_t *from;       /* jansson's value of parent */
	size_t index;       /* of an array: the next value's */
	void *iter;         /* of an object: the next member's */
};

/* Values lie in chunks, which are filled one after the other. */
struct json_chunk {
	struct json_chunk *next;
	struct json values[64];
};

/* Reads a text and jansson's values of it in parallel. */
struct reader {
	struct json_parts *parts;
	const char *body; /* known to be JSON from at on, up to the end of the value or a NUL */
	uint32_t at, end; /* end: of the text */
	size_t around;    /* arrays and objects that enclose the value */
	size_t depth;     /* levels of parts that are in use */
	bool nul;         /* the byte at at is NUL */
};

/* Hands a text to jansson, without the elements of skipped arrays. */
struct feed {
	const struct json_parts *parts;
	uint32_t at;
	size_t hole; /* the next one */
	bool open;   /* the text ends in that hole, which has no end */
};

/* Frees jansson's values if memory runs out while they are read. */
struct guard {
	json_t *root;
	struct memory *memory, before;
};

static void
free_and_fail(void *arg)
{
	struct guard *guard = arg;

	json_decref(guard->root);
	guard->memory->fail = guard->before.fail;
	guard->memory->arg = guard->before.arg;
	guard->memory->fail(guard->memory->arg);
}

void
json_fault_add(struct json_parts *parts, struct span at, enum phrase why)
{
	parts->fault = true;
	if (!parts->first.found || at.at < parts->first.at.at)
		parts->first = (struct json_fault){ true, why, at };
}

void
json_fault_at(struct json_parts *parts, uint32_t at)
{
	struct str rest = str_after(parts->text->body, at);
	uint32_t code;

	if (rest.n == 0)
		json_fault_add(parts, (struct span){ at, 0 }, PHRASE_json_ends);
	else
		json_fault_add(parts, (struct span){ at, (uint32_t)utf8_read(rest, &code) },
		    PHRASE_json_syntax);
}

uint32_t
json_fault_report(const struct json_parts *parts, struct diags *diags)
{
	diags_add(diags, DIAG_bad_json, parts->first.at, 0, ARGS(A_PHRASE(parts->first.why)));
	return parts->first.at.at;
}

static uint32_t
skip_blanks(const char *body, uint32_t at, uint32_t end)
{
	while (at < end &&
	       (body[at] == ' ' || body[at] == '\n' || body[at] == '\r' || body[at] == '\t'))
		at++;
	return at;
}

/* Skips blanks, commas and colons up to the next value or key. */
static void
skip_between(struct reader *reader)
{
	const char *body = reader->body;

	while (body[reader->at] == ' ' || body[reader->at] == '\n' || body[reader->at] == '\r' ||
	       body[reader->at] == '\t' || body[reader->at] == ',' || body[reader->at] == ':')
		reader->at++;
}

/* Reads past a string and returns its span. */
static struct span
skip_string(struct reader *reader)
{
	uint32_t start = reader->at++;

	for (; reader->body[reader->at] != '"'; reader->at++) {
		if (reader->body[reader->at] == '\\')
			reader->at++;
	}
	reader->at++;
	return (struct span){ start, reader->at - start };
}

/* Reads past a number or a word and returns its span. */
static struct span
skip_word(struct reader *reader)
{
	uint32_t start = reader->at;

	for (; reader->at < reader->end; reader->at++) {
		char c = reader->body[reader->at];

		if ((c < '0' || c > '9') && (c < 'a' || c > 'z') && c != '-' && c != '+' &&
		    c != '.' && c != 'E')
			break;
	}
	return (struct span){ start, reader->at - start };
}

/* Returns a string that was decoded to n bytes, borrowed from the text if it has no escapes: as
 * these are longer than what they mean, the lengths are equal then. */
static struct str
keep_string(struct reader *reader, const char *decoded, size_t n, struct span at)
{
	enum { QUOTES = 2 };

	if (n == at.n - QUOTES)
		return (struct str){ reader->body + at.at + 1, n };
	return arena_str(reader->parts->arena, (struct str){ decoded, n });
}

/* Enters an array or object, whose values come next. */
static void
enter(struct reader *reader, struct json *json, json_t *from)
{
	struct json_parts *parts = reader->parts;
	struct json_level *level;

	if (reader->depth == parts->level_cap)
		parts->levels = arena_grow(parts->arena, parts->levels, sizeof *parts->levels,
		    reader->depth + 1, &parts->level_cap);
	level = &parts->levels[reader->depth++];
	*level = (struct json_level){ .parent = json, .tail = &json->is.first, .from = from };
	if (json->kind == JSON_object)
		level->iter = json_object_iter(from);
	reader->at++;
}

static struct json *
take_node(struct json_parts *parts)
{
	struct json_mark *now = &parts->now;
	struct json_chunk **next = now->chunk == NULL ? &parts->chunks : &now->chunk->next;
	struct json *json;

	if (now->chunk == NULL || now->used == sizeof now->chunk->values / sizeof *json) {
		if (*next == NULL) {
			*next = arena_take(parts->arena, sizeof **next);
			(*next)->next = NULL;
		}
		*now = (struct json_mark){ .chunk = *next };
	}
	json = &now->chunk->values[now->used++];
	memset(json, 0, sizeof *json);
	return json;
}

/* Returns the index of the first skipped array that begins at at or later. */
static size_t
find_hole(const struct json_parts *parts, uint32_t at)
{
	size_t low = 0, high = parts->hole_count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (parts->holes[middle].at < at)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Skips the array at the reader's place and returns true, if it is one to skip. */
static bool
skip_hole(struct reader *reader, struct json *json)
{
	const struct json_parts *parts = reader->parts;
	size_t hole = find_hole(parts, reader->at);

	if (hole == parts->hole_count || parts->holes[hole].at != reader->at)
		return false;
	reader->at = parts->holes[hole].end;
	json->at.n = reader->at - json->at.at;
	return true;
}

/* Copies one value. */
static struct json *
copy_value(struct reader *reader, json_t *from)
{
	static const enum json_kind kinds[] = {
		[JSON_OBJECT] = JSON_object,
		[JSON_ARRAY] = JSON_array,
		[JSON_STRING] = JSON_text,
		[JSON_INTEGER] = JSON_integer,
		[JSON_REAL] = JSON_real,
		[JSON_TRUE] = JSON_bool,
		[JSON_FALSE] = JSON_bool,
		[JSON_NULL] = JSON_null,
	};
	struct json *json = take_node(reader->parts);

	json->kind = kinds[json_typeof(from)];
	json->at.at = json->key_at = reader->at;
	if (reader->around + reader->depth >= JSON_DEPTH_MAX)
		json_fault_add(reader->parts, (struct span){ reader->at, 1 }, PHRASE_json_deep);
	if (json->kind == JSON_array && skip_hole(reader, json))
		return json;
	if (json->kind == JSON_object || json->kind == JSON_array) {
		enter(reader, json, from);
		return json;
	}
	json->at = json->kind == JSON_text ? skip_string(reader) : skip_word(reader);
	/* jansson skips a NUL after a word */
	reader->nul = reader->at < reader->end && reader->body[reader->at] == '\0';
	if (json->kind == JSON_text)
		json->is.text = keep_string(
		    reader, json_string_value(from), json_string_length(from), json->at);
	else if (json->kind == JSON_integer)
		json->is.integer = json_integer_value(from);
	else if (json->kind == JSON_real)
		json->is.real = json_real_value(from);
	else if (json->kind == JSON_bool)
		json->is.truth = json_is_true(from);
	return json;
}

/* Copies the next value of the innermost array or object, or leaves that. */
static void
copy_next(struct reader *reader)
{
	size_t at = reader->depth - 1; /* levels may move when one is entered */
	struct json_level *level = &reader->parts->levels[at];
	const char *key = NULL;
	struct span key_at = { 0, 0 };
	json_t *from;
	struct json *json;

	skip_between(reader);
	if (level->parent->kind == JSON_array) {
		from = json_array_get(level->from, level->index++);
	} else {
		key = json_object_iter_key(level->iter);
		from = json_object_iter_value(level->iter);
		level->iter = json_object_iter_next(level->from, level->iter);
	}
	if (from == NULL) {
		reader->at++;
		level->parent->at.n = reader->at - level->parent->at.at;
		reader->depth--;
		return;
	}
	if (key != NULL) {
		key_at = skip_string(reader);
		skip_between(reader);
	}
	json = copy_value(reader, from);
	if (key != NULL) {
		json->key = keep_string(reader, key, strlen(key), key_at);
		json->key_at = key_at.at;
	}
	*reader->parts->levels[at].tail = json;
	reader->parts->levels[at].tail = &json->next;
}

/* Reasons by jansson's code; a code without a row is a syntax error. */
static const struct {
	enum json_error_code code;
	enum phrase phrase;
} reasons[] = {
	{ json_error_premature_end_of_input, PHRASE_json_ends },
	{ json_error_stack_overflow, PHRASE_json_deep },
	{ json_error_duplicate_key, PHRASE_json_twice },
	{ json_error_numeric_overflow, PHRASE_json_number },
	{ json_error_null_byte_in_key, PHRASE_json_nul },
};

/* Returns where the character begins that holds the byte at at. */
static size_t
character_start(struct str s, size_t at)
{
	while (at > 0 && at < s.n && ((unsigned char)s.p[at] & 0xC0) == 0x80)
		at--;
	return at;
}

struct span
json_fault_span(struct str s, size_t from, size_t read)
{
	size_t start = read - 1;

	while (read < s.n && character_start(s, read) != read)
		read++;
	if (s.p[start] == '"') {
		while (start > from &&
		       (s.p[start - 1] != '"' || (start > 1 && s.p[start - 2] == '\\')))
			start--;
		start -= start > from;
	}
	while (start > 0 &&
	       ((s.p[start] >= '0' && s.p[start] <= '9') ||
		   ((s.p[start] | 0x20) >= 'a' && (s.p[start] | 0x20) <= 'z')) &&
	       s.p[start - 1] > ' ' && strchr("\"[]{},:", s.p[start - 1]) == NULL)
		start--;
	start = character_start(s, start);
	return (struct span){ (uint32_t)start, (uint32_t)(read - start) };
}

uint32_t
json_blanks(const struct text *text, uint32_t at)
{
	return skip_blanks(text->body.p, at, (uint32_t)text->body.n);
}

/* Hands jansson the next bytes of the text.  It sees only the brackets of a skipped array, and only
 * the first of one without end. */
static size_t
feed_text(void *buffer, size_t size, void *arg)
{
	struct feed *feed = arg;
	const struct json_parts *parts = feed->parts;
	size_t n = json_body(parts).n;

	if (feed->hole < parts->hole_count && feed->at > parts->holes[feed->hole].at) {
		feed->open = parts->holes[feed->hole].end == 0;
		if (feed->open)
			return 0;
		feed->at = parts->holes[feed->hole].end - 1;
		feed->hole = find_hole(parts, feed->at);
	}
	if (feed->hole < parts->hole_count)
		n = parts->holes[feed->hole].at + 1;
	n -= feed->at;
	n = n < size ? n : size;
	if (n > 0) /* an empty text may stand nowhere */
		memcpy(buffer, parts->text->body.p + feed->at, n);
	feed->at += (uint32_t)n;
	return n;
}

/* Returns the offset in the text after jansson read a number of bytes from at on. */
static uint32_t
read_offset(const struct json_parts *parts, uint32_t at, size_t read)
{
	size_t hole = find_hole(parts, at);

	while (hole < parts->hole_count && read > parts->holes[hole].at + 1 - at) {
		read -= parts->holes[hole].at + 1 - at;
		at = parts->holes[hole].end - 1;
		hole = find_hole(parts, at);
	}
	return at + (uint32_t)read;
}

/* Records why jansson refused the value at at; open: it did not get all of the text. */
static void
add_refusal(struct json_parts *parts, uint32_t at, const json_error_t *error, bool open)
{
	struct str body = json_body(parts);
	enum json_error_code code = json_error_code(error);
	enum phrase why = PHRASE_json_syntax;
	size_t read = read_offset(parts, at, error->position > 0 ? (size_t)error->position : 1), i;
	struct span span = { (uint32_t)body.n, 0 };

	parts->fault = true;
	if (at < body.n)
		span = json_fault_span(body, at, read < body.n ? read : body.n);
	for (i = 0; i < sizeof reasons / sizeof *reasons; i++) {
		if (reasons[i].code == code)
			why = reasons[i].phrase;
	}
	if (why != PHRASE_json_ends)
		json_fault_add(parts, span, why);
	else if (span.n > 0 &&
		 body.p[span.at] == '\0') /* jansson takes it for the end of the text */
		json_fault_add(parts, span, PHRASE_json_syntax);
	else if (!open)
		json_fault_at(parts, (uint32_t)body.n);
}

/* Lets jansson read the feed.  Returns NULL if *error says what is wrong. */
static json_t *
load(struct feed *feed, size_t flags, json_error_t *error)
{
	static const size_t always =
	    JSON_REJECT_DUPLICATES | JSON_DISABLE_EOF_CHECK | JSON_ALLOW_NUL;
	struct memory *memory = feed->parts->arena->memory;
	json_t *root = json_load_callback(feed_text, feed, always | flags, error);

	if (root == NULL &&
	    (json_error_code(error) == json_error_out_of_memory || error->text[0] == '\0'))
		memory->fail(memory->arg);
	return root;
}

/* Copies jansson's value of the text at the reader's place, and frees it. */
static struct json *
copy_all(struct reader *reader, json_t *root)
{
	struct memory *memory = reader->parts->arena->memory;
	struct guard guard = { .root = root, .memory = memory, .before = *memory };
	struct json *json;

	memory->fail = free_and_fail;
	memory->arg = &guard;
	json = copy_value(reader, root);
	while (reader->depth > 0 && !reader->nul)
		copy_next(reader);
	memory->fail = guard.before.fail;
	memory->arg = guard.before.arg;
	json_decref(root);
	return json;
}

/* Reads a value as json_part does; flags are jansson's. */
static struct json *
read_value(struct json_parts *parts, uint32_t *at, size_t around, size_t flags)
{
	struct reader reader = { .parts = parts, .around = around };
	struct feed feed = { .parts = parts, .at = json_blanks(parts->text, *at) };
	struct json *json = NULL;
	json_error_t error;
	json_t *root = NULL;

	*at = feed.at;
	feed.hole = find_hole(parts, *at);
	if (!parts->fault) {
		root = load(&feed, flags, &error);
		if (root == NULL)
			add_refusal(parts, *at, &error, feed.open);
	}
	if (root != NULL) {
		reader.body = parts->text->body.p;
		reader.at = *at;
		reader.end = (uint32_t)parts->text->body.n;
		/* jansson reads the 1 of 1-2; only within brackets does it miss a comma */
		if (json_is_number(root) || json_is_boolean(root) || json_is_null(root))
			reader.end = *at + (uint32_t)error.position;
		json = copy_all(&reader, root);
		*at = reader.at;
	}
	if (reader.nul)
		json_fault_at(parts, reader.at);
	return parts->fault ? NULL : json;
}

struct json *
json_read(const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags)
{
	struct json_parts parts = { .text = text, .arena = arena };
	struct json *json = read_value(&parts, at, 0, 0);

	if (json == NULL)
		*at = json_fault_report(&parts, diags);
	return json;
}

struct json *
json_part(struct json_parts *parts, uint32_t *at, size_t around)
{
	return read_value(parts, at, around, JSON_DECODE_ANY);
}
