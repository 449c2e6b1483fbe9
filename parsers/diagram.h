#ifndef PARSERS_DIAGRAM_H
#define PARSERS_DIAGRAM_H

#include "parsers/parser.h"

/*
 * Adds a position to a record's setup as steps: the board rank by rank from black's top left
 * corner, then the hands; and who moves first, and the number of the first move.  at: the place of
 * all of it.
 */
void diagram_claim(struct record *record, const struct diagram *diagram, struct span at);

/* Claims the position that is all of sfen, at this place.  Returns false for what is none, which
 * is reported. */
bool diagram_claim_sfen(
    struct parse *parse, struct record *record, struct str sfen, struct span at);

/* Claims the size of a board at `at`, an SFEN that cannot be read, if it has more ranks than any
 * variant here: it is another variant, not a wrong position.  Returns whether it has. */
bool diagram_claim_size(struct record *record, struct str sfen, struct span at);

#endif
