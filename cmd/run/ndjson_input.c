#include "cmd/run/ndjson_input.h"

#include <errno.h>
#include <string.h>

#include "cmd/host/messages.h"
#include "cmd/host/program.h"
#include "record/json.h"

void
ndjson_input_init(struct ndjson_input *lines, struct program *program, const struct files *files)
{
	*lines = (struct ndjson_input){ .program = program, .files = files };
	buffer_init(&lines->buffer, &program->memory);
}

static void
leave_file(struct ndjson_input *lines)
{
	if (lines->open)
		input_close(&lines->input);
	lines->open = false;
	lines->next++;
}

void
ndjson_input_free(struct ndjson_input *lines)
{
	leave_file(lines);
	buffer_free(&lines->buffer);
}

/* --- lines: in the thread that fills jobs */

static void
fail(struct ndjson_input *lines, const char *reason)
{
	if (reason == input_folder)
		reason = strerror(EISDIR);
	program_fail(lines->program, "%s: %s", lines->files->names[lines->next], reason);
	lines->failed = true;
	leave_file(lines);
}

/* Opens the next file that can be opened.  Returns false when there is none. */
static bool
open_file(struct ndjson_input *lines)
{
	const char *reason;

	while (!lines->open && lines->next < lines->files->count) {
		reason = input_open(&lines->input, lines->files->names[lines->next], 0);
		lines->open = reason == NULL;
		if (reason != NULL)
			fail(lines, reason);
	}
	return lines->open;
}

/* Reads on.  Returns false at the end of a file. */
static bool
read_more(struct ndjson_input *lines)
{
	enum { BLOCK = 64 << 10 };
	struct buffer *buffer = &lines->buffer;
	struct input *input = &lines->input;
	const char *reason = NULL;
	struct arg fault;
	size_t before;

	if (lines->at > 0) {
		memmove(buffer->p, buffer->p + lines->at, buffer->n - lines->at);
		buffer->n -= lines->at;
		lines->scanned -= lines->at;
		lines->at = 0;
	}
	if (!input_ready(input)) /* the other side may be waiting for our answer */
		output_flush(&lines->program->out);
	buffer_room(buffer, BLOCK);
	for (before = buffer->n; reason == NULL && !input->feed.ended && buffer->n == before;)
		reason = input_more(input, buffer, before + BLOCK - 1);
	if (reason == NULL && buffer->n == before && input_fault(input, &fault) != PACKED_whole)
		reason = "packed file is damaged";
	if (reason != NULL)
		fail(lines, messages_in(lines->program->language, reason));
	else if (buffer->n == before)
		leave_file(lines);
	return buffer->n > before;
}

/* Moves lines->scanned to the next line end in the buffer, or to its end.  Returns whether there is
 * one. */
static bool
find_end(struct ndjson_input *lines)
{
	const struct buffer *buffer = &lines->buffer;
	const char *end = NULL;

	if (lines->scanned < buffer->n)
		end = memchr(buffer->p + lines->scanned, '\n', buffer->n - lines->scanned);
	lines->scanned = end != NULL ? (size_t)(end - buffer->p) : buffer->n;
	return end != NULL;
}

bool
ndjson_input_ready(struct ndjson_input *lines)
{
	return find_end(lines) || !lines->open || input_ready(&lines->input);
}

/* Appends the line up to lines->scanned to job, and moves to the next. */
static void
add_line(struct ndjson_input *lines, struct job *job)
{
	size_t n = lines->scanned - lines->at;

	buffer_add(&job->bytes, (struct str){ lines->buffer.p + lines->at, n });
	job->size += n;
	lines->scanned += lines->scanned < lines->buffer.n;
	lines->at = lines->scanned;
}

/* Makes job the line up to lines->scanned and those after it that were read already, as long as all
 * are short: handing a job over costs more than reading a short line. */
static void
take_lines(struct ndjson_input *lines, struct job *job)
{
	enum { SHORT = 16 << 10 };

	job->kind = JOB_lines;
	job->size = 0;
	add_line(lines, job);
	while (find_end(lines) && job->bytes.n + (lines->scanned - lines->at) < SHORT) {
		buffer_char(&job->bytes, '\n');
		add_line(lines, job);
	}
}

bool
ndjson_input_next(struct ndjson_input *lines, struct job *job)
{
	bool cut = false, more = true;

	while (!find_end(lines)) {
		if (lines->buffer.n - lines->at > NDJSON_INPUT_MAX) {
			cut = true;
			lines->at = lines->scanned;
		}
		more = open_file(lines) && read_more(lines);
		if (!more && (cut || lines->scanned > lines->at)) /* a last line without an end */
			break;
		if (!more && !open_file(lines))
			return false;
	}
	if (cut || lines->scanned - lines->at > NDJSON_INPUT_MAX) {
		lines->scanned += lines->scanned < lines->buffer.n;
		lines->at = lines->scanned;
		job->kind = JOB_results;
		results_fail_all(&job->results, NO_STR, "line longer than 32 MiB");
	} else {
		take_lines(lines, job);
	}
	return true;
}

/* --- records: in a worker's thread */

/* Appends the bytes that s encodes.  Returns false when it is not base64. */
static bool
base64_decode(struct str s, struct buffer *bytes)
{
	static const char letters[] =
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	const char *at;
	uint32_t word = 0;
	size_t i, pad = 0;

	if (s.n % 4 != 0)
		return false;
	while (pad < 2 && pad < s.n && s.p[s.n - 1 - pad] == '=')
		pad++;
	for (i = 0; i < s.n; i++) {
		at = i < s.n - pad ? memchr(letters, s.p[i], sizeof letters - 1) : letters;
		if (at == NULL)
			return false;
		word = word << 6 | (uint32_t)(at - letters);
		if (i % 4 != 3)
			continue;
		buffer_char(bytes, (char)(word >> 16 & 0xFF));
		buffer_char(bytes, (char)(word >> 8 & 0xFF));
		buffer_char(bytes, (char)(word & 0xFF));
	}
	bytes->n -= pad;
	return true;
}

/* A line's record. */
struct record_line {
	struct str id; /* NO_STR: none */
	enum format format;
	bool is_text;
	struct str bytes;
};

/* Takes a member; members that we do not know are ignored.  Returns NULL, or what is wrong. */
static const char *
take_member(struct record_line *line, const struct json *member, struct buffer *bytes)
{
	bool text = str_eq(member->key, STR("text"));
	bool base64 = str_eq(member->key, STR("base64"));
	bool id = str_eq(member->key, STR("id"));
	bool known = text || base64 || id || str_eq(member->key, STR("format"));

	if (!known || member->kind == JSON_null)
		return NULL;
	if (member->kind != JSON_text)
		return "id, format, text and base64 must be strings";
	if (id) {
		line->id = member->is.text;
		return NULL;
	}
	if (!text && !base64) {
		line->format = format_named(member->is.text);
		if (line->format == FORMAT_none)
			return "unknown format";
		return (format_rows[line->format].carries & ONLY_written) != 0
			   ? "a format that is only written"
			   : NULL;
	}
	if (line->bytes.p != NULL)
		return "both text and base64";
	buffer_clear(bytes);
	if (base64 && !base64_decode(member->is.text, bytes))
		return "not base64";
	line->is_text = text;
	line->bytes = base64 ? buffer_str(bytes) : member->is.text;
	if (line->bytes.p == NULL)
		line->bytes = STR("");
	return NULL;
}

/* Reads a line.  Returns NULL, or what is wrong with it; the id is read even then if possible. */
static const char *
read_line(struct record_line *line, const struct text *text, struct buffer *bytes)
{
	const struct json *object, *member;
	const char *reason = NULL, *wrong;
	struct diags diags;
	uint32_t at = 0;

	diags_init(&diags, text->arena, 1);
	object = json_read_lone(text, &at, text->arena, &diags);
	if (object == NULL || object->kind != JSON_object ||
	    json_blanks(text->body, at) != text->body.n)
		return "not a JSON object";
	for (member = object->is.first; member != NULL; member = member->next) {
		wrong = take_member(line, member, bytes);
		reason = reason == NULL ? wrong : reason;
	}
	if (reason == NULL && line->bytes.p == NULL)
		reason = "neither text nor base64";
	return reason;
}

/* Reads the record of a line; its name is appended to names, which has room for it.  Returns false
 * if no more is wanted. */
static bool
read_record(
    struct reader *reader, const struct text *text, struct buffer *names, struct results *results)
{
	const struct session_options *usual = &reader->options->reading;
	struct session_options *options = &reader->session.options;
	struct record_line line = { .id = NO_STR };
	const char *reason = read_line(&line, text, &reader->bytes);
	struct str name = NO_STR;
	bool more;

	if (line.id.p != NULL) {
		name = (struct str){ buffer_room(names, line.id.n + 1), line.id.n };
		buffer_add(names, line.id);
		buffer_char(names, '\0'); /* an empty id is one too */
	}
	if (line.format != FORMAT_none)
		options->format = line.format;
	if (line.is_text)
		options->encoding = ENCODING_utf8;
	more = reason != NULL ? results_fail_all(results, name, reason)
			      : reader_bytes(reader, name, line.bytes, results);
	options->format = usual->format;
	options->encoding = usual->encoding;
	return more;
}

void
ndjson_input_read(struct reader *reader, struct job *job)
{
	struct str rest = buffer_str(&job->bytes);
	struct arena arena;
	struct text text = { .arena = &arena };
	bool more = true;
	size_t n;

	buffer_room(&job->shown, rest.n); /* results point to names there */
	arena_init(&arena, reader->memory);
	for (n = 0; more && n <= rest.n; n++) {
		rest = str_after(rest, n);
		n = str_find(rest, STR("\n"));
		text.body = str_first(rest, n);
		more = read_record(reader, &text, &job->shown, &job->results);
		arena_reset(&arena);
	}
	arena_free(&arena);
}
