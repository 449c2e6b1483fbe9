#ifndef WRITERS_BOOK_BOOK_EACH_H
#define WRITERS_BOOK_BOOK_EACH_H

#include "record/game.h"
#include "writers/common/writer.h"

/* Calls visit for each position of a game, which is before the followers of node: a line of play to
 * its end, then those of its alternatives that go on. */
void book_each(const struct game *game, const struct write_options *options,
    void (*visit)(const struct game *, const struct diagram *, uint32_t node, void *), void *arg);

#endif
