#ifndef WRITERS_WRITER_LOSS_H
#define WRITERS_WRITER_LOSS_H

#include "writers/writer.h"

/*
 * Reports what the game has and the format cannot hold, as findings of group loss at the first
 * place of each kind; endings and result lines one by one.  Called before anything is written.
 * Returns the number of findings.
 */
size_t writer_loss(
    const struct game *game, const struct write_options *options, struct diags *diags);

#endif
