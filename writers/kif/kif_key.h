#ifndef WRITERS_KIF_KIF_KEY_H
#define WRITERS_KIF_KIF_KEY_H

#include <stdbool.h>

struct header;

/* Whether a reader of KIF, or of KI2, takes "KEY：VALUE" above the moves for a header: its line is
 * not also one of the start position, of a move or of an ending. */
bool kif_key_fits(const struct header *header, bool ki2);

#endif
