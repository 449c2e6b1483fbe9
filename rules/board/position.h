#ifndef RULES_BOARD_POSITION_H
#define RULES_BOARD_POSITION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/board/movement.h"
#include "rules/variants/variant.h"

/*
 * A variant made ready for play: its movement tables and its start.  Constant once made.
 */
struct compiled_variant {
	const struct variant *variant;
	struct reach reach[PIECE_LIMIT]; /* by piece, with its side */
	uint16_t stuck[PIECE_LIMIT];     /* by piece: bit r set: it could never move from rank r */
	uint8_t traits[PIECE_LIMIT];     /* by piece: the traits it has in its present form */
	bool promotes[KIND_LIMIT];
	uint8_t set[KIND_LIMIT];         /* pieces of a kind in a full set */
	uint8_t points[KIND_LIMIT];      /* what a piece of a kind counts in an impasse */
	uint16_t zone[2];                /* by side: bit r set: rank r promotes */
	uint16_t promoting[PIECE_LIMIT]; /* by piece: the same, 0 if it never promotes */
	int8_t jumps[2][24]; /* the distinct jumps of a side's pieces, as square_t steps */
	uint8_t jump_bits[2][24];
	uint8_t jump_count[2];
	/* by side and piece: the directions, seen from a square, in which a piece of that side
	 * attacks it when it stands beside it, or from afar; 0 for the other side's */
	uint8_t beside[2][PIECE_LIMIT], afar[2][PIECE_LIMIT];
	bool exists[PIECE_LIMIT]; /* by piece: the variant has it */
	bool lions;               /* some piece has lion power */
	const struct line *lines; /* movement_lines */
	struct diagram *starts;   /* by handicap row */
	uint64_t *start_keys;     /* their hashes */
	struct position *even;    /* the position of the first row */
	/* random numbers: their products are the hash keys */
	uint64_t piece_keys[PIECE_LIMIT], square_keys[256];
};

/*
 * A position.  The board is a mailbox indexed by square_t, with walls around: BOARD_PAD cells
 * before square 0 and after 255 make every step and jump from a square on the board readable.
 */
enum { BOARD_PAD = 48, BOARD_CELLS = 256 + 2 * BOARD_PAD };

struct position {
	const struct compiled_variant *compiled;
	uint64_t hash;             /* the sum of the keys of all pieces, on the board and in hand */
	uint8_t side;              /* enum side: to move */
	bool checked;              /* the side to move is in check */
	bool exposed;              /* so is the other side: the last move was illegal */
	square_t lion_captured_on; /* where the last move took a lion with another piece */
	square_t checkers[2];      /* what gives check, when the last move tells; else NO_SQUARE */
	/* by side: the directions from its only royal piece in which a far-reaching piece of the
	 * other side looks at it, whatever stands between; a bit that is set may be wrong */
	uint8_t ray_mask[2];
	uint8_t royals[2];    /* how many royal pieces a side has */
	square_t royal[2][2]; /* where the first two are */
	uint8_t hands[2][KIND_LIMIT];
	piece_t cells[BOARD_CELLS];
};

/* What a move changed beyond the squares it names. */
struct undo {
	uint64_t hash; /* as in struct position, in its order, to be copied in one piece */
	uint8_t side;
	bool checked, exposed;
	square_t lion_captured_on;
	square_t checkers[2];
	uint8_t ray_mask[2];
};

_Static_assert(offsetof(struct position, ray_mask) - offsetof(struct position, hash) ==
		   offsetof(struct undo, ray_mask),
    "the same order");

static inline piece_t
position_at(const struct position *position, int square)
{
	return position->cells[BOARD_PAD + square];
}

/* Whether a square is one of the board; NO_SQUARE is not. */
static inline bool
position_on_board(const struct position *position, square_t square)
{
	return (position_at(position, square) & PIECE_WALL) == 0;
}

/* The hash of the whole position: board, hands, side to move. */
static inline uint64_t
position_key(const struct position *position)
{
	return position->hash ^ (0u - (uint64_t)(position->side == WHITE));
}

/* Makes an empty board of the compiled's variant, black to move. */
void position_clear(struct position *position, const struct compiled_variant *compiled);

/* Puts a piece on an empty square, takes one off; keeps hash and royals. */
void position_put(struct position *position, square_t square, piece_t piece);
void position_lift(struct position *position, square_t square);

/* Adds count (may be negative) pieces of a kind to a hand. */
void position_hand(struct position *position, enum side side, enum kind kind, int count);

/* Sets the side to move and finds whether it is in check: the last step of building a position. */
void position_turn(struct position *position, enum side side);

/* To and from plain values.  position_load expects a diagram of the compiled's board size. */
void position_load(
    struct position *position, const struct compiled_variant *compiled, const struct diagram *from);
void position_save(const struct position *position, struct diagram *to);

/* Whether board, hands and side to move are equal. */
bool position_equal(const struct position *a, const struct position *b);

/*
 * Plays a move; it must be possible (laws_impossible), not legal.  move->captured is filled in, and
 * move->check set when the opponent is in check after it.  *undo gets what position_undo needs.
 */
void position_play(struct position *position, struct move *move, struct undo *undo);

/*
 * What playing a move may have to do besides, for play.h.  Takes a captured piece off the board;
 * notes a new royal piece, or that one moved; who watches side's; whether a lion fell to another
 * piece, so that the next move may not do the same (chu).
 */
void position_capture(struct position *position, square_t square, piece_t taken, enum side mover);
void position_crown(struct position *position, enum side side, square_t square);
void position_move_royal(struct position *position, const struct move *move, enum side mover);
void position_watch(struct position *position, enum side side);
void position_note_strike(struct position *position, const struct move *move);

/* Takes the last move back. */
void position_undo(struct position *position, const struct move *move, const struct undo *undo);

/* Whether all squares strictly between from and the end of line are empty. */
static inline bool
position_clear_between(const struct position *position, square_t from, struct line line)
{
	int step = movement_step[line.direction], square = from;

	for (unsigned n = 1; n < line.distance; n++) {
		square += step;
		if (position_at(position, square) != 0)
			return false;
	}
	return true;
}

/*
 * The empty square that a piece on from may step to and back from, which passes the turn (じっと):
 * the first one where its lion power begins.  NO_SQUARE when it may not pass.
 */
square_t position_pass(const struct position *position, square_t from);

/* Whether mid is such a square. */
bool position_passes_by(const struct position *position, square_t from, square_t mid);

/* Whether a piece on from attacks to: its movement reaches it and nothing stands between. */
static inline bool
position_attacks(const struct position *position, piece_t piece, square_t from, square_t to)
{
	const struct compiled_variant *compiled = position->compiled;
	const struct reach *reach = &compiled->reach[piece];
	struct line line = compiled->lines[movement_line(from, to)];

	if ((reach->near >> line.jump & 1) != 0)
		return true;
	return reach->range[line.direction] >= line.distance &&
	       position_clear_between(position, from, line);
}

/* The first square of a file, seen from rank 1, where this very piece stands, or NO_SQUARE. */
square_t position_on_file(const struct position *position, piece_t piece, unsigned file);

/*
 * Whether a piece on from can go to to by lion power, taking what stands on mid on the way: a step
 * to mid and another from there.
 */
bool position_reaches_by(
    const struct position *position, piece_t piece, square_t from, square_t mid, square_t to);

/*
 * Whether a piece on from can go to to in one turn, over mid (NO_SQUARE: directly): its movement
 * and lion power, whatever the laws say of it.
 */
static inline bool
position_reaches(
    const struct position *position, piece_t piece, square_t from, square_t mid, square_t to)
{
	return mid == NO_SQUARE ? position_attacks(position, piece, from, to)
				: position_reaches_by(position, piece, from, mid, to);
}

/*
 * Whether a move between two squares may promote the piece; what stands on to is taken.  The
 * condition is the variant's.
 */
static inline bool
position_may_promote(const struct position *position, piece_t piece, square_t from, square_t to)
{
	const struct compiled_variant *compiled = position->compiled;
	unsigned ranks = compiled->promoting[piece], begins = ranks >> square_rank(from) & 1;

	if ((begins | (ranks >> square_rank(to) & 1)) == 0)
		return false;
	if (compiled->variant->promotion == PROMOTION_zone || begins == 0 ||
	    position_at(position, to) != 0)
		return true;
	return (compiled->traits[piece] & TRAIT_last_rank) != 0 &&
	       square_rank(to) == (piece_side(piece) == BLACK ? 1u : compiled->variant->height);
}

/*
 * The first piece met from square in a direction, if it is side by's and attacks square along that
 * line: its square; or NO_SQUARE.
 */
static inline square_t
position_attacker_along(
    const struct position *position, square_t square, unsigned direction, enum side by)
{
	int step = movement_step[direction], at = square;
	unsigned distance = 0;
	piece_t piece;

	do {
		at += step;
		distance++;
		piece = position_at(position, at);
	} while (piece == 0);
	if ((piece & PIECE_WALL) != 0 || piece_side(piece) != by ||
	    position->compiled->reach[piece].range[(direction + DIRECTIONS / 2) % DIRECTIONS] <
		distance)
		return NO_SQUARE;
	return (square_t)at;
}

/* A square from which a piece of side by attacks square, or NO_SQUARE. */
square_t position_attacker(const struct position *position, square_t square, enum side by);

/* As position_attacker, of side's only royal piece: looks only where it is ray_mask from. */
square_t position_royal_attacker(const struct position *position, enum side side);

/* The square of an attacker of side's only royal piece, or NO_SQUARE when there is none, or not
 * exactly one royal piece. */
square_t position_check(const struct position *position, enum side side);

#endif
