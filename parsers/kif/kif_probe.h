#ifndef PARSERS_KIF_KIF_PROBE_H
#define PARSERS_KIF_KIF_PROBE_H

#include "parsers/parser.h"

/* What the first lines of a text show. */
struct kif_looks {
	struct sign word;     /* the best of the words that lines begin with, as KIF */
	struct sign move;     /* the best of the moves in KIF's form */
	struct sign ki2;      /* #KI2 */
	struct sign relative; /* moves with neither number nor origin */
	struct sign diagram;
	bool heading;  /* #KIF, 手数----指手: KIF and no other */
	bool numbered; /* there are moves with a number */
};

void kif_probe_looks(struct str body, struct kif_looks *looks);

/* How much a text looks like KIF: see struct parser. */
struct sign kif_probe(struct str body);

#endif
