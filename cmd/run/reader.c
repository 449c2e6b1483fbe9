#include "cmd/run/reader.h"

#include "cmd/host/hash.h"
#include "cmd/host/messages.h"
#include "cmd/sink/drawing.h"
#include "cmd/sink/event_fail.h"

void
linter_init(struct linter *linter, struct memory *memory, const struct linter_options *options)
{
	*linter = (struct linter){ .memory = memory };
	session_init(&linter->session, memory, &options->reading);
	suppress_init(&linter->suppressions, memory);
	events_init(&linter->late, memory);
	buffer_init(&linter->bytes, memory);
	buffer_init(&linter->cells, memory);
	converter_init(&linter->converter, memory);
	filters_begin(&linter->chooser, options->filters, &linter->session);
	linter_use(linter, options);
}

void
linter_use(struct linter *linter, const struct linter_options *options)
{
	const struct finding pv = { .rule = DIAG_unplayable_pv,
		.severity = diag_rows[DIAG_unplayable_pv].severity };
	enum severity severity = policy_severity(&options->policy, &pv);

	linter->options = options;
	linter->session.options.style = policy_wants(&options->policy, GROUP_style);
	if (options->conversion == NULL)
		linter->session.options.replay.pvs =
		    severity != SEVERITY_off && severity >= options->min_severity
			? REPLAY_PVS_checked
			: REPLAY_PVS_unread;
}

void
linter_free(struct linter *linter)
{
	filters_end(&linter->chooser);
	pattern_context_free(linter->patterns);
	buffer_free(&linter->bytes);
	buffer_free(&linter->cells);
	converter_free(&linter->converter);
	events_free(&linter->late);
	suppress_free(&linter->suppressions);
	session_free(&linter->session);
}

/* Returns the user's rule that made the finding, or NULL. */
static const struct user_rule *
user_rule(const struct linter *linter, const struct finding *finding)
{
	return finding->own == 0 ? NULL : &linter->options->users->list[finding->own - 1];
}

/* Whether findings are not reported: fixes are gathered, or findings counted. */
static bool
is_silent(const struct linter *linter)
{
	return linter->fixes != NULL || linter->options->only_counted;
}

/* Counts a finding that is added, and returns whether the reports list no more of the file.  Those
 * prepared for suppressions may yet be used. */
static bool
is_beyond(struct linter *linter, const struct events *events)
{
	const struct linter_options *options = linter->options;

	return options->max_findings > 0 && events != &linter->late &&
	       linter->listed++ >= options->max_findings;
}

/* Counts a finding if it passes the policy, and adds it unless the linter is silent.  Returns
 * whether it passes. */
static bool
filter_finding(struct linter *linter, const struct finding *finding, struct events *events)
{
	enum { HASHED = 2048 }; /* a very long line may have a finding at each word */
	const struct linter_options *options = linter->options;
	const enum severity severity = policy_severity(&options->policy, finding);
	const struct user_rule *user = user_rule(linter, finding);
	struct event_finding *event;
	struct str line;
	uint64_t hash;

	if (severity == SEVERITY_off || severity < options->min_severity)
		return false;
	linter->counts[severity]++;
	if (severity == SEVERITY_error && finding->ply > 0 && linter->worst.ply == 0)
		linter->worst = *finding;
	if (is_silent(linter))
		return true;
	if (is_beyond(linter, events)) {
		events_add(events, EVENT_beyond, linter->session.text.name)->is.fails =
		    severity >= options->fail_on;
		linter->more = events_more(events) && linter->more;
		return true;
	}
	event = events_finding(events, &linter->session, finding, options->excerpts);
	event->severity = severity;
	event->fixable = finding->fix != 0;
	if (user != NULL) {
		event->name = user->name;
		memcpy(event->messages, user->messages, sizeof event->messages);
	}
	event->fails = severity >= options->fail_on;
	if (options->fingerprints) { /* of what is the same when lines above it change */
		line = text_line_at(&linter->session.text, finding->at.at, HASHED);
		hash = hash_add(hash_add(HASH_BEGIN, event->name), STR("\n"));
		hash = hash_line(hash, line);
		event->fingerprint.hash = hash + (hash == 0);
	}
	linter->more = events_more(events) && linter->more;
	return true;
}

/* Returns whether a comment names a user's rule that is off, or no rule at all: that may be one of
 * other settings. */
static bool
is_foreign(const struct linter *linter, const struct suppression *suppression)
{
	const struct linter_options *options = linter->options;
	const struct user_rule *rule;

	if (suppression->name.user.n == 0 || options->users == NULL)
		return suppression->name.user.n > 0;
	rule = user_named(options->users, suppression->name.user);
	return rule != NULL && !options->policy.own[rule - options->users->list].on;
}

/* Reports a suppression that was not used, as filter_finding does. */
static bool
add_unused(struct linter *linter, const struct suppression *suppression, struct events *events)
{
	struct finding finding = { .rule = DIAG_unused_suppression, .at = suppression->at };

	finding.severity = diag_rows[finding.rule].severity;
	finding.args[0] = (struct arg)A_STR(text_str(&linter->session.text, finding.at));
	return filter_finding(linter, &finding, events);
}

/* Reports an unused suppression to the fixer. */
static void
see_unused(struct linter *linter, bool reported)
{
	if (linter->fixes != NULL)
		fixes_add_finding(linter->fixes,
		    &(const struct finding){ .rule = DIAG_unused_suppression }, reported);
}

static void
add_unused_before(struct linter *linter, uint32_t until, struct events *events)
{
	const struct suppression *suppression;

	while (linter->more &&
	       (suppression = suppress_next_unused(&linter->suppressions, until)) != NULL) {
		if (!is_foreign(linter, suppression))
			see_unused(linter, add_unused(linter, suppression, events));
	}
}

/* Lets the file-wide suppressions before until count from now on, and prepares the findings for
 * those that stay unused: their chunk may be gone at the end. */
static void
activate_suppressions(struct linter *linter, uint32_t until)
{
	const struct suppressions *of = &linter->suppressions;
	size_t before = of->active;
	bool passes;

	suppress_activate(&linter->suppressions, until);
	for (; before < of->active; before++) {
		passes = add_unused(linter, &of->of_file.list[before], &linter->late);
		if (!passes || is_silent(linter))
			events_add(&linter->late, passes ? EVENT_finding : EVENT_known, NO_STR);
	}
}

static void
add_unused_in_file(struct linter *linter, struct events *events)
{
	const struct suppressions *of = &linter->suppressions;
	const struct event *event;
	size_t i;

	for (i = 0; i < of->active && linter->more; i++) {
		event = &linter->late.list[i];
		if (of->of_file.used[i] || is_foreign(linter, &of->of_file.list[i]))
			continue;
		see_unused(linter, event->kind == EVENT_finding);
		if (event->kind != EVENT_finding || is_silent(linter))
			continue;
		events_repeat(events, event);
		linter->more = events_more(events);
	}
}

static void
add_left_out(struct linter *linter, size_t count, struct events *events)
{
	if (linter->fixes != NULL)
		linter->fixes->found.left_out += count;
	if (count > 0)
		events_fail_too_many(events, linter->session.text.name, count);
}

/* Adds a finding unless it is suppressed or the policy leaves it out. */
static void
add_finding(struct linter *linter, struct finding finding, struct events *events)
{
	const struct user_rule *user = user_rule(linter, &finding);
	struct str name = user != NULL ? user->name : str_of(diag_rows[finding.rule].name);
	bool reported;

	if (linter->unreadable ||
	    !fixes_can_fix(&linter->session, &finding, linter->options->unsafe_fixes))
		finding.fix = 0;
	reported = !suppress_finding(&linter->suppressions, &finding, name) &&
		   filter_finding(linter, &finding, events);
	if (linter->fixes != NULL)
		fixes_add_finding(linter->fixes, &finding, reported);
}

static void
add_game_findings(struct linter *linter, struct events *events)
{
	const struct diags *diags = &linter->session.diags;
	size_t i;

	if (linter->fixes != NULL)
		fixes_begin_findings(linter->fixes, diags);
	for (i = 0; i < diags->count && linter->more; i++)
		add_finding(linter, diags->list[i], events);
	if (linter->fixes != NULL)
		fixes_end_findings(linter->fixes, diags);
	add_left_out(linter, diags->left_out, events);
}

static void
add_text_findings(struct linter *linter, uint32_t until, struct events *events)
{
	const struct finding *finding;

	while (linter->more && (finding = session_text_finding(&linter->session, until)) != NULL)
		add_finding(linter, *finding, events);
}

bool
linter_begin(struct linter *linter, struct str name, const char *reason, struct events *events)
{
	struct session *session = &linter->session;

	linter->more = true;
	linter->unreadable = false;
	linter->listed = 0;
	if (reason != NULL) {
		linter->more = events_fail_all(events, name, reason);
		return false;
	}
	events_file(events, session, linter->options->verbose ? &linter->options->language : NULL);
	suppress_begin(&linter->suppressions);
	events_clear(&linter->late);
	return true;
}

static void
apply_user_rules(struct linter *linter)
{
	const struct linter_options *options = linter->options;
	struct finding finding = { .rule = DIAG_user };
	size_t i;

	if (options->users == NULL)
		return;
	if (linter->patterns == NULL)
		linter->patterns = pattern_context_new(linter->memory);
	for (i = 0; i < options->users->count; i++) {
		finding.own = (uint32_t)i + 1;
		finding.severity = options->users->list[i].severity;
		if (policy_severity(&options->policy, &finding) != SEVERITY_off)
			user_find(&options->users->list[i], i, linter->patterns, &linter->session);
	}
	diags_sort(&linter->session.diags);
}

void
linter_begin_chunk(struct linter *linter, struct events *events)
{
	const struct session *session = &linter->session;

	linter->converter.led = false;
	if (linter->options->conversion != NULL)
		return;
	suppress_find(
	    &linter->suppressions, &session->text, session->source.format, session->begin);
	if (linter->fixes == NULL)
		return;
	/* the chunk is the file: all findings about the text can be fixed at once */
	fixes_begin_findings(linter->fixes, &session->file_diags);
	activate_suppressions(linter, UINT32_MAX);
	add_text_findings(linter, UINT32_MAX, events);
	fixes_end_findings(linter->fixes, &session->file_diags);
}

/* Adds the game, with the cells that are wanted. */
static struct event_game *
add_game(struct linter *linter, struct events *events)
{
	const struct linter_options *options = linter->options;
	struct session *session = &linter->session;
	struct event_game *game = events_game(events, session);

	if (options->boards)
		game->board = drawing_of(session, &linter->worst, &linter->cells, events);
	if (options->cells == NULL)
		return game;
	if (options->lines && session->game != NULL)
		game->line = text_place(&session->text, session->record.at.at).line;
	game->cells =
	    options->cells(options->cells_of, session, linter->counts, &linter->cells, events);
	return game;
}

/* Adds what becomes of the game, which is converted. */
static void
add_converted(struct linter *linter, struct events *events)
{
	struct event_converted converted = { .end = CONVERSION_written, .ahead = -1 };

	convert_game(
	    &linter->converter, linter->options->conversion, &linter->session, events, &converted);
	events_converted(events, add_game(linter, events), &converted);
}

/* Passes a game that is not wanted, with all that would be reported of its text. */
static void
leave_out(struct linter *linter, struct events *events)
{
	struct session *session = &linter->session;
	uint32_t until = session_reach(session);

	activate_suppressions(linter, until);
	session_pass_text(session, until);
	while (suppress_next_unused(&linter->suppressions, until) != NULL)
		;
	filters_leave_out(&linter->chooser, session->text.name, events);
}

/* Adds what is found in the game, which is linted, and the game. */
static void
lint_game(struct linter *linter, struct events *events)
{
	struct session *session = &linter->session;
	uint32_t until = session_reach(session);

	activate_suppressions(linter, until);
	memset(linter->counts, 0, sizeof linter->counts);
	linter->worst.ply = 0;
	linter->unreadable |= session_verdict(session) == VERDICT_unreadable;
	apply_user_rules(linter);
	add_text_findings(linter, until, events);
	add_game_findings(linter, events);
	add_unused_before(linter, until, events);
	add_game(linter, events);
	if (linter->fixes != NULL)
		fixes_compare_game(linter->fixes, session);
}

bool
linter_next(struct linter *linter, struct events *events)
{
	if (!session_next(&linter->session))
		return false;
	if (!filters_choose(&linter->chooser, &linter->session))
		leave_out(linter, events);
	else if (linter->options->conversion != NULL)
		add_converted(linter, events);
	else
		lint_game(linter, events);
	linter->more = linter->more && events_more(events);
	return true;
}

uint32_t
linter_keep(const struct linter *linter)
{
	return suppress_keep(
	    &linter->suppressions, &linter->session.text, linter->session.parse.at);
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
	if (linter->options->conversion != NULL)
		convert_late_lines(&linter->session, events);
	if (linter->options->filters != NULL)
		return;
	add_text_findings(linter, UINT32_MAX, events);
	add_unused_before(linter, UINT32_MAX, events);
}

void
linter_chunks(struct linter *linter, struct chunk *chunk, struct events *events)
{
	do {
		if (linter->options->chunks && chunk->at.at > 0)
			events_chunk(events, &linter->session, &chunk->at);
		lint_chunk(linter, events);
		if (linter->more && chunk_waits(chunk))
			linter->more = events_report(events);
	} while (linter->more && chunk_next(chunk, linter_keep(linter)));
}

void
linter_end(struct linter *linter, struct events *events)
{
	add_left_out(linter, linter->session.source.text_left_out, events);
	if (linter->options->filters == NULL) /* else they may be of use in other games */
		add_unused_in_file(linter, events);
	events_add(events, EVENT_end, linter->session.text.name);
}

bool
linter_lint(struct linter *linter, struct str name, struct str bytes, struct events *events)
{
	const char *reason = session_open(&linter->session, name, bytes, true);

	if (linter_begin(linter, name, reason, events)) {
		lint_chunk(linter, events);
		linter_end(linter, events);
	}
	return linter->more;
}
