#ifndef RECORD_VARIANTS_BETZA_H
#define RECORD_VARIANTS_BETZA_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/*
 * How pieces move, compiled from Betza's notation (kifu-variants(7)): the range in each of the
 * eight directions, clockwise from black's forward, and a set of jumps to squares at most two files
 * and ranks away.
 */
enum { DIRECTIONS = 8, REACH_FAR = 25 };

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
	uint8_t igui; /* directions of the next squares on which it captures without moving */
};

/* A movement of which more than the squares between decides: what it has beyond its reach, by enum
 * intent where moves to an empty square and captures are not the same (m, c). */
enum intent { INTENT_move, INTENT_capture };

struct movement {
	struct reach reach;
	bool special; /* it has any of these */
	uint8_t slides[2][DIRECTIONS];
	uint8_t hops[2][DIRECTIONS]; /* over exactly one piece, and on from there (p) */
	uint32_t leaps[2];           /* as reach.jumps */
	/* slides that begin with a jump to the second square, which is one of reach.jumps */
	uint8_t skips[DIRECTIONS];
	uint8_t flies; /* directions in which it captures over any number of pieces of lower rank */
	uint8_t area;  /* number of its steps in any direction, each to an empty square but the last
			  one, which may capture; 0: it has no such move */
};

/* File and rank offsets of the eight directions; files are counted to black's left. */
extern const int8_t betza_file_step[DIRECTIONS], betza_rank_step[DIRECTIONS];

/* Whether two pieces have the same reach. */
static inline bool
betza_alike(const struct reach *one, const struct reach *two)
{
	return memcmp(one->range, two->range, sizeof one->range) == 0 && one->jumps == two->jumps &&
	       one->lion == two->lion && one->lion_free == two->lion_free && one->igui == two->igui;
}

/* Whether two pieces move alike. */
bool betza_same(const struct movement *one, const struct movement *two);

/*
 * Compiles a Betza string for black: atoms W F D A N R B Q K with an optional range digit, and
 * before an atom directions f b l r v s (of which one of each axis means one diagonal), ff and bb
 * for the knight's two forward or backward squares, m, c and p; {jump ATOMS}, {skip ATOMS},
 * {igui ATOMS} and {area N}.  Returns NULL, or where it holds anything else.
 */
const char *betza_compile(const char *betza, struct movement *movement);

/* Returns the same movement seen from the other side. */
struct reach betza_turned(const struct reach *reach);
struct movement betza_turned_movement(const struct movement *movement);

/* Returns the squares next to a piece or two away, as jumps, through which its moves begin. */
uint32_t betza_first_steps(const struct movement *movement);

/* Returns the direction opposite to one. */
static inline unsigned
betza_opposite(unsigned direction)
{
	return (direction + DIRECTIONS / 2) % DIRECTIONS;
}

#endif
