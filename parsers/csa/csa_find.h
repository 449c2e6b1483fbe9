#ifndef PARSERS_CSA_CSA_FIND_H
#define PARSERS_CSA_CSA_FIND_H

#include "parsers/csa/csa_reader.h"

/* Which lines look like CSA. */

/* Weighs the first line that is typical of CSA.  Comments do not count, and only few other lines
 * may precede it. */
struct sign csa_find_probe(struct str body);

/*
 * Moves csa->at to the next record, past sections without a game, whose lines are kept with the
 * record's root.  Returns false at the end of the text if there is no game, and reports that if the
 * search began at the text's start.
 */
bool csa_find_first(struct csa *csa);

/* Looks for another game after the record that ends at csa->at.  If there is none, keeps the rest
 * of the text with the record's last node. */
void csa_find_next(struct csa *csa);

#endif
