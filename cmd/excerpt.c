#include "cmd/excerpt.h"

#include "cmd/escape.h"
#include "record/utf8.h"

/* Columns of a source line that are shown, and how many of them at most before the place. */
enum { SHOWN = 100, BEFORE = 60, TAB = 8 };

/* A line of the excerpt as it is made. */
struct window {
	struct str line; /* the source line */
	size_t at;       /* next byte of it */
	size_t columns;  /* shown so far */
	struct buffer *out;
};

static unsigned
columns_of(uint32_t code)
{
	if (code == '\t')
		return TAB;
	if (!escape_needed(code))
		return utf8_width(code);
	return code <= 0xFF ? 4 : code <= 0xFFFF ? 6 : 10; /* \x1B \u202E \U000E0001 */
}

/* Where to begin so that at most BEFORE columns stand before the byte at. */
static size_t
window_start(struct str line, size_t at)
{
	size_t columns = 0, previous;
	uint32_t code;

	while (at > 0) {
		previous = at - 1;
		while (previous > 0 && ((unsigned char)line.p[previous] & 0xC0) == 0x80)
			previous--;
		utf8_read(str_first(str_after(line, previous), at - previous), &code);
		columns += columns_of(code);
		if (columns > BEFORE)
			break;
		at = previous;
	}
	return at;
}

/* Shows the next character. */
static void
show_next(struct window *window)
{
	unsigned blanks;
	uint32_t code;

	window->at += utf8_read(str_after(window->line, window->at), &code);
	if (code == '\t') {
		blanks = TAB - window->columns % TAB;
		buffer_fill(window->out, ' ', blanks);
		window->columns += blanks;
	} else {
		window->columns += escape_character(code, window->out);
	}
}

/* Shows characters up to the byte end of the line, as far as there is room. */
static void
show_up_to(struct window *window, size_t end)
{
	/* The second bound stops a run of combining marks, which take no columns. */
	size_t limit = window->out->n + (size_t)16 * SHOWN;

	while (window->at < end && window->columns < SHOWN && window->out->n < limit)
		show_next(window);
}

static void
write_marks(const struct excerpt *style, size_t indent, size_t length, struct buffer *out)
{
	buffer_add(out, STR("      | "));
	buffer_fill(out, ' ', indent);
	buffer_add(out, str_of(style->colour));
	buffer_char(out, style->first);
	buffer_fill(out, style->rest, length > 1 ? length - 1 : 0);
	buffer_add(out, str_of(style->off));
	buffer_char(out, '\n');
}

void
excerpt_write(struct text *text, struct span at, const struct excerpt *style, struct buffer *out)
{
	struct window window = { .line = text_line_at(text, at.at), .out = out };
	size_t begin = at.at - (size_t)(window.line.p - text->body.p), end, from;

	if (begin > window.line.n) /* at the line's end mark */
		begin = window.line.n;
	end = at.n < window.line.n - begin ? begin + at.n : window.line.n;
	window.at = window_start(window.line, begin);
	buffer_number(out, text_place(text, at.at).line, 5, ' ');
	buffer_add(out, STR(" | "));
	if (window.at > 0) {
		buffer_add(out, STR("..."));
		window.columns = 3;
	}
	show_up_to(&window, begin);
	from = window.columns;
	show_up_to(&window, end);
	at.n = (uint32_t)(window.columns - from);
	show_up_to(&window, window.line.n);
	if (window.at < window.line.n)
		buffer_add(out, STR("..."));
	buffer_char(out, '\n');
	write_marks(style, from, at.n, out);
}
