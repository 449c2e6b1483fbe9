#include "cmd/sink/page/page_run.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lib/escape.h"
#include "record/text/utf8.h"
#include "rules/adjudicate/rule_set.h"

enum { TEXT_MAX = 400 /* bytes of a name or a message */ };

void
page_run_text(struct str text, struct buffer *out)
{
	struct str clipped = utf8_clip(text, TEXT_MAX);

	escape_xml(clipped, out);
	if (clipped.n < text.n)
		buffer_add(out, STR("…"));
}

struct str
page_run_name(const struct report *report, struct str file)
{
	struct str folder = report->style.folder;

	if (str_starts(file, folder) && folder.n > 0) {
		file = str_after(file, folder.n);
		file = str_after(file, str_starts(file, STR("/")));
	}
	return program_name(report->program, file);
}

/* Appends a word of the command line as a shell would take it. */
static void
add_word(struct str word, struct buffer *out)
{
	static const char special[] = " \t\n!\"#$&'()*;<>?[\\]^`{|}~";
	size_t i;

	for (i = 0; i < word.n && strchr(special, word.p[i]) == NULL;)
		i++;
	if (word.n > 0 && i == word.n) {
		buffer_add(out, word);
		return;
	}
	buffer_char(out, '\'');
	for (i = 0; i < word.n; i++) {
		if (word.p[i] == '\'')
			buffer_add(out, STR("'\\'"));
		buffer_char(out, word.p[i]);
	}
	buffer_char(out, '\'');
}

static void
add_command(const struct report *report, struct buffer *out)
{
	char *const *word = report->program->words;

	buffer_printf(out, "kifu %s", report->program->command);
	for (; word != NULL && *word != NULL; word++) {
		buffer_char(out, ' ');
		add_word(program_name(report->program, str_of(*word)), out);
	}
}

static void
add_date(struct buffer *out)
{
	const char *fixed = getenv("SOURCE_DATE_EPOCH");
	time_t now = fixed != NULL ? (time_t)strtoimax(fixed, NULL, 10) : time(NULL);
	char text[64];
	struct tm tm;

	if (gmtime_r(&now, &tm) != NULL &&
	    strftime(text, sizeof text, "%Y-%m-%d %H:%M UTC", &tm) > 0)
		buffer_add(out, str_of(text));
}

static void
add_row(struct report *report, const char *name, struct str value)
{
	struct buffer *out = &report->out->buffer;

	if (value.n == 0)
		return;
	buffer_printf(out, "<dt>%s</dt><dd>", messages_in(report->language, name));
	page_run_text(value, out);
	buffer_add(out, STR("</dd>\n"));
}

void
page_run_write(struct report *report)
{
	const char *rules = report->style.rules;
	struct buffer *out = &report->out->buffer;
	struct buffer text;

	buffer_init(&text, out->memory);
	buffer_add(out, STR("<dl class=\"run\">\n"));
	add_row(report, "folder", program_name(report->program, report->style.folder));
	add_command(report, &text);
	add_row(report, "command", buffer_str(&text));
	buffer_clear(&text);
	add_date(&text);
	add_row(report, "date", buffer_str(&text));
	add_row(report, "version", STR("kifu " KIFU_VERSION));
	add_row(report, "rule set", str_of(rules != NULL ? rules : rule_set_rows[0].name));
	buffer_add(out, STR("</dl>\n"));
	buffer_free(&text);
}
