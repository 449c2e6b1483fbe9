#ifndef PARSERS_CSA_FIND_H
#define PARSERS_CSA_FIND_H

#include "parsers/csa_reader.h"

/* Which lines look like CSA. */

/* How much body looks like CSA: weighs the first line that is typical of it.  Comments do not
 * count, and few other lines may stand before it. */
int csa_find_probe(struct str body);

/*
 * Moves csa->at to where the next record begins, past sections without a game.  Gives false when
 * there is none; then the rest of the text is read, and reported as far as it says something.
 */
bool csa_find_game(struct csa *csa);

#endif
