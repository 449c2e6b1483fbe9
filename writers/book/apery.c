/* Apery's book (parsers/book/apery.c): an entry for each move, sorted by the keys of positions. */
#include "record/engine/apery_key.h"
#include "writers/book/book_lines.h"
#include "writers/common/board.h"

enum { SIZE = 16, KEY = 8, MOVE = 8, COUNT = 10, SCORE = 12 };

/* The key, its highest byte first. */
static void
identify(const struct book_lines *lines, const struct diagram *diagram, unsigned char *id)
{
	uint64_t key = apery_key(lines->keys, diagram);

	memset(id, 0, COMPACT_SIZE);
	for (unsigned i = 0; i < KEY; i++)
		id[i] = (unsigned char)(key >> 8 * (KEY - 1 - i));
}

static void
write_lines(struct book_lines *lines, struct buffer *out)
{
	book_lines_sort(lines);
	for (size_t i = 0; i < lines->count; i++) {
		const struct book_line *line = &lines->list[i];
		unsigned char bytes[SIZE];

		for (unsigned k = 0; k < KEY; k++)
			bytes[k] = line->id[KEY - 1 - k];
		book_lines_put(bytes + MOVE, line->move, 2);
		book_lines_put(
		    bytes + COUNT, line->count < UINT16_MAX ? line->count : UINT16_MAX, 2);
		book_lines_put(bytes + SCORE, (uint32_t)line->score, 4);
		buffer_add(out, (struct str){ (const char *)bytes, SIZE });
	}
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct arena *arena = game->record->arena;
	struct apery_keys *keys = arena_zero(arena, sizeof *keys);
	struct book_lines lines = { .arena = arena,
		.move16 = MOVE16_apery,
		.identify = identify,
		.holds = compact_holds,
		.keys = keys };

	apery_key_init(keys);
	book_lines_game(&lines, game, options);
	write_lines(&lines, out);
}

static void
join(struct str books, struct arena *arena, struct buffer *out)
{
	struct book_lines lines = { .arena = arena };

	for (size_t at = 0; at + SIZE <= books.n; at += SIZE) {
		struct book_line *line = book_lines_add(&lines);
		const char *p = books.p + at;

		for (unsigned k = 0; k < KEY; k++)
			line->id[k] = (unsigned char)p[KEY - 1 - k];
		line->move = (uint16_t)book_lines_get(p + MOVE, 2);
		line->count = (uint32_t)book_lines_get(p + COUNT, 2);
		line->score = (int32_t)book_lines_get(p + SCORE, 4);
	}
	write_lines(&lines, out);
}

const struct writer apery_writer = {
	.write = write_game, .join = join, .unfit = board_unfit_compact, .move = compact_holds
};
