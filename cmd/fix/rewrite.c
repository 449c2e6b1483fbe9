#include "cmd/fix/rewrite.h"

#include <stdlib.h>
#include <string.h>

#include "lib/source.h"

enum { CTRL_Z = 0x1A };

/* Bytes of text that are encoded at once, up to the next line end. */
enum { PIECE = 64 << 10 };

/* What surrounds a file's text, and its encoding. */
struct frame {
	struct str before, after;
	enum encoding encoding;
};

/* Encodes edited text. */
struct sink {
	struct rewriter *rewriter;
	struct codec *codec;
	const struct frame *frame;
	struct str end; /* line end of edits */
	bool evens;     /* all lines get this end */
	size_t whole;   /* length of the waiting text that holds no line end */
	struct buffer *out;
	bool lost; /* something could not be encoded */
};

void
rewriter_init(struct rewriter *rewriter, struct memory *memory)
{
	buffer_init(&rewriter->text, memory);
	buffer_init(&rewriter->even, memory);
	buffer_init(&rewriter->bytes, memory);
}

void
rewriter_free(struct rewriter *rewriter)
{
	buffer_free(&rewriter->bytes);
	buffer_free(&rewriter->even);
	buffer_free(&rewriter->text);
}

/* --- fixes */

/* Whether a fix of this kind is to be made. */
static bool
is_wanted(const struct fixes *fixes, enum fix_kind kind)
{
	size_t i;

	for (i = 0; i < fixes->count; i++) {
		if (!fixes->list[i].dropped && diag_rows[fixes->list[i].rule].fix == kind)
			return true;
	}
	return false;
}

/* Returns the end of the text's first line. */
static struct str
line_end(struct str body)
{
	size_t n = 0;

	while (n < body.n && body.p[n] != '\n' && body.p[n] != '\r')
		n++;
	if (n == body.n || body.p[n] == '\n')
		return STR("\n");
	while (n < body.n && body.p[n] == '\r')
		n++;
	return n < body.n && body.p[n] == '\n' ? STR("\r\n") : STR("\r");
}

/* Orders edits by place, then by the order in which they were found. */
static int
compare_edits(const void *a, const void *b)
{
	const struct fix_edit *x = a, *y = b;

	if (x->at.at != y->at.at)
		return x->at.at < y->at.at ? -1 : 1;
	return x->fix < y->fix ? -1 : x->fix > y->fix;
}

/* Sorts the edits and drops fixes that overlap others. */
static void
settle_edits(struct fixes *fixes)
{
	const struct fix_edit *last = NULL;
	size_t i;

	if (fixes->edit_count > 0)
		qsort(fixes->edits, fixes->edit_count, sizeof *fixes->edits, compare_edits);
	for (i = 0; i < fixes->edit_count; i++) {
		const struct fix_edit *edit = &fixes->edits[i];

		if (fixes->list[edit->fix].dropped)
			continue;
		if (last != NULL &&
		    (edit->at.at < last->at.at + last->at.n || edit->at.at == last->at.at))
			fixes->list[edit->fix].dropped = true;
		else
			last = edit;
	}
}

/* Makes the declaration name the encoding that is written. */
static void
add_declaration(struct fixes *fixes, enum encoding encoding)
{
	const char *name = fixes_encoding_name(encoding);
	size_t i;

	for (i = 0; i < fixes->count; i++) {
		if (diag_rows[fixes->list[i].rule].fix != FIX_declaration)
			continue;
		if (name == NULL || fixes->declaration.n == 0) {
			fixes->list[i].dropped = true;
			continue;
		}
		fixes->edits = arena_grow(&fixes->arena, fixes->edits, sizeof *fixes->edits,
		    fixes->edit_count + 1, &fixes->edit_cap);
		fixes->edits[fixes->edit_count++] =
		    (struct fix_edit){ fixes->declaration, str_of(name), (uint32_t)i };
	}
}

/* --- the bytes */

/* Returns the frame of bytes that were read as text. */
static struct frame
find_frame(const struct text *text, struct str bytes)
{
	static const struct {
		struct str mark;
		enum encoding read, write;
	} marks[] = {
		{ { "\xEF\xBB\xBF", 3 }, ENCODING_utf8, ENCODING_utf8 },
		{ { "\xFF\xFE", 2 }, ENCODING_utf16, ENCODING_utf16le },
		{ { "\xFE\xFF", 2 }, ENCODING_utf16, ENCODING_utf16be },
	};
	struct frame frame = { NO_STR, NO_STR, text->encoding };
	size_t i, n = bytes.n;

	for (i = 0; i < sizeof marks / sizeof *marks; i++) {
		if (text->encoding == marks[i].read && str_starts(bytes, marks[i].mark)) {
			frame.before = marks[i].mark;
			frame.encoding = marks[i].write;
		}
	}
	while (n > frame.before.n && bytes.p[n - 1] == CTRL_Z)
		n--;
	frame.after = str_after(bytes, n);
	return frame;
}

/* Appends text, whole lines, in the encoding of the frame. */
static bool
encode(struct codec *codec, const struct frame *frame, struct str text, struct buffer *out)
{
	struct codec_gap gap;

	if (frame->encoding == ENCODING_ascii || frame->encoding == ENCODING_utf8) {
		buffer_add(out, text);
		return true;
	}
	return codec_encode(codec, text, frame->encoding, out, &gap) && gap.count == 0;
}

/* Takes whole lines of about PIECE bytes off text. */
static struct str
take_lines(struct str *text)
{
	const char *end = NULL;
	struct str lines = *text;

	if (text->n > PIECE)
		end = memchr(text->p + PIECE, '\n', text->n - PIECE);
	if (end != NULL)
		lines.n = (size_t)(end + 1 - text->p);
	*text = str_after(*text, lines.n);
	return lines;
}

/* Whether the text, encoded in its frame, gives the bytes. */
static bool
comes_back(struct rewriter *rewriter, struct codec *codec, const struct frame *frame,
    struct str text, struct str bytes)
{
	struct buffer *out = &rewriter->bytes;

	bytes = str_after(str_first(bytes, bytes.n - frame->after.n), frame->before.n);
	while (text.n > 0) {
		buffer_clear(out);
		if (!encode(codec, frame, take_lines(&text), out) ||
		    !str_starts(bytes, buffer_str(out)))
			return false;
		bytes = str_after(bytes, out->n);
	}
	return bytes.n == 0;
}

/* --- the edited text */

/* Appends the text with this line end everywhere. */
static void
even_ends(struct str text, struct str end, struct buffer *out)
{
	struct span line;
	uint32_t at = 0;

	while (text_next_line(text, &at, &line)) {
		buffer_add(out, (struct str){ text.p + line.at, line.n });
		if (line.at + line.n < at)
			buffer_add(out, end);
	}
}

/* Encodes the first n waiting bytes, whole lines. */
static void
pass_on(struct sink *sink, size_t n)
{
	struct buffer *waiting = &sink->rewriter->text, *even = &sink->rewriter->even;
	struct str lines = str_first(buffer_str(waiting), n);

	if (sink->evens) {
		buffer_clear(even);
		even_ends(lines, sink->end, even);
		lines = buffer_str(even);
	}
	sink->lost = sink->lost || !encode(sink->codec, sink->frame, lines, sink->out);
	waiting->n -= n;
	if (waiting->n > 0)
		memmove(waiting->p, waiting->p + n, waiting->n);
	sink->whole = waiting->n;
}

/* Appends to the waiting text, and encodes lines if it is enough. */
static void
add_some(struct sink *sink, struct str s)
{
	struct buffer *waiting = &sink->rewriter->text;
	size_t n;

	buffer_add(waiting, s);
	if (waiting->n < PIECE)
		return;
	for (n = waiting->n; n > sink->whole && waiting->p[n - 1] != '\n'; n--)
		;
	if (n > sink->whole)
		pass_on(sink, n);
	else
		sink->whole = waiting->n;
}

static void
add(struct sink *sink, struct str s)
{
	while (s.n > PIECE) {
		add_some(sink, str_first(s, PIECE));
		s = str_after(s, PIECE);
	}
	add_some(sink, s);
}

/* Adds s with the line ends of the text for LF. */
static void
add_lines(struct sink *sink, struct str s)
{
	size_t n;

	while ((n = str_find(s, STR("\n"))) < s.n) {
		add(sink, str_first(s, n));
		add(sink, sink->end);
		s = str_after(s, n + 1);
	}
	add(sink, s);
}

/* Adds the body with the edits made. */
static void
edit_text(struct sink *sink, const struct fixes *fixes, struct str body)
{
	size_t i, at = 0;

	for (i = 0; i < fixes->edit_count; i++) {
		const struct fix_edit *edit = &fixes->edits[i];

		if (fixes->list[edit->fix].dropped)
			continue;
		add(sink, (struct str){ body.p + at, edit->at.at - at });
		add_lines(sink, edit->text);
		at = edit->at.at + edit->at.n;
	}
	add(sink, str_after(body, at));
	pass_on(sink, sink->rewriter->text.n);
}

bool
rewriter_do(struct rewriter *rewriter, struct codec *codec, const struct text *text,
    struct fixes *fixes, struct str bytes, struct buffer *out)
{
	struct frame frame = find_frame(text, bytes);
	struct sink sink = { .rewriter = rewriter, .codec = codec, .frame = &frame, .out = out };

	if (!comes_back(rewriter, codec, &frame, text->body, bytes))
		return false;
	if (is_wanted(fixes, FIX_encoding))
		frame = (struct frame){ NO_STR, frame.after, source_promised_encoding(text->name) };
	if (is_wanted(fixes, FIX_declaration))
		add_declaration(fixes, frame.encoding);
	if (is_wanted(fixes, FIX_tail))
		frame.after.n = 0;
	settle_edits(fixes);
	sink.end = line_end(text->body);
	sink.evens = is_wanted(fixes, FIX_ends);
	buffer_clear(&rewriter->text);
	buffer_clear(out);
	buffer_room(out, bytes.n + bytes.n / 64 + PIECE); /* fixes rarely make it longer */
	buffer_add(out, frame.before);
	edit_text(&sink, fixes, text->body);
	buffer_add(out, frame.after);
	return !sink.lost;
}
