#include "cmd/report/report.h"

/* --- text, for people: each finding with its source line, and counts at the end */

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
		if (colour && n < excerpt.n)
			buffer_add(out, str_of(codes[(unsigned char)excerpt.p[n]]));
		excerpt = str_after(excerpt, n < excerpt.n ? n + 1 : n);
	}
}

static void
write_finding(struct report *report, const struct event *event)
{
	struct buffer *out = &report->out->buffer;

	report_line(
	    event->file, event->is.finding, report->language, true, report->style.colour, out);
	if (report->style.fixes && event->is.finding->fixable)
		buffer_add(out, STR(" [*]"));
	buffer_char(out, '\n');
	show_excerpt(event->is.finding->excerpt, report->style.colour, out);
}

static void
end_report(struct report *report, const struct tally *tally)
{
	struct buffer *out = &report->out->buffer;
	enum language language = report->language;

	report_tally(tally, language, out);
	if (report->style.verdicts)
		buffer_printf(out, messages_in(language, ": %zu ok, %zu illegal, %zu unreadable"),
		    tally->verdicts[VERDICT_ok], tally->verdicts[VERDICT_illegal],
		    tally->verdicts[VERDICT_unreadable]);
	if (tally->known > 0)
		buffer_printf(
		    out, messages_in(language, "; %zu more in the baseline"), tally->known);
	report_left_out(tally, language, out);
	buffer_printf(out, messages_in(language, ".\n"));
	if (tally->fixed > 0)
		report_fixed(tally, true, language, out);
	else if (report->style.fixes && tally->fixable > 0)
		buffer_printf(out, messages_in(language, "[*] %zu can be fixed with --fix.\n"),
		    tally->fixable);
}

const struct report_functions report_text = {
	.for_people = true,
	.excerpts = true,
	.write = { [EVENT_finding] = write_finding },
	.end = end_report,
};

/* --- gcc: one line a finding, as compilers print them, for editors and scripts */

static void
write_line(struct report *report, const struct event *event)
{
	struct buffer *out = &report->out->buffer;

	report_line(event->file, event->is.finding, report->language, false, false, out);
	buffer_char(out, '\n');
}

const struct report_functions report_gcc = { .for_people = true,
	.write = { [EVENT_finding] = write_line } };
