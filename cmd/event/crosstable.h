#ifndef CMD_EVENT_CROSSTABLE_H
#define CMD_EVENT_CROSSTABLE_H

#include "cmd/event/event.h"

/* The boards of each player: those of player p are boards[starts[p]] to boards[starts[p + 1] - 1],
 * by round. */
struct crosstable {
	const struct event *event;
	const struct board **boards;
	size_t *starts;
	uint32_t *rows;  /* by player: his place in the standings, from 1; NULL: none are made */
	uint32_t rounds; /* the last one of a board, or of the event */
	enum tie_break keys[TIE_COUNT]; /* that have a column */
	size_t key_count;
};

/* Finds the boards of each player; they lie in the arena. */
void crosstable_make(const struct event *event, struct arena *arena, struct crosstable *crosstable);

/* Returns the next board of a player in a round (0: not known), from *at on, which begins at 0, or
 * NULL. */
const struct board *crosstable_next(
    const struct crosstable *crosstable, uint32_t player, uint32_t round, size_t *at);

/* Returns the opponent of one of a board's players, or EVENT_NONE. */
static inline uint32_t
crosstable_opponent(const struct board *board, uint32_t player)
{
	return board->players[board->players[0] == player];
}

/* Returns the outcome of a board for one of its players. */
static inline enum outcome
crosstable_outcome(const struct board *board, uint32_t player)
{
	return boards_outcome(board, board->outcome, player);
}

/* Appends what a board is for one of its players: his opponent's place or 0, the result (? not
 * known), f without a game, * if a finding is about the result: 4+, 2=, 0-, 3+f, 5-*. */
void crosstable_cell(const struct crosstable *crosstable, const struct board *board,
    uint32_t player, struct buffer *out);

/* Appends the event's name and its stage, as far as they are known, by a function of escape.h. */
void crosstable_name(const struct event *event, void (*escape)(struct str s, struct buffer *out),
    struct buffer *out);

/* Appends the number of players, rounds (if they are known) and boards. */
void crosstable_counts(
    const struct crosstable *crosstable, enum language language, struct buffer *out);

/* Appends a value of the standings; nothing if there is none. */
void crosstable_value(double value, struct buffer *out);

/* Returns the title of a key's column, in English (messages.def). */
const char *crosstable_title(enum tie_break key);

/* Sets the keys that have a column: the points, then those of the order but TIE_previous.  Returns
 * their number. */
size_t crosstable_keys(const struct event *event, enum tie_break keys[TIE_COUNT]);

#endif
