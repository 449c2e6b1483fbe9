#include "cmd/run/chunk_border.h"

#include "parsers/parser_table.h"
#include "record/engine/compact.h"

struct str
chunk_border_probe(struct chunk_border *border, uint64_t at, size_t max)
{
	struct input input;

	input_share(&input, border->input, at);
	buffer_clear(&border->bytes);
	return input_fill(&input, &border->bytes, max) == NULL ? buffer_str(&border->bytes)
							       : NO_STR;
}

/* Returns where the last line begins that is not blank. */
static size_t
line_before(struct str bytes)
{
	size_t at = bytes.n;

	while (at > 0 && str_is_line_end(bytes.p[at - 1]))
		at--;
	while (at > 0 && !str_is_line_end(bytes.p[at - 1]))
		at--;
	return at;
}

/* Returns what a line has in common with others of its kind: the key of a header, the name of a
 * tag, a number.  A key ends at a full-width colon, in the bytes of any encoding. */
static struct str
beginning(struct str line)
{
	enum { LONGEST = 24 };
	static const char *const ends[] = { " ", "\"", ":", "：", "\x81\x46", "\xA1\xA7", "!'" };
	size_t i, n;

	line = str_first(line, line.n < LONGEST ? line.n : LONGEST);
	for (i = 0; i < sizeof ends / sizeof *ends && line.n > 0 && line.p[0] != '#'; i++) {
		n = str_find(line, str_of(ends[i]));
		line.n = n > 0 ? n : line.n;
	}
	return line;
}

bool
chunk_border_learn(struct chunk_border *border, uint64_t at, struct arena *arena)
{
	enum { AROUND = 4096 };
	size_t before = at > AROUND ? AROUND : (size_t)at;
	struct str bytes = chunk_border_probe(border, at - before, 2 * AROUND);
	struct span line = { 0, 0 };
	uint32_t next = (uint32_t)before;

	if (bytes.n < before)
		return false;
	if ((format_rows[border->format].carries & BINARY_records) != 0)
		return true;
	text_next_line(bytes, &next, &line);
	border->first = arena_str(arena, beginning(str_first(str_after(bytes, before), line.n)));
	bytes = str_first(bytes, before);
	border->before = arena_str(arena, str_after(bytes, line_before(bytes)));
	return true;
}

/* Returns whether the rest is only line ends. */
static bool
is_blank(struct str rest)
{
	size_t n = 0;

	while (n < rest.n && str_is_line_end(rest.p[n]))
		n++;
	return n == rest.n;
}

/* Returns where a game seems to begin in bytes, which begin inside a line; bytes.n: nowhere. */
static size_t
find_border(const struct chunk_border *border, struct str bytes)
{
	struct str first = border->first, before = border->before;
	enum format format = border->format;
	bool each_line = (format_rows[format].carries & GAMES_lines) != 0;
	uint32_t at = 0;
	struct span line;

	text_next_line(bytes, &at, &line);
	while (at < bytes.n) {
		/* where lines are games, the next one begins after a line that is not blank */
		if (each_line ? line.n > 0 && !is_blank(str_after(bytes, at))
			      : first.n > 0 && str_starts(str_after(bytes, at), first))
			return at;
		text_next_line(bytes, &at, &line);
		if (before.n > 0 && str_starts(str_after(bytes, line.at), before))
			return line.at + before.n;
	}
	return bytes.n;
}

/* Returns where the first record after byte at begins, by those from where the last chunk ended. */
static uint64_t
next_record(struct chunk_border *border, uint64_t from, uint64_t at)
{
	enum { PROBE = 256 << 10 };
	enum format format = border->format;
	size_t size = compact_layouts[format].size, n;

	if (size != 0)
		return at + (size - at % size) % size;
	while (from < at) {
		n = parser_of(format)->whole(chunk_border_probe(border, from, PROBE), format).n;
		if (n == 0) /* larger, or damaged: not worth sharing */
			return border->input->feed.size;
		from += n;
	}
	return from;
}

static uint64_t
next_game(struct chunk_border *border, uint64_t at)
{
	enum { PROBE = 16 << 10 };
	struct str bytes;
	size_t found;

	while (at < border->input->feed.size &&
	       (bytes = chunk_border_probe(border, at, PROBE)).n > 0) {
		found = find_border(border, bytes);
		if (found < bytes.n)
			return at + found;
		/* again with the last line, which may have been cut off */
		found = line_before(bytes);
		at += found > PROBE / 2 && found < bytes.n ? found - 1 : bytes.n;
	}
	return border->input->feed.size;
}

uint64_t
chunk_border_next(struct chunk_border *border, uint64_t from, uint64_t at)
{
	return (format_rows[border->format].carries & BINARY_records) != 0
		   ? next_record(border, from, at)
		   : next_game(border, at);
}
