#include "cmd/dedup/dedup_games.h"

#include <string.h>

#include "cmd/host/hash.h"

/* Games of a block, and slots of the first table. */
enum { BLOCK = 1 << 14, FIRST = 1 << 8 };

/* Returns whether a table of so many slots holds at most count things: three in four are used. */
static bool
is_full(size_t count, size_t slots)
{
	return count >= slots / 4 * 3;
}

void
dedup_games_init(struct dedup_games *games, struct memory *memory)
{
	*games = (struct dedup_games){ .memory = memory };
}

void
dedup_games_free(struct dedup_games *games)
{
	struct memory *memory = games->memory;
	size_t i;

	for (i = 0; i < games->block_count; i++)
		memory_resize(memory, games->blocks[i], BLOCK * sizeof **games->blocks, 0);
	memory_resize(memory, games->blocks, games->block_count * sizeof *games->blocks, 0);
	memory_resize(memory, games->slots, games->slot_count * sizeof *games->slots, 0);
	dedup_games_init(games, memory);
}

struct dedup_game *
dedup_games_at(const struct dedup_games *games, uint32_t game)
{
	return &games->blocks[game / BLOCK][game % BLOCK];
}

/* Returns the slot of a key, or the free one for it.  Some slot is free. */
static uint32_t *
find_slot(const struct dedup_games *games, struct game_key key)
{
	size_t at = (size_t)hash_mixed(key.low ^ key.high) & (games->slot_count - 1);
	const struct dedup_game *game;

	for (;; at = (at + 1) & (games->slot_count - 1)) {
		if (games->slots[at] == 0)
			return &games->slots[at];
		game = dedup_games_at(games, games->slots[at] - 1);
		if (game->key.low == key.low && game->key.high == key.high)
			return &games->slots[at];
	}
}

static void
grow(struct dedup_games *games)
{
	uint32_t *old = games->slots;
	size_t count = games->slot_count, i;

	games->slot_count = count == 0 ? FIRST : 2 * count;
	games->slots =
	    memory_resize(games->memory, NULL, 0, games->slot_count * sizeof *games->slots);
	memset(games->slots, 0, games->slot_count * sizeof *games->slots);
	for (i = 0; i < count; i++) {
		if (old[i] != 0)
			*find_slot(games, dedup_games_at(games, old[i] - 1)->key) = old[i];
	}
	memory_resize(games->memory, old, count * sizeof *old, 0);
}

/* Returns a new game, the last one. */
static struct dedup_game *
add_last(struct dedup_games *games)
{
	size_t was = games->block_count * sizeof *games->blocks;

	if (games->count == games->block_count * BLOCK) {
		games->blocks =
		    memory_resize(games->memory, games->blocks, was, was + sizeof *games->blocks);
		games->blocks[games->block_count++] =
		    memory_resize(games->memory, NULL, 0, BLOCK * sizeof **games->blocks);
	}
	return dedup_games_at(games, games->count++);
}

void
dedup_games_add(
    struct dedup_games *games, const struct game_key *key, uint32_t file, uint32_t number)
{
	uint32_t here = games->count, *slot;
	struct dedup_game *game = add_last(games), *last;

	*game = (struct dedup_game){ .file = file, .number = number, .same = here };
	if (key == NULL)
		return;
	game->key = *key;
	if (is_full(games->key_count, games->slot_count))
		grow(games);
	slot = find_slot(games, *key);
	if (*slot == 0) {
		games->key_count++;
	} else {
		last = dedup_games_at(games, *slot - 1);
		game->same = last->same;
		last->same = here;
	}
	*slot = here + 1;
}

bool
dedup_games_find(const struct dedup_games *games, struct game_key key, uint32_t *first)
{
	uint32_t slot = games->slot_count == 0 ? 0 : *find_slot(games, key);

	if (slot != 0)
		*first = dedup_games_at(games, slot - 1)->same;
	return slot != 0;
}

bool
dedup_games_is_first(const struct dedup_games *games, uint32_t game)
{
	const struct dedup_game *of = dedup_games_at(games, game);
	uint32_t first = game;

	return of->same == game || (dedup_games_find(games, of->key, &first) && first == game);
}

/* --- files */

static uint64_t *
find_file(const struct dedup_files *files, uint64_t hash)
{
	size_t at = (size_t)hash & (files->slot_count - 1);

	while (files->slots[at] != 0 && files->slots[at] != hash)
		at = (at + 1) & (files->slot_count - 1);
	return &files->slots[at];
}

static void
grow_files(struct dedup_files *files)
{
	struct dedup_files old = *files;
	size_t i;

	files->slot_count = old.slot_count == 0 ? FIRST : 2 * old.slot_count;
	files->slots =
	    memory_resize(files->memory, NULL, 0, files->slot_count * sizeof *files->slots);
	memset(files->slots, 0, files->slot_count * sizeof *files->slots);
	for (i = 0; i < old.slot_count; i++) {
		if (old.slots[i] != 0)
			*find_file(files, old.slots[i]) = old.slots[i];
	}
	dedup_files_clear(&old);
}

bool
dedup_files_add(struct dedup_files *files, uint64_t device, uint64_t inode)
{
	uint64_t hash = hash_mixed(hash_mixed(inode) + device), *slot;

	hash += hash == 0;
	if (is_full(files->count, files->slot_count))
		grow_files(files);
	slot = find_file(files, hash);
	if (*slot == hash)
		return false;
	*slot = hash;
	files->count++;
	return true;
}

void
dedup_files_clear(struct dedup_files *files)
{
	memory_resize(files->memory, files->slots, files->slot_count * sizeof *files->slots, 0);
	*files = (struct dedup_files){ .memory = files->memory };
}
