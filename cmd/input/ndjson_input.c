#include "cmd/input/ndjson_input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "cmd/program.h"
#include "cmd/messages.h"
#include "record/json.h"

enum { CHUNK = 64 << 10 };

void
feed_init(struct feed *feed, struct program *program, const struct files *files)
{
	*feed = (struct feed){ .program = program, .files = files, .fd = -1 };
	buffer_init(&feed->buffer, &program->memory);
}

static void
leave_file(struct feed *feed)
{
	if (feed->fd > STDIN_FILENO)
		close(feed->fd);
	feed->fd = -1;
	feed->next++;
}

void
feed_free(struct feed *feed)
{
	leave_file(feed);
	buffer_free(&feed->buffer);
}

/* --- the calling thread's side: lines */

static void
fail(struct feed *feed, int error)
{
	program_fail(feed->program, "%s: %s", feed->files->names[feed->next], strerror(error));
	feed->failed = true;
	leave_file(feed);
}

/* Opens the next file that can be opened; false: there is none. */
static bool
open_file(struct feed *feed)
{
	const char *name;

	while (feed->fd < 0 && feed->next < feed->files->count) {
		name = feed->files->names[feed->next];
		feed->fd = STDIN_FILENO;
		if (strcmp(name, "-") != 0)
			feed->fd = open(name, O_RDONLY | O_NOCTTY | O_CLOEXEC);
		if (feed->fd < 0)
			fail(feed, errno);
	}
	return feed->fd >= 0;
}

/* Whether bytes, an end or an error can be had now. */
static bool
can_read(const struct feed *feed)
{
	struct pollfd wait = { .fd = feed->fd, .events = POLLIN };

	return poll(&wait, 1, 0) != 0;
}

/* Reads some more; gives false at the end of a file. */
static bool
read_more(struct feed *feed)
{
	struct pollfd wait = { .fd = feed->fd, .events = POLLIN };
	struct buffer *buffer = &feed->buffer;
	ssize_t n;

	if (feed->at > 0) {
		memmove(buffer->p, buffer->p + feed->at, buffer->n - feed->at);
		buffer->n -= feed->at;
		feed->seen -= feed->at;
		feed->at = 0;
	}
	if (!can_read(feed)) /* whoever waits for our answer shall have it first */
		output_flush(&feed->program->out);
	for (;;) {
		n = read(feed->fd, buffer_room(buffer, CHUNK), CHUNK);
		if (n >= 0)
			break;
		if (errno == EAGAIN || errno == EWOULDBLOCK)
			poll(&wait, 1, -1);
		else if (errno != EINTR) {
			fail(feed, errno);
			return false;
		}
	}
	buffer->n += (size_t)n;
	if (n == 0)
		leave_file(feed);
	return n > 0;
}

/* Whether a line's end stands in the buffer; feed->seen is moved to it, else to the buffer's end.
 */
static bool
see_end(struct feed *feed)
{
	const struct buffer *buffer = &feed->buffer;
	const char *end = NULL;

	if (feed->seen < buffer->n)
		end = memchr(buffer->p + feed->seen, '\n', buffer->n - feed->seen);
	feed->seen = end != NULL ? (size_t)(end - buffer->p) : buffer->n;
	return end != NULL;
}

bool
feed_ready(struct feed *feed)
{
	return see_end(feed) || feed->fd < 0 || can_read(feed);
}

static bool
too_long(struct unit *unit)
{
	unit->kind = UNIT_entries;
	return entries_fail_all(&unit->entries, NO_STR, "a line longer than 32 MiB");
}

/* Gives the unit the line up to feed->seen. */
static bool
take_line(struct feed *feed, struct unit *unit)
{
	unit->kind = UNIT_line;
	unit->size = feed->seen - feed->at;
	buffer_add(&unit->bytes, (struct str){ feed->buffer.p + feed->at, feed->seen - feed->at });
	feed->at = feed->seen < feed->buffer.n ? ++feed->seen : feed->seen;
	return true;
}

bool
feed_next(struct feed *feed, struct unit *unit)
{
	bool cut = false, more = true;

	while (!see_end(feed)) {
		if (feed->buffer.n - feed->at > FEED_LONGEST) {
			cut = true;
			feed->at = feed->seen;
		}
		more = open_file(feed) && read_more(feed);
		if (!more && (cut || feed->seen > feed->at)) /* a last line without an end */
			break;
		if (!more && !open_file(feed))
			return false;
	}
	if (!cut && feed->seen - feed->at <= FEED_LONGEST)
		return take_line(feed, unit);
	feed->at = feed->seen < feed->buffer.n ? ++feed->seen : feed->seen;
	return too_long(unit);
}

/* --- the worker's side: records */

/* The value of a letter of base64, or -1. */
static int
base64_value(char c)
{
	static const char letters[] =
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	const char *at = c == '\0' ? NULL : strchr(letters, c);

	return at == NULL ? -1 : (int)(at - letters);
}

/* Appends the bytes that s stands for; false: it is not base64. */
static bool
base64_decode(struct str s, struct buffer *bytes)
{
	uint32_t word = 0;
	size_t i, pad = 0;
	int value;

	if (s.n % 4 != 0)
		return false;
	while (pad < 2 && pad < s.n && s.p[s.n - 1 - pad] == '=')
		pad++;
	for (i = 0; i < s.n; i++) {
		value = i < s.n - pad ? base64_value(s.p[i]) : 0;
		if (value < 0)
			return false;
		word = word << 6 | (uint32_t)value;
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

/* Takes a member; NULL, or what is wrong with it.  Others may be there for others. */
static const char *
take_member(struct record_line *line, const struct json *member, struct buffer *bytes)
{
	bool text = str_eq(member->key, STR("text"));
	bool base64 = str_eq(member->key, STR("base64"));
	bool id = str_eq(member->key, STR("id"));

	if (!text && !base64 && !id && !str_eq(member->key, STR("format")))
		return NULL;
	if (member->kind == JSON_null)
		return NULL;
	if (member->kind != JSON_text)
		return "id, format, text and base64 are strings";
	if (id) {
		line->id = member->is.text;
		return NULL;
	}
	if (!text && !base64) {
		line->format = format_named(member->is.text);
		return line->format == FORMAT_none ? "an unknown format" : NULL;
	}
	if (line->bytes.p != NULL)
		return "both text and base64";
	line->is_text = text;
	line->bytes = member->is.text;
	if (base64) {
		buffer_clear(bytes);
		if (!base64_decode(member->is.text, bytes))
			return "not base64";
		line->bytes = buffer_str(bytes);
	}
	if (line->bytes.p == NULL)
		line->bytes = STR("");
	return NULL;
}

/* Reads a line; NULL, or what is wrong with it.  The id is read even then, if it can be. */
static const char *
read_line(struct record_line *line, struct text *text, struct buffer *bytes)
{
	const struct json *object, *member;
	const char *reason = NULL, *wrong;
	struct diags diags;
	uint32_t at = 0;

	diags_init(&diags, text->arena, 1);
	object = json_read(text, &at, text->arena, &diags);
	if (object == NULL || object->kind != JSON_object || json_blanks(text, at) != text->body.n)
		return "not an object of JSON";
	for (member = object->is.first; member != NULL; member = member->next) {
		wrong = take_member(line, member, bytes);
		reason = reason == NULL ? wrong : reason;
	}
	if (reason == NULL && line->bytes.p == NULL)
		reason = "neither text nor base64";
	return reason;
}

void
feed_examine(struct examiner *examiner, struct unit *unit)
{
	const struct session_options *usual = &examiner->options->reading;
	struct session_options *options = &examiner->session.options;
	struct record_line line = { .id = NO_STR };
	struct text text = { .body = buffer_str(&unit->bytes) };
	struct arena arena;
	const char *reason;
	struct str name = NO_STR;

	arena_init(&arena, examiner->memory);
	text.arena = &arena;
	reason = read_line(&line, &text, &examiner->bytes);
	if (line.id.p != NULL) {
		buffer_add(&unit->shown, line.id);
		buffer_char(&unit->shown, '\0'); /* an empty id is one too */
		name = str_first(buffer_str(&unit->shown), line.id.n);
	}
	if (reason != NULL) {
		entries_fail_all(&unit->entries, name, reason);
	} else {
		if (line.format != FORMAT_none)
			options->format = line.format;
		if (line.is_text)
			options->encoding = ENCODING_utf8;
		examine(examiner, name, line.bytes, &unit->entries);
		options->format = usual->format;
		options->encoding = usual->encoding;
	}
	arena_free(&arena);
}
