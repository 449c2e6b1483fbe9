#include "cmd/input/blocks.h"

#include <string.h>

/* How many of the first most bytes are whole lines, the last of which ends surely; 0: none. */
static size_t
whole_lines(struct str bytes, size_t most)
{
	size_t n = bytes.n < most ? bytes.n : most;

	for (; n > 0; n--) {
		if (bytes.p[n - 1] == '\n')
			break;
		if (bytes.p[n - 1] == '\r' && n < bytes.n && bytes.p[n] != '\n' &&
		    bytes.p[n] != '\r')
			break;
	}
	return n;
}

/* Returns how many bytes, so many or less, are whole lines; more, where they are no more than there
 * were, and all there are at the end. */
static size_t
read_lines(struct blocks *blocks, size_t most, size_t had)
{
	enum { MUCH = 64 << 20 };
	size_t n = 0;

	/* of a line without end: a size that cannot be read is said at once */
	for (; blocks->reason == NULL && n <= had; most = most < MUCH ? most * 2 : SIZE_MAX) {
		blocks->reason = input_fill(&blocks->input, blocks->bytes, most);
		if (blocks->input.ended && blocks->bytes->n <= most)
			return blocks->bytes->n;
		n = whole_lines(buffer_str(blocks->bytes), most);
	}
	return n;
}

/* Whether LF is nothing else in the text's encoding. */
static bool
has_lines(const struct session *session)
{
	return session->encoding != ENCODING_utf16 && session->encoding != ENCODING_utf16le &&
	       session->encoding != ENCODING_utf16be;
}

/* Reads the first window. */
static void
read_first(struct blocks *blocks)
{
	const struct input *input = &blocks->input;
	bool large = input->size < SIZE_MAX && input->size > BLOCKS_WHOLE;

	if (!large) /* or it is not known */
		blocks->reason = input_fill(&blocks->input, blocks->bytes, BLOCKS_WHOLE + 1);
	large = large || blocks->bytes->n > BLOCKS_WHOLE;
	blocks->used = read_lines(blocks, large ? BLOCKS_SAMPLE : BLOCKS_WHOLE, 0);
}

const char *
blocks_begin(struct blocks *blocks, struct session *session, struct buffer *bytes,
    const struct input *input, struct str shown)
{
	*blocks = (struct blocks){ .session = session,
		.bytes = bytes,
		.input = *input,
		.window = BLOCKS_WINDOW,
		.until = UINT64_MAX,
		.stop = UINT32_MAX };
	buffer_clear(bytes);
	read_first(blocks);
	if (blocks->reason == NULL)
		blocks->reason =
		    session_open(session, shown, str_first(buffer_str(bytes), blocks->used),
			blocks->input.ended && blocks->used == bytes->n);
	if (blocks->reason == NULL && !session->last && !has_lines(session)) {
		blocks->reason = input_fill(&blocks->input, bytes, SIZE_MAX);
		blocks->used = bytes->n;
		if (blocks->reason == NULL)
			blocks->reason = session_begin(session, shown, buffer_str(bytes));
	}
	return blocks->reason;
}

const char *
blocks_open(struct blocks *blocks, struct session *session, struct buffer *bytes, const char *path,
    struct str shown, uint64_t size)
{
	struct input input;
	const char *reason = input_open_again(&input, path, size);

	buffer_clear(bytes);
	if (reason == NULL)
		reason = blocks_begin(blocks, session, bytes, &input, shown);
	if (reason != NULL)
		input_close(&input);
	return reason;
}

void
blocks_shorten(struct blocks *blocks, size_t window)
{
	struct session *session = blocks->session;
	size_t n = whole_lines(session->text.body, window);

	blocks->window = window;
	if (n == 0 || n == session->text.body.n || session->format == FORMAT_none ||
	    !has_lines(session))
		return;
	session->text.body.n = n;
	session->last = false;
}

/* Detects the encoding where the window shows the first signs of it. */
static void
settle(struct blocks *blocks)
{
	struct session *session = blocks->session;
	struct str window = str_first(buffer_str(blocks->bytes), blocks->used), rest;
	size_t at = codec_open(window), n;

	if (!session->carry.open || at == window.n)
		return;
	while (at > 0 && window.p[at - 1] != '\n' && window.p[at - 1] != '\r')
		at--;
	blocks->reason = input_fill(&blocks->input, blocks->bytes, at + BLOCKS_SAMPLE);
	rest = str_after(buffer_str(blocks->bytes), at);
	n = rest.n;
	if (n > BLOCKS_SAMPLE || !blocks->input.ended)
		n = whole_lines(rest, BLOCKS_SAMPLE);
	if (n == 0) /* one long line */
		n = rest.n;
	codec_settle(session->codec, str_first(rest, n), &session->carry, &session->game_arena);
}

/*
 * Begins the window that is the beginning of the bytes, of which the last one had so many already.
 * It ends a little after the games that are wanted, or half of it would be read twice.
 */
static void
begin_window(struct blocks *blocks, size_t had)
{
	enum { AHEAD = 2048 }; /* enough to know that a game has ended */
	struct session *session = blocks->session;
	size_t least = had * 2 > blocks->window ? had * 2 : blocks->window;
	uint64_t left = blocks->until - blocks->at;
	struct str window;

	if (left + AHEAD > had && left < least + least / 2)
		least = (size_t)left + AHEAD;
	blocks->used = read_lines(blocks, least, had);
	if (blocks->reason == NULL)
		settle(blocks);
	if (blocks->reason != NULL)
		return;
	window = str_first(buffer_str(blocks->bytes), blocks->used);
	blocks->stop = UINT32_MAX;
	blocks->reason = session_window(session, window,
	    blocks->input.ended && blocks->used == blocks->bytes->n, blocks->lines);
	if (blocks->reason == NULL && blocks->until - blocks->at < window.n)
		blocks->stop = (uint32_t)text_same_line(
		    window, (size_t)(blocks->until - blocks->at), session->decoded);
}

/* Forgets the bytes that the session needs no more.  Returns how many of its window are left. */
static size_t
leave_window(struct blocks *blocks)
{
	struct session *session = blocks->session;
	struct buffer *bytes = blocks->bytes;
	bool first = session->text.from == 0;
	struct str window = str_first(buffer_str(bytes), blocks->used);
	size_t at = text_same_line(session->decoded, session_leave(session), window);

	if (at > 0) {
		blocks->lines += text_lines(str_after(str_first(window, at), first ? 0 : 1));
		at--;
		blocks->at += at;
		bytes->n -= at;
		memmove(bytes->p, bytes->p + at, bytes->n);
	}
	return blocks->used - at;
}

bool
blocks_next(struct blocks *blocks)
{
	struct session *session = blocks->session;

	while (blocks->reason == NULL && session->parse.at < blocks->stop) {
		if (session_next(session))
			return true;
		blocks->over = session->last;
		if (blocks->over)
			break;
		begin_window(blocks, leave_window(blocks));
	}
	return false;
}

void
blocks_where(struct blocks *blocks, struct blocks_place *place)
{
	const struct session *session = blocks->session;
	bool first;

	leave_window(blocks);
	first = session->text.from == 0 && session->hold == 0;
	session_place(session, &place->session);
	place->at = first ? 0 : blocks->at + 1;
	place->lines = blocks->lines;
}

void
blocks_join(struct blocks *blocks, struct session *session, struct buffer *bytes,
    const struct input *input, const struct blocks_place *place, uint64_t until)
{
	*blocks = (struct blocks){ .session = session,
		.bytes = bytes,
		.input = *input,
		.at = place->at - 1,
		.lines = place->lines,
		.window = BLOCKS_WINDOW,
		.until = until };
	buffer_clear(bytes);
	session_join(session, &place->session);
	begin_window(blocks, 0);
}

void
blocks_close(struct blocks *blocks)
{
	input_close(&blocks->input);
}
