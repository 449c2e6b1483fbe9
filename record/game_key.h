#ifndef RECORD_GAME_KEY_H
#define RECORD_GAME_KEY_H

#include "record/game.h"
#include "record/text/buffer.h"

/* Appends the played moves of the main line as USI writes them, with a blank between two. */
void game_key_moves(const struct game *game, struct buffer *out);

/*
 * What identifies a game: the same for the same start position and the same main line in every
 * format, and another for every other game.  Headers, variations, notes, times, the ending, and how
 * moves are counted do not matter.
 *
 * It is a hash of the start position as SFEN without a move number, and of each move as USI writes
 * it; of a pass only the square, as far as it is known.  Moves that could not be played count by
 * their number and their destinations, so that illegal games that differ in the rest are one.
 * kifu-table(1) says how it is computed.
 */
struct game_key {
	uint64_t high, low;
};

/* Returns whether a game has a key: its start is known, and where each move goes that could not be
 * played. */
bool game_has_key(const struct game *game);

/* Returns the game's key.  prefixes (NULL: not wanted) has room for game->plies + 1 keys and gets
 * that of the start, and after each played move that of the game so far.  scratch is any buffer;
 * what it holds stays. */
struct game_key game_key(
    const struct game *game, struct game_key *prefixes, struct buffer *scratch);

/* Returns the key of a game that begins with this position and has no move.  sfen: as sfen_write
 * writes it; its number does not matter. */
struct game_key game_key_sfen(struct str sfen);

/* Returns the key of a game's start position, which is known, alone.  What scratch holds stays. */
struct game_key game_key_start(const struct game *game, struct buffer *scratch);

/* Appends a key as 32 hexadecimal digits. */
void game_key_write(struct game_key key, struct buffer *out);

#endif
