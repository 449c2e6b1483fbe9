#ifndef RECORD_TEXT_ARENA_H
#define RECORD_TEXT_ARENA_H

#include <stddef.h>

#include "record/text/memory.h"
#include "record/text/str.h"

/*
 * A region of memory that is given back all at once.  One arena serves one game, one serves one
 * file; nothing taken from it is freed on its own.  Not shared between threads.
 */
struct arena {
	struct memory *memory;
	struct arena_block *block; /* newest first */
	char *at, *end;            /* free part of the newest block */
};

/* Makes an empty arena over memory; takes no memory yet. */
void arena_init(struct arena *arena, struct memory *memory);

/* Returns all blocks back except the largest, which is kept for the next game.  Everything taken
 * before is gone. */
void arena_reset(struct arena *arena);

/* Returns everything back.  The arena may be used again as after arena_init. */
void arena_free(struct arena *arena);

/* Takes size bytes, not cleared, aligned for any object.  Never NULL. */
void *arena_take(struct arena *arena, size_t size);

/* As arena_take, cleared to zero. */
void *arena_zero(struct arena *arena, size_t size);

/*
 * Grows an array to hold at least need elements of size bytes each.  *cap is the present capacity
 * and is updated; the first *cap elements are kept.  Returns the array's (new) place.  The block is
 * extended where it lies when it was the last taken.
 */
void *arena_grow(struct arena *arena, void *array, size_t size, size_t need, size_t *cap);

/* A copy of s in the arena. */
struct str arena_str(struct arena *arena, struct str s);

/* A formatted string in the arena (printf's format). */
struct str arena_printf(struct arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
