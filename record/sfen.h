#ifndef RECORD_SFEN_H
#define RECORD_SFEN_H

#include <stdbool.h>

#include "record/game.h"
#include "record/text/buffer.h"

struct variants;

/* The even start of shogi, which the USI protocol calls startpos and CSA PI. */
#define SFEN_STARTPOS "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"

/*
 * Reads the position at the start of s (board, turn, hands, number; the last three may be missing),
 * whose letters are those of a set of pieces, into *diagram.  Returns its length, blanks after it
 * included, or 0 if s does not begin with a position; *bad gets the offset where reading stopped.
 * Boards have from 2 ranks to 25x25 squares, and ranks of equal width.  Tolerates hands in any
 * order and runs of empty squares that are not joined; a missing turn is black's, a missing
 * number 1.  diagram->number is the number minus one. Source:
 * http://shogidokoro.starfree.jp/usi.html
 */
size_t sfen_read(const struct piece_set *set, struct str s, struct diagram *diagram, size_t *bad);

/*
 * The same for letters that are not known: those of wanted (NULL: shogi) if the board has its size,
 * else those of the first variant with a board of this size that has all of them.
 * diagram->pieces gets the set.
 */
size_t sfen_find(const struct variants *variants, const struct piece_set *wanted, struct str s,
    struct diagram *diagram, size_t *bad);

/* Returns whether all pieces of a position are of a set: the letters of shogi are more than
 * minishogi has. */
bool sfen_has_pieces(const struct piece_set *set, const struct diagram *diagram);

/* Returns the set of pieces as which sfen_find would read a position, which is of another if it has
 * no piece that tells them apart. */
const struct piece_set *sfen_shows(
    const struct variants *variants, const struct diagram *diagram, struct memory *memory);

/* Returns the largest number of empty squares that two digits of a board are read as; set: its
 * letters, or NULL. */
unsigned sfen_longest_run(const struct piece_set *set, struct str s);

/* Appends a position as SFEN, with a move number. */
void sfen_write(const struct diagram *diagram, uint32_t number, struct buffer *out);

/* The text of a position, of which each move changes little. */
struct sfen_text {
	struct {
		char text[BOARD_MAX * 4]; /* a square takes up to 4 bytes */
		size_t n;
	} ranks[BOARD_MAX];
	char hands[2 * KIND_LIMIT * 6]; /* a count of up to 3 digits, and a piece */
	size_t hands_n;
};

/* Writes all of the position; writes again what a move that led to it may have changed. */
void sfen_text_begin(struct sfen_text *text, const struct diagram *diagram);
void sfen_text_move(struct sfen_text *text, const struct diagram *diagram, const struct move *move);

/* Appends the position as sfen_write does. */
void sfen_text_add(const struct sfen_text *text, const struct diagram *diagram, uint32_t number,
    struct buffer *out);

/* Appends a move of USI: 7g7f, P*5e, 8h2b+, 8h8g9f; a pass is 8h8g8h, or 0000 if no square is
 * known.  Appends nothing for what is not a move. */
void sfen_move(const struct piece_set *set, const struct move *move, struct buffer *out);

/* Write a move, or a square of one, to p, which has room for SFEN_MOVE bytes.  Return its end. */
enum { SFEN_MOVE = 16 };
char *sfen_put_move(const struct piece_set *set, const struct move *move, char *p);
char *sfen_put_square(square_t square, char *p);

#endif
