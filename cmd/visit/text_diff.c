#include "cmd/visit/text_diff.h"

#include "lib/escape.h"
#include "record/text/utf8.h"

enum { CONTEXT = 3, NEAR = 6 };

/* One version of the file: its lines, each with its end. */
struct side {
	const struct text *text;
	uint32_t *starts; /* of the lines, and the text's end after them */
	size_t count;
	size_t to; /* the lines before the last ones, which both versions have */
};

/* A change: the old lines from[0] up to to[0] become the new lines from[1] up to to[1]. */
struct change {
	size_t from[2], to[2];
	bool hidden; /* one of its lines would act, so it is not printed */
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

	return old < a->to && new < b->to &&str_eq(line_of(a, old), line_of(b, new));
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
	*old += *old < diff->sides[0].to;
	*new += *new < diff->sides[1].to;
}

static bool
any_left(const struct diff *diff, const size_t at[2])
{
	return at[0] < diff->sides[0].to || at[1] < diff->sides[1].to;
}

/* Leaves the lines that both versions end with out of the comparison. */
static void
leave_end(struct diff *diff)
{
	struct side *a = &diff->sides[0], *b = &diff->sides[1];

	a->to = a->count;
	b->to = b->count;
	while (a->to > 0 && b->to > 0 && str_eq(line_of(a, a->to - 1), line_of(b, b->to - 1))) {
		a->to--;
		b->to--;
	}
}

static void
compare(struct diff *diff)
{
	size_t at[2] = { 0, 0 };

	leave_end(diff);
	while (any_left(diff, at)) {
		struct change change = { .from = { at[0], at[1] } };

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

/* Whether a CI takes the character for a blank before its command. */
static bool
is_blank(uint32_t code)
{
	return code == ' ' || code == '\t' || code == '\r' || code == 0xA0 || code == 0xFEFF ||
	       code == 0x1680 || (code >= 0x2000 && code <= 0x200A) || code == 0x202F ||
	       code == 0x205F || code == 0x3000;
}

/*
 * Returns whether a line, printed after a sign, would act on a terminal or on the CI in whose log
 * it stands: see escape.h.  A CR in it begins a line of the log.  A diff that shows such a line
 * escaped could not be applied.
 */
static bool
line_acts(struct str line, char sign)
{
	bool start = sign == ' ';
	uint32_t code, before = 0;

	if (str_ends(line, STR("\n")))
		line = str_first(line, line.n - (str_ends(line, STR("\r\n")) ? 2 : 1));
	for (; line.n > 0; before = code) {
		if (start && str_starts(line, STR("::")))
			return true;
		line = str_after(line, utf8_read(line, &code));
		if ((before == '#' && code == '#') ||
		    (escape_needed(code) && code != '\t' && code != '\r' && code != 0xFEFF))
			return true;
		start = code == '\r' || (start && is_blank(code));
	}
	return false;
}

static bool
any_acts(const struct side *side, char sign, size_t from, size_t to)
{
	while (from < to && !line_acts(line_of(side, from), sign))
		from++;
	return from < to;
}

/* Appends lines, each after a sign. */
static void
add_lines(const struct side *side, char sign, size_t from, size_t to, struct buffer *out)
{
	for (; from < to; from++) {
		struct str line = line_of(side, from);

		buffer_char(out, sign);
		buffer_add(out, line);
		if (!str_ends(line, STR("\n")))
			buffer_add(out, STR("\n\\ No newline at end of file\n"));
	}
}

/* The lines around a hunk. */
struct context {
	size_t before, after;
};

/* Returns the lines around the changes from first to last: as many before as after where the file
 * goes on, because patch(1) takes fewer for an end of the file. */
static struct context
find_context(const struct diff *diff, const struct change *first, const struct change *last)
{
	const struct side *old = &diff->sides[0];
	const struct change *end = diff->changes + diff->count - 1;
	size_t top = first == diff->changes ? 0 : first[-1].to[0];
	size_t bottom = last == end ? old->count : last[1].from[0];
	size_t from = first->from[0], to = last->to[0], min;
	struct context context = { 0, 0 };
	bool cut;

	while (context.before < CONTEXT && from - context.before > top &&
	       !line_acts(line_of(old, from - context.before - 1), ' '))
		context.before++;
	while (context.after < CONTEXT && to + context.after < bottom &&
	       !line_acts(line_of(old, to + context.after), ' '))
		context.after++;
	cut = (context.before < CONTEXT && context.before < from) ||
	      (context.after < CONTEXT && context.after < old->count - to);
	min = context.before < context.after ? context.before : context.after;
	return cut ? (struct context){ min, min } : context;
}

/* Appends the changes from first to last, whose contexts touch.  Before them the new version has
 * `more` lines more than the old one with the changes that are printed. */
static void
add_hunk(const struct diff *diff, const struct change *first, const struct change *last,
    size_t more, struct buffer *out)
{
	const struct side *old = &diff->sides[0], *new = &diff->sides[1];
	struct context context = find_context(diff, first, last);
	size_t at = first->from[0] - context.before, i;

	buffer_add(out, STR("@@"));
	for (i = 0; i < 2; i++) {
		size_t from = first->from[i] - context.before;
		size_t count = last->to[i] - from + context.after;

		from -= i == 1 ? more : 0;
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
	add_lines(old, ' ', at, at + context.after, out);
}

/* Returns whether a change and the next one are printed in one hunk. */
static bool
joins(const struct diff *diff, const struct change *change)
{
	size_t from = change->to[0], to = change[1].from[0];

	return !change->hidden && !change[1].hidden && to - from <= 2 * CONTEXT &&
	       !any_acts(&diff->sides[0], ' ', from, to);
}

/* Marks the changes that are not printed, and adds them to *hidden. */
static void
hide_changes(struct diff *diff, struct diff_hidden *hidden)
{
	struct change *change = diff->changes, *end = change + diff->count;

	for (; change != end; change++) {
		change->hidden = any_acts(&diff->sides[0], '-', change->from[0], change->to[0]) ||
				 any_acts(&diff->sides[1], '+', change->from[1], change->to[1]);
		if (change->hidden && hidden->count++ == 0)
			hidden->line = change->from[0] + 1;
	}
}

/* Appends the hunks of the changes that are not hidden. */
static void
add_hunks(const struct diff *diff, struct buffer *out)
{
	const struct change *first = diff->changes, *end = first + diff->count, *last;
	size_t more = 0; /* lines that the hidden changes add; it may wrap around */

	for (last = first; last != end; last++) {
		if (last + 1 != end && joins(diff, last))
			continue;
		if (last->hidden)
			more += (last->to[1] - last->from[1]) - (last->to[0] - last->from[0]);
		else
			add_hunk(diff, first, last, more, out);
		first = last + 1;
	}
}

struct diff_hidden
diff_write(const struct text *old, const struct text *new, struct buffer *out)
{
	struct diff_hidden hidden = { 0, 0 };
	struct diff diff = { .count = 0 };

	arena_init(&diff.arena, out->memory);
	split(&diff, &diff.sides[0], old);
	split(&diff, &diff.sides[1], new);
	compare(&diff);
	hide_changes(&diff, &hidden);
	if (old->encoding != new->encoding)
		buffer_printf(out, "old-encoding: %s\nnew-encoding: %s\n",
		    encoding_rows[old->encoding].name, encoding_rows[new->encoding].name);
	if (diff.count > hidden.count || old->encoding != new->encoding) {
		buffer_add(out, STR("--- "));
		escape_text(old->name, out);
		buffer_add(out, STR("\n+++ "));
		escape_text(new->name, out);
		buffer_char(out, '\n');
	}
	add_hunks(&diff, out);
	arena_free(&diff.arena);
	return hidden;
}
