#include "cmd/judge/suppress.h"

#include <string.h>

/* Returns the next line from at on that is neither a comment nor blank; empty at the text's end. */
static struct span
line_after(const struct text *text, uint32_t at, char sign)
{
	struct span line;

	while (text_next_line(text->body, &at, &line)) {
		struct str trimmed = str_ltrim(text_str(text, line));

		if (trimmed.n > 0 && trimmed.p[0] != sign)
			return line;
	}
	return (struct span){ (uint32_t)text->body.n, 0 };
}

void
suppress_init(struct suppressions *suppressions, struct memory *memory)
{
	*suppressions = (struct suppressions){ .settled = 0 };
	arena_init(&suppressions->arena, memory);
}

void
suppress_free(struct suppressions *suppressions)
{
	arena_free(&suppressions->arena);
}

void
suppress_begin(struct suppressions *suppressions)
{
	struct arena arena = suppressions->arena;

	arena_reset(&arena);
	*suppressions = (struct suppressions){ .arena = arena };
}

void
suppress_join(struct suppressions *suppressions, const struct suppressions *of, char *used)
{
	suppress_begin(suppressions);
	suppressions->of_file = of->of_file;
	suppressions->of_file.count = suppressions->active = of->active;
	suppressions->of_file.used = (unsigned char *)used;
	suppressions->shared = true;
}

/* A search for suppressions. */
struct search {
	struct suppressions *to;
	const struct text *text;
	uint32_t passed; /* what is before was found already */
};

/* Makes room for one more.  The old array stays as it is: workers may be reading it. */
static void
grow(struct arena *arena, struct suppression_list *list)
{
	enum { FEW = 16 };
	struct suppression *old = list->list;
	unsigned char *used = list->used;

	if (list->count < list->cap)
		return;
	list->cap = list->cap == 0 ? FEW : 2 * list->cap;
	list->list = arena_take(arena, list->cap * sizeof *list->list);
	list->used = arena_take(arena, list->cap);
	if (list->count == 0)
		return;
	memcpy(list->list, old, list->count * sizeof *old);
	memcpy(list->used, used, list->count);
}

/* Returns whether a name is of findings that only kifu event has, so that nobody else knows whether
 * it is used. */
static bool
is_of_events(const struct rule_name *name)
{
	return name->rule != DIAG_COUNT ? diag_rows[name->rule].group == GROUP_event
					: name->group == GROUP_event;
}

/* Adds a name for these lines, or for the file (NULL). */
static void
add_name(const struct search *search, struct str name, const struct span *lines)
{
	struct suppressions *to = search->to;
	struct suppression_list *list = lines != NULL ? &to->of_lines : &to->of_file;
	struct arena *arena = lines != NULL ? search->text->arena : &to->arena;
	uint32_t at = (uint32_t)(name.p - search->text->body.p);
	struct suppression *suppression;

	if (lines == NULL && at < search->passed)
		return;
	to->missed |= lines == NULL && to->shared;
	if ((lines == NULL && to->shared) ||
	    list->count + (lines != NULL ? to->gone : 0) >= SUPPRESS_MAX)
		return;
	grow(arena, list);
	suppression = &list->list[list->count];
	*suppression = (struct suppression){ .at = { at, (uint32_t)name.n },
		.lines = lines != NULL ? *lines : (struct span){ 0, UINT32_MAX } };
	rule_name_find(lines != NULL ? name : arena_str(arena, name), &suppression->name);
	list->used[list->count++] = is_of_events(&suppression->name);
}

/* Adds the names of a list that ends with the line or with "--". */
static void
add_names(const struct search *search, struct str list, const struct span *lines)
{
	size_t n;

	list = str_first(list, str_find(list, STR("--")));
	while (list.n > 0) {
		for (n = 0; n < list.n && list.p[n] != ',' && !str_is_blank(list.p[n]); n++)
			;
		if (n > 0)
			add_name(search, str_first(list, n), lines);
		list = str_after(list, n + (n < list.n));
	}
}

/* Returns the start of the line that holds at. */
static size_t
line_start(struct str body, size_t at)
{
	while (at > 0 && !str_is_line_end(body.p[at - 1]))
		at--;
	return at;
}

void
suppress_find(
    struct suppressions *suppressions, const struct text *text, enum format format, uint32_t passed)
{
	static const struct str word = { "kifu: ignore", 12 }, whole = { "-file", 5 };
	struct str body = text->body, before, list;
	const struct search search = { suppressions, text, passed };
	const char sign = format_rows[format].comment;
	struct span line, target = { 0, 0 };
	size_t at = text->from, start;
	uint32_t next;

	suppressions->of_lines = (struct suppression_list){ .count = 0 };
	suppressions->gone += suppressions->settled; /* the others are found again */
	suppressions->settled = 0;
	if (!suppressions->shared)
		suppressions->of_file.count = suppressions->active;
	if (sign == '\0')
		return;
	for (; (at += str_find(str_after(body, at), word)) < body.n; at = next) {
		start = line_start(body, at);
		next = (uint32_t)start;
		text_next_line(body, &next, &line);
		before = str_trim(str_first(str_after(body, start), at - start));
		if (before.n != 1 || before.p[0] != sign)
			continue;
		list = str_after(text_str(text, line), at - start + word.n);
		if (str_starts(list, whole)) {
			add_names(&search, str_after(list, whole.n), NULL);
			continue;
		}
		if (target.at < next) /* else only comments come before it */
			target = line_after(text, next, sign);
		add_names(&search, list, &target);
	}
}

void
suppress_activate(struct suppressions *suppressions, uint32_t until)
{
	const struct suppression_list *of = &suppressions->of_file;

	while (suppressions->active < of->count && of->list[suppressions->active].at.at < until)
		suppressions->active++;
}

const struct suppression *
suppress_next_unused(struct suppressions *suppressions, uint32_t until)
{
	const struct suppression_list *of = &suppressions->of_lines;

	while (
	    suppressions->settled < of->count && of->list[suppressions->settled].lines.at < until) {
		if (!of->used[suppressions->settled++])
			return &of->list[suppressions->settled - 1];
	}
	return NULL;
}

uint32_t
suppress_keep(const struct suppressions *suppressions, const struct text *text, uint32_t until)
{
	const struct suppression_list *of = &suppressions->of_lines;

	if (suppressions->settled < of->count && of->list[suppressions->settled].at.at < until)
		return (uint32_t)line_start(text->body, of->list[suppressions->settled].at.at);
	return until;
}

/* Returns the first whose lines do not end before at. */
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

/* Marks the first suppression in the list that applies as used.  Returns false if none does. */
static bool
use_first(const struct suppression_list *of, size_t from, size_t count,
    const struct finding *finding, struct str name)
{
	uint32_t at = finding->at.at;
	size_t i;

	for (i = from; i < count && of->list[i].lines.at <= at; i++) {
		const struct suppression *suppression = &of->list[i];
		const struct rule_name *rule = &suppression->name;

		if (at - suppression->lines.at <= suppression->lines.n &&
		    (rule->rule == finding->rule || rule->group == diag_rows[finding->rule].group ||
			(rule->user.n > 0 && str_eq(rule->user, name)))) {
			of->used[i] = 1;
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

	return (lines->count > 0 && use_first(lines, first_near(lines, finding->at.at),
					lines->count, finding, name)) ||
	       use_first(&suppressions->of_file, 0, suppressions->active, finding, name);
}
