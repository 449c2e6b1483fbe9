#include "cmd/host/paragraph.h"

#include "cmd/host/messages.h"
#include "record/explain_page.h"
#include "record/text/utf8.h"

/* Returns how much of text fits a line of this number of columns.  It breaks before a blank, or
 * beside a wide character unless a closing mark follows. */
static size_t
line_length(struct str text, unsigned columns)
{
	const struct str closing = STR("、。」）…ー");
	size_t at = 0, good = 0, n;
	unsigned used = 0, before = 0, width;
	uint32_t code;

	for (; at < text.n; at += n, before = width) {
		struct str rest = str_after(text, at);

		n = utf8_read(rest, &code);
		width = utf8_width(code);
		if (at > 0 &&
		    (code == ' ' || ((width == 2 || before == 2) &&
					str_find(closing, str_first(rest, n)) == closing.n)))
			good = at;
		used += width;
		if (used > columns && good > 0)
			return good;
	}
	return text.n;
}

/* Appends text without its line ends. */
static void
join_lines(struct str text, struct buffer *out)
{
	uint32_t before = ' ', code, next;
	size_t n;

	for (; text.n > 0; text = str_after(text, n), before = code) {
		n = utf8_read(text, &code);
		if (code != '\n') {
			buffer_add(out, str_first(text, n));
			continue;
		}
		code = ' ';
		if (n < text.n)
			utf8_read(str_after(text, n), &next);
		if (n < text.n && utf8_width(before) == 1 && utf8_width(next) == 1)
			buffer_char(out, ' ');
	}
}

/* Appends text in lines: the first begins in column, the others are indented by as much as indent
 * says. */
static void
wrap(struct str text, unsigned column, unsigned indent, struct buffer *out)
{
	enum { COLUMNS = 80 };
	struct str line;

	while (text.n > 0) {
		line = str_first(text, line_length(text, COLUMNS - column));
		buffer_add(out, line);
		buffer_char(out, '\n');
		text = str_ltrim(str_after(text, line.n));
		column = indent;
		if (text.n > 0)
			buffer_fill(out, ' ', indent);
	}
}

void
paragraph_wrap(struct str text, unsigned column, struct buffer *out)
{
	struct buffer joined;

	buffer_init(&joined, out->memory);
	join_lines(text, &joined);
	wrap(buffer_str(&joined), column, column, out);
	buffer_free(&joined);
}

void
paragraph_write(const char *label, const char *text, struct buffer *out)
{
	enum { INDENT = 4 };

	buffer_fill(out, ' ', INDENT);
	buffer_add(out, str_of(label));
	wrap(str_of(text), INDENT + (unsigned)utf8_columns(str_of(label)), INDENT, out);
}

void
paragraph_law(enum diag rule, enum language language, struct buffer *out)
{
	const struct explain_page *page = &explain_pages[rule];

	paragraph_write("", page->meaning[language], out);
	paragraph_write(messages_in(language, "Source: "), page->source->name[language], out);
	if (page->source->address[0] != '\0')
		paragraph_write("", page->source->address, out);
}
