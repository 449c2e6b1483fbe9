#include "cmd/sink/report.h"

#include <stdio.h>

#include "lib/escape.h"

/* Room for a count and its noun. */
enum { COUNT_SIZE = 64 };

void
report_marked(struct str text, const char *const *codes, bool colour, struct buffer *out)
{
	size_t n;

	while (text.n > 0) {
		for (n = 0; n < text.n && ((unsigned char)text.p[n] >= ' ' || text.p[n] == '\n');)
			n++;
		buffer_add(out, str_first(text, n));
		if (colour && n < text.n)
			buffer_add(out, str_of(codes[(unsigned char)text.p[n]]));
		text = str_after(text, n < text.n ? n + 1 : n);
	}
}

void
report_count_severity(size_t n, enum severity severity, enum language language, struct buffer *out)
{
	if (severity == SEVERITY_error)
		buffer_printf(out, MESSAGES_COUNT(language, n, "error"));
	else if (severity == SEVERITY_warning)
		buffer_printf(out, MESSAGES_COUNT(language, n, "warning"));
	else
		buffer_printf(out, MESSAGES_COUNT(language, n, "note"));
}

/* "3 findings (1 error, 2 warnings)" */
static void
add_findings(const struct tally *tally, enum language language, struct buffer *out)
{
	const char *between = " (";
	unsigned severity;

	if (tally->findings == 0) {
		buffer_printf(out, messages_in(language, "No findings"));
		return;
	}
	buffer_printf(out, MESSAGES_COUNT(language, tally->findings, "finding"));
	for (severity = SEVERITY_error; severity > SEVERITY_off; severity--) {
		if (tally->severities[severity] == 0)
			continue;
		buffer_printf(out, "%s", messages_in(language, between));
		report_count_severity(
		    tally->severities[severity], (enum severity)severity, language, out);
		between = ", ";
	}
	buffer_printf(out, messages_in(language, ")"));
}

void
report_tally(const struct tally *tally, enum language language, struct buffer *out)
{
	char games[COUNT_SIZE], files[COUNT_SIZE];
	struct buffer findings;

	buffer_init(&findings, out->memory);
	add_findings(tally, language, &findings);
	buffer_char(&findings, '\0');
	snprintf(games, sizeof games, MESSAGES_COUNT(language, tally->games, "game"));
	snprintf(files, sizeof files, MESSAGES_COUNT(language, tally->files, "file"));
	buffer_printf(out, messages_in(language, "%s in %s of %s"), findings.p, games, files);
	buffer_free(&findings);
}

void
report_left_out(const struct tally *tally, enum language language, struct buffer *out)
{
	if (tally->unwanted > 0)
		buffer_printf(out,
		    messages_in(language, tally->unwanted == 1 ? "; %zu other game not chosen"
							       : "; %zu other games not chosen"),
		    tally->unwanted);
	if (tally->left_out > 0)
		buffer_printf(out,
		    messages_in(language, tally->left_out == 1 ? "; %zu other file skipped"
							       : "; %zu other files skipped"),
		    tally->left_out);
}

bool
report_folds(enum diag rule)
{
	return rule == DIAG_extension_encoding;
}

void
report_folded(size_t n, enum language language, struct buffer *out)
{
	buffer_printf(out,
	    messages_in(language,
		n == 1 ? "%zu more file is not in the encoding of its extension (listed by "
			 "--format=gcc)"
		       : "%zu more files are not in the encoding of their extension (listed by "
			 "--format=gcc)"),
	    n);
}

void
report_fixed(const struct tally *tally, bool done, enum language language, struct buffer *out)
{
	char findings[COUNT_SIZE], files[COUNT_SIZE];

	snprintf(findings, sizeof findings, MESSAGES_COUNT(language, tally->fixed, "finding"));
	snprintf(files, sizeof files, MESSAGES_COUNT(language, tally->fixed_files, "file"));
	buffer_printf(out,
	    messages_in(language, done ? "Fixed %s in %s.\n" : "--fix would fix %s in %s.\n"),
	    findings, files);
}

bool
report_colours(const struct options *options)
{
	enum { AUTO, ALWAYS, NEVER };
	int when = options_word(options, OPTION_color, AUTO);

	return when == ALWAYS || (when == AUTO && program_colours());
}
