#include "cmd/baseline.h"

#include <stdio.h>

#include "cmd/escape.h"
#include "cmd/hash.h"
#include "cmd/input.h"
#include "cmd/words.h"
#include "record/json.h"

struct baseline {
	uint64_t *keys; /* open addressing; 0 is free */
	size_t cap;     /* a power of two */
};

static uint64_t
key_of(struct str file, struct str print)
{
	uint64_t key = hash_add(hash_add(hash_add(HASH_BEGIN, file), STR("\n")), print);

	return key + (key == 0);
}

static uint64_t *
find_key(const struct baseline *baseline, uint64_t key)
{
	size_t at = (size_t)hash_mixed(key) & (baseline->cap - 1);

	while (baseline->keys[at] != 0 && baseline->keys[at] != key)
		at = (at + 1) & (baseline->cap - 1);
	return &baseline->keys[at];
}

static void
print_words(struct fingerprint print, char words[static 40])
{
	snprintf(words, 40, "%016llx:%lu", (unsigned long long)print.hash,
	    (unsigned long)print.occurrence);
}

bool
baseline_has(const struct baseline *baseline, struct str file, struct fingerprint print)
{
	char words[40];

	print_words(print, words);
	return *find_key(baseline, key_of(file, str_of(words))) != 0;
}

/* The member of an object, or NULL. */
static const struct json *
member(const struct json *object, struct str key, enum json_kind kind)
{
	const struct json *value = object->kind == JSON_object ? object->is.first : NULL;

	while (value != NULL && !(value->kind == kind && str_eq(value->key, key)))
		value = value->next;
	return value;
}

/* Fills the baseline from its findings; false: it is none. */
static bool
fill(struct baseline *baseline, const struct json *root, struct arena *arena)
{
	const struct json *type = member(root, STR("type"), JSON_text), *finding, *file, *print;
	const struct json *findings = member(root, STR("findings"), JSON_array);
	size_t count = 0;
	uint64_t key;

	if (type == NULL || findings == NULL || !str_eq(type->is.text, STR("baseline")))
		return false;
	for (finding = findings->is.first; finding != NULL; finding = finding->next)
		count++;
	for (baseline->cap = 16; baseline->cap < 2 * count; baseline->cap *= 2)
		;
	baseline->keys = arena_zero(arena, baseline->cap * sizeof *baseline->keys);
	for (finding = findings->is.first; finding != NULL; finding = finding->next) {
		file = member(finding, STR("file"), JSON_text);
		print = member(finding, STR("print"), JSON_text);
		if (file == NULL || print == NULL)
			return false;
		key = key_of(file->is.text, print->is.text);
		*find_key(baseline, key) = key;
	}
	return true;
}

const struct baseline *
baseline_read(struct program *program, const char *path)
{
	struct baseline *baseline = arena_zero(&program->arena, sizeof *baseline);
	struct text text = { .name = str_of(path) };
	struct diags diags;
	struct arena arena;
	struct buffer bytes;
	struct json *root;
	uint32_t at = 0;
	const char *reason;

	buffer_init(&bytes, &program->memory);
	arena_init(&arena, &program->memory);
	reason = input_read(path, &bytes);
	if (reason == NULL) {
		text.body = buffer_str(&bytes);
		text.arena = &arena;
		diags_init(&diags, &arena, 1);
		root = json_read(&text, &at, &arena, &diags);
		if (root == NULL || !fill(baseline, root, &program->arena))
			reason = "not a baseline";
	}
	if (reason != NULL) {
		program_fail(program, "%s: %s", path, words_in(program->language, reason));
		baseline = NULL;
	}
	arena_free(&arena);
	buffer_free(&bytes);
	return baseline;
}

static void
begin(struct report *report)
{
	buffer_add(
	    &report->out->buffer, STR("{\"type\":\"baseline\",\"version\":1,\"findings\":["));
}

static void
tell_finding(struct report *report, const struct entry *entry)
{
	const struct entry_finding *finding = entry->is.finding;
	struct buffer *out = &report->out->buffer;
	char words[40];

	buffer_add(out, report->counts[0]++ == 0 ? STR("\n") : STR(",\n"));
	buffer_add(out, STR("{\"file\":"));
	escape_json(entry->file, out);
	buffer_add(out, STR(",\"rule\":"));
	escape_json(finding->name, out);
	print_words(finding->print, words);
	buffer_printf(out, ",\"print\":\"%s\",\"line\":%lu,\"message\":", words,
	    (unsigned long)finding->at.line);
	escape_json(finding->messages[LANGUAGE_en], out);
	buffer_char(out, '}');
}

static void
end_report(struct report *report, const struct tally *tally)
{
	(void)tally;
	buffer_add(&report->out->buffer, STR("\n]}\n"));
}

const struct report_functions baseline_report = {
	.prints = true,
	.begin = begin,
	.tell = { [ENTRY_finding] = tell_finding },
	.end = end_report,
};
