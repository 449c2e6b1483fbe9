#ifndef RULES_ADJUDICATE_REPETITION_H
#define RULES_ADJUDICATE_REPETITION_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "record/text/arena.h"
#include "rules/board/position.h"

/*
 * Which positions of a line of play stood before (sennichite, 千日手), by board, hands and side to
 * move.  Follows the line move by move and back.
 */
struct occurrence {
	uint64_t key;
	uint32_t before;   /* depth of the previous occurrence, or UINT32_MAX */
	uint32_t count;    /* which occurrence this is, from 1; 0: a start that is not counted */
	uint32_t run[2];   /* unbroken checks that a side gave with its moves up to here */
	uint32_t moved[2]; /* moves a side made up to here */
};

struct repetition {
	struct arena *arena;
	struct occurrence *at; /* by depth */
	size_t cap;
	/* a hash table: 1 + depth of the latest position with a key, 0: free.  Positions leave in
	 * the reverse order of their coming, so that a place may simply be freed */
	uint32_t *slots;
	uint32_t mask; /* number of slots - 1 */
};

/* Makes it empty; expected is how deep the line may become (it grows when that is passed). */
void repetition_init(struct repetition *repetition, struct arena *arena, uint32_t expected);

/* Enters the start position, depth 0, as its own first occurrence or as none. */
void repetition_start(struct repetition *repetition, uint64_t key, bool counts);

/* Makes room for the position at depth, on the line and in the table. */
void repetition_make_room(struct repetition *repetition, uint32_t depth);

/* The place of a key: where it stands, or the free one where it is to stand. */
static inline uint32_t *
repetition_slot(const struct repetition *repetition, uint64_t key)
{
	uint32_t i = (uint32_t)(key >> 20) & repetition->mask, *slots = repetition->slots;

	while (slots[i] != 0 && repetition->at[slots[i] - 1].key != key)
		i = (i + 1) & repetition->mask;
	return &slots[i];
}

/*
 * Counts the position that stands at depth (the position before it is at depth - 1); mover made the
 * move that led here, with check if it gave check.  Returns which occurrence it is, from 1.
 */
static inline uint32_t
repetition_enter(
    struct repetition *repetition, uint32_t depth, uint64_t key, enum side mover, bool check)
{
	struct occurrence *now;
	uint32_t *slot;

	if (depth >= repetition->cap || depth > repetition->mask / 2)
		repetition_make_room(repetition, depth);
	slot = repetition_slot(repetition, key);
	now = &repetition->at[depth];
	now->key = key;
	now->before = *slot - 1; /* UINT32_MAX when there is none */
	now->count = *slot == 0 ? 1 : repetition->at[now->before].count + 1;
	*slot = 1 + depth;
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

/* Takes the deepest position back. */
void repetition_leave(struct repetition *repetition, uint32_t depth);

/* The depth of the first of the last `count` occurrences of the position at depth; count is at most
 * its occurrence. */
uint32_t repetition_back(const struct repetition *repetition, uint32_t depth, uint32_t count);

/* The depth of the first of these occurrences since which all moves of side gave check. */
uint32_t repetition_checked_since(
    const struct repetition *repetition, uint32_t depth, uint32_t count, enum side side);

/*
 * Who loses by perpetual check (連続王手の千日手) when the position at depth stands for the
 * count-th time: the side all of whose moves since the first of these occurrences, the last
 * included and the one that led to the first not, gave check.  NO_SIDE when neither or both did
 * (rules.md 2.2).
 */
enum side repetition_by_interval(
    const struct repetition *repetition, uint32_t depth, uint32_t count);

/*
 * The same as shogi-server has it (rules.md 2.3): within the unbroken checks that a side gives, the
 * position stood as often when that side made the last move, once less when the other did.
 */
enum side repetition_by_counters(
    const struct repetition *repetition, uint32_t depth, uint32_t count);

#endif
