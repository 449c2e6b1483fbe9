#ifndef PARSERS_WESTERN_PSN_PROBE_H
#define PARSERS_WESTERN_PSN_PROBE_H

#include "parsers/parser.h"

/* See struct parser: how much a text looks like PSN, by its tags; like Hodges text, by its moves.
 */
struct sign psn_probe_tags(struct str body);
struct sign psn_probe_moves(struct str body);

/* Returns the variant that the moves of a text's first game show, or NULL if they fit on shogi's
 * board or a tag names it.  *unsure: it is only the most likely one. */
const char *psn_probe_variant(struct str body, bool *unsure);

#endif
