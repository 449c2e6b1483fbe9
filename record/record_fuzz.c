/*
 * Any bytes for the readers of record/: record_fuzz --reader=codec|sfen|json|words|pattern.
 *
 * codec: the first byte names the encoding.  All places lie in the text; what was decoded without a
 * finding is encoded into the same text (a byte order mark that the text begins with becomes the
 * file's).  sfen, json: what was read is written and read as the
 * same. words: the value patterns of headers and results; what they take apart lies in what they
 * were given.  pattern: the first line is a user's pattern, which is looked for in the others with
 * the steps that a rule has; no time or memory beyond its limits, and the same again in another
 * room.
 */
#include "record/testing_fuzz.h"

#include "record/codec/codec.h"
#include "record/codec/decode.h"
#include "record/diag.h"
#include "record/json.h"
#include "record/sfen.h"
#include "record/text/utf8.h"
#include "record/values/pattern.h"
#include "record/values/value_patterns.h"
#include "record/variants/testing_variants.h"

static struct {
	struct memory memory;
	struct arena arena;
	struct codec *codec;
	struct value_patterns *value_patterns;
	struct buffer out;
	struct diags diags;
	void (*read)(struct str s);
} fuzz;

static bool
inside(struct str whole, struct str part)
{
	return part.n == 0 || (part.p >= whole.p && part.p + part.n <= whole.p + whole.n);
}

static bool
found(enum diag rule)
{
	for (size_t i = 0; i < fuzz.diags.count; i++)
		if (fuzz.diags.list[i].rule == rule)
			return true;
	return false;
}

static void
decode(struct str bytes, enum encoding encoding, struct text *text)
{
	*text = (struct text){ .arena = &fuzz.arena };
	diags_init(&fuzz.diags, &fuzz.arena, 1000);
	codec_decode(fuzz.codec, bytes, encoding, &fuzz.arena, text, &fuzz.diags);
	FUZZ_CHECK(utf8_valid(text->body) == text->body.n);
	for (size_t i = 0; i < fuzz.diags.count; i++) {
		const struct span *at = &fuzz.diags.list[i].at;

		FUZZ_CHECK(at->at <= text->body.n && at->n <= text->body.n - at->at);
		text_place(text, at->at + at->n);
		text_line_at(text, at->at, 1000);
	}
}

static void
read_codec(struct str s)
{
	const struct str mark = STR("\xEF\xBB\xBF");
	enum encoding encoding;
	struct codec_gap gap;
	struct text text, again;

	if (s.n == 0)
		return;
	encoding = (enum encoding)((unsigned char)s.p[0] % ENCODING_binary);
	decode(str_after(s, 1), encoding, &text);
	FUZZ_CHECK(encoding == ENCODING_unknown || text.encoding == encoding);
	FUZZ_CHECK(text.encoding != ENCODING_unknown);
	if (found(DIAG_invalid_bytes))
		return;
	buffer_clear(&fuzz.out);
	FUZZ_CHECK(codec_encode(fuzz.codec, text.body, text.encoding, &fuzz.out, &gap));
	decode(buffer_str(&fuzz.out), text.encoding, &again);
	if (str_starts(text.body, mark) && !str_eq(text.body, again.body))
		text.body = str_after(text.body, mark.n);
	FUZZ_CHECK(gap.count > 0 || str_eq(text.body, again.body));
}

static bool
same_position(const struct diagram *a, const struct diagram *b)
{
	return a->width == b->width && a->height == b->height && a->turn == b->turn &&
	       memcmp(a->cells, b->cells, sizeof a->cells) == 0 &&
	       memcmp(a->hands, b->hands, sizeof a->hands) == 0;
}

/* Whether a variant has the board and each of its pieces.  What none has is read, so that what is
 * wrong can be said, but not written. */
static bool
is_of_variant(const struct diagram *diagram)
{
	const struct piece_set *set = diagram->pieces == NULL ? &piece_set_shogi : diagram->pieces;

	return sfen_has_pieces(set, diagram) &&
	       variants_of_size(testing_variants(), diagram->width, diagram->height, NULL) != NULL;
}

static void
read_sfen(struct str s)
{
	struct diagram diagram = { 0 }, again = { 0 };
	size_t bad = 0, n = sfen_find(testing_variants(), NULL, s, &diagram, &bad);

	FUZZ_CHECK(n <= s.n && bad <= s.n);
	if (n == 0 || !is_of_variant(&diagram))
		return;
	buffer_clear(&fuzz.out);
	sfen_write(&diagram, 1, &fuzz.out);
	FUZZ_CHECK(
	    sfen_find(testing_variants(), NULL, buffer_str(&fuzz.out), &again, &bad) == fuzz.out.n);
	FUZZ_CHECK(same_position(&diagram, &again));
}

/* Returns the value that a walk over all of them comes to next; stack holds those to go on from. */
static const struct json *
next_value(const struct json **stack, size_t *depth, const struct json *value)
{
	bool inner = value->kind == JSON_array || value->kind == JSON_object;

	if (value->next != NULL)
		stack[(*depth)++] = value->next;
	if (inner && value->is.first != NULL)
		return value->is.first;
	return *depth > 0 ? stack[--*depth] : NULL;
}

static void
check_value(const struct text *text, const struct json *value)
{
	struct text quoted = { .arena = &fuzz.arena };
	const struct json *again;
	uint32_t at = 0;

	FUZZ_CHECK(value->at.at <= text->body.n && value->at.n <= text->body.n - value->at.at);
	FUZZ_CHECK(value->at.n > 0 && value->key_at <= value->at.at);
	if (value->kind != JSON_text)
		return;
	FUZZ_CHECK(utf8_valid(value->is.text) == value->is.text.n);
	buffer_clear(&fuzz.out);
	buffer_char(&fuzz.out, '[');
	json_quote(value->is.text, NULL, &fuzz.out);
	buffer_char(&fuzz.out, ']');
	quoted.body = buffer_str(&fuzz.out);
	again = json_read(&quoted, &at, &fuzz.arena, &fuzz.diags);
	FUZZ_CHECK(again != NULL && again->is.first->kind == JSON_text);
	FUZZ_CHECK(str_eq(again->is.first->is.text, value->is.text));
}

/* What is read value by value is what is read as a whole; elements that are arrays are skipped. */
static void
read_inside(const struct text *text, const struct json *whole)
{
	struct json_reader reader = { .body = text->body, .arena = &fuzz.arena };
	const struct json *value;

	FUZZ_CHECK(json_enter(&reader, 0) != NULL);
	for (whole = whole->is.first; whole != NULL; whole = whole->next) {
		value = json_next(&reader, NO_STR);
		FUZZ_CHECK(value != NULL && value->kind == whole->kind);
		FUZZ_CHECK(value->at.at == whole->at.at && value->at.n == whole->at.n);
		FUZZ_CHECK(str_eq(value->key, whole->key));
	}
	FUZZ_CHECK(json_next(&reader, NO_STR) == NULL && !reader.failed);
}

static void
read_json(struct str s)
{
	struct text text;
	const struct json **stack, *value;
	size_t depth = 0;
	uint32_t at = 0;

	decode(s, ENCODING_utf8, &text);
	stack = arena_take(&fuzz.arena, (text.body.n + 1) * sizeof(struct json *));
	value = json_read(&text, &at, &fuzz.arena, &fuzz.diags);
	FUZZ_CHECK(at <= text.body.n);
	FUZZ_CHECK(value != NULL || found(DIAG_bad_json));
	if (value != NULL)
		read_inside(&text, value);
	for (; value != NULL; value = next_value(stack, &depth, value))
		check_value(&text, value);
}

static void
read_words(struct str s)
{
	struct date date;
	struct clock clock;
	struct player player;
	struct result_line made;

	value_date(fuzz.value_patterns, s, &date);
	value_clock(fuzz.value_patterns, s, &clock);
	value_player(fuzz.value_patterns, s, &player);
	FUZZ_CHECK(inside(s, player.name) && inside(s, player.title));
	if (value_result_line(fuzz.value_patterns, s, &made))
		FUZZ_CHECK(made.ending < ENDING_COUNT && made.winner <= NO_SIDE);
	str_trim(s);
}

/* Looks for the pattern in a line twice: in the room it was made in, and in that of a worker. */
static void
search_line(const struct pattern *pattern, struct pattern_context *rooms[2], struct str line,
    uint64_t steps[2])
{
	enum pattern_found result[2];
	struct span at[2] = { { 0, 0 }, { 0, 0 } };

	for (size_t i = 0; i < 2; i++) {
		uint64_t before = steps[i];

		result[i] = pattern_search(pattern, rooms[i], line, &steps[i], &at[i]);
		FUZZ_CHECK(steps[i] <= before);
	}
	FUZZ_CHECK(result[0] == result[1] && steps[0] == steps[1]);
	if (result[0] != PATTERN_found)
		return;
	FUZZ_CHECK(at[0].at == at[1].at && at[0].n == at[1].n);
	FUZZ_CHECK(at[0].at <= line.n && at[0].n <= line.n - at[0].at);
}

static void
read_pattern(struct str s)
{
	struct pattern_context *rooms[2] = { pattern_context_new(&fuzz.memory),
		pattern_context_new(&fuzz.memory) };
	uint64_t steps[2] = { 5000 + 50 * (uint64_t)s.n, 5000 + 50 * (uint64_t)s.n };
	size_t n = str_find(s, STR("\n"));
	struct pattern_error error = { .at = 0 };
	const struct pattern *pattern = pattern_compile(rooms[0], str_first(s, n), false, &error);
	struct str rest = n < s.n ? str_after(s, n + 1) : NO_STR;
	uint32_t at = 0;
	struct span line;

	rest = str_first(rest, utf8_valid(rest));
	FUZZ_CHECK(pattern != NULL ||
		   (error.at <= n && memchr(error.message, '\0', sizeof error.message) != NULL));
	while (pattern != NULL && text_next_line(rest, &at, &line))
		search_line(pattern, rooms, str_first(str_after(rest, line.at), line.n), steps);
	pattern_context_free(rooms[1]);
	pattern_context_free(rooms[0]);
}

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
	static const struct {
		const char *name;
		void (*read)(struct str s);
	} readers[] = { { "codec", read_codec }, { "sfen", read_sfen }, { "json", read_json },
		{ "words", read_words }, { "pattern", read_pattern } };
	struct str name = str_of(fuzz_option(*argc, *argv, "reader"));

	for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
		if (str_eq(name, str_of(readers[i].name)))
			fuzz.read = readers[i].read;
	FUZZ_CHECK(fuzz.read != NULL);
	fuzz.memory = (struct memory){ .fail = fuzz_no_memory };
	arena_init(&fuzz.arena, &fuzz.memory);
	buffer_init(&fuzz.out, &fuzz.memory);
	fuzz.codec = codec_new(&fuzz.memory);
	fuzz.value_patterns = value_patterns_new(&fuzz.memory);
	return 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *bytes = fuzz_copy(data, size);

	fuzz.memory.limit = fuzz_limit(size);
	diags_init(&fuzz.diags, &fuzz.arena, 1000);
	fuzz.read((struct str){ bytes, size });
	arena_reset(&fuzz.arena);
	free(bytes);
	return 0;
}
