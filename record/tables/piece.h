#ifndef RECORD_TABLES_PIECE_H
#define RECORD_TABLES_PIECE_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/str.h"
#include "record/text/swar.h"

enum side { BLACK, WHITE, NO_SIDE };

static inline enum side
side_other(enum side side)
{
	return side == BLACK ? WHITE : BLACK;
}

/* The kinds of pieces, from 1; 0 is none. */
enum kind {
	KIND_none,
#define PIECE(id, ...) KIND_##id,
#define KIND(id, ...) KIND_##id,
#include "record/tables/piece.def"
	KIND_COUNT,
	KIND_LIMIT = 64
};

/*
 * A piece on the board is one byte: its kind, whether it is promoted, its side.  0 is an empty
 * square, PIECE_WALL the edge of the board (rules/ only).
 */
typedef uint8_t piece_t;
enum { PIECE_PROMOTED = 0x40, PIECE_WHITE = 0x80, PIECE_WALL = PIECE_WHITE, PIECE_LIMIT = 0x100 };

static inline piece_t
piece_make(enum kind kind, bool promoted, enum side side)
{
	return (piece_t)((unsigned)kind | (promoted ? PIECE_PROMOTED : 0u) |
			 (side == WHITE ? PIECE_WHITE : 0u));
}

static inline enum kind
piece_kind(piece_t piece)
{
	return (enum kind)(piece & (KIND_LIMIT - 1));
}

static inline bool
piece_promoted(piece_t piece)
{
	return (piece & PIECE_PROMOTED) != 0;
}

static inline enum side
piece_side(piece_t piece)
{
	return (piece & PIECE_WHITE) != 0 ? WHITE : BLACK;
}

/* Returns the face of a piece, which is the piece without its side: what its name in a notation
 * says. */
static inline piece_t
piece_face(piece_t piece)
{
	return piece & (piece_t)~PIECE_WHITE;
}

/*
 * A square is its rank times 64 plus its file, both from 1 as people count them (file 1 at the
 * right edge seen from black, rank 1 at the top).  0 is no square.  Boards have up to 25x25
 * squares; as so many files are no squares, a square is also an index into a board with an edge,
 * and the difference of two says how many files and ranks lie between.
 */
typedef uint16_t square_t;
enum { NO_SQUARE = 0, BOARD_MAX = 25, RANK_STEP = 64, BOARD_SQUARES = (BOARD_MAX + 1) * RANK_STEP };

/* As square_make, in a constant. */
#define SQUARE(file, rank) ((rank)*RANK_STEP + (file))

static inline square_t
square_make(unsigned file, unsigned rank)
{
	return (square_t)(rank * RANK_STEP + file);
}

static inline unsigned
square_file(square_t square)
{
	return square % RANK_STEP;
}

static inline unsigned
square_rank(square_t square)
{
	return square / RANK_STEP;
}

/* One row of piece.def. */
struct piece_row {
	const char *english; /* the other members are "" for kinds that shogi does not have */
	const char *letter, *csa, *csa_promoted, *word, *word_promoted, *cell, *cell_promoted;
};

/* The rows by kind; row 0 is empty. */
extern const struct piece_row piece_rows[KIND_LIMIT];

/* Returns the CSA code of a face of shogi (NG), or "". */
const char *piece_csa(piece_t piece);

/* The two-letter codes of CSA by the hash of piece_of_letters, which is perfect. */
extern const struct piece_code {
	uint16_t letters; /* the first in the low byte */
	piece_t face;
} piece_codes[16];

/* Returns the face that two letters name, the first in the low byte, or 0. */
static inline piece_t
piece_of_letters(unsigned letters)
{
	const struct piece_code *code = &piece_codes[letters * 1949 >> 10 & 15];

	return code->letters == letters ? code->face : 0;
}

/* Returns the face of a two-letter CSA code, or 0. */
static inline piece_t
piece_of_csa(const char *code)
{
	return piece_of_letters((unsigned char)code[0] | (unsigned)(unsigned char)code[1] << 8);
}

/* The letters of shogi's kinds, from the first on. */
extern const char piece_capitals[KIND_king + 1];

/* Returns the kind of shogi with this letter (upper case), or KIND_none. */
static inline enum kind
piece_of_capital(char letter)
{
	uint64_t hits = swar_equal(swar_load(piece_capitals), (unsigned char)letter & 0x7F);

	/* no branch could foresee the kind */
	return hits == 0 || (letter & 0x80) != 0 ? KIND_none : (enum kind)(1 + swar_first(hits));
}

#endif
