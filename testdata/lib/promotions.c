/* kifu promotions: counts the promotions of each game. */
#include "cmd/command.h"
#include "cmd/run/run.h"
#include "lib/escape.h"

static void
count_promotions(void *state, struct reading *reading)
{
	const struct game *game = reading->session->game;
	uint32_t *count = results_take(reading->results, sizeof *count), node = 0;

	(void)state;
	while (game != NULL && (node = game_next(game, node)) != 0)
		*count += (game->moves[node].flags & MOVE_promotes) != 0;
	results_add_of(reading->results, RESULT_game, reading->session)->is.own = count;
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
	static const struct visitor visitor = { .game = count_promotions };
	struct run run = { .program = program, .options = options, .deliver = print_promotions };

	run.sinks = &run;
	run.reading.visitor = &visitor;
	return run_records(&run);
}
