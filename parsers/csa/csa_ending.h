#ifndef PARSERS_CSA_CSA_ENDING_H
#define PARSERS_CSA_CSA_ENDING_H

#include "parsers/csa/csa_reader.h"

/*
 * How a record ends.  Sources: CSA standard V3.0 (statements with %); the server
 * protocol's result lines (with #), which logs of clients hold; shogi-server's comment
 *   'summary:REASON:NAME win|lose|draw:NAME win|lose|draw
 * (black first), the only place where floodgate's files tell losses on time, repetition and fouls.
 */

/* Reads the special statement at the start of at (which begins with %) and gives its length. */
uint32_t csa_ending_special(struct csa *csa, struct span at);

/* Reads a result line of the server protocol (it begins with #).  Returns false when it is none. */
bool csa_ending_protocol(struct csa *csa, struct span at);

/* Reads the summary comment at at (all of it, with the apostrophe). */
void csa_ending_summary(struct csa *csa, struct span at);

#endif
