#include "rules/adjudicate/repetition.h"

enum { LONG_LINE = 1 << 14 };

_Static_assert(sizeof(struct occurrence) == 16, "an occurrence is small");

/* Returns the number of positions for which a table of size slots has room: three quarters of it.
 */
static uint32_t
room_of(uint32_t size)
{
	return size - size / 4;
}

/* Makes an empty table for a line of this depth. */
static void
make_slots(struct repetition *repetition, uint32_t depth)
{
	uint32_t size = 64;

	while (room_of(size) <= depth && size < 1u << 31)
		size *= 2;
	repetition->slots = arena_zero(repetition->arena, size * sizeof *repetition->slots);
	repetition->mask = size - 1;
}

static void
set_limit(struct repetition *repetition)
{
	size_t slots = room_of(repetition->mask + 1);

	repetition->limit = (uint32_t)(repetition->cap < slots ? repetition->cap : slots);
}

void
repetition_init(struct repetition *repetition, struct arena *arena, uint32_t expected)
{
	memset(repetition, 0, sizeof *repetition);
	repetition->arena = arena;
	repetition->at =
	    arena_grow(arena, NULL, sizeof *repetition->at, (size_t)expected + 2, &repetition->cap);
	/* sparse, for few collisions, as long as that costs little memory */
	make_slots(repetition, expected < LONG_LINE ? 3 * expected : expected);
	set_limit(repetition);
}

void
repetition_make_room(struct repetition *repetition, uint32_t depth)
{
	if (depth >= repetition->cap)
		repetition->at = arena_grow(repetition->arena, repetition->at,
		    sizeof *repetition->at, (size_t)depth + 1, &repetition->cap);
	if (depth >= room_of(repetition->mask + 1)) {
		make_slots(repetition, 2 * depth);
		for (uint32_t i = 0; i < depth; i++)
			*repetition_slot(repetition, repetition->at[i].key) = 1 + i;
	}
	set_limit(repetition);
}

void
repetition_start(struct repetition *repetition, uint64_t key, bool counts)
{
	repetition->at[0] =
	    (struct occurrence){ .key = key, .before = UINT32_MAX, .count = counts ? 1 : 0 };
	*repetition_slot(repetition, key) = 1;
}

void
repetition_leave(struct repetition *repetition, uint32_t depth, struct quiet_moves quiet)
{
	const struct occurrence *now = &repetition->at[depth];

	*repetition_slot(repetition, now->key) = 1 + now->before; /* UINT32_MAX: 0, free */
	repetition->quiet = quiet;
}

uint32_t
repetition_back(const struct repetition *repetition, uint32_t depth, uint32_t count)
{
	for (uint32_t n = 1; n < count; n++)
		depth = repetition->at[depth].before;
	return depth;
}

/* Returns the depth of the last move of the side that made the one to depth or, other, of the other
 * side; 0: none. */
static uint32_t
last_move(const struct repetition *repetition, uint32_t depth, bool other)
{
	if (!other)
		return depth;
	while (repetition->at[depth].back == UINT16_MAX) /* all these moves were one side's */
		depth -= UINT16_MAX - 1;
	return depth - repetition->at[depth].back;
}

/* Returns the depth of the last of that side's moves that gave no check, 0: none. */
static uint32_t
last_quiet(const struct repetition *repetition, bool other)
{
	return other ? repetition->quiet.other : repetition->quiet.own;
}

uint32_t
repetition_checked_since(const struct repetition *repetition, uint32_t depth, uint32_t count,
    enum side mover, enum side side)
{
	uint32_t quiet = last_quiet(repetition, side != mover);
	uint32_t first = repetition_back(repetition, depth, count);

	while (count > 1 && quiet > first)
		first = repetition_back(repetition, depth, --count);
	return first;
}

enum side
repetition_by_interval(
    const struct repetition *repetition, uint32_t depth, uint32_t count, enum side mover)
{
	uint32_t then = repetition_back(repetition, depth, count);
	bool own = last_quiet(repetition, false) <= then;
	bool other =
	    last_move(repetition, depth, true) > then && last_quiet(repetition, true) <= then;

	if (own == other)
		return NO_SIDE;
	return own ? mover : side_other(mover);
}

/* Whether the position at depth occurred count times since a side began to check with every move,
 * counting from the move that led to the first of them.  The same side made the last move each
 * time, as the same one is to move. */
static bool
stood_in_run(const struct repetition *repetition, uint32_t depth, uint32_t count, bool other)
{
	uint32_t then = repetition_back(repetition, depth, count);

	return last_move(repetition, then, other) > last_quiet(repetition, other);
}

enum side
repetition_by_counters(
    const struct repetition *repetition, uint32_t depth, uint32_t count, enum side mover)
{
	if (stood_in_run(repetition, depth, count, false))
		return mover;
	if (stood_in_run(repetition, depth, count - 1, true))
		return side_other(mover);
	return NO_SIDE;
}
