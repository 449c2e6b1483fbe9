#ifndef WRITERS_WRITER_LOSS_H
#define WRITERS_WRITER_LOSS_H

#include "writers/writer.h"

/*
 * Reports what the game has and the format cannot hold, as findings of group loss (place: the first
 * thing that is lost), before anything is written.  One finding a kind of loss, one an ending, one
 * a result line.
 * Returns how many findings it added.
 */
size_t writer_loss(
    const struct game *game, const struct write_options *options, struct diags *diags);

#endif
