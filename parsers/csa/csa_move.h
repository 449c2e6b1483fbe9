#ifndef PARSERS_CSA_CSA_MOVE_H
#define PARSERS_CSA_CSA_MOVE_H

#include "parsers/csa/csa_reader.h"

/*
 * The fast path: reads moves while each is on its own line, with or without a time on the same
 * or the next line.  Stops, perhaps inside a line, before anything else.
 */
void csa_move_run(struct csa *csa);

/* Reads the move at the start of at (which begins with + or -) and returns the bytes it took. */
uint32_t csa_move_read(struct csa *csa, struct span at);

/* Reports a line that is not a move but begins like one, and adds a move without a claim.  Returns
 * at.n. */
uint32_t csa_move_bad(struct csa *csa, struct span at);

#endif
