#ifndef PARSERS_CSA_CSA_SETUP_H
#define PARSERS_CSA_CSA_SETUP_H

#include "parsers/csa/csa_reader.h"

/*
 * The start position: the statements that begin with P (CSA standard V3.0).
 *   PI82HI22KA              the even start without these pieces
 *   P1-KY-KE * ...          one row of the board, from file 9 to file 1
 *   P+59OU00KI  P-00AL      pieces one by one, 00 in hand, AL all the rest
 * Each becomes steps of record->setup.  Anything else is kept and reported as bad-setup.
 */

/* Reads a statement that begins with P.  Returns false if it is none of these. */
bool csa_setup_line(struct csa *csa, struct span at);

/* Sets the board's size, when all of the record has been read. */
void csa_setup_end(struct csa *csa);

#endif
