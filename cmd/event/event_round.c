#include "cmd/event/event.h"
#include "record/text/utf8.h"
#include "record/values/numeral.h"

/* Returns the number that ends before at: half-width, full-width or kanji; 0: none. */
static int
number_before(struct str s, size_t at)
{
	size_t begin = at, from = at;
	uint32_t value = 0, found = 0;

	while (begin > 0) {
		do
			begin--;
		while (begin > 0 && ((unsigned char)s.p[begin] & 0xC0) == 0x80);
		if (!numeral_read((struct str){ s.p + begin, at - begin }, &value))
			break;
		found = value;
		from = begin;
	}
	return from < at && found < EVENT_rounds_max ? (int)found : 0;
}

static int
number_at(struct str s)
{
	int n = 0;

	while (s.n > 0 && (*s.p == ' ' || *s.p == '_' || *s.p == '-'))
		s = str_after(s, 1);
	for (; s.n > 0 && str_is_digit(*s.p) && n < 100; s = str_after(s, 1))
		n = n * 10 + (*s.p - '0');
	return s.n > 0 && str_is_letter(*s.p) ? 0 : n;
}

int
event_round_of(struct str s)
{
	static const struct {
		struct str word;
		int round;
	} stages[] = { { { "3位決定戦", 13 }, EVENT_third }, { { "三位決定戦", 15 }, EVENT_third },
		{ { "準々決勝", 12 }, EVENT_semifinal - 1 },
		{ { "ベスト8", 10 }, EVENT_semifinal - 1 }, { { "準決勝", 9 }, EVENT_semifinal },
		{ { "決勝", 6 }, EVENT_final } };
	size_t at = str_find(s, STR("回戦")), i;
	uint32_t code;
	int n;

	if (at < s.n && (n = number_before(s, at)) > 0)
		return n;
	for (i = 0; i < sizeof stages / sizeof *stages; i++)
		if (str_find(s, stages[i].word) < s.n)
			return stages[i].round;
	for (i = 0; i < s.n; i++) {
		struct str rest = str_after(s, i);

		if ((unsigned char)*rest.p >= 0x80 && utf8_read(rest, &code) == 3 &&
		    code >= 0x2460 && code <= 0x2473)
			return (int)(code - 0x2460) + 1;
		if (i > 0 && str_is_letter(s.p[i - 1]))
			continue;
		if (str_starts_nocase(rest, STR("round")) &&
		    (n = number_at(str_after(rest, 5))) > 0)
			return n;
		if (str_lower(*rest.p) == 'r' && rest.n > 1 && str_is_digit(rest.p[1]) &&
		    (n = number_at(str_after(rest, 1))) > 0)
			return n;
	}
	return 0;
}

/* Returns the last part of a path, which it loses. */
static struct str
last_part(struct str *path)
{
	size_t n = path->n;
	struct str part;

	while (n > 0 && path->p[n - 1] != '/' && path->p[n - 1] != '!')
		n--;
	part = str_after(*path, n);
	path->n = n > 0 ? n - 1 : 0;
	return part;
}

/* Sets what the record and its name say. */
static void
read_rounds(struct event_line *line)
{
	struct str path = line->file, name = last_part(&path);

	line->said[0] = number_at(line->is.round);
	if (line->said[0] == 0)
		line->said[0] = event_round_of(line->is.round);
	if (line->said[0] == 0)
		line->said[0] = event_round_of(line->is.event);
	line->said[1] = event_round_of(name);
	if (line->said[1] == 0)
		line->said[1] = event_round_of(last_part(&path));
	line->round = line->said[0] > 0 ? line->said[0] : line->said[1];
}

/* Takes the numbers with which all names begin, if nothing else names a round. */
static void
take_first_numbers(struct event *event)
{
	size_t i;
	int pass, n;

	for (pass = 0; pass < 2; pass++)
		for (i = 0; i < event->line_count; i++) {
			struct str path = event->lines[i].file, name = last_part(&path);

			for (n = 0; (size_t)n < name.n && str_is_digit(name.p[n]); n++)
				;
			if (event->lines[i].round > 0 && pass == 0)
				return;
			if (n < 1 || n > 2 || (size_t)n >= name.n || name.p[n] != '-')
				return;
			if (pass == 1)
				event->lines[i].round = event->lines[i].said[1] = number_at(name);
		}
}

/* Makes rounds of the stages of a knock-out. */
static void
number_stages(struct event *event)
{
	int last = 0, first = EVENT_final, round;
	size_t i, k;

	for (i = 0; i < event->line_count; i++)
		for (k = 0; k < 2; k++) {
			round = event->lines[i].said[k];
			if (round < EVENT_semifinal - 1 && round > last)
				last = round;
			if (round >= EVENT_semifinal - 1 && round < first)
				first = round;
		}
	for (i = 0; i < event->line_count; i++) {
		struct event_line *line = &event->lines[i];

		line->third = line->said[0] == EVENT_third || line->said[1] == EVENT_third;
		for (k = 0; k < 2; k++)
			if (line->said[k] >= EVENT_semifinal - 1)
				line->said[k] =
				    (line->said[k] == EVENT_third ? EVENT_final : line->said[k]) -
				    first + 1 + last;
		line->round = line->said[0] > 0 ? line->said[0] : line->said[1];
	}
}

/* Returns how many other games of the two players are in a round. */
static size_t
others_in(const struct event *event, const struct event_line *of, int round)
{
	size_t i, k, n = 0;

	for (i = 0; i < event->line_count; i++) {
		const struct event_line *line = &event->lines[i];

		if (line == of || line->round != round)
			continue;
		for (k = 0; k < 2; k++)
			n += line->players[k] == of->players[0] ||
			     line->players[k] == of->players[1];
	}
	return n;
}

void
event_rounds_find(struct event *event)
{
	size_t i;

	for (i = 0; i < event->line_count; i++)
		read_rounds(&event->lines[i]);
	number_stages(event);
	take_first_numbers(event);
}

/* Decides between two rounds that a record is said to be of. */
void
event_rounds_settle(struct event *event)
{
	size_t i;

	for (i = 0; i < event->line_count; i++) {
		struct event_line *line = &event->lines[i];

		if (line->said[0] == 0 || line->said[1] == 0 || line->said[0] == line->said[1])
			continue;
		event->found(event, DIAG_round_conflict, line, line->file,
		    (struct place){ line->is.line, 1 },
		    ARGS(A_NUMBER(line->said[0]), A_NUMBER(line->said[1])));
		line->round =
		    others_in(event, line, line->said[0]) < others_in(event, line, line->said[1])
			? line->said[0]
			: line->said[1];
	}
}
