#ifndef WRITERS_KIF_KIF_LARGE_H
#define WRITERS_KIF_KIF_LARGE_H

#include "record/game.h"

/*
 * KIF of the boards larger than shogi's, in the form that lishogi reads and writes
 * (formats-japanese.md 7; of dai shogi, 7.5).
 */

enum { KIF_LARGE_ROOM = 512 }; /* bytes that kif_large_append needs room for */

/* Whether a game's moves are written so: an origin square needs more than two digits. */
bool kif_large_fits(const struct game *game);

/*
 * Puts a move with its number: "   1手目   7七金将 （←7八）"; a lion's two steps take two lines.
 * same: the destination may be written 仝.  Returns the place after it.
 */
char *kif_large_append(char *p, uint64_t number, const struct move *move, bool same);

/* Puts a move, which is no pass, as a diagram names the last one: ▲7七金将. */
char *kif_large_last(char *p, const struct move *move);

#endif
