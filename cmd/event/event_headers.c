#include "cmd/event/event.h"
#include "record/text/utf8.h"

static void
report(struct event *event, enum diag rule, const struct event_line *line, const struct arg *args)
{
	event->found(event, rule, line, line->file, (struct place){ line->is.line, 1 }, args);
}

static bool
shares_player(const struct event_line *a, const struct event_line *b)
{
	return a->players[0] == b->players[0] || a->players[0] == b->players[1] ||
	       a->players[1] == b->players[0] || a->players[1] == b->players[1];
}

/* Sets main time, byoyomi and increment in seconds; false: not understood. */
static bool
clock_of(struct str s, int clock[static 3])
{
	int n = 0, parts = 0, unit;
	uint32_t code;
	bool colon = false;

	memset(clock, 0, 3 * sizeof *clock);
	while (s.n > 0) {
		if (str_is_digit(*s.p)) {
			for (n = 0; s.n > 0 && str_is_digit(*s.p) && n < 1000000;
			     s = str_after(s, 1))
				n = n * 10 + (*s.p - '0');
			unit = str_starts(s, STR("時間")) || str_starts(s, STR("h")) ||
				       str_starts(s, STR(":"))
				   ? 3600
			       : str_starts(s, STR("分")) || str_starts(s, STR("m")) ? 60
										     : 1;
			if (unit == 1 && colon) {
				unit = 60;
				colon = false;
			}
			colon |= str_starts(s, STR(":"));
			if (unit == 1 && parts == 0)
				parts = 1;
			clock[unit == 1 ? parts++ : 0] += n * unit;
			if (parts > 2)
				return false;
			continue;
		}
		s = str_after(s, utf8_read(s, &code));
	}
	return clock[0] + clock[1] > 0;
}

static bool
same_clock(struct str a, struct str b)
{
	int x[3], y[3];

	return str_eq(a, b) || (clock_of(a, x) && clock_of(b, y) && memcmp(x, y, sizeof x) == 0);
}

static void
check_clocks(struct event *event)
{
	struct str clock = event->ini.clock;
	size_t i, j, same, all = event->line_count;

	for (i = 0; clock.n == 0 && i < all; i++) {
		for (j = same = 0; j < all; j++)
			same += same_clock(event->lines[i].is.clock, event->lines[j].is.clock);
		if (same * 4 >= all * 3)
			clock = event->lines[i].is.clock;
	}
	for (i = same = 0; i < all; i++)
		same += same_clock(event->lines[i].is.clock, clock);
	for (i = 0; clock.n > 0 && i < all; i++)
		if (event->lines[i].is.clock.n > 0 && !same_clock(event->lines[i].is.clock, clock))
			report(event, DIAG_clock_mismatch, &event->lines[i],
			    ARGS(A_STR(event->lines[i].is.clock), A_NUMBER((int64_t)same),
				A_STR(clock)));
}

/* Returns the title without the words for a round. */
static struct str
title_of(struct event *event, struct str s)
{
	struct str name = s, part;
	size_t plus = 0, i, at;
	uint32_t code;
	struct buffer out;

	for (i = 0; i < s.n; i++)
		plus += s.p[i] == '+';
	if (plus >= 3)
		return str_cut(&name, '+');
	at = str_find(s, STR("回戦"));
	if (at < s.n) {
		while (at > 0 && (str_is_digit(s.p[at - 1])))
			at--;
		return str_trim(str_first(s, at));
	}
	buffer_init(&out, event->arena->memory);
	for (part = s; part.n > 0; part = str_after(part, i)) {
		i = utf8_read(part, &code);
		if (code < 0x2460 || code > 0x2473)
			buffer_add(&out, str_first(part, i));
	}
	name = str_trim(arena_str(event->arena, buffer_str(&out)));
	buffer_free(&out);
	return name;
}

static void
check_titles(struct event *event)
{
	size_t i, j, same, all = event->line_count;
	struct str *titles = arena_take(event->arena, (all + 1) * sizeof *titles);

	for (i = 0; i < all; i++)
		titles[i] = title_of(event, event->lines[i].is.event);
	for (i = 0; i < all; i++) {
		for (j = same = 0; j < all; j++)
			same += str_eq(titles[i], titles[j]);
		if (same * 4 < all * 3)
			continue;
		for (j = 0; j < all; j++)
			if (titles[j].n > 0 && !str_eq(titles[i], titles[j]))
				report(event, DIAG_event_mismatch, &event->lines[j],
				    ARGS(A_STR(titles[j]), A_NUMBER((int64_t)same),
					A_STR(titles[i])));
		return;
	}
}

/* --- dates */

static struct str
day_text(struct event *event, int day)
{
	return arena_printf(
	    event->arena, "%04d-%02d-%02d", day / 10000, day / 100 % 100, day % 100);
}

/* Returns the day that a file's name has; 0: none. */
static int
day_in(struct str file)
{
	size_t i, n = 0;
	int day = 0;

	for (i = file.n; i > 0 && file.p[i - 1] != '/'; i--)
		;
	for (; i <= file.n; i++) {
		if (i < file.n && str_is_digit(file.p[i])) {
			day = n < 8 ? day * 10 + (file.p[i] - '0') : day;
			n++;
			continue;
		}
		if ((n == 8 || n == 14) && day / 10000 >= 1900 && day / 10000 < 2100 &&
		    day / 100 % 100 <= 12)
			return day;
		n = 0;
		day = 0;
	}
	return 0;
}

static void
misdate(struct event *event, struct event_line *line, int other)
{
	line->misdated = true;
	report(event, DIAG_date_mismatch, line,
	    ARGS(A_STR(day_text(event, line->is.day)), A_STR(day_text(event, other))));
}

/* Returns how many games of its round have the day of this one. */
static size_t
same_day(const struct event *event, const struct event_line *line)
{
	size_t i, n = 0;

	for (i = 0; i < event->line_count; i++)
		n += event->lines[i].round == line->round && event->lines[i].is.day == line->is.day;
	return n;
}

static void
check_dates(struct event *event)
{
	const struct event_ini *ini = &event->ini;
	size_t i, j;

	for (i = 0; i < event->line_count; i++) {
		struct event_line *line = &event->lines[i];
		int day = line->is.day, named = day_in(line->file);

		if (day == 0)
			continue;
		if (ini->from > 0 && (day < ini->from || day > ini->to))
			misdate(event, line, day < ini->from ? ini->from : ini->to);
		else if (named > 0 && named != day)
			misdate(event, line, named);
		else if (line->round > 0 && line->round < 64 && ini->round_days[line->round] > 0 &&
			 ini->round_days[line->round] != day)
			misdate(event, line, ini->round_days[line->round]);
	}
	for (i = 0; i < event->line_count; i++)
		for (j = 0; j < event->line_count; j++) {
			struct event_line *a = &event->lines[i], *b = &event->lines[j];

			if (a->misdated || b->misdated || a->is.day <= b->is.day ||
			    b->is.day == 0 || a->round == 0 || a->round >= b->round ||
			    !shares_player(a, b))
				continue;
			if (same_day(event, a) < same_day(event, b))
				misdate(event, a, b->is.day);
			else
				misdate(event, b, a->is.day);
		}
}

void
event_headers_check(struct event *event)
{
	check_dates(event);
	check_clocks(event);
	check_titles(event);
}
