/* Standings, and files that an event is written to: each a report that is nothing but its end. */
#include "cmd/event/event_run.h"
#include "cmd/event/standings.h"
#include "record/text/utf8.h"

void
event_forms_text(const struct event_run *of, enum language language, struct buffer *out)
{
	for (size_t i = 0; i < of->stage_count; i++) {
		if (of->stages[i].player_count > 0)
			standings_text(&of->stages[i], language, out);
	}
}

/* Appends each stage in a form. */
static void
add_stages(struct report *report, void (*add)(const struct event *event, struct buffer *out))
{
	const struct event_run *of = report->style.of;

	for (size_t i = 0; i < of->stage_count; i++)
		add(&of->stages[i], &report->out->buffer);
}

static void
end_standings_text(struct report *report, const struct tally *tally)
{
	(void)tally;
	event_forms_text(report->style.of, report->language, &report->out->buffer);
}

static void
end_standings_csv(struct report *report, const struct tally *tally)
{
	(void)tally;
	add_stages(report, standings_csv);
}

static void
end_standings_json(struct report *report, const struct tally *tally)
{
	(void)tally;
	add_stages(report, standings_json);
}

/* Sets why nothing can be written, NULL if something can; else the file is left as it is. */
static void
set_failure(struct report *report, const char *reason)
{
	report->failure = reason;
	report->nothing |= reason != NULL;
}

/* Returns whether there is one event to write. */
static bool
can_write(struct report *report)
{
	const struct event_run *of = report->style.of;

	set_failure(report, of->stage_count > 1
				? "--write: the event has several stages (choose one with --stage)"
				: NULL);
	return of->stage_count <= 1;
}

/* Turns what follows `from`, UTF-8 without characters after U+00FF, into ISO 8859-1. */
static void
make_latin(struct buffer *out, size_t from)
{
	size_t n = from;
	uint32_t code;

	for (size_t i = from; i < out->n; out->p[n++] = (char)code)
		i += utf8_read(str_after(buffer_str(out), i), &code);
	out->n = n;
}

static void
end_turnering(struct report *report, const struct tally *tally)
{
	const struct event_run *of = report->style.of;
	struct buffer *out = &report->out->buffer;
	size_t from = out->n;

	(void)tally;
	if (can_write(report))
		set_failure(report, write_turnering(&of->stages[0], out));
	make_latin(out, from);
}

static void
end_csv(struct report *report, const struct tally *tally)
{
	(void)tally;
	if (can_write(report))
		add_stages(report, write_csv);
}

static void
end_ini(struct report *report, const struct tally *tally)
{
	(void)tally;
	if (can_write(report))
		add_stages(report, write_ini);
}

const struct report_functions event_forms_standings[] = {
	{ .for_people = true, .end = end_standings_text },
	{ .end = end_standings_csv },
	{ .end = end_standings_json },
};
const struct report_functions event_forms_write[] = {
	{ .end = end_turnering },
	{ .end = end_csv },
	{ .end = end_ini },
};

bool
event_forms_has_results(const struct report *report)
{
	return report->functions == &event_forms_write[0] ||
	       report->functions == &event_forms_write[1];
}
