/* In which round a record was played. */
#include <stdlib.h>

#include "cmd/event/event.h"

static const enum phrase source_names[ROUND_SOURCES] = {
	[ROUND_tag] = PHRASE_round_tag,
	[ROUND_header] = PHRASE_round_header,
	[ROUND_folder] = PHRASE_round_folder,
	[ROUND_file] = PHRASE_round_file,
};

/* Returns the number of a round, which may be counted from the end. */
static uint32_t
number_of(const struct event *event, const struct said_round *round)
{
	if (round->from_end == 0 || round->number > 0)
		return round->number <= EVENT_ROUNDS_MAX ? round->number : 0;
	return round->from_end <= event->rounds ? event->rounds + 1 - round->from_end : 0;
}

/* Sets how many rounds there are. */
static void
count_rounds(struct event *event)
{
	uint32_t most = 0, end = 0, size, rounds;

	for (size_t i = 0; i < event->game_count; i++) {
		for (size_t j = 0; j < ROUND_SOURCES; j++) {
			const struct said_round *round = &event->games[i].rounds[j];

			if (round->number > most && round->number <= EVENT_ROUNDS_MAX)
				most = round->number;
			if (round->number == 0 && round->from_end > end)
				end = round->from_end;
		}
	}
	event->rounds = event->settings.rounds;
	for (size_t i = 0; i < event->table_count && event->rounds == 0; i++)
		event->rounds = event->tables[i].rounds;
	if (event->rounds == 0 && event->settings.format == EVENT_knockout) {
		for (rounds = 0, size = 1; size < event->settings.player_count; size *= 2)
			rounds++;
		event->rounds = rounds;
	}
	if (event->rounds < most + end)
		event->rounds = event->rounds == 0 || end == 0 ? most + end : event->rounds;
	if (event->rounds > EVENT_ROUNDS_MAX)
		event->rounds = EVENT_ROUNDS_MAX;
}

/* --- slots: what tables say of who meets whom */

struct finder {
	struct event *event;
	struct hash_table slots; /* cells by round and pair */
	struct hash_table busy;  /* records by round and player */
};

static void
add_slots(struct finder *finder, const struct table *table)
{
	for (size_t i = 0; i < table->cell_count; i++) {
		const struct cell *cell = &table->cells[i];
		uint32_t player = table_player(table, cell->player),
			 other = table_player(table, cell->opponent);

		if (other != EVENT_NONE && player < other && !cell->bad)
			++*hash_table_number(
			    &finder->slots, event_pair_hash(cell->round, player, other));
	}
}

/* Makes the slots of the first table that has any; event.ini's pairings count as one. */
static void
find_slots(struct finder *finder)
{
	struct event *event = finder->event;

	add_slots(finder, &event->settings.pairs);
	for (size_t i = 0; i < event->table_count && finder->slots.count == 0; i++)
		add_slots(finder, &event->tables[i]);
	event->slots = finder->slots.count > 0;
}

/* Returns the number of slots of a record's players in a round. */
static size_t
count_slots(const struct finder *finder, const struct event_game *game, uint32_t round)
{
	return hash_table_find(
	    &finder->slots, event_pair_hash(round, game->players[BLACK], game->players[WHITE]));
}

/* --- what a record says */

static void
take_seats(struct finder *finder, const struct event_game *game)
{
	++*hash_table_number(&finder->busy, event_hash(game->round, game->players[BLACK]));
	++*hash_table_number(&finder->busy, event_hash(game->round, game->players[WHITE]));
}

/* Returns whether the record fits a round: both players are free in it and, where tables say who
 * meets whom, it has their game. */
static bool
fits(struct finder *finder, const struct event_game *game, uint32_t round)
{
	return event_has_pair(game) &&
	       !hash_table_has(&finder->busy, event_hash(round, game->players[BLACK])) &&
	       !hash_table_has(&finder->busy, event_hash(round, game->players[WHITE])) &&
	       (!finder->event->slots || count_slots(finder, game, round) > 0);
}

/* Sets the round of a record whose sources agree.  Returns whether they do. */
static bool
read_round(struct event *event, struct event_game *game)
{
	uint32_t number;

	game->round = 0;
	for (unsigned i = 0; i < ROUND_SOURCES; i++) {
		number = number_of(event, &game->rounds[i]);
		if (number == 0)
			continue;
		if (game->round != 0 && game->round != number)
			return false;
		game->round = number;
		game->third |= game->rounds[i].third_place;
	}
	return true;
}

/* Reports a record whose sources do not agree, and chooses the round that fits. */
static void
settle_conflict(struct finder *finder, struct event_game *game)
{
	struct event *event = finder->event;
	unsigned first = ROUND_SOURCES, other = ROUND_SOURCES;
	uint32_t numbers[ROUND_SOURCES], chosen = 0;

	for (unsigned i = 0; i < ROUND_SOURCES; i++) {
		numbers[i] = number_of(event, &game->rounds[i]);
		if (numbers[i] == 0)
			continue;
		if (first == ROUND_SOURCES)
			first = i;
		else if (other == ROUND_SOURCES && numbers[i] != numbers[first])
			other = i;
		if (chosen == 0 && fits(finder, game, numbers[i]))
			chosen = numbers[i];
	}
	game->round = chosen > 0 ? chosen : numbers[first];
	event_add_of(event, DIAG_round_conflict, game,
	    ARGS(A_NUMBER(numbers[first]), A_PHRASE(source_names[first]), A_NUMBER(numbers[other]),
		A_PHRASE(source_names[other])));
}

/* --- records that say no round */

/* Whether records have numbers alone at the beginning of their names, more than one of each. */
static void
read_numbers(struct event *event)
{
	bool seen[EVENT_ROUNDS_MAX + 1] = { false }, twice = false;
	struct round round;

	for (size_t i = 0; i < event->game_count; i++) {
		const struct event_game *game = &event->games[i];

		if (event_round_written(game) != 0 || game->rounds[ROUND_file].from_end != 0)
			return;
		if ((i == 0 || game->file.p != game[-1].file.p) &&
		    (!round_find_number(event_base_name(game->file), &round) ||
			round.number > EVENT_ROUNDS_MAX))
			return;
		twice |= seen[round.number];
		seen[round.number] = true;
	}
	for (size_t i = 0; i < event->game_count && twice; i++) {
		struct event_game *game = &event->games[i];

		if (i == 0 || game->file.p != game[-1].file.p)
			round_find_number(event_base_name(game->file), &round);
		game->rounds[ROUND_file].number = (uint8_t)round.number;
	}
}

/* Returns the record of a pair that is the first without a round, or if its rounds are not as many
 * as its records, the one nearest to the time of the round; NULL: all have a round. */
static struct event_game *
record_for(struct event_game *games, const struct event_sorted *records, size_t count, int64_t time)
{
	struct event_game *best = NULL, *game;
	int64_t away, least = INT64_MAX;

	for (size_t i = 0; i < count; i++) {
		game = &games[records[i].index];
		away = time == 0 ? (int64_t)i : llabs(game->began - time);
		if (game->round == 0 && away < least) {
			least = away;
			best = game;
		}
	}
	return best;
}

/* Gives the records of one pair the rounds that the table has for it; times: of the rounds. */
static void
give_rounds(struct finder *finder, const struct event_sorted *records, size_t count, bool even,
    int64_t *times)
{
	struct event_game *games = finder->event->games, *game = &games[records->index];
	size_t slots = 0, n;

	for (uint32_t round = 1; round <= EVENT_ROUNDS_MAX; round++)
		slots += count_slots(finder, game, round);
	if (slots == 0 || (slots == count) != even)
		return;
	for (uint32_t round = 1; round <= EVENT_ROUNDS_MAX; round++) {
		for (n = count_slots(finder, &games[records->index], round); n > 0; n--) {
			game = record_for(games, records, count, even ? 0 : times[round]);
			if (game == NULL)
				return;
			game->round = round;
			if (even)
				times[round] = game->began;
		}
	}
	for (n = 0; n < count; n++)
		games[records[n].index].extra |= games[records[n].index].round == 0;
}

/* Finds the rounds of records that say none in the tables: first of pairs with as many records as
 * games, which tell when a round was played. */
static void
find_in_tables(struct finder *finder)
{
	struct event *event = finder->event;
	struct event_sorted *list =
	    arena_take(event->arena, (event->game_count + 1) * sizeof *list);
	int64_t times[EVENT_ROUNDS_MAX + 1] = { 0 };
	size_t count = 0, n;

	for (uint32_t i = 0; i < event->game_count; i++) {
		const struct event_game *game = &event->games[i];

		if (game->round == 0 && event_has_pair(game))
			list[count++] = (struct event_sorted){ event_pair(game->players[BLACK],
								   game->players[WHITE]),
				game->began, i };
	}
	event_sort(list, count);
	for (unsigned pass = 0; pass < 2; pass++) {
		for (size_t i = 0; i < count; i += n) {
			for (n = 1; i + n < count && list[i + n].key == list[i].key;)
				n++;
			give_rounds(finder, &list[i], n, pass == 0, times);
		}
	}
}

/* Counts the games of each player, in their order, as rounds. */
static void
guess_rounds(struct event *event)
{
	struct event_sorted *order =
	    arena_take(event->arena, (event->game_count + 1) * sizeof *order);
	uint32_t *played = arena_zero(event->arena, (event->player_count + 1) * sizeof *played);

	for (uint32_t i = 0; i < event->game_count; i++)
		order[i] = (struct event_sorted){ 0, event->games[i].began, i };
	event_sort(order, event->game_count);
	for (size_t i = 0; i < event->game_count; i++) {
		struct event_game *game = &event->games[order[i].index];
		uint32_t *a, *b;

		if (!event_has_pair(game))
			continue;
		a = &played[game->players[BLACK]];
		b = &played[game->players[WHITE]];
		*a = *b = (*a > *b ? *a : *b) + 1;
		if (*a > EVENT_ROUNDS_MAX)
			continue;
		game->round = *a;
		if (*a > event->rounds)
			event->rounds = *a;
	}
	event->guessed = true;
}

void
rounds_find(struct event *event)
{
	struct memory *memory = event->arena->memory;
	struct finder finder = { event, .slots.memory = memory, .busy.memory = memory };
	bool *agree = arena_take(event->arena, event->game_count + 1), any = false;

	hash_table_expect(&finder.busy, 2 * event->game_count);
	read_numbers(event);
	count_rounds(event);
	find_slots(&finder);
	for (size_t i = 0; i < event->game_count; i++) {
		struct event_game *game = &event->games[i];

		agree[i] = read_round(event, game);
		any |= game->round != 0;
		if (agree[i] && game->round != 0 && event_has_pair(game))
			take_seats(&finder, game);
	}
	for (size_t i = 0; i < event->game_count; i++) {
		if (!agree[i])
			settle_conflict(&finder, &event->games[i]);
	}
	if (event->slots)
		find_in_tables(&finder);
	else if (!any)
		guess_rounds(event);
	hash_table_free(&finder.slots);
	hash_table_free(&finder.busy);
}
