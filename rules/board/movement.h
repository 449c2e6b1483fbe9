#ifndef RULES_BOARD_MOVEMENT_H
#define RULES_BOARD_MOVEMENT_H

#include "record/tables/piece.h"
#include "record/variants/betza.h"

/* For the compiler, which lays out the replay by them: what holds of nearly all moves, and what of
 * few. */
#define USUALLY(x) __builtin_expect(x, 1)
#define RARELY(x) __builtin_expect(x, 0)
/* Keeps a function out of the one that plays each move, which needs the registers. */
#define APART __attribute__((noinline))

/* Where squares lie, seen from each other. */

/* Steps of the eight directions in square_t arithmetic, clockwise from black's forward. */
static const int8_t movement_step[DIRECTIONS] = { -RANK_STEP, -RANK_STEP - 1, -1, RANK_STEP - 1,
	RANK_STEP, RANK_STEP + 1, 1, -RANK_STEP + 1 };

/* Where one square lies, seen from another. */
struct line {
	uint8_t direction; /* 0-7; 0 if not on one line */
	uint8_t distance;  /* OFF_LINE if not on one line, or the same square */
	uint8_t jump;      /* the number of the jump's bit, NO_JUMP if farther */
	uint8_t bit;       /* 1 << direction; 0 if not on one line */
};

enum { LINE_COUNT = 64 * RANK_STEP, NO_JUMP = 31, OFF_LINE = UINT8_MAX };

/* The lines by the difference of two squares. */
extern const struct line movement_lines[LINE_COUNT];

/* Returns where to lies, seen from from. */
static inline struct line
movement_line(square_t from, square_t to)
{
	return movement_lines[(unsigned)(to - from) & (LINE_COUNT - 1)];
}

#endif
