#include "writers/book/sbk_book.h"

#include <stdlib.h>

#include "record/sfen.h"

const unsigned char sbk_book_none[COMPACT_SIZE];

void
sbk_book_id(const struct diagram *diagram, unsigned char *id)
{
	compact_write(diagram, PACKING_yaneuraou, id);
}

static void
identify(const struct book_lines *lines, const struct diagram *diagram, unsigned char *id)
{
	(void)lines;
	sbk_book_id(diagram, id);
}

bool
sbk_book_holds(const struct move *move)
{
	return compact_holds(move) &&
	       (move->kind == MOVE_end ||
		   (move->flags & (MOVE_illegal | MOVE_misnamed)) != MOVE_illegal);
}

void
sbk_book_init(struct sbk_book *book, struct arena *arena)
{
	*book = (struct sbk_book){ .arena = arena,
		.lines = { .arena = arena,
		    .move16 = MOVE16_yaneuraou,
		    .identify = identify,
		    .holds = sbk_book_holds } };
}

void
sbk_book_board(struct diagram *diagram, const unsigned char *id)
{
	struct compact_fault fault;
	square_t kings[2];
	enum side turn;

	*diagram = (struct diagram){ .width = 9, .height = 9 };
	compact_read(id, PACKING_yaneuraou, diagram->cells, diagram->hands, kings, &turn, &fault);
	diagram->turn = (uint8_t)turn;
}

struct sbk_state *
sbk_book_add(struct sbk_book *book, const unsigned char *id)
{
	struct sbk_state *state = ARENA_ADD(book->arena, book->states, book->count, book->cap);

	*state = (struct sbk_state){ .order = (uint32_t)book->count, .ply = UINT32_MAX };
	memcpy(state->id, id, COMPACT_SIZE);
	return state;
}

void
sbk_book_say(struct sbk_book *book, const unsigned char *id, uint32_t tag, struct str bytes)
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
compare_ids(const void *a, const void *b)
{
	return memcmp(
	    ((const struct sbk_state *)a)->id, ((const struct sbk_state *)b)->id, COMPACT_SIZE);
}

/* Finds where the lines of a state lead. */
static void
find_edges(struct sbk_book *book, const struct sbk_state *state)
{
	struct diagram diagram, after;
	struct sbk_state wanted, *to;

	sbk_book_board(&diagram, state->id);
	for (size_t i = state->lines; i < state->lines_end; i++) {
		struct sbk_edge *edge = &book->edges[i];

		after = diagram;
		edge->bits = sbk_play(&after, book->lines.list[i].move);
		edge->to = NULL;
		if (compact_unfit(&after).n > 0)
			continue;
		sbk_book_id(&after, wanted.id);
		to = bsearch(&wanted, book->states, book->count, sizeof wanted, compare_ids);
		edge->to = to;
		if (to != NULL)
			to->led = true;
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
			struct sbk_state *to = book->edges[i].to;

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

static void
put_count(struct buffer *out, uint32_t tag, uint32_t count)
{
	sbk_put_number(out, tag, count < INT32_MAX ? count : INT32_MAX);
}

/* Appends the texts of one kind, each in a line. */
static void
put_text(struct buffer *out, const struct sbk_book *book, size_t from, size_t to, uint32_t tag)
{
	size_t n = out->n;

	for (; from < to; from++) {
		if (book->said[from].tag != tag)
			continue;
		buffer_add(out, out->n > n ? STR("\n") : NO_STR);
		buffer_add(out, book->said[from].bytes);
	}
}

static void
put_move(struct buffer *out, const struct book_line *line, const struct sbk_edge *edge)
{
	sbk_put_number(out, SBK_BITS, (int32_t)edge->bits);
	sbk_put_number(out, SBK_QUALITY, line->quality);
	put_count(out, SBK_WEIGHT, line->count);
	sbk_put_number(out, SBK_NEXT, edge->to == NULL ? -1 : (int64_t)edge->to->number);
}

static void
put_state(struct buffer *out, const struct sbk_book *book, const struct sbk_state *state)
{
	size_t begin = out->n, from;
	struct diagram diagram;

	sbk_put_number(out, SBK_ID, state->number);
	sbk_put_number(out, SBK_BOARD_KEY, 0);
	sbk_put_number(out, SBK_HAND_KEY, 0);
	put_count(out, SBK_GAMES, state->games);
	put_count(out, SBK_WON_BLACK, state->black);
	put_count(out, SBK_WON_WHITE, state->white);
	if (state->root) {
		from = out->n;
		sbk_book_board(&diagram, state->id);
		sfen_write(&diagram, state->ply + 1, out);
		sbk_wrap(out, from, SBK_POSITION);
	}
	from = out->n;
	put_text(out, book, state->said, state->said_end, SBK_COMMENT);
	if (out->n > from)
		sbk_wrap(out, from, SBK_COMMENT);
	for (size_t i = state->lines; i < state->lines_end; i++) {
		from = out->n;
		put_move(out, &book->lines.list[i], &book->edges[i]);
		sbk_wrap(out, from, SBK_MOVE);
	}
	for (size_t i = state->said; i < state->said_end; i++)
		if (book->said[i].tag == SBK_EVAL)
			sbk_put_bytes(out, SBK_EVAL, book->said[i].bytes);
	sbk_wrap(out, begin, SBK_STATE);
}

void
sbk_book_write(struct sbk_book *book, struct buffer *out)
{
	struct sbk_state **list;

	book_lines_sort(&book->lines);
	sort_said(book);
	sort_states(book);
	book->edges = arena_zero(book->arena, (book->lines.count + 1) * sizeof *book->edges);
	for (size_t i = 0; i < book->count; i++)
		find_edges(book, &book->states[i]);
	list = sort_roots(book);
	for (uint32_t tag = SBK_AUTHOR; tag <= SBK_DESCRIPTION;
	     tag += SBK_DESCRIPTION - SBK_AUTHOR) {
		size_t from = out->n;

		put_text(out, book, 0, book->said_count, tag);
		sbk_wrap(out, from, tag);
	}
	for (size_t i = 0; i < book->count; i++)
		put_state(out, book, list[i]);
}
