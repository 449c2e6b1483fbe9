#include "record/text/text.h"

#include "record/text/simd.h"
#include "record/text/utf8.h"

/* Bytes between two marks: what finding a place costs at most. */
enum { STRIDE = 4096 };

/* Bytes that are counted together. */
enum { BLOCK = 128 };

/* Returns where the first CR or LF from at on is, or body.n. */
static size_t
find_end(struct str body, size_t at)
{
	unsigned hits;

	for (simd_bytes bytes; body.n - at >= sizeof bytes; at += sizeof bytes) {
		bytes = simd_load(body.p + at);
		hits = simd_highs((simd_bytes)(bytes == '\n') | (simd_bytes)(bytes == '\r'));
		if (hits != 0)
			return at + (unsigned)__builtin_ctz(hits);
	}
	while (at < body.n && body.p[at] != '\n' && body.p[at] != '\r')
		at++;
	return at;
}

/*
 * Returns where the next line begins if this one, from start, ends with the CR at at.  CRs before
 * an LF belong to that line end; other CRs are a line end each.  An empty line after a CR shows
 * that the run of CRs is of the second kind; without this each CR would search the whole run.
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

/* Numbers of LF, of CR, and of CR before LF. */
struct ends {
	uint32_t lf, cr, pairs;
};

/* Returns the sum of the lanes, which is less than 256. */
static inline unsigned
add_lanes(simd_bytes lanes)
{
	uint64_t words[2];

	memcpy(words, &lanes, sizeof words);
	return (unsigned)((words[0] + words[1]) * SWAR_ONES >> 56);
}

/* Counts the line ends in BLOCK bytes from p; one more byte must be readable. */
static inline void
count_block(const char *p, struct ends *ends)
{
	simd_bytes lfs = { 0 }, crs = { 0 }, both = { 0 }; /* a lane that holds is -1 */

	for (size_t i = 0; i < BLOCK; i += sizeof lfs) {
		simd_bytes bytes = simd_load(p + i), after = simd_load(p + i + 1);
		simd_bytes is_cr = (simd_bytes)(bytes == '\r');

		lfs -= (simd_bytes)(bytes == '\n');
		crs -= is_cr;
		both -= is_cr & (simd_bytes)(after == '\n');
	}
	ends->lf += add_lanes(lfs);
	ends->cr += add_lanes(crs);
	ends->pairs += add_lanes(both);
}

/* Counts the line ends of body from one offset to another. */
static struct ends
count_ends(struct str body, size_t at, size_t end)
{
	struct ends ends = { 0, 0, 0 };

	for (; end - at >= BLOCK && body.n - at > BLOCK; at += BLOCK)
		count_block(body.p + at, &ends);
	for (; at < end; at++) {
		ends.lf += body.p[at] == '\n';
		ends.cr += body.p[at] == '\r';
		ends.pairs += body.p[at] == '\r' && at + 1 < body.n && body.p[at + 1] == '\n';
	}
	return ends;
}

uint32_t
text_lines(struct str body)
{
	const struct ends ends = count_ends(body, 0, body.n);
	uint32_t at = 0, count = 0;
	struct span line;

	if (ends.cr == ends.pairs)
		return ends.lf + (body.n > 0 && body.p[body.n - 1] != '\n');
	while (text_next_line(body, &at, &line))
		count++;
	return count;
}

uint32_t
text_lines_lf(struct str body)
{
	uint32_t count = body.n > 0 && body.p[body.n - 1] != '\n';
	size_t at = 0;

	for (; body.n - at >= BLOCK; at += BLOCK) {
		unsigned char lfs = 0;

		for (int i = 0; i < BLOCK; i++)
			lfs = (unsigned char)(lfs + (body.p[at + (size_t)i] == '\n'));
		count += lfs;
	}
	for (; at < body.n; at++)
		count += body.p[at] == '\n';
	return count;
}

/* Counts the line end bytes among n bytes at p (n <= BLOCK). */
static inline unsigned
count_block_ends(const char *p, size_t n)
{
	unsigned char count = 0;

	for (size_t i = 0; i < n; i++)
		count = (unsigned char)(count + str_is_line_end(p[i]));
	return count;
}

/* Counts the line end bytes of s. */
static size_t
count_end_bytes(struct str s)
{
	size_t count = 0, i = 0;

	for (; s.n - i >= BLOCK; i += BLOCK)
		count += count_block_ends(s.p + i, BLOCK);
	return count + count_block_ends(s.p + i, s.n - i);
}

size_t
text_same_line(struct str body, size_t at, struct str other)
{
	size_t count, i, passed;

	if (at < body.n / 2) {
		count = count_end_bytes(str_first(body, at));
		for (i = 0; other.n - i >= BLOCK; i += BLOCK, count -= passed)
			if ((passed = count_block_ends(other.p + i, BLOCK)) >= count)
				break;
		for (; count > 0; i++)
			count -= str_is_line_end(other.p[i]);
	} else {
		count = count_end_bytes(str_after(body, at));
		for (i = other.n; i >= BLOCK; i -= BLOCK, count -= passed)
			if ((passed = count_block_ends(other.p + i - BLOCK, BLOCK)) > count)
				break;
		for (; i > 0; i--) {
			if (str_is_line_end(other.p[i - 1]) && count-- == 0)
				break;
		}
	}
	return i;
}

/* Returns where the line after the one from start begins, or UINT32_MAX if that is after limit. The
 * line is known to have no end before at. */
static uint32_t
next_line_start(struct str body, uint32_t start, uint32_t at, uint32_t limit)
{
	const size_t more = sizeof(simd_bytes); /* looked at together */
	struct str near = str_first(body, body.n - limit > more ? limit + more : body.n);
	size_t end = find_end(near, at);

	if (end == near.n)
		return UINT32_MAX;
	return (uint32_t)(body.p[end] == '\n' ? end + 1 : skip_cr(body, start, end));
}

/* Moves a mark from one offset on to another.  The lines are looked at one by one if these are
 * near, as of one move and the next, or if a CR has no LF after it; else they are counted. */
static void
move_mark(const struct text *text, struct text_mark *mark, uint32_t from, uint32_t at)
{
	struct ends ends = { 0, 0, 0 };
	uint32_t begun = from, next;

	if (at - from >= BLOCK)
		ends = count_ends(text->body, from, at);
	if (ends.cr == ends.pairs && ends.lf > 0) {
		mark->line += ends.lf;
		for (begun = at; text->body.p[begun - 1] != '\n';)
			begun--;
		mark->start = from = begun;
		mark->characters = 0;
	}
	while ((next = next_line_start(text->body, mark->start, from, at)) <= at) {
		mark->line++;
		mark->start = begun = from = next;
		mark->characters = 0;
	}
	mark->characters += (uint32_t)utf8_count((struct str){ text->body.p + begun, at - begun });
}

/* Returns the mark of the stride of this number. */
static struct text_mark
stride_mark(struct text *text, size_t number)
{
	struct text_mark mark = { 0, text->from, 0 };
	uint32_t from;

	while (text->mark_count <= number) {
		if (text->mark_count > 0) {
			mark = text->marks[text->mark_count - 1];
			from = text->from + (uint32_t)(text->mark_count - 1) * STRIDE;
			move_mark(text, &mark, from, from + STRIDE);
		}
		text->marks = arena_grow(text->arena, text->marks, sizeof *text->marks,
		    text->mark_count + 1, &text->mark_cap);
		text->marks[text->mark_count++] = mark;
	}
	return text->marks[number];
}

/* Returns the mark of an offset.  Counts from the last line that was asked about, if there is no
 * later mark: most places are near the one before. */
static struct text_mark
mark_at(struct text *text, uint32_t at)
{
	size_t number = (at - text->from) / STRIDE;
	uint32_t from = text->from + (uint32_t)number * STRIDE;
	struct text_mark mark = text->last_line;

	if (mark.start <= from || mark.start > at)
		mark = stride_mark(text, number);
	else
		from = mark.start;
	move_mark(text, &mark, from, at);
	text->last_line = (struct text_mark){ mark.line, mark.start, 0 };
	return mark;
}

struct place
text_place(struct text *text, uint32_t at)
{
	struct text_mark mark;

	if (text->record != 0)
		return (struct place){ text->record, at - text->record_at + 1 };
	mark = mark_at(text, at);
	return (struct place){ text->lines_before + mark.line + 1, mark.characters + 1 };
}

struct str
text_line_at(struct text *text, uint32_t at, size_t max)
{
	struct str line = str_after(text->body, mark_at(text, at).start);

	if (line.n > max)
		line.n = max;
	return str_first(line, find_end(line, 0));
}
