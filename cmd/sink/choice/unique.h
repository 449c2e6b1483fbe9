#ifndef CMD_SINK_CHOICE_UNIQUE_H
#define CMD_SINK_CHOICE_UNIQUE_H

#include "cmd/host/hash.h"
#include "record/game_key.h"
#include "record/text/arena.h"

/* The games that were written, to know those that repeat one. */
struct unique {
	struct arena arena;
	struct hash_table places; /* in list, from 1, by half of the key */
	struct unique_game {
		struct game_key key;
		struct str file;
		unsigned long number;
	} * list;
	size_t count, cap;
};

void unique_init(struct unique *unique, struct memory *memory);
void unique_free(struct unique *unique);

/* Returns the game with the same key that was added first, or NULL after adding this one. */
const struct unique_game *unique_add(struct unique *unique, const struct unique_game *game);

#endif
