#include "cmd/options/settings.h"

struct str
settings_letters(const struct options *options, enum option option, struct str otherwise)
{
	const struct option_value *value = options_last(options, option);

	return value == NULL ? otherwise : str_of(alphabet_name(value->is.letters));
}

const char *
settings_variant(const struct options *options)
{
	const struct option_value *value = options_last(options, OPTION_variant);

	return value == NULL ? NULL : value->is.variant->name;
}

struct session_options
settings_reading(const struct options *options)
{
	const struct option_value *format = options_last(options, OPTION_from);
	const struct option_value *encoding = options_last(options, OPTION_encoding);
	const struct option_value *rules = options_last(options, OPTION_rules);
	struct session_options reading = { .encoding = ENCODING_unknown };

	if (format != NULL)
		reading.format = format->is.format;
	if (encoding != NULL)
		reading.encoding = encoding->is.encoding;
	if (rules != NULL)
		reading.replay.rule_set = rules->is.rule_set;
	reading.letters = settings_letters(options, OPTION_letters, NO_STR);
	reading.ignore_case = options_has(options, OPTION_ignore_case);
	reading.replay.variant = settings_variant(options);
	reading.replay.mainline_only = options_has(options, OPTION_mainline_only);
	return reading;
}
