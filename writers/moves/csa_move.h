#ifndef WRITERS_MOVES_CSA_MOVE_H
#define WRITERS_MOVES_CSA_MOVE_H

#include "record/game.h"

enum { CSA_MOVE_BYTES = 7 }; /* bytes that csa_move_put stores */

extern const char csa_move_codes[PIECE_WHITE][3]; /* of pieces, by face */
extern const char csa_move_signs[2];

/* Stores +7776FU at p: the side's sign, the origin (00: the hand), the destination, the piece then.
 * Returns the place after it. */
char *csa_move_put(char *p, const struct move *move);

#endif
