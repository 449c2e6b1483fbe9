/* YaneuraOu's book as bytes (record/engine/ybb.h), which parsers/book/ybb.c reads. */
#include "record/engine/ybb.h"

#include "record/engine/bytes.h"
#include "writers/book/book_lines.h"
#include "writers/common/board.h"

/* It has no counts: those of a game order its own moves alone. */
static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct book_lines lines = { .arena = game->record->arena };

	book_lines_game(&lines, game, options);
	for (size_t i = 0; i < lines.count; i++)
		lines.list[i].count = 1;
	book_lines_put(&lines, out);
}

/* Returns the number of lines from i on that are of one position, at most what an entry can have.
 */
static size_t
moves_from(const struct book_lines *lines, size_t i)
{
	size_t n = 1;

	while (i + n < lines->count && n < UINT16_MAX &&
	       book_lines_same(&lines->list[i], &lines->list[i + n]))
		n++;
	return n;
}

static void
add_index(const struct book_lines *lines, unsigned size, struct buffer *out)
{
	for (size_t i = 0, n; i < lines->count; i += n) {
		unsigned ply = UINT16_MAX;

		n = moves_from(lines, i);
		for (size_t k = i; k < i + n; k++)
			ply = lines->list[k].ply < ply ? lines->list[k].ply : ply;
		buffer_add(out, (struct str){ lines->list[i].id, COMPACT_SIZE });
		bytes_add(out, (uint64_t)i * size, 8);
		bytes_add(out, ply, 2);
		bytes_add(out, n, 2);
	}
}

static void
add_move(const struct book_line *line, bool deep, struct buffer *out)
{
	int32_t score = line->score > INT16_MAX - 1 ? INT16_MAX - 1
			: line->score < INT16_MIN   ? INT16_MIN
						    : line->score;

	bytes_add(out, line->move, 2);
	bytes_add(out, line->scored ? (uint16_t)score : YBB_UNKNOWN, 2);
	if (deep)
		bytes_add(out, line->depth < UINT16_MAX ? line->depth : UINT16_MAX, 2);
}

static void
join(char *parts, size_t size, struct arena *arena, struct buffer *out)
{
	struct book_lines lines = book_lines_join(parts, size);
	uint64_t count = 0;
	bool deep = false;

	(void)arena;
	for (size_t i = 0; i < lines.count; i += moves_from(&lines, i))
		count++;
	for (size_t i = 0; i < lines.count; i++)
		deep |= lines.list[i].depth > 0;
	buffer_add(out, (struct str){ YBB_MAGIC, sizeof YBB_MAGIC });
	bytes_add(out, count, 8);
	bytes_add(out, deep, 8);
	add_index(&lines, YBB_MOVE + 2u * deep, out);
	for (size_t i = 0; i < lines.count; i++)
		add_move(&lines.list[i], deep, out);
}

const struct writer ybb_writer = {
	.write = write_game, .join = join, .unfit = board_unfit_compact, .move = compact_holds
};
