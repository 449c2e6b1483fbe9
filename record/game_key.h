#ifndef RECORD_GAME_KEY_H
#define RECORD_GAME_KEY_H

#include "record/game.h"
#include "record/text/buffer.h"

/* Appends the played moves of the main line as USI writes them, with a blank between two. */
void game_key_moves(const struct game *game, struct buffer *out);

/*
 * Appends the game's key, 32 hexadecimal digits: the same for the same start position and the same
 * main line in every format, and another for every other game.  Headers, variations, notes, times,
 * the ending, and how moves are counted do not matter.
 *
 * It is FNV-1a with 128 bits (RFC 9923) of the start position as SFEN without a move number, and
 * for each move a blank and the move as USI writes it; of a pass only the square, as far as it is
 * known.  Moves that could not be played count by their number and their destinations.
 */
void game_key_write(const struct game *game, struct buffer *out);

#endif
