/* Rows of moves as CSV, which parsers/rows/rows.c reads again. */
#include "record/sfen.h"
#include "record/values/csv.h"
#include "writers/common/board.h"
#include "writers/common/ending_words.h"
#include "writers/common/writer.h"

/* The names of the rows: no two are the same. */
static const struct ending_words endings = {
	.results = true,
	.once = true,
	.last = true,
	.words = {
#define ENDING(id, ...) [ENDING_##id] = ENDING_##id == ENDING_none ? "" : #id,
#include "record/tables/ending.def"
#undef ENDING
	},
};

static bool
has_column(
    const struct record *record, const struct header *header, const struct write_options *options)
{
	(void)options;
	return header->id != HEADER_other && header->value.n > 0 &&
	       header == record_header(record, header->id);
}

/* Writes the names before the first game; before others a blank line, which no row is. */
static void
write_lead(const struct game *game, const struct write_options *options, struct buffer *out)
{
	(void)game;
	if (!options->first) {
		buffer_char(out, '\n');
		return;
	}
	buffer_add(out, STR("ply,usi,time,sfen,variant,ending,ending_time,winner"));
	for (unsigned id = 1; id < HEADER_COUNT; id++)
		buffer_printf(out, ",%s", header_rows[id].psn);
	buffer_char(out, '\n');
}

static void
add_time(uint32_t spent, struct buffer *out)
{
	if (spent != TIME_NONE)
		buffer_printf(out, spent % 1000 == 0 ? "%lu" : "%lu.%03lu",
		    (unsigned long)spent / 1000, (unsigned long)spent % 1000);
}

/* Returns what stands in each row after the position.  Works in out, which stays as it is. */
static struct str
shared_cells(const struct game *game, struct buffer *out)
{
	size_t begin = out->n;
	struct str cells;
	static const char *const winners[] = { "black", "white", "" };
	const struct record *record = game->record;
	enum ending ending =
	    game->end == 0 && record->result_count == 0 ? ENDING_none : game->ending;

	if (game->end != 0)
		ending = ending_words_of(game, game->end, &endings).as;
	buffer_printf(
	    out, ",%s,%s,", game->variant == NULL ? "" : game->variant, endings.words[ending]);
	if (game->end != 0)
		add_time(record->plies[game->end].spent, out);
	buffer_printf(out, ",%s", ending == ENDING_none ? "" : winners[game->winner]);
	for (unsigned id = 1; id < HEADER_COUNT; id++) {
		const struct header *header = record_header(record, (enum header_id)id);

		buffer_char(out, ',');
		if (header != NULL)
			csv_add(NO_STR, header->value, out);
	}
	buffer_char(out, '\n');
	cells = arena_str(record->arena, str_after(buffer_str(out), begin));
	out->n = begin;
	return cells;
}

/* A row for each move, or one without a move. */
static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct board_walk walk = { .begun = false };
	size_t begin = out->n;
	struct str shared;

	(void)options;
	if (game->start.width == 0)
		return;
	shared = shared_cells(game, out);
	for (uint32_t ply = 0; ply < game->plies || out->n == begin; ply++) {
		uint32_t node;

		board_go(&walk, game, ply);
		node = game->plies > 0 ? game_next(game, walk.node) : 0;
		if (game->plies > 0)
			buffer_number(out, ply + 1, 0, ' ');
		buffer_char(out, ',');
		sfen_move(game->pieces, &game->moves[node], out);
		buffer_char(out, ',');
		if (node > 0)
			add_time(game->record->plies[node].spent, out);
		buffer_char(out, ',');
		sfen_write(&walk.diagram, walk.diagram.number + 1, out);
		buffer_add(out, shared);
	}
}

const struct writer rows_writer = {
	.lead = write_lead,
	.write = write_game,
	.unfit = board_unfit,
	.header = has_column,
	.endings = &endings,
	.passes = true,
};
