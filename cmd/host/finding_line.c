#include "cmd/host/finding_line.h"

#include "cmd/host/messages.h"
#include "lib/escape.h"

/* What goes around a severity on a terminal. */
static const char *const severity_colours[] = {
	[SEVERITY_note] = "\033[1;36m",
	[SEVERITY_warning] = "\033[1;35m",
	[SEVERITY_error] = "\033[1;31m",
};

/*
 * Appends a file's name.  What reads such lines finds the place by the first :NUMBER:, so a colon
 * that looks like one in the name is escaped.
 */
static void
add_file(struct str file, struct buffer *out)
{
	size_t i, end;
	struct buffer name;

	buffer_init(&name, out->memory);
	escape_line(file, &name);
	for (i = 0; i < name.n; i++) {
		for (end = i + 1; end < name.n && str_is_digit(name.p[end]);)
			end++;
		if (name.p[i] == ':' && end > i + 1 && (end == name.n || name.p[end] == ':'))
			buffer_add(out, STR("\\x3A"));
		else
			buffer_char(out, name.p[i]);
	}
	buffer_free(&name);
}

void
finding_line(struct str file, const struct finding_text *finding, enum language language,
    bool for_people, bool colour, struct buffer *out)
{
	const char *severity = diag_severity_names[finding->severity];
	const char *bold = colour ? "\033[1m" : "", *off = colour ? "\033[0m" : "";

	buffer_add(out, str_of(bold));
	add_file(file, out);
	if (finding->binary && for_people)
		buffer_printf(out, messages_in(language, ":record %u (byte %llu):"),
		    (unsigned)finding->at.line, (unsigned long long)finding->byte);
	else
		buffer_printf(
		    out, ":%u:%u:", (unsigned)finding->at.line, (unsigned)finding->at.column);
	buffer_printf(out, "%s ", off);
	buffer_printf(out, "%s%s:%s ", colour ? severity_colours[finding->severity] : "",
	    for_people ? messages_in(language, severity) : severity, off);
	escape_text(finding->messages[language], out);
	if (for_people && finding->unnumbered && finding->ply > 0)
		buffer_printf(out, messages_in(language, " (move %u)"), (unsigned)finding->ply);
	buffer_add(out, STR(" ["));
	escape_text(finding->name, out);
	buffer_char(out, ']');
}
