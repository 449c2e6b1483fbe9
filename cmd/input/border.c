#include "cmd/input/border.h"

#include "record/text/text.h"

void
border_init(struct border *border, struct memory *memory)
{
	border->each_line = false;
	buffer_init(&border->first, memory);
	buffer_init(&border->before, memory);
	buffer_init(&border->probe, memory);
}

void
border_free(struct border *border)
{
	buffer_free(&border->first);
	buffer_free(&border->before);
	buffer_free(&border->probe);
}

/* Reads max bytes from byte at on, or what there is; of nothing the result is empty. */
static struct str
probe(struct border *border, const struct input *input, uint64_t at, size_t max)
{
	struct input share;

	input_share(&share, input, at);
	buffer_clear(&border->probe);
	return input_fill(&share, &border->probe, max) == NULL ? buffer_str(&border->probe)
							       : NO_STR;
}

/* Returns the line that ends before at, where a line begins, without its end. */
static struct str
line_before(struct str bytes, size_t at)
{
	size_t start;

	while (at > 0 && (bytes.p[at - 1] == '\n' || bytes.p[at - 1] == '\r'))
		at--;
	for (start = at; start > 0 && bytes.p[start - 1] != '\n' && bytes.p[start - 1] != '\r';)
		start--;
	return str_first(str_after(bytes, start), at - start);
}

/* Returns what a line has in common with others of its kind: the key of a header, the name of a
 * tag, a number.  A key ends at a full-width colon, in the bytes of any encoding. */
static struct str
beginning(struct str line)
{
	enum { LONGEST = 24 };
	static const struct str ends[] = { { " ", 1 }, { "\"", 1 }, { ":", 1 }, { "：", 3 },
		{ "\x81\x46", 2 }, { "\xA1\xA7", 2 }, { "!'", 2 } };
	size_t i, n;

	line = str_first(line, line.n < LONGEST ? line.n : LONGEST);
	for (i = 0; i < sizeof ends / sizeof *ends && line.n > 0 && line.p[0] != '#'; i++) {
		n = str_find(line, ends[i]);
		line.n = n > 0 ? n : line.n;
	}
	return line;
}

bool
border_learn(struct border *border, enum format format, const struct input *input, uint64_t at)
{
	enum { AROUND = 4096 };
	uint64_t from = at > AROUND ? at - AROUND : 0;
	struct str bytes = probe(border, input, from, 2 * AROUND);
	struct span line = { 0, 0 };
	uint32_t next = 0;

	if (bytes.n < (size_t)(at - from))
		return false;
	bytes = str_after(bytes, (size_t)(at - from));
	border->each_line = (format_rows[format].carries & GAMES_lines) != 0;
	text_next_line(bytes, &next, &line);
	buffer_add(&border->first, beginning(str_first(bytes, line.n)));
	buffer_add(&border->before, line_before(buffer_str(&border->probe), (size_t)(at - from)));
	return true;
}

/* Returns where a game seems to begin in bytes, which begin inside a line; bytes.n: nowhere. */
static size_t
find_border(const struct border *border, struct str bytes)
{
	struct str first = buffer_str(&border->first), before = buffer_str(&border->before);
	uint32_t at = 0;
	struct span line;

	text_next_line(bytes, &at, &line);
	while (at < bytes.n) {
		if (border->each_line || (first.n > 0 && str_starts(str_after(bytes, at), first)))
			return at;
		text_next_line(bytes, &at, &line);
		if (before.n > 0 && str_eq(str_first(str_after(bytes, line.at), line.n), before))
			return at;
	}
	return bytes.n;
}

uint64_t
border_next(struct border *border, const struct input *input, uint64_t at)
{
	enum { PROBE = 16 << 10 };
	struct str bytes;
	size_t found;

	while (at < input->size) {
		bytes = probe(border, input, at, PROBE);
		if (bytes.n == 0)
			break;
		found = find_border(border, bytes);
		if (found < bytes.n)
			return at + found;
		/* again with the last line, which may have been cut off */
		found = bytes.n - line_before(bytes, bytes.n).n;
		at += found > PROBE / 2 && found < bytes.n ? found - 1 : bytes.n;
	}
	return input->size;
}
