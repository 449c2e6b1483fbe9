#ifndef RULES_BOARD_MOVEMENT_H
#define RULES_BOARD_MOVEMENT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "record/tables/piece.h"

/* For the compiler, which lays out the replay by them: what holds of nearly all moves, and what of
 * few. */
#define USUALLY(x) __builtin_expect(x, 1)
#define RARELY(x) __builtin_expect(x, 0)
/* Keeps a function out of the one that plays each move, which needs the registers. */
#define APART __attribute__((noinline))

/*
 * How pieces move, compiled from Betza's notation (kifu-variants(7)): the range in each of the
 * eight directions, and a set of jumps to squares at most two files and ranks away.
 */
enum { DIRECTIONS = 8, REACH_FAR = 15 };

/* Steps of the eight directions in square_t arithmetic, clockwise from black's forward. */
static const int8_t movement_step[DIRECTIONS] = { -16, -17, -1, 15, 16, 17, 1, -15 };

struct reach {
	/* number of steps; REACH_FAR: as far as the squares are empty */
	uint8_t range[DIRECTIONS];
	/* bit (file offset + 2) * 5 + (rank offset + 2), offsets to - from */
	uint32_t jumps;
	/* the jumps and the single steps: what it attacks regardless of pieces between */
	uint32_t near;
	/* lion power: directions of a first step that a second may follow in the same turn */
	uint8_t lion;
	/* the second step may go in any direction; else only on or back along the line */
	bool lion_free;
};

/* Whether two pieces move alike. */
static inline bool
movement_alike(const struct reach *one, const struct reach *two)
{
	return memcmp(one->range, two->range, sizeof one->range) == 0 && one->jumps == two->jumps &&
	       one->lion == two->lion && one->lion_free == two->lion_free;
}

/* Where one square lies, seen from another. */
struct line {
	uint8_t direction; /* 0-7; 0 if not on one line */
	uint8_t distance;  /* OFF_LINE if not on one line, or the same square */
	uint8_t jump;      /* the number of the jump's bit, NO_JUMP if farther */
	uint8_t bit;       /* 1 << direction; 0 if not on one line */
};

enum { LINE_COUNT = 1024, NO_JUMP = 31, OFF_LINE = UINT8_MAX };

/* What is known of squares and pairs of squares: the same for all variants. */
struct grid {
	uint16_t ranks[256]; /* by square: 1 << its rank */
	/* by square: its place with 32 squares a rank, so that offsets of files and ranks do not
	 * overlap */
	uint16_t places[256];
	struct line lines[LINE_COUNT]; /* by the difference of two places */
};

void movement_grid(struct grid *grid);

/* Returns where to lies, seen from from. */
static inline struct line
movement_line(const struct grid *grid, square_t from, square_t to)
{
	return grid->lines[(unsigned)(grid->places[to] - grid->places[from]) & (LINE_COUNT - 1)];
}

/*
 * Compiles a Betza string for black: atoms W F D A N R B Q K with an optional range digit,
 * directions f b l r v s before an atom, and ff for the knight's two forward squares.  Returns
 * false when it holds anything else.
 */
bool movement_compile(const char *betza, struct reach *reach);

/* Returns the same movement seen from the other side. */
struct reach movement_turned(const struct reach *reach);

#endif
