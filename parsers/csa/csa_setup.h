#ifndef PARSERS_CSA_CSA_SETUP_H
#define PARSERS_CSA_CSA_SETUP_H

#include "parsers/csa/csa_reader.h"

/*
 * The start position: the statements that begin with P (CSA standard V3.0).
 *   PI82HI22KA              the even start without some pieces
 *   P1-KY-KE * ...          one row of the board, from file 9 to file 1
 *   P+59OU00KI  P-00AL      pieces one by one, 00 in hand, AL all that are left
 * Each becomes steps of record->setup; what cannot be read is kept and reported as bad-setup.
 */

/* Reads the statement at at (which begins with P).  Returns false when it is none of the above. */
bool csa_setup_line(struct csa *csa, struct span at);

/* Settles the board's size when all of the record has been read. */
void csa_setup_end(struct csa *csa);

#endif
