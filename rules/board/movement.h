#ifndef RULES_BOARD_MOVEMENT_H
#define RULES_BOARD_MOVEMENT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "record/tables/piece.h"

/*
 * How pieces move, compiled from Betza's notation into numbers: for each of the eight directions
 * how far, and a set of jumps to squares at most two files and ranks away.
 */
enum { DIRECTIONS = 8, REACH_FAR = 15 };

/* Steps of the eight directions in square_t arithmetic, clockwise from rank-1 (black's forward). */
extern const int8_t movement_step[DIRECTIONS];

struct reach {
	/* 0: not that way; 1: one step; REACH_FAR: until something stands in the way */
	uint8_t range[DIRECTIONS];
	/* bit (file offset + 2) * 5 + (rank offset + 2), offsets to - from */
	uint32_t jumps;
	/* the same with the single steps: what it attacks whatever stands between */
	uint32_t near;
	/* directions of a first step after which a second may follow in the same turn: lion power
	 */
	uint8_t lion;
	/* that second step may go any way; else only on or back along the line */
	bool lion_free;
};

/* Whether two pieces move alike. */
static inline bool
movement_alike(const struct reach *one, const struct reach *two)
{
	return memcmp(one->range, two->range, sizeof one->range) == 0 && one->jumps == two->jumps &&
	       one->lion == two->lion && one->lion_free == two->lion_free;
}

/* Where one square lies as seen from another. */
struct line {
	uint8_t direction; /* 0-7; 0 when not on one line */
	uint8_t distance;  /* OFF_LINE when not on one line, or the same square */
	uint8_t jump;      /* the jump bit's number, or 31 when farther */
	uint8_t bit;       /* 1 << direction; 0 when not on one line */
};

enum { LINE_COUNT = 1024, NO_JUMP = 31, OFF_LINE = UINT8_MAX };

/* The index into a table of lines for going from one square to another. */
static inline unsigned
movement_line(square_t from, square_t to)
{
	unsigned wide_from = from + (from & 0xF0u), wide_to = to + (to & 0xF0u);

	return (wide_to - wide_from) & (LINE_COUNT - 1);
}

/* Fills the table of lines; it is the same for all variants. */
void movement_lines(struct line lines[LINE_COUNT]);

/*
 * Compiles a Betza string for black: atoms W F D A N R B Q K with an optional range digit,
 * directions f b l r v s before an atom, and ff for the knight's two forward squares.  Returns
 * false when it holds anything else.
 */
bool movement_compile(const char *betza, struct reach *reach);

/* The same movement seen from the other side. */
struct reach movement_turned(const struct reach *reach);

#endif
