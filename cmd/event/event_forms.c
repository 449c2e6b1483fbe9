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

/* Appends the standings of each stage. */
static void
end_standings(struct report *report, const struct tally *tally)
{
	const struct event_run *of = report->style.of;
	struct buffer *out = &report->out->buffer;

	(void)tally;
	if (report->functions->for_people) {
		event_forms_text(of, report->language, out);
		return;
	}
	for (size_t i = 0; i < of->stage_count; i++) {
		if (report->functions == &event_forms_standings[1])
			standings_csv(&of->stages[i], out);
		else
			standings_json(&of->stages[i], out);
	}
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

/* Writes the event, if it is one. */
static void
end_writing(struct report *report, const struct tally *tally)
{
	const struct event_run *of = report->style.of;
	const struct report_functions *form = report->functions;
	struct buffer *out = &report->out->buffer;
	size_t from = out->n;

	(void)tally;
	if (of->stage_count > 1)
		report->failure = "--write: the event has several stages (choose one with --stage)";
	else if (form == &event_forms_write[0])
		report->failure = write_turnering(&of->stages[0], out);
	else if (form == &event_forms_write[1])
		write_csv(&of->stages[0], out);
	else
		write_ini(&of->stages[0], out);
	report->nothing |= report->failure != NULL;
	if (form == &event_forms_write[0])
		make_latin(out, from);
}

const struct report_functions event_forms_standings[] = {
	{ .for_people = true, .end = end_standings },
	{ .end = end_standings },
	{ .end = end_standings },
};
const struct report_functions event_forms_write[] = {
	{ .end = end_writing },
	{ .end = end_writing },
	{ .end = end_writing },
};

bool
event_forms_has_results(const struct report *report)
{
	return report->functions == &event_forms_write[0] ||
	       report->functions == &event_forms_write[1];
}
