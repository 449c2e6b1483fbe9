#include "cmd/sink/choice/unique.h"

void
unique_init(struct unique *unique, struct memory *memory)
{
	*unique = (struct unique){ .places.memory = memory };
	arena_init(&unique->arena, memory);
}

void
unique_free(struct unique *unique)
{
	hash_table_free(&unique->places);
	arena_free(&unique->arena);
}

const struct unique_game *
unique_add(struct unique *unique, const struct unique_game *game)
{
	/* hash 0 is free in the table */
	size_t *place = hash_table_number(&unique->places, game->key.high | 1);

	if (*place > 0 && unique->list[*place - 1].key.high == game->key.high &&
	    unique->list[*place - 1].key.low == game->key.low)
		return &unique->list[*place - 1];
	unique->list = arena_grow(
	    &unique->arena, unique->list, sizeof *unique->list, unique->count + 1, &unique->cap);
	unique->list[unique->count] = *game;
	if (unique->count > 0 && str_eq(unique->list[unique->count - 1].file, game->file))
		unique->list[unique->count].file = unique->list[unique->count - 1].file;
	else
		unique->list[unique->count].file = arena_str(&unique->arena, game->file);
	*place = ++unique->count;
	return NULL;
}
