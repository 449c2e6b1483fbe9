#ifndef RULES_BOARD_COMPILED_VARIANT_H
#define RULES_BOARD_COMPILED_VARIANT_H

#include "record/variants/variant.h"
#include "rules/board/movement.h"
#include "rules/variants/law.h"

struct position;

/* A variant prepared for play: movement tables, start positions, hash keys.  Constant once made;
 * flat, because each move looks up several of the tables. */
struct compiled_variant {
	const struct variant *variant;
	const struct piece_set *pieces;  /* the variant's */
	struct compiled_variant *next;   /* another variant compiled before */
	unsigned laws;                   /* the laws that hold: set of LAW_BIT (law.h) */
	struct reach reach[PIECE_LIMIT]; /* by piece, with its side */
	uint32_t stuck[PIECE_LIMIT];     /* by piece: bit r: it could never move from rank r */
	uint8_t traits[PIECE_LIMIT];     /* by piece: set of enum trait */
	uint8_t ranks[PIECE_LIMIT];      /* by piece: which others fly over it */
	uint8_t per_file[PIECE_LIMIT];   /* by piece: how many own ones a file may have by drops */
	piece_t becomes[PIECE_LIMIT];    /* by piece: what it promotes to, or 0 */
	piece_t captive[PIECE_LIMIT];    /* by piece: what it is in the hand of its captor, or 0 */
	piece_t held[PIECE_LIMIT];       /* by piece: what is in the hand that it is dropped from */
	bool exists[PIECE_LIMIT];        /* by piece: the variant has it */
	uint8_t set[KIND_LIMIT];         /* pieces of a kind in a full set */
	uint8_t points[KIND_LIMIT];      /* value of a kind in an impasse */
	uint32_t zone[2];                /* by side: bit r: rank r promotes */
	uint32_t promoting[PIECE_LIMIT]; /* by piece: its zone, 0 if it never promotes */
	int16_t jumps[2][24]; /* the distinct jumps of a side's pieces, as square_t steps */
	uint8_t jump_bits[2][24];
	uint8_t jump_count[2];
	/* by side and piece: the directions, seen from a square, in which a piece of that side
	 * attacks it from the next square, or from farther away; 0 for the other side's pieces */
	uint8_t beside[2][PIECE_LIMIT], afar[2][PIECE_LIMIT];
	bool lions;           /* some piece has lion power */
	bool burns;           /* some piece burns those next to it */
	bool unusual;         /* the fast path does not fit (fast_move.h), whatever the laws */
	bool promotes_within; /* a move within the zone promotes as one that enters it */
	/* by piece: how it moves, if some piece of the variant moves as another or in a way that
	 * reach cannot hold: then the rows of reach have lion power alone.  NULL: none does */
	struct movement *odd;
	struct starts *starts;       /* see rules_start */
	const struct position *even; /* the position of the first row */
	/* random numbers, whose products are the hash keys; 0 for no piece */
	uint64_t piece_keys[PIECE_LIMIT];
	/* of the squares of the board and NO_SQUARE; the others are not set */
	uint64_t square_keys[BOARD_SQUARES];
};

/* Returns what a piece on a square adds to the hash; a piece in hand counts as on NO_SQUARE. */
static inline uint64_t
compiled_key(const struct compiled_variant *compiled, piece_t piece, square_t square)
{
	return compiled->piece_keys[piece] * compiled->square_keys[square];
}

static inline bool
compiled_is_royal(const struct compiled_variant *compiled, piece_t piece)
{
	return (compiled->traits[piece] & TRAIT_royal) != 0;
}

/* Returns whether a square is in a side's promotion zone. */
static inline bool
compiled_in_zone(const struct compiled_variant *compiled, enum side side, square_t square)
{
	return (compiled->zone[side] >> square_rank(square) & 1) != 0;
}

/* Whether a piece on square could never move again. */
static inline bool
compiled_is_stuck(const struct compiled_variant *compiled, piece_t piece, square_t square)
{
	return (compiled->stuck[piece] >> square_rank(square) & 1) != 0;
}

#endif
