#include <inttypes.h>

#include "cmd/sink/report.h"
#include "lib/event/escape.h"
#include "lib/event/event_json.h"
#include "lib/event/object.h"
#include "record/text/utf8.h"

/*
 * The reports that consist of one JSON object for each event.  Keys may be added; none is renamed
 * and their order stays.
 */

static void
add_summary(struct report *report, const struct tally *tally)
{
	buffer_printf(&report->out->buffer,
	    "{\"type\":\"summary\",\"files\":%zu,\"games\":%zu,\"ok\":%zu,\"illegal\":%zu,"
	    "\"unreadable\":%zu,\"findings\":%zu",
	    tally->files, tally->games, tally->verdicts[VERDICT_ok],
	    tally->verdicts[VERDICT_illegal], tally->verdicts[VERDICT_unreadable], tally->findings);
	if (tally->unwanted > 0)
		object_number("left_out_games", tally->unwanted, &report->out->buffer);
}

/* --- json: one document */

static void
write_json(struct report *report, const struct event *event)
{
	buffer_add(&report->out->buffer, report->counts[0]++ == 0 ? STR("\n") : STR(",\n"));
	event_json(event, report->language, &report->out->buffer);
}

static void
end_json(struct report *report, const struct tally *tally)
{
	buffer_add(&report->out->buffer, STR("\n],\"summary\":"));
	add_summary(report, tally);
	buffer_char(&report->out->buffer, '}');
}

const struct report_functions report_json = {
	.columns = &columns_of_game,
	.opening = "{\"results\":[",
	.write = { [EVENT_finding] = write_json,
	    [EVENT_game] = write_json,
	    [EVENT_failure] = write_json },
	.end = end_json,
	.closing = "}\n",
};

/* --- ndjson: one object a line */

/* Takes what was appended after the first n bytes into the digest. */
static void
digest(struct report *report, size_t n)
{
	report->digest = hash_add(report->digest, str_after(buffer_str(&report->out->buffer), n));
}

static void
begin_ndjson(struct report *report)
{
	size_t n = report->out->buffer.n;

	report->digest = HASH_BEGIN;
	buffer_add(&report->out->buffer, report->style.run);
	digest(report, n);
}

static void
write_ndjson(struct report *report, const struct event *event)
{
	size_t n = report->out->buffer.n;

	event_json(event, report->language, &report->out->buffer);
	buffer_char(&report->out->buffer, '\n');
	digest(report, n);
}

/* The digest of all before it shows kifu summary a line that was changed. */
static void
end_ndjson(struct report *report, const struct tally *tally)
{
	size_t n = report->out->buffer.n;

	add_summary(report, tally);
	digest(report, n);
	buffer_printf(&report->out->buffer, ",\"digest\":\"%016" PRIx64 "\"}", report->digest);
}

const struct report_functions report_ndjson = {
	.columns = &columns_of_game,
	.begin = begin_ndjson,
	.write = { [EVENT_finding] = write_ndjson,
	    [EVENT_game] = write_ndjson,
	    [EVENT_failure] = write_ndjson },
	.end = end_ndjson,
	.closing = "\n",
};

/* --- result: one line for each file, with all events of the file; with a run line, as ndjson */

/* report->held: lists, each with a comma before each value; what converted games became */
enum { GAMES, FINDINGS, FAILURES, LISTS, CONVERTED = LISTS };
enum { STATUS, CONVERSIONS }; /* report->counts: of the file, as the exit status; its conversions */

static void
hold_finding(struct report *report, const struct event *event)
{
	const struct event_finding *finding = event->is.finding;

	buffer_char(&report->held[FINDINGS], ',');
	event_json(event, report->language, &report->held[FINDINGS]);
	if (finding->fails && report->counts[STATUS] < STATUS_found)
		report->counts[STATUS] = STATUS_found;
	if (finding->grave)
		report->counts[STATUS] = STATUS_failed;
}

/* Holds what a game was converted to, after those before it. */
static void
hold_converted(struct report *report, const struct event_converted *converted)
{
	struct buffer *held = &report->held[CONVERTED];
	const struct str *parts = converted->parts;

	report->counts[CONVERSIONS]++;
	if (converted->end == CONVERSION_written) {
		buffer_add(held, parts[held->n == 0 ? CONVERSION_first : CONVERSION_later]);
		buffer_add(held, parts[CONVERSION_game]);
	} else if (report->counts[STATUS] < STATUS_found) {
		report->counts[STATUS] = STATUS_found;
	}
}

/* Appends what the file's games were converted to. */
static void
add_converted(struct report *report, struct buffer *out)
{
	struct str bytes = buffer_str(&report->held[CONVERTED]);

	if (report->counts[CONVERSIONS] == 0)
		return;
	if (utf8_valid(bytes) == bytes.n)
		object_text("text", bytes, out);
	else
		object_base64("base64", bytes, out);
	report->counts[CONVERSIONS] = 0;
	buffer_clear(&report->held[CONVERTED]);
}

static void
hold_game(struct report *report, const struct event *event)
{
	if (event->is.game->converted != NULL)
		hold_converted(report, event->is.game->converted);
	buffer_char(&report->held[GAMES], ',');
	event_json(event, report->language, &report->held[GAMES]);
}

static void
hold_failure(struct report *report, const struct event *event)
{
	buffer_char(&report->held[FAILURES], ',');
	escape_json(event->is.failure[report->language], &report->held[FAILURES]);
	report->counts[STATUS] = STATUS_failed;
}

static void
write_result(struct report *report, const struct event *event)
{
	static const char *const keys[] = { "games", "findings", "failures" };
	struct buffer *out = &report->out->buffer;
	size_t n = out->n;
	unsigned i;

	buffer_add(out, STR("{\"type\":\"result\""));
	if (event->file.p == NULL)
		object_name("id", NULL, out);
	else
		object_text("id", event->file, out);
	object_number("status", report->counts[STATUS], out);
	for (i = 0; i < LISTS; i++) {
		struct str values = buffer_str(&report->held[i]);

		object_key(keys[i], out);
		buffer_char(out, '[');
		buffer_add(out, str_after(values, values.n > 0 ? 1 : 0));
		buffer_char(out, ']');
		buffer_clear(&report->held[i]);
	}
	add_converted(report, out);
	buffer_add(out, STR("}\n"));
	if (report->style.run.n > 0)
		digest(report, n);
	report->counts[STATUS] = STATUS_ok;
}

static void
end_results(struct report *report, const struct tally *tally)
{
	if (report->style.run.n == 0)
		return;
	end_ndjson(report, tally);
	buffer_char(&report->out->buffer, '\n');
}

const struct report_functions report_result = {
	.columns = &columns_of_game,
	.begin = begin_ndjson,
	.write = { [EVENT_finding] = hold_finding,
	    [EVENT_game] = hold_game,
	    [EVENT_failure] = hold_failure,
	    [EVENT_end] = write_result },
	.end = end_results,
};
