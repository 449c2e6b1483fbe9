#ifndef CMD_EVENT_EVENT_VISITOR_H
#define CMD_EVENT_EVENT_VISITOR_H

#include "cmd/event/event.h"
#include "cmd/judge/finding_judge.h"

/* What each record says of its place in the event: the payload is a struct event_game, whose
 * members that follow from several records are not set yet.  The plan is a struct lint_plan. */
extern const struct visitor event_visitor;

#endif
