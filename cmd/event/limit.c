#include "cmd/event/event.h"

struct event_limit
event_limit_of(const struct clock *clock)
{
	uint32_t main = clock->main / 1000, extra = (clock->byoyomi + clock->increment) / 1000;

	/* 15分30秒 is 15 minutes, then 30 seconds a move */
	if (extra == 0 && main > 5 * 60 && main % 60 != 0 && !clock->whole) {
		extra = main % 60;
		main -= extra;
	}
	return (struct event_limit){ true, main, extra };
}

/* Returns the seconds of the unit that s begins with, or 0. */
static uint32_t
unit_of(struct str s)
{
	s = str_ltrim(s);
	if (str_starts_nocase(s, STR("h")) || str_starts(s, STR("時間")))
		return 3600;
	if (str_starts_nocase(s, STR("m")) || str_starts(s, STR("分")))
		return 60;
	return str_starts_nocase(s, STR("s")) || str_starts(s, STR("秒")) ? 1 : 0;
}

struct event_limit
event_limit_read(struct value_patterns *patterns, struct str words)
{
	struct event_limit limit = { .known = false };
	struct clock clock = { 0 };
	bool after = false;

	if (words.n > 0 && value_clock(patterns, words, &clock))
		return event_limit_of(&clock);
	while (words.n > 0) {
		uint32_t n = 0, unit;

		after |= words.p[0] == '+';
		if (!str_is_digit(words.p[0])) {
			words = str_after(words, 1);
			continue;
		}
		for (; words.n > 0 && str_is_digit(words.p[0]) && n < 100000;
		     words = str_after(words, 1))
			n = n * 10 + (uint32_t)(words.p[0] - '0');
		unit = unit_of(words);
		if (unit == 0)
			return (struct event_limit){ .known = false };
		limit.known = true;
		if (after || (unit == 1 && limit.main > 0))
			limit.extra += n * unit;
		else
			limit.main += n * unit;
	}
	return limit;
}
