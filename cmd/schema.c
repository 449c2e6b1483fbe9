/* kifu schema: the JSON Schema (2020-12) of what is printed or read as JSON. */

#include <string.h>

#include "cmd/command.h"
#include "cmd/compare/compare_print.h"
#include "cmd/dedup/dedup_print.h"
#include "cmd/options/suggest.h"
#include "cmd/schema/schema_text.h"
#include "cmd/sink/report.h"
#include "cmd/visit/convert_visitor.h"
#include "lib/escape.h"
#include "lib/object.h"
#include "record/variants/variant_texts.h"
#include "rules/adjudicate/rule_set.h"

/* --- names from tables: "@token" */

/* The names that a value may have: count strings, the first one at first, each stride bytes after
 * the one before. */
struct names {
	const char *token;
	const void *first;
	size_t stride, count;
};

#define LIST(token, list, count)                                                                   \
	{                                                                                          \
		token, list, sizeof *(list), count                                                 \
	}
#define ROWS(token, rows, count)                                                                   \
	{                                                                                          \
		token, &(rows)->name, sizeof *(rows), count                                        \
	}

static const char *
name_at(const struct names *names, size_t i)
{
	const char *name;

	memcpy(&name, (const char *)names->first + i * names->stride, sizeof name);
	return name;
}

/* Appends names as elements of an array; rows may share one. */
static void
add_names(const struct names *names, struct buffer *out)
{
	size_t i, j;

	for (i = 0; i < names->count; i++) {
		for (j = 0; j < i && strcmp(name_at(names, j), name_at(names, i)) != 0; j++)
			;
		if (j < i)
			continue;
		if (i > 0)
			buffer_char(out, ',');
		escape_json(str_of(name_at(names, i)), out);
	}
}

/* Lists the formats that are read.  Returns their number. */
static size_t
list_sources(const char *names[static FORMAT_COUNT])
{
	size_t count = 0;

	for (unsigned format = FORMAT_none + 1; format < FORMAT_COUNT; format++) {
		if ((format_rows[format].carries & ONLY_written) == 0)
			names[count++] = format_rows[format].name;
	}
	return count;
}

/* Appends the names of the table that a token is for. */
static void
add_table_names(struct str token, struct buffer *out)
{
	static const char *const commands[] = {
#define COMMAND(id, name, ...) name,
#include "cmd/options/commands.def"
#undef COMMAND
	};
	const char *sources[FORMAT_COUNT];
	const size_t source_count = list_sources(sources);
	const struct names tables[] = {
		LIST("source-format", sources, source_count),
		ROWS("format", format_rows, FORMAT_COUNT),
		ROWS("encoding", encoding_rows, ENCODING_COUNT),
		ROWS("variant", variant_texts, variant_text_count),
		ROWS("ending", ending_rows, ENDING_COUNT),
		LIST("winner", game_summary_winners, NO_SIDE),
		LIST("verdict", game_summary_verdicts, VERDICT_unreadable + 1),
		LIST("severity", diag_severity_names + SEVERITY_note, SEVERITY_error),
		ROWS("rule", diag_rows, DIAG_COUNT),
		ROWS("rule-set", rule_set_rows, rule_set_count),
		LIST("command", commands, sizeof commands / sizeof *commands),
		LIST("not-written", convert_ends + 1, CONVERSION_no_encoding),
		LIST("dedup-relation", dedup_relations, DEDUP_RELATIONS),
		LIST("part", compare_names, COMPARE_PARTS),
		LIST("relation", compare_relations + 1, MAIN_LINE_RELATIONS - 1),
	};
	size_t i;

	for (i = 0; i < sizeof tables / sizeof *tables; i++) {
		if (str_eq(token, str_of(tables[i].token)))
			add_names(&tables[i], out);
	}
}

/* --- columns: "@x-names", and "@x-cells":{} among properties */

static void add_filled(const char *text, const char *form, struct buffer *out);

/* Appends the names of columns, from one of them on, as elements of an array. */
static void
add_column_names(const struct columns *columns, size_t from, struct buffer *out)
{
	size_t i;

	for (i = from; i < columns->count; i++)
		buffer_printf(
		    out, "%s\"%s\"", i > from ? "," : "", column_rows[columns->list[i]].name);
}

#define KEY "{\"type\":\"string\",\"pattern\":\"^[0-9a-f]{32}$\"}"

/* Returns what a column's cells are. */
static const char *
cell_schema(enum column column)
{
	static const char *const special[COLUMN_COUNT] = {
		[COLUMN_game] = "{\"type\":\"integer\",\"minimum\":1}",
		[COLUMN_plies] = "{\"type\":\"integer\",\"minimum\":0}",
		[COLUMN_format] = "{\"enum\":[\"@format\"]}",
		[COLUMN_encoding] = "{\"enum\":[\"@encoding\"]}",
		[COLUMN_variant] = "{\"enum\":[\"@variant\"]}",
		[COLUMN_ending] = "{\"enum\":[\"@ending\"]}",
		[COLUMN_winner] = "{\"enum\":[\"@winner\"]}",
		[COLUMN_verdict] = "{\"enum\":[\"@verdict\"]}",
		[COLUMN_date] = "{\"type\":\"string\","
				"\"pattern\":\"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$\"}",
		[COLUMN_key] = KEY,
		[COLUMN_position_key] = KEY,
		[COLUMN_ply] = "{\"type\":\"integer\",\"minimum\":1}",
		[COLUMN_side] = "{\"enum\":[\"@winner\"]}",
		[COLUMN_mate] = "{\"type\":\"string\",\"pattern\":\"^([+-]|-?[0-9]+)$\"}",
		[COLUMN_check] = "{\"enum\":[0,1]}",
		[COLUMN_promotion] = "{\"enum\":[0,1]}",
	};

	if (special[column] != NULL)
		return special[column];
	return column_rows[column].kind == COLUMN_KIND_number ? "{\"type\":\"number\"}"
							      : "{\"type\":\"string\"}";
}

/* Appends columns (NULL: all) as properties. */
static void
add_cells(const struct columns *columns, struct buffer *out)
{
	const size_t count = columns != NULL ? columns->count : COLUMN_COUNT;
	enum column column;
	size_t i;

	for (i = 0; i < count; i++) {
		column = columns != NULL ? columns->list[i] : (enum column)i;
		buffer_printf(
		    out, "%s\"%s\":{\"anyOf\":[", i > 0 ? "," : "", column_rows[column].name);
		add_filled(cell_schema(column), NULL, out);
		buffer_add(out, STR(",{\"type\":\"null\"}]"));
		object_text("description", str_of(column_rows[column].what), out);
		buffer_char(out, '}');
	}
}

/* --- the schema */

/* Appends what a token stands for.  *rest: the text after it. */
static void
add_token(struct str token, const char *form, struct str *rest, struct buffer *out)
{
	if (str_eq(token, STR("title")))
		buffer_printf(out, "\"kifu " KIFU_VERSION ": %s\"", form);
	else if (str_eq(token, STR("dedup-names")))
		add_column_names(&dedup_columns, 0, out);
	else if (str_eq(token, STR("differ")))
		add_column_names(&dedup_columns, DEDUP_date, out);
	else if (str_eq(token, STR("dedup-cells")))
		add_cells(&dedup_columns, out);
	else if (str_eq(token, STR("game-cells")))
		add_cells(&columns_of_game, out);
	else if (str_eq(token, STR("table-cells")))
		add_cells(NULL, out);
	else
		add_table_names(token, out);
	if (str_starts(*rest, STR(":{}")))
		*rest = str_after(*rest, 3);
}

/* Appends text, with what its tokens stand for. */
static void
add_filled(const char *text, const char *form, struct buffer *out)
{
	struct str rest = str_of(text), token;
	size_t n;

	while ((n = str_find(rest, STR("\"@"))) < rest.n) {
		buffer_add(out, str_first(rest, n));
		rest = str_after(rest, n + 2);
		token = str_cut(&rest, '"');
		add_token(token, form, &rest, out);
	}
	buffer_add(out, rest);
}

int
schema_run(struct program *program, const struct options *options)
{
	struct suggest suggest = { .word = NO_STR };
	const char *form;
	unsigned i;

	if (options->operand_count != 1)
		return program_usage(
		    program, "name one of: ndjson, json, table, ndjson-in, dedup, diff, standings");
	form = options->operands[0];
	suggest.word = str_of(form);
	for (i = 0; i < SCHEMA_TEXTS && strcmp(form, schema_texts[i].form) != 0; i++)
		suggest_offer(&suggest, schema_texts[i].form);
	if (i == SCHEMA_TEXTS)
		return program_usage(
		    program, "no schema of '%s'%s", form, suggest_hint(&suggest, "", program));
	add_filled(schema_texts[i].text, form, &program->out.buffer);
	return STATUS_ok;
}
