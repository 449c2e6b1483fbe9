#include "writers/book/book_lines.h"

#include <stdlib.h>

#include "record/evaluation.h"
#include "writers/book/book_each.h"

void
book_lines_put(unsigned char *p, uint64_t number, unsigned bytes)
{
	for (; bytes > 0; bytes--, number >>= 8)
		*p++ = (unsigned char)number;
}

uint64_t
book_lines_get(const char *p, unsigned bytes)
{
	uint64_t number = 0;

	while (bytes-- > 0)
		number = number << 8 | (unsigned char)p[bytes];
	return number;
}

struct book_line *
book_lines_add(struct book_lines *lines)
{
	struct book_line *line = ARENA_ADD(lines->arena, lines->list, lines->count, lines->cap);

	*line = (struct book_line){ .count = 1, .order = (uint32_t)lines->count };
	return line;
}

uint32_t
book_lines_number(const struct record *record, uint32_t node, struct str word, uint32_t other)
{
	struct str digits = evaluation_number(record, node, word);
	uint64_t number = 0;

	for (size_t i = 0; i < digits.n && str_is_digit(digits.p[i]) && number < INT32_MAX; i++)
		number = number * 10 + (uint32_t)(digits.p[i] - '0');
	number = number < INT32_MAX ? number : INT32_MAX;
	return digits.n == 0 || digits.p[0] == '-' ? other : (uint32_t)number;
}

struct str
book_lines_comment(const struct record *record, const struct note *note)
{
	if ((format_rows[record->format].carries & (HOLDS_book | BINARY_records)) != HOLDS_book)
		return note->text;
	return str_after(note->text, str_starts(note->text, STR("#"))    ? 1
				     : str_starts(note->text, STR("//")) ? 2
									 : 0);
}

uint8_t
book_lines_quality(const struct record *record, const struct note *note)
{
	uint8_t quality = SBK_QUALITIES - 1;

	while (quality > 0 &&
	       !str_eq(book_lines_comment(record, note), str_of(sbk_qualities[quality])))
		quality--;
	return quality;
}

/* Adds the moves after a node. */
static void
add_moves(const struct game *game, const struct diagram *diagram, uint32_t node, void *to)
{
	const struct record *record = game->record;
	struct book_lines *lines = to;
	unsigned char id[COMPACT_SIZE];

	if (compact_unfit(diagram).n > 0)
		return;
	lines->identify(lines, diagram, id);
	for (uint32_t next = record->plies[node].next; next != 0; next = record->plies[next].alt) {
		const struct move *move = &game->moves[next];
		const struct evaluation *said = evaluation_at(record, next);
		struct book_line *line;

		if ((move->kind != MOVE_board && move->kind != MOVE_drop) || !lines->holds(move))
			continue;
		line = book_lines_add(lines);
		memcpy(line->id, id, sizeof id);
		line->ply =
		    (uint16_t)(diagram->number < UINT16_MAX ? diagram->number + 1 : UINT16_MAX);
		line->move = (uint16_t)compact_move_bits(move, lines->move16);
		line->scored = said != NULL && said->score == SCORE_points;
		if (line->scored)
			line->score = move->side == WHITE ? -said->value : said->value;
		line->depth = book_lines_number(record, next, STR("深さ"), 0);
		line->count = book_lines_number(record, next, STR("回数"), 1);
		for (uint32_t at = record->plies[next].notes; at != 0 && line->quality == 0;
		     at = record->notes[at - 1].next)
			line->quality = book_lines_quality(record, &record->notes[at - 1]);
	}
}

void
book_lines_game(
    struct book_lines *lines, const struct game *game, const struct write_options *options)
{
	book_each(game, options, add_moves, lines);
}

static int
compare_order(const struct book_line *x, const struct book_line *y)
{
	return x->order < y->order ? -1 : x->order > y->order;
}

static int
compare_moves(const void *a, const void *b)
{
	const struct book_line *x = a, *y = b;
	int order = memcmp(x->id, y->id, sizeof x->id);

	if (order == 0 && x->move != y->move)
		order = x->move < y->move ? -1 : 1;
	return order != 0 ? order : compare_order(x, y);
}

static int
compare_counts(const void *a, const void *b)
{
	const struct book_line *x = a, *y = b;
	int order = memcmp(x->id, y->id, sizeof x->id);

	if (order == 0 && x->count != y->count)
		order = x->count > y->count ? -1 : 1;
	return order != 0 ? order : compare_order(x, y);
}

void
book_lines_sort(struct book_lines *lines)
{
	struct book_line *list = lines->list;
	size_t n = 0;

	if (lines->count == 0)
		return;
	qsort(list, lines->count, sizeof *list, compare_moves);
	for (size_t i = 0; i < lines->count; i++) {
		struct book_line line = list[i], *last = &list[n - (n > 0)];

		if (n == 0 || memcmp(last->id, line.id, sizeof line.id) != 0 ||
		    last->move != line.move) {
			list[n++] = line;
			continue;
		}
		line.count += last->count < INT32_MAX ? last->count : INT32_MAX;
		line.quality = line.quality != 0 ? line.quality : last->quality;
		line.ply = line.ply < last->ply ? line.ply : last->ply;
		line.order = last->order;
		*last = line;
	}
	lines->count = n;
	qsort(list, n, sizeof *list, compare_counts);
}
