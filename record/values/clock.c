#include "record/values/clock.h"

bool
clock_read(const struct record *record, const struct header *header,
    struct value_patterns *patterns, struct clock *clock, bool *joined)
{
	const struct header *byoyomi = record_header(record, HEADER_byoyomi);
	struct clock more;
	bool joins;

	if (!value_clock(patterns, header->value, clock))
		return false;
	joins = !clock->whole && byoyomi != NULL && value_clock(patterns, byoyomi->value, &more);
	if (joins) { /* 30秒, by itself a main time, or 1手30秒 */
		clock->byoyomi = more.byoyomi != 0 ? more.byoyomi : more.main;
		clock->whole = more.byoyomi == 0 || more.main == 0;
	}
	if (joined != NULL)
		*joined = joins;
	return true;
}
