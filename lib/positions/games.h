#ifndef LIB_POSITIONS_GAMES_H
#define LIB_POSITIONS_GAMES_H

#include "lib/positions/positions.h"

/* The encoding of moves in a file of games (record/engine/hcpe3.h). */

/* Counts in which encodings the drops and promotions of a chunk's first games are legal. */
void games_sample(const struct positions_chunk *chunk, struct position_counts *sample);

/* Counts those of the game at this place.  If another encoding than the one so far fits more of
 * them, reports that and makes it the file's. */
void games_visit(const struct positions_chunk *chunk, uint32_t at, struct diags *diags);

#endif
