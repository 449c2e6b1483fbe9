#ifndef CMD_SINK_EVENT_FAIL_H
#define CMD_SINK_EVENT_FAIL_H

#include "lib/event/event.h"

/* Failures whose words are in messages.def. */

/* Adds that so many findings of a file are not reported. */
void events_fail_too_many(struct events *events, struct str file, size_t count);

/* Adds that nothing could be done with a file, for a reason in English (messages.def), and its end.
 * Returns as events_more. */
bool events_fail_all(struct events *events, struct str file, const char *reason);

#endif
