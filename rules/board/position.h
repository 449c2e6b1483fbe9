#ifndef RULES_BOARD_POSITION_H
#define RULES_BOARD_POSITION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "rules/board/compiled_variant.h"

/*
 * A position.  The board is a mailbox indexed by square_t and surrounded by walls: BOARD_PAD cells
 * before square 0 and as many at the end make every step and jump from a square on the board
 * readable.
 */
enum { BOARD_PAD = 2 * RANK_STEP + 16, BOARD_CELLS = BOARD_SQUARES + 2 * BOARD_PAD };

/* All directions: a royal piece may be attacked from any of them. */
enum { POSITION_ALL_RAYS = 0xFF };

struct position {
	const struct compiled_variant *compiled;
	uint64_t hash;             /* sum of the keys of all pieces, on the board and in hand */
	uint8_t side;              /* enum side: to move */
	bool checked;              /* the side to move is in check */
	bool exposed;              /* so is the other side: the last move was illegal */
	square_t lion_captured_on; /* where the last move took a lion with another piece */
	square_t checkers[2];      /* checking pieces, where the last move shows them; NO_SQUARE */
	/* by side: the directions from its only royal piece in which a far-reaching piece of the
	 * other side lies, blocked or not; a bit that is set may be wrong */
	uint8_t ray_mask[2];
	uint8_t royals[2];    /* number of a side's royal pieces */
	bool never_royal[2];  /* the side had none to begin with: there is none to lose */
	square_t royal[2][2]; /* the squares of the first two */
	uint8_t hands[2][KIND_LIMIT];
	piece_t cells[BOARD_CELLS];
};

static inline piece_t
position_at(const struct position *position, int square)
{
	return (position->cells + BOARD_PAD)[square];
}

/* Whether a square is one of the board; NO_SQUARE is not. */
static inline bool
position_on_board(const struct position *position, square_t square)
{
	return position_at(position, square) != PIECE_WALL;
}

/* Steps to the next square of the board, rank by rank; from NO_SQUARE to the first.  Returns false
 * after the last. */
static inline bool
position_next(const struct position *position, square_t *square)
{
	const struct variant *variant = position->compiled->variant;

	if (*square != NO_SQUARE && square_file(*square) < variant->width)
		++*square;
	else if (square_rank(*square) < variant->height)
		*square = square_make(1, square_rank(*square) + 1);
	else
		return false;
	return true;
}

/* Returns the hash of the whole position: board, hands, side to move. */
static inline uint64_t
position_key(const struct position *position)
{
	return position->hash ^ (0u - (uint64_t)position->side);
}

/* Makes an empty board of the variant, black to move. */
void position_clear(struct position *position, const struct compiled_variant *compiled);

/* Puts a piece on an empty square, takes one off; updates hash and royal pieces. */
void position_put(struct position *position, square_t square, piece_t piece);
void position_lift(struct position *position, square_t square);

/* Adds count (may be negative) pieces of a kind to a hand. */
void position_hand(struct position *position, enum side side, enum kind kind, int count);

/* Sets the side to move and looks for check: the last step of building a position. */
void position_turn(struct position *position, enum side side);

/* Convert from and to plain values.  The diagram's size is that of the compiled variant's board.
 */
void position_load(
    struct position *position, const struct compiled_variant *compiled, const struct diagram *from);
void position_save(const struct position *position, struct diagram *to);

/* Whether board, hands and side to move are equal. */
bool position_equal(const struct position *a, const struct position *b);

/* Makes the position the start of a game: a side without a royal piece has none to lose. */
static inline void
position_begin(struct position *position)
{
	for (unsigned side = BLACK; side <= WHITE; side++)
		position->never_royal[side] = position->royals[side] == 0;
}

/* Returns whether a side has lost its last royal piece. */
static inline bool
position_has_lost(const struct position *position, enum side side)
{
	return position->royals[side] == 0 && !position->never_royal[side];
}

/* Records one more royal piece of a side; finds all of them again, after one was taken or taken
 * back; finds ray_mask again, after one moved. */
void position_add_royal(struct position *position, enum side side, square_t square);
void position_find_royals(struct position *position, enum side side);
void position_find_rays(struct position *position, enum side side);

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
 * Returns the empty square that a piece on from may step to and back from, which passes the turn
 * (じっと, jitto): the first one where its lion power begins.  NO_SQUARE if it may not pass.
 */
square_t position_pass(const struct position *position, square_t from);

/* Whether mid is such a square. */
bool position_passes_by(const struct position *position, square_t from, square_t mid);

/* As position_attacks, in a variant with pieces that move as others, or that capture otherwise than
 * they move, or hop; false in any other. */
bool position_attacks_oddly(
    const struct position *position, piece_t piece, square_t from, square_t to);

/* Whether a piece on from attacks to: its movement reaches it and no piece is between. */
static inline bool
position_attacks(const struct position *position, piece_t piece, square_t from, square_t to)
{
	const struct compiled_variant *compiled = position->compiled;
	const struct reach *reach = &compiled->reach[piece];
	struct line line = movement_line(from, to);

	if ((reach->near >> line.jump & 1) != 0)
		return true;
	if (reach->range[line.direction] >= line.distance)
		return position_clear_between(position, from, line);
	return position_attacks_oddly(position, piece, from, to);
}

/* Returns the square of the first piece on the way of one that reaches that far, or NO_SQUARE. */
square_t position_blocker(
    const struct position *position, piece_t piece, square_t from, square_t to);

/* Returns the first square of a file, from rank 1, that holds exactly this piece, or NO_SQUARE. */
square_t position_on_file(const struct position *position, piece_t piece, unsigned file);

/* Returns how many squares of the file of a square, other than it, hold exactly this piece. */
unsigned position_others_on_file(const struct position *position, piece_t piece, square_t square);

/*
 * Whether a piece on from can go to to in one turn by its movement, without the laws: directly (mid
 * NO_SQUARE), or by lion power over mid, capturing what is there.
 */
bool position_reaches(
    const struct position *position, piece_t piece, square_t from, square_t mid, square_t to);

/* Whether a piece on from can capture what is on the next square only without moving there, so
 * that the sign of a capture alone says it. */
bool position_only_stays(
    const struct position *position, piece_t piece, square_t from, square_t square);

/* Whether a move between two squares may promote the piece, by the variant's condition; whatever
 * is on to is captured. */
static inline bool
position_may_promote(const struct position *position, piece_t piece, square_t from, square_t to)
{
	const struct compiled_variant *compiled = position->compiled;
	uint32_t zone = compiled->promoting[piece];
	unsigned begins = zone >> square_rank(from) & 1, ends = zone >> square_rank(to) & 1;

	if (USUALLY((begins | ends) == 0))
		return false;
	if (compiled->promotes_within || begins == 0 || position_at(position, to) != 0)
		return true;
	return (compiled->traits[piece] & TRAIT_last_rank) != 0 &&
	       square_rank(to) == (piece_side(piece) == BLACK ? 1u : compiled->variant->height);
}

/* Whether a move that may promote the piece must. */
static inline bool
position_must_promote(const struct position *position, piece_t piece, square_t from, square_t to)
{
	return position_may_promote(position, piece, from, to) &&
	       (position->compiled->variant->promotion_forced ||
		   compiled_is_stuck(position->compiled, piece, to));
}

/* Returns the square of the first piece from square in a direction, if it is side by's and attacks
 * square along that line; else NO_SQUARE. */
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
	if (piece_side(piece) != by ||
	    position->compiled->reach[piece].range[(direction + DIRECTIONS / 2) % DIRECTIONS] <
		distance)
		return NO_SQUARE;
	return (square_t)at;
}

/* Returns a square from which a piece of side by attacks square, or NO_SQUARE. */
square_t position_attacker(const struct position *position, square_t square, enum side by);

/* As position_attacker, of side's only royal piece: looks only along its ray_mask. */
square_t position_royal_attacker(const struct position *position, enum side side);

/* Returns the square of an attacker of side's only royal piece; NO_SQUARE if there is none, or not
 * exactly one royal piece. */
square_t position_check(const struct position *position, enum side side);

/* Returns who has won where giving check wins, or a royal piece that reaches the last rank and is
 * not attacked (a try); NO_SIDE: nobody. */
enum side position_winner(const struct position *position);

/* Finds whether the side to move is in check, without a hint of what could give it. */
static inline void
position_find_check(struct position *position)
{
	position->checked = position_check(position, position->side) != NO_SQUARE;
	position->checkers[0] = position->checkers[1] = NO_SQUARE;
	position->ray_mask[BLACK] = position->ray_mask[WHITE] = POSITION_ALL_RAYS;
}

#endif
