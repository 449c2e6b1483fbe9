#ifndef WRITERS_KIF_HEAD_H
#define WRITERS_KIF_HEAD_H

#include "writers/writer.h"

/* Whether the players are named 下手 and 上手 instead of 先手 and 後手. */
bool kif_head_handicap(const struct game *game);

/* Whether a reader takes "KEY：…" for a header. */
bool kif_head_key(const struct header *header);

/* Appends all that stands above the moves: declaration, headers, start position, names. */
void kif_head_write(
    const struct game *game, const struct write_options *options, struct buffer *out);

#endif
