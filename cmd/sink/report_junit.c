#include <stdio.h>

#include "cmd/host/messages.h"
#include "cmd/sink/report.h"
#include "lib/escape.h"

/*
 * JUnit's XML as Jenkins, GitLab and others read it: a suite for each file, a case for each game
 * and for the findings of the file as a whole.  Findings that fail are the case's failure, others
 * its output.  No times or host names: the same records give the same report.
 */

enum { CASES, FAILURES, ERRORS, FILE_FAILS }; /* report->counts, of the suite */
enum { SUITE, FAILED, OUTPUT };               /* report->held */

/* A suite is held until its counts are known: a file with more games gets several. */
enum { MAX_CASES = 10000 };

static void
end_suite(struct report *report, struct str file)
{
	struct buffer *out = &report->out->buffer;

	if (report->counts[CASES] == 0)
		return;
	buffer_add(out, STR("<testsuite name=\""));
	escape_xml(file, out);
	buffer_printf(out, "\" tests=\"%zu\" failures=\"%zu\" errors=\"%zu\">\n",
	    report->counts[CASES], report->counts[FAILURES], report->counts[ERRORS]);
	buffer_add(out, buffer_str(&report->held[SUITE]));
	buffer_add(out, STR("</testsuite>\n"));
	buffer_clear(&report->held[SUITE]);
	report->counts[CASES] = report->counts[FAILURES] = report->counts[ERRORS] = 0;
}

/* Adds a case with the findings that wait for it; name needs no escape. */
static void
add_case(struct report *report, struct str file, const char *name)
{
	struct buffer *suite = &report->held[SUITE];
	struct buffer *failed = &report->held[FAILED], *output = &report->held[OUTPUT];

	buffer_add(suite, STR("<testcase classname=\""));
	escape_xml(file, suite);
	buffer_printf(suite, "\" name=\"%s\"", name);
	if (failed->n + output->n == 0) {
		buffer_add(suite, STR("/>\n"));
	} else {
		buffer_add(suite, STR(">\n"));
		buffer_add(suite, buffer_str(failed));
		if (failed->n > 0)
			buffer_add(suite, STR("</failure>\n"));
		if (output->n > 0) {
			buffer_add(suite, STR("<system-out>"));
			buffer_add(suite, buffer_str(output));
			buffer_add(suite, STR("</system-out>\n"));
		}
		buffer_add(suite, STR("</testcase>\n"));
	}
	report->counts[CASES]++;
	report->counts[FAILURES] += failed->n > 0;
	buffer_clear(failed);
	buffer_clear(output);
	report->counts[FILE_FAILS] = 0;
	if (report->counts[CASES] == MAX_CASES)
		end_suite(report, file);
}

/* Adds a case for the findings of the file as a whole, if there are any. */
static void
add_file_case(struct report *report, struct str file)
{
	if (report->counts[FILE_FAILS] > 0)
		add_case(report, file, "file");
}

/* Begins the failure of the next case, unless it has begun. */
static void
fail_case(struct report *report, struct str rule, struct str message)
{
	struct buffer *failed = &report->held[FAILED];

	if (failed->n > 0)
		return;
	buffer_add(failed, STR("<failure type=\""));
	escape_xml(rule, failed);
	buffer_add(failed, STR("\" message=\""));
	escape_xml(message, failed);
	buffer_add(failed, STR("\">"));
}

static void
write_finding(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	struct buffer *to = &report->held[finding->fails ? FAILED : OUTPUT], line;

	if (finding->text.game > 0)
		add_file_case(report, item->file);
	report->counts[FILE_FAILS] += finding->text.game == 0;
	if (finding->fails)
		fail_case(report, finding->text.name, finding->text.messages[report->language]);
	buffer_init(&line, to->memory);
	finding_line(item->file, &finding->text, report->language, false, false, &line);
	escape_xml(buffer_str(&line), to);
	buffer_char(to, '\n');
	buffer_free(&line);
}

/* The verdict counts findings that are not listed. */
static void
write_beyond(
    struct report *report, const struct result_item *item, const struct lint_beyond *beyond)
{
	if (beyond->game > 0)
		add_file_case(report, item->file);
	report->counts[FILE_FAILS] += beyond->game == 0;
	if (beyond->fails)
		fail_case(report, str_of(diag_rows[DIAG_max_findings].name),
		    str_of(messages_in(
			report->language, "not listed (--max-findings=0 lists all findings)")));
}

static void
write_game(struct report *report, const struct result_item *item, const struct lint_game *game)
{
	char name[32];

	(void)game;
	add_file_case(report, item->file);
	snprintf(name, sizeof name, "game %lu", (unsigned long)item->game->number);
	add_case(report, item->file, name);
}

static void
write_failure(struct report *report, const struct result_item *item)
{
	struct buffer *output = &report->held[OUTPUT], *suite = &report->held[SUITE];

	add_file_case(report, item->file);
	buffer_add(suite, STR("<testcase classname=\""));
	escape_xml(item->file, suite);
	buffer_add(suite, STR("\" name=\"file\">\n<error type=\"failure\" message=\""));
	escape_xml(item->is.failure[report->language], suite);
	buffer_add(suite, STR("\"/>\n</testcase>\n"));
	buffer_clear(output);
	report->counts[CASES]++;
	report->counts[ERRORS]++;
}

static void
write_end(struct report *report, const struct result_item *item)
{
	add_file_case(report, item->file);
	end_suite(report, item->file);
}

const struct report_functions report_junit = {
	.opening = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"kifu\">\n",
	.finding = write_finding,
	.beyond = write_beyond,
	.game = write_game,
	.failure = write_failure,
	.end_file = write_end,
	.closing = "</testsuites>\n",
};
