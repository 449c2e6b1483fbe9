#include "cmd/emit.h"

#include "writers/writer_table.h"

void
emit_init(struct emit *emit, struct memory *memory, struct codec *codec)
{
	emit->codec = codec;
	buffer_init(&emit->written, memory);
	buffer_init(&emit->lines, memory);
	buffer_init(&emit->encoded, memory);
}

void
emit_free(struct emit *emit)
{
	buffer_free(&emit->written);
	buffer_free(&emit->lines);
	buffer_free(&emit->encoded);
}

/* Appends s with CR LF for each LF. */
static void
add_crlf(struct str s, struct buffer *out)
{
	size_t n;

	while (s.n > 0) {
		n = str_find(s, STR("\n"));
		buffer_add(out, str_first(s, n));
		if (n == s.n)
			return;
		buffer_add(out, STR("\r\n"));
		s = str_after(s, n + 1);
	}
}

bool
emit_game(struct emit *emit, const struct game *game, const struct target *target,
    const struct write_options *options, struct output *out, struct codec_gap *gap)
{
	const struct writer *writer = writer_of(target->format);
	enum encoding encoding = target->encoding;
	struct str lines;

	*gap = (struct codec_gap){ 0 };
	buffer_clear(&emit->encoded);
	if (encoding == ENCODING_utf8 && !target->crlf) {
		writer->write(game, options, &out->buffer);
		return true;
	}
	buffer_clear(&emit->written);
	writer->write(game, options, &emit->written);
	lines = buffer_str(&emit->written);
	if (target->crlf) {
		buffer_clear(&emit->lines);
		add_crlf(lines, &emit->lines);
		lines = buffer_str(&emit->lines);
	}
	if (encoding == ENCODING_utf16 && !options->first)
		encoding = ENCODING_utf16le; /* one byte order mark an output, and no more */
	return codec_encode(emit->codec, lines, encoding, &emit->encoded, gap);
}

void
emit_release(struct emit *emit, struct output *out)
{
	buffer_add(&out->buffer, buffer_str(&emit->encoded));
	buffer_clear(&emit->encoded);
}
