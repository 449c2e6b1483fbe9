/* kifu promotions: counts the promotions of each game. */
#include "cmd/command.h"
#include "cmd/run/run.h"
#include "lib/escape.h"

static void
count_promotions(struct reading *reading, void *payload)
{
	const struct game *game = reading->session->game;
	uint32_t *count = payload, node = 0;

	while (game != NULL && (node = game_next(game, node)) != 0)
		*count += (game->moves[node].flags & MOVE_promotes) != 0;
}

static void
print_promotions(void *sink, const struct result_item *item)
{
	struct output *out = &((struct run *)sink)->program->out;

	if (item->kind != RESULT_game)
		return;
	escape_text(item->file, &out->buffer);
	buffer_printf(&out->buffer, ": %u\n", *(const uint32_t *)item->is.own);
	output_more(out);
}

int
promotions_run(struct program *program, const struct options *options)
{
	static const struct visitor visitor = { .payload = sizeof(uint32_t),
		.game = count_promotions };
	struct run run = { .program = program, .options = options, .deliver = print_promotions };

	run.sinks = &run;
	run.reading.visitor = &visitor;
	return run_records(&run);
}
