#include "cmd/visit/source_game.h"

#include "record/text/utf8.h"
#include "writers/writer_table.h"

/* Names of encodings in the first line of CSA. */
static const char *const csa_encodings[ENCODING_COUNT] = {
	[ENCODING_utf8] = "UTF-8",
	[ENCODING_cp932] = "SHIFT_JIS",
	[ENCODING_eucjp] = "EUC-JP",
	[ENCODING_iso2022jp] = "ISO-2022-JP",
};

static bool
is_csa(const struct session *session)
{
	return session->source.format == FORMAT_csa || session->source.format == FORMAT_csa3;
}

/* Returns whether a line, perhaps with its end, only separates games. */
static bool
separates(const struct session *session, struct str line)
{
	while (line.n > 0 && str_is_line_end(line.p[line.n - 1]))
		line.n--;
	line = str_trim(line);
	if (line.n == 0)
		return true;
	if (is_csa(session))
		return str_eq(line, STR("/"));
	return line.p[0] == '#' && str_eq(str_trim(str_after(line, 1)), STR(WRITER_SEPARATOR));
}

/* Returns the game's lines in the text, without those that separate it from others. */
static struct span
find_lines(const struct session *session)
{
	struct str body = session->text.body;
	uint32_t at = session->start, end = session->parse.at, next, back;
	struct span line;

	for (next = at; next < end && text_next_line(body, &next, &line) &&
			separates(session, text_str(&session->text, line));)
		at = next;
	while (end > at) {
		back = end - 1;
		while (back > at && !str_is_line_end(body.p[back - 1]))
			back--;
		if (!separates(session, str_first(str_after(body, back), end - back)))
			break;
		end = back;
	}
	return (struct span){ at, end - at };
}

static bool
is_line_start(struct str body, uint32_t at)
{
	return at == 0 || at == body.n || str_is_line_end(body.p[at - 1]);
}

static bool
is_utf16(enum encoding encoding)
{
	return encoding == ENCODING_utf16 || encoding == ENCODING_utf16le ||
	       encoding == ENCODING_utf16be;
}

/* Appends text in the source's encoding, without a byte order mark. */
static void
encode(struct session *session, struct str text, struct buffer *out)
{
	enum encoding encoding = session->source.encoding;
	struct codec_gap gap;

	if (encoding == ENCODING_utf16)
		encoding = ENCODING_utf16le;
	codec_encode(session->codec, text, encoding, out, &gap);
}

/* Moves the mark on to the line that begins at this place of the text. */
static void
move_mark(const struct session *session, struct source_mark *mark, size_t at)
{
	struct str body = session->text.body;

	mark->bytes = at == body.n ? session->bytes.n
				   : mark->bytes + text_same_line(str_after(body, mark->text),
						       at - mark->text,
						       str_after(session->bytes, mark->bytes));
	mark->text = at;
}

/* Appends the bytes of lines of the text. */
static void
add_bytes(struct session *session, struct source_mark *mark, struct span lines, struct buffer *out)
{
	struct str body = session->text.body, bytes = session->bytes;
	uint32_t end = lines.at + lines.n;
	size_t from;

	if (is_utf16(session->source.encoding) || !is_line_start(body, lines.at) ||
	    !is_line_start(body, end)) { /* no line of the bytes begins or ends there */
		encode(session, str_first(str_after(body, lines.at), lines.n), out);
		return;
	}
	move_mark(session, mark, lines.at);
	from = mark->bytes;
	move_mark(session, mark, end);
	buffer_add(out, str_first(str_after(bytes, from), mark->bytes - from));
}

/* Appends the lines of CSA that the game has from those before it. */
static void
add_csa_head(const struct session *session, struct str game, struct buffer *out)
{
	const char *name = csa_encodings[session->source.encoding];
	bool version = false, encoding = utf8_ascii(game) == game.n;
	struct span line;
	struct str words;
	uint32_t at = 0;

	while (text_next_line(game, &at, &line)) {
		words = str_first(str_after(game, line.at), line.n);
		version |= str_starts(words, STR("V"));
		encoding |= str_starts(words, STR("'CSA encoding=")) ||
			    str_starts(words, STR("'encoding="));
		if (words.n > 0 && words.p[0] != '\'' && words.p[0] != 'V')
			break;
	}
	if (!encoding && name != NULL)
		buffer_printf(out, "'CSA encoding=%s\n", name);
	if (!version && session->record.version.n > 0)
		buffer_printf(
		    out, "V%.*s\n", (int)session->record.version.n, session->record.version.p);
}

void
source_game(struct session *session, struct source_mark *mark, struct buffer *out,
    size_t ends[static CONVERSION_PARTS])
{
	struct write_options options = { .format = session->source.format };
	struct span lines = find_lines(session);
	struct str game = text_str(&session->text, lines);
	struct buffer lead;
	unsigned part;

	buffer_init(&lead, out->memory);
	for (part = 0; part < CONVERSION_game; part++) {
		buffer_clear(&lead);
		if (part == CONVERSION_later && session->game != NULL)
			writer_lead(session->game, &options, &lead);
		else if (part == CONVERSION_first && session->source.encoding == ENCODING_utf16)
			buffer_add(out, STR("\xFF\xFE"));
		if (is_csa(session))
			add_csa_head(session, game, &lead);
		encode(session, buffer_str(&lead), out);
		ends[part] = out->n;
	}
	buffer_free(&lead);
	add_bytes(session, mark, lines, out);
	if (game.n > 0 && !str_is_line_end(game.p[game.n - 1]))
		encode(session, STR("\n"), out);
	ends[CONVERSION_game] = out->n;
}
