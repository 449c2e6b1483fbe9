#include "cmd/options/option_value.h"

#include "cmd/options/suggest.h"
#include "rules/variants/variant.h"

/* An option's value that is being read. */
struct reading {
	struct program *program;
	const struct option_type *type;
	const char *shown, *argument, *text;
};

static int
read_text(const struct reading *reading, struct option_value *value)
{
	(void)reading;
	(void)value;
	return STATUS_ok;
}

static int
read_word(const struct reading *reading, struct option_value *value)
{
	struct str words = str_of(reading->argument), text = str_of(reading->text);
	size_t n;

	for (value->is.word = 0;; value->is.word++) {
		n = str_find(words, STR("|"));
		if (str_eq(str_first(words, n), text))
			return STATUS_ok;
		if (n == words.n)
			return program_usage(reading->program, "%s must be one of %s, not '%s'",
			    reading->shown, reading->argument, reading->text);
		words = str_after(words, n + 1);
	}
}

bool
option_value_decimal(struct str s, uint32_t *number)
{
	uint64_t n = 0;
	size_t i;

	for (i = 0; i < s.n && s.p[i] >= '0' && s.p[i] <= '9' && n < UINT32_MAX; i++)
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
		    "--shard takes I/N, with I from 1 (or 0) to N, not '%s'", reading->text);
	value->is.shard.part = part % parts;
	value->is.shard.parts = parts;
	return STATUS_ok;
}

int
option_value_format(struct program *program, const char *text, enum format *format)
{
	struct suggest suggest;
	unsigned i;

	*format = format_named(str_of(text));
	if (*format != FORMAT_none)
		return STATUS_ok;
	suggest_init(&suggest, str_of(text));
	for (i = 1; i < FORMAT_COUNT; i++)
		suggest_offer(&suggest, format_rows[i].name);
	return program_fail(program, "unknown format '%s'%s (see 'kifu formats')", text,
	    suggest_hint(&suggest, "", program));
}

static int
read_format(const struct reading *reading, struct option_value *value)
{
	return option_value_format(reading->program, reading->text, &value->is.format);
}

static int
read_encoding(const struct reading *reading, struct option_value *value)
{
	struct suggest suggest;
	unsigned i;

	value->is.encoding = encoding_named(str_of(reading->text));
	if (value->is.encoding != ENCODING_unknown)
		return STATUS_ok;
	suggest_init(&suggest, str_of(reading->text));
	for (i = 1; i < ENCODING_COUNT; i++)
		suggest_offer(&suggest, encoding_rows[i].name);
	return program_usage(reading->program, "unknown encoding '%s'%s", reading->text,
	    suggest_among(&suggest, reading->program));
}

static int
read_letters(const struct reading *reading, struct option_value *value)
{
	struct str text = str_of(reading->text);
	struct suggest suggest;
	unsigned i;

	value->is.letters = text.n == 0 ? ALPHABET_COUNT : alphabet_named(text);
	if (value->is.letters != ALPHABET_COUNT)
		return STATUS_ok;
	suggest_init(&suggest, text);
	for (i = 0; i < ALPHABET_COUNT; i++) {
		suggest_offer(&suggest, alphabet_name((enum alphabet)i));
		suggest_offer(&suggest, alphabet_english((enum alphabet)i));
	}
	return program_usage(reading->program, "unknown letters '%s'%s", reading->text,
	    suggest_among(&suggest, reading->program));
}

int
option_value_variant(struct program *program, const char *text, const struct variant **variant)
{
	struct suggest suggest;
	size_t i;

	suggest_init(&suggest, str_of(text));
	for (i = 0; i < variant_count; i++) {
		*variant = &variant_all[i];
		if (str_eq(str_of(text), str_of((*variant)->name)))
			return STATUS_ok;
		suggest_offer(&suggest, (*variant)->name);
	}
	return program_usage(
	    program, "unknown variant '%s'%s", text, suggest_among(&suggest, program));
}

static int
read_variant(const struct reading *reading, struct option_value *value)
{
	return option_value_variant(reading->program, reading->text, &value->is.variant);
}

static int
read_rule_set(const struct reading *reading, struct option_value *value)
{
	struct suggest suggest;
	size_t i;

	value->is.rule_set = rule_set_named(str_of(reading->text));
	if (value->is.rule_set != NULL)
		return STATUS_ok;
	suggest_init(&suggest, str_of(reading->text));
	for (i = 0; i < rule_set_count; i++)
		suggest_offer(&suggest, rule_set_rows[i].name);
	return program_usage(reading->program, "unknown rule set '%s'%s", reading->text,
	    suggest_among(&suggest, reading->program));
}

/* Returns STATUS_failed after reporting a name that is no rule's. */
static int
check_rule(struct program *program, struct str name)
{
	struct rule_name found;

	return rule_name_find(name, &found) ? STATUS_ok : rule_name_unknown(program, name);
}

static int
read_rules(const struct reading *reading, struct option_value *value)
{
	struct str list = str_of(reading->text), name;
	int status = STATUS_ok;

	(void)value;
	while (status == STATUS_ok && rule_name_next(&list, &name))
		status = check_rule(reading->program, name);
	return status;
}

static int
read_severity(const struct reading *reading, struct option_value *value)
{
	struct str text = str_of(reading->text);
	size_t n = str_find(text, STR("="));
	unsigned level;

	for (level = 0; n < text.n && level <= SEVERITY_error; level++) {
		if (!str_eq(str_after(text, n + 1), str_of(diag_severity_names[level])))
			continue;
		value->is.severity.rule = str_first(text, n);
		value->is.severity.level = (enum severity)level;
		return check_rule(reading->program, value->is.severity.rule);
	}
	return program_usage(reading->program,
	    "--severity takes RULE=LEVEL (LEVEL: error, warning, note or off), not '%.*s'",
	    program_width(text), text.p);
}

static int
read_report(const struct reading *reading, struct option_value *value)
{
	static const char *const names[] = {
#define REPORT(name) #name,
#include "cmd/report/report.def"
#undef REPORT
	};
	struct str text = str_of(reading->text), name = str_first(text, str_find(text, STR(":")));
	const char *file = name.n < text.n ? text.p + name.n + 1 : NULL;
	struct suggest suggest;
	unsigned i;

	suggest_init(&suggest, name);
	for (i = 0; i < REPORT_COUNT && !str_eq(name, str_of(names[i])); i++)
		suggest_offer(&suggest, names[i]);
	if (i == REPORT_COUNT)
		return program_usage(reading->program, "unknown report format '%.*s' (one of %s)",
		    program_width(name), name.p, suggest_list(&suggest, reading->program));
	if (file != NULL && file[0] == '\0')
		return program_usage(
		    reading->program, "--format=%s: no file name after the colon", reading->text);
	value->is.report.format = (enum report_format)i;
	value->is.report.file = file != NULL && strcmp(file, "-") == 0 ? NULL : file;
	return STATUS_ok;
}

int
option_value_read(struct program *program, const struct option_type *type, const char *shown,
    const char *argument, const char *text, struct option_value *value)
{
	static int (*const readers[])(const struct reading *, struct option_value *) = {
		[TYPE_flag] = read_text,
		[TYPE_text] = read_text,
		[TYPE_word] = read_word,
		[TYPE_number] = read_number,
		[TYPE_shard] = read_shard,
		[TYPE_format] = read_format,
		[TYPE_encoding] = read_encoding,
		[TYPE_letters] = read_letters,
		[TYPE_variant] = read_variant,
		[TYPE_rule_set] = read_rule_set,
		[TYPE_rules] = read_rules,
		[TYPE_severity] = read_severity,
		[TYPE_report] = read_report,
	};
	const struct reading reading = { program, type, shown, argument, text };

	*value = (struct option_value){ .text = text };
	return readers[type->kind](&reading, value);
}
