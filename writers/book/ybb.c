/* YaneuraOu's book as bytes (record/engine/ybb.h), which parsers/book/ybb.c reads. */
#include "record/engine/ybb.h"

#include "writers/book/book_lines.h"
#include "writers/common/board.h"

static void
identify(const struct book_lines *lines, const struct diagram *diagram, unsigned char *id)
{
	(void)lines;
	compact_write(diagram, PACKING_yaneuraou, id);
}

/* Returns the number of lines from i on that are of one position, at most what an entry can have.
 */
static size_t
moves_from(const struct book_lines *lines, size_t i)
{
	size_t n = 1;

	while (i + n < lines->count && n < UINT16_MAX &&
	       memcmp(lines->list[i].id, lines->list[i + n].id, COMPACT_SIZE) == 0)
		n++;
	return n;
}

static void
add_number(struct buffer *out, uint64_t number, unsigned bytes)
{
	unsigned char p[8];

	book_lines_put(p, number, bytes);
	buffer_add(out, (struct str){ (const char *)p, bytes });
}

static void
add_index(const struct book_lines *lines, unsigned size, struct buffer *out)
{
	for (size_t i = 0, n; i < lines->count; i += n) {
		unsigned ply = UINT16_MAX;

		n = moves_from(lines, i);
		for (size_t k = i; k < i + n; k++)
			ply = lines->list[k].ply < ply ? lines->list[k].ply : ply;
		buffer_add(out, (struct str){ (const char *)lines->list[i].id, COMPACT_SIZE });
		add_number(out, (uint64_t)i * size, 8);
		add_number(out, ply, 2);
		add_number(out, n, 2);
	}
}

static void
write_lines(struct book_lines *lines, struct buffer *out)
{
	uint64_t count = 0;
	bool deep = false;

	book_lines_sort(lines);
	for (size_t i = 0; i < lines->count; i += moves_from(lines, i))
		count++;
	for (size_t i = 0; i < lines->count; i++)
		deep |= lines->list[i].depth > 0;
	buffer_add(out, (struct str){ YBB_MAGIC, sizeof YBB_MAGIC });
	add_number(out, count, 8);
	add_number(out, deep, 8);
	add_index(lines, YBB_MOVE + 2u * deep, out);
	for (size_t i = 0; i < lines->count; i++) {
		const struct book_line *line = &lines->list[i];
		int32_t score = line->score > INT16_MAX - 1 ? INT16_MAX - 1
				: line->score < INT16_MIN   ? INT16_MIN
							    : line->score;

		add_number(out, line->move, 2);
		add_number(out, line->scored ? (uint16_t)score : YBB_UNKNOWN, 2);
		if (deep)
			add_number(out, line->depth < UINT16_MAX ? line->depth : UINT16_MAX, 2);
	}
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct book_lines lines = { .arena = game->record->arena,
		.move16 = MOVE16_yaneuraou,
		.identify = identify,
		.holds = compact_holds };

	book_lines_game(&lines, game, options);
	write_lines(&lines, out);
}

/* Adds a book as it was written, and returns its size. */
static size_t
add_book(struct book_lines *lines, const char *book)
{
	size_t count = (size_t)book_lines_get(book + YBB_COUNT, 8);
	bool deep = book_lines_get(book + YBB_FLAGS, 8) != 0;
	unsigned size = YBB_MOVE + 2u * deep;
	const char *move = book + YBB_HEAD + count * YBB_POSITION;

	for (size_t i = 0; i < count; i++) {
		const char *position = book + YBB_HEAD + i * YBB_POSITION;

		for (uint64_t n = book_lines_get(position + YBB_MOVES, 2); n > 0; n--) {
			struct book_line *line = book_lines_add(lines);

			memcpy(line->id, position, COMPACT_SIZE);
			line->ply = (uint16_t)book_lines_get(position + YBB_PLY, 2);
			line->move = (uint16_t)book_lines_get(move, 2);
			line->score = (int16_t)book_lines_get(move + 2, 2);
			line->scored = line->score != YBB_UNKNOWN;
			line->depth = deep ? (uint32_t)book_lines_get(move + YBB_MOVE, 2) : 0;
			move += size;
		}
	}
	return (size_t)(move - book);
}

static void
join(struct str books, struct arena *arena, struct buffer *out)
{
	struct book_lines lines = { .arena = arena };

	for (size_t at = 0; at < books.n;)
		at += add_book(&lines, books.p + at);
	write_lines(&lines, out);
}

const struct writer ybb_writer = {
	.write = write_game, .join = join, .unfit = board_unfit_compact, .move = compact_holds
};
