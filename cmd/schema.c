/* kifu schema: the JSON Schema (2020-12) of what is printed or read as JSON. */

#include <string.h>

#include "cmd/command.h"
#include "cmd/compare/compare_print.h"
#include "cmd/dedup/dedup_print.h"
#include "cmd/options/suggest.h"
#include "cmd/sink/report.h"
#include "cmd/visit/convert_visitor.h"
#include "lib/escape.h"
#include "lib/object.h"
#include "rules/adjudicate/rule_set.h"
#include "rules/variants/variant.h"

enum form { FORM_ndjson, FORM_json, FORM_table, FORM_ndjson_in, FORM_dedup, FORM_diff, FORM_COUNT };
static const char *const form_names[FORM_COUNT] = { "ndjson", "json", "table", "ndjson-in", "dedup",
	"diff" };
#define FORM(name) (1u << FORM_##name)

enum { OPTIONAL = 1, OR_NULL = 2 };

enum object {
#define OBJECT(id, ...) OBJECT_##id,
#define MEMBER(...)
#define CELLS(...)
#include "cmd/schema/schema.def"
#undef OBJECT
#undef CELLS
	OBJECT_COUNT
};

static const struct object_row {
	const char *id, *type;
	unsigned lines, parts;
} objects[OBJECT_COUNT] = {
#define OBJECT(id, ...) [OBJECT_##id] = { #id, __VA_ARGS__ },
#define CELLS(...)
#include "cmd/schema/schema.def"
#undef OBJECT
#undef MEMBER
#undef CELLS
};

enum schema {
	SCHEMA_text,
	SCHEMA_count,
	SCHEMA_ordinal,
	SCHEMA_number,
	SCHEMA_status,
	SCHEMA_hash,
	SCHEMA_key,
	SCHEMA_date,
	SCHEMA_part,
	SCHEMA_base64,
	SCHEMA_texts,
	SCHEMA_counts,
	SCHEMA_games,
	SCHEMA_findings,
	SCHEMA_events,
	SCHEMA_place,
	SCHEMA_summary,
	SCHEMA_group_games,
	SCHEMA_difference_side,
	SCHEMA_again_side,
	FIXED_SCHEMAS, /* the others come from tables */
	SCHEMA_format = FIXED_SCHEMAS,
	SCHEMA_encoding,
	SCHEMA_variant,
	SCHEMA_ending,
	SCHEMA_winner,
	SCHEMA_verdict,
	SCHEMA_severity,
	SCHEMA_rule,
	SCHEMA_rule_set,
	SCHEMA_command,
	SCHEMA_not_written,
	SCHEMA_dedup_relation,
	SCHEMA_column_names,
	SCHEMA_compare_part,
	SCHEMA_compare_relation
};

static const char *const fixed[FIXED_SCHEMAS] = {
	[SCHEMA_text] = "{\"type\":\"string\"}",
	[SCHEMA_count] = "{\"type\":\"integer\",\"minimum\":0}",
	[SCHEMA_ordinal] = "{\"type\":\"integer\",\"minimum\":1}",
	[SCHEMA_number] = "{\"type\":\"number\"}",
	[SCHEMA_status] = "{\"enum\":[0,1,2]}",
	[SCHEMA_hash] = "{\"type\":\"string\",\"pattern\":\"^[0-9a-f]{16}$\"}",
	[SCHEMA_key] = "{\"type\":\"string\",\"pattern\":\"^[0-9a-f]{32}$\"}",
	[SCHEMA_date] = "{\"type\":\"string\",\"pattern\":\"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$\"}",
	[SCHEMA_part] = "{\"type\":\"string\",\"pattern\":\"^[0-9]+/[0-9]+$\"}",
	[SCHEMA_base64] = "{\"type\":\"string\",\"contentEncoding\":\"base64\"}",
	[SCHEMA_texts] = "{\"type\":\"array\",\"items\":{\"type\":\"string\"}}",
	[SCHEMA_counts] = "{\"type\":\"object\",\"additionalProperties\":"
			  "{\"type\":\"integer\",\"minimum\":1}}",
	[SCHEMA_games] = "{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/game\"}}",
	[SCHEMA_findings] = "{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/finding\"}}",
	[SCHEMA_events] =
	    "{\"type\":\"array\",\"items\":{\"oneOf\":[{\"$ref\":\"#/$defs/finding\"},"
	    "{\"$ref\":\"#/$defs/game\"},{\"$ref\":\"#/$defs/failure\"}]}}",
	[SCHEMA_place] = "{\"$ref\":\"#/$defs/place\"}",
	[SCHEMA_summary] = "{\"$ref\":\"#/$defs/summary\"}",
	[SCHEMA_group_games] = "{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/group_game\"}}",
	[SCHEMA_difference_side] = "{\"$ref\":\"#/$defs/difference_side\"}",
	[SCHEMA_again_side] = "{\"$ref\":\"#/$defs/again_side\"}",
};

static const struct member {
	enum object object;
	const char *name;
	enum schema kind;
	unsigned flags;
	const struct columns *cells; /* instead of name and kind; else NULL */
} members[] = {
#define OBJECT(...)
#define MEMBER(id, name, kind, flags) { OBJECT_##id, name, SCHEMA_##kind, flags, NULL },
#define CELLS(id, columns, flags) { OBJECT_##id, NULL, SCHEMA_text, flags, &(columns) },
#include "cmd/schema/schema.def"
#undef OBJECT
#undef MEMBER
#undef CELLS
};
enum { MEMBERS = sizeof members / sizeof *members };

/* Returns the i-th name that a value of this kind may have, NULL for one that is no value, or ""
 * and *end after the last. */
static const char *
value_name(enum schema kind, size_t i, bool *end)
{
	static const char *const commands[] = {
#define COMMAND(id, name, ...) name,
#include "cmd/options/commands.def"
#undef COMMAND
	};

#define NAME(count, name) return i < (size_t)(count) ? (name) : (*end = true, "")
	switch (kind) {
	case SCHEMA_format:
		NAME(FORMAT_COUNT, format_rows[i].name);
	case SCHEMA_encoding:
		NAME(ENCODING_COUNT, encoding_rows[i].name);
	case SCHEMA_variant:
		NAME(variant_count, variant_all[i].name);
	case SCHEMA_ending:
		NAME(ENDING_COUNT, ending_rows[i].name);
	case SCHEMA_winner:
		NAME(NO_SIDE, game_summary_winners[i]);
	case SCHEMA_verdict:
		NAME(VERDICT_unreadable + 1, game_summary_verdicts[i]);
	case SCHEMA_severity:
		NAME(SEVERITY_error + 1, i == 0 ? NULL : diag_severity_names[i]);
	case SCHEMA_rule:
		NAME(DIAG_COUNT, diag_rows[i].name);
	case SCHEMA_rule_set:
		NAME(rule_set_count, rule_set_rows[i].name);
	case SCHEMA_command:
		NAME(sizeof commands / sizeof *commands, commands[i]);
	case SCHEMA_not_written:
		NAME(CONVERSION_no_encoding + 1, convert_ends[i]);
	case SCHEMA_dedup_relation:
		NAME(DEDUP_RELATIONS, dedup_relations[i]);
	case SCHEMA_column_names:
		NAME(DEDUP_file - DEDUP_date, column_rows[dedup_columns.list[DEDUP_date + i]].name);
	case SCHEMA_compare_part:
		NAME(COMPARE_PARTS, compare_names[i]);
	case SCHEMA_compare_relation:
		NAME(MAIN_LINE_RELATIONS, compare_relations[i]);
	default:
		*end = true;
		return "";
	}
#undef NAME
}

/* Returns whether the i-th name is that of an earlier row too. */
static bool
is_repeated(enum schema kind, size_t i)
{
	const char *name;
	bool end = false;
	size_t j;

	for (j = 0; j < i; j++) {
		name = value_name(kind, j, &end);
		if (name != NULL && strcmp(name, value_name(kind, i, &end)) == 0)
			return true;
	}
	return false;
}

static void
add_names(enum schema kind, struct buffer *out)
{
	const char *name, *before = "{\"enum\":[";
	bool end = false;
	size_t i;

	for (i = 0; name = value_name(kind, i, &end), !end; i++) {
		if (name == NULL || is_repeated(kind, i))
			continue;
		buffer_add(out, str_of(before));
		escape_json(str_of(name), out);
		before = ",";
	}
	buffer_add(out, STR("]}"));
}

static void
add_kind(enum schema kind, bool or_null, struct buffer *out)
{
	if (or_null)
		buffer_add(out, STR("{\"anyOf\":["));
	if (kind == SCHEMA_rule) /* and users' own */
		buffer_add(out, STR("{\"anyOf\":[{\"pattern\":\"^user/\"},"));
	else if (kind == SCHEMA_column_names)
		buffer_add(out, STR("{\"type\":\"array\",\"items\":"));
	if (kind < FIXED_SCHEMAS)
		buffer_add(out, str_of(fixed[kind]));
	else
		add_names(kind, out);
	if (kind == SCHEMA_rule)
		buffer_add(out, STR("]}"));
	else if (kind == SCHEMA_column_names)
		buffer_char(out, '}');
	if (or_null)
		buffer_add(out, STR(",{\"type\":\"null\"}]}"));
}

/* Returns what a column holds: the same as the member of a game with its name. */
static enum schema
column_kind(const struct column_row *row)
{
	size_t i;

	for (i = 0; i < MEMBERS; i++) {
		if (members[i].object == OBJECT_game && members[i].name != NULL &&
		    strcmp(members[i].name, row->name) == 0)
			return members[i].kind;
	}
	return row == &column_rows[COLUMN_date]  ? SCHEMA_date
	       : row == &column_rows[COLUMN_key] ? SCHEMA_key
	       : row->kind == COLUMN_KIND_number ? SCHEMA_number
						 : SCHEMA_text;
}

/* Appends a column as a property. */
static void
add_column(const struct column_row *row, struct buffer *out)
{
	object_key(row->name, out);
	add_kind(column_kind(row), true, out);
	out->n--;
	object_text("description", str_of(row->what), out);
	buffer_char(out, '}');
}

/* Appends the comma before an element that is not the first. */
static void
add_comma(struct buffer *out)
{
	if (out->p[out->n - 1] != '{' && out->p[out->n - 1] != '[')
		buffer_char(out, ',');
}

/* Appends a member as a property. */
static void
add_property(const struct member *member, struct buffer *out)
{
	size_t i;

	for (i = 0; member->cells != NULL && i < member->cells->count; i++)
		add_column(&column_rows[member->cells->list[i]], out);
	if (member->cells != NULL)
		return;
	add_comma(out);
	buffer_printf(out, "\n\"%s\":", member->name);
	add_kind(member->kind, (member->flags & OR_NULL) != 0, out);
}

/* Appends the name of a member that is always there. */
static void
add_required(const char *name, struct buffer *out)
{
	add_comma(out);
	buffer_printf(out, "\"%s\"", name);
}

static void
add_all_required(enum object object, struct buffer *out)
{
	const struct member *member;
	size_t i;

	if (objects[object].type != NULL)
		add_required("type", out);
	for (member = members; member < members + MEMBERS; member++) {
		if (member->object != object || (member->flags & OPTIONAL) != 0)
			continue;
		for (i = 0; member->cells != NULL && i < member->cells->count; i++)
			add_required(column_rows[member->cells->list[i]].name, out);
		if (member->cells == NULL)
			add_required(member->name, out);
	}
}

static void
add_object(enum object object, struct buffer *out)
{
	size_t i;

	buffer_add(out, STR("{\"type\":\"object\",\"required\":["));
	add_all_required(object, out);
	buffer_add(out, STR("],\"properties\":{"));
	if (objects[object].type != NULL)
		buffer_printf(out, "\n\"type\":{\"const\":\"%s\"}", objects[object].type);
	for (i = 0; i < MEMBERS; i++) {
		if (members[i].object == object)
			add_property(&members[i], out);
	}
	buffer_add(out, STR("}}"));
}

static void
add_table(struct buffer *out)
{
	size_t i;

	buffer_add(out, STR(",\n\"type\":\"object\",\"properties\":{"));
	for (i = 0; i < COLUMN_COUNT; i++)
		add_column(&column_rows[i], out);
	buffer_add(out, STR("}"));
}

static void
add_schema(enum form form, struct buffer *out)
{
	const char *before = "";
	unsigned i;

	buffer_printf(out,
	    "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\","
	    "\n\"title\":\"kifu " KIFU_VERSION ": %s\"",
	    form_names[form]);
	if (form == FORM_table) {
		add_table(out);
	} else {
		buffer_add(out, STR(",\n\"oneOf\":["));
		for (i = 0; i < OBJECT_COUNT; i++) {
			if ((objects[i].lines & 1u << form) == 0)
				continue;
			buffer_printf(out, "%s{\"$ref\":\"#/$defs/%s\"}", before, objects[i].id);
			before = ",";
		}
		buffer_add(out, STR("],\n\"$defs\":{"));
		for (i = 0, before = ""; i < OBJECT_COUNT; i++) {
			if (((objects[i].lines | objects[i].parts) & 1u << form) == 0)
				continue;
			buffer_printf(out, "%s\n\"%s\":", before, objects[i].id);
			before = ",";
			add_object((enum object)i, out);
		}
		buffer_char(out, '}');
	}
	buffer_add(out, STR("}\n"));
}

int
schema_run(struct program *program, const struct options *options)
{
	struct suggest suggest = { .word = NO_STR };
	unsigned form;

	if (options->operand_count != 1)
		return program_usage(
		    program, "name one of: ndjson, json, table, ndjson-in, dedup, diff");
	suggest.word = str_of(options->operands[0]);
	for (form = 0; form < FORM_COUNT && strcmp(options->operands[0], form_names[form]) != 0;
	     form++)
		suggest_offer(&suggest, form_names[form]);
	if (form == FORM_COUNT)
		return program_usage(program, "no schema of '%s'%s", options->operands[0],
		    suggest_hint(&suggest, "", program));
	add_schema((enum form)form, &program->out.buffer);
	return STATUS_ok;
}
