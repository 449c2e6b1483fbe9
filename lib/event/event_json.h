#ifndef LIB_EVENT_EVENT_JSON_H
#define LIB_EVENT_EVENT_JSON_H

#include "lib/event/event.h"

/* Appends a finding, a game or a failure as a JSON object.  Members may be added; none is renamed
 * and their order stays. */
void event_json(const struct event *event, enum language language, struct buffer *out);

#endif
