#include "record/text.h"

#include "record/utf8.h"
#include "record/word.h"

/* Bytes between two entries of text->counts: what a column costs to count at most. */
enum { STRIDE = 4096 };

/* Where the first CR or LF at or behind at stands, or body.n. */
static size_t
find_end(struct str body, size_t at)
{
	uint64_t word, hits;

	for (; body.n - at >= sizeof word; at += sizeof word) {
		word = word_load(body.p + at);
		hits = word_equal(word, '\n') | word_equal(word, '\r');
		if (hits != 0)
			return at + word_first(hits);
	}
	while (at < body.n && body.p[at] != '\n' && body.p[at] != '\r')
		at++;
	return at;
}

/*
 * Where the next line begins, when this one, from start, ends with the CR at at.  CRs before an LF
 * are one end with it; else each is an end of its own.  A line that begins with CR behind a CR is
 * empty because the first of these CRs was found to be of the second kind, and so are they all:
 * without this a run of them would be searched through from each.
 */
static size_t
skip_cr(struct str body, size_t start, size_t at)
{
	size_t next = at + 1;

	if (next < body.n && body.p[next] == '\n')
		return next + 1;
	if (at == start && at > 0 && body.p[at - 1] == '\r')
		return next;
	while (next < body.n && body.p[next] == '\r')
		next++;
	return next < body.n && body.p[next] == '\n' ? next + 1 : at + 1;
}

bool
text_next_line(struct str body, uint32_t *at, struct span *line)
{
	size_t start = *at, end;

	if (start >= body.n)
		return false;
	end = find_end(body, start);
	*line = (struct span){ (uint32_t)start, (uint32_t)(end - start) };
	if (end < body.n)
		end = body.p[end] == '\n' ? end + 1 : skip_cr(body, start, end);
	*at = (uint32_t)end;
	return true;
}

/* Fills text->lines, whose last entry is body.n when the text ends with a line end: there an empty
 * line begins. */
static void
index_lines(struct text *text)
{
	size_t cap = 0;
	uint32_t at = 0, before;
	struct span line;

	text->line_count = 0;
	do {
		text->lines = arena_grow(
		    text->arena, text->lines, sizeof *text->lines, text->line_count + 1, &cap);
		text->lines[text->line_count++] = at;
		before = at;
	} while (text_next_line(text->body, &at, &line) && at > before + line.n);
}

static void
index_counts(struct text *text)
{
	size_t n = text->body.n / STRIDE + 1, i;

	text->counts = arena_take(text->arena, n * sizeof *text->counts);
	text->counts[0] = 0;
	for (i = 1; i < n; i++) {
		text->counts[i] = text->counts[i - 1] +
				  (uint32_t)utf8_count(
				      str_first(str_after(text->body, (i - 1) * STRIDE), STRIDE));
	}
}

/* The line that holds offset at, from 0. */
static size_t
line_of(struct text *text, uint32_t at)
{
	size_t low = 0, high, middle;

	if (text->lines == NULL) {
		index_lines(text);
		index_counts(text);
	}
	high = text->line_count;
	while (high - low > 1) {
		middle = low + (high - low) / 2;
		if (text->lines[middle] <= at)
			low = middle;
		else
			high = middle;
	}
	return low;
}

/* How many characters begin before offset at. */
static uint32_t
characters_before(const struct text *text, uint32_t at)
{
	uint32_t near = at / STRIDE * STRIDE;

	return text->counts[at / STRIDE] +
	       (uint32_t)utf8_count((struct str){ text->body.p + near, at - near });
}

struct place
text_place(struct text *text, uint32_t at)
{
	size_t line = line_of(text, at);
	uint32_t before = characters_before(text, text->lines[line]);

	return (struct place){ (uint32_t)line + 1, characters_before(text, at) - before + 1 };
}

struct str
text_line_at(struct text *text, uint32_t at)
{
	size_t number = line_of(text, at), start = text->lines[number], end = text->body.n;
	const char *p = text->body.p;

	if (end == 0)
		return NO_STR;
	if (number + 1 < text->line_count) {
		end = text->lines[number + 1] - 1u; /* without the LF or the lone CR there */
		if (p[end] == '\n') {
			while (end > start && p[end - 1] == '\r')
				end--;
		}
	}
	return (struct str){ p + start, end - start };
}
