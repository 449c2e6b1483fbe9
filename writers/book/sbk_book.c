#include "writers/book/sbk_book.h"

#include <stdlib.h>

const char sbk_book_none[COMPACT_SIZE];

struct sbk_state *
sbk_book_add(struct sbk_book *book, const char *id)
{
	struct sbk_state *state = ARENA_ADD(book->arena, book->states, book->count, book->cap);

	*state = (struct sbk_state){ .order = (uint32_t)book->count, .ply = UINT32_MAX };
	memcpy(state->id, id, COMPACT_SIZE);
	return state;
}

void
sbk_book_say(struct sbk_book *book, const char *id, uint32_t tag, struct str bytes)
{
	struct sbk_said *said;

	if (bytes.n == 0)
		return;
	said = ARENA_ADD(book->arena, book->said, book->said_count, book->said_cap);
	*said =
	    (struct sbk_said){ .tag = tag, .order = (uint32_t)book->said_count, .bytes = bytes };
	memcpy(said->id, id, COMPACT_SIZE);
}

#define ORDER(a, b) ((a) < (b) ? -1 : (a) > (b))

static int
compare_states(const void *a, const void *b)
{
	const struct sbk_state *x = a, *y = b;
	int order = memcmp(x->id, y->id, COMPACT_SIZE);

	return order != 0 ? order : ORDER(x->order, y->order);
}

static int
compare_orders(const void *a, const void *b)
{
	const struct sbk_state *const *x = a, *const *y = b;

	return ORDER((*x)->order, (*y)->order);
}

static int
compare_kinds(const struct sbk_said *x, const struct sbk_said *y)
{
	int order = memcmp(x->id, y->id, COMPACT_SIZE);

	return order != 0 ? order : ORDER(x->tag, y->tag);
}

static int
compare_bytes(const void *a, const void *b)
{
	const struct sbk_said *x = a, *y = b;
	int order = compare_kinds(x, y);

	order = order != 0 ? order : str_order(x->bytes, y->bytes);
	return order != 0 ? order : ORDER(x->order, y->order);
}

static int
compare_said(const void *a, const void *b)
{
	const struct sbk_said *x = a, *y = b;
	int order = compare_kinds(x, y);

	return order != 0 ? order : ORDER(x->order, y->order);
}

/* Sorts what is said by state, what is the same once. */
static void
sort_said(struct sbk_book *book)
{
	struct sbk_said *list = book->said;
	size_t n = 0;

	if (book->said_count == 0)
		return;
	qsort(list, book->said_count, sizeof *list, compare_bytes);
	for (size_t i = 0; i < book->said_count; i++)
		if (n == 0 || compare_kinds(&list[n - 1], &list[i]) != 0 ||
		    !str_eq(list[n - 1].bytes, list[i].bytes))
			list[n++] = list[i];
	book->said_count = n;
	qsort(list, n, sizeof *list, compare_said);
}

/* Makes one state of all its mentions, sorted, with its lines and what is said of it. */
static void
sort_states(struct sbk_book *book)
{
	struct sbk_state *list = book->states;
	size_t n = 0, line = 0, said = 0;

	if (book->count > 0)
		qsort(list, book->count, sizeof *list, compare_states);
	for (size_t i = 0; i < book->count; i++) {
		struct sbk_state *last = &list[n - (n > 0)];

		if (n == 0 || memcmp(last->id, list[i].id, COMPACT_SIZE) != 0) {
			list[n++] = list[i];
			continue;
		}
		last->ply = last->ply < list[i].ply ? last->ply : list[i].ply;
		last->games += list[i].games;
		last->black += list[i].black;
		last->white += list[i].white;
	}
	book->count = n;
	for (size_t i = 0; i < n; i++) {
		while (said < book->said_count &&
		       memcmp(book->said[said].id, list[i].id, COMPACT_SIZE) < 0)
			said++;
		list[i].said = said;
		while (said < book->said_count &&
		       memcmp(book->said[said].id, list[i].id, COMPACT_SIZE) == 0)
			said++;
		list[i].said_end = said;
		list[i].lines = line;
		while (line < book->lines.count &&
		       memcmp(book->lines.list[line].id, list[i].id, COMPACT_SIZE) == 0)
			line++;
		list[i].lines_end = line;
	}
}

static int
compare_ids(const void *id, const void *state)
{
	return memcmp(id, ((const struct sbk_state *)state)->id, COMPACT_SIZE);
}

/* Finds where each line leads. */
static void
find_ways(struct sbk_book *book)
{
	const struct book_lines *lines = &book->lines;

	book->to = arena_zero(book->arena, (lines->count + 1) * sizeof *book->to);
	for (size_t i = 0; i < lines->count && book->count > 0; i++) {
		book->to[i] = bsearch(lines->list[i].to, book->states, book->count,
		    sizeof *book->states, compare_ids);
		if (book->to[i] != NULL)
			book->to[i]->led = true;
	}
}

/* Makes a root of a state, and reaches those to which moves lead from it. */
static void
reach(struct sbk_book *book, struct sbk_state *root, struct sbk_state **waiting)
{
	size_t count = 0;

	root->root = root->reached = true;
	waiting[count++] = root;
	while (count > 0) {
		const struct sbk_state *from = waiting[--count];

		for (size_t i = from->lines; i < from->lines_end; i++) {
			struct sbk_state *to = book->to[i];

			if (to == NULL || to->reached)
				continue;
			to->reached = true;
			waiting[count++] = to;
		}
	}
}

/* Finds the roots: states to which no move leads, and of those that lead to each other alone the
 * first.  Returns all states as they are written. */
static struct sbk_state **
sort_roots(struct sbk_book *book)
{
	size_t count = book->count, n = 0, size = (count + 1) * sizeof(struct sbk_state *);
	struct sbk_state **list = arena_zero(book->arena, size);
	struct sbk_state **sorted = arena_zero(book->arena, size); /* at first those that wait */

	for (size_t i = 0; i < count; i++)
		list[i] = &book->states[i];
	if (count > 0)
		qsort(list, count, sizeof *list, compare_orders);
	for (unsigned led = 0; led < 2; led++)
		for (size_t i = 0; i < count; i++)
			if (!list[i]->reached && list[i]->led == led)
				reach(book, list[i], sorted);
	for (unsigned root = 2; root-- > 0;)
		for (size_t i = 0; i < count; i++)
			if (list[i]->root == root) {
				list[i]->number = (uint32_t)n;
				sorted[n++] = list[i];
			}
	return sorted;
}

struct sbk_state **
sbk_book_sort(struct sbk_book *book)
{
	sort_said(book);
	sort_states(book);
	find_ways(book);
	return sort_roots(book);
}

struct str
sbk_book_text(const struct sbk_book *book, size_t from, size_t to, uint32_t tag)
{
	struct buffer text = { 0 };

	for (size_t i = from; i < to; i++)
		text.cap += book->said[i].bytes.n + 1;
	text.p = arena_take(book->arena, text.cap);
	for (size_t i = from; i < to; i++) {
		if (book->said[i].tag != tag)
			continue;
		buffer_add(&text, text.n > 0 ? STR("\n") : NO_STR);
		buffer_add(&text, book->said[i].bytes);
	}
	return buffer_str(&text);
}
