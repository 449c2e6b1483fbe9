#include "rules/repetition.h"

#include <string.h>

enum { NEVER = UINT32_MAX };

static uint32_t
power_above(uint32_t n)
{
	uint32_t power = 64;

	while (power < n && power < 1u << 30)
		power *= 2;
	return power;
}

void
repetition_init(struct repetition *repetition, struct arena *arena, uint32_t expected)
{
	uint32_t size = power_above(2 * expected + 2);

	memset(repetition, 0, sizeof *repetition);
	repetition->arena = arena;
	repetition->at =
	    arena_grow(arena, NULL, sizeof *repetition->at, (size_t)expected + 2, &repetition->cap);
	repetition->slots = arena_zero(arena, size * sizeof *repetition->slots);
	repetition->mask = size - 1;
}

/* The slot of a key: the one that has it, or a free one, which is taken. */
static struct repetition_slot *
slot_of(struct repetition *repetition, uint64_t key)
{
	uint32_t i = (uint32_t)(key >> 20) & repetition->mask;

	while (repetition->slots[i].used != 0 && repetition->slots[i].key != key)
		i = (i + 1) & repetition->mask;
	if (repetition->slots[i].used == 0) {
		repetition->slots[i] = (struct repetition_slot){ key, 0, 1 };
		repetition->used++;
	}
	return &repetition->slots[i];
}

/* Makes the table anew for the positions at depths below depth, forgetting keys that were left
 * behind. */
static void
rebuild(struct repetition *repetition, uint32_t depth)
{
	uint32_t size = power_above(4 * depth + 4);

	if (size > repetition->mask + 1) {
		repetition->slots = arena_zero(repetition->arena, size * sizeof *repetition->slots);
		repetition->mask = size - 1;
	} else {
		memset(repetition->slots, 0,
		    ((size_t)repetition->mask + 1) * sizeof *repetition->slots);
	}
	repetition->used = 0;
	for (uint32_t i = 0; i < depth; i++)
		slot_of(repetition, repetition->at[i].key)->latest = 1 + i;
}

uint32_t
repetition_enter(
    struct repetition *repetition, uint32_t depth, uint64_t key, enum side mover, bool check)
{
	struct occurrence *now;
	struct repetition_slot *slot;

	if (depth >= repetition->cap)
		repetition->at = arena_grow(repetition->arena, repetition->at,
		    sizeof *repetition->at, (size_t)depth + 1, &repetition->cap);
	if (repetition->used > repetition->mask / 2)
		rebuild(repetition, depth);
	slot = slot_of(repetition, key);
	now = &repetition->at[depth];
	now->key = key;
	now->before = slot->latest - 1; /* NEVER when there is none */
	now->count = slot->latest == 0 ? 1 : repetition->at[slot->latest - 1].count + 1;
	slot->latest = 1 + depth;
	if (depth == 0) {
		memset(now->run, 0, sizeof now->run);
		memset(now->moved, 0, sizeof now->moved);
	} else {
		memcpy(now->run, now[-1].run, sizeof now->run);
		memcpy(now->moved, now[-1].moved, sizeof now->moved);
		now->run[mover] = check ? now->run[mover] + 1 : 0;
		now->moved[mover]++;
	}
	return now->count;
}

void
repetition_start(struct repetition *repetition, uint64_t key, bool counts)
{
	repetition_enter(repetition, 0, key, BLACK, false);
	repetition->at[0].count = counts ? 1 : 0;
}

void
repetition_leave(struct repetition *repetition, uint32_t depth)
{
	const struct occurrence *now = &repetition->at[depth];

	slot_of(repetition, now->key)->latest = now->before == NEVER ? 0 : 1 + now->before;
}

uint32_t
repetition_back(const struct repetition *repetition, uint32_t depth, uint32_t count)
{
	for (uint32_t n = 1; n < count; n++)
		depth = repetition->at[depth].before;
	return depth;
}

/* Moves that a side made between two positions. */
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

/* Whether the position at depth stood so often since side began to check with every move: the move
 * that led to the first of these was a check, or came after one. */
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
