#ifndef WRITERS_MOVES_RELATIVE_H
#define WRITERS_MOVES_RELATIVE_H

#include "record/game.h"

/*
 * Returns the relative marks (a set of enum mark: 右 左 直 上 寄 引, right left straight up
 * sideways down) that distinguish a board move from its rivals by the rule of the Japan Shogi
 * Association (https://www.shogi.or.jp/faq/kihuhyouki.html): the motion alone if that is enough,
 * else the side, else both.  0: none are needed, or the replay was not asked for rivals
 * (ASKS_rivals).  A drop has no marks: it is written as one (打) if it has rivals.
 */
unsigned relative_marks(const struct game *game, const struct move *move);

/* Whether these marks show which piece moves.  Those of shogi's pieces do; a piece that steps back
 * in three directions has no mark for the middle one. */
bool relative_suffices(const struct game *game, const struct move *move, unsigned marks);

#endif
