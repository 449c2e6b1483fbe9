#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lib/kifu_context.h"
#include "lib/read/chunk.h"

/* A file or a stream that is read chunk by chunk. */
struct kifu_stream {
	struct feed feed;
	kifu_reader *read;
	void *arg;
	struct chunk chunk;
	char error[100];
};

/* What is opened: bytes, or what a function reads. */
struct opening {
	const char *name; /* NULL: none */
	struct str bytes;
	kifu_reader *read; /* NULL: bytes */
	void *arg;
	size_t size; /* of a regular file; SIZE_MAX: not known */
};

/* --- bytes as they are read */

/* Reads from the descriptor arg points at. */
static ptrdiff_t
read_fd(void *arg, void *to, size_t size)
{
	ssize_t n;

	do
		n = read(*(const int *)arg, to, size);
	while (n < 0 && errno == EINTR);
	return n;
}

/* Returns the reason errno is of a failure to read. */
static const char *
reason_of(int number, char *reason, size_t size)
{
	if (strerror_r(number, reason, size) != 0)
		snprintf(reason, size, "error %d", number);
	return reason;
}

static const char *
feed_fill(struct feed *feed, struct buffer *bytes, size_t max)
{
	enum { STEP = 64 << 10 };
	struct kifu_stream *stream = (struct kifu_stream *)feed;
	ptrdiff_t n;

	while (!feed->ended && bytes->n < max) {
		if (bytes->n > UINT32_MAX - STEP)
			return "a game of 4 GiB or more";
		errno = 0;
		n = stream->read(stream->arg, buffer_room(bytes, STEP), STEP);
		if (n < 0)
			return errno != 0 ? reason_of(errno, stream->error, sizeof stream->error)
					  : "it ended before its end";
		if (n > STEP)
			return "its reader returned more than was asked for";
		feed->ended = n == 0;
		bytes->n += (size_t)n;
	}
	return NULL;
}

static const struct feed_kind kind = { .fill = feed_fill };

/* --- opening */

static enum kifu_result
fail_to_read(struct kifu *kifu, const char *reason)
{
	return kifu_fail(kifu, KIFU_UNREADABLE, "cannot read the file: %s", reason);
}

static const char *
open_stream(struct kifu *kifu, const struct opening *opening)
{
	struct kifu_stream *stream = memory_zero(&kifu->memory, sizeof *stream);

	stream->feed = (struct feed){ .kind = &kind, .size = opening->size };
	stream->read = opening->read;
	stream->arg = opening->arg;
	kifu->file.stream = stream;
	return chunk_begin(&stream->chunk, &kifu->session, &kifu->file.bytes, &stream->feed,
	    buffer_str(&kifu->file.name));
}

static enum kifu_result
open_opening(struct kifu *kifu, void *call)
{
	const struct opening *opening = call;
	const char *reason;

	kifu_make_ready(kifu);
	buffer_add(&kifu->file.name, str_of(opening->name == NULL ? "-" : opening->name));
	if (opening->bytes.n > 0)
		buffer_add(&kifu->file.bytes, opening->bytes);
	if (opening->read != NULL)
		reason = open_stream(kifu, opening);
	else
		reason = session_open(&kifu->session, buffer_str(&kifu->file.name),
		    buffer_str(&kifu->file.bytes), true);
	if (reason != NULL) {
		fail_to_read(kifu, reason);
		kifu_close(kifu);
		return KIFU_UNREADABLE;
	}
	kifu->state = STATE_opened;
	return KIFU_OK;
}

void
kifu_close(struct kifu *kifu)
{
	if (kifu->file.stream != NULL) {
		chunk_close(&kifu->file.stream->chunk);
		memory_resize(&kifu->memory, kifu->file.stream, sizeof *kifu->file.stream, 0);
	}
	kifu->file.stream = NULL;
	if (kifu->file.fd >= 0)
		close(kifu->file.fd);
	kifu->file.fd = -1;
	buffer_clear(&kifu->file.name);
	buffer_clear(&kifu->file.bytes);
	kifu->state = STATE_closed;
	kifu->text_findings.count = 0;
}

/* Closes the present file, and opens another unless an option is wrong. */
static enum kifu_result
open_next(struct kifu *kifu, struct opening *opening)
{
	kifu->error[0] = '\0';
	if (kifu->refused != NULL)
		return kifu_fail(kifu, KIFU_WRONG, "unknown %s in the options", kifu->refused);
	return kifu_run(kifu, open_opening, opening);
}

enum kifu_result
kifu_open_bytes(struct kifu *kifu, const char *name, const void *bytes, size_t size)
{
	kifu_close(kifu);
	if (size >= UINT32_MAX)
		return fail_to_read(kifu, "4 GiB or more");
	return open_next(kifu, &(struct opening){ .name = name, .bytes = { bytes, size } });
}

enum kifu_result
kifu_open_stream(struct kifu *kifu, const char *name, kifu_reader *read, void *arg)
{
	kifu_close(kifu);
	return open_next(
	    kifu, &(struct opening){ .name = name, .read = read, .arg = arg, .size = SIZE_MAX });
}

static enum kifu_result
open_file(struct kifu *kifu, struct opening *opening, const struct stat *status)
{
	opening->size =
	    (uintmax_t)status->st_size < SIZE_MAX ? (size_t)status->st_size : SIZE_MAX - 1;
	return open_next(kifu, opening);
}

enum kifu_result
kifu_open_file(struct kifu *kifu, const char *path)
{
	struct opening opening = { .name = path, .read = read_fd, .arg = &kifu->file.fd };
	char reason[100];
	struct stat status;

	enum kifu_result result;

	kifu_close(kifu);
	kifu->file.fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	if (kifu->file.fd < 0 || fstat(kifu->file.fd, &status) != 0)
		result = fail_to_read(kifu, reason_of(errno, reason, sizeof reason));
	else if (!S_ISREG(status.st_mode))
		result = fail_to_read(kifu, "not a regular file");
	else
		result = open_file(kifu, &opening, &status);
	if (result != KIFU_OK)
		kifu_close(kifu);
	return result;
}

/* --- the next game */

/* Goes on to the next chunk.  Returns false if there is none. */
static bool
next_chunk(struct kifu *kifu)
{
	struct session *session = &kifu->session;

	return kifu->file.stream != NULL && !session->over &&
	       chunk_next(&kifu->file.stream->chunk, session->parse.at);
}

static enum kifu_result
next_game(struct kifu *kifu, void *call)
{
	struct session *session = &kifu->session;
	bool more;

	(void)call;
	kifu->text_findings.list = NULL;
	kifu->present.parents = NULL;
	kifu->present.edited = false;
	kifu->text_findings.count = kifu->text_findings.cap = 0;
	do
		more = session_next(session);
	while (!more && next_chunk(kifu));
	if (!more && kifu->file.stream != NULL && kifu->file.stream->chunk.reason != NULL) {
		fail_to_read(kifu, kifu->file.stream->chunk.reason);
		kifu_close(kifu);
		return KIFU_UNREADABLE;
	}
	kifu->state = more ? STATE_game : STATE_over;
	kifu_add_text_findings(kifu, more ? session_reach(session) : UINT32_MAX);
	if (!more && session_conclude(session))
		kifu_add_text_findings(kifu, UINT32_MAX);
	return more ? KIFU_OK : KIFU_END;
}

enum kifu_result
kifu_next(struct kifu *kifu)
{
	if (kifu->state == STATE_closed)
		return kifu_fail(kifu, KIFU_WRONG, "no file is open");
	if (kifu->state == STATE_over) {
		kifu->text_findings.count = 0;
		return KIFU_END;
	}
	return kifu_run(kifu, next_game, NULL);
}
