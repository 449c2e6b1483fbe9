/* What records say of players, moves, days, clocks and the event, against each other. */
#include <stdlib.h>

#include "cmd/event/event.h"

enum { COPIED_PLIES = 20 }; /* the fewest moves of a copied game */

static struct arg
player_arg(const struct event *event, uint32_t player)
{
	return (struct arg)A_STR(player == EVENT_NONE ? STR("?") : event->players[player].name);
}

static void
check_self(struct event *event)
{
	for (size_t i = 0; i < event->game_count; i++) {
		const struct event_game *game = &event->games[i];

		if (game->players[BLACK] != EVENT_NONE &&
		    game->players[BLACK] == game->players[WHITE])
			event_add_of(event, DIAG_self_pairing, game,
			    ARGS(player_arg(event, game->players[BLACK])));
	}
}

/* --- moves */

static int64_t
order_of(const struct event_game *game)
{
	return game->began != 0 ? game->began : (int64_t)game->round;
}

/* Reports a record with the moves of another one, of other players; the later of the two. */
static void
check_copies(struct event *event)
{
	struct hash_table seen = { .memory = event->arena->memory };

	hash_table_expect(&seen, event->game_count);
	for (size_t i = 0; i < event->game_count; i++) {
		struct event_game *game = &event->games[i], *first;
		size_t *number;

		if (!game->has_key || game->plies < COPIED_PLIES)
			continue;
		number = hash_table_number(&seen, game->key);
		if (*number == 0) {
			*number = i + 1;
			continue;
		}
		first = &event->games[*number - 1];
		if (game->board != EVENT_NONE && game->board == first->board)
			continue; /* duplicate-board */
		if (order_of(game) < order_of(first)) {
			*number = i + 1;
			game = first;
			first = &event->games[i];
		}
		if (event_pair(game->players[BLACK], game->players[WHITE]) ==
		    event_pair(first->players[BLACK], first->players[WHITE]))
			event_add_of(event, DIAG_duplicate_board, game,
			    ARGS(event_seen(first->file, game->file)))
			    ->related = event_game_at(first, FACT_black);
		else
			event_add_of(event, DIAG_copied_game, game,
			    ARGS(event_seen(first->file, game->file),
				player_arg(event, first->players[BLACK]),
				player_arg(event, first->players[WHITE])))
			    ->related = event_game_at(first, FACT_black);
	}
	hash_table_free(&seen);
}

/* --- time */

/* Returns a time of day for a message. */
static struct arg
clock_arg(struct event *event, int64_t minutes)
{
	return (struct arg)A_STR(
	    arena_printf(event->arena, "%02d:%02d", (int)(minutes / 60 % 24), (int)(minutes % 60)));
}

/* Returns whether two records are of one round, which other rules judge. */
static bool
same_round(const struct event *event, const struct event_game *a, const struct event_game *b)
{
	return a->round == b->round && a->round > 0 && !event->guessed;
}

/* Reports records that begin before the same player's longest one so far has ended. */
static void
check_overlap(struct event *event)
{
	struct event_sorted *list =
	    arena_take(event->arena, (2 * event->game_count + 1) * sizeof *list);
	bool *reported = arena_zero(event->arena, event->game_count + 1);
	const struct event_game *longest = NULL;
	size_t count = 0;

	for (uint32_t i = 0; i < 2 * event->game_count; i++) {
		const struct event_game *game = &event->games[i / 2];

		if (game->players[i % 2] != EVENT_NONE && game->began != 0 &&
		    game->players[BLACK] != game->players[WHITE])
			list[count++] =
			    (struct event_sorted){ game->players[i % 2], game->began, i / 2 };
	}
	event_sort(list, count);
	for (size_t i = 0; i < count; i++) {
		const struct event_game *game = &event->games[list[i].index];

		if (i > 0 && list[i - 1].key != list[i].key)
			longest = NULL;
		if (longest != NULL && longest->ended >= game->began + 1 &&
		    !reported[list[i].index] && !same_round(event, game, longest) &&
		    (game->board == EVENT_NONE || game->board != longest->board)) {
			reported[list[i].index] = true;
			event_add_of(event, DIAG_overlapping_games, game,
			    ARGS(player_arg(event, (uint32_t)list[i].key),
				clock_arg(event, game->began),
				event_seen(longest->file, game->file),
				clock_arg(event, longest->ended)))
			    ->related = event_game_at(longest, FACT_date);
		}
		if (longest == NULL || game->ended > longest->ended)
			longest = game;
	}
}

/* --- clocks and titles */

static uint64_t
limit_hash(const struct event_limit *limit)
{
	return limit->known ? hash_mixed(((uint64_t)limit->main << 32 | limit->extra) + 1) : 0;
}

/* Returns the clock of a record for a message: as written, or as the name of the game has it. */
static struct arg
limit_arg(struct event *event, const struct event_game *game)
{
	return game->clock.n > 0 ? (struct arg)A_STR(game->clock)
				 : (struct arg)A_STR(arena_printf(event->arena, "%us+%us",
				       game->limit.main, game->limit.extra));
}

static void
check_clocks(struct event *event)
{
	uint64_t *hashes = arena_take(event->arena, (event->game_count + 1) * sizeof *hashes);
	uint64_t declared;
	struct str words = event->settings.clock;
	struct event_limit limit;
	size_t others = 0;
	uint32_t common;

	for (size_t i = 0; i < event->table_count && words.n == 0; i++)
		words = event->tables[i].clock;
	limit = event_limit_read(event->patterns, words);
	declared = limit_hash(&limit);
	for (size_t i = 0; i < event->game_count; i++) {
		const struct event_game *game = &event->games[i];

		hashes[i] = limit_hash(&game->limit);
		if (hashes[i] == 0 && game->clock.n > 0)
			hashes[i] = hash_line(HASH_BEGIN, game->clock);
	}
	common = event_usual(event, hashes, &others);
	event->clock = words;
	if (words.n == 0 && common != EVENT_NONE)
		event->clock = limit_arg(event, &event->games[common]).is.str;
	if (declared == 0 && common == EVENT_NONE)
		return;
	/* the whole folder has another clock than the one that is declared */
	if (declared != 0 && common != EVENT_NONE && hashes[common] != declared) {
		event_add_of(event, DIAG_clock_mismatch, &event->games[common],
		    ARGS(limit_arg(event, &event->games[common]), A_PHRASE(PHRASE_clock_folder),
			A_STR(words), A_NUMBER((int64_t)others)));
		declared = hashes[common];
	}
	for (size_t i = 0; i < event->game_count; i++) {
		uint64_t wanted = declared != 0 ? declared : hashes[common];
		struct arg here;

		if (hashes[i] == 0 || hashes[i] == wanted)
			continue;
		here = limit_arg(event, &event->games[i]);
		event_add_of(event, DIAG_clock_mismatch, &event->games[i],
		    declared != 0
			? ARGS(here, A_PHRASE(PHRASE_clock_declared), A_STR(words))
			: ARGS(here, A_PHRASE(PHRASE_clock_others),
			      limit_arg(event, &event->games[common]), A_NUMBER((int64_t)others)));
	}
}

/* Sets words to a title without those that say its round.  Returns their hash; 0: there is no
 * title. */
static uint64_t
title_hash(struct str title, struct buffer *words)
{
	struct round round;
	struct str end = title;

	buffer_clear(words);
	if (round_find(title, &round) && round.words.n > 0) {
		end = str_after(title, (size_t)(round.words.p - title.p) + round.words.n);
		buffer_add(words, str_rtrim(str_first(title, (size_t)(round.words.p - title.p))));
	}
	buffer_add(words, end);
	return title.n > 0 ? hash_line(HASH_BEGIN, buffer_str(words)) : 0;
}

static void
check_titles(struct event *event)
{
	uint64_t *hashes = arena_take(event->arena, (event->game_count + 1) * sizeof *hashes);
	struct buffer words;
	size_t others = 0;
	uint32_t common;

	buffer_init(&words, event->arena->memory);
	for (size_t i = 0; i < event->game_count; i++)
		hashes[i] = i > 0 && str_eq(event->games[i].event, event->games[i - 1].event)
				? hashes[i - 1]
				: title_hash(event->games[i].event, &words);
	common = event_usual(event, hashes, &others);
	for (size_t i = 0; i < event->game_count && common != EVENT_NONE; i++) {
		if (hashes[i] != 0 && hashes[i] != hashes[common])
			event_add_of(event, DIAG_event_mismatch, &event->games[i],
			    ARGS(A_STR(event->games[i].event), A_STR(event->games[common].event),
				A_NUMBER((int64_t)others)));
	}
	if (event->name.n == 0 && common != EVENT_NONE) {
		title_hash(event->games[common].event, &words);
		event->name = arena_str(event->arena, str_trim(buffer_str(&words)));
	}
	buffer_free(&words);
}

void
rules_moves(struct event *event)
{
	check_self(event);
	check_copies(event);
}

void
rules_games(struct event *event)
{
	if (event->format != EVENT_arena)
		check_overlap(event);
	rules_days(event);
	check_clocks(event);
	check_titles(event);
}
