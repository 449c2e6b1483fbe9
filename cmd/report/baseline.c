#include "cmd/report/baseline.h"

#include <stdio.h>
#include <sys/stat.h>

#include "cmd/hash.h"
#include "cmd/input/input.h"
#include "cmd/messages.h"
#include "cmd/report/escape.h"
#include "record/json.h"

struct baseline {
	uint64_t *keys; /* open addressing; 0 is free */
	size_t cap;     /* a power of two */
};

static uint64_t
key_of(struct str file, struct str fingerprint)
{
	uint64_t key = hash_add(hash_add(hash_add(HASH_BEGIN, file), STR("\n")), fingerprint);

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
write_fingerprint(struct fingerprint fingerprint, char words[static 40])
{
	snprintf(words, 40, "%016llx:%lu", (unsigned long long)fingerprint.hash,
	    (unsigned long)fingerprint.occurrence);
}

/* Fills the baseline from its findings.  Returns NULL, or why it is not a baseline, and where. */
static const char *
fill(struct baseline *baseline, const struct json *root, struct arena *arena, uint32_t *at)
{
	const struct json *type = json_member(root, STR("type"), JSON_text), *finding, *file,
			  *fingerprint;
	const struct json *findings = json_member(root, STR("findings"), JSON_array);
	size_t count = 0;
	uint64_t key;

	*at = root->at.at;
	if (type == NULL || !str_eq(type->is.text, STR("baseline")))
		return "no \"type\":\"baseline\" (kifu check --write-baseline=FILE writes one)";
	if (findings == NULL)
		return "no \"findings\" array";
	for (finding = findings->is.first; finding != NULL; finding = finding->next)
		count++;
	for (baseline->cap = 16; baseline->cap < 2 * count; baseline->cap *= 2)
		;
	baseline->keys = arena_zero(arena, baseline->cap * sizeof *baseline->keys);
	for (finding = findings->is.first; finding != NULL; finding = finding->next) {
		file = json_member(finding, STR("file"), JSON_text);
		fingerprint = json_member(finding, STR("print"), JSON_text);
		*at = finding->at.at;
		if (file == NULL || fingerprint == NULL)
			return "a finding must have a \"file\" and a \"print\"";
		key = key_of(file->is.text, fingerprint->is.text);
		*find_key(baseline, key) = key;
	}
	return NULL;
}

/* Fills the baseline from a file's text.  Returns false after reporting what is wrong, and where.
 */
static bool
read_bytes(struct program *program, struct baseline *baseline, struct text *text)
{
	const char *reason = NULL;
	struct buffer words;
	struct diags diags;
	struct place place;
	struct json *root;
	uint32_t at = 0;

	buffer_init(&words, &program->memory);
	diags_init(&diags, text->arena, 1);
	root = json_read(text, &at, text->arena, &diags);
	if (root != NULL)
		reason = fill(baseline, root, &program->arena, &at);
	if (reason != NULL)
		buffer_add(&words, str_of(messages_in(program->language, reason)));
	else if (root == NULL && diags.count > 0)
		diag_message(&diags.list[0], program->language, &words);
	if (reason != NULL || root == NULL) {
		place = text_place(text, at);
		buffer_char(&words, '\0');
		program_fail(program, "%s:%lu:%lu: not a baseline: %s", text->name.p,
		    (unsigned long)place.line, (unsigned long)place.column, words.p);
	}
	buffer_free(&words);
	return reason == NULL && root != NULL;
}

const struct baseline *
baseline_read(struct program *program, const char *path)
{
	struct baseline *baseline = arena_zero(&program->arena, sizeof *baseline);
	struct arena arena;
	struct buffer bytes;
	struct text text = { .name = str_of(path), .arena = &arena };
	const char *reason;

	buffer_init(&bytes, &program->memory);
	arena_init(&arena, &program->memory);
	reason = input_read(path, &bytes);
	text.body = buffer_str(&bytes);
	if (reason != NULL)
		program_fail(program, "%s: %s", path, messages_in(program->language, reason));
	if (reason != NULL || !read_bytes(program, baseline, &text))
		baseline = NULL;
	arena_free(&arena);
	buffer_free(&bytes);
	return baseline;
}

bool
baseline_replaces(struct program *program, const char *path)
{
	struct stat st;

	if (stat(path, &st) != 0 || !S_ISREG(st.st_mode) || st.st_size == 0 ||
	    baseline_read(program, path) != NULL)
		return true;
	program_fail(
	    program, "%s: not a baseline, so not replaced by one: name another file", path);
	return false;
}

static void
begin(struct report *report)
{
	buffer_add(
	    &report->out->buffer, STR("{\"type\":\"baseline\",\"version\":1,\"findings\":["));
}

static void
write_finding(struct report *report, const struct event *event)
{
	const struct event_finding *finding = event->is.finding;
	struct buffer *out = &report->out->buffer;
	char words[40];

	buffer_add(out, report->counts[0]++ == 0 ? STR("\n") : STR(",\n"));
	buffer_add(out, STR("{\"file\":"));
	escape_json(event->file, out);
	buffer_add(out, STR(",\"rule\":"));
	escape_json(finding->name, out);
	write_fingerprint(finding->fingerprint, words);
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
	.fingerprints = true,
	.begin = begin,
	.write = { [EVENT_finding] = write_finding },
	.end = end_report,
};

/* --- fingerprints */

void
fingerprints_init(struct fingerprints *fingerprints, struct memory *memory)
{
	*fingerprints = (struct fingerprints){ .memory = memory };
}

void
fingerprints_free(struct fingerprints *fingerprints)
{
	memory_resize(fingerprints->memory, fingerprints->list,
	    fingerprints->cap * sizeof *fingerprints->list, 0);
	fingerprints->list = NULL;
	fingerprints->count = fingerprints->cap = 0;
}

static struct fingerprint_count *
find_count(struct fingerprint_count *list, size_t cap, uint64_t hash)
{
	size_t at = (size_t)hash_mixed(hash) & (cap - 1);

	while (list[at].hash != 0 && list[at].hash != hash)
		at = (at + 1) & (cap - 1);
	return &list[at];
}

static void
grow_counts(struct fingerprints *fingerprints)
{
	enum { FIRST = 64 };
	struct fingerprint_count *old = fingerprints->list;
	size_t old_cap = fingerprints->cap, i;

	fingerprints->cap = old_cap == 0 ? FIRST : 2 * old_cap;
	fingerprints->list =
	    memory_resize(fingerprints->memory, NULL, 0, fingerprints->cap * sizeof *old);
	for (i = 0; i < fingerprints->cap; i++)
		fingerprints->list[i] = (struct fingerprint_count){ 0, 0 };
	for (i = 0; i < old_cap; i++) {
		if (old[i].hash != 0)
			*find_count(fingerprints->list, fingerprints->cap, old[i].hash) = old[i];
	}
	memory_resize(fingerprints->memory, old, old_cap * sizeof *old, 0);
}

/* Counts the hash.  Returns how often it was counted before. */
static uint32_t
next_occurrence(struct fingerprints *fingerprints, uint64_t hash)
{
	struct fingerprint_count *found;

	if (fingerprints->count * 2 >= fingerprints->cap)
		grow_counts(fingerprints);
	found = find_count(fingerprints->list, fingerprints->cap, hash);
	if (found->hash == 0) {
		found->hash = hash;
		fingerprints->count++;
	}
	return found->count++;
}

/* Whether the finding of this file is in the baseline. */
static bool
has_finding(const struct baseline *baseline, struct str file, struct fingerprint fingerprint)
{
	char words[40];

	write_fingerprint(fingerprint, words);
	return *find_key(baseline, key_of(file, str_of(words))) != 0;
}

void
fingerprints_settle(
    struct fingerprints *fingerprints, const struct baseline *baseline, struct events *events)
{
	size_t i;

	for (i = 0; i < events->count; i++) {
		struct event *event = &events->list[i];
		struct event_finding *finding = event->is.finding;

		if (event->kind == EVENT_end && fingerprints->count > 0)
			fingerprints_free(fingerprints);
		if (event->kind != EVENT_finding || finding->fingerprint.hash == 0)
			continue;
		finding->fingerprint.occurrence =
		    next_occurrence(fingerprints, finding->fingerprint.hash);
		if (baseline != NULL && !finding->grave &&
		    has_finding(baseline, event->file, finding->fingerprint))
			event->kind = EVENT_known;
	}
}
