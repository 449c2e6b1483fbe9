#include "cmd/explain/paragraph.h"

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

void
paragraph_write(const char *label, const char *text, struct buffer *out)
{
	enum { INDENT = 4, COLUMNS = 76 };
	struct str rest = str_of(text), line;
	size_t used = utf8_columns(str_of(label));

	buffer_fill(out, ' ', INDENT);
	buffer_add(out, str_of(label));
	while (rest.n > 0) {
		line = str_first(rest, line_length(rest, (unsigned)(COLUMNS - used)));
		buffer_add(out, line);
		buffer_char(out, '\n');
		rest = str_ltrim(str_after(rest, line.n));
		used = 0;
		if (rest.n > 0)
			buffer_fill(out, ' ', INDENT);
	}
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
