#include "cmd/dedup/key_visitor.h"

/* A worker's state. */
struct keys {
	const struct dedup_games *games; /* of prefix_visitor */
	struct buffer scratch;
};

static void
init_state(void *state, const void *plan, struct memory *memory)
{
	struct keys *keys = state;

	keys->games = plan;
	buffer_init(&keys->scratch, memory);
}

static void
free_state(void *state)
{
	buffer_free(&((struct keys *)state)->scratch);
}

static void
begin_chunk(void *state, struct reading *reading)
{
	struct results *results = reading->results;
	struct key_chunk *chunk;

	(void)state;
	if (reading->from == NULL)
		return;
	chunk = results_take(results, sizeof *chunk);
	chunk->from = resume_keep(reading->from, &results->arena);
	results->size += sizeof *reading->from + reading->from->version.n;
	results_add_of(results, KEY_chunk, reading->session)->is.own = chunk;
}

/* Begins a game: returns whether it has a key. */
static bool
has_key(struct keys *keys, struct session *session)
{
	session_pass_text(session, session_reach(session));
	buffer_clear(&keys->scratch);
	return session->game != NULL && session->game->start.width > 0;
}

static void
find_key(void *state, struct reading *reading)
{
	struct keys *keys = state;
	struct session *session = reading->session;
	struct key_game *game = results_take(reading->results, sizeof *game);

	game->number = session->number;
	game->has_key = has_key(keys, session);
	if (game->has_key)
		game->key = game_key(session->game, NULL, &keys->scratch);
	results_add_of(reading->results, RESULT_game, session)->is.own = game;
}

/* Appends the games with which the session's game begins to scratch. */
static void
find_games(struct keys *keys, const struct game *game, struct results *results)
{
	struct game_key *prefixes = results_take(results, (game->plies + 1) * sizeof *prefixes);
	uint32_t shorter, ply;

	game_key(game, prefixes, &keys->scratch);
	buffer_clear(&keys->scratch);
	/* no game without moves, with which each would begin */
	for (ply = 1; ply < game->plies + (game->unplayed > 0); ply++) {
		if (dedup_games_find(keys->games, prefixes[ply], &shorter))
			buffer_add(
			    &keys->scratch, (struct str){ (const char *)&shorter, sizeof shorter });
	}
}

static void
find_prefixes(void *state, struct reading *reading)
{
	struct keys *keys = state;
	struct session *session = reading->session;
	struct results *results = reading->results;
	struct key_prefixes *game = results_take(results, sizeof *game);
	uint32_t *games;

	game->number = session->number;
	if (has_key(keys, session)) {
		find_games(keys, session->game, results);
		game->count = keys->scratch.n / sizeof *games;
		games = results_take(results, keys->scratch.n);
		if (game->count > 0)
			memcpy(games, keys->scratch.p, keys->scratch.n);
		game->games = games;
	}
	results_add_of(results, RESULT_game, session)->is.own = game;
}

static void
renumber_keys(void *state, struct result_item *item, uint32_t games, uint32_t lines)
{
	struct resume *from;

	(void)state;
	if (item->kind == RESULT_game) {
		((struct key_game *)item->is.own)->number += games;
		return;
	}
	from = ((struct key_chunk *)item->is.own)->from;
	from->games += games;
	from->lines += lines;
}

static void
renumber_prefixes(void *state, struct result_item *item, uint32_t games, uint32_t lines)
{
	(void)state;
	(void)lines;
	((struct key_prefixes *)item->is.own)->number += games;
}

const struct visitor key_visitor = {
	.size = sizeof(struct keys),
	.init = init_state,
	.free = free_state,
	.chunk = begin_chunk,
	.game = find_key,
	.renumber = renumber_keys,
	.once = true,
};

const struct visitor prefix_visitor = {
	.size = sizeof(struct keys),
	.init = init_state,
	.free = free_state,
	.game = find_prefixes,
	.renumber = renumber_prefixes,
	.once = true,
};
