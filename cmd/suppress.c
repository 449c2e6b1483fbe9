#include "cmd/suppress.h"

#include "cmd/policy.h"
#include "cmd/user.h"

/* What begins a line that other programs skip, by format. */
static const char marks[FORMAT_COUNT] = {
	[FORMAT_kif] = '#',
	[FORMAT_csa] = '\'',
	[FORMAT_csa3] = '\'',
};

static bool
is_comment(struct str line, char mark)
{
	line = str_ltrim(line);
	return line.n == 0 || line.p[0] == mark;
}

/* The next line behind at that is no comment, empty at the end of the text. */
static struct span
line_behind(const struct text *text, uint32_t at, char mark)
{
	struct span line;

	while (text_next_line(text->body, &at, &line)) {
		if (!is_comment(text_str(text, line), mark))
			return line;
	}
	return (struct span){ (uint32_t)text->body.n, 0 };
}

static void
add_name(struct suppression_list *to, const struct text *text, struct str name, struct span lines)
{
	struct suppression *suppression;

	if (to->count == SUPPRESS_MOST)
		return;
	to->list = arena_grow(text->arena, to->list, sizeof *to->list, to->count + 1, &to->cap);
	suppression = &to->list[to->count++];
	*suppression = (struct suppression){ .rule = diag_named(name), .lines = lines };
	suppression->group = policy_group(name);
	suppression->name = user_is_name(name) ? name : NO_STR;
	suppression->at = (struct span){ (uint32_t)(name.p - text->body.p), (uint32_t)name.n };
}

static bool
ends_name(char c)
{
	return c == ',' || c == ' ' || c == '\t';
}

/* Adds the names of a list that ends with the line or with "--". */
static void
add_names(struct suppression_list *to, const struct text *text, struct str list, struct span lines)
{
	size_t n;

	list = str_first(list, str_find(list, STR("--")));
	while (list.n > 0) {
		for (n = 0; n < list.n && !ends_name(list.p[n]); n++)
			;
		if (n > 0)
			add_name(to, text, str_first(list, n), lines);
		list = str_after(list, n < list.n ? n + 1 : n);
	}
}

/* Where the line that holds at begins. */
static size_t
line_start(struct str body, size_t at)
{
	while (at > 0 && body.p[at - 1] != '\n' && body.p[at - 1] != '\r')
		at--;
	return at;
}

void
suppress_find(struct suppressions *suppressions, const struct text *text, enum format format)
{
	static const struct str word = { "kifu: ignore", 12 }, whole = { "-file", 5 };
	struct str body = text->body, before, list;
	struct span line, target = { 0, 0 };
	size_t at = 0, start;
	uint32_t next;

	*suppressions = (struct suppressions){ .of_lines = { .count = 0 } };
	if (marks[format] == '\0')
		return;
	for (; (at += str_find(str_after(body, at), word)) < body.n; at = next) {
		start = line_start(body, at);
		next = (uint32_t)start;
		text_next_line(body, &next, &line);
		before = str_trim(str_first(str_after(body, start), at - start));
		if (before.n != 1 || before.p[0] != marks[format])
			continue;
		list = str_after(text_str(text, line), at - start + word.n);
		if (str_starts(list, whole)) {
			add_names(&suppressions->of_file, text, str_after(list, whole.n),
			    (struct span){ 0, (uint32_t)body.n });
			continue;
		}
		if (target.at < next) /* else all up to there are comments */
			target = line_behind(text, next, marks[format]);
		add_names(&suppressions->of_lines, text, list, target);
	}
	if (suppress_count(suppressions) > 0)
		suppressions->used = arena_zero(text->arena, suppress_count(suppressions));
}

static bool
speaks_of(const struct suppression *suppression, const struct finding *finding, struct str name)
{
	uint32_t at = finding->at.at;

	return at >= suppression->lines.at && at - suppression->lines.at <= suppression->lines.n &&
	       (suppression->rule == finding->rule ||
		   suppression->group == diag_rows[finding->rule].group ||
		   (suppression->name.n > 0 && str_eq(suppression->name, name)));
}

/* The first whose line does not end before at. */
static size_t
first_near(const struct suppression_list *of, uint32_t at)
{
	size_t low = 0, high = of->count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (of->list[middle].lines.at + of->list[middle].lines.n < at)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static bool
one_speaks(const struct suppression_list *of, size_t from, const struct finding *finding,
    struct str name, unsigned char *used)
{
	size_t i;

	for (i = from; i < of->count && of->list[i].lines.at <= finding->at.at; i++) {
		if (speaks_of(&of->list[i], finding, name)) {
			used[i] = 1;
			return true;
		}
	}
	return false;
}

bool
suppress_finding(
    const struct suppressions *suppressions, const struct finding *finding, struct str name)
{
	const struct suppression_list *lines = &suppressions->of_lines;
	unsigned char *used = suppressions->used;

	return suppress_count(suppressions) > 0 &&
	       (one_speaks(lines, first_near(lines, finding->at.at), finding, name, used) ||
		   one_speaks(&suppressions->of_file, 0, finding, name, used + lines->count));
}
