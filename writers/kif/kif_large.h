#ifndef WRITERS_KIF_KIF_LARGE_H
#define WRITERS_KIF_KIF_LARGE_H

#include "record/game.h"

/* KIF of boards larger than 9x9, in the form that lishogi reads and writes; see kifu-formats(5). */

enum { KIF_LARGE_ROOM = 512 }; /* bytes that kif_large_append needs room for */

/* Whether a game needs this form, because a square takes more than two digits. */
bool kif_large_fits(const struct game *game);

/*
 * Stores a move with its number at p: "   1手目   7七金将 （←7八）"; a lion's two steps take two
 * lines.  same: the destination may be written 仝.  Returns the place after it.
 */
char *kif_large_append(char *p, uint64_t number, const struct move *move, bool same);

/* Stores a move, which is no pass, as a diagram names the last one: ▲7七金将. */
char *kif_large_last(char *p, const struct move *move);

#endif
