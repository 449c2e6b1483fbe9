#include "cmd/visit/rewrite.h"

#include <stdlib.h>
#include <string.h>

#include "lib/books/book_sort.h"
#include "lib/source.h"

/* PIECE: bytes of text that are encoded at once, up to the next line end. */
enum { CTRL_Z = 0x1A, PIECE = 64 << 10 };

/* A file that is being written. */
struct rewriting {
	struct codec *codec;
	struct str before, after; /* bytes around the text */
	enum encoding encoding;
	struct str end;            /* the text's line end */
	bool evens;                /* all lines get it */
	struct buffer lines, even; /* some whole lines: edited, then with even ends */
	struct buffer *out;
	bool lost; /* something could not be encoded */
};

/* --- fixes */

/* Whether a fix of this kind remains to be made. */
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

static bool
is_rule_wanted(const struct fixes *fixes, enum diag rule)
{
	size_t i;

	for (i = 0; i < fixes->count; i++)
		if (!fixes->list[i].dropped && fixes->list[i].rule == rule)
			return true;
	return false;
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
		if (name == NULL || fixes->declaration.n == 0)
			fixes->list[i].dropped = true;
		else
			fixes_add_edit(fixes, fixes->declaration, str_of(name), i);
	}
}

/* --- the bytes */

struct str
rewrite_tail(struct str bytes)
{
	size_t n = bytes.n;

	while (n > 0 && bytes.p[n - 1] == CTRL_Z)
		n--;
	return str_after(bytes, n);
}

/* Sets what surrounds the text in bytes, and their encoding. */
static void
find_frame(struct rewriting *rewriting, const struct text *text, struct str bytes)
{
	static const struct {
		struct str mark;
		enum encoding read, write;
	} marks[] = {
		{ { "\xEF\xBB\xBF", 3 }, ENCODING_utf8, ENCODING_utf8 },
		{ { "\xFF\xFE", 2 }, ENCODING_utf16, ENCODING_utf16le },
		{ { "\xFE\xFF", 2 }, ENCODING_utf16, ENCODING_utf16be },
	};
	size_t i;

	rewriting->encoding = text->encoding;
	for (i = 0; i < sizeof marks / sizeof *marks; i++) {
		if (text->encoding == marks[i].read && str_starts(bytes, marks[i].mark)) {
			rewriting->before = marks[i].mark;
			rewriting->encoding = marks[i].write;
		}
	}
	rewriting->after = rewrite_tail(bytes);
}

/* Appends whole lines in the file's encoding. */
static bool
encode(const struct rewriting *rewriting, struct str lines, struct buffer *out)
{
	struct codec_gap gap;

	if (rewriting->encoding == ENCODING_ascii || rewriting->encoding == ENCODING_utf8) {
		buffer_add(out, lines);
		return true;
	}
	return codec_encode(rewriting->codec, lines, rewriting->encoding, out, &gap) &&
	       gap.count == 0;
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

/* Whether the text, encoded in its frame, becomes these bytes. */
static bool
comes_back(struct rewriting *rewriting, struct str text, struct str bytes)
{
	struct buffer *piece = &rewriting->lines;

	bytes = str_first(bytes, bytes.n - rewriting->after.n);
	bytes = str_after(bytes, rewriting->before.n);
	while (text.n > 0) {
		buffer_clear(piece);
		if (!encode(rewriting, take_lines(&text), piece) ||
		    !str_starts(bytes, buffer_str(piece)))
			return false;
		bytes = str_after(bytes, piece->n);
	}
	buffer_clear(piece);
	return bytes.n == 0;
}

/* --- the edited text */

/* Encodes the edited lines, with even ends if they are wanted. */
static void
flush(struct rewriting *rewriting)
{
	struct str lines = buffer_str(&rewriting->lines);
	struct buffer *even = &rewriting->even;
	struct span line;
	uint32_t at = 0;

	if (rewriting->evens) {
		buffer_clear(even);
		while (text_next_line(lines, &at, &line)) {
			buffer_add(even, (struct str){ lines.p + line.at, line.n });
			if (line.at + line.n < at)
				buffer_add(even, rewriting->end);
		}
		lines = buffer_str(even);
	}
	rewriting->lost = rewriting->lost || !encode(rewriting, lines, rewriting->out);
	buffer_clear(&rewriting->lines);
}

/* Appends an edit's text, with the line ends of the file for LF. */
static void
add_lines(struct rewriting *rewriting, struct str s)
{
	struct buffer *lines = &rewriting->lines;
	size_t n;

	for (; (n = str_find(s, STR("\n"))) < s.n; s = str_after(s, n + 1)) {
		buffer_add(lines, str_first(s, n));
		buffer_add(lines, rewriting->end);
	}
	buffer_add(lines, s);
}

/* Writes the body with the edits made, some lines at a time. */
static void
edit_text(struct rewriting *rewriting, const struct fixes *fixes, struct str body)
{
	const struct fix_edit *edit = fixes->edits, *last = edit + fixes->edit_count;
	struct buffer *lines = &rewriting->lines;
	size_t at = 0, end;

	do {
		struct str rest = str_after(body, at);

		end = at + take_lines(&rest).n;
		for (; edit != last && (edit->at.at < end || end == body.n); edit++) {
			if (fixes->list[edit->fix].dropped)
				continue;
			buffer_add(lines, (struct str){ body.p + at, edit->at.at - at });
			add_lines(rewriting, edit->text);
			at = edit->at.at + edit->at.n;
		}
		if (at < end) {
			buffer_add(lines, (struct str){ body.p + at, end - at });
			at = end;
		}
		if (at == body.n || str_ends(buffer_str(lines), STR("\n")))
			flush(rewriting);
	} while (at < body.n || edit != last);
}

/* Writes a book in another order. */
static void
sort_book(struct rewriting *rewriting, const struct fixes *fixes, struct str body)
{
	const struct book_sorting sorting = {
		.spelling = is_rule_wanted(fixes, DIAG_book_spelling),
		.positions = is_rule_wanted(fixes, DIAG_book_duplicate),
		.moves = is_rule_wanted(fixes, DIAG_book_duplicate_move),
	};
	struct buffer sorted;
	struct str rest;

	buffer_init(&sorted, rewriting->out->memory);
	book_sort(body, &sorting, &sorted);
	rest = buffer_str(&sorted);
	while (rest.n > 0) {
		add_lines(rewriting, take_lines(&rest));
		flush(rewriting);
	}
	buffer_free(&sorted);
}

static bool
write_fixed(struct rewriting *rewriting, const struct text *text, struct fixes *fixes)
{
	struct span line = { 0, 0 }; /* the first, whose end the others get */
	uint32_t next = 0;

	if (is_wanted(fixes, FIX_encoding)) {
		rewriting->before = NO_STR;
		rewriting->encoding = source_promised_encoding(text->name);
	}
	if (is_wanted(fixes, FIX_declaration))
		add_declaration(fixes, rewriting->encoding);
	if (is_wanted(fixes, FIX_tail))
		rewriting->after = NO_STR;
	settle_edits(fixes);
	text_next_line(text->body, &next, &line);
	rewriting->end =
	    next == line.n ? STR("\n") : str_first(str_after(text->body, line.n), next - line.n);
	rewriting->evens = is_wanted(fixes, FIX_ends);
	buffer_add(rewriting->out, rewriting->before);
	if (is_wanted(fixes, FIX_book))
		sort_book(rewriting, fixes, text->body);
	else
		edit_text(rewriting, fixes, text->body);
	buffer_add(rewriting->out, rewriting->after);
	return !rewriting->lost;
}

bool
rewrite_bytes(struct codec *codec, const struct text *text, struct fixes *fixes, struct str bytes,
    struct buffer *out)
{
	struct rewriting rewriting = { .codec = codec, .out = out };
	bool done;

	buffer_init(&rewriting.lines, out->memory);
	buffer_init(&rewriting.even, out->memory);
	buffer_clear(out);
	buffer_room(out, bytes.n + bytes.n / 64 + PIECE); /* fixes rarely make it longer */
	find_frame(&rewriting, text, bytes);
	done = (is_wanted(fixes, FIX_restored) || comes_back(&rewriting, text->body, bytes)) &&
	       write_fixed(&rewriting, text, fixes);
	buffer_free(&rewriting.even);
	buffer_free(&rewriting.lines);
	return done;
}
