#include "cmd/judge/user.h"

#include "cmd/host/messages.h"
#include "cmd/options/rule_name.h"
#include "record/text/utf8.h"

static const struct str prefix = { "user/", 5 };

/* Steps of a rule's matching in a game: a fixed number, and some for each byte. */
enum { STEPS = 5000, STEPS_A_BYTE = 50 };

/* Bytes of a rule's message, and of a pattern in messages. */
enum { MESSAGE_MAX = 500, SHOWN_MAX = 60 };

struct user_rule *
user_named(const struct user_rules *rules, struct str name)
{
	size_t i;

	for (i = 0; rules != NULL && i < rules->count; i++) {
		if (str_eq(rules->list[i].name, name))
			return &rules->list[i];
	}
	return NULL;
}

/* --- reading the rules */

static struct user_rule *
find_or_add(struct user_rules *rules, struct arena *arena, struct str name, int line)
{
	struct str whole =
	    arena_printf(arena, "%.*s%.*s", (int)prefix.n, prefix.p, program_width(name), name.p);
	struct user_rule *rule = user_named(rules, whole);

	if (rule != NULL)
		return rule;
	rules->list =
	    arena_grow(arena, rules->list, sizeof *rules->list, rules->count + 1, &rules->cap);
	rule = &rules->list[rules->count++];
	*rule = (struct user_rule){ .name = whole, .severity = SEVERITY_warning, .line = line };
	return rule;
}

/* Appends s to text and, if that is not empty, the separator before it. */
static void
append(struct arena *arena, struct str *text, size_t *cap, struct str separator, struct str s)
{
	size_t n = text->n == 0 ? 0 : separator.n;
	char *p = arena_grow(arena, (char *)text->p, 1, text->n + n + s.n + 1, cap);

	if (n > 0)
		memcpy(p + text->n, separator.p, n);
	if (s.n > 0)
		memcpy(p + text->n + n, s.p, s.n);
	*text = (struct str){ p, text->n + n + s.n };
}

/* The keys of a rule: first its patterns, by enum user_part. */
enum { KEY_header = USER_PARTS, KEY_severity, KEY_message, KEYS };
static const char *const keys[KEYS] = { "line", "match", "forbid", "header", "severity",
	"message" };

/* Takes a value, or a further line of it.  Returns NULL, or what is wrong with it. */
static const char *
take_value(struct user_rule *rule, struct arena *arena, unsigned key, struct str value)
{
	switch (key) {
	case KEY_header:
		if (value.n == 0)
			return "missing value";
		rule->header = arena_str(arena, value);
		rule->id = header_named(value);
		return NULL;
	case KEY_severity:
		return rule_name_severity(value, &rule->severity)
			   ? NULL
			   : "severity must be error, warning, note or off";
	case KEY_message:
		append(arena, &rule->messages[0], &rule->caps[USER_PARTS], STR(" "), value);
		rule->messages[1] = rule->messages[0];
		return rule->messages[0].n <= MESSAGE_MAX ? NULL : "message longer than 500 bytes";
	default:
		append(arena, &rule->texts[key], &rule->caps[key], NO_STR, value);
		return NULL;
	}
}

void
user_take(struct user_rules *rules, struct arena *arena, const struct user_line *line,
    struct user_error *error)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-";
	struct str name = line->name, key = line->key;
	struct user_rule *rule;
	size_t i;

	for (i = 0; i < name.n && memchr(letters, name.p[i], sizeof letters - 1) != NULL; i++)
		;
	if (i < name.n || name.n == 0) {
		error->what = "a rule name may have only a-z, 0-9 and hyphens";
		return;
	}
	rule = find_or_add(rules, arena, name, error->line);
	for (i = 0; i < KEYS && !str_eq(key, str_of(keys[i])); i++)
		;
	if (i == KEYS) {
		error->what = "unknown key (one of header, line, match, forbid, severity, message)";
		error->key = arena_printf(arena, "%.*s", program_width(key), key.p).p;
		return;
	}
	if (rule->lines[i] == 0)
		rule->lines[i] = error->line;
	else if (!line->continues || i == KEY_severity)
		error->what = "given twice";
	if (error->what == NULL)
		error->what = take_value(rule, arena, (unsigned)i, line->value);
}

/* Returns the beginning of a long pattern. */
static struct str
shorten(struct arena *arena, struct str pattern)
{
	struct str shown = utf8_clip(pattern, SHOWN_MAX);

	return shown.n == pattern.n ? pattern
				    : arena_printf(arena, "%.*s…", program_width(shown), shown.p);
}

/* Compiles the patterns of a rule. */
static void
compile_patterns(struct user_rule *rule, struct program *program, struct pattern_context *context,
    struct user_error *error)
{
	struct pattern_error why;
	unsigned part;

	for (part = 0; part < USER_PARTS; part++) {
		struct str text = rule->texts[part], shown = shorten(&program->arena, text);

		if (rule->lines[part] == 0)
			continue;
		rule->patterns[part] = pattern_compile(context, text, false, &why);
		if (rule->patterns[part] != NULL)
			continue;
		error->line = rule->lines[part];
		error->what = arena_printf(&program->arena,
		    messages_in(
			program->language, "invalid pattern: %s at character %zu of '%.*s'"),
		    why.message, utf8_count(str_first(text, why.at)) + 1, program_width(shown),
		    shown.p)
				  .p;
		return;
	}
}

/* Gives a rule without a message its default. */
static void
add_message(struct user_rule *rule, struct program *program)
{
	bool must = rule->lines[USER_match] > 0, both = must && rule->lines[USER_forbid] > 0;
	struct str text = shorten(&program->arena, rule->texts[must ? USER_match : USER_forbid]);
	struct str other = both ? shorten(&program->arena, rule->texts[USER_forbid]) : NO_STR;
	unsigned language;

	if (rule->messages[0].n > 0)
		return;
	for (language = 0; language < 2; language++)
		rule->messages[language] = arena_printf(&program->arena,
		    messages_in((enum language)language,
			both   ? "does not match the pattern %.*s, or matches %.*s"
			: must ? "does not match the pattern %.*s"
			       : "matches the pattern %.*s"),
		    program_width(text), text.p, program_width(other), other.p);
}

void
user_finish(struct user_rules *rules, struct program *program, struct pattern_context *context,
    struct user_error *error)
{
	size_t i;

	for (i = 0; i < rules->count && error->what == NULL; i++) {
		struct user_rule *rule = &rules->list[i];

		error->line = rule->line;
		if (rule->lines[USER_match] == 0 && rule->lines[USER_forbid] == 0)
			error->what = "a rule needs match or forbid";
		else if (rule->header.n > 0 && rule->lines[USER_line] > 0)
			error->what = "a rule cannot have both header and line";
		else
			compile_patterns(rule, program, context, error);
		add_message(rule, program);
	}
}

/* --- checking a game */

/* One rule at work on one game. */
struct search {
	const struct user_rule *rule;
	size_t number;
	struct pattern_context *context;
	struct session *session;
	uint64_t steps; /* that may still be taken */
	bool given_up, has_reported_line;
};

static void
report_finding(struct search *search, struct span at)
{
	struct finding *finding = diags_add(&search->session->diags, DIAG_user, at, 0,
	    ARGS(A_STR(search->rule->messages[LANGUAGE_en])));

	finding->severity = search->rule->severity;
	finding->own = (uint32_t)search->number + 1;
}

/* Reports that matching was given up: once for a line that is too long; for good if it took too
 * many steps, since it would take them again. */
static void
report_limit(struct search *search, struct str line, struct span at)
{
	bool too_long = line.n > PATTERN_LINE_MAX;

	if (too_long && search->has_reported_line)
		return;
	search->given_up |= !too_long;
	search->has_reported_line |= too_long;
	diags_add(&search->session->diags, DIAG_pattern_limit, at, 0,
	    ARGS(A_STR(search->rule->name),
		A_PHRASE(too_long ? PHRASE_line_too_long : PHRASE_too_many_steps),
		A_NUMBER(PATTERN_LINE_MAX)));
}

static enum pattern_found
search_part(
    struct search *search, enum user_part part, struct str line, struct span at, struct span *found)
{
	enum pattern_found result = pattern_search(
	    search->rule->patterns[part], search->context, line, &search->steps, found);

	if (result == PATTERN_given_up)
		report_limit(search, line, at);
	return result;
}

/* Checks a line or a value; at is its place in the text. */
static void
check(struct search *search, struct str line, struct span at)
{
	const struct user_rule *rule = search->rule;
	struct span found = { 0, 0 };
	enum pattern_found result;

	if (search->given_up)
		return;
	if (rule->patterns[USER_line] != NULL &&
	    search_part(search, USER_line, line, at, &found) != PATTERN_found)
		return;
	if (rule->patterns[USER_match] != NULL) {
		result = search_part(search, USER_match, line, at, &found);
		if (result == PATTERN_absent)
			report_finding(search, at);
		if (result != PATTERN_found)
			return;
	}
	if (rule->patterns[USER_forbid] == NULL ||
	    search_part(search, USER_forbid, line, at, &found) != PATTERN_found)
		return;
	if (at.n == line.n) /* line is the text itself */
		at = (struct span){ at.at + found.at, found.n };
	report_finding(search, at);
}

/* Checks the headers; one that must match and is missing does not. */
static void
check_headers(struct search *search)
{
	const struct user_rule *rule = search->rule;
	const struct record *record = &search->session->record;
	struct span line;
	uint32_t start = record->at.at;
	bool found_header = false;
	size_t i;

	for (i = 0; i < record->header_count; i++) {
		const struct header *header = &record->headers[i];

		if (rule->id != HEADER_other ? header->id != rule->id
					     : !str_eq(header->key, rule->header))
			continue;
		found_header = true;
		check(search, header->value, header->at);
	}
	if (!found_header && rule->patterns[USER_match] != NULL &&
	    text_next_line(record->text->body, &start, &line))
		report_finding(search, line);
}

void
user_find(const struct user_rule *rule, size_t number, struct pattern_context *context,
    struct session *session)
{
	const struct record *record = &session->record;
	uint32_t at = record->at.at, end = record->at.at + record->at.n;
	struct span line;
	struct search search = { rule, number, context, session,
		.steps = STEPS + STEPS_A_BYTE * (uint64_t)record->at.n };

	if (rule->header.n > 0) {
		check_headers(&search);
		return;
	}
	while (at < end && !search.given_up && text_next_line(record->text->body, &at, &line))
		check(&search, text_str(record->text, line), line);
}
