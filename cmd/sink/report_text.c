#include "cmd/sink/report.h"

/* --- text, for people: each finding with its source line, and counts at the end */

/* What report->counts counts: findings that report_folds names. */
enum { COUNT_folded };

static void
add_excerpt(struct report *report, struct place at, struct str excerpt)
{
	static const char *const codes[] = { [1] = "\033[1;32m", "\033[0m" }; /* excerpt.h */
	struct buffer *out = &report->out->buffer;

	if (excerpt.n == 0)
		return;
	buffer_number(out, at.line, 5, ' ');
	report_marked(excerpt, codes, report->style.colour, out);
}

static void
write_finding(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	struct buffer *out = &report->out->buffer;

	if (report_folds(finding->text.rule) && report->counts[COUNT_folded]++ > 0)
		return;
	finding_line(program_name(report->program, item->file), &finding->text, report->language,
	    true, report->style.colour, out);
	if (report->style.fixes && finding->fixable)
		buffer_add(out, STR(" [*]"));
	buffer_char(out, '\n');
	add_excerpt(report, finding->text.at, finding->excerpts[0]);
	add_excerpt(report, finding->text.related, finding->excerpts[1]);
}

static void
end_report(struct report *report, const struct tally *tally)
{
	struct buffer *out = &report->out->buffer;
	enum language language = report->language;

	if (tally->failures > 0 && tally->files == 0) /* which were named on standard error */
		return;
	if (report->counts[COUNT_folded] > 1) {
		report_folded(report->counts[COUNT_folded] - 1, language, out);
		buffer_printf(out, " [%s]\n", diag_rows[DIAG_extension_encoding].name);
	}
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
	.shows = SHOWS_excerpts,
	.finding = write_finding,
	.end = end_report,
};

/* --- gcc: one line a finding, as compilers print them, for editors and scripts */

static void
write_line(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	struct buffer *out = &report->out->buffer;

	finding_line(item->file, &finding->text, report->language, false, false, out);
	buffer_char(out, '\n');
}

const struct report_functions report_gcc = { .for_people = true, .finding = write_line };
