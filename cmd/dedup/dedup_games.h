#ifndef CMD_DEDUP_DEDUP_GAMES_H
#define CMD_DEDUP_DEDUP_GAMES_H

#include "record/game_key.h"
#include "record/text/memory.h"

/*
 * The games of an archive by their keys.  Games are numbered from 0 in the order in which they are
 * added.  Memory: 32 bytes a game, at most 11 bytes a key, and at most 22 bytes a file that
 * dedup_files_add is given.
 */

struct dedup_game {
	struct game_key key;
	uint32_t file;   /* the number of its file, from 0 */
	uint32_t number; /* its number in the file, from 1; 0: stands for what could not be read */
	uint32_t same;   /* the next game with its key, after the last one the first */
	uint32_t longer; /* a game whose moves begin with its moves: 1 + its number; 0: none */
};

struct dedup_games {
	struct memory *memory;
	struct dedup_game **blocks;
	size_t block_count;
	uint32_t count;
	uint32_t *slots; /* by key, open addressing: 1 + the last game with the key; 0: free */
	size_t slot_count, key_count;
};

/* Makes an empty set over memory. */
void dedup_games_init(struct dedup_games *games, struct memory *memory);
void dedup_games_free(struct dedup_games *games);

/* Adds a game; without a key it has no equal. */
void dedup_games_add(
    struct dedup_games *games, const struct game_key *key, uint32_t file, uint32_t number);

struct dedup_game *dedup_games_at(const struct dedup_games *games, uint32_t game);

/* Returns whether a game has the key, and in *first the first one that has. */
bool dedup_games_find(const struct dedup_games *games, struct game_key key, uint32_t *first);

/* Returns whether the game is the first of its key. */
bool dedup_games_is_first(const struct dedup_games *games, uint32_t game);

/* The files that were seen, by device and inode: a hash of 64 bits for each. */
struct dedup_files {
	struct memory *memory;
	uint64_t *slots; /* 0: free */
	size_t slot_count, count;
};

/* Adds a file.  Returns false if it is there already. */
bool dedup_files_add(struct dedup_files *files, uint64_t device, uint64_t inode);

/* Empties the set. */
void dedup_files_clear(struct dedup_files *files);

#endif
