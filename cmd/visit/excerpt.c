#include "cmd/visit/excerpt.h"

#include "lib/escape.h"
#include "record/text/utf8.h"

/* Columns of a source line that are shown, and how many of them at most before the place. */
enum { SHOWN = 100, BEFORE = 60, TAB = 8 };

/* Limits a run of combining marks, which take no columns. */
enum { BYTES_SHOWN = 16 * SHOWN };

/* The visible part of a line while it is written.  The line is never measured: it may be the whole
 * text. */
struct window {
	struct str body; /* the text */
	size_t at;       /* next byte of it */
	size_t columns;  /* shown so far */
	struct buffer *out;
};

static bool
ends_line(struct str body, size_t at)
{
	return at >= body.n || body.p[at] == '\n' || body.p[at] == '\r';
}

/* Returns the offset at which at most BEFORE columns of the line precede the byte at. */
static size_t
window_start(struct str body, size_t at)
{
	size_t columns = 0, bytes = BYTES_SHOWN, previous;
	uint32_t code;

	while (at > 0 && !ends_line(body, at - 1)) {
		previous = at - 1;
		while (previous > 0 && ((unsigned char)body.p[previous] & 0xC0) == 0x80)
			previous--;
		utf8_read(str_first(str_after(body, previous), at - previous), &code);
		if (code == '\t')
			columns += TAB;
		else if (!escape_needed(code))
			columns += utf8_width(code);
		else
			columns += code <= 0xFF ? 4 : code <= 0xFFFF ? 6 : 10; /* \U000E0001 */
		if (columns > BEFORE || at - previous > bytes)
			break;
		bytes -= at - previous;
		at = previous;
	}
	return at;
}

/* Appends characters up to the byte end or the end of the line, as far as there is room. */
static void
show_up_to(struct window *window, size_t end)
{
	size_t limit = window->out->n + BYTES_SHOWN, blanks;
	uint32_t before, code;

	while (window->at < end && !ends_line(window->body, window->at) &&
	       window->columns < SHOWN && window->out->n < limit) {
		before = window->at > 0 ? (unsigned char)window->body.p[window->at - 1] : 0;
		window->at += utf8_read(str_after(window->body, window->at), &code);
		if (code != '\t') {
			window->columns += escape_character(before, code, window->out);
			continue;
		}
		blanks = TAB - window->columns % TAB;
		buffer_fill(window->out, ' ', blanks);
		window->columns += blanks;
	}
}

void
excerpt_write(struct str body, struct span at, const char *marks, struct buffer *out)
{
	struct window window = { .body = body, .out = out };
	size_t begin = at.at, from;

	while (begin > 0 && begin < body.n && body.p[at.at] == '\n' &&
	       body.p[begin - 1] == '\r') /* inside a line end: mark all of it */
		begin--;
	window.at = window_start(body, begin);
	buffer_add(out, STR(" | "));
	if (window.at > 0 && !ends_line(body, window.at - 1)) {
		buffer_add(out, STR("..."));
		window.columns = 3;
	}
	show_up_to(&window, begin);
	from = window.columns;
	show_up_to(&window, (size_t)at.at + at.n);
	at.n = (uint32_t)(window.columns - from);
	show_up_to(&window, body.n);
	if (!ends_line(body, window.at))
		buffer_add(out, STR("..."));
	buffer_add(out, STR("\n      | "));
	buffer_fill(out, ' ', from);
	buffer_printf(out, "\1%c", marks[0]);
	buffer_fill(out, marks[1], at.n > 1 ? at.n - 1 : 0);
	buffer_add(out, STR("\2\n"));
}
