#include "cmd/dedup/key_visitor.h"

static void
begin_chunk(struct reading *reading)
{
	struct results *results = reading->results;
	struct key_chunk *chunk;

	if (reading->from == NULL)
		return;
	chunk = results_take(results, sizeof *chunk);
	chunk->from = resume_keep(reading->from, &results->arena);
	results->size += sizeof *reading->from + reading->from->version.n;
	results_add_of(results, KEY_chunk, reading->session)->is.own = chunk;
}

static void
find_key(struct reading *reading, void *payload)
{
	const struct game *game = reading->session->game;
	struct key_game *found = payload;

	const struct key_plan *plan = reading->plan;

	buffer_clear(&reading->scratch);
	found->has_key = game != NULL && game_has_key(game);
	if (found->has_key)
		found->key = plan->by_position ? game_key_start(game, &reading->scratch)
					       : game_key(game, NULL, &reading->scratch);
}

static void
find_prefixes(struct reading *reading, void *payload)
{
	const struct game *game = reading->session->game;
	struct results *results = reading->results;
	struct key_prefixes *found = payload;
	struct game_key *prefixes;
	uint32_t *games, ply;

	if (game == NULL || !game_has_key(game))
		return;
	buffer_clear(&reading->scratch);
	prefixes = results_take(results, (game->plies + 1) * sizeof *prefixes);
	games = results_take(results, (game->plies + 1) * sizeof *games);
	game_key(game, prefixes, &reading->scratch);
	/* no game without moves, with which each would begin */
	for (ply = 1; ply < game->plies + (game->unplayed > 0); ply++)
		found->count +=
		    dedup_games_find(reading->plan, prefixes[ply], &games[found->count]);
	found->games = games;
}

static void
renumber_chunk(struct reading *reading, struct result_item *item, uint32_t games, uint32_t lines)
{
	struct resume *from = ((struct key_chunk *)item->is.own)->from;

	(void)reading;
	from->games += games;
	from->lines += lines;
}

const struct visitor key_visitor = {
	.payload = sizeof(struct key_game),
	.chunk = begin_chunk,
	.game = find_key,
	.renumber = renumber_chunk,
	.once = true,
};

const struct visitor prefix_visitor = {
	.payload = sizeof(struct key_prefixes),
	.game = find_prefixes,
	.once = true,
};
