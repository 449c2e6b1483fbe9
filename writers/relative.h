#ifndef WRITERS_RELATIVE_H
#define WRITERS_RELATIVE_H

#include "record/game.h"

/*
 * The relative marks (a set of enum mark: 右 左 直 上 寄 引) that tell a board move from those of
 * its rivals, by the rule of the Japan Shogi Association: motion alone where that is enough, else
 * the side, else both (formats-japanese.md 2.4; https://www.shogi.or.jp/faq/kihuhyouki.html).  0:
 * none are needed, or the replay was not asked for rivals (ASKS_rivals).  A drop has no marks: it
 * is written as one (打) where it has rivals.
 */
unsigned relative_marks(const struct game *game, const struct move *move);

#endif
