#include "record/variants/variant_reading.h"

#include <stdlib.h>

#include "record/text/ini_lines.h"
#include "record/text/utf8.h"

static const char *const sections[] = { "variant", "pieces", "letters", "names", "fairy",
	"handicaps", NULL };

/* A file that is being read. */
struct file {
	struct variant_reading *reading;
	struct ini_lines lines;
	bool base;    /* it is the one that another inherits from */
	size_t first; /* of reading->lines */
};

struct variant_fault *
variant_reading_fault(struct variant_reading *reading, const struct variant_line *line,
    const char *at, enum severity severity, const char *format, const char *what, const char *of)
{
	struct variant_faults *faults = reading->faults;
	struct variant_fault *fault =
	    ARENA_ADD(reading->arena, faults->list, faults->count, faults->cap);

	*fault = (struct variant_fault){
		.severity = severity, .format = format, .what = what, .of = of
	};
	faults->errors += severity == SEVERITY_error;
	if (line == NULL)
		return fault;
	fault->line = line->line;
	if (at != NULL && line->column != 0) {
		struct str before =
		    str_first(line->text, line->column - 1 + (size_t)(at - line->value));

		fault->column = 1 + (unsigned)utf8_count(before);
		fault->indent = utf8_columns(before);
	}
	return fault;
}

struct variant_fault *
variant_reading_wrong(struct variant_reading *reading, const struct variant_line *line,
    const char *at, const char *format, const char *what, const char *of)
{
	return variant_reading_fault(reading, line, at, SEVERITY_error, format, what, of);
}

unsigned
variant_reading_word(const char *word, const char *const *words)
{
	unsigned i = 0;

	while (words[i] != NULL && (word[0] != words[i][0] || strcmp(word, words[i]) != 0))
		i++;
	return i;
}

/* --- lines */

char *
variant_reading_join(struct arena *arena, const char *first, const char *second)
{
	size_t a = strlen(first), b = strlen(second) + 1;
	char *copy = arena_take(arena, a + b);

	memcpy(copy, first, a);
	memcpy(copy + a, second, b);
	return copy;
}

/* Checks what inih does not report: each line that is no key and value, unknown sections. */
static bool
begin_line(void *arg, const char *why)
{
	struct file *file = arg;
	struct variant_reading *reading = file->reading;
	struct variant_line at = { .line = (unsigned)file->lines.number };
	struct str line = file->lines.line, name;

	if (reading->trusted)
		return true;
	line = str_trim(line);
	if (why != NULL)
		variant_reading_wrong(reading, &at, NULL, "%s", why, NULL);
	else if (line.n == 0 || line.p[0] == ';' || line.p[0] == '#')
		return true;
	else if (line.p[0] != '[' && !file->lines.continues &&
		 memchr(line.p, '=', line.n) == NULL && memchr(line.p, ':', line.n) == NULL)
		variant_reading_wrong(
		    reading, &at, NULL, "not a line of the form 'key = value'", NULL, NULL);
	if (line.n == 0 || line.p[0] != '[')
		return true;
	name = arena_printf(reading->arena, "%.*s", (int)str_find(line, STR("]")) - 1, line.p + 1);
	if (variant_reading_word(name.p, sections) == VARIANT_nothing)
		variant_reading_wrong(reading, &at, NULL, "unknown section [%s]", name.p, NULL)
		    ->known = sections;
	return true;
}

struct variant_line *
variant_reading_line(struct variant_reading *reading, enum variant_section section, const char *key)
{
	/* mostly one of the next: sections have their rows in one order */
	for (size_t i = 0; i < reading->count; i++) {
		size_t at = (reading->found + i) % reading->count;
		struct variant_line *line = &reading->lines[at];

		if (line->section == section && line->key[0] == key[0] &&
		    strcmp(line->key, key) == 0) {
			reading->found = at;
			return line;
		}
	}
	return NULL;
}

/* Reads the lines of the variant that the file starts from. */
static void
inherit(struct variant_reading *reading, const struct variant_line *line)
{
	struct str text = reading->base(reading->base_arg, str_of(line->value));

	reading->inherits = true;
	if (reading->count != 0)
		variant_reading_wrong(
		    reading, line, NULL, "inherit must be the first key", NULL, NULL);
	else if (text.p == NULL)
		variant_reading_wrong(
		    reading, line, line->value, "unknown variant '%s'", line->value, NULL);
	else
		variant_reading_lines(reading, text, true);
}

/* Whether a line of another file is not inherited: what names the variant. */
static bool
is_own(const struct variant_line *line)
{
	static const char *const own[] = { "inherit", "name", "japanese", "words", "tag", NULL };

	return line->section == VARIANT_settings &&
	       own[variant_reading_word(line->key, own)] != NULL;
}

/* Adds a line, in place of one of the base, or goes on with one. */
static void
add_line(struct file *file, struct variant_line line, const char *value)
{
	struct variant_reading *reading = file->reading;
	struct variant_line *old = reading->trusted && !reading->inherits && !file->lines.continues
				       ? NULL
				       : variant_reading_line(reading, line.section, line.key);

	if (file->lines.continues && old != NULL) {
		if (line.section == VARIANT_pieces)
			variant_reading_wrong(
			    reading, &line, NULL, "a row of [pieces] is one line", NULL, NULL);
		old->value = variant_reading_join(reading->arena, old->value, value);
		old->column = 0;
		return;
	}
	line.key = variant_reading_join(reading->arena, line.key, "");
	line.value = variant_reading_join(reading->arena, value, "");
	if (line.section == VARIANT_settings && strcmp(line.key, "inherit") == 0 && !file->base)
		inherit(reading, &line), file->first = reading->count;
	else if (file->base && is_own(&line))
		return;
	else if (old != NULL && (size_t)(old - reading->lines) >= file->first)
		variant_reading_wrong(reading, &line, NULL, "%s is there twice", line.key, NULL);
	else if (old != NULL)
		*old = line;
	else
		*ARENA_ADD(reading->arena, reading->lines, reading->count, reading->cap) = line;
}

static int
take_key(void *arg, const char *section, const char *key, const char *value)
{
	struct file *file = arg;
	struct str line = file->lines.line;
	size_t at = 0;
	unsigned which = variant_reading_word(section, sections);

	if (!file->reading->trusted) {
		if (!file->lines.continues)
			while (at < line.n && line.p[at] != '=' && line.p[at] != ':')
				at++;
		for (at += !file->lines.continues; at < line.n && str_is_blank(line.p[at]); at++)
			;
	}
	if (which != VARIANT_nothing)
		add_line(file,
		    (struct variant_line){ .section = which,
			.key = key,
			.text = line,
			.line = file->base ? 0 : (unsigned)file->lines.number,
			.column = file->base ? 0 : (unsigned)at + 1 },
		    value);
	else if (section[0] == '\0' && !file->reading->trusted)
		variant_reading_wrong(file->reading,
		    &(struct variant_line){ .line = (unsigned)file->lines.number }, NULL,
		    "a key before the first section", NULL, NULL);
	return 1;
}

void
variant_reading_lines(struct variant_reading *reading, struct str text, bool base)
{
	struct file file = { .reading = reading, .base = base, .first = reading->count };

	file.lines =
	    (struct ini_lines){ .rest = text, .begin = begin_line, .key = take_key, .arg = &file };
	ini_lines_read(&file.lines);
}

char *
variant_reading_part(char **rest, char sign)
{
	char *part = *rest, *end;

	if (part == NULL)
		return NULL;
	end = strchr(part, sign);
	*rest = end == NULL || *end == '\0' ? NULL : end + 1;
	if (end == NULL)
		end = part + strlen(part);
	while (end > part && str_is_blank(end[-1]))
		end--;
	*end = '\0';
	while (str_is_blank(*part))
		part++;
	return part;
}

unsigned
variant_reading_number(const char *text, unsigned min, unsigned max)
{
	char *end;
	unsigned long number = str_is_digit(text[0]) ? strtoul(text, &end, 10) : max + 1;

	return !str_is_digit(text[0]) || *end != '\0' || number < min || number > max
		   ? max + 1
		   : (unsigned)number;
}

size_t
variant_reading_parts(const char *value, char sign)
{
	size_t count = 1;

	while ((value = strchr(value, sign)) != NULL) {
		count++;
		value++;
	}
	return count;
}
