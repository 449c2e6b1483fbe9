#ifndef CMD_VISIT_GATHER_H
#define CMD_VISIT_GATHER_H

#include "cmd/visit/fix_edits.h"
#include "cmd/visit/lint_visitor.h"

/* Gathers what can be fixed in a file, and adds no results.  A file is one chunk. */

struct gather_plan {
	const struct lint_plan *lint;
	struct fixes *fixes;
};

/* The state of a reader that gathers. */
struct gather {
	struct judge judge;
	bool unreadable; /* a game of the file could not be read */
};

extern const struct visitor gather_visitor;

#endif
