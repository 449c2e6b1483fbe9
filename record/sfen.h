#ifndef RECORD_SFEN_H
#define RECORD_SFEN_H

#include <stdbool.h>

#include "record/game.h"
#include "record/text/buffer.h"

/*
 * Reads the position at the start of s (board, turn, hands, number; the last three may be missing)
 * into *diagram.  Returns its length, blanks after it included, or 0 if s does not begin with a
 * position; *bad gets the offset where reading stopped.  Boards have from 2 ranks to 15x15 squares,
 * and ranks of equal width.  Tolerates hands in any order and runs of empty squares that are not
 * joined; a missing turn is black's, a missing number 1.  diagram->number is the number minus one.
 * Source: http://shogidokoro.starfree.jp/usi.html
 */
size_t sfen_read(struct str s, struct diagram *diagram, size_t *bad);

/* Appends a position as SFEN, with a move number. */
void sfen_write(const struct diagram *diagram, uint32_t number, struct buffer *out);

/* Appends a move of USI: 7g7f, P*5e, 8h2b+, 8h8g9f; a pass is 8h8g8h, or 0000 if no square is
 * known.  Appends nothing for what is not a move. */
void sfen_move(const struct move *move, struct buffer *out);

/* Write a move, or a square of one, to p, which has room for SFEN_MOVE bytes.  Return its end. */
enum { SFEN_MOVE = 16 };
char *sfen_put_move(const struct move *move, char *p);
char *sfen_put_square(square_t square, char *p);

#endif
