#include "cmd/event/event.h"

static const char *const forms[EVENT_forms] = { "", "swiss", "round-robin", "double-round-robin",
	"knockout", "match", "team", "arena" };

/* Returns yyyymmdd; 0: no date. */
static int
day_of(struct event *event, struct str s)
{
	struct date date;

	return value_date(event->patterns, s, &date) && date.day > 0
		   ? date.year * 10000 + date.month * 100 + date.day
		   : 0;
}

static int
number_of(struct str s)
{
	int n = 0;

	for (; s.n > 0 && str_is_digit(*s.p) && n < EVENT_rounds_max; s = str_after(s, 1))
		n = n * 10 + (*s.p - '0');
	return n;
}

static bool
take_event(struct event *event, struct str key, struct str value)
{
	struct event_ini *ini = &event->ini;
	size_t dots = str_find(value, STR(".."));
	unsigned form;

	if (str_eq(key, STR("name")))
		ini->name = value;
	else if (str_eq(key, STR("format"))) {
		for (form = EVENT_swiss; form < EVENT_forms; form++)
			if (str_eq(value, str_of(forms[form])))
				ini->form = (enum event_form)form;
		return ini->form != EVENT_unknown;
	} else if (str_eq(key, STR("rounds")))
		ini->rounds = number_of(value);
	else if (str_eq(key, STR("dates"))) {
		ini->from = day_of(event, str_first(value, dots));
		ini->to = dots < value.n ? day_of(event, str_after(value, dots + 2)) : ini->from;
		return ini->from > 0 && ini->to >= ini->from;
	} else if (str_eq(key, STR("clock")))
		ini->clock = value;
	else if (str_eq(key, STR("draws"))) {
		ini->replays = str_eq(value, STR("replay"));
		ini->halves = str_eq(value, STR("half"));
		return ini->replays || ini->halves;
	} else if (str_eq(key, STR("bye"))) {
		ini->has_bye = true;
		ini->bye = number_of(value);
	} else if (str_eq(key, STR("colours")))
		ini->coloured = str_eq(value, STR("table"));
	else if (str_eq(key, STR("handicap")))
		ini->grades = str_eq(value, STR("grades"));
	else if (str_eq(key, STR("third-place")))
		ini->third = str_eq(value, STR("yes"));
	else if (str_eq(key, STR("table")))
		ini->table = value;
	else if (str_eq(key, STR("tie-break")))
		ini->tie_break = value;
	else
		return false;
	return true;
}

static bool
take_key(struct event *event, struct str section, struct str key, struct str value, int line)
{
	struct event_ini *ini = &event->ini;
	int round;

	if (str_eq(section, STR("event")))
		return take_event(event, key, value);
	if (str_eq(section, STR("players"))) {
		if (event->skips_players)
			return true;
		event->has_list = true;
		event_player_add(event, str_trim(str_first(value, str_find(value, STR(", ")))),
		    true, (struct place){ (uint32_t)line, 1 });
		return true;
	}
	if (str_eq(section, STR("alias"))) {
		struct str *alias =
		    *ARENA_ADD(event->arena, ini->aliases, ini->alias_count, ini->alias_cap);

		alias[0] = event_name_same(event, key);
		alias[1] = event_name_same(event, value);
		return true;
	}
	if (!str_starts(section, STR("round ")))
		return false;
	round = number_of(str_after(section, 6));
	if (str_eq(key, STR("date")) && round > 0 && round < 64)
		ini->round_days[round] = day_of(event, value);
	return round > 0;
}

int
event_ini_read(struct event *event, struct str bytes)
{
	struct str section = NO_STR, key, text;
	struct span span;
	uint32_t at = 0;
	int line = 0;

	bytes = arena_str(event->arena, bytes);
	while (text_next_line(bytes, &at, &span)) {
		text = str_trim((struct str){ bytes.p + span.at, span.n });
		line++;
		text = str_trim(str_first(text, str_find(text, STR(" ;"))));
		if (text.n == 0 || *text.p == ';' || *text.p == '#')
			continue;
		if (*text.p == '[' && text.p[text.n - 1] == ']') {
			section = (struct str){ text.p + 1, text.n - 2 };
			continue;
		}
		key = str_cut(&text, '=');
		if (!take_key(event, section, str_trim(key), str_trim(text), line))
			return line;
	}
	return 0;
}
