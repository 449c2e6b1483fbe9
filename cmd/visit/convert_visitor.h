#ifndef CMD_VISIT_CONVERT_VISITOR_H
#define CMD_VISIT_CONVERT_VISITOR_H

#include "cmd/visit/converter.h"

/* Converts games.  A game that is alone in its file is written to job->output already: to a file
 * without a name, which it gets when it is delivered. */
extern const struct visitor convert_visitor;

#endif
