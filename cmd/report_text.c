#include "cmd/report.h"

/* For people: each finding with the line it is about, and a count at the end. */

/* The excerpt, with colours around its marks or without. */
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
tell_finding(struct report *report, const struct entry *entry)
{
	struct buffer *out = &report->out->buffer;

	report_line(entry->file, entry->is.finding, report->language, report->colour, out);
	buffer_char(out, '\n');
	show_excerpt(entry->is.finding->excerpt, report->colour, out);
}

static void
end_english(const struct tally *tally, bool verdicts, struct buffer *out)
{
	report_tally(tally, out);
	if (verdicts)
		buffer_printf(out, ": %zu ok, %zu illegal, %zu unreadable",
		    tally->verdicts[VERDICT_ok], tally->verdicts[VERDICT_illegal],
		    tally->verdicts[VERDICT_unreadable]);
	if (tally->known > 0)
		buffer_printf(out, "; %zu more in the baseline", tally->known);
	if (tally->left_out > 0) {
		buffer_add(out, STR("; "));
		report_count(tally->left_out, "other file", out);
		buffer_add(out, STR(" left out"));
	}
	buffer_add(out, STR(".\n"));
}

static void
end_japanese(const struct tally *tally, bool verdicts, struct buffer *out)
{
	static const char *const names[] = { "", "注記", "警告", "エラー" };
	const char *between = "（";
	unsigned severity;

	buffer_printf(out, "%zuファイル%zu局: ", tally->files, tally->games);
	if (tally->findings == 0)
		buffer_add(out, STR("指摘なし"));
	else
		buffer_printf(out, "指摘%zu件", tally->findings);
	for (severity = SEVERITY_error; severity > SEVERITY_off; severity--) {
		if (tally->severities[severity] == 0)
			continue;
		buffer_printf(
		    out, "%s%s%zu", between, names[severity], tally->severities[severity]);
		between = "、";
	}
	buffer_add(out, str_of(tally->findings == 0 ? "" : "）"));
	if (verdicts)
		buffer_printf(out, "、合法%zu局、違反%zu局、解読不能%zu局",
		    tally->verdicts[VERDICT_ok], tally->verdicts[VERDICT_illegal],
		    tally->verdicts[VERDICT_unreadable]);
	if (tally->known > 0)
		buffer_printf(out, "、既知%zu件", tally->known);
	if (tally->left_out > 0)
		buffer_printf(out, "、対象外%zuファイル", tally->left_out);
	buffer_char(out, '\n');
}

static void
end_report(struct report *report, const struct tally *tally)
{
	static void (*const ends[])(const struct tally *, bool, struct buffer *) = {
		[LANGUAGE_en] = end_english,
		[LANGUAGE_ja] = end_japanese,
	};

	ends[report->language](tally, report->verdicts, &report->out->buffer);
}

const struct report_functions report_text = {
	.for_people = true,
	.excerpts = true,
	.tell = { [ENTRY_finding] = tell_finding },
	.end = end_report,
};
