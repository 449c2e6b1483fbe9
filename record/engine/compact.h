#ifndef RECORD_COMPACT_H
#define RECORD_COMPACT_H

#include "record/diag.h"
#include "record/game.h"
#include "record/text/buffer.h"

/*
 * Positions in 256 bits, and moves in 16, as engines keep them (kifu-formats(5)): the lowest bit of
 * the first byte first.  The side to move, the kings' squares, a prefix code for each other square,
 * and one for each piece in hand and each that is missing.
 */
enum { COMPACT_SIZE = 32, COMPACT_SQUARES = 81 };

/* The squares by number: file by file, from rank 1. */
extern const square_t compact_squares[COMPACT_SQUARES];

/* Whose codes they are. */
enum packing { PACKING_yaneuraou, PACKING_apery };

/* Whose encoding of a move it is; its names are compact_move16_names. */
enum move16 { MOVE16_yaneuraou, MOVE16_apery, MOVE16_rshogi_old, MOVE16_COUNT };

extern const char *const compact_move16_names[MOVE16_COUNT + 1];

/* Moves that are none: a move's encoding does not change them. */
enum { MOVE16_none = 0, MOVE16_null = 129, MOVE16_resign = 258, MOVE16_win = 387 };

/* What a move's 16 bits say. */
enum move16_is {
	MOVE16_is_plain,   /* the same in all encodings */
	MOVE16_is_special, /* a drop or a promotion */
	MOVE16_is_bad      /* nothing, in this encoding */
};

/* How the records of one position are laid out: a row a format.  0: it has no such value. */
struct compact_layout {
	uint8_t size; /* of a record; 0: the format has no such records */
	enum packing packing;
	enum move16 move16;
	bool absolute; /* the result names the winner, 1 black, 2 white; else it is the mover's */
	uint8_t ply, result, padding; /* offsets */
	bool games; /* each is a game with moves of its own (record/engine/hcpe3.h) */
};

/* The rows by enum format. */
extern const struct compact_layout compact_layouts[FORMAT_COUNT];

/* What follows a position in its record. */
struct compact_values {
	uint16_t move;
	int score, ply; /* of the side to move; ply -1: there is none */
	int result;     /* as it stands there; INT_MAX: there is none */
	uint8_t padding;
};

enum { COMPACT_SCORE = 32, COMPACT_MOVE = 34 }; /* offsets in all records that have them */

/* What is wrong with a position: why it cannot be read, or how its bits are not as engines write
 * them today. */
struct compact_fault {
	enum phrase why; /* PHRASE_COUNT: nothing */
	bool form;       /* it was read */
	int64_t number;  /* a square, a count */
	piece_t piece;   /* that is counted */
	square_t square;
};

/*
 * Reads the position at p.  Its board goes to cells by square_t, of which only those of a 9x9 board
 * are written, its hands to hands; kings by side.  Returns false where fault->why says why it
 * cannot be read.
 */
bool compact_read(const char *p, enum packing packing, piece_t *cells, uint8_t hands[2][KIND_LIMIT],
    square_t kings[2], enum side *turn, struct compact_fault *fault);

/* Reads the position at p into a diagram of 9x9 squares, whose number becomes 0. */
bool compact_diagram(
    const char *p, enum packing packing, struct diagram *diagram, struct compact_fault *fault);

/* Writes a position to p.  It should have both kings and no more pieces than a set (compact_unfit);
 * what does not fit is left out. */
void compact_write(const struct diagram *diagram, enum packing packing, char *p);

/* Returns why a position of a 9x9 board cannot be written, in a word that needs no translation;
 * empty: it can. */
struct str compact_unfit(const struct diagram *diagram);

/* Sets *claim to the move.  Sets *why where it returns MOVE16_is_bad. */
enum move16_is compact_move(
    unsigned bits, enum move16 encoding, struct claim *claim, enum phrase *why);

/* Returns the move that a claim of USI or of bits names, as far as the claim says it. */
struct move compact_claimed(const struct claim *claim);

/* Returns whether 16 bits can hold a move: none that stays, and no drop of a promoted piece. */
bool compact_holds(const struct move *move);

/* Returns the bits of a move on the board or of a drop, which they can hold. */
unsigned compact_move_bits(const struct move *move, enum move16 encoding);

/* Appends the move that bits are, in USI, else the word for them or the bits themselves. */
void compact_add_move(unsigned bits, enum move16 encoding, struct buffer *out);

/* Returns the word for bits that are no move. */
struct str compact_none(unsigned bits);

/* Reads the values of the record at p. */
struct compact_values compact_values_of(const char *p, const struct compact_layout *layout);

/* Returns who wins by a result of this layout: NO_SIDE for a draw.  Returns false for a value that
 * is none. */
bool compact_winner(
    int result, const struct compact_layout *layout, enum side turn, enum side *winner);

/* Appends the record at p in words: SFEN, move, score, ply, result. */
void compact_show(
    const char *p, const struct compact_layout *layout, enum move16 encoding, struct buffer *out);

#endif
