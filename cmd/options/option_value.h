#ifndef CMD_OPTIONS_OPTION_VALUE_H
#define CMD_OPTIONS_OPTION_VALUE_H

#include "cmd/options/rule_name.h"
#include "record/tables/alphabet.h"
#include "record/tables/format.h"
#include "record/text/encoding.h"
#include "rules/adjudicate/rule_set.h"
struct variant;

/* Report formats, by the rows of report.def. */
enum report_format {
#define REPORT(name) REPORT_##name,
#include "cmd/options/report.def"
#undef REPORT
	REPORT_COUNT
};

/* What values an option takes: the TYPE of its row in options.def, where they are explained. */
enum option_kind {
	TYPE_flag,
	TYPE_text,
	TYPE_word,
	TYPE_number,
	TYPE_shard,
	TYPE_plies,
	TYPE_format,
	TYPE_source_format,
	TYPE_target_format,
	TYPE_encoding,
	TYPE_letters,
	TYPE_variant,
	TYPE_rule_set,
	TYPE_rules,
	TYPE_severity,
	TYPE_report,
	TYPE_form
};

struct option_type {
	enum option_kind kind;
	uint32_t min, max; /* of a number */
};

/* A value as given and as read. */
struct option_value {
	const char *text; /* borrowed; NULL: the option takes none */
	union {
		int word; /* its place among the words, from 0 */
		uint32_t number;
		struct {
			uint32_t part, parts; /* part modulo parts */
		} shard;
		struct {
			uint32_t from, to; /* UINT32_MAX: to the last */
			bool range;        /* A..B, not one number */
		} plies;
		enum format format;
		enum encoding encoding;
		const struct alphabet *letters;
		const struct variant *variant;
		const struct rule_set *rule_set;
		struct {
			struct str names;    /* a list: rule_name.h */
			enum severity level; /* with --severity */
		} rules;
		struct {
			enum report_format format;
			const char *file; /* NULL: standard output */
		} report;
		struct {
			int word;         /* its place among the words, from 0 */
			const char *file; /* NULL: standard output */
		} form;
	} is;
};

/*
 * Reads text as a value of this type.  shown is the option as messages name it ("--ply"), argument
 * what its row calls the value.  Returns STATUS_failed after reporting a value that is not one.
 */
int option_value_read(struct program *program, const struct option_type *type, const char *shown,
    const char *argument, const char *text, struct option_value *value);

/* Offers the names that a value of this kind may be, as far as they come from tables. */
void option_value_offer(enum option_kind kind, struct suggest *suggest);

/* As option_value_read for operands: the value of a format, of a variant. */
int option_value_format(struct program *program, const char *text, enum format *format);
int option_value_variant(struct program *program, const char *text, const struct variant **variant);

/* Reads s as a decimal number of at most UINT32_MAX - 1. */
bool option_value_decimal(struct str s, uint32_t *number);

#endif
