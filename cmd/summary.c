#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/command.h"
#include "cmd/host/hash.h"
#include "cmd/host/messages.h"
#include "cmd/input/input.h"
#include "cmd/options/files.h"
#include "cmd/parts.h"
#include "lib/escape.h"
#include "record/json.h"

/*
 * kifu summary: adds up the output of runs of kifu check --format=ndjson.  What it prints with
 * --as=ndjson can be added up again, in any order and grouping, with the same result.
 */

enum { FILES, GAMES, OK, ILLEGAL, UNREADABLE, FINDINGS, LEFT_OUT, COUNTERS };

/* The counters of a summary line, in order.  The last is only there if it is not 0. */
static const char *const counter_names[COUNTERS] = { "files", "games", "ok", "illegal",
	"unreadable", "findings", "left_out_games" };

struct count {
	struct str rule;
	uint64_t n;
	size_t next; /* 1 + index of the next rule with the same hash; 0: none */
};

/* What a run's first line says. */
enum { VERSION, COMMAND, RULES, ARGUMENTS, TEXTS };
static const char *const text_names[TEXTS] = { "version", "command", "rules", "arguments" };

struct run {
	const char *path;        /* of the report */
	struct str texts[TEXTS]; /* p == NULL: null */
};

struct summary {
	struct program *program;
	uint64_t counters[COUNTERS];
	struct count *rules;
	size_t rule_count, rule_cap;
	struct hash_table first_rules; /* by hash: 1 + index of a rule */
	struct parts parts;
	/* The run being read, and what all have in common, as the first has it. */
	bool open, broken; /* broken: it was reported that it has no beginning */
	uint64_t digest;   /* hash of its lines so far */
	struct run run, first;
	struct arena arena; /* one line */
};

static const char unchecked[] = "a file could not be checked";

/* Adds n to the count of a rule. */
static void
count_rule(struct summary *summary, struct str rule, uint64_t n)
{
	struct arena *arena = &summary->program->arena;
	size_t *first = hash_table_number(&summary->first_rules, hash_add(HASH_BEGIN, rule)), i;

	for (i = *first; i != 0 && !str_eq(summary->rules[i - 1].rule, rule);)
		i = summary->rules[i - 1].next;
	if (i == 0) {
		*ARENA_ADD(arena, summary->rules, summary->rule_count, summary->rule_cap) =
		    (struct count){ arena_str(arena, rule), 0, *first };
		i = *first = summary->rule_count;
	}
	summary->rules[i - 1].n += n;
}

static int
by_name(const void *a, const void *b)
{
	return str_order(((const struct count *)a)->rule, ((const struct count *)b)->rule);
}

/* Adds the parts that a run consists of. */
static const char *
add_parts(struct summary *summary, const struct json *line, const char *path)
{
	struct arena *arena = &summary->program->arena;
	const struct json *list = json_member(line, STR("parts"), JSON_array), *one;
	const struct json *inputs = json_member(line, STR("inputs"), JSON_text);
	const struct json *shard = json_member(line, STR("shard"), JSON_text);
	struct part part;

	one = list != NULL ? list->is.first : NULL;
	if (list == NULL && (inputs != NULL || shard != NULL)) {
		struct str words = arena_printf(&summary->arena, "%.*s:%.*s",
		    inputs != NULL ? program_width(inputs->is.text) : 1,
		    inputs != NULL ? inputs->is.text.p : "0",
		    shard != NULL ? program_width(shard->is.text) : 3,
		    shard != NULL ? shard->is.text.p : "1/1");

		if (!parts_read(words, &part))
			return "not a part of a run";
		part.path = path;
		*ARENA_ADD(arena, summary->parts.list, summary->parts.count, summary->parts.cap) =
		    part;
	}
	for (; one != NULL; one = one->next) {
		if (one->kind != JSON_text || !parts_read(one->is.text, &part))
			return "not a part of a run";
		part.path = path;
		*ARENA_ADD(arena, summary->parts.list, summary->parts.count, summary->parts.cap) =
		    part;
	}
	return NULL;
}

/* Begins a run, which must be one of the same options and version as the first. */
static const char *
begin_run(struct summary *summary, const struct json *line, const char *path)
{
	struct arena *arena = &summary->program->arena;
	bool was_open = summary->open;
	const char *wrong = add_parts(summary, line, path);
	struct run *first = &summary->first;

	summary->open = true;
	summary->broken = false;
	summary->digest = HASH_BEGIN;
	summary->run = (struct run){ .path = path };
	for (unsigned i = 0; i < TEXTS; i++) {
		const struct json *text = json_member(line, str_of(text_names[i]), JSON_text);

		if (text != NULL)
			summary->run.texts[i] = arena_str(arena, text->is.text);
	}
	if (was_open)
		return "no summary before this run: the one before was not completed";
	if (first->path == NULL)
		*first = summary->run;
	for (unsigned i = VERSION; i < TEXTS; i++)
		if (!str_eq(first->texts[i], summary->run.texts[i]))
			return i == VERSION ? "run by another version of kifu than the first"
					    : "run with other options than the first";
	return wrong;
}

/* Whether the line ends with the hash of all that is before it in the run. */
static bool
is_intact(const struct summary *summary, struct str bytes)
{
	static const struct str key = { ",\"digest\":\"", 11 };
	char digest[32];
	size_t n;

	for (n = bytes.n; n > 0 && !str_starts(str_after(bytes, n), key);)
		n--;
	snprintf(digest, sizeof digest, ",\"digest\":\"%016" PRIx64 "\"}",
	    hash_add(summary->digest, str_first(bytes, n)));
	return str_eq(str_after(bytes, n), str_of(digest));
}

/* Adds a summary line: of a run, whose findings and games precede it, or of kifu summary, which
 * counts the rules itself. */
static const char *
add_summary(struct summary *summary, const struct json *line, struct str bytes)
{
	const struct json *rules = json_member(line, STR("rules"), JSON_object), *rule, *counter;
	size_t i;

	summary->open = false;
	if (summary->broken)
		return NULL;
	if (!is_intact(summary, bytes))
		return "a line of this run was changed, added or removed";
	for (i = 0; i < COUNTERS; i++) {
		counter = json_member(line, str_of(counter_names[i]), JSON_integer);
		if (counter == NULL && i == LEFT_OUT)
			break;
		if (counter == NULL || counter->is.integer < 0)
			return "summary without counts";
		summary->counters[i] += (uint64_t)counter->is.integer;
	}
	for (rule = rules != NULL ? rules->is.first : NULL; rule != NULL; rule = rule->next) {
		if (rule->kind == JSON_integer && rule->is.integer > 0)
			count_rule(summary, rule->key, (uint64_t)rule->is.integer);
	}
	return NULL;
}

/* Takes a line of a run into its digest. */
static void
take_line(struct summary *summary, struct str bytes)
{
	summary->digest = hash_add(hash_add(summary->digest, bytes), STR("\n"));
}

/* Adds a result of --ndjson-in.  In a run (--part) the summary line has the totals. */
static const char *
add_result(struct summary *summary, const struct json *line, struct str bytes)
{
	uint64_t ignored[COUNTERS], *counters = summary->open ? ignored : summary->counters;
	const struct json *games = json_member(line, STR("games"), JSON_array), *game, *verdict;
	const struct json *findings = json_member(line, STR("findings"), JSON_array), *finding,
			  *rule;
	const struct json *failures = json_member(line, STR("failures"), JSON_array);
	unsigned i;

	memset(ignored, 0, sizeof ignored);
	if (summary->open)
		take_line(summary, bytes);
	if (games == NULL || findings == NULL || failures == NULL)
		return "result without its lists";
	for (game = games->is.first; game != NULL; game = game->next) {
		counters[GAMES]++;
		verdict = json_member(game, STR("verdict"), JSON_text);
		for (i = OK; verdict != NULL && i <= UNREADABLE; i++)
			counters[i] += str_eq(verdict->is.text, str_of(counter_names[i]));
	}
	for (finding = findings->is.first; finding != NULL; finding = finding->next) {
		counters[FINDINGS]++;
		rule = json_member(finding, STR("rule"), JSON_text);
		if (rule != NULL)
			count_rule(summary, rule->is.text, 1);
	}
	if (failures->is.first != NULL)
		return unchecked;
	counters[FILES]++;
	return NULL;
}

/* Adds a line.  Returns NULL, or what is wrong with it. */
static const char *
add_line(struct summary *summary, struct str bytes, const char *path)
{
	struct text text = { .body = bytes, .arena = &summary->arena };
	const struct json *line, *member, *rule;
	struct str type = NO_STR;
	struct diags diags;
	uint32_t at = 0;

	arena_reset(&summary->arena);
	diags_init(&diags, &summary->arena, 1);
	line = json_read(&text, &at, &summary->arena, &diags);
	member = line == NULL ? NULL : json_member(line, STR("type"), JSON_text);
	if (member != NULL)
		type = member->is.text;
	if (str_eq(type, STR("result")))
		return add_result(summary, line, bytes);
	if (str_eq(type, STR("run"))) {
		const char *wrong = begin_run(summary, line, path);

		take_line(summary, bytes);
		return wrong;
	}
	if (member != NULL && !summary->open) {
		summary->open = summary->broken = true;
		return "no run line before this: the beginning is missing";
	}
	if (str_eq(type, STR("summary")))
		return add_summary(summary, line, bytes);
	take_line(summary, bytes);
	if (str_eq(type, STR("finding"))) {
		rule = json_member(line, STR("rule"), JSON_text);
		if (rule == NULL)
			return "finding without a rule";
		count_rule(summary, rule->is.text, 1);
		return NULL;
	}
	if (str_eq(type, STR("failure")))
		return unchecked;
	return str_eq(type, STR("game")) ? NULL : "not a line of kifu's ndjson report";
}

/* A report that is being read, line by line. */
struct report_file {
	const char *path;
	const char *wrong; /* the error of the line before it; NULL: none */
	size_t lines;      /* so far */
	bool empty;        /* of all but blanks */
};

static int
fail(const struct summary *summary, const struct report_file *report, const char *reason)
{
	return program_fail(summary->program, "%s: %s", report->path,
	    messages_in(summary->program->language, reason));
}

/* Adds lines, after reporting those that cannot be counted: of consecutive ones with the same fault
 * the first. */
static int
add_lines(struct summary *summary, struct report_file *report, struct str lines)
{
	int status = STATUS_ok;
	const char *wrong;
	uint32_t at = 0;
	struct span line;

	report->empty &= str_trim(lines).n == 0;
	while (text_next_line(lines, &at, &line)) {
		report->lines++;
		wrong = line.n == 0
			    ? NULL
			    : add_line(summary, str_first(str_after(lines, line.at), line.n),
				  report->path);
		if (wrong != NULL && (wrong != report->wrong || wrong == unchecked))
			program_fail(summary->program, "%s:%lu: %s", report->path,
			    (unsigned long)report->lines,
			    messages_in(summary->program->language, wrong));
		if (wrong != NULL)
			status = STATUS_failed;
		report->wrong = wrong;
	}
	return status;
}

/* Returns the length of the lines of s that are complete. */
static size_t
whole_lines(struct str s)
{
	while (s.n > 0 && s.p[s.n - 1] != '\n')
		s.n--;
	return s.n;
}

/* Adds a report, of which a block or one longer line is held at a time. */
static int
add_file(struct summary *summary, const char *path, struct buffer *bytes)
{
	enum { BLOCK = 1 << 20 };
	struct report_file report = { path, NULL, 0, true };
	struct input input;
	const char *reason = input_open(&input, path, 0);
	int status = STATUS_ok;
	size_t n;

	summary->open = false;
	buffer_clear(bytes);
	while (reason == NULL && !input.feed.ended) {
		reason = input_fill(&input, bytes, 2 * bytes->n + BLOCK);
		if (reason != NULL)
			break;
		n = input.feed.ended ? bytes->n : whole_lines(buffer_str(bytes));
		status = program_worse(
		    status, add_lines(summary, &report, str_first(buffer_str(bytes), n)));
		memmove(bytes->p, bytes->p + n, bytes->n - n);
		bytes->n -= n;
	}
	input_close(&input);
	if (reason != NULL)
		return fail(summary, &report, reason);
	if (report.empty)
		return fail(summary, &report, "empty: not even a run line");
	if (summary->open && !summary->broken)
		return fail(summary, &report, "no summary at the end: the run was not completed");
	return status;
}

/* Returns the number of counters that are printed. */
static size_t
shown_counters(const struct summary *summary)
{
	return summary->counters[LEFT_OUT] > 0 ? COUNTERS : LEFT_OUT;
}

static void
print_ndjson(const struct summary *summary, struct buffer *out)
{
	size_t start = out->n, i;
	uint64_t digest;

	buffer_add(out, STR("{\"type\":\"run\""));
	for (i = 0; i < TEXTS; i++) {
		struct str text = summary->first.texts[i];

		buffer_printf(out, ",\"%s\":", text_names[i]);
		if (text.p == NULL)
			buffer_add(out, STR("null"));
		else
			escape_json(text, out);
	}
	buffer_add(out, STR(",\"parts\":"));
	parts_print(&summary->parts, out);
	buffer_add(out, STR("}\n{\"type\":\"summary\""));
	for (i = 0; i < shown_counters(summary); i++)
		buffer_printf(out, ",\"%s\":%llu", counter_names[i],
		    (unsigned long long)summary->counters[i]);
	buffer_add(out, STR(",\"rules\":{"));
	for (i = 0; i < summary->rule_count; i++) {
		if (i > 0)
			buffer_char(out, ',');
		escape_json(summary->rules[i].rule, out);
		buffer_printf(out, ":%llu", (unsigned long long)summary->rules[i].n);
	}
	buffer_char(out, '}');
	digest = hash_add(HASH_BEGIN, str_after(buffer_str(out), start));
	buffer_printf(out, ",\"digest\":\"%016" PRIx64 "\"}\n", digest);
}

static void
print_text(const struct summary *summary, struct buffer *out)
{
	size_t i;

	for (i = 0; i < shown_counters(summary); i++)
		buffer_printf(out, "%12llu %s\n", (unsigned long long)summary->counters[i],
		    messages_in(summary->program->language, counter_names[i]));
	for (i = 0; i < summary->rule_count; i++) {
		buffer_printf(out, "%12llu ", (unsigned long long)summary->rules[i].n);
		escape_text(summary->rules[i].rule, out);
		buffer_char(out, '\n');
	}
}

int
summary_run(struct program *program, const struct options *options)
{
	static void (*const prints[])(
	    const struct summary *, struct buffer *) = { print_text, print_ndjson };
	struct summary summary = { .program = program,
		.first_rules = { .memory = &program->memory } };
	struct buffer bytes;
	struct files files;
	int status = files_collect(program, options, &files);
	size_t i;

	if (status != STATUS_ok)
		return status;
	buffer_init(&bytes, &program->memory);
	arena_init(&summary.arena, &program->memory);
	for (i = 0; i < files.count; i++)
		status = program_worse(status, add_file(&summary, files.names[i], &bytes));
	status = program_worse(status,
	    parts_settle(&summary.parts, program, options_word(options, OPTION_as, 0) == 0));
	if (summary.rule_count > 0)
		qsort(summary.rules, summary.rule_count, sizeof *summary.rules, by_name);
	prints[options_word(options, OPTION_as, 0)](&summary, &program->out.buffer);
	hash_table_free(&summary.first_rules);
	arena_free(&summary.arena);
	buffer_free(&bytes);
	return status;
}
