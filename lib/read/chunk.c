#include "lib/read/chunk.h"

#include <string.h>

#include "parsers/parser_table.h"

/* Returns the length of the longest prefix of at most max bytes that ends at a line end; a CR at
 * its end counts only if no LF follows it. */
static size_t
whole_lines(struct str bytes, size_t max)
{
	size_t n = bytes.n < max ? bytes.n : max;

	for (; n > 0; n--) {
		if (bytes.p[n - 1] == '\n')
			break;
		if (bytes.p[n - 1] == '\r' && n < bytes.n && bytes.p[n] != '\n' &&
		    bytes.p[n] != '\r')
			break;
	}
	return n;
}

/* Returns the length of the whole lines or records of at most max bytes that the chunk can begin
 * with. */
static size_t
whole(const struct chunk *chunk, size_t max)
{
	struct str bytes = buffer_str(chunk->bytes);
	size_t lead = chunk->at.at > 0; /* a byte before the first */
	enum format format = chunk->at.source.format;

	if (!source_is_binary(&chunk->at.source))
		return whole_lines(bytes, max);
	bytes = str_after(str_first(bytes, bytes.n < max ? bytes.n : max), lead);
	bytes = parser_of(format)->whole(bytes, format);
	return bytes.n == 0 ? 0 : lead + bytes.n;
}

static const char *
fill_all(struct chunk *chunk, size_t max)
{
	return chunk->feed->kind->fill(chunk->feed, chunk->bytes, max);
}

/* Reads as the feed does; of a live pipe no more than is there, but more whole lines than the had
 * bytes.  A game that becomes long is read again less often. */
static const char *
fill(struct chunk *chunk, size_t max, size_t had)
{
	enum { LONG_GAME = 64 << 10 };
	struct feed *feed = chunk->feed;
	struct buffer *bytes = chunk->bytes;
	const char *reason = NULL;

	if (!chunk->live || had > LONG_GAME)
		return fill_all(chunk, max);
	while (reason == NULL && !feed->ended && bytes->n < max &&
	       (feed->kind->ready(feed) || whole_lines(buffer_str(bytes), max) <= had))
		reason = feed->kind->more(feed, bytes, max);
	return reason;
}

/* Returns the length of the longest prefix of at most max bytes that ends at a line end, at the end
 * of the file all that is left.  Reads on if that prefix is no longer than had. */
static size_t
read_lines(struct chunk *chunk, size_t max, size_t had)
{
	enum { LONG_LINE = 64 << 20 }; /* then the rest: if that is too large, fail at once */
	size_t n = 0;

	for (; chunk->reason == NULL && n <= had; max = max < LONG_LINE ? max * 2 : SIZE_MAX) {
		chunk->reason = fill(chunk, max, had);
		if (chunk->feed->ended && chunk->bytes->n <= max)
			return chunk->bytes->n;
		n = whole(chunk, max);
	}
	return n;
}

/* Returns whether the byte LF always ends a line in the text's encoding, or records can be read one
 * by one. */
static bool
has_lines(const struct session *session)
{
	if (source_is_binary(&session->source))
		return (format_rows[session->source.format].carries & HOLDS_book) == 0;
	return session->source.encoding != ENCODING_utf16 &&
	       session->source.encoding != ENCODING_utf16le &&
	       session->source.encoding != ENCODING_utf16be;
}

static struct str
chunk_bytes(const struct chunk *chunk)
{
	return str_first(buffer_str(chunk->bytes), chunk->used);
}

/* Returns whether the file ends with the chunk. */
static bool
is_last(const struct chunk *chunk)
{
	return chunk->feed->ended && chunk->used == chunk->bytes->n;
}

static void
chunk_init(struct chunk *chunk, struct session *session, struct buffer *bytes, struct feed *feed,
    uint64_t until)
{
	*chunk = (struct chunk){
		.session = session, .bytes = bytes, .size = CHUNK_SIZE, .feed = feed, .until = until
	};
	resume_init(&chunk->at, bytes->memory);
	buffer_init(&chunk->dropped, bytes->memory);
	buffer_clear(bytes);
}

/* Returns whether the encoding is not set, and the bytes so far do not show it. */
static bool
is_open(const struct chunk *chunk)
{
	return chunk->session->options.encoding == ENCODING_unknown &&
	       codec_open(buffer_str(chunk->bytes)) == chunk->bytes->n;
}

/* Reads the beginning of a file of unknown size: what a pipe has, if it can be live, or as much as
 * shows whether the file is large. */
static const char *
read_beginning(struct chunk *chunk)
{
	const struct session_options *options = &chunk->session->options;
	const char *reason = NULL;

	chunk->live = options->live && options->format != FORMAT_none && chunk->feed->live &&
		      (format_rows[options->format].carries & BINARY_records) == 0;
	if (chunk->live)
		reason = fill(chunk, CHUNK_WHOLE + 1, 0);
	chunk->live = chunk->live && (options->encoding != ENCODING_unknown || is_open(chunk));
	return reason != NULL ? reason : fill(chunk, CHUNK_WHOLE + 1, 0);
}

const char *
chunk_begin(struct chunk *chunk, struct session *session, struct buffer *bytes, struct feed *feed,
    struct str shown)
{
	bool large = feed->size < SIZE_MAX && feed->size > CHUNK_WHOLE;

	chunk_init(chunk, session, bytes, feed, UINT64_MAX);
	if (!large) /* or of unknown size */
		chunk->reason = read_beginning(chunk);
	large = large || bytes->n > CHUNK_WHOLE;
	chunk->used = read_lines(chunk, large ? CHUNK_SAMPLE : CHUNK_WHOLE, 0);
	if (chunk->reason == NULL)
		chunk->reason = session_open(session, shown, chunk_bytes(chunk), is_last(chunk));
	chunk->used = session->bytes.n < chunk->used ? session->bytes.n : chunk->used;
	if (chunk->reason == NULL && !session->last && !has_lines(session)) {
		chunk->live = false;
		chunk->reason = fill_all(chunk, SIZE_MAX);
		chunk->used = bytes->n;
		if (chunk->reason == NULL)
			chunk->reason = session_open(session, shown, buffer_str(bytes), true);
	}
	session->live = chunk->live && !chunk->feed->ended;
	return chunk->reason;
}

void
chunk_shorten(struct chunk *chunk, size_t size)
{
	struct session *session = chunk->session;
	size_t n = whole_lines(session->text.body, size);

	chunk->size = size;
	if (n == 0 || n == session->text.body.n || session->source.format == FORMAT_none ||
	    !has_lines(session))
		return;
	if (source_is_binary(&session->source))
		n = parser_of(session->source.format)
			->whole(str_first(session->bytes, size), session->source.format)
			.n;
	chunk->used = session->bytes.n =
	    source_is_binary(&session->source)
		? n
		: text_same_line(session->text.body, n, session->bytes);
	session->text.body.n = n;
	session->last = false;
}

/* Detects the encoding of a live pipe as that of a file, and ends its life.  Returns false where a
 * large file's is detected from its first line that is not ASCII. */
static bool
detect_live(struct chunk *chunk)
{
	struct buffer *all = &chunk->dropped;
	uint64_t before = resume_offset(&chunk->at);
	size_t n;

	if (!chunk->live || before > CHUNK_WHOLE)
		return false;
	chunk->live = false;
	chunk->reason = fill_all(chunk, CHUNK_WHOLE + 1 - (size_t)before);
	buffer_add(all, buffer_str(chunk->bytes));
	n = all->n > CHUNK_WHOLE ? whole_lines(buffer_str(all), CHUNK_SAMPLE) : all->n;
	if (codec_open(str_first(buffer_str(all), n)) == n)
		return false;
	codec_settle(chunk->session->codec, str_first(buffer_str(all), n), &chunk->at.carry,
	    &chunk->session->game_arena);
	return true;
}

/* Detects the encoding if the chunk is the first that is not ASCII alone. */
static void
detect_late(struct chunk *chunk)
{
	struct str bytes = chunk_bytes(chunk), rest;
	size_t at = codec_open(bytes), n;

	if (!chunk->at.carry.open || at == bytes.n || detect_live(chunk))
		return;
	while (at > 0 && !str_is_line_end(bytes.p[at - 1]))
		at--;
	chunk->reason = fill_all(chunk, at + CHUNK_SAMPLE);
	rest = str_after(buffer_str(chunk->bytes), at);
	n = rest.n;
	if (n > CHUNK_SAMPLE || !chunk->feed->ended)
		n = whole_lines(rest, CHUNK_SAMPLE);
	if (n == 0) /* one long line */
		n = rest.n;
	codec_settle(chunk->session->codec, str_first(rest, n), &chunk->at.carry,
	    &chunk->session->game_arena);
}

/* Frees the bytes of the last chunk, if it became large because a game is long and its text does
 * not borrow them: both are then a good part of all memory. */
static void
free_bytes(struct chunk *chunk)
{
	enum { LARGE = 4 * CHUNK_SIZE };
	struct session *session = chunk->session;
	size_t offset = (size_t)((uintptr_t)session->text.body.p - (uintptr_t)session->bytes.p);

	if (!chunk->once || !session->last || chunk->bytes->cap < LARGE ||
	    offset < session->bytes.n)
		return;
	buffer_free(chunk->bytes);
	chunk->used = 0;
	session->bytes = NO_STR;
}

/* Begins the chunk that the first of the bytes are; the last one had the first `had` of them.  It
 * ends shortly after the games that are wanted, so that half of it is not read twice. */
static void
begin_chunk(struct chunk *chunk, size_t had)
{
	enum { AHEAD = 2048 }; /* enough to see that a game has ended */
	struct session *session = chunk->session;
	size_t size = had * 2 > chunk->size ? had * 2 : chunk->size;
	uint64_t wanted = chunk->until - resume_offset(&chunk->at);

	if (wanted + AHEAD > had && wanted < size + size / 2)
		size = (size_t)wanted + AHEAD;
	chunk->used = read_lines(chunk, size, had);
	if (chunk->reason == NULL)
		detect_late(chunk);
	if (chunk->reason == NULL)
		chunk->reason =
		    resume_enter(session, &chunk->at, chunk_bytes(chunk), is_last(chunk));
	session->live = chunk->live && !chunk->feed->ended;
	if (chunk->reason == NULL && wanted < chunk->used)
		session->stop = source_is_binary(&session->source)
				    ? (uint32_t)wanted
				    : (uint32_t)text_same_line(
					  chunk_bytes(chunk), (size_t)wanted, session->text.body);
	if (chunk->reason == NULL)
		free_bytes(chunk);
}

/* Drops the bytes that are no longer needed.  Returns how many of the chunk's are left. */
static size_t
drop_bytes(struct chunk *chunk, uint32_t keep)
{
	uint64_t before = resume_offset(&chunk->at);
	struct buffer *bytes = chunk->bytes;
	size_t n;

	resume_leave(chunk->session, keep, &chunk->at);
	n = (size_t)(resume_offset(&chunk->at) - before);
	if (chunk->live && before <= CHUNK_WHOLE)
		buffer_add(&chunk->dropped, str_first(buffer_str(bytes), n));
	bytes->n -= n;
	if (n > 0)
		memmove(bytes->p, bytes->p + n, bytes->n);
	return chunk->used - n;
}

bool
chunk_next(struct chunk *chunk, uint32_t keep)
{
	const struct session *session = chunk->session;

	if (session->over || session->parse.at >= session->stop)
		return false;
	begin_chunk(chunk, drop_bytes(chunk, keep));
	return chunk->reason == NULL;
}

void
chunk_leave(struct chunk *chunk, uint32_t keep, struct resume *to)
{
	drop_bytes(chunk, keep);
	resume_copy(to, &chunk->at);
}

void
chunk_resume(struct chunk *chunk, struct session *session, struct buffer *bytes, struct feed *feed,
    const struct resume *at, uint64_t until)
{
	chunk_init(chunk, session, bytes, feed, until);
	resume_copy(&chunk->at, at);
	begin_chunk(chunk, 0);
}

bool
chunk_waits(const struct chunk *chunk)
{
	return chunk->live && !chunk->feed->ended && !chunk->feed->kind->ready(chunk->feed);
}

void
chunk_close(struct chunk *chunk)
{
	buffer_free(&chunk->dropped);
	resume_free(&chunk->at);
}
