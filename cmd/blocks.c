#include "cmd/blocks.h"

#include <string.h>

/* As much is read at least before a text is looked at, and as much in each block. */
enum { BLOCK = 1 << 20 };

/*
 * Where a block may end: behind a line that is a game and has another one behind it, for what
 * stands between them is read with the latter.  0: nowhere.
 */
static size_t
find_cut(const struct parser *parser, struct str bytes)
{
	size_t end = bytes.n, start;
	unsigned games = 0;

	while (end > 0 && bytes.p[end - 1] != '\n')
		end--;
	for (; end > 0; end = start) {
		for (start = end - 1; start > 0 && bytes.p[start - 1] != '\n';)
			start--;
		games += parser->probe((struct str){ bytes.p + start, end - start }).score > 0;
		if (games == 2)
			return end;
	}
	return 0;
}

/* Reads so much more that a block can be given, or all there is.  Gives its size. */
static size_t
read_block(struct blocks *blocks)
{
	size_t want = BLOCK, cut = 0;

	while (blocks->reason == NULL) {
		blocks->reason = input_fill(&blocks->input, blocks->bytes, want);
		if (blocks->input.ended)
			return blocks->bytes->n;
		cut = find_cut(parser_of(blocks->session->format), buffer_str(blocks->bytes));
		if (cut > 0)
			break;
		want = blocks->bytes->n * 2;
	}
	return cut;
}

/* Whether the session's text is one whose games are lines, in an encoding where a byte LF is
 * nothing else. */
static bool
has_lines(const struct session *session)
{
	enum encoding encoding = session->text.encoding;

	return session->format != FORMAT_none &&
	       (format_rows[session->format].carries & GAMES_lines) != 0 &&
	       (encoding == ENCODING_ascii || encoding == ENCODING_utf8 ||
		   encoding == ENCODING_cp932 || encoding == ENCODING_eucjp);
}

const char *
blocks_open(struct blocks *blocks, struct session *session, struct buffer *bytes, const char *path,
    struct str shown)
{
	const char *reason;

	*blocks = (struct blocks){ .session = session, .bytes = bytes };
	buffer_clear(bytes);
	reason = input_open(&blocks->input, path);
	if (reason == NULL)
		reason = input_fill(&blocks->input, bytes, BLOCK);
	if (reason == NULL && !blocks->input.ended) {
		reason = session_begin(session, shown, buffer_str(bytes));
		if (reason == NULL && has_lines(session))
			blocks->used = read_block(blocks);
		else if (reason == NULL)
			reason = input_fill(&blocks->input, bytes, SIZE_MAX);
		if (reason == NULL)
			reason = blocks->reason;
	}
	if (blocks->used == 0)
		blocks->used = bytes->n;
	if (reason == NULL)
		reason = session_begin(session, shown, str_first(buffer_str(bytes), blocks->used));
	if (reason != NULL)
		input_close(&blocks->input);
	return reason;
}

/* Goes on to the next block.  Gives false when there is none. */
static bool
next_block(struct blocks *blocks)
{
	struct buffer *bytes = blocks->bytes;

	if (blocks->input.ended && blocks->used == bytes->n)
		return false;
	blocks->lines += text_lines(str_first(buffer_str(bytes), blocks->used));
	memmove(bytes->p, bytes->p + blocks->used, bytes->n - blocks->used);
	bytes->n -= blocks->used;
	blocks->used = read_block(blocks);
	if (blocks->reason == NULL)
		blocks->reason = session_more(
		    blocks->session, str_first(buffer_str(bytes), blocks->used), blocks->lines);
	return blocks->reason == NULL;
}

bool
blocks_next(struct blocks *blocks)
{
	while (!session_next(blocks->session)) {
		if (!next_block(blocks))
			return false;
	}
	return true;
}

void
blocks_close(struct blocks *blocks)
{
	input_close(&blocks->input);
}
