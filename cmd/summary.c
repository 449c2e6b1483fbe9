#include <string.h>

#include "cmd/command.h"
#include "cmd/input/files.h"
#include "cmd/input/input.h"
#include "cmd/messages.h"
#include "cmd/report/escape.h"
#include "record/json.h"

/*
 * kifu summary: adds up the output of runs of kifu check --format=ndjson.  What it prints with
 * --as=ndjson can be added up again, in any order and grouping, with the same result.
 */

enum { FILES, GAMES, OK, ILLEGAL, UNREADABLE, FINDINGS, COUNTERS };

/* The counters of a summary line, in order. */
static const char *const counter_names[COUNTERS] = { "files", "games", "ok", "illegal",
	"unreadable", "findings" };

struct count {
	struct str rule;
	uint64_t n;
};

struct summary {
	struct program *program;
	uint64_t counters[COUNTERS];
	struct count *rules; /* sorted by name */
	size_t rule_count, rule_cap;
	/* Since the last summary line. */
	uint64_t games, findings;
	struct arena arena; /* one line */
};

/* Adds n to the count of a rule.  There are few: those of kifu and of users. */
static void
count_rule(struct summary *summary, struct str rule, uint64_t n)
{
	struct arena *arena = &summary->program->arena;
	size_t low = 0, high = summary->rule_count, middle, common;
	int order;

	while (low < high) {
		middle = low + (high - low) / 2;
		common =
		    summary->rules[middle].rule.n < rule.n ? summary->rules[middle].rule.n : rule.n;
		order = memcmp(summary->rules[middle].rule.p, rule.p, common);
		if (order < 0 || (order == 0 && summary->rules[middle].rule.n < rule.n))
			low = middle + 1;
		else
			high = middle;
	}
	if (low == summary->rule_count || !str_eq(summary->rules[low].rule, rule)) {
		summary->rules = arena_grow(arena, summary->rules, sizeof *summary->rules,
		    summary->rule_count + 1, &summary->rule_cap);
		memmove(&summary->rules[low + 1], &summary->rules[low],
		    (summary->rule_count - low) * sizeof *summary->rules);
		summary->rules[low] = (struct count){ arena_str(arena, rule), 0 };
		summary->rule_count++;
	}
	summary->rules[low].n += n;
}

static const char *
add_finding(struct summary *summary, const struct json *line)
{
	const struct json *rule = json_member(line, STR("rule"), JSON_text);

	if (rule == NULL)
		return "finding without a rule";
	count_rule(summary, rule->is.text, 1);
	summary->findings++;
	return NULL;
}

static const char *
add_game(struct summary *summary, const struct json *line)
{
	(void)line;
	summary->games++;
	return NULL;
}

static const char *
add_failure(struct summary *summary, const struct json *line)
{
	(void)summary;
	(void)line;
	return "a file could not be checked";
}

/* Adds a summary line: of a run, whose findings and games precede it, or of kifu summary, which
 * counts the rules itself. */
static const char *
add_summary(struct summary *summary, const struct json *line)
{
	const struct json *rules = json_member(line, STR("rules"), JSON_object), *rule, *counter;
	uint64_t counts[COUNTERS];
	bool complete;
	size_t i;

	for (i = 0; i < COUNTERS; i++) {
		counter = json_member(line, str_of(counter_names[i]), JSON_integer);
		if (counter == NULL || counter->is.integer < 0)
			return "summary without counts";
		counts[i] = (uint64_t)counter->is.integer;
		summary->counters[i] += counts[i];
	}
	complete = counts[GAMES] == summary->games && counts[FINDINGS] == summary->findings;
	summary->games = summary->findings = 0;
	if (rules == NULL && !complete)
		return "summary does not match the games and findings before it";
	for (rule = rules != NULL ? rules->is.first : NULL; rule != NULL; rule = rule->next) {
		if (rule->kind == JSON_integer && rule->is.integer > 0)
			count_rule(summary, rule->key, (uint64_t)rule->is.integer);
	}
	return NULL;
}

/* Adds a result of --ndjson-in, which needs no summary line. */
static const char *
add_result(struct summary *summary, const struct json *line)
{
	static const char *const verdicts[] = { "ok", "illegal", "unreadable" };
	const struct json *games = json_member(line, STR("games"), JSON_array), *game, *verdict;
	const struct json *findings = json_member(line, STR("findings"), JSON_array), *finding,
			  *rule;
	const struct json *failures = json_member(line, STR("failures"), JSON_array);
	unsigned i;

	if (games == NULL || findings == NULL || failures == NULL)
		return "result without its lists";
	for (game = games->is.first; game != NULL; game = game->next) {
		summary->counters[GAMES]++;
		verdict = json_member(game, STR("verdict"), JSON_text);
		for (i = 0; verdict != NULL && i < 3; i++)
			summary->counters[OK + i] += str_eq(verdict->is.text, str_of(verdicts[i]));
	}
	for (finding = findings->is.first; finding != NULL; finding = finding->next) {
		summary->counters[FINDINGS]++;
		rule = json_member(finding, STR("rule"), JSON_text);
		if (rule != NULL)
			count_rule(summary, rule->is.text, 1);
	}
	if (failures->is.first != NULL)
		return add_failure(summary, line);
	summary->counters[FILES]++;
	return NULL;
}

static const struct {
	const char *type;
	const char *(*add)(struct summary *summary, const struct json *line);
} kinds[] = {
	{ "finding", add_finding },
	{ "game", add_game },
	{ "failure", add_failure },
	{ "summary", add_summary },
	{ "result", add_result },
};

/* Adds a line.  Returns NULL, or what is wrong with it. */
static const char *
add_line(struct summary *summary, struct str line)
{
	struct text text = { .body = line, .arena = &summary->arena };
	const struct json *object, *type;
	const char *reason = "not a line of kifu's ndjson report";
	struct diags diags;
	uint32_t at = 0;
	size_t i;

	diags_init(&diags, &summary->arena, 1);
	object = json_read(&text, &at, &summary->arena, &diags);
	type = object == NULL ? NULL : json_member(object, STR("type"), JSON_text);
	for (i = 0; type != NULL && i < sizeof kinds / sizeof *kinds; i++) {
		if (str_eq(type->is.text, str_of(kinds[i].type)))
			reason = kinds[i].add(summary, object);
	}
	arena_reset(&summary->arena);
	return reason;
}

/* Adds a file's lines, after reporting those that cannot be counted. */
static int
add_file(struct summary *summary, const char *path, struct buffer *bytes)
{
	const char *reason = input_read(path, bytes), *wrong;
	struct str body = buffer_str(bytes);
	uint32_t at = 0, number = 0;
	struct span line;

	summary->games = summary->findings = 0;
	if (reason != NULL)
		return program_fail(summary->program, "%s: %s", path,
		    messages_in(summary->program->language, reason));
	while (text_next_line(body, &at, &line)) {
		number++;
		wrong = line.n == 0
			    ? NULL
			    : add_line(summary, str_first(str_after(body, line.at), line.n));
		if (wrong != NULL) {
			program_fail(summary->program, "%s:%lu: %s", path, (unsigned long)number,
			    messages_in(summary->program->language, wrong));
			reason = wrong;
		}
	}
	if (summary->games + summary->findings > 0)
		reason = "no summary at the end: the run was not completed";
	if (reason != NULL && summary->games + summary->findings > 0)
		program_fail(summary->program, "%s: %s", path,
		    messages_in(summary->program->language, reason));
	return reason == NULL ? STATUS_ok : STATUS_failed;
}

static void
print_ndjson(const struct summary *summary, struct buffer *out)
{
	size_t i;

	buffer_add(out, STR("{\"type\":\"summary\""));
	for (i = 0; i < COUNTERS; i++)
		buffer_printf(out, ",\"%s\":%llu", counter_names[i],
		    (unsigned long long)summary->counters[i]);
	buffer_add(out, STR(",\"rules\":{"));
	for (i = 0; i < summary->rule_count; i++) {
		if (i > 0)
			buffer_char(out, ',');
		escape_json(summary->rules[i].rule, out);
		buffer_printf(out, ":%llu", (unsigned long long)summary->rules[i].n);
	}
	buffer_add(out, STR("}}\n"));
}

static void
print_text(const struct summary *summary, struct buffer *out)
{
	size_t i;

	for (i = 0; i < COUNTERS; i++)
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
	struct summary summary = { .program = program };
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
	prints[options_word(options, OPTION_as, 0)](&summary, &program->out.buffer);
	arena_free(&summary.arena);
	buffer_free(&bytes);
	return status;
}
