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
	size_t i, j;

	for (i = 0; i < event->game_count; i++) {
		for (j = 0; j < ROUND_SOURCES; j++) {
			const struct said_round *round = &event->games[i].rounds[j];

			if (round->number > most && round->number <= EVENT_ROUNDS_MAX)
				most = round->number;
			if (round->number == 0 && round->from_end > end)
				end = round->from_end;
		}
	}
	event->rounds = event->settings.rounds;
	for (i = 0; i < event->table_count && event->rounds == 0; i++)
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

/* --- slots: what tables say of who meets whom, one for each pair and round */

struct slot {
	uint32_t players[2], round;
};

struct slots {
	struct slot *list;
	size_t count, cap;
};

static int
compare_slots(const void *a, const void *b)
{
	const struct slot *x = a, *y = b;

	if (x->players[0] != y->players[0])
		return x->players[0] < y->players[0] ? -1 : 1;
	if (x->players[1] != y->players[1])
		return x->players[1] < y->players[1] ? -1 : 1;
	return x->round < y->round ? -1 : x->round > y->round;
}

static void
add_slots(struct event *event, const struct table *table, struct slots *slots)
{
	size_t i;

	for (i = 0; i < table->cell_count; i++) {
		const struct cell *cell = &table->cells[i];
		uint32_t player = table->entrants[cell->player].player, other;

		if (cell->opponent == EVENT_NONE || cell->bad)
			continue;
		other = table->entrants[cell->opponent].player;
		if (player < other)
			*ARENA_ADD(event->arena, slots->list, slots->count, slots->cap) =
			    (struct slot){ { player, other }, cell->round };
	}
}

/* Makes the slots of the first table that has any; event.ini's pairings count as one. */
static void
find_slots(struct event *event, struct slots *slots)
{
	size_t i;

	add_slots(event, &event->settings.pairs, slots);
	for (i = 0; i < event->table_count && slots->count == 0; i++)
		add_slots(event, &event->tables[i], slots);
	event->slots = slots->count > 0;
	if (slots->count > 0)
		qsort(slots->list, slots->count, sizeof *slots->list, compare_slots);
}

/* Returns the first slot of a pair, and in *count how many there are. */
static struct slot *
slots_of(const struct slots *slots, uint32_t a, uint32_t b, size_t *count)
{
	size_t low = 0, high = slots->count, middle;
	struct slot key = { { a < b ? a : b, a < b ? b : a }, 0 };

	while (low < high) {
		middle = low + (high - low) / 2;
		if (compare_slots(&slots->list[middle], &key) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	for (*count = 0; low + *count < slots->count &&
			 slots->list[low + *count].players[0] == key.players[0] &&
			 slots->list[low + *count].players[1] == key.players[1];)
		++*count;
	return &slots->list[low];
}

/* --- what a record says */

struct finder {
	struct event *event;
	struct slots slots;
	struct hash_table busy; /* records by round and player */
};

static bool
plays(const struct event_game *game)
{
	return game->players[BLACK] != EVENT_NONE && game->players[WHITE] != EVENT_NONE &&
	       game->players[BLACK] != game->players[WHITE];
}

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
	size_t count, i;
	const struct slot *slot;

	if (!plays(game) ||
	    hash_table_has(&finder->busy, event_hash(round, game->players[BLACK])) ||
	    hash_table_has(&finder->busy, event_hash(round, game->players[WHITE])))
		return false;
	if (!finder->event->slots)
		return true;
	slot = slots_of(&finder->slots, game->players[BLACK], game->players[WHITE], &count);
	for (i = 0; i < count; i++) {
		if (slot[i].round == round)
			return true;
	}
	return false;
}

/* Sets the round of a record whose sources agree.  Returns whether they do. */
static bool
read_round(struct event *event, struct event_game *game)
{
	unsigned i;
	uint32_t number;

	game->round = 0;
	for (i = 0; i < ROUND_SOURCES; i++) {
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
	unsigned i, first = ROUND_SOURCES, other = ROUND_SOURCES;
	uint32_t numbers[ROUND_SOURCES], chosen = 0;

	for (i = 0; i < ROUND_SOURCES; i++) {
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
	size_t i;

	for (i = 0; i < event->game_count; i++) {
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
	for (i = 0; i < event->game_count && twice; i++) {
		struct event_game *game = &event->games[i];

		if (i == 0 || game->file.p != game[-1].file.p)
			round_find_number(event_base_name(game->file), &round);
		game->rounds[ROUND_file].number = (uint8_t)round.number;
	}
}

/* The records of a pair, by the time at which they began. */
struct meeting {
	struct event_game *game;
	uint32_t low, high;
};

static int
compare_meetings(const void *a, const void *b)
{
	const struct meeting *x = a, *y = b;

	if (x->low != y->low)
		return x->low < y->low ? -1 : 1;
	if (x->high != y->high)
		return x->high < y->high ? -1 : 1;
	if (x->game->began != y->game->began)
		return x->game->began < y->game->began ? -1 : 1;
	return x->game < y->game ? -1 : x->game > y->game;
}

/* Gives the records of one pair the rounds that the table has for it; times: of the rounds. */
static void
give_rounds(
    struct slot *slots, size_t slot_count, struct meeting *meetings, size_t count, int64_t *times)
{
	size_t i, j, best;
	int64_t far, least;

	for (i = 0; i < slot_count; i++) {
		best = count;
		least = INT64_MAX;
		for (j = 0; j < count; j++) {
			struct event_game *game = meetings[j].game;

			if (game->round != 0)
				continue;
			far = slot_count == count || times[slots[i].round] == 0
				  ? (int64_t)j
				  : llabs(game->began - times[slots[i].round]);
			if (far < least) {
				least = far;
				best = j;
			}
		}
		if (best == count)
			return;
		meetings[best].game->round = slots[i].round;
		if (slot_count == count)
			times[slots[i].round] = meetings[best].game->began;
	}
	for (j = 0; j < count; j++)
		meetings[j].game->extra |= meetings[j].game->round == 0;
}

/* Finds the rounds of records that say none in the tables: first of pairs with as many records as
 * games, which tell when a round was played. */
static void
find_in_tables(struct finder *finder)
{
	struct event *event = finder->event;
	struct meeting *list = arena_take(event->arena, (event->game_count + 1) * sizeof *list);
	int64_t times[EVENT_ROUNDS_MAX + 1] = { 0 };
	size_t count = 0, i, n, slot_count, pass;
	struct slot *slots;

	for (i = 0; i < event->game_count; i++) {
		struct event_game *game = &event->games[i];
		uint32_t a = game->players[BLACK], b = game->players[WHITE];

		if (game->round == 0 && plays(game))
			list[count++] = (struct meeting){ game, a < b ? a : b, a < b ? b : a };
	}
	qsort(list, count, sizeof *list, compare_meetings);
	for (pass = 0; pass < 2; pass++) {
		for (i = 0; i < count; i += n) {
			for (n = 1; i + n < count && list[i + n].low == list[i].low &&
				    list[i + n].high == list[i].high;)
				n++;
			slots = slots_of(&finder->slots, list[i].low, list[i].high, &slot_count);
			if (slot_count > 0 && (slot_count == n) == (pass == 0))
				give_rounds(slots, slot_count, &list[i], n, times);
		}
	}
}

static int
compare_began(const void *a, const void *b)
{
	const struct event_game *const *x = a, *const *y = b;

	if ((*x)->began != (*y)->began)
		return (*x)->began < (*y)->began ? -1 : 1;
	return *x < *y ? -1 : *x > *y;
}

/* Counts the games of each player, in their order, as rounds. */
static void
guess_rounds(struct event *event)
{
	struct event_game **order =
	    arena_take(event->arena, (event->game_count + 1) * sizeof *order);
	uint32_t *played = arena_zero(event->arena, (event->player_count + 1) * sizeof *played);
	size_t i;

	for (i = 0; i < event->game_count; i++)
		order[i] = &event->games[i];
	qsort(order, event->game_count, sizeof *order, compare_began);
	for (i = 0; i < event->game_count; i++) {
		uint32_t *a, *b;

		if (!plays(order[i]))
			continue;
		a = &played[order[i]->players[BLACK]];
		b = &played[order[i]->players[WHITE]];
		*a = *b = (*a > *b ? *a : *b) + 1;
		if (*a > EVENT_ROUNDS_MAX)
			continue;
		order[i]->round = *a;
		if (*a > event->rounds)
			event->rounds = *a;
	}
	event->guessed = true;
}

void
rounds_find(struct event *event)
{
	struct finder finder = { .event = event, .busy.memory = event->arena->memory };
	bool *agree = arena_take(event->arena, event->game_count + 1), any = false;
	size_t i;

	read_numbers(event);
	count_rounds(event);
	find_slots(event, &finder.slots);
	for (i = 0; i < event->game_count; i++) {
		struct event_game *game = &event->games[i];

		agree[i] = read_round(event, game);
		any |= game->round != 0;
		if (agree[i] && game->round != 0 && plays(game))
			take_seats(&finder, game);
	}
	for (i = 0; i < event->game_count; i++) {
		if (!agree[i])
			settle_conflict(&finder, &event->games[i]);
	}
	if (event->slots)
		find_in_tables(&finder);
	else if (!any)
		guess_rounds(event);
	hash_table_free(&finder.busy);
}
