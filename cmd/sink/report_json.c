#include <inttypes.h>

#include "cmd/sink/report.h"
#include "lib/escape.h"
#include "lib/object.h"
#include "record/text/utf8.h"

/*
 * The reports that consist of one JSON object for each finding, game and failure.  Keys may be
 * added; none is renamed and their order stays.
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

void
report_failure_json(const struct result_item *item, enum language language, struct buffer *out)
{
	buffer_char(out, '{');
	object_name("type", "failure", out);
	object_text("file", item->file, out);
	object_text("message", item->is.failure[language], out);
	object_text("message_ja", item->is.failure[LANGUAGE_ja], out);
	buffer_char(out, '}');
}

/* --- json: one document */

/* Begins the next element. */
static struct buffer *
next_element(struct report *report)
{
	buffer_add(&report->out->buffer, report->counts[0]++ == 0 ? STR("\n") : STR(",\n"));
	return &report->out->buffer;
}

static void
json_finding(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	finding_text_json(&finding->text, item->file, report->language, next_element(report));
}

static void
json_game(struct report *report, const struct result_item *item, const struct lint_game *game)
{
	struct buffer *out = next_element(report);

	columns_game_json(item->game, item->file, game->cells, out);
	buffer_char(out, '}');
}

static void
json_failure(struct report *report, const struct result_item *item)
{
	report_failure_json(item, report->language, next_element(report));
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
	.finding = json_finding,
	.game = json_game,
	.failure = json_failure,
	.end = end_json,
	.closing = "}\n",
};

/* --- ndjson: one object a line */

void
report_digest(struct report *report, size_t n)
{
	report->digest = hash_add(report->digest, str_after(buffer_str(&report->out->buffer), n));
}

void
report_begin_lines(struct report *report)
{
	size_t n = report->out->buffer.n;

	report->digest = HASH_BEGIN;
	buffer_add(&report->out->buffer, report->style.run);
	report_digest(report, n);
}

/* Ends the line that was appended after the first n bytes. */
static void
end_line(struct report *report, size_t n)
{
	buffer_char(&report->out->buffer, '\n');
	report_digest(report, n);
}

static void
line_of_finding(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	size_t n = report->out->buffer.n;

	finding_text_json(&finding->text, item->file, report->language, &report->out->buffer);
	end_line(report, n);
}

static void
line_of_game(struct report *report, const struct result_item *item, const struct lint_game *game)
{
	size_t n = report->out->buffer.n;

	columns_game_json(item->game, item->file, game->cells, &report->out->buffer);
	buffer_char(&report->out->buffer, '}');
	end_line(report, n);
}

static void
line_of_failure(struct report *report, const struct result_item *item)
{
	size_t n = report->out->buffer.n;

	report_failure_json(item, report->language, &report->out->buffer);
	end_line(report, n);
}

/* The digest of all before it shows kifu summary a line that was changed. */
void
report_end_lines(struct report *report, const struct tally *tally)
{
	size_t n = report->out->buffer.n;

	add_summary(report, tally);
	report_digest(report, n);
	buffer_printf(&report->out->buffer, ",\"digest\":\"%016" PRIx64 "\"}\n", report->digest);
}

const struct report_functions report_ndjson = {
	.columns = &columns_of_game,
	.begin = report_begin_lines,
	.finding = line_of_finding,
	.game = line_of_game,
	.failure = line_of_failure,
	.end = report_end_lines,
};
