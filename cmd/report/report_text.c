#include "cmd/report/report.h"

/* For people: each finding with its source line, and counts at the end. */

/* Appends the excerpt, with colours around its marks or without (event.c). */
static void
show_excerpt(struct str excerpt, bool colour, struct buffer *out)
{
	static const char *const codes[] = { "", "\033[1;32m", "\033[0m" };
	size_t n;

	while (excerpt.n > 0) {
		for (n = 0; n < excerpt.n && (excerpt.p[n] < 1 || excerpt.p[n] > 2); n++)
			;
		buffer_add(out, str_first(excerpt, n));
		excerpt = str_after(excerpt, n);
		if (excerpt.n == 0)
			break;
		buffer_add(out, str_of(colour ? codes[(unsigned char)excerpt.p[0]] : ""));
		excerpt = str_after(excerpt, 1);
	}
}

static void
write_finding(struct report *report, const struct event *event)
{
	struct buffer *out = &report->out->buffer;

	report_line(event->file, event->is.finding, report->language, true, report->colour, out);
	if (report->fixes && event->is.finding->fixable)
		buffer_add(out, STR(" [*]"));
	buffer_char(out, '\n');
	show_excerpt(event->is.finding->excerpt, report->colour, out);
}

static void
end_report(struct report *report, const struct tally *tally)
{
	struct buffer *out = &report->out->buffer;
	enum language language = report->language;

	report_tally(tally, language, out);
	if (report->verdicts)
		buffer_printf(out, messages_in(language, ": %zu ok, %zu illegal, %zu unreadable"),
		    tally->verdicts[VERDICT_ok], tally->verdicts[VERDICT_illegal],
		    tally->verdicts[VERDICT_unreadable]);
	if (tally->known > 0)
		buffer_printf(
		    out, messages_in(language, "; %zu more in the baseline"), tally->known);
	if (tally->left_out > 0)
		buffer_printf(out,
		    messages_in(language, tally->left_out == 1 ? "; %zu other file skipped"
							       : "; %zu other files skipped"),
		    tally->left_out);
	buffer_add(out, str_of(messages_in(language, ".\n")));
	if (tally->fixed > 0)
		report_fixed(tally, true, language, out);
	else if (report->fixes && tally->fixable > 0)
		buffer_printf(out, messages_in(language, "[*] %zu can be fixed with --fix.\n"),
		    tally->fixable);
}

const struct report_functions report_text = {
	.for_people = true,
	.excerpts = true,
	.write = { [EVENT_finding] = write_finding },
	.end = end_report,
};
