#ifndef PARSERS_CSA_CSA_ENDING_H
#define PARSERS_CSA_CSA_ENDING_H

#include "parsers/csa/csa_reader.h"

/*
 * How a record ends.  Sources: the CSA standard V3.0 (statements with %); the result lines of the
 * server protocol (with #), found in the logs of clients; the comment of shogi-server
 *   'summary:REASON:NAME win|lose|draw:NAME win|lose|draw
 * (black first), which alone names losses on time, repetition and fouls in files of floodgate.
 */

/* Reads the statement at the start of at (which begins with %) and returns its length. */
uint32_t csa_ending_special(struct csa *csa, struct span at);

/* Reads a result line of the server protocol (it begins with #).  Returns false for another line.
 */
bool csa_ending_protocol(struct csa *csa, struct span at);

/* Reads a summary comment (with its apostrophe). */
void csa_ending_summary(struct csa *csa, struct span at);

#endif
