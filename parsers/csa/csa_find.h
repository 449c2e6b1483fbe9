#ifndef PARSERS_CSA_CSA_FIND_H
#define PARSERS_CSA_CSA_FIND_H

#include "parsers/csa/csa_reader.h"

/* Which lines look like CSA. */

/* How much body looks like CSA: weighs the first line that is typical of it.  Comments do not
 * count, and few other lines may stand before it. */
struct sign csa_find_probe(struct str body);

/*
 * Moves csa->at to where the next record begins, past sections without a game, whose lines are kept
 * with the record's root.  Returns false, and moves to the end of the text, when there is no game;
 * it is reported if there was none from the text's start.
 */
bool csa_find_first(struct csa *csa);

/* Looks after the record that ends at csa->at: if no game follows, what follows is kept with the
 * record's last node, and csa->at moves to the end of the text. */
void csa_find_next(struct csa *csa);

#endif
