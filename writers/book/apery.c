/* Apery's book (parsers/book/apery.c): an entry for each move, sorted by the keys of positions. */
#include "record/engine/bytes.h"
#include "writers/book/book_lines.h"
#include "writers/common/board.h"

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct arena *arena = game->record->arena;
	struct apery_keys *keys = arena_zero(arena, sizeof *keys);
	struct book_lines lines = { .arena = arena, .keys = keys };

	apery_key_init(keys);
	book_lines_game(&lines, game, options);
	for (size_t i = 0; i < lines.count; i++)
		if (lines.list[i].count > UINT16_MAX)
			lines.list[i].count = UINT16_MAX;
	book_lines_put(&lines, out);
}

static void
join(char *parts, size_t size, struct arena *arena, struct buffer *out)
{
	struct book_lines lines = book_lines_join(parts, size);

	(void)arena;
	for (size_t i = 0; i < lines.count; i++) {
		const struct book_line *line = &lines.list[i];

		for (unsigned k = sizeof(uint64_t); k-- > 0;)
			buffer_char(out, line->id[k]);
		bytes_add(out, line->move, 2);
		bytes_add(out, line->count < UINT16_MAX ? line->count : UINT16_MAX, 2);
		bytes_add(out, (uint32_t)line->score, 4);
	}
}

const struct writer apery_writer = {
	.write = write_game, .join = join, .unfit = board_unfit_compact, .move = compact_holds
};
