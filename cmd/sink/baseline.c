#include "cmd/sink/baseline.h"

#include <stdio.h>
#include <sys/stat.h>

#include "cmd/host/messages.h"
#include "cmd/input/input.h"
#include "lib/object.h"
#include "record/json.h"

void
baseline_init(struct baseline *baseline, struct memory *memory)
{
	*baseline = (struct baseline){ .known.memory = memory, .counts.memory = memory };
	relative_init(&baseline->files, memory);
}

void
baseline_free(struct baseline *baseline)
{
	hash_table_free(&baseline->known);
	hash_table_free(&baseline->counts);
	relative_free(&baseline->files);
}

static uint64_t
key_of(struct str file, struct str fingerprint)
{
	return hash_add(hash_add(hash_add(HASH_BEGIN, file), STR("\n")), fingerprint);
}

/* Adds the findings of a file.  Returns NULL, or why it is not a baseline, and where. */
static const char *
add_known(struct baseline *baseline, const struct json *root, uint32_t *at)
{
	const struct json *type = json_member(root, STR("type"), JSON_text);
	const struct json *findings = json_member(root, STR("findings"), JSON_array);
	const struct json *finding, *file, *fingerprint;

	*at = root->at.at;
	if (type == NULL || !str_eq(type->is.text, STR("baseline")))
		return "no \"type\":\"baseline\" (kifu check --write-baseline=FILE writes one)";
	if (findings == NULL)
		return "no \"findings\" array";
	for (finding = findings->is.first; finding != NULL; finding = finding->next) {
		file = json_member(finding, STR("file"), JSON_text);
		fingerprint = json_member(finding, STR("print"), JSON_text);
		*at = finding->at.at;
		if (file == NULL || fingerprint == NULL)
			return "a finding must have a \"file\" and a \"print\"";
		hash_table_number(&baseline->known, key_of(file->is.text, fingerprint->is.text));
	}
	return NULL;
}

/* Adds the findings of a text.  Returns false after reporting what is wrong, and where. */
static bool
read_text(struct baseline *baseline, struct program *program, struct text *text)
{
	const char *reason = NULL;
	struct buffer words;
	struct diags diags;
	struct place place;
	struct json *root;
	uint32_t at = 0;

	diags_init(&diags, text->arena, 1);
	root = json_read(text, &at, text->arena, &diags);
	if (root != NULL && (reason = add_known(baseline, root, &at)) == NULL)
		return true;
	buffer_init(&words, &program->memory);
	if (root == NULL)
		diag_message(&diags.list[0], program->language, &words);
	else
		buffer_add(&words, str_of(messages_in(program->language, reason)));
	buffer_char(&words, '\0');
	place = text_place(text, at);
	program_fail(program, "%s:%lu:%lu: not a baseline: %s", text->name.p,
	    (unsigned long)place.line, (unsigned long)place.column, words.p);
	buffer_free(&words);
	return false;
}

/* Adds the findings of a baseline file.  Returns false after reporting what is wrong with it. */
static bool
read_file(struct baseline *baseline, struct program *program, const char *path)
{
	struct arena arena;
	struct buffer bytes;
	struct text text = { .name = str_of(path), .arena = &arena };
	const char *reason;
	bool good;

	buffer_init(&bytes, &program->memory);
	arena_init(&arena, &program->memory);
	reason = input_read(path, &bytes);
	text.body = buffer_str(&bytes);
	if (reason != NULL)
		program_fail(program, "%s: %s", path, messages_in(program->language, reason));
	good = reason == NULL && read_text(baseline, program, &text);
	arena_free(&arena);
	buffer_free(&bytes);
	return good;
}

/* Whether a baseline may be written to path.  Reports it if not. */
static bool
is_replaceable(struct program *program, const char *path)
{
	struct baseline baseline;
	struct stat st;
	bool good;

	if (stat(path, &st) != 0 || !S_ISREG(st.st_mode) || st.st_size == 0)
		return true;
	baseline_init(&baseline, &program->memory);
	good = read_file(&baseline, program, path);
	baseline_free(&baseline);
	if (!good)
		program_fail(
		    program, "%s: not a baseline, so not replaced by one: name another file", path);
	return good;
}

bool
baseline_settle(struct baseline *baseline, const struct result_item *item)
{
	struct lint_finding *finding = item->is.own;
	char words[FINGERPRINT_SIZE];

	if (item->kind == RESULT_end && baseline->counts.count > 0)
		hash_table_free(&baseline->counts);
	if (item->kind != LINT_finding || finding->fingerprint.hash == 0)
		return false;
	finding->fingerprint.occurrence =
	    (uint32_t)(*hash_table_number(&baseline->counts, finding->fingerprint.hash))++;
	finding->fingerprint.file = relative_name(&baseline->files, item->file);
	if (finding->fatal || baseline->known.count == 0)
		return false;
	lint_fingerprint(finding, words);
	return hash_table_has(&baseline->known, key_of(finding->fingerprint.file, str_of(words)));
}

static void
write_finding(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	(void)item;
	struct buffer *out = &report->out->buffer;
	char fingerprint[FINGERPRINT_SIZE];

	lint_fingerprint(finding, fingerprint);
	object_begin(&report->counts[0], out);
	object_text("file", finding->fingerprint.file, out);
	object_text("rule", finding->text.name, out);
	object_text("print", str_of(fingerprint), out);
	object_number("line", finding->text.at.line, out);
	object_text("message", finding->text.messages[LANGUAGE_en], out);
	buffer_char(out, '}');
}

static const struct report_functions writer = {
	.shows = SHOWS_everything | SHOWS_fingerprints,
	.opening = "{\"type\":\"baseline\",\"version\":1,\"findings\":[",
	.finding = write_finding,
	.closing = "\n]}\n",
};

int
baseline_open(struct baseline *baseline, struct program *program, const struct options *options,
    struct reports *reports)
{
	const char *from = options_text(options, OPTION_baseline);
	const char *to = options_text(options, OPTION_write_baseline);
	const struct report_style style = { .language = "en" };

	if (from != NULL || to != NULL)
		relative_home(&baseline->files, from != NULL ? from : to);
	if (to == NULL)
		return from == NULL || read_file(baseline, program, from) ? STATUS_ok
									  : STATUS_failed;
	return is_replaceable(program, to) ? reports_add(program, reports, &writer, to, &style)
					   : STATUS_failed;
}
