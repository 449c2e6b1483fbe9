#ifndef RULES_ADJUDICATE_REPETITION_H
#define RULES_ADJUDICATE_REPETITION_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/arena.h"
#include "rules/board/position.h"

/*
 * Repetition (千日手, sennichite): which positions of a line of play occurred before, by board,
 * hands and side to move.  Follows the line move by move and back.
 */

/* One position of the line: 16 bytes, as lines may be long. */
struct occurrence {
	uint64_t key;
	uint32_t before; /* depth of the previous occurrence, or UINT32_MAX */
	uint16_t count;  /* which occurrence this is, from 1, or UINT16_MAX; 0: a start that is not
			  * counted */
	uint16_t
	    back; /* plies back to the other side's last move, or UINT16_MAX: at least as many */
};

/* Depths of the last moves that gave no check; 0: none. */
struct quiet_moves {
	uint32_t own, other; /* of the side that made the last move, and of the other side */
};

struct repetition {
	struct arena *arena;
	struct occurrence *at; /* by depth */
	size_t cap;
	/* a hash table: 1 + depth of the latest position with a key, 0: free.  Positions leave in
	 * the reverse order of entering, so that a slot can simply be freed */
	uint32_t *slots;
	uint32_t mask;            /* number of slots - 1 */
	uint32_t limit;           /* the depth for which there is no room yet */
	struct quiet_moves quiet; /* up to the last position */
};

/* Makes it empty; expected is the likely length of the line (it grows beyond that). */
void repetition_init(struct repetition *repetition, struct arena *arena, uint32_t expected);

/* Enters the start position at depth 0; counts: as its own first occurrence. */
void repetition_start(struct repetition *repetition, uint64_t key, bool counts);

/* Makes room for the position at depth. */
void repetition_make_room(struct repetition *repetition, uint32_t depth);

/* Returns the slot of a key, or the free slot where it belongs. */
static inline __attribute__((always_inline)) uint32_t *
repetition_slot(const struct repetition *repetition, uint64_t key)
{
	uint32_t i = (uint32_t)(key >> 20) & repetition->mask, *slots = repetition->slots;

	while (RARELY(slots[i] != 0) && repetition->at[slots[i] - 1].key != key)
		i = (i + 1) & repetition->mask;
	return &slots[i];
}

/*
 * Enters the position at depth, one after the last, not the first.  again: the move that led to it
 * was made by the side that had made the one before; check: it gave check.  Returns the number of
 * the occurrence, from 1.
 */
static inline __attribute__((always_inline)) uint32_t
repetition_enter(
    struct repetition *repetition, uint32_t depth, uint64_t key, bool again, bool check)
{
	struct occurrence *at;
	struct quiet_moves quiet = repetition->quiet;
	uint32_t *slot, last, count = 1, back = 1;

	if (depth >= repetition->limit)
		repetition_make_room(repetition, depth);
	slot = repetition_slot(repetition, key);
	last = *slot;
	at = repetition->at;
	if (RARELY(last != 0))
		count = at[last - 1].count + (at[last - 1].count != UINT16_MAX ? 1u : 0);
	*slot = 1 + depth;
	if (again)
		back = at[depth - 1].back + (at[depth - 1].back != UINT16_MAX ? 1u : 0);
	else
		quiet = (struct quiet_moves){ .own = quiet.other, .other = quiet.own };
	if (USUALLY(!check))
		quiet.own = depth;
	repetition->quiet = quiet;
	at[depth] = (struct occurrence){ .key = key,
		.before = last - 1, /* UINT32_MAX if there is none */
		.count = (uint16_t)count,
		.back = (uint16_t)back };
	return count;
}

/* Takes the position at depth, the last one, back; quiet: repetition->quiet before it was entered.
 */
void repetition_leave(struct repetition *repetition, uint32_t depth, struct quiet_moves quiet);

/* Returns the depth of the first of the last count occurrences of the position at depth. */
uint32_t repetition_back(const struct repetition *repetition, uint32_t depth, uint32_t count);

/* Returns the depth of the first of these occurrences since which all moves of side gave check;
 * mover made the last move, to the position at depth. */
uint32_t repetition_checked_since(const struct repetition *repetition, uint32_t depth,
    uint32_t count, enum side mover, enum side side);

/*
 * Returns who loses by perpetual check (連続王手の千日手) when the position at depth, the last one,
 * occurs for the count-th time by mover's move: the side all of whose moves after the first of
 * these occurrences gave check.  NO_SIDE if neither's or both sides' did.  (Japan Shogi
 * Association, match rules, article 8.)
 */
enum side repetition_by_interval(
    const struct repetition *repetition, uint32_t depth, uint32_t count, enum side mover);

/*
 * The same by the counters of shogi-server, the server of floodgate, which count the positions of a
 * side's checks without a break: the position occurred there count times if that side made the last
 * move, once less if the other did.
 */
enum side repetition_by_counters(
    const struct repetition *repetition, uint32_t depth, uint32_t count, enum side mover);

#endif
