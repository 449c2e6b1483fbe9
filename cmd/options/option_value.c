#include "cmd/options/option_value.h"

#include <string.h>

#include "cmd/options/letters.h"
#include "cmd/options/own_variant.h"
#include "record/variants/variant_texts.h"
#include "record/variants/variants.h"

/* An option's value that is being read. */
struct reading {
	struct program *program;
	const struct option_type *type;
	const char *shown, *argument, *text;
};

/* The names of report formats. */
static const char *const report_names[] = {
#define REPORT(name) #name,
#include "cmd/options/report.def"
#undef REPORT
};

void
option_value_offer(enum option_kind kind, struct suggest *suggest)
{
	unsigned i;

	switch (kind) {
	case TYPE_target_format:
		suggest_offer(suggest, "source"); /* and */ /* fall through */
	case TYPE_format:
		suggest_rows(suggest, &format_rows[1].name, FORMAT_COUNT - 1, sizeof *format_rows);
		break;
	case TYPE_source_format:
		for (i = 1; i < FORMAT_COUNT; i++) {
			if ((format_rows[i].carries & ONLY_written) == 0)
				suggest_offer(suggest, format_rows[i].name);
		}
		break;
	case TYPE_encoding:
		suggest_rows(
		    suggest, &encoding_rows[1].name, ENCODING_COUNT - 1, sizeof *encoding_rows);
		break;
	case TYPE_letters:
		for (i = 0; i < ALPHABET_COUNT; i++) {
			suggest_offer(suggest, alphabet_rows[i].name);
			suggest_offer(suggest, alphabet_rows[i].english);
		}
		break;
	case TYPE_variant:
		suggest_rows(
		    suggest, &variant_texts[0].name, variant_text_count, sizeof *variant_texts);
		break;
	case TYPE_rule_set:
		suggest_rows(
		    suggest, &rule_set_rows[0].name, rule_set_count, sizeof *rule_set_rows);
		break;
	case TYPE_rules:
	case TYPE_severity:
		rule_name_offer(suggest);
		break;
	case TYPE_report:
		suggest_rows(suggest, report_names, REPORT_COUNT, sizeof *report_names);
		break;
	default:
		break;
	}
}

/* Finds a word among those of the argument, which end at "[". */
static int
read_word(const struct reading *reading, struct str text, int *word)
{
	struct str rest = str_of(reading->argument), words = str_cut(&rest, '[');

	for (*word = 0; words.n > 0; ++*word) {
		if (str_eq(str_cut(&words, '|'), text))
			return STATUS_ok;
	}
	return program_usage(reading->program, "%s must be one of %s, not '%s'", reading->shown,
	    reading->argument, reading->text);
}

bool
option_value_decimal(struct str s, uint32_t *number)
{
	uint64_t n = 0;
	size_t i;

	for (i = 0; i < s.n && str_is_digit(s.p[i]) && n < UINT32_MAX; i++)
		n = n * 10 + (uint64_t)(s.p[i] - '0');
	*number = (uint32_t)n;
	return s.n > 0 && i == s.n && n < UINT32_MAX;
}

static int
read_number(const struct reading *reading, struct option_value *value)
{
	const struct option_type *type = reading->type;

	if (option_value_decimal(str_of(reading->text), &value->is.number) &&
	    value->is.number >= type->min && value->is.number <= type->max)
		return STATUS_ok;
	return program_usage(reading->program, "%s takes a number from %lu to %lu, not '%s'",
	    reading->shown, (unsigned long)type->min, (unsigned long)type->max, reading->text);
}

static int
read_shard(const struct reading *reading, struct option_value *value)
{
	struct str text = str_of(reading->text);
	size_t slash = str_find(text, STR("/"));
	uint32_t part, parts;

	if (slash == text.n || !option_value_decimal(str_first(text, slash), &part) ||
	    !option_value_decimal(str_after(text, slash + 1), &parts) || parts == 0 || part > parts)
		return program_usage(reading->program,
		    "%s takes I/N, with I from 1 (or 0) to N, not '%s'", reading->shown,
		    reading->text);
	value->is.shard.part = part % parts;
	value->is.shard.parts = parts;
	return STATUS_ok;
}

/* Reads N, or A..B of which either may be missing. */
static int
read_plies(const struct reading *reading, struct option_value *value)
{
	struct str text = str_of(reading->text), to;
	size_t dots = str_find(text, STR(".."));
	bool right;

	value->is.plies.range = dots < text.n;
	value->is.plies.from = 0;
	value->is.plies.to = UINT32_MAX;
	if (dots == text.n) {
		right = option_value_decimal(text, &value->is.plies.from);
		value->is.plies.to = value->is.plies.from;
	} else {
		to = str_after(text, dots + 2);
		right = (dots == 0 ||
			    option_value_decimal(str_first(text, dots), &value->is.plies.from)) &&
			(to.n == 0 || option_value_decimal(to, &value->is.plies.to)) &&
			value->is.plies.from <= value->is.plies.to;
	}
	return right
		   ? STATUS_ok
		   : program_usage(reading->program, "%s takes N, or A..B with A up to B, not '%s'",
			 reading->shown, reading->text);
}

int
option_value_format(struct program *program, const char *text, enum format *format)
{
	struct suggest suggest = { .word = str_of(text) };

	*format = format_named(suggest.word);
	if (*format != FORMAT_none)
		return STATUS_ok;
	option_value_offer(TYPE_format, &suggest);
	return program_fail(program, "unknown format '%s'%s (see 'kifu formats')", text,
	    suggest_hint(&suggest, "", program));
}

static int
read_source_format(const struct reading *reading, struct option_value *value)
{
	int status = option_value_format(reading->program, reading->text, &value->is.format);

	if (status == STATUS_ok && (format_rows[value->is.format].carries & ONLY_written) != 0)
		return program_usage(reading->program,
		    "format '%s' is only written (choose another with %s)", reading->text,
		    reading->shown);
	return status;
}

static int
read_encoding(const struct reading *reading, struct option_value *value)
{
	struct suggest suggest = { .word = str_of(reading->text) };

	value->is.encoding = encoding_named(suggest.word);
	if (value->is.encoding != ENCODING_unknown)
		return STATUS_ok;
	option_value_offer(TYPE_encoding, &suggest);
	return program_usage(reading->program, "unknown encoding '%s'%s", reading->text,
	    suggest_among(&suggest, reading->program));
}

static int
read_letters(const struct reading *reading, struct option_value *value)
{
	struct suggest suggest = { .word = str_of(reading->text) };

	value->is.letters = alphabet_named(suggest.word);
	if (value->is.letters != NULL)
		return STATUS_ok;
	if (strpbrk(reading->text, "./") != NULL)
		return letters_read(reading->program, reading->text, &value->is.letters);
	option_value_offer(TYPE_letters, &suggest);
	return program_usage(reading->program, "unknown letters '%s'%s", reading->text,
	    suggest_among(&suggest, reading->program));
}

int
option_value_variant(struct program *program, const char *text, const struct variant **variant)
{
	struct suggest suggest = { .word = str_of(text) };

	if (strpbrk(text, "./") != NULL)
		return own_variant_read(program, text, variant);
	/* (not by a Japanese name: that is not offered) */
	*variant = variants_text(suggest.word).p == NULL
		       ? NULL
		       : variants_named(program_variants(program), suggest.word);
	if (*variant != NULL)
		return STATUS_ok;
	option_value_offer(TYPE_variant, &suggest);
	return program_usage(
	    program, "unknown variant '%s'%s", text, suggest_among(&suggest, program));
}

static int
read_rule_set(const struct reading *reading, struct option_value *value)
{
	struct suggest suggest = { .word = str_of(reading->text) };

	value->is.rule_set = rule_set_named(suggest.word);
	if (value->is.rule_set != NULL)
		return STATUS_ok;
	option_value_offer(TYPE_rule_set, &suggest);
	return program_usage(reading->program, "unknown rule set '%s'%s", reading->text,
	    suggest_among(&suggest, reading->program));
}

static int
read_rules(const struct reading *reading, struct option_value *value)
{
	struct str list = str_of(reading->text), name;
	struct rule_name found;
	int status = STATUS_ok;

	value->is.rules.names = list;
	while (status == STATUS_ok && rule_name_next(&list, &name))
		status = rule_name_check(reading->program, name, &found);
	return status;
}

static int
read_severity(const struct reading *reading, struct option_value *value)
{
	struct str level = str_of(reading->text), rule = str_cut(&level, '=');
	struct rule_name found;

	value->is.rules.names = rule;
	if (rule_name_severity(level, &value->is.rules.level))
		return rule_name_check(reading->program, rule, &found);
	return program_usage(reading->program,
	    "--severity takes RULE=LEVEL (LEVEL: error, warning, note or off), not '%s'",
	    reading->text);
}

/* Reads what follows the name in NAME[:FILE].  *file is NULL for standard output. */
static int
read_file(const struct reading *reading, struct str name, const char **file)
{
	const char *rest = reading->text + name.n;

	*file = *rest == '\0' || strcmp(rest, ":-") == 0 ? NULL : rest + 1;
	return *file == NULL || (*file)[0] != '\0'
		   ? STATUS_ok
		   : program_usage(reading->program, "%s=%s: no file name after the colon",
			 reading->shown, reading->text);
}

static int
read_report(const struct reading *reading, struct option_value *value)
{
	struct str rest = str_of(reading->text), name = str_cut(&rest, ':');
	struct suggest suggest = { .word = name };
	unsigned i;

	for (i = 0; i < REPORT_COUNT && !str_eq(name, str_of(report_names[i]));)
		i++;
	if (i == REPORT_COUNT) {
		option_value_offer(TYPE_report, &suggest);
		return program_usage(reading->program, "unknown report format '%.*s' (one of %s)",
		    program_width(name), name.p, suggest_list(&suggest, reading->program));
	}
	value->is.report.format = (enum report_format)i;
	return read_file(reading, name, &value->is.report.file);
}

static int
read_form(const struct reading *reading, struct option_value *value)
{
	struct str rest = str_of(reading->text), name = str_cut(&rest, ':');
	int status = read_word(reading, name, &value->is.form.word);

	return status != STATUS_ok ? status : read_file(reading, name, &value->is.form.file);
}

int
option_value_read(struct program *program, const struct option_type *type, const char *shown,
    const char *argument, const char *text, struct option_value *value)
{
	const struct reading reading = { program, type, shown, argument, text };

	*value = (struct option_value){ .text = text };
	switch (type->kind) {
	case TYPE_word:
		return read_word(&reading, str_of(text), &value->is.word);
	case TYPE_number:
		return read_number(&reading, value);
	case TYPE_plies:
		return read_plies(&reading, value);
	case TYPE_shard:
		return read_shard(&reading, value);
	case TYPE_format:
		return option_value_format(program, text, &value->is.format);
	case TYPE_target_format:
		value->is.format = FORMAT_none; /* source: that of each game */
		return strcmp(text, "source") == 0
			   ? STATUS_ok
			   : option_value_format(program, text, &value->is.format);
	case TYPE_source_format:
		return read_source_format(&reading, value);
	case TYPE_encoding:
		return read_encoding(&reading, value);
	case TYPE_letters:
		return read_letters(&reading, value);
	case TYPE_variant:
		return option_value_variant(program, text, &value->is.variant);
	case TYPE_rule_set:
		return read_rule_set(&reading, value);
	case TYPE_rules:
		return read_rules(&reading, value);
	case TYPE_severity:
		return read_severity(&reading, value);
	case TYPE_report:
		return read_report(&reading, value);
	case TYPE_form:
		return read_form(&reading, value);
	default:
		return STATUS_ok;
	}
}
