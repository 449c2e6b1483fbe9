#ifndef RECORD_TEXT_ARENA_H
#define RECORD_TEXT_ARENA_H

#include <stddef.h>

#include "record/text/memory.h"
#include "record/text/str.h"

/*
 * A region of memory that is freed all at once.  One arena serves one game, one serves one file;
 * nothing taken from it is freed by itself.  Not shared between threads.
 */
struct arena {
	struct memory *memory;
	struct arena_block *block; /* newest first */
	char *at, *end;            /* free part of the newest block */
};

/* Makes an empty arena over memory; allocates nothing yet. */
void arena_init(struct arena *arena, struct memory *memory);

/* Frees everything taken so far, but keeps a block of up to 1 MB for the next game. */
void arena_reset(struct arena *arena);

/* Frees all memory.  The arena may be used again as after arena_init. */
void arena_free(struct arena *arena);

/* Returns size bytes, not cleared, aligned for any object.  Never NULL. */
void *arena_take(struct arena *arena, size_t size);

/* As arena_take, cleared to zero. */
void *arena_zero(struct arena *arena, size_t size);

/*
 * Grows an array to at least need elements of size bytes each and returns its new place.  *cap is
 * the capacity, which is updated; the first *cap elements are kept.  An array that was the last
 * thing taken grows in place.
 */
void *arena_grow(struct arena *arena, void *array, size_t size, size_t need, size_t *cap);

/*
 * Frees what an array has beyond its first count elements, if that is a megabyte or more and other
 * arrays were taken after it began; all of it if count is 0.  Returns the array's new place, or
 * NULL, and updates *cap, as arena_grow does.
 */
void *arena_trim(struct arena *arena, void *array, size_t size, size_t count, size_t *cap);

/* Adds an element at the end of an array that has a count and a capacity, and points to it. */
#define ARENA_ADD(arena, array, count, cap)                                                        \
	((array) = (count) < (cap)                                                                 \
		       ? (array)                                                                   \
		       : arena_grow(arena, array, sizeof *(array), (count) + 1, &(cap)),           \
	    &(array)[(count)++])

/* Copies s into the arena. */
struct str arena_str(struct arena *arena, struct str s);

/* Formats a string into the arena, as printf does. */
struct str arena_printf(struct arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
