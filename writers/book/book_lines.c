#include "writers/book/book_lines.h"

#include <stdlib.h>

#include "record/evaluation.h"
#include "writers/book/book_each.h"
#include "writers/common/board.h"

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

bool
book_lines_legal(const struct move *move)
{
	return compact_holds(move) &&
	       (move->kind == MOVE_end ||
		   (move->flags & (MOVE_illegal | MOVE_misnamed)) != MOVE_illegal);
}

/* Sets what a book knows a position by. */
static void
identify(const struct book_lines *lines, const struct diagram *diagram, char id[COMPACT_SIZE])
{
	enum { KEY = 8 };
	uint64_t key;

	if (lines->keys == NULL) {
		compact_write(diagram, PACKING_yaneuraou, id);
		return;
	}
	key = apery_key(lines->keys, diagram);
	memset(id, 0, COMPACT_SIZE);
	for (unsigned i = KEY; i-- > 0; key >>= 8) /* the highest byte first, to be sorted by */
		id[i] = (char)key;
}

/* Sets where the move of a line leads. */
static void
follow(const struct game *game, const struct diagram *diagram, const struct move *move,
    struct book_line *line)
{
	struct diagram after = *diagram;

	line->bits = sbk_bits(move);
	board_play(game, &after, move);
	if (compact_unfit(&after).n == 0)
		compact_write(&after, PACKING_yaneuraou, line->to);
}

/* Sets what comments say of the move at node. */
static void
read_comments(const struct record *record, uint32_t node, bool white, struct book_line *line)
{
	line->scored =
	    writer_points(evaluation_at(record, node), white ? WHITE : BLACK, &line->score);
	line->depth = book_lines_number(record, node, STR("深さ"), 0);
	line->count = book_lines_number(record, node, STR("回数"), 1);
	for (uint32_t at = record->plies[node].notes; at != 0 && line->quality == 0;
	     at = record->notes[at - 1].next)
		line->quality = book_lines_quality(record, &record->notes[at - 1]);
}

/* Adds the moves after a node. */
static void
add_moves(const struct game *game, const struct diagram *diagram, uint32_t node, void *to)
{
	const struct record *record = game->record;
	struct book_lines *lines = to;
	struct book_line line = { .ply = UINT16_MAX };

	if (compact_unfit(diagram).n > 0)
		return;
	identify(lines, diagram, line.id);
	if (diagram->number < UINT16_MAX)
		line.ply = (uint16_t)(diagram->number + 1);
	for (uint32_t next = record->plies[node].next; next != 0; next = record->plies[next].alt) {
		const struct move *move = &game->moves[next];
		struct book_line *added;

		if ((move->kind != MOVE_board && move->kind != MOVE_drop) ||
		    !(lines->graph ? book_lines_legal(move) : compact_holds(move)))
			continue;
		added = ARENA_ADD(lines->arena, lines->list, lines->count, lines->cap);
		*added = line;
		added->order = (uint32_t)lines->count;
		added->move = (uint16_t)compact_move_bits(
		    move, lines->keys == NULL ? MOVE16_yaneuraou : MOVE16_apery);
		read_comments(record, next, move->side == WHITE, added);
		if (lines->graph)
			follow(game, diagram, move, added);
	}
}

void
book_lines_game(
    struct book_lines *lines, const struct game *game, const struct write_options *options)
{
	book_each(game, options, add_moves, lines);
	book_lines_sort(lines);
}

void
book_lines_put(const struct book_lines *lines, struct buffer *parts)
{
	buffer_add(
	    parts, (struct str){ (const char *)lines->list, lines->count * sizeof *lines->list });
}

struct book_lines
book_lines_join(char *parts, size_t size)
{
	struct book_lines lines = { .list = (void *)parts, .count = size / sizeof *lines.list };

	for (size_t i = 0; i < lines.count; i++)
		lines.list[i].order = (uint32_t)i;
	book_lines_sort(&lines);
	return lines;
}

bool
book_lines_same(const struct book_line *a, const struct book_line *b)
{
	return memcmp(a->id, b->id, sizeof a->id) == 0;
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

		if (n == 0 || !book_lines_same(last, &line) || last->move != line.move) {
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
