#include "rules/adjudicate/repetition.h"

/* Makes an empty table for a line of this depth. */
static void
make_slots(struct repetition *repetition, uint32_t depth)
{
	uint32_t size = 64;

	while (size < 2 * depth + 2 && size < 1u << 30)
		size *= 2;
	repetition->slots = arena_zero(repetition->arena, size * sizeof *repetition->slots);
	repetition->mask = size - 1;
}

static void
set_limit(struct repetition *repetition)
{
	size_t slots = repetition->mask / 2 + 1;

	repetition->limit = (uint32_t)(repetition->cap < slots ? repetition->cap : slots);
}

void
repetition_init(struct repetition *repetition, struct arena *arena, uint32_t expected)
{
	memset(repetition, 0, sizeof *repetition);
	repetition->arena = arena;
	repetition->at =
	    arena_grow(arena, NULL, sizeof *repetition->at, (size_t)expected + 2, &repetition->cap);
	make_slots(repetition, 2 * expected); /* sparse, for few collisions */
	set_limit(repetition);
}

void
repetition_make_room(struct repetition *repetition, uint32_t depth)
{
	if (depth >= repetition->cap)
		repetition->at = arena_grow(repetition->arena, repetition->at,
		    sizeof *repetition->at, (size_t)depth + 1, &repetition->cap);
	if (depth > repetition->mask / 2) {
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
repetition_leave(struct repetition *repetition, uint32_t depth)
{
	const struct occurrence *now = &repetition->at[depth];

	*repetition_slot(repetition, now->key) = 1 + now->before; /* UINT32_MAX: 0, free */
}

uint32_t
repetition_back(const struct repetition *repetition, uint32_t depth, uint32_t count)
{
	for (uint32_t n = 1; n < count; n++)
		depth = repetition->at[depth].before;
	return depth;
}

/* Returns the number of moves that a side made between two positions. */
static uint32_t
moves_between(const struct occurrence *then, const struct occurrence *now, enum side side)
{
	return now->moved[side] - then->moved[side];
}

uint32_t
repetition_checked_since(
    const struct repetition *repetition, uint32_t depth, uint32_t count, enum side side)
{
	const struct occurrence *now = &repetition->at[depth];
	uint32_t first = repetition_back(repetition, depth, count);

	while (count > 1 && moves_between(&repetition->at[first], now, side) > now->run[side])
		first = repetition_back(repetition, depth, --count);
	return first;
}

enum side
repetition_by_interval(const struct repetition *repetition, uint32_t depth, uint32_t count)
{
	const struct occurrence *then = &repetition->at[repetition_back(repetition, depth, count)];
	const struct occurrence *now = &repetition->at[depth];
	bool all[2];

	for (unsigned side = BLACK; side <= WHITE; side++) {
		uint32_t moves = moves_between(then, now, (enum side)side);

		all[side] = moves != 0 && now->run[side] >= moves;
	}
	if (all[BLACK] == all[WHITE])
		return NO_SIDE;
	return all[BLACK] ? BLACK : WHITE;
}

/* Whether the position at depth occurred count times since side began to check with every move,
 * counting from the move that led to the first of them. */
static bool
stood_in_run(const struct repetition *repetition, uint32_t depth, uint32_t count, enum side side)
{
	const struct occurrence *now = &repetition->at[depth];
	const struct occurrence *then = &repetition->at[repetition_back(repetition, depth, count)];

	return now->run[side] > moves_between(then, now, side);
}

enum side
repetition_by_counters(const struct repetition *repetition, uint32_t depth, uint32_t count)
{
	const struct occurrence *now = &repetition->at[depth];
	enum side mover = depth != 0 && now->moved[BLACK] != now[-1].moved[BLACK] ? BLACK : WHITE;

	if (stood_in_run(repetition, depth, count, mover))
		return mover;
	if (stood_in_run(repetition, depth, count - 1, side_other(mover)))
		return side_other(mover);
	return NO_SIDE;
}
