#include "cmd/fix/diff.h"

#include "cmd/report/escape.h"
#include "record/text/utf8.h"

enum { CONTEXT = 3, NEAR = 6 };

/* One version of the file: its lines, each with its end. */
struct side {
	const struct diff_file *file;
	uint32_t *starts; /* of the lines, and the text's end after them */
	size_t count;
};

/* A change: count[0] old lines from at[0] on become count[1] new ones from at[1] on. */
struct change {
	size_t at[2], count[2];
};

struct diff {
	struct side sides[2];
	struct change *changes;
	size_t count, cap;
	struct arena arena;
};

static void
split(struct diff *diff, struct side *side, const struct diff_file *file)
{
	struct str body = file->text->body, rest;
	size_t n, lines = 1;

	for (rest = body; (n = str_find(rest, STR("\n"))) < rest.n; rest = str_after(rest, n + 1))
		lines++;
	side->file = file;
	side->starts = arena_take(&diff->arena, (lines + 1) * sizeof *side->starts);
	for (rest = body; rest.n > 0; rest = str_after(rest, n + (n < rest.n))) {
		n = str_find(rest, STR("\n"));
		side->starts[side->count++] = (uint32_t)(body.n - rest.n);
	}
	side->starts[side->count] = (uint32_t)body.n;
}

/* Returns a line with its end. */
static struct str
line_of(const struct side *side, size_t i)
{
	uint32_t start = side->starts[i];

	return (struct str){ side->file->text->body.p + start, side->starts[i + 1] - start };
}

/* Returns what precedes a line's text. */
static struct str
mark_of(const struct side *side, size_t i)
{
	return i == 0 ? side->file->mark : NO_STR;
}

static bool
same_line(const struct diff *diff, size_t old, size_t new)
{
	const struct side *a = &diff->sides[0], *b = &diff->sides[1];
	bool both = old < a->count && new < b->count;

	return both && str_eq(line_of(a, old), line_of(b, new)) &&
	       str_eq(mark_of(a, old), mark_of(b, new));
}

/* Moves old and new to the nearest place where the lines are equal again. */
static void
find_again(const struct diff *diff, size_t *old, size_t *new)
{
	size_t sum, skip;

	for (sum = 1; sum <= NEAR; sum++) {
		for (skip = 0; skip <= sum; skip++) {
			if (same_line(diff, *old + skip, *new + sum - skip)) {
				*old += skip;
				*new += sum - skip;
				return;
			}
		}
	}
	*old += *old < diff->sides[0].count;
	*new += *new < diff->sides[1].count;
}

static void
compare(struct diff *diff)
{
	size_t at[2] = { 0, 0 }, from[2];
	struct change *last;

	while (at[0] < diff->sides[0].count || at[1] < diff->sides[1].count) {
		if (same_line(diff, at[0], at[1])) {
			at[0]++;
			at[1]++;
			continue;
		}
		from[0] = at[0];
		from[1] = at[1];
		find_again(diff, &at[0], &at[1]);
		last = diff->count > 0 ? &diff->changes[diff->count - 1] : NULL;
		if (last == NULL || last->at[0] + last->count[0] != from[0] ||
		    last->at[1] + last->count[1] != from[1]) {
			diff->changes = arena_grow(&diff->arena, diff->changes,
			    sizeof *diff->changes, diff->count + 1, &diff->cap);
			last = &diff->changes[diff->count++];
			*last = (struct change){ { from[0], from[1] }, { 0, 0 } };
		}
		last->count[0] += at[0] - from[0];
		last->count[1] += at[1] - from[1];
	}
}

/* Appends a line after its sign and mark, with control characters escaped. */
static void
add_line(char sign, struct str mark, struct str line, struct buffer *out)
{
	bool ended = str_ends(line, STR("\n"));
	size_t n, at = 0, end = line.n - ended;
	uint32_t code;

	buffer_char(out, sign);
	buffer_add(out, mark);
	end -= ended && end > 0 && line.p[end - 1] == '\r';
	while (at < end) {
		n = utf8_read((struct str){ line.p + at, end - at }, &code);
		if (code == '\t')
			buffer_char(out, '\t');
		else
			escape_character(code, out);
		at += n;
	}
	buffer_add(out, str_after(line, end));
	if (!ended)
		buffer_add(out, STR("\n\\ No newline at end of file\n"));
}

static void
add_lines(const struct side *side, char sign, size_t from, size_t to, struct buffer *out)
{
	for (; from < to; from++)
		add_line(sign, mark_of(side, from), line_of(side, from), out);
}

/* Appends "12,3"; an empty range is named by the line before it. */
static void
add_range(char sign, size_t from, size_t count, struct buffer *out)
{
	buffer_printf(out, " %c%zu", sign, count > 0 ? from + 1 : from);
	if (count != 1)
		buffer_printf(out, ",%zu", count);
}

/* Appends the changes from first to last, whose contexts touch. */
static void
add_hunk(const struct diff *diff, size_t first, size_t last, struct buffer *out)
{
	const struct change *a = &diff->changes[first], *z = &diff->changes[last], *c;
	size_t before = a->at[0] < CONTEXT ? a->at[0] : CONTEXT;
	size_t end = z->at[0] + z->count[0], left = diff->sides[0].count - end, at, i;
	size_t after = left < CONTEXT ? left : CONTEXT;

	buffer_add(out, STR("@@"));
	for (i = 0; i < 2; i++)
		add_range("-+"[i], a -> at[i] - before,
		    z -> at[i] + z -> count[i] + after - (a->at[i] - before), out);
	buffer_add(out, STR(" @@\n"));
	at = a->at[0] - before;
	for (i = first; i <= last; i++) {
		c = &diff->changes[i];
		add_lines(&diff->sides[0], ' ', at, c->at[0], out);
		at = c->at[0] + c->count[0];
		add_lines(&diff->sides[0], '-', c->at[0], at, out);
		add_lines(&diff->sides[1], '+', c->at[1], c->at[1] + c->count[1], out);
	}
	add_lines(&diff->sides[0], ' ', at, at + after, out);
}

static void
add_head(const struct diff *diff, struct buffer *out)
{
	const struct text *old = diff->sides[0].file->text, *new = diff->sides[1].file->text;

	if (old->encoding != new->encoding)
		buffer_printf(out, "old-encoding: %s\nnew-encoding: %s\n",
		    encoding_rows[old->encoding].name, encoding_rows[new->encoding].name);
	buffer_add(out, STR("--- "));
	escape_text(old->name, out);
	buffer_add(out, STR("\n+++ "));
	escape_text(new->name, out);
	buffer_char(out, '\n');
}

void
diff_write(const struct diff_file *old, const struct diff_file *new, struct buffer *out)
{
	struct diff diff = { .count = 0 };
	size_t first, last;

	arena_init(&diff.arena, out->memory);
	split(&diff, &diff.sides[0], old);
	split(&diff, &diff.sides[1], new);
	compare(&diff);
	if (diff.count > 0 || old->text->encoding != new->text->encoding)
		add_head(&diff, out);
	for (first = 0; first < diff.count; first = last + 1) {
		for (last = first; last + 1 < diff.count; last++) {
			const struct change *c = &diff.changes[last];

			if (diff.changes[last + 1].at[0] - (c->at[0] + c->count[0]) > 2 * CONTEXT)
				break;
		}
		add_hunk(&diff, first, last, out);
	}
	arena_free(&diff.arena);
}
