#include "cmd/fix/diff.h"

#include "cmd/report/escape.h"
#include "record/text/utf8.h"

enum { CONTEXT = 3, NEAR = 6 };

/* One version of the file: its lines, each with its end. */
struct side {
	const struct text *text;
	uint32_t *starts; /* of the lines, and the text's end after them */
	size_t count;
};

/* A change: the old lines from[0] up to to[0] become the new lines from[1] up to to[1]. */
struct change {
	size_t from[2], to[2];
};

struct diff {
	struct side sides[2];
	struct change *changes;
	size_t count, cap;
	struct arena arena;
};

static void
split(struct diff *diff, struct side *side, const struct text *text)
{
	struct str rest = text->body;

	side->text = text;
	side->starts =
	    arena_take(&diff->arena, ((size_t)text_lines(rest) + 1) * sizeof *side->starts);
	while (rest.n > 0) {
		side->starts[side->count++] = (uint32_t)(text->body.n - rest.n);
		str_cut(&rest, '\n');
	}
	side->starts[side->count] = (uint32_t)text->body.n;
}

/* Returns a line with its end. */
static struct str
line_of(const struct side *side, size_t i)
{
	uint32_t start = side->starts[i];

	return (struct str){ side->text->body.p + start, side->starts[i + 1] - start };
}

static bool
same_line(const struct diff *diff, size_t old, size_t new)
{
	const struct side *a = &diff->sides[0], *b = &diff->sides[1];

	return old < a->count && new < b->count &&str_eq(line_of(a, old), line_of(b, new));
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

static bool
any_left(const struct diff *diff, const size_t at[2])
{
	return at[0] < diff->sides[0].count || at[1] < diff->sides[1].count;
}

static void
compare(struct diff *diff)
{
	size_t at[2] = { 0, 0 };

	while (any_left(diff, at)) {
		struct change change = { { at[0], at[1] }, { 0, 0 } };

		if (same_line(diff, at[0], at[1])) {
			at[0]++;
			at[1]++;
			continue;
		}
		while (any_left(diff, at) && !same_line(diff, at[0], at[1]))
			find_again(diff, &at[0], &at[1]);
		change.to[0] = at[0];
		change.to[1] = at[1];
		diff->changes = arena_grow(&diff->arena, diff->changes, sizeof *diff->changes,
		    diff->count + 1, &diff->cap);
		diff->changes[diff->count++] = change;
	}
}

/* Appends lines, each after a sign and with control characters escaped. */
static void
add_lines(const struct side *side, char sign, size_t from, size_t to, struct buffer *out)
{
	static const struct str mark = { "\xEF\xBB\xBF", 3 };
	uint32_t code;
	size_t end;

	for (; from < to; from++) {
		struct str line = line_of(side, from);
		bool ended = str_ends(line, STR("\n"));

		buffer_char(out, sign);
		if (from == 0 && side->text->encoding == ENCODING_utf8 && str_starts(line, mark)) {
			buffer_add(out, mark);
			line = str_after(line, mark.n);
		}
		end = str_ends(line, STR("\r\n")) ? 2 : ended;
		while (line.n > end) {
			size_t n = utf8_read(line, &code);

			if (code == '\t')
				buffer_char(out, '\t');
			else
				escape_character(0, code, out);
			line = str_after(line, n);
		}
		buffer_add(out, line);
		if (!ended)
			buffer_add(out, STR("\n\\ No newline at end of file\n"));
	}
}

/* Appends the changes from first to last, whose contexts touch. */
static void
add_hunk(const struct diff *diff, const struct change *first, const struct change *last,
    struct buffer *out)
{
	const struct side *old = &diff->sides[0], *new = &diff->sides[1];
	size_t left = old->count - last->to[0], after = left < CONTEXT ? left : CONTEXT, i;
	size_t before = first->from[0] < CONTEXT ? first->from[0] : CONTEXT;
	size_t at = first->from[0] - before;

	buffer_add(out, STR("@@"));
	for (i = 0; i < 2; i++) {
		size_t from = first->from[i] - before, count = last->to[i] - from + after;

		/* An empty range is named by the line before it. */
		buffer_printf(out, " %c%zu", "-+"[i], count > 0 ? from + 1 : from);
		if (count != 1)
			buffer_printf(out, ",%zu", count);
	}
	buffer_add(out, STR(" @@\n"));
	for (; first <= last; first++) {
		add_lines(old, ' ', at, first->from[0], out);
		add_lines(old, '-', first->from[0], first->to[0], out);
		add_lines(new, '+', first->from[1], first->to[1], out);
		at = first->to[0];
	}
	add_lines(old, ' ', at, at + after, out);
}

void
diff_write(const struct text *old, const struct text *new, struct buffer *out)
{
	struct diff diff = { .count = 0 };
	size_t first, i;

	arena_init(&diff.arena, out->memory);
	split(&diff, &diff.sides[0], old);
	split(&diff, &diff.sides[1], new);
	compare(&diff);
	if (old->encoding != new->encoding)
		buffer_printf(out, "old-encoding: %s\nnew-encoding: %s\n",
		    encoding_rows[old->encoding].name, encoding_rows[new->encoding].name);
	if (diff.count > 0 || old->encoding != new->encoding) {
		buffer_add(out, STR("--- "));
		escape_text(old->name, out);
		buffer_add(out, STR("\n+++ "));
		escape_text(new->name, out);
		buffer_char(out, '\n');
	}
	for (first = i = 0; i < diff.count; i++) {
		const struct change *last = &diff.changes[i];

		if (i + 1 < diff.count && last[1].from[0] - last->to[0] <= 2 * CONTEXT)
			continue;
		add_hunk(&diff, &diff.changes[first], last, out);
		first = i + 1;
	}
	arena_free(&diff.arena);
}
