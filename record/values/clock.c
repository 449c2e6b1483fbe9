#include "record/values/clock.h"

bool
clock_read(const struct record *record, const struct header *header,
    struct value_patterns *value_patterns, struct clock *clock, bool *joined)
{
	const struct header *byoyomi = record_header(record, HEADER_byoyomi);
	struct clock said;
	bool joins;

	if (!value_clock(value_patterns, header->value, clock))
		return false;
	joins =
	    !clock->whole && byoyomi != NULL && value_clock(value_patterns, byoyomi->value, &said);
	if (joins) { /* 30秒, which by itself would be a main time, or 1手30秒 */
		clock->byoyomi = said.byoyomi != 0 ? said.byoyomi : said.main;
		clock->whole = said.byoyomi == 0 || said.main == 0;
	}
	if (joined != NULL)
		*joined = joins;
	return true;
}
