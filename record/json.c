#include "record/json.h"

#include <jansson.h>

#include "record/diag.h"
#include "record/utf8.h"

#ifdef JSON_PARSER_MAX_DEPTH
_Static_assert(JSON_DEEPEST == JSON_PARSER_MAX_DEPTH, "jansson goes as deep as json.h says");
#endif

/* An array or object that is being gone through. */
struct level {
	struct json *parent;
	struct json **tail; /* where the next value is to hang */
	json_t *from;       /* jansson's value of parent */
	size_t index;       /* of an array: the next value's */
	void *iter;         /* of an object: the next member's */
};

/* Going through a text and jansson's values of it. */
struct reader {
	const char *body; /* known to be JSON from at on, up to the end of the value or a NUL */
	uint32_t at;
	struct arena *arena;
	struct level *levels;
	size_t depth, cap;
	bool nul; /* a NUL byte stands at at */
};

/* While jansson's values stand, memory may run out: they are given back before it is told. */
struct guard {
	json_t *root;
	struct memory *memory, before;
};

static void
give_back(void *arg)
{
	struct guard *guard = arg;

	json_decref(guard->root);
	guard->memory->fail = guard->before.fail;
	guard->memory->arg = guard->before.arg;
	guard->memory->fail(guard->memory->arg);
}

static uint32_t
skip_blanks(const char *body, uint32_t at, uint32_t end)
{
	while (at < end &&
	       (body[at] == ' ' || body[at] == '\n' || body[at] == '\r' || body[at] == '\t'))
		at++;
	return at;
}

/* The first byte of the next value or key: blanks, commas and colons are passed over. */
static void
skip_between(struct reader *reader)
{
	const char *body = reader->body;

	while (body[reader->at] == ' ' || body[reader->at] == '\n' || body[reader->at] == '\r' ||
	       body[reader->at] == '\t' || body[reader->at] == ',' || body[reader->at] == ':')
		reader->at++;
}

/* The span of the string at the reader's place, which goes behind it. */
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

/* The same of a number or a word, which ends where none of its characters stands. */
static struct span
skip_word(struct reader *reader)
{
	uint32_t start = reader->at;
	char c;

	while (c = reader->body[reader->at], (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
						 c == '-' || c == '+' || c == '.' || c == 'E')
		reader->at++;
	return (struct span){ start, reader->at - start };
}

/* A decoded string of n bytes, whose words stand at a span.  Each escape is longer than what it
 * means: with equal lengths there is none, and the text itself says it. */
static struct str
keep_string(struct reader *reader, const char *decoded, size_t n, struct span at)
{
	enum { QUOTES = 2 };

	if (n == at.n - QUOTES)
		return (struct str){ reader->body + at.at + 1, n };
	return arena_str(reader->arena, (struct str){ decoded, n });
}

/* Enters an array or object: its values come next. */
static void
enter(struct reader *reader, struct json *json, json_t *from)
{
	struct level *level;

	if (reader->depth == reader->cap)
		reader->levels = arena_grow(reader->arena, reader->levels, sizeof *reader->levels,
		    reader->depth + 1, &reader->cap);
	level = &reader->levels[reader->depth++];
	*level = (struct level){ .parent = json, .tail = &json->is.first, .from = from };
	if (json->kind == JSON_object)
		level->iter = json_object_iter(from);
	reader->at++;
}

/* Takes over one value. */
static struct json *
take(struct reader *reader, json_t *from)
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
	struct json *json = arena_zero(reader->arena, sizeof *json);

	json->kind = kinds[json_typeof(from)];
	json->at.at = json->key_at = reader->at;
	if (json->kind == JSON_object || json->kind == JSON_array) {
		enter(reader, json, from);
		return json;
	}
	json->at = json->kind == JSON_text ? skip_string(reader) : skip_word(reader);
	reader->nul = reader->body[reader->at] == '\0'; /* jansson passes over one behind a word */
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

/* Takes over the next value of the innermost array or object, or leaves it. */
static void
step(struct reader *reader)
{
	size_t at = reader->depth - 1; /* levels may move when one is entered */
	struct level *level = &reader->levels[at];
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
	json = take(reader, from);
	if (key != NULL) {
		json->key = keep_string(reader, key, strlen(key), key_at);
		json->key_at = key_at.at;
	}
	*reader->levels[at].tail = json;
	reader->levels[at].tail = &json->next;
}

/* What is wrong, by jansson's code; what has no row is syntax. */
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

/* Where the character that the byte at stands in begins; at where none does. */
static size_t
character(struct str s, size_t at)
{
	while (at > 0 && at < s.n && ((unsigned char)s.p[at] & 0xC0) == 0x80)
		at--;
	return at;
}

/* Where what jansson complains of begins, given where it had read to: a string's quote, a word's
 * first letter. */
static struct span
complaint(struct str s, size_t read)
{
	size_t start = read > 0 ? read - 1 : 0;

	if (read == 0)
		read = s.n > 0;
	while (read < s.n && character(s, read) != read)
		read++;
	if (read == 0)
		return (struct span){ 0, 0 };
	if (s.p[start] == '"') {
		while (
		    start > 0 && (s.p[start - 1] != '"' || (start > 1 && s.p[start - 2] == '\\')))
			start--;
		start -= start > 0;
	}
	while (start > 0 &&
	       ((s.p[start] >= '0' && s.p[start] <= '9') ||
		   ((s.p[start] | 0x20) >= 'a' && (s.p[start] | 0x20) <= 'z')) &&
	       s.p[start - 1] > ' ' && strchr("\"[]{},:", s.p[start - 1]) == NULL)
		start--;
	start = character(s, start);
	return (struct span){ (uint32_t)start, (uint32_t)(read - start) };
}

/* Reports what jansson did not take; gives where. */
static uint32_t
report(const json_error_t *error, const struct text *text, uint32_t at, struct diags *diags)
{
	enum json_error_code code = json_error_code(error);
	enum phrase phrase = PHRASE_json_syntax;
	struct str rest = str_after(text->body, at);
	size_t read = error->position < 0 ? 0 : (size_t)error->position, i;
	struct span span = complaint(rest, read < rest.n ? read : rest.n);

	/* a NUL is the end of the text to it */
	if (code == json_error_premature_end_of_input && span.n > 0 && rest.p[span.at] == '\0')
		code = json_error_invalid_syntax;
	for (i = 0; i < sizeof reasons / sizeof *reasons; i++) {
		if (reasons[i].code == code)
			phrase = reasons[i].phrase;
	}
	if (code == json_error_premature_end_of_input)
		span = (struct span){ (uint32_t)rest.n, 0 };
	span.at += at;
	diags_add(diags, DIAG_bad_json, span, 0, ARGS(A_PHRASE(phrase)));
	return span.at;
}

uint32_t
json_blanks(const struct text *text, uint32_t at)
{
	return skip_blanks(text->body.p, at, (uint32_t)text->body.n);
}

struct json *
json_read(const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags)
{
	static const size_t flags =
	    JSON_REJECT_DUPLICATES | JSON_DISABLE_EOF_CHECK | JSON_ALLOW_NUL;
	struct memory *memory = arena->memory;
	struct guard guard = { .memory = memory, .before = *memory };
	struct reader reader = { .body = text->body.p, .arena = arena };
	struct json *root;
	json_error_t error;

	*at = json_blanks(text, *at);
	guard.root = json_loadb(text->body.p + *at, text->body.n - *at, flags, &error);
	if (guard.root == NULL) {
		if (json_error_code(&error) == json_error_out_of_memory || error.text[0] == '\0')
			memory->fail(memory->arg);
		*at = report(&error, text, *at, diags);
		return NULL;
	}
	memory->fail = give_back;
	memory->arg = &guard;
	reader.at = *at;
	root = take(&reader, guard.root);
	while (reader.depth > 0 && !reader.nul)
		step(&reader);
	memory->fail = guard.before.fail;
	memory->arg = guard.before.arg;
	json_decref(guard.root);
	*at = reader.at;
	if (reader.nul) {
		diags_add(diags, DIAG_bad_json, (struct span){ reader.at, 1 }, 0,
		    ARGS(A_PHRASE(PHRASE_json_syntax)));
		return NULL;
	}
	return root;
}

/* How many leading bytes of s stand for themselves in a string, whoever asks. */
static size_t
plain(struct str s)
{
	size_t n;

	for (n = 0; n < s.n; n++) {
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
		n = plain(s);
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
