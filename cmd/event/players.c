/* Who is who: names of records, tables and event.ini become players. */
#include "cmd/event/event.h"
#include "cmd/host/hash.h"
#include "record/values/person.h"

/* A name that records have, by its key. */
struct name {
	struct str key, written; /* written: as the first has it */
	uint32_t games, first;   /* first: the record that has it first */
	uint32_t player;         /* EVENT_NONE: not known yet */
};

/* Names are compared with all players as long as that takes no more comparisons. */
enum { TRIES_MAX = 4000000 };

/* The key of a player. */
struct key {
	struct str key;
	uint64_t traits; /* person_traits */
};

/* Who sits at a record. */
struct seats {
	uint32_t names[2]; /* by side, in the list */
	uint32_t round;    /* 0: not known */
};

struct names {
	struct event *event;
	struct hash_table known;   /* 1 + player, by the hash of the key */
	struct hash_table numbers; /* 1 + index of list, the same */
	struct hash_table written; /* the same, by the hash of the name as written */
	struct buffer key;
	struct name
	    *list; /* the first is of nobody; sides of records have the index of their name */
	size_t count, cap;
	struct seats *seats; /* of each record */
	struct key *keys;    /* by player */
	size_t key_count, key_cap;
	size_t tries; /* comparisons of names that are left */
};

/* Sets names->key to that of a name, and returns its hash. */
static uint64_t
key_of(struct names *names, struct str name)
{
	buffer_clear(&names->key);
	person_key(name, &names->key);
	return hash_add(HASH_BEGIN, buffer_str(&names->key));
}

static uint32_t
add_player(struct names *names, struct str name, uint64_t hash)
{
	struct event *event = names->event;
	struct event_player *player =
	    ARENA_ADD(event->arena, event->players, event->player_count, event->player_cap);

	*player = (struct event_player){ .name = name, .entrant = EVENT_NONE };
	*ARENA_ADD(event->arena, names->keys, names->key_count, names->key_cap) =
	    (struct key){ arena_str(event->arena, buffer_str(&names->key)),
		    person_traits(buffer_str(&names->key)) };
	*hash_table_number(&names->known, hash) = event->player_count;
	return (uint32_t)event->player_count - 1;
}

/* Returns the player of a name that is known, or EVENT_NONE; key_of was called for it. */
static uint32_t
known(const struct names *names, uint64_t hash)
{
	return (uint32_t)hash_table_find(&names->known, hash) - 1; /* EVENT_NONE: it has none */
}

/* Makes the entrants of a list players. */
static void
add_entrants(struct names *names, struct entrant *entrants, size_t count)
{
	struct event *event = names->event;

	for (size_t i = 0; i < count; i++) {
		uint64_t hash = key_of(names, entrants[i].name);
		uint32_t player = known(names, hash);
		struct event_player *of;

		if (player == EVENT_NONE)
			player = add_player(names, entrants[i].name, hash);
		of = &event->players[player];
		entrants[i].player = player;
		of->listed = true;
		if (of->entrant == EVENT_NONE)
			of->entrant = (uint32_t)i;
		if (of->rating == 0)
			of->rating = entrants[i].rating;
		if (of->about.n == 0)
			of->about = entrants[i].about;
		if (of->at.line == 0)
			of->at = entrants[i].at;
	}
}

static void
add_aliases(struct names *names)
{
	const struct event_settings *settings = &names->event->settings;

	for (size_t i = 0; i < settings->alias_count; i++) {
		uint64_t hash = key_of(names, settings->aliases[i].name);
		uint32_t player = known(names, hash);

		if (player == EVENT_NONE)
			player = add_player(names, settings->aliases[i].name, hash);
		*hash_table_number(&names->known, key_of(names, settings->aliases[i].written)) =
		    player + 1;
	}
}

/* Adds a name; its key is names->key. */
static void
add_name(struct names *names, struct str written, uint32_t player, uint32_t game)
{
	struct arena *arena = names->event->arena;

	*ARENA_ADD(arena, names->list, names->count, names->cap) =
	    (struct name){ .key = arena_str(arena, buffer_str(&names->key)),
		    .written = written,
		    .first = game,
		    .player = player };
}

/* Returns the index of a name in the list, to which it is added if it is new. */
static size_t
name_of(struct names *names, struct str written, uint32_t game)
{
	size_t *seen = hash_table_number(&names->written, hash_add(HASH_BEGIN, written)), *number;
	uint64_t hash;

	if (*seen == 0 && person_is_nobody(written))
		*seen = 1;
	if (*seen == 0) {
		hash = key_of(names, written);
		number = hash_table_number(&names->numbers, hash);
		if (*number == 0) {
			add_name(names, written, known(names, hash), game);
			*number = names->count;
		}
		*seen = *number;
	}
	return *seen - 1;
}

/* Finds the names that records have, and who sits where. */
static void
find_names(struct names *names)
{
	struct event *event = names->event;

	names->seats = arena_take(event->arena, (event->game_count + 1) * sizeof *names->seats);
	buffer_clear(&names->key);
	add_name(names, NO_STR, EVENT_NONE, 0);
	for (uint32_t i = 0; i < event->game_count; i++) {
		const struct event_game *game = &event->games[i];

		names->seats[i].round = event_round_written(game);
		for (int side = BLACK; side <= WHITE; side++) {
			size_t name = game->readable ? name_of(names, game->written[side], i) : 0;

			names->seats[i].names[side] = (uint32_t)name;
			names->list[name].games++;
		}
	}
}

/* Returns the player of a side of a record, as far as its name is settled. */
static uint32_t
player_at(const struct names *names, size_t game, int side)
{
	return names->list[names->seats[game].names[side]].player;
}

/* Returns whether a name and a player ever sit on both sides of a record, or both play in one
 * round. */
static bool
meets(const struct names *names, uint32_t name, uint32_t player)
{
	bool busy[2][EVENT_ROUNDS_MAX + 1] = { { false } };

	for (size_t i = 0; i < names->event->game_count; i++) {
		const struct seats *seats = &names->seats[i];
		bool has[2] = { seats->names[BLACK] == name || seats->names[WHITE] == name,
			player_at(names, i, BLACK) == player ||
			    player_at(names, i, WHITE) == player };

		if (has[0] && has[1])
			return true;
		if (seats->round == 0 || seats->round > EVENT_ROUNDS_MAX)
			continue;
		busy[0][seats->round] |= has[0];
		busy[1][seats->round] |= has[1];
		if (busy[0][seats->round] && busy[1][seats->round])
			return true;
	}
	return false;
}

/* Returns the one player whom a name is probably of, or EVENT_NONE.  Takes one of the names' tries
 * for each player. */
static uint32_t
find_alike(struct names *names, uint32_t name)
{
	struct str key = names->list[name].key;
	uint64_t traits = person_traits(key);
	uint32_t found = EVENT_NONE;

	for (uint32_t i = 0; i < names->key_count && names->tries > 0; i++) {
		names->tries--;
		if (!person_may_be_alike(names->keys[i].traits, traits) ||
		    !person_alike(names->keys[i].key, key) || meets(names, name, i))
			continue;
		if (found != EVENT_NONE)
			return EVENT_NONE;
		found = i;
	}
	return found;
}

static void
report_name(struct names *names, enum diag rule, const struct name *name, struct str other)
{
	const struct event_game *game = &names->event->games[name->first];
	enum fact fact =
	    player_at(names, name->first, BLACK) == name->player ? FACT_black : FACT_white;

	event_add(names->event, rule, event_game_at(game, fact),
	    ARGS(A_STR(name->written), A_STR(other), A_NUMBER(name->games)))
	    ->game = name->first;
}

/* Settles who has a name that is not on the list. */
static void
settle_name(struct names *names, struct name *name, bool list)
{
	struct event *event = names->event;
	uint32_t alike = find_alike(names, (uint32_t)(name - names->list));

	name->player = alike;
	if (alike != EVENT_NONE) {
		report_name(names, DIAG_name_variant, name, event->players[alike].name);
		return;
	}
	buffer_clear(&names->key);
	buffer_add(&names->key, name->key);
	name->player = add_player(names, name->written, hash_add(HASH_BEGIN, name->key));
	if (list)
		report_name(names, DIAG_unknown_entrant, name,
		    event_seen(event_list_file(event), event->games[name->first].file).is.str);
}

/* Names that most records have come first: the others are variants of them. */
static void
settle_names(struct names *names)
{
	struct event *event = names->event;
	struct event_sorted *order = arena_take(event->arena, names->count * sizeof *order);
	bool list = event_list_file(event).n > 0;
	size_t count = 0;

	for (uint32_t i = 1; i < names->count; i++)
		if (names->list[i].player == EVENT_NONE)
			order[count++] =
			    (struct event_sorted){ UINT32_MAX - names->list[i].games, 0, i };
	event_sort(order, count);
	for (size_t i = 0; i < count; i++)
		settle_name(names, &names->list[order[i].index], list);
	for (size_t i = 1; i < names->count; i++)
		event->players[names->list[i].player].games += names->list[i].games;
	for (size_t i = 0; i < event->game_count; i++)
		for (int side = BLACK; side <= WHITE; side++)
			event->games[i].players[side] = player_at(names, i, side);
}

void
players_find(struct event *event)
{
	struct memory *memory = event->arena->memory;
	struct names names = { .event = event,
		.known.memory = memory,
		.numbers.memory = memory,
		.written.memory = memory,
		.tries = TRIES_MAX };

	buffer_init(&names.key, memory);
	add_entrants(&names, event->settings.players, event->settings.player_count);
	for (size_t i = 0; i < event->table_count; i++)
		add_entrants(&names, event->tables[i].entrants, event->tables[i].entrant_count);
	add_entrants(&names, event->settings.pairs.entrants, event->settings.pairs.entrant_count);
	add_aliases(&names);
	find_names(&names);
	settle_names(&names);
	hash_table_free(&names.known);
	hash_table_free(&names.numbers);
	hash_table_free(&names.written);
	buffer_free(&names.key);
}
