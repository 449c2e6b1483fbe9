#include "lib/books/book_sort.h"

#include <stdlib.h>

#include "record/sfen.h"
#include "record/text/text.h"

/* The line of a move, and the comments below it. */
struct line {
	struct str words, comments;
	long value, count;
	size_t number; /* in the book */
};

/* A position with the lines of its moves. */
struct entry {
	struct str sfen;   /* without its number */
	struct str number; /* as written; may be empty */
	struct str comments;
	struct line *lines;
	size_t count, cap;
	size_t place; /* in the book */
	bool merged;
};

struct sorter {
	const struct book_sorting *sorting;
	struct arena arena;
	struct buffer usual; /* a position as engines write it, in the arena */
	struct str top;      /* what precedes the first position */
	struct entry *list;
	size_t count, cap;
};

/* --- reading */

/* Returns the text up to the end of a line. */
static struct str
joined(struct str text, struct str line)
{
	return text.n == 0 ? line : (struct str){ text.p, (size_t)(line.p + line.n - text.p) };
}

/* Returns the number that a word is, or another. */
static long
number_of(struct str word, long other)
{
	enum { DIGITS = 9 };
	size_t sign = str_starts(word, STR("-")), i = sign;
	long n = 0;

	for (; i < word.n && str_is_digit(word.p[i]) && i < DIGITS + sign; i++)
		n = n * 10 + (word.p[i] - '0');
	if (i < word.n || i == sign)
		return other;
	return sign > 0 ? -n : n;
}

/* Sets the position as engines write it. */
static void
spell(struct sorter *sorter, struct entry *entry)
{
	enum { LONGEST = sizeof(struct sfen_text) + 64 };
	struct buffer *usual = &sorter->usual;
	struct diagram diagram;
	size_t bad;

	if (sfen_read(NULL, entry->sfen, &diagram, &bad) != entry->sfen.n)
		return;
	if (usual->p == NULL)
		*usual =
		    (struct buffer){ .p = arena_take(&sorter->arena, LONGEST), .cap = LONGEST };
	buffer_clear(usual);
	sfen_write(&diagram, 0, usual);
	entry->sfen = arena_str(&sorter->arena, str_first(buffer_str(usual), usual->n - 2));
}

static void
add_entry(struct sorter *sorter, struct str words)
{
	struct entry entry = { .place = sorter->count };
	size_t n;

	words = str_trim(str_after(words, strlen("sfen ")));
	for (n = words.n; n > 0 && str_is_digit(words.p[n - 1]);)
		n--;
	entry.number = str_after(words, n);
	entry.sfen = str_rtrim(str_first(words, n));
	if (sorter->sorting->spelling)
		spell(sorter, &entry);
	*ARENA_ADD(&sorter->arena, sorter->list, sorter->count, sorter->cap) = entry;
}

static void
add_line(struct sorter *sorter, struct str words, size_t number)
{
	struct entry *entry = &sorter->list[sorter->count - 1];
	struct line line = { .words = words, .number = number };

	str_cut_word(&words);
	str_cut_word(&words);
	line.value = number_of(str_cut_word(&words), 0);
	str_cut_word(&words);
	line.count = number_of(str_cut_word(&words), 1);
	*ARENA_ADD(&sorter->arena, entry->lines, entry->count, entry->cap) = line;
}

static void
read_book(struct sorter *sorter, struct str book)
{
	uint32_t at = 0;
	struct span place;
	size_t number = 0;

	while (text_next_line(book, &at, &place)) {
		struct str line = { book.p + place.at, place.n }, words = str_trim(line);
		struct entry *entry = sorter->count > 0 ? &sorter->list[sorter->count - 1] : NULL;
		bool comment = words.n == 0 || words.p[0] == '#' || str_starts(words, STR("//"));

		if (str_starts(words, STR("sfen ")))
			add_entry(sorter, words);
		else if (entry == NULL)
			sorter->top = joined(sorter->top, line);
		else if (!comment)
			add_line(sorter, words, number);
		else if (entry->count == 0)
			entry->comments = joined(entry->comments, line);
		else
			entry->lines[entry->count - 1].comments =
			    joined(entry->lines[entry->count - 1].comments, line);
		number++;
	}
}

/* --- merging */

static int
order_of(size_t a, size_t b)
{
	return a < b ? -1 : a > b;
}

/* Orders positions, those that are the same by number, then as in the book. */
static int
compare_positions(const void *a, const void *b)
{
	const struct entry *x = a, *y = b;
	int order = str_order(x->sfen, y->sfen);

	if (order == 0)
		order = x->number.n != y->number.n ? order_of(x->number.n, y->number.n)
						   : str_order(x->number, y->number);
	return order != 0 ? order : order_of(x->place, y->place);
}

/* Orders positions by their lines. */
static int
compare_lines(const void *a, const void *b)
{
	const struct entry *x = a, *y = b;
	int order = str_order(x->sfen, y->sfen);

	if (order == 0)
		order = str_order(x->number, y->number);
	return order != 0 ? order : order_of(x->place, y->place);
}

static struct str
move_of(const struct line *line)
{
	struct str words = line->words;

	return str_cut_word(&words);
}

/* Orders lines by their moves, then as in the book. */
static int
compare_moves(const void *a, const void *b)
{
	const struct line *x = a, *y = b;
	int order = str_order(move_of(x), move_of(y));

	return order != 0 ? order : order_of(x->number, y->number);
}

static int
compare_numbers(const void *a, const void *b)
{
	return order_of(((const struct line *)a)->number, ((const struct line *)b)->number);
}

/* Orders lines by count and value, falling. */
static int
compare_worth(const void *a, const void *b)
{
	const struct line *x = a, *y = b;

	if (x->count != y->count)
		return x->count > y->count ? -1 : 1;
	if (x->value != y->value)
		return x->value > y->value ? -1 : 1;
	return order_of(x->number, y->number);
}

static struct str
both(struct sorter *sorter, struct str a, struct str b)
{
	if (a.n == 0 || b.n == 0)
		return a.n == 0 ? b : a;
	return arena_printf(&sorter->arena, "%.*s\n%.*s", (int)a.n, a.p, (int)b.n, b.p);
}

/* Makes a line and a later one of the same move one: that of the later, with the sum of counts. */
static void
merge_lines(struct sorter *sorter, struct line *line, const struct line *later)
{
	struct str rest = later->words, words[4];

	for (unsigned i = 0; i < 4; i++) {
		words[i] = str_cut_word(&rest);
		if (words[i].n == 0)
			words[i] = i == 1 ? STR("none") : STR("0");
	}
	str_cut_word(&rest);
	line->count += later->count;
	line->value = later->value;
	line->words = arena_printf(&sorter->arena, "%.*s %.*s %.*s %.*s %ld%.*s", (int)words[0].n,
	    words[0].p, (int)words[1].n, words[1].p, (int)words[2].n, words[2].p, (int)words[3].n,
	    words[3].p, line->count, (int)rest.n, rest.p);
	line->comments = both(sorter, line->comments, later->comments);
}

/* Makes the lines of each move one. */
static void
merge_moves(struct sorter *sorter, struct entry *entry)
{
	size_t kept = 0;

	if (entry->count == 0)
		return;
	qsort(entry->lines, entry->count, sizeof *entry->lines, compare_moves);
	for (size_t i = 0; i < entry->count; i++)
		if (kept > 0 && str_eq(move_of(&entry->lines[kept - 1]), move_of(&entry->lines[i])))
			merge_lines(sorter, &entry->lines[kept - 1], &entry->lines[i]);
		else
			entry->lines[kept++] = entry->lines[i];
	entry->count = kept;
	qsort(entry->lines, entry->count, sizeof *entry->lines, compare_numbers);
}

/* Makes the entries of each position one. */
static void
merge_positions(struct sorter *sorter)
{
	struct arena *arena = &sorter->arena;
	size_t kept = 0;

	for (size_t i = 0; i < sorter->count; i++) {
		struct entry *entry = &sorter->list[i];
		struct entry *to = kept > 0 ? &sorter->list[kept - 1] : NULL;

		if (to == NULL || !str_eq(to->sfen, entry->sfen)) {
			sorter->list[kept++] = *entry;
			continue;
		}
		for (size_t j = 0; j < entry->count; j++)
			*ARENA_ADD(arena, to->lines, to->count, to->cap) = entry->lines[j];
		to->comments = both(sorter, to->comments, entry->comments);
		to->merged = true;
	}
	sorter->count = kept;
}

static void
merge(struct sorter *sorter)
{
	const struct book_sorting *sorting = sorter->sorting;

	if (sorter->count > 0)
		qsort(sorter->list, sorter->count, sizeof *sorter->list,
		    sorting->positions ? compare_positions : compare_lines);
	if (sorting->positions)
		merge_positions(sorter);
	for (size_t i = 0; i < sorter->count; i++) {
		struct entry *entry = &sorter->list[i];

		if (sorting->moves || entry->merged)
			merge_moves(sorter, entry);
		if (entry->merged && entry->count > 0)
			qsort(entry->lines, entry->count, sizeof *entry->lines, compare_worth);
	}
}

/* --- writing */

/* Appends lines, which may end with CR LF or CR. */
static void
write_lines(struct str lines, struct buffer *out)
{
	uint32_t at = 0;
	struct span line;

	while (text_next_line(lines, &at, &line)) {
		buffer_add(out, (struct str){ lines.p + line.at, line.n });
		buffer_char(out, '\n');
	}
}

static void
write_entry(const struct entry *entry, struct buffer *out)
{
	buffer_printf(out, "sfen %.*s%s%.*s\n", (int)entry->sfen.n, entry->sfen.p,
	    entry->number.n > 0 ? " " : "", (int)entry->number.n, entry->number.p);
	write_lines(entry->comments, out);
	for (size_t i = 0; i < entry->count; i++) {
		write_lines(entry->lines[i].words, out);
		write_lines(entry->lines[i].comments, out);
	}
}

void
book_sort(struct str book, const struct book_sorting *sorting, struct buffer *out)
{
	struct sorter sorter = { .sorting = sorting };

	arena_init(&sorter.arena, out->memory);
	read_book(&sorter, book);
	merge(&sorter);
	write_lines(sorter.top, out);
	for (size_t i = 0; i < sorter.count; i++)
		write_entry(&sorter.list[i], out);
	arena_free(&sorter.arena);
}
