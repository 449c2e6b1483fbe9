#include "cmd/linter.h"

#include "cmd/hash.h"
#include "cmd/messages.h"

/* The events wait until linter_end. */
static bool
keep_all(struct events *events, void *arg)
{
	(void)events;
	(void)arg;
	return true;
}

void
linter_init(struct linter *linter, struct memory *memory, const struct linter_options *options)
{
	*linter = (struct linter){ .memory = memory };
	session_init(&linter->session, memory, &options->reading);
	suppress_init(&linter->suppressions, memory);
	events_init(&linter->late, memory);
	linter->late.drain = keep_all;
	buffer_init(&linter->bytes, memory);
	linter_use(linter, options);
}

void
linter_use(struct linter *linter, const struct linter_options *options)
{
	linter->options = options;
	linter->session.options.style = policy_wants(&options->policy, GROUP_style);
}

void
linter_free(struct linter *linter)
{
	pattern_context_free(linter->room);
	buffer_free(&linter->bytes);
	events_free(&linter->late);
	suppress_free(&linter->suppressions);
	session_free(&linter->session);
}

/* The hash of a line in which runs of blanks count as one, and those at its ends not at all. */
static uint64_t
hash_line(uint64_t hash, struct str line)
{
	struct str rest = str_trim(line), blank;
	size_t n;

	while (rest.n > 0) {
		for (n = 0; n < rest.n; n++) {
			blank = str_ltrim(str_after(rest, n));
			if (blank.n != rest.n - n)
				break;
		}
		hash = hash_add(hash_add(hash, str_first(rest, n)), STR(" "));
		rest = str_ltrim(str_after(rest, n));
	}
	return hash;
}

/* The user's rule that found it, or NULL. */
static const struct user_rule *
own_rule(const struct linter *linter, const struct finding *finding)
{
	return finding->own == 0 ? NULL : &linter->options->users->list[finding->own - 1];
}

/* The name of the rule that found it. */
static struct str
rule_name(const struct linter *linter, const struct finding *finding)
{
	const struct user_rule *own = own_rule(linter, finding);

	return own != NULL ? own->name : str_of(diag_rows[finding->rule].name);
}

/* What a finding is known by when lines above it come and go: its rule and its source line. */
static uint64_t
hash_finding(struct linter *linter, const struct finding *finding)
{
	enum { HASHED = 2048 }; /* of a very long line: there may be a finding at each word */
	struct str name = rule_name(linter, finding);
	struct str line = text_line_at(&linter->session.text, finding->at.at, HASHED);
	uint64_t hash = hash_line(hash_add(hash_add(HASH_BEGIN, name), STR("\n")), line);

	return hash + (hash == 0);
}

/* Adds a finding if the policy lets it through; false: nobody wants more. */
static bool
filter_finding(struct linter *linter, struct finding finding, struct events *events)
{
	const struct linter_options *options = linter->options;
	const struct user_rule *own;
	struct event_finding *told;

	linter->reported = false;
	finding.severity = policy_severity(&options->policy, &finding);
	if (finding.severity == SEVERITY_off || finding.severity < options->least)
		return true;
	linter->reported = true;
	if (linter->fixes != NULL) /* nobody hears it */
		return true;
	told = events_finding(events, &linter->session, &finding, options->excerpts);
	told->fixable = finding.fix != 0;
	own = own_rule(linter, &finding);
	if (own != NULL) {
		told->name = own->name;
		told->messages[LANGUAGE_en] = own->messages[LANGUAGE_en];
		told->messages[LANGUAGE_ja] = own->messages[LANGUAGE_ja];
	}
	told->fails = finding.severity >= options->fail_on;
	if (options->fingerprints)
		told->fingerprint.hash = hash_finding(linter, &finding);
	return events_more(events);
}

/* Whether a comment names a user's rule that did not look: where none of them does, it may be one
 * of other settings. */
static bool
did_not_look(const struct linter *linter, const struct suppression *suppression)
{
	const struct linter_options *options = linter->options;
	const struct user_rule *rule;

	if (suppression->name.user.n == 0 || options->users == NULL)
		return suppression->name.user.n > 0;
	rule = user_named(options->users, suppression->name.user);
	return rule != NULL && !options->policy.own[rule - options->users->list].on;
}

/* Adds that a comment found nothing to leave out; false: nobody wants more. */
static bool
add_unused(struct linter *linter, const struct suppression *suppression, struct events *events)
{
	struct finding finding = { .rule = DIAG_unused_suppression, .at = suppression->at };

	finding.severity = diag_rows[finding.rule].severity;
	finding.args[0] = (struct arg)A_STR(text_str(&linter->session.text, finding.at));
	return filter_finding(linter, finding, events);
}

/* Notes that it was found, told or not. */
static void
see_unused(struct linter *linter, bool told)
{
	if (linter->fixes != NULL)
		fixes_see(linter->fixes, &(const struct finding){ .rule = DIAG_unused_suppression },
		    told);
}

/* Adds the comments that found nothing to leave out in the lines before until. */
static void
add_unused_before(struct linter *linter, uint32_t until, struct events *events)
{
	const struct suppression *suppression;

	while (
	    linter->more && (suppression = suppress_unused(&linter->suppressions, until)) != NULL) {
		if (did_not_look(linter, suppression))
			continue;
		linter->more = add_unused(linter, suppression, events);
		see_unused(linter, linter->reported);
	}
}

/* Lets the file-wide suppressions before until count from now on, and prepares the findings for
 * those that stay unused: their chunk may be gone at the end. */
static void
activate_suppressions(struct linter *linter, uint32_t until)
{
	const struct suppressions *of = &linter->suppressions;
	size_t before = of->active;

	suppress_reach(&linter->suppressions, until);
	for (; before < of->active; before++) {
		add_unused(linter, &of->of_file.list[before], &linter->late);
		if (!linter->reported || linter->fixes != NULL)
			events_add(
			    &linter->late, linter->reported ? EVENT_finding : EVENT_known, NO_STR);
	}
}

/* Adds the comments that found nothing to leave out in the file. */
static void
add_unused_in_file(struct linter *linter, struct events *events)
{
	const struct suppressions *of = &linter->suppressions;
	size_t i;

	for (i = 0; i < of->active && linter->more; i++) {
		const struct event *event = &linter->late.list[i];

		if (of->of_file.used[i] || did_not_look(linter, &of->of_file.list[i]))
			continue;
		see_unused(linter, event->kind == EVENT_finding);
		if (event->kind != EVENT_finding || linter->fixes != NULL)
			continue;
		events_repeat(events, event);
		linter->more = events_more(events);
	}
}

static void
add_left_out(struct linter *linter, size_t count, struct events *events)
{
	struct buffer words[2];
	struct str what[2];
	unsigned i;

	for (i = 0; i < 2; i++) {
		buffer_init(&words[i], linter->memory);
		buffer_printf(&words[i],
		    messages_in((enum language)i, "too many findings: %zu more are left out"),
		    count);
		what[i] = buffer_str(&words[i]);
	}
	events_fail(events, linter->session.text.name, what);
	for (i = 0; i < 2; i++)
		buffer_free(&words[i]);
}

/* Adds one finding if it is to be told; false: nobody wants more. */
static bool
add_one(struct linter *linter, struct finding finding, struct events *events)
{
	bool more = true;

	linter->reported = false;
	if (!fixes_can(&linter->session, &finding))
		finding.fix = 0;
	if (!suppress_finding(&linter->suppressions, &finding, rule_name(linter, &finding)))
		more = filter_finding(linter, finding, events);
	if (linter->fixes != NULL)
		fixes_see(linter->fixes, &finding, linter->reported);
	return more;
}

/* Adds those findings of the game that are to be told. */
static void
add_findings(struct linter *linter, const struct diags *diags, struct events *events)
{
	size_t i;

	if (linter->fixes != NULL)
		fixes_begin(linter->fixes, diags);
	for (i = 0; i < diags->count && linter->more; i++)
		linter->more = add_one(linter, diags->list[i], events);
	if (linter->fixes != NULL) {
		fixes_end(linter->fixes, diags);
		linter->fixes->digest.left_out += diags->left_out;
	}
	if (diags->left_out > 0)
		add_left_out(linter, diags->left_out, events);
}

/* The same of the findings about the text before until. */
static void
add_text_findings(struct linter *linter, uint32_t until, struct events *events)
{
	struct session *session = &linter->session;
	const struct finding *finding;

	while (linter->more && (finding = session_text_finding(session, until)) != NULL)
		linter->more = add_one(linter, *finding, events);
}

bool
linter_begin(struct linter *linter, struct str name, struct str bytes, const char *reason,
    struct events *events)
{
	struct session *session = &linter->session;

	linter->more = true;
	if (reason != NULL) {
		linter->more = events_fail_all(events, name, reason);
		return false;
	}
	events_file(
	    events, session, bytes, linter->options->verbose ? &linter->options->language : NULL);
	suppress_begin(&linter->suppressions);
	events_clear(&linter->late);
	return true;
}

/* Applies the users' rules to the game. */
static void
apply_user_rules(struct linter *linter)
{
	const struct linter_options *options = linter->options;
	struct finding finding = { .rule = DIAG_user };
	size_t i;

	if (options->users == NULL)
		return;
	if (linter->room == NULL)
		linter->room = pattern_context_new(linter->memory);
	for (i = 0; i < options->users->count; i++) {
		finding.own = (uint32_t)i + 1;
		finding.severity = options->users->list[i].severity;
		if (policy_severity(&options->policy, &finding) != SEVERITY_off)
			user_find(&options->users->list[i], i, linter->room, &linter->session);
	}
	diags_sort(&linter->session.diags);
}

void
linter_begin_chunk(struct linter *linter, struct events *events)
{
	const struct session *session = &linter->session;

	suppress_find(&linter->suppressions, &session->text, session->format, session->begin);
	if (linter->fixes == NULL)
		return;
	/* the chunk is the file: all findings about the text can be fixed at once */
	fixes_begin(linter->fixes, &session->file_diags);
	activate_suppressions(linter, UINT32_MAX);
	add_text_findings(linter, UINT32_MAX, events);
	fixes_end(linter->fixes, &session->file_diags);
}

bool
linter_next(struct linter *linter, struct events *events)
{
	struct session *session = &linter->session;
	uint32_t until;

	if (!session_next(session))
		return false;
	until = session_reach(session);
	apply_user_rules(linter);
	activate_suppressions(linter, until);
	add_text_findings(linter, until, events);
	add_findings(linter, &session->diags, events);
	events_game(events, session);
	if (linter->fixes != NULL)
		fixes_game(linter->fixes, session);
	linter->more = linter->more && events_more(events);
	add_unused_before(linter, until, events);
	return true;
}

uint32_t
linter_keep(const struct linter *linter)
{
	const struct session *session = &linter->session;

	return suppress_hold(&linter->suppressions, &session->text, session->end);
}

/* Lints the games of the chunk, and the text after the last game of the file. */
static void
lint_chunk(struct linter *linter, struct events *events)
{
	linter_begin_chunk(linter, events);
	while (linter->more && linter_next(linter, events))
		;
	if (!linter->more || !linter->session.over)
		return;
	add_text_findings(linter, UINT32_MAX, events);
	add_unused_before(linter, UINT32_MAX, events);
}

void
linter_chunks(struct linter *linter, struct chunk *chunk, struct events *events)
{
	do
		lint_chunk(linter, events);
	while (linter->more && chunk_next(chunk, linter_keep(linter)));
}

void
linter_end(struct linter *linter, struct events *events)
{
	struct session *session = &linter->session;

	if (session->text_left_out > 0)
		add_left_out(linter, session->text_left_out, events);
	if (linter->fixes != NULL)
		linter->fixes->digest.left_out += session->text_left_out;
	add_unused_in_file(linter, events);
	events_add(events, EVENT_end, session->text.name);
}

bool
linter_lint(struct linter *linter, struct str name, struct str bytes, struct events *events)
{
	const char *reason = session_open(&linter->session, name, bytes, true);

	if (linter_begin(linter, name, bytes, reason, events)) {
		lint_chunk(linter, events);
		linter_end(linter, events);
	}
	return linter->more;
}

bool
linter_file(
    struct linter *linter, const char *path, struct str shown, uint64_t size, struct events *events)
{
	struct chunk chunk;
	const char *reason =
	    chunk_open(&chunk, &linter->session, &linter->bytes, path, shown, size);

	if (reason == input_folder)
		reason = "a folder: 'kifu check' reads all of it";
	if (!linter_begin(linter, shown, buffer_str(&linter->bytes), reason, events))
		return linter->more;
	linter_chunks(linter, &chunk, events);
	chunk_close(&chunk);
	if (chunk.reason != NULL)
		return events_fail_all(events, shown, chunk.reason) && linter->more;
	linter_end(linter, events);
	return linter->more;
}

/* Adds a finding of which only file and rule are known, or nothing (NULL). */
static struct event_finding *
add_bare(const struct linter_options *options, struct events *events, struct str file,
    enum diag rule, const struct arg *args)
{
	struct finding finding = { .rule = rule, .severity = diag_rows[rule].severity };
	enum severity severity = policy_severity(&options->policy, &finding);
	struct event_finding *told;

	if (severity == SEVERITY_off || severity < options->least)
		return NULL;
	told = events_bare(events, file, rule, args);
	told->severity = severity;
	told->fails = severity >= options->fail_on;
	told->fingerprint.hash = hash_add(HASH_BEGIN, told->name);
	return told;
}

bool
linter_remark(const struct linter_options *options, struct events *events, struct str file,
    enum diag rule, const struct arg *args)
{
	if (add_bare(options, events, file, rule, args) == NULL)
		return false;
	events_add(events, EVENT_end, file);
	return true;
}

void
linter_bare(const struct linter_options *options, struct events *events, struct str file,
    enum diag rule, const struct arg *args)
{
	struct event_finding *told = add_bare(options, events, file, rule, args);
	const struct str name = str_of(diag_rows[rule].name);

	if (told != NULL)
		told->grave = true;
	else
		events_fail(events, file, (const struct str[]){ name, name });
	events_add(events, EVENT_end, file);
}
