#include "cmd/report/report_object.h"

#include "cmd/report/escape.h"

/* One line of JSON for each file, with all that was found in it: the answer to a line of
 * --ndjson-in. */

enum { GAMES, FINDINGS, FAILURES }; /* report->held, with their commas */
enum { STATUS };                    /* report->counts: of the file, as the exit status */

static const char *const keys[] = { "games", "findings", "failures" };

/* Begins the next value of a list.  Returns the list. */
static struct buffer *
next(struct report *report, unsigned list)
{
	struct buffer *held = &report->held[list];

	if (held->n > 0)
		buffer_char(held, ',');
	return held;
}

static void
write_finding(struct report *report, const struct event *event)
{
	const struct event_finding *finding = event->is.finding;

	report_object(event, report->language, next(report, FINDINGS));
	if (finding->fails && report->counts[STATUS] < STATUS_found)
		report->counts[STATUS] = STATUS_found;
	if (finding->grave)
		report->counts[STATUS] = STATUS_failed;
}

static void
write_game(struct report *report, const struct event *event)
{
	report_object(event, report->language, next(report, GAMES));
}

static void
write_failure(struct report *report, const struct event *event)
{
	escape_json(event->is.failure[report->language], next(report, FAILURES));
	report->counts[STATUS] = STATUS_failed;
}

static void
write_end(struct report *report, const struct event *event)
{
	struct buffer *out = &report->out->buffer;
	unsigned i;

	buffer_add(out, STR("{\"type\":\"result\",\"id\":"));
	if (event->file.p == NULL)
		buffer_add(out, STR("null"));
	else
		escape_json(event->file, out);
	buffer_printf(out, ",\"status\":%zu", report->counts[STATUS]);
	for (i = 0; i < sizeof keys / sizeof *keys; i++) {
		buffer_printf(out, ",\"%s\":[", keys[i]);
		buffer_add(out, buffer_str(&report->held[i]));
		buffer_char(out, ']');
		buffer_clear(&report->held[i]);
	}
	buffer_add(out, STR("}\n"));
	report->counts[STATUS] = STATUS_ok;
}

const struct report_functions report_result = {
	.write = { [EVENT_finding] = write_finding,
	    [EVENT_game] = write_game,
	    [EVENT_failure] = write_failure,
	    [EVENT_end] = write_end },
};
