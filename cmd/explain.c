#include "cmd/explain.h"

#include "cmd/command.h"
#include "cmd/policy.h"
#include "cmd/words.h"
#include "parsers/parser.h"
#include "record/utf8.h"
#include "writers/writer.h"

void
explain_message(const char *message, struct buffer *out)
{
	struct str rest = str_of(message);

	while (rest.n > 0) {
		if (rest.n > 2 && rest.p[0] == '{' && rest.p[2] == '}') {
			buffer_add(out, STR("…"));
			rest = str_after(rest, 3);
		} else {
			buffer_char(out, rest.p[0]);
			rest = str_after(rest, 1);
		}
	}
}

static void
explain_rule(enum diag rule, enum language language, struct buffer *out)
{
	const struct diag_row *row = &diag_rows[rule];

	buffer_printf(out, "%s (%s, %s)\n    ", row->name, diag_group_names[row->group],
	    row->group == GROUP_style ? words_in(language, "off unless selected")
				      : diag_severity_names[row->severity]);
	explain_message(language == LANGUAGE_ja ? row->japanese : row->english, out);
	buffer_printf(out, "\n    %s\n", row->help);
}

static void
explain_group(enum diag_group group, enum language language, struct buffer *out)
{
	unsigned rule;

	for (rule = 0; rule < DIAG_COUNT; rule++) {
		if (diag_rows[rule].group == group)
			explain_rule((enum diag)rule, language, out);
	}
}

int
explain_run(struct program *program, const struct options *options)
{
	enum language language = program_language(options_value(options, OPTION_lang));
	struct buffer *out = &program->out.buffer;
	int status = STATUS_ok;
	size_t i;

	for (i = 0; i < options->operand_count && status == STATUS_ok; i++) {
		struct str name = str_of(options->operands[i]);
		enum diag rule = diag_named(name);
		enum diag_group group = policy_group(name);

		if (rule != DIAG_COUNT)
			explain_rule(rule, language, out);
		else if (group != GROUP_COUNT)
			explain_group(group, language, out);
		else
			status = policy_unknown(program, name);
	}
	for (i = 0; i < GROUP_COUNT && options->operand_count == 0; i++)
		explain_group((enum diag_group)i, language, out);
	return status;
}

/* What a format can hold, in words. */
static const struct {
	unsigned carries;
	const char *name;
} abilities[] = {
	{ CARRIES_variations, "variations" },
	{ CARRIES_comments, "comments" },
	{ CARRIES_bookmarks, "bookmarks" },
	{ CARRIES_times, "times" },
	{ CARRIES_milliseconds, "milliseconds" },
	{ CARRIES_headers, "headers" },
	{ CARRIES_endings, "endings" },
	{ CARRIES_setup, "any start position" },
	{ CARRIES_position_only, "one position only" },
};

static void
add_format(const struct format_row *row, enum language language, struct buffer *out)
{
	const char *between = "";
	size_t i;

	buffer_printf(out, "%-7s %-10s %s\n", row->name, row->extensions,
	    words_in(language, row->description));
	buffer_printf(out, words_in(language, "%18s in files %s"), "", codec_name(row->encoding));
	if (row->encoding2 != row->encoding)
		buffer_printf(
		    out, words_in(language, " (other extensions: %s)"), codec_name(row->encoding2));
	buffer_printf(out, words_in(language, "\n%18s holds "), "");
	for (i = 0; i < sizeof abilities / sizeof *abilities; i++) {
		if ((row->carries & abilities[i].carries) == 0)
			continue;
		buffer_add(out, str_of(between));
		buffer_add(out, str_of(words_in(language, abilities[i].name)));
		between = words_in(language, ", ");
	}
	buffer_char(out, '\n');
}

int
explain_formats(struct program *program, const struct options *options)
{
	unsigned format;

	if (options->operand_count > 0)
		return program_usage(program, "formats takes no operands");
	for (format = 1; format < FORMAT_COUNT; format++)
		add_format(&format_rows[format], program->language, &program->out.buffer);
	return STATUS_ok;
}
