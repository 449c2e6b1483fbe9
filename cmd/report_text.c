#include "cmd/excerpt.h"
#include "cmd/report.h"

/* For people: each finding with the line it is about, and a count at the end. */

static void
tell_finding(struct report *report, struct session *session, const struct finding *finding)
{
	struct excerpt style = { '^', '~', report->colour ? "\033[1;32m" : "",
		report->colour ? "\033[0m" : "" };
	struct buffer *out = &report->out->buffer;

	report_line(session, finding, report->language, report->colour, out);
	buffer_char(out, '\n');
	if (session->text.body.n == 0)
		return;
	excerpt_write(&session->text, finding->at, &style, out);
	if (finding->related.n > 0) {
		style.first = style.rest = '-';
		excerpt_write(&session->text, finding->related, &style, out);
	}
}

static void
count_english(size_t n, const char *noun, struct buffer *out)
{
	buffer_printf(out, "%zu %s%s", n, noun, n == 1 ? "" : "s");
}

static void
end_english(const struct tally *tally, struct buffer *out)
{
	const char *between = " (";
	unsigned severity;

	if (tally->findings == 0)
		buffer_add(out, STR("No findings"));
	else
		count_english(tally->findings, "finding", out);
	for (severity = SEVERITY_error; severity > SEVERITY_off; severity--) {
		if (tally->severities[severity] == 0)
			continue;
		buffer_add(out, str_of(between));
		count_english(tally->severities[severity], diag_severity_names[severity], out);
		between = ", ";
	}
	buffer_add(out, str_of(tally->findings == 0 ? " in " : ") in "));
	count_english(tally->games, "game", out);
	buffer_add(out, STR(" of "));
	count_english(tally->files, "file", out);
	buffer_add(out, STR(".\n"));
}

static void
end_japanese(const struct tally *tally, struct buffer *out)
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
	buffer_add(out, str_of(tally->findings == 0 ? "\n" : "）\n"));
}

static void
end_report(struct report *report, const struct tally *tally)
{
	static void (*const ends[])(const struct tally *, struct buffer *) = {
		[LANGUAGE_en] = end_english,
		[LANGUAGE_ja] = end_japanese,
	};

	ends[report->language](tally, &report->out->buffer);
}

const struct report_functions report_text = {
	.for_people = true, .finding = tell_finding, .end = end_report
};
