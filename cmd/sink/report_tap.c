#include <stdio.h>

#include "cmd/host/messages.h"
#include "cmd/sink/report.h"
#include "lib/escape.h"

/*
 * The Test Anything Protocol, version 13: a test point for each game, and for the findings of
 * a file as a whole; findings are comments below it.  The plan comes last.
 */

enum { POINTS, FAILING }; /* report->counts: test points so far; failing findings of the next */

/* Appends s with '#' escaped, which would begin a directive. */
static void
add_description(struct str s, struct buffer *out)
{
	size_t n;

	while (s.n > 0) {
		n = str_find(s, STR("#"));
		escape_text(str_first(s, n), out);
		if (n < s.n)
			buffer_add(out, STR("\\#"));
		s = str_after(s, n < s.n ? n + 1 : n);
	}
}

/* Writes "ok 3 - FILE", a test point's name and text, and the findings that waited for it. */
static void
add_point(struct report *report, struct str file, const char *name, struct str text)
{
	struct buffer *out = &report->out->buffer;

	buffer_printf(out, "%s %zu - ", report->counts[FAILING] > 0 ? "not ok" : "ok",
	    ++report->counts[POINTS]);
	add_description(file, out);
	buffer_add(out, str_of(name));
	add_description(text, out);
	buffer_char(out, '\n');
	buffer_add(out, buffer_str(&report->held[0]));
	buffer_clear(&report->held[0]);
	report->counts[FAILING] = 0;
}

/* Writes a test point for the findings of the file as a whole, those in held[1], if any. */
static void
write_file(struct report *report, const struct result_item *item)
{
	if (report->held[1].n == 0)
		return;
	buffer_add(&report->held[0], buffer_str(&report->held[1]));
	buffer_clear(&report->held[1]);
	add_point(report, item->file, "", NO_STR);
}

static void
write_finding(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	struct buffer *held = &report->held[finding->text.game == 0 ? 1 : 0];

	if (finding->text.game > 0)
		write_file(report, item);
	report->counts[FAILING] += finding->fails;
	buffer_add(held, STR("# "));
	finding_line(item->file, &finding->text, report->language, false, false, held);
	buffer_char(held, '\n');
}

/* The verdict counts findings that are not listed. */
static void
write_beyond(
    struct report *report, const struct result_item *item, const struct lint_beyond *beyond)
{
	struct buffer *held = &report->held[beyond->game == 0 ? 1 : 0];

	if (beyond->game > 0)
		write_file(report, item);
	if (beyond->fails && (report->counts[FAILING]++ == 0 || held->n == 0))
		buffer_printf(held, "# %s\n",
		    messages_in(
			report->language, "not listed (--max-findings=0 lists all findings)"));
}

static void
write_game(struct report *report, const struct result_item *item, const struct lint_game *game)
{
	char name[32];

	(void)game;
	write_file(report, item);
	snprintf(name, sizeof name, " game %lu", (unsigned long)item->game->number);
	add_point(report, item->file, name, NO_STR);
}

static void
write_failure(struct report *report, const struct result_item *item)
{
	write_file(report, item);
	report->counts[FAILING]++;
	add_point(report, item->file, ": ", item->is.failure[report->language]);
}

static void
end_report(struct report *report, const struct tally *tally)
{
	struct buffer *out = &report->out->buffer;

	buffer_printf(out, "1..%zu%s\n# ", report->counts[POINTS],
	    report->counts[POINTS] == 0 ? " # SKIP no games" : "");
	report_tally(tally, report->language, out);
	buffer_char(out, '\n');
}

const struct report_functions report_tap = {
	.opening = "TAP version 13\n",
	.finding = write_finding,
	.beyond = write_beyond,
	.game = write_game,
	.failure = write_failure,
	.end_file = write_file,
	.end = end_report,
};
