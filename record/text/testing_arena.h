#ifndef RECORD_TEXT_TESTING_ARENA_H
#define RECORD_TEXT_TESTING_ARENA_H

/* For tests by cmocka: an arena that each test has empty, and that must be all the memory in use.
 */

#include "record/text/arena.h"
#include "record/text/testing_memory.h"

static struct arena arena;

static inline int
set_up_arena(void **state)
{
	(void)state;
	arena_init(&arena, &memory);
	return 0;
}

static inline int
tear_down_arena(void **state)
{
	(void)state;
	arena_free(&arena);
	return memory.used == 0 ? 0 : -1;
}

#endif
