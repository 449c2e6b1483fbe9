#include "cmd/sink/event_fail.h"

#include "cmd/host/messages.h"

void
events_fail_too_many(struct events *events, struct str file, size_t count)
{
	struct str what[2];
	unsigned i;

	for (i = 0; i < 2; i++)
		what[i] = arena_printf(&events->arena,
		    messages_in((enum language)i, "too many findings: %zu more not reported"),
		    count);
	events_fail(events, file, what);
}

bool
events_fail_all(struct events *events, struct str file, const char *reason)
{
	const struct str what[2] = { [LANGUAGE_en] = str_of(reason),
		[LANGUAGE_ja] = str_of(messages_in(LANGUAGE_ja, reason)) };

	events_fail(events, file, what);
	events_add(events, EVENT_end, file);
	return events_more(events);
}
