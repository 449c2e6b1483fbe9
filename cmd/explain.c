#include "cmd/command.h"
#include "cmd/host/messages.h"
#include "cmd/host/paragraph.h"
#include "cmd/options/rule_name.h"
#include "lib/escape.h"
#include "parsers/parser_table.h"
#include "record/engine/compact.h"
#include "record/explain_page.h"

/* Appends "nifu (legality, error)" and the message. */
static void
add_head(enum diag rule, enum language language, struct buffer *out)
{
	const struct diag_row *row = &diag_rows[rule];

	buffer_printf(out, "%s", row->name);
	if (language == LANGUAGE_ja)
		buffer_printf(out, " %s", diag_titles[rule]);
	buffer_printf(out, " (%s, %s)\n    ", diag_group_names[row->group],
	    row->group == GROUP_style ? messages_in(language, "off unless selected")
				      : diag_severity_names[row->severity]);
	messages_template(row->message[language], out);
	buffer_char(out, '\n');
}

/* Appends the records of an example of engine data in words; what has no size is one. */
static void
add_records(struct str example, enum format format, struct buffer *out)
{
	enum { RECORDS = 3 };
	const struct compact_layout *layout = &compact_layouts[format];
	size_t size = layout->size > 0 ? layout->size : example.n;

	for (unsigned i = 0; i < RECORDS && example.n >= size && size > 0; i++) {
		buffer_fill(out, ' ', 8);
		parser_of(format)->show(str_first(example, size), format, layout->move16, out);
		buffer_char(out, '\n');
		example = str_after(example, size);
	}
	if (example.n > 0)
		buffer_add(out, STR("        ...\n"));
}

/* Appends the lines of an example.  Control characters other than line ends are escaped. */
static void
add_example(struct str example, enum format format, struct buffer *out)
{
	size_t n;

	if ((format_rows[format].carries & BINARY_records) != 0) {
		add_records(example, format, out);
		return;
	}
	while (example.n > 0) {
		n = str_find(example, STR("\n"));
		buffer_fill(out, ' ', 8);
		escape_text(str_first(example, n), out);
		buffer_char(out, '\n');
		example = str_after(example, n < example.n ? n + 1 : n);
	}
}

static void
explain_rule(enum diag rule, enum language language, struct buffer *out)
{
	const struct explain_page *page = &explain_pages[rule];
	const struct explain_example *example = &explain_examples[rule];
	const char *format = page->format != FORMAT_none ? format_rows[page->format].name
							 : messages_in(language, "a folder");

	add_head(rule, language, out);
	buffer_char(out, '\n');
	paragraph_law(rule, language, out);
	if (example->wrong.n > 0) {
		if (page->target == FORMAT_none)
			buffer_printf(out, messages_in(language, "    Wrong, in %s:\n"), format);
		else
			buffer_printf(out,
			    messages_in(language, "    With a loss, from %s to %s:\n"), format,
			    format_rows[page->target].name);
		add_example(example->wrong, page->format, out);
		buffer_printf(
		    out, messages_in(language,
			     page->target == FORMAT_none ? "    Right:\n" : "    Without:\n"));
		add_example(example->right, page->format, out);
	}
	paragraph_write(messages_in(language, "What to do: "), page->help[language], out);
	if (page->fix[language] != NULL)
		paragraph_write("--fix: ", page->fix[language], out);
	if (EXPLAIN_SITE[0] != '\0')
		buffer_printf(out, "    %s%srules/%s.html\n", EXPLAIN_SITE,
		    language == LANGUAGE_ja ? "ja/" : "", diag_rows[rule].name);
}

static void
explain_group(enum diag_group group, enum language language, struct buffer *out)
{
	unsigned rule;

	for (rule = 0; rule < DIAG_COUNT; rule++) {
		if (diag_rows[rule].group != group)
			continue;
		add_head((enum diag)rule, language, out);
		paragraph_write("", explain_pages[rule].help[language], out);
	}
}

int
explain_run(struct program *program, const struct options *options)
{
	enum language language = program->language;
	struct buffer *out = &program->out.buffer;
	size_t i;

	bool all = options->operand_count == 0;

	for (i = 0; i < options->operand_count; i++) {
		struct rule_name found;

		if (rule_name_check(program, str_of(options->operands[i]), &found) != STATUS_ok)
			return STATUS_failed;
		all |= found.all;
		if (found.all)
			continue;
		if (found.user.n > 0 || found.rule != DIAG_COUNT)
			explain_rule(found.user.n > 0 ? DIAG_user : found.rule, language, out);
		else
			explain_group(found.group, language, out);
	}
	for (i = 0; i < GROUP_COUNT && all; i++)
		explain_group((enum diag_group)i, language, out);
	return STATUS_ok;
}
