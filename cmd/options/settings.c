#include "cmd/options/settings.h"

#include "cmd/options/suggest.h"
#include "cmd/program.h"
#include "record/tables/alphabet.h"
#include "rules/adjudicate/rule_set.h"

int
settings_format(
    struct program *program, const struct options *options, enum option option, enum format *format)
{
	const char *said = options_value(options, option);

	return said == NULL ? STATUS_ok : settings_format_named(program, said, format);
}

int
settings_format_named(struct program *program, const char *said, enum format *format)
{
	struct suggest suggest;
	unsigned i;

	*format = format_named(str_of(said));
	if (*format != FORMAT_none)
		return STATUS_ok;
	suggest_init(&suggest, str_of(said));
	for (i = 1; i < FORMAT_COUNT; i++)
		suggest_offer(&suggest, format_rows[i].name);
	return program_fail(program, "unknown format '%s'%s; 'kifu formats' lists them", said,
	    suggest_hint(&suggest, "", program));
}

int
settings_encoding(struct program *program, const struct options *options, enum option option,
    enum encoding *encoding)
{
	const char *said = options_value(options, option);
	struct suggest suggest;
	unsigned i;

	if (said == NULL)
		return STATUS_ok;
	*encoding = encoding_named(str_of(said));
	if (*encoding != ENCODING_unknown)
		return STATUS_ok;
	suggest_init(&suggest, str_of(said));
	for (i = 1; i < ENCODING_COUNT; i++)
		suggest_offer(&suggest, encoding_rows[(enum encoding)i].name);
	return program_usage(
	    program, "unknown encoding '%s'%s", said, suggest_among(&suggest, program));
}

int
settings_letters(
    struct program *program, const struct options *options, enum option option, struct str *name)
{
	const char *said = options_value(options, option);
	enum alphabet alphabet;
	struct suggest suggest;
	unsigned i;

	if (said == NULL)
		return STATUS_ok;
	alphabet = said[0] == '\0' ? ALPHABET_COUNT : alphabet_named(str_of(said));
	if (alphabet != ALPHABET_COUNT) {
		*name = str_of(alphabet_name(alphabet));
		return STATUS_ok;
	}
	suggest_init(&suggest, str_of(said));
	for (i = 0; i < ALPHABET_COUNT; i++) {
		suggest_offer(&suggest, alphabet_name((enum alphabet)i));
		suggest_offer(&suggest, alphabet_english((enum alphabet)i));
	}
	return program_usage(
	    program, "unknown letters '%s'%s", said, suggest_among(&suggest, program));
}

int
settings_variant_named(struct program *program, const char *said, const struct variant **variant)
{
	struct suggest suggest;
	size_t i;

	suggest_init(&suggest, str_of(said));
	for (i = 0; i < variant_count; i++) {
		*variant = variant_all[i];
		if (str_eq(str_of(said), str_of((*variant)->name)))
			return STATUS_ok;
		suggest_offer(&suggest, (*variant)->name);
	}
	return program_usage(
	    program, "unknown variant '%s'%s", said, suggest_among(&suggest, program));
}

int
settings_variant(struct program *program, const struct options *options, const char **name)
{
	const char *said = options_value(options, OPTION_variant);
	const struct variant *variant;
	int status = STATUS_ok;

	if (said != NULL)
		status = settings_variant_named(program, said, &variant);
	if (said != NULL && status == STATUS_ok)
		*name = variant->name;
	return status;
}

int
settings_rule_set(
    struct program *program, const struct options *options, const struct rule_set **rule_set)
{
	const char *said = options_value(options, OPTION_rules);
	struct suggest suggest;
	size_t i;

	if (said == NULL)
		return STATUS_ok;
	*rule_set = rule_set_named(str_of(said));
	if (*rule_set != NULL)
		return STATUS_ok;
	suggest_init(&suggest, str_of(said));
	for (i = 0; i < rule_set_count; i++)
		suggest_offer(&suggest, rule_set_rows[i].name);
	return program_usage(
	    program, "unknown rule set '%s'%s", said, suggest_among(&suggest, program));
}

bool
settings_decimal(struct str s, uint32_t *number)
{
	uint64_t n = 0;
	size_t i;

	for (i = 0; i < s.n && str_is_digit(s.p[i]) && n < UINT32_MAX; i++)
		n = n * 10 + (uint64_t)(s.p[i] - '0');
	*number = (uint32_t)n;
	return s.n > 0 && i == s.n && n < UINT32_MAX;
}

int
settings_number(struct program *program, const struct options *options, enum option option,
    const char *name, uint32_t least, uint32_t most, uint32_t *number)
{
	const char *said = options_value(options, option);

	if (said == NULL)
		return STATUS_ok;
	if (settings_decimal(str_of(said), number) && *number >= least && *number <= most)
		return STATUS_ok;
	return program_usage(program, "%s takes a number from %lu to %lu, not '%s'", name,
	    (unsigned long)least, (unsigned long)most, said);
}

int
settings_shard(
    struct program *program, const struct options *options, uint32_t *shard, uint32_t *shards)
{
	struct str said = str_of(options_value(options, OPTION_shard));
	size_t slash = str_find(said, STR("/"));

	*shard = *shards = 0;
	if (said.p == NULL)
		return STATUS_ok;
	if (slash == said.n || !settings_decimal(str_first(said, slash), shard) ||
	    !settings_decimal(str_after(said, slash + 1), shards) || *shards == 0 ||
	    *shard > *shards)
		return program_usage(
		    program, "--shard takes I/N with I from 1 (or 0) to N, not '%s'", said.p);
	*shard %= *shards;
	return STATUS_ok;
}

int
settings_reading(
    struct program *program, const struct options *options, struct session_options *reading)
{
	int status;

	*reading = (struct session_options){ .encoding = ENCODING_unknown };
	reading->replay.mainline_only = options_has(options, OPTION_mainline_only);
	status = settings_format(program, options, OPTION_from, &reading->format);
	if (status == STATUS_ok)
		status = settings_encoding(program, options, OPTION_encoding, &reading->encoding);
	if (status == STATUS_ok)
		status = settings_letters(program, options, OPTION_letters, &reading->letters);
	reading->ignore_case = options_has(options, OPTION_ignore_case);
	if (status == STATUS_ok)
		status = settings_variant(program, options, &reading->replay.variant);
	if (status == STATUS_ok)
		status = settings_rule_set(program, options, &reading->replay.rule_set);
	return status;
}
