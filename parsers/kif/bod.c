#include "parsers/kif/ki2.h"
#include "parsers/kif/kif_probe.h"

/* BOD: a board diagram, as KIF and KI2 have it.  It may hold moves, which are read as in those. */

static bool
next(struct parse *parse, struct record *record)
{
	return ki2_parser.next(parse, record);
}

/* A diagram that nothing marks as a part of KIF or KI2. */
static struct sign
probe(struct str body)
{
	enum { PLAIN = 70, PART = 10, NAME = 40 };
	struct kif_looks looks;

	kif_probe_looks(body, &looks);
	if (looks.diagram.score != 0)
		looks.diagram.score =
		    looks.move.score == 0 && looks.relative.score == 0 && looks.word.score <= NAME
			? PLAIN
			: PART;
	return looks.diagram;
}

const struct parser bod_parser = { .probe = probe, .next = next };
